import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { contactRepliesLimits } from "@/lib/supabase/column-limits";

interface ReplyFormProps {
  /** The name of the sender. */
  to: string;
  onSend: (id: string, body: string) => Promise<void>;
}

/** Sends a reply by email. The text stays in the form until it was sent. */
export function ReplyForm({ to, onSend }: ReplyFormProps) {
  // Retries send the same id, so that a reply is emailed only once.
  const [id] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (body.trim() === "") {
      setIsMissing(true);
      return;
    }
    setIsBusy(true);
    try {
      await onSend(id, body.trim());
    } catch {
      // The query client shows the error as a toast.
    }
    setIsBusy(false);
  }

  return (
    <Form onSubmit={(event) => send(event)} className="mt-5 grid gap-3">
      <TextareaField
        label={`Reply to ${to}`}
        rows={4}
        maxLength={contactRepliesLimits.body[1]}
        value={body}
        error={isMissing && body.trim() === "" ? "Enter a reply" : undefined}
        hint="We’ll email it to the sender and mark the message as answered."
        onChange={({ target }) => setBody(target.value)}
      />
      <Button type="submit" size="sm" isBusy={isBusy} className="justify-self-start">
        Send reply
      </Button>
    </Form>
  );
}
