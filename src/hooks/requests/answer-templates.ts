import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const fetchTemplates = (practiceId: string, signal: AbortSignal) =>
  unwrap(
    supabase
      .from("answer_templates")
      .select("id, name, body")
      .eq("doctor_id", practiceId)
      .order("created_at")
      .abortSignal(signal),
  );

/** The answer templates that a practice wrote, oldest first. */
export const useAnswerTemplates = (practiceId: string) =>
  useQuery(
    queryOptions({
      queryKey: requestKeys.templates(practiceId),
      queryFn: ({ signal }) => fetchTemplates(practiceId, signal),
    }),
  );

interface NewTemplate {
  id: string;
  doctor_id: string;
  name: string;
  body: string;
}

async function addTemplate(template: NewTemplate) {
  await unwrap(supabase.from("answer_templates").insert(template));
}

/** Saves an answer template of a practice. */
export function useAddTemplate() {
  return useMutation({
    mutationFn: addTemplate,
    meta: { invalidates: [requestKeys.all] },
  });
}

async function removeTemplate(id: string) {
  await unwrap(supabase.from("answer_templates").delete().eq("id", id));
}

/** Removes an answer template of a practice. */
export function useRemoveTemplate() {
  return useMutation({
    mutationFn: removeTemplate,
    meta: { invalidates: [requestKeys.all], errorTitle: "Error" },
  });
}
