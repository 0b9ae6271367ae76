import type { Enums } from "@/lib/supabase/database.types";

type ContactMethod = Enums<"contact_method">;

const verbs: Record<ContactMethod, string> = { email: "email", phone: "call", text: "text" };

/** How the practice can answer a request. */
export const answerText = (method: ContactMethod): string =>
  `The practice will ${verbs[method]} you or answer on your dashboard.`;
