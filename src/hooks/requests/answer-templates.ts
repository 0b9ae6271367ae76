import { useMutation, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The answer templates that a practice wrote, oldest first. */
export const useAnswerTemplates = (practiceId: string) =>
  useQuery({
    queryKey: requestKeys.templates(practiceId),
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from("answer_templates")
          .select("id, name, body")
          .eq("doctor_id", practiceId)
          .order("created_at")
          .abortSignal(signal),
      ),
  });

interface NewTemplate {
  id: string;
  doctor_id: string;
  name: string;
  body: string;
}

/** Saves an answer template of a practice. */
export const useAddTemplate = () =>
  useMutation({
    mutationFn: (template: NewTemplate) =>
      unwrap(supabase.from("answer_templates").insert(template)),
    meta: { invalidates: [requestKeys.all] },
  });

/** Removes an answer template of a practice. */
export const useRemoveTemplate = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.from("answer_templates").delete().eq("id", id)),
    meta: { invalidates: [requestKeys.all], errorTitle: "Error" },
  });
