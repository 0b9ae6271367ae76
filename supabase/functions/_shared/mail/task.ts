import { z } from "zod";
import { emailedEvents } from "./event-codes.ts";

/** The questions that a request can carry. */
const question = z.enum([
  "included",
  "family_prices",
  "first_visit",
  "start",
  "new_patients",
  "hsa",
]);

/** The data of an email, read when it is sent. All fields are optional, because names and rows may be deleted. */
export const facts = z.object({
  listing: z.string().optional(),
  practice: z.string().optional(),
  post: z.string().optional(),
  place: z.string().optional(),
  found: z.number().optional(),
  person: z.string().optional(),
  people: z.number().optional(),
  /** The admin who made a decision. */
  admin: z.string().optional(),
  plan: z.string().optional(),
  asks_for: z.enum(["membership", "appointment", "question", "meeting", "waitlist"]).optional(),
  /** The other details of a request. */
  requested_for: z.enum(["self", "child", "parent", "household"]).optional(),
  starts_on: z.string().optional(),
  contact_method: z.enum(["email", "phone", "text"]).optional(),
  questions: z.array(question).optional(),
  /** For a request in Spanish: whether the listing says that somebody there speaks it. */
  prefers_spanish: z.object({ is_spoken: z.boolean() }).optional(),
  /** When a practice closes, and which one it suggests. */
  closes_on: z.string().optional(),
  suggested: z.string().optional(),
  /** The prices that a practice has announced, by column. */
  announced: z
    .looseObject({ starts_on: z.string(), monthly_price: z.number().nullish() })
    .optional(),
  accepting: z.number().optional(),
  /** In a digest: new posts in the state, and followed posts with new comments. */
  state: z.string().optional(),
  posts: z.number().optional(),
  threads: z.number().optional(),
  /** The last day of a suspension. */
  ends_on: z.string().optional(),
  /** What a removal request is about, and the listings that it was removed from. */
  removal: z.enum(["practice", "physician", "former name"]).optional(),
  removed_from: z.array(z.string()).optional(),
  /** The listings that an admin has excepted from the removal register. */
  allowed: z.array(z.string()).optional(),
  /** The decision that an appeal was about. */
  appealed: z
    .enum([
      "post_hidden",
      "post_removed",
      "comment_hidden",
      "comment_removed",
      "listing_rejected",
      "listing_taken_down",
      "member_suspended",
    ])
    .optional(),
  /** An admin's reason for a decision. */
  reason: z.string().optional(),
  /** What somebody else did to a listing, and the values before and after by column. */
  act: z.string().optional(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).optional(),
  /** What the recipient can do about a decision on a claim or listing. */
  next_step: z.enum(["claim", "compete", "unlisted", "resubmit", "appeal", "ended"]).optional(),
  /** A field or part of a rejected change. */
  field: z.string().optional(),
  /** The fields that an approved claim filled in. */
  added: z.array(z.string()).optional(),
  /** A 6-digit code, and the id for the link that disputes it. */
  code: z.string().optional(),
  refusal: z.string().optional(),
  /** An invitation to an email address. */
  invitation: z.string().optional(),
  /** The id for unsubscribing from invitations. */
  invited: z.string().optional(),
  /** A message of the contact page, and the reply to it. */
  subject: z.string().optional(),
  message: z.string().optional(),
  reply: z.string().optional(),
  /** Confirms a removal request. */
  token: z.string().optional(),
  /** The number of items pending review in each admin queue. */
  queues: z.record(z.string(), z.number()).optional(),
  role: z.enum(["manager", "front_desk", "owner"]).optional(),
});

const language = z.enum(["en", "es"]);

/** A leased email: a row of `private.lease_email`. */
export const task = z.object({
  id: z.string(),
  lease: z.string(),
  /** Null for visitors without an account. */
  recipient: z.string().nullable(),
  address: z.string(),
  event: z.enum(emailedEvents),
  /** The topic members can mute; null for emails that are always sent. */
  topic: z.string().nullable(),
  attempts: z.number(),
  language,
  // Some drivers return JSON as text.
  facts: z.preprocess((value) => (typeof value === "string" ? JSON.parse(value) : value), facts),
});

export type Facts = z.infer<typeof facts>;
export type Language = z.infer<typeof language>;
export type Task = z.infer<typeof task>;
