import { type SubmitEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DecisionForm } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { Form } from "@/components/forms/form";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import {
  type MessageStatus,
  type ReceivedMessage,
  useMessageReplies,
  useMessages,
  useReplyToMessage,
  useSettleMessage,
} from "@/hooks/site/contact-messages";
import { parseMessageFilters } from "@/lib/admin/admin-queues";
import { replyTemplates } from "@/lib/admin/canned-reasons";
import { formatMoment } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/web-addresses";
import { paths } from "@/lib/paths";
import { contactRepliesLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

const outcomeLabels: Record<MessageStatus, string> = {
  open: "Message reopened",
  answered: "Marked as answered",
  spam: "Marked as spam",
};

/** A message from the contact page with its replies. */
export function MessageRow({ message }: { message: ReceivedMessage }) {
  const settle = useSettleMessage();
  const reply = useReplyToMessage();
  const isOpen = message.status === "open";

  async function decide(outcome: MessageStatus) {
    await settle.mutateAsync({ target: message.id, outcome });
    toast({ title: outcomeLabels[outcome], tone: "success" });
  }

  async function send(id: string, body: string) {
    await reply.mutateAsync({ reply: id, target: message.id, body });
    toast({
      title: "Reply sent",
      description: `It's on its way to ${message.email}.`,
      tone: "success",
    });
  }

  return (
    <QueueRow title={message.subject} lead={<Lead message={message} />}>
      <blockquote className="mt-4 break-words whitespace-pre-line">{message.message}</blockquote>
      <MessageReplies message={message.id} />
      {isOpen && <ReplyForm to={message.name} onSend={send} />}
      {isOpen ? (
        <DecisionForm
          approve={{ label: "Mark as answered", isSecondary: true }}
          reject={{ label: "Mark as spam" }}
          onDecide={(isAnswered) => decide(isAnswered ? "answered" : "spam")}
        />
      ) : (
        <DecisionForm approve={{ label: "Reopen" }} onDecide={() => decide("open")} />
      )}
    </QueueRow>
  );
}

function Lead({
  message: { name, email, created_at, status, settled_at },
}: {
  message: ReceivedMessage;
}) {
  return (
    <>
      From {name}, <TextLink to={mailtoHref(email)}>{email}</TextLink>, {formatMoment(created_at)}
      {settled_at && ` · ${outcomeLabels[status]} ${formatMoment(settled_at)}`}
    </>
  );
}

/** The replies to a message with their delivery status. */
function MessageReplies({ message }: { message: string }) {
  const replies = useMessageReplies(message);
  if (replies.error) return <LoadFailure query={replies} />;
  if (!replies.data || replies.data.length === 0) return null;
  return (
    <ul aria-label="Replies" className="mt-4 grid gap-3">
      {replies.data.map(({ id, author_name, body, created_at, sent_at, failure, is_given_up }) => (
        <li key={id} className="rounded-lg bg-sage p-4">
          <p className="text-sm text-ink-soft">
            {author_name ?? "A deleted account"} replied {formatMoment(created_at)}
            {sent_at ? ` · Sent ${formatMoment(sent_at)}` : !failure && " · Sending soon"}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{body}</p>
          {failure && (
            <Notice
              tone={is_given_up ? "danger" : "attention"}
              title={is_given_up ? "Not delivered" : "Not sent yet"}
              className="mt-3"
            >
              {failure}.{" "}
              {is_given_up
                ? "Reopen the message to send another reply."
                : "We'll try again automatically."}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReplyFormProps {
  /** The name of the sender. */
  to: string;
  onSend: (id: string, body: string) => Promise<void>;
}

/** Sends a reply by email. The text stays in the form until it was sent. */
function ReplyForm({ to, onSend }: ReplyFormProps) {
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
      <SelectField
        label="Insert a template"
        className="max-w-xs"
        value=""
        onChange={({ target }) => setBody([body.trim(), target.value].filter(Boolean).join("\n\n"))}
      >
        <option value="">Choose…</option>
        {replyTemplates.map((template) => (
          <option key={template.label} value={template.body}>
            {template.label}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label={`Reply to ${to}`}
        rows={4}
        maxLength={contactRepliesLimits.body[1]}
        value={body}
        error={isMissing && body.trim() === "" ? "Enter a reply" : undefined}
        hint="We'll email it to the sender and mark the message as answered."
        onChange={({ target }) => setBody(target.value)}
      />
      <Button type="submit" size="sm" isBusy={isBusy} className="justify-self-start">
        Send reply
      </Button>
    </Form>
  );
}

const copyByStatus: Record<MessageStatus, { title: string; emptyText: string }> = {
  open: {
    title: "Open messages",
    emptyText:
      "No open messages. Messages from the contact page appear here until they're answered.",
  },
  answered: {
    title: "Answered messages",
    emptyText: "No messages were answered in the last 90 days.",
  },
  spam: { title: "Spam", emptyText: "No messages were marked as spam in the last 90 days." },
};

/** Messages from the contact page. */
export function MessagesPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { show } = parseMessageFilters(params);

  return (
    <Queue
      key={show}
      {...copyByStatus[show]}
      query={useMessages(show)}
      keys={
        show === "open"
          ? { approve: "Mark the message as answered", reject: "Mark the message as spam" }
          : { approve: "Reopen the message" }
      }
      intro={
        <SelectField
          label="Show"
          className="mb-6 max-w-xs"
          value={show}
          onChange={({ target }) =>
            void navigate(paths.adminTab("messages", { show: target.value }), {
              preventScrollReset: true,
            })
          }
        >
          <option value="open">Open</option>
          <option value="answered">Answered</option>
          <option value="spam">Spam</option>
        </SelectField>
      }
    >
      {(message) => <MessageRow key={message.id} message={message} />}
    </Queue>
  );
}
