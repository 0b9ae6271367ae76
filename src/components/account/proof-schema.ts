import { z } from "zod";
import { needsAppCode, type Proof } from "@/hooks/account/identities";
import { AuthFailure } from "@/lib/account/auth-errors";
import { codeSchema } from "@/lib/account/credentials";
import { t } from "@/lib/messages";

/** The fields for reauthentication. A field that is not shown has no value. */
export const proofShape = {
  currentPassword: z.string().min(1, t`Enter your current password`).optional(),
  emailCode: codeSchema.optional(),
  appCode: codeSchema.optional(),
};

export type ProofValues = z.infer<z.ZodObject<typeof proofShape>>;

export const toProof = ({ currentPassword, emailCode, appCode }: ProofValues): Proof => ({
  password: currentPassword,
  emailCode,
  appCode,
});

const wrongCode = t`This code is incorrect, expired, or already used. Check it or request a new one.`;

/** The field that an error belongs to, and its message. */
export interface Mistake<Field> {
  field: Field;
  message: string;
}

/** Shows a mistake at its field, which gets the focus. */
export function showMistake<Field extends string>(
  mistake: Mistake<Field> | null,
  setError: (field: Field, error: { message: string }, options: { shouldFocus: true }) => void,
) {
  if (mistake) setError(mistake.field, { message: mistake.message }, { shouldFocus: true });
}

/** The mistake in the fields for reauthentication; null if an error belongs to none of them. */
export function proofMistake(error: Error): Mistake<keyof ProofValues> | null {
  const code = error instanceof AuthFailure ? error.code : "";
  if (code === "invalid_credentials") {
    return { field: "currentPassword", message: t`This isn't your current password.` };
  }
  if (code === "otp_expired") return { field: "emailCode", message: wrongCode };
  if (code === needsAppCode) {
    return { field: "appCode", message: t`Enter the 6-digit code from your authenticator app` };
  }
  return code.startsWith("mfa_") ? { field: "appCode", message: wrongCode } : null;
}
