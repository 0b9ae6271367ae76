import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

/** A message of the contact page. The id is the sender's, so that sending it again after a lost answer stores it once. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Hands a message to the administrators. Throws an `AppError` with words for the sender. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { error, status } = await api.from("contact_messages").insert(message);
  // It has arrived before.
  if (error?.code === "23505") return;
  if (error) throw toAppError(error, status);
}
