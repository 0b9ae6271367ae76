import { z } from "zod";

/** An address to suppress, and the reason. */
export interface Suppression {
  address: string;
  reason: string;
}

const bounced = "An email bounced because the mailbox doesn't exist or doesn't accept email";
/** The reason for suppressing an address after a spam complaint. */
export const complained = "An email was reported as spam";

const postmark = z
  .object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string() })
  .transform(({ RecordType, Type, Email }): Suppression[] => {
    if (RecordType === "SpamComplaint") return [{ address: Email, reason: complained }];
    const isPermanent = ["HardBounce", "BadEmailAddress", "ManuallyDeactivated"].includes(
      Type ?? "",
    );
    return RecordType === "Bounce" && isPermanent ? [{ address: Email, reason: bounced }] : [];
  });

const resend = z
  .object({
    type: z.string(),
    data: z.object({
      to: z.array(z.string()),
      bounce: z.object({ type: z.string() }).optional(),
    }),
  })
  .transform(({ type, data }): Suppression[] => {
    const isPermanent = type === "email.bounced" && data.bounce?.type !== "Transient";
    if (!isPermanent && type !== "email.complained") return [];
    return data.to.map((address) => ({ address, reason: isPermanent ? bounced : complained }));
  });

const sendgrid = z
  .array(z.object({ event: z.string(), email: z.string(), type: z.string().optional() }))
  .transform((events): Suppression[] =>
    events.flatMap(({ event, email, type }) => {
      if (event === "spamreport") return [{ address: email, reason: complained }];
      // "blocked" is temporary: the mailbox exists.
      return event === "bounce" && type !== "blocked" ? [{ address: email, reason: bounced }] : [];
    }),
  );

const report = z.union([postmark, resend, sendgrid]);

/**
 * Parses a report from Postmark, Resend, or SendGrid. Returns null for other formats. Temporary
 * failures suppress nothing.
 */
export function parseSuppressions(body: unknown): Suppression[] | null {
  const parsed = report.safeParse(body);
  return parsed.success ? parsed.data : null;
}
