import { z } from "zod";

/** An address that is not to be mailed to any more, and why. */
export interface Stop {
  address: string;
  because: string;
}

const bounced = "An email bounced because the mailbox doesn't exist or doesn't accept email";
/** Why somebody is not mailed any more who complained. */
export const complained = "An email was reported as spam";

const postmark = z
  .object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string() })
  .transform(({ RecordType, Type, Email }): Stop[] => {
    if (RecordType === "SpamComplaint") return [{ address: Email, because: complained }];
    const isForGood = ["HardBounce", "BadEmailAddress", "ManuallyDeactivated"].includes(Type ?? "");
    return RecordType === "Bounce" && isForGood ? [{ address: Email, because: bounced }] : [];
  });

const resend = z
  .object({
    type: z.string(),
    data: z.object({
      to: z.array(z.string()),
      bounce: z.object({ type: z.string() }).optional(),
    }),
  })
  .transform(({ type, data }): Stop[] => {
    const isForGood = type === "email.bounced" && data.bounce?.type !== "Transient";
    if (!isForGood && type !== "email.complained") return [];
    return data.to.map((address) => ({ address, because: isForGood ? bounced : complained }));
  });

const sendgrid = z
  .array(z.object({ event: z.string(), email: z.string(), type: z.string().optional() }))
  .transform((events): Stop[] =>
    events.flatMap(({ event, email, type }) => {
      if (event === "spamreport") return [{ address: email, because: complained }];
      // "blocked" passes: the mailbox is there.
      return event === "bounce" && type !== "blocked" ? [{ address: email, because: bounced }] : [];
    }),
  );

const report = z.union([postmark, resend, sendgrid]);

/** Reads what Postmark, Resend or SendGrid report; null where it is none of theirs. What passes by itself stops nothing. */
export function stopsIn(body: unknown): Stop[] | null {
  const read = report.safeParse(body);
  return read.success ? read.data : null;
}
