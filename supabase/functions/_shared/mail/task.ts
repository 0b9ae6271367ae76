import { z } from "zod";

/** What a mail is about, as the database says it when the mail is sent. Nothing of it is certain: names and rows go. */
export const facts = z.object({
  listing: z.string().optional(),
  practice: z.string().optional(),
  post: z.string().optional(),
  place: z.string().optional(),
  found: z.number().optional(),
  person: z.string().optional(),
  people: z.number().optional(),
  plan: z.string().optional(),
  asks_for: z.enum(["membership", "appointment"]).optional(),
  waiting: z.number().optional(),
  accepting: z.number().optional(),
  /** An admin's reason for a decision. */
  reason: z.string().optional(),
  /** Six digits, and what refuses them: the id that its link names. */
  code: z.string().optional(),
  refusal: z.string().optional(),
  /** An invitation to an address, and as what. */
  invitation: z.string().optional(),
  /** What the link names that ends invitations to the address. */
  invited: z.string().optional(),
  /** A message of the contact page, and the reply to it. */
  subject: z.string().optional(),
  message: z.string().optional(),
  reply: z.string().optional(),
  /** Confirms a removal request. */
  token: z.string().optional(),
  /** How many items wait for an admin in each queue. */
  queues: z.record(z.string(), z.number()).optional(),
  role: z.enum(["manager", "front_desk", "owner"]).optional(),
});

/** A mail that this sender has taken: a row of `private.lease_email`. */
export const task = z.object({
  id: z.string(),
  lease: z.string(),
  /** Null for visitors without an account. */
  recipient: z.string().nullable(),
  address: z.string(),
  kind: z.string(),
  /** What members choose by; null for what is always sent. */
  topic: z.string().nullable(),
  attempts: z.number(),
  first_of_thread: z.string().nullable(),
  answers: z.string().nullable(),
  // Some drivers hand JSON over as text.
  facts: z.preprocess((value) => (typeof value === "string" ? JSON.parse(value) : value), facts),
});

export type Facts = z.infer<typeof facts>;
export type Task = z.infer<typeof task>;
