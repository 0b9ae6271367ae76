import type { Mail } from "@/lib/format/mailto";

export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Reads the fields of the form. */
export function readContactForm(form: HTMLFormElement): Letter {
  const fields = new FormData(form);
  const text = (name: keyof Letter) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
  };
}

/** Converts the message to a mailto link with a signature. */
export function toEmail({ name, email, subject, message }: Letter): Mail {
  const signature = [name, email].filter(Boolean).join("\n");
  return { subject, body: [message, signature].filter(Boolean).join("\n\n") };
}

/** The ids of messages that may have been stored, by content, so that a retry doesn't create a duplicate. */
const ids = new Map<string, string>();

/** Sends a message. The client is loaded lazily, because the page reads no data. */
export async function sendMessage(letter: Letter): Promise<void> {
  const missing = Object.entries(letter).find(([, text]) => text === "");
  if (missing) throw new Error(`The ${missing[0]} is blank.`);
  const words = JSON.stringify(letter);
  const id = ids.get(words) ?? crypto.randomUUID();
  ids.set(words, id);
  const { sendContactMessage } = await import("@/hooks/contact/send").catch((cause: unknown) => {
    throw new Error("We couldn't reach the server. Check your connection and try again.", {
      cause,
    });
  });
  await sendContactMessage({ id, ...letter });
  ids.delete(words);
}
