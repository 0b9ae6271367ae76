import type { Mail } from "@/lib/mailto";

export interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What stands in the fields of the form. */
export function readLetter(form: HTMLFormElement): Letter {
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

/** The same as a mail: signed, with the address to answer to. */
export function letterMail({ name, email, subject, message }: Letter): Mail {
  const signature = [name, email].filter(Boolean).join("\n");
  return { subject, body: [message, signature].filter(Boolean).join("\n\n") };
}
