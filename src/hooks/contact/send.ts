import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

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
  // What has arrived before is there.
  await unwrap(supabase.from("contact_messages").insert(message), { "23505": null });
}
