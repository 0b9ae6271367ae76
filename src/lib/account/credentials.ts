import { z } from "zod";
import { isCommonPassword } from "@/lib/account/password-strength";
import { plainLine } from "@/lib/format/plain-line";
import { t } from "@/lib/messages";

/**
 * Passes a typed email to the next page in the router state, to keep it out of the URL.
 */
export const withTypedEmail = (email: string) => ({ typedEmail: email.trim() });

/** The email passed by `withTypedEmail`; empty if there is none. */
export const typedEmailIn = (state: unknown): string => emailIn(state, "typedEmail") ?? "";

/** The router state of a page that waits for the code that was sent to an email. */
export const withAwaitedEmail = (email: string) => ({ awaitedEmail: email });

/** The email passed by `withAwaitedEmail`; null if there is none. */
export const awaitedEmailIn = (state: unknown): string | null => emailIn(state, "awaitedEmail");

function emailIn(state: unknown, name: string): string | null {
  const email: unknown = Object(state)[name];
  return typeof email === "string" ? email : null;
}

// The fields of the sign-in pages, validated like in the database and the auth server.

/** An email. Only a confirmation proves who owns it. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, t`Enter your email`)
  .max(254, t`Use at most 254 characters`)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, t`Enter an email like name@example.com`);

/** Whether an email can be published: "?", "&", and "%" could inject content into a mailto link. */
export const isPublishableEmail = (email: string): boolean => !/[?&%]/.test(email);

/** A person's name. */
export const fullNameSchema = plainLine
  .min(1, t`Enter your full name`)
  .refine((name) => Array.from(name).length <= 100, t`Use at most 100 characters`);

/** The limit of bcrypt; the auth server rejects longer passwords. */
const mostBytes = 72;

/** A new password. Spaces count. */
export const newPasswordSchema = z
  .string()
  .min(1, t`Enter a password`)
  .refine((text) => text === "" || Array.from(text).length >= 6, t`Use at least 6 characters`)
  .refine(
    (text) => new TextEncoder().encode(text).length <= mostBytes,
    t`Use at most 72 characters. Emoji and accented letters count as more than one.`,
  )
  .refine(
    async (text) => Array.from(text).length < 6 || !(await isCommonPassword(text)),
    t`This password is too common and easy to guess. Choose another one.`,
  );

/** The 6-digit code from an email or an authenticator app, with or without spaces. */
export const codeSchema = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[0-9]{6}$/, t`Enter the 6-digit code`));
