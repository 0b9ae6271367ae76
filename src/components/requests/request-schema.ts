import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import { practiceRequestsLimits } from "@/lib/supabase/column-limits";

/** What a member asks a practice. An empty text stands for what the database keeps as null. */
export const requestSchema = z.object({
  plan: plainLine.refine(...atMost(practiceRequestsLimits.plan)),
  preferred_times: z
    .string()
    .trim()
    .refine(...atMost(practiceRequestsLimits.preferred_times)),
});

type RequestValues = z.infer<typeof requestSchema>;

const keptSchema = z.object({ plan: z.string().catch(""), preferred_times: z.string().catch("") });

/** What the form starts with: what was kept of an earlier try, as far as it is readable. */
export const toRequestValues = (kept: unknown): RequestValues =>
  keptSchema.catch({ plan: "", preferred_times: "" }).parse(kept);
