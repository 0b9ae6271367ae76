import { z } from "zod";
import { plainLine } from "@/lib/format/plain-line";

// The limits are those of the table; PostgreSQL counts characters, JavaScript's `length` halves of some.
const atMost = (count: number) => (text: string) => Array.from(text).length <= count;

/** What a member asks a practice. An empty text stands for what the database keeps as null. */
export const requestSchema = z.object({
  plan: plainLine.refine(atMost(80), "Please use at most 80 characters"),
  preferred_times: z.string().trim().refine(atMost(300), "Please use at most 300 characters"),
});

type RequestValues = z.infer<typeof requestSchema>;

const keptSchema = z.object({ plan: z.string().catch(""), preferred_times: z.string().catch("") });

/** What the form starts with: what was kept of an earlier try, as far as it is readable. */
export const toRequestValues = (kept: unknown): RequestValues =>
  keptSchema.catch({ plan: "", preferred_times: "" }).parse(kept);
