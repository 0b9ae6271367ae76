import { createHash, randomInt } from "node:crypto";
import { z } from "zod";
import { authError } from "./http.ts";
import type { AuthTools } from "./patch.ts";

const time = z.coerce.date().nullable();
const account = z.object({
  id: z.string(),
  email: z.string(),
  email_confirmed_at: time,
  confirmation_sent_at: time,
  recovery_sent_at: time,
  email_change: z.string().nullable(),
  email_change_sent_at: time,
});
export type Account = z.infer<typeof account>;

export async function findAccount({ db }: AuthTools, email: string): Promise<Account | undefined> {
  const [found] = await db.query(
    account,
    `select id::text, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at,
       email_change, email_change_sent_at
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  return found;
}

/** Returns an error response if the last mail was sent within `max_frequency`, or null. */
export function checkMailFrequency({ config }: AuthTools, sentAt: Date | null): Response | null {
  if (!sentAt) return null;
  const passed = (Date.now() - sentAt.getTime()) / 1000;
  const seconds = Math.ceil(Number.parseInt(config.max_frequency, 10) - passed);
  if (seconds <= 0) return null;
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return authError(429, "over_email_send_rate_limit", message);
}

/** Generates a code, with the hash that the database and the link contain. */
export function newCode({ config }: AuthTools, email: string): { code: string; hash: string } {
  const code = String(randomInt(10 ** config.otp_length)).padStart(config.otp_length, "0");
  return { code, hash: hashCode(email, code) };
}

export function hashCode(email: string, code: string): string {
  return createHash("sha256")
    .update(email.toLowerCase() + code)
    .digest("hex");
}

/** Sends a confirmation again. Returns an error response if the last one was sent too recently, or null. */
export async function sendConfirmation(tools: AuthTools, to: Account): Promise<Response | null> {
  const refusal = checkMailFrequency(tools, to.confirmation_sent_at);
  if (refusal) return refusal;
  const { code, hash } = newCode(tools, to.email);
  await tools.db.query(
    z.unknown(),
    "update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1",
    [to.id, hash],
  );
  await tools.mailer.sendConfirmation(to.email, hash, code, { userId: to.id });
  return null;
}
