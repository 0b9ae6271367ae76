import { t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";

type ContactMethod = Enums<"contact_method">;

const answerTexts: Record<ContactMethod, string> = {
  email: t`The practice can email you or answer on your dashboard.`,
  phone: t`The practice can call you or answer on your dashboard.`,
  text: t`The practice can text you or answer on your dashboard.`,
};

/** How the practice can answer a request. */
export const answerText = (method: ContactMethod): string => answerTexts[method];
