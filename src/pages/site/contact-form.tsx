import { AtSign } from "lucide-react";
import { useId, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type Mail, mailtoHref } from "@/lib/format/web-addresses";
import { operator } from "@/lib/site/site";
import { contactMessagesLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";
import { EmailAddress } from "@/pages/site/mail-address";

interface Letter {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Reads the fields of the form. */
function readContactForm(form: HTMLFormElement): Letter {
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
function toEmail({ name, email, subject, message }: Letter): Mail {
  const signature = [name, email].filter(Boolean).join("\n");
  return { subject, body: [message, signature].filter(Boolean).join("\n\n") };
}

/** The ids of messages that may have been stored, by content, so that a retry doesn't create a duplicate. */
const ids = new Map<string, string>();

/** Sends a message. The client is loaded lazily, because the page reads no data. */
async function sendMessage(letter: Letter): Promise<void> {
  const missing = Object.entries(letter).find(([, text]) => text === "");
  if (missing) throw new Error(`The ${missing[0]} is blank.`);
  const words = JSON.stringify(letter);
  const id = ids.get(words) ?? crypto.randomUUID();
  ids.set(words, id);
  const { sendContactMessage } = await import("@/hooks/site/contact-messages").catch(
    (cause: unknown) => {
      throw new Error("We couldn't reach the server. Check your connection and try again.", {
        cause,
      });
    },
  );
  await sendContactMessage({ id, ...letter });
  ids.delete(words);
}

/** Sends a message to the admins, and keeps it in the form until it was sent. */
export function ContactForm() {
  const [letter, setDraft] = useState<Letter>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const noteId = useId();

  async function send(form: HTMLFormElement) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await sendMessage(readContactForm(form));
      form.reset();
      setDraft(undefined);
      toast({
        title: "Message Sent!",
        description: "We'll get back to you within 24-48 hours.",
        tone: "success",
      });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  return (
    <Card padding="lg" className="rounded-2xl sm:p-10">
      <h2 className="text-2xl">Send us a message</h2>
      <Form
        method="post"
        // Uses the browser's own validation.
        noValidate={false}
        onInput={(event) => setDraft(readContactForm(event.currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          return send(event.currentTarget);
        }}
        className="mt-6 grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={contactMessagesLimits.name[1]}
            required
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={contactMessagesLimits.email[1]}
            required
          />
        </div>
        <TextField
          label="Subject"
          name="subject"
          maxLength={contactMessagesLimits.subject[1]}
          required
        />
        <TextareaField
          label="Message"
          name="message"
          rows={6}
          maxLength={contactMessagesLimits.message[1]}
          required
        />
        <p id={noteId} className="text-sm text-ink-soft">
          All fields are required. Only our admins can read your message, and they'll reply by
          email. We delete it 90 days after the reply.
        </p>
        <noscript>
          <p className="text-sm font-semibold">
            JavaScript is turned off. Turn it on to use this form.
          </p>
        </noscript>
        {failure && (
          <Notice tone="danger" title="We couldn't send your message" isAlert>
            {failure} Your message is still here.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            aria-describedby={noteId}
            isBusy={isBusy}
            className="noscript:hidden"
          >
            Send message
          </Button>
          <MailLink letter={letter} />
        </div>
      </Form>
    </Card>
  );
}

/** A mailto link to the operator, if configured, with the typed message. */
function MailLink({ letter }: { letter: Letter | undefined }) {
  if (!operator.email) return null;
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-sm">
      <AtSign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <TextLink
        to={mailtoHref(operator.email, letter && toEmail(letter))}
        className="wrap-anywhere"
      >
        Email <EmailAddress address={operator.email} />
      </TextLink>
    </p>
  );
}
