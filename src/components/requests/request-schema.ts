import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import { practiceRequestsLimits } from "@/lib/supabase/column-limits";

/** A request as typed. An empty string means null. */
export const requestSchema = z.object({
  plan: plainLine.refine(...atMost(practiceRequestsLimits.plan)),
  preferred_times: z
    .string()
    .trim()
    .refine(...atMost(practiceRequestsLimits.preferred_times)),
});

type RequestValues = z.infer<typeof requestSchema>;

const draftSchema = z.object({ plan: z.string().catch(""), preferred_times: z.string().catch("") });

/** Converts a stored draft to form values; unreadable values are empty. */
export const toRequestValues = (draft: unknown): RequestValues =>
  draftSchema.catch({ plan: "", preferred_times: "" }).parse(draft);
