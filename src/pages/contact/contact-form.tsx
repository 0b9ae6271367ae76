import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { mailtoHref } from "@/lib/mailto";
import { site } from "@/lib/site";
import { toast } from "@/lib/toast";
import { type Letter, letterMail, readLetter } from "@/pages/contact/letter";
import { MailLink } from "@/pages/contact/mail-link";

/** Nothing is sent to a server: the link below the form hands what was written to the visitor's mail program. */
export function ContactForm() {
  const [letter, setLetter] = useState<Letter>();
  const noteId = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The link keeps what the form forgets.
    setLetter(readLetter(event.currentTarget));
    event.currentTarget.reset();
    toast({
      title: "Message Sent!",
      description: "We'll get back to you within 24-48 hours.",
      tone: "success",
    });
  }

  return (
    <Card padding="lg" className="rounded-2xl sm:p-10">
      <h2 className="text-2xl">Send us a message</h2>
      <form
        // Before the scripts run, the browser itself hands the fields to the mail program.
        action={mailtoHref(site.contactEmail)}
        method="post"
        encType="text/plain"
        onInput={(event) => setLetter(readLetter(event.currentTarget))}
        onSubmit={send}
        className="mt-6 grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" name="name" autoComplete="name" required />
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
        </div>
        <TextField label="Subject" name="subject" required />
        <TextareaField label="Message" name="message" rows={6} required />
        <p id={noteId} className="text-sm text-ink-soft">
          All four fields are required. The form itself hands nothing to a server and stores
          nothing. To get your words into our mailbox, use the link beside the button: it opens them
          in your own mail program, and you send them from there.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" aria-describedby={noteId}>
            Send Message
          </Button>
          <MailLink mail={letter && letterMail(letter)} />
        </div>
      </form>
    </Card>
  );
}
