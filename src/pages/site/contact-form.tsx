import { AtSign } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { clearDraft, loadDraft, saveDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { formatCount } from "@/lib/format/numbers";
import { type Mail, mailtoHref } from "@/lib/format/web-addresses";
import { t } from "@/lib/messages";
import { operator } from "@/lib/site/site";
import { contactMessagesLimits } from "@/lib/supabase/column-limits";
import { readStoredUserId } from "@/lib/supabase/session-hint";
import { toast } from "@/lib/toast";
import { EmailAddress } from "@/pages/site/mail-address";

const emptyLetter = { name: "", email: "", subject: "", message: "" };
type Letter = typeof emptyLetter;
type LetterField = keyof Letter;

const letterFields = ["name", "email", "subject", "message"] as const;

/** A letter of the values that a function returns for its fields. Unreadable ones are blank. */
function toLetter(read: (field: LetterField) => unknown): Letter {
  const letter = { ...emptyLetter };
  for (const field of letterFields) {
    const text = read(field);
    if (typeof text === "string") letter[field] = text.trim();
  }
  return letter;
}

const missing: Record<LetterField, string> = {
  name: t`Enter your name`,
  email: t`Enter your email`,
  subject: t`Enter a subject`,
  message: t`Enter your message`,
};

/** What is wrong with a field, if anything. Without zod, which this page doesn't load otherwise. */
function problemOf(field: LetterField, letter: Letter): string | undefined {
  const text = letter[field].trim();
  const longest = contactMessagesLimits[field][1];
  if (!text) return missing[field];
  if (Array.from(text).length > longest) {
    const most = formatCount(longest);
    return t`Use at most ${most} characters`;
  }
  if (field === "email" && !/^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/.test(text))
    return t`Enter an email like name@example.com`;
  return undefined;
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
  const words = JSON.stringify(letter);
  const id = ids.get(words) ?? crypto.randomUUID();
  ids.set(words, id);
  const { sendContactMessage } = await import("@/hooks/site/contact-messages").catch(
    (cause: unknown) => {
      throw new Error(t`We couldn't reach the server. Check your connection and try again.`, {
        cause,
      });
    },
  );
  await sendContactMessage({ id, ...letter });
  ids.delete(words);
}

/** The name of the draft of the member or visitor. */
const draftName = () => formDraft("contact", readStoredUserId());

/** Sends a message to the admins. A draft is stored on the device until it is sent. */
export function ContactForm() {
  const [letter, setLetter] = useState(emptyLetter);
  /** Whether the visitor has tried to send it. Errors show from then on. */
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const noteId = useId();

  // Restored after the first render, because the server's HTML has no draft.
  useEffect(() => {
    const draft = loadDraft(draftName());
    setLetter(toLetter((field) => Object(draft)[field]));
  }, []);

  const control = (field: LetterField) => ({
    name: field,
    value: letter[field],
    error: isChecked ? problemOf(field, letter) : "",
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const change = { [field]: target.value };
      // Several fields can change before the next render, when what was typed is restored.
      setLetter((before) => ({ ...before, ...change }));
      saveDraft(draftName(), { ...letter, ...Object(loadDraft(draftName())), ...change });
    },
  });

  async function send(form: HTMLFormElement) {
    const invalid = letterFields.find((field) => problemOf(field, letter));
    setIsChecked(invalid !== undefined);
    setFailure(undefined);
    if (invalid) {
      form.querySelector<HTMLElement>(`[name=${invalid}]`)?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await sendMessage(toLetter((field) => letter[field]));
      clearDraft(draftName());
      setLetter(emptyLetter);
      toast({
        title: t`Message Sent!`,
        description: t`We'll get back to you within 24-48 hours.`,
        tone: "success",
      });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  return (
    <Card padding="lg" className="rounded-2xl sm:p-10">
      <h2 className="text-2xl">
        <Trans>Send us a message</Trans>
      </h2>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          return send(event.currentTarget);
        }}
        className="mt-6 grid gap-5"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField autoComplete="name" label={t`Name`} {...control("name")} />
          <TextField type="email" autoComplete="email" label={t`Email`} {...control("email")} />
        </div>
        <TextField label={t`Subject`} {...control("subject")} />
        <TextareaField rows={6} label={t`Message`} {...control("message")} />
        <p id={noteId} className="text-sm text-ink-soft">
          <Trans>
            All fields are required. Only our admins can read your message, and they'll reply by
            email. We delete it 90 days after the reply.
          </Trans>
        </p>
        <noscript>
          <p className="text-sm font-semibold">
            <Trans>JavaScript is turned off. Turn it on to use this form.</Trans>
          </p>
        </noscript>
        {failure && (
          <Notice tone="danger" title={t`We couldn't send your message`} isAlert>
            {failure} <Trans>Your message is still here.</Trans>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            aria-describedby={noteId}
            isBusy={isBusy}
            className="noscript:hidden"
          >
            <Trans>Send message</Trans>
          </Button>
          <MailLink letter={letter} />
        </div>
      </Form>
    </Card>
  );
}

/** A mailto link to the operator, if configured, with the typed message. */
function MailLink({ letter }: { letter: Letter }) {
  if (!operator.email) return null;
  return (
    <p className="flex min-h-11 items-center gap-2.5 text-sm">
      <AtSign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <TextLink to={mailtoHref(operator.email, toEmail(letter))} className="wrap-anywhere">
        <Trans>
          Email <EmailAddress address={operator.email} />
        </Trans>
      </TextLink>
    </p>
  );
}
