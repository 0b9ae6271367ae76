import { z } from "zod";
import { plainLine } from "@/lib/format/plain-line";
import { isCommonPassword } from "@/lib/session/common-passwords";

// What people type at the door, checked as the database and the auth server will check it.

/** An e-mail address. Who it belongs to, only a mail can tell. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, "Enter your email")
  .max(254, "Use at most 254 characters")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Enter an email like name@example.com");

/** Whether an address may be published: "?", "&" and "%" could write the rest of the mail that a link opens. */
export const isPublishableEmail = (email: string): boolean => !/[?&%]/.test(email);

/** A person's name. */
export const fullNameSchema = plainLine
  .min(1, "Enter your full name")
  .refine((name) => Array.from(name).length <= 100, "Use at most 100 characters");

/** The server keeps a hash that sees no more than these; it refuses what is longer. */
const mostBytes = 72;

/** A password to be set. Spaces belong to it. */
export const newPasswordSchema = z
  .string()
  .min(1, "Enter a password")
  .refine((text) => text === "" || Array.from(text).length >= 6, "Use at least 6 characters")
  .refine(
    (text) => new TextEncoder().encode(text).length <= mostBytes,
    "Use at most 72 characters. Emoji and accented letters count as more than one.",
  )
  .refine(
    async (text) => Array.from(text).length < 6 || !(await isCommonPassword(text)),
    "This password is too common and easy to guess. Choose another one.",
  );

/** The six digits of a mail or an authenticator app, as people copy them. */
export const codeSchema = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[0-9]{6}$/, "Enter the 6-digit code"));
