import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import {
  type MessageStatus,
  type ReceivedMessage,
  useSettleMessage,
} from "@/hooks/contact/messages";
import { formatMoment } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/mailto";
import { toast } from "@/lib/toast";

const settled: Record<MessageStatus, string> = {
  open: "Message opened again",
  answered: "Marked as answered",
  spam: "Marked as spam",
};

/** A message of the contact page. It is answered from the administrator's own mail program. */
export function MessageRow({ message }: { message: ReceivedMessage }) {
  const settle = useSettleMessage();
  const isOpen = message.status === "open";

  async function decide(outcome: MessageStatus) {
    await settle.mutateAsync({ target: message.id, outcome });
    toast({ title: settled[outcome], tone: "success" });
  }

  return (
    <QueueRow title={message.subject} lead={<Lead message={message} />}>
      <blockquote className="mt-4 break-words whitespace-pre-line">{message.message}</blockquote>
      {isOpen ? (
        <DecisionForm
          accept={{ label: "Answered" }}
          refuse={{ label: "Spam" }}
          onDecide={(isAnswered) => decide(isAnswered ? "answered" : "spam")}
        >
          <LinkButton to={replyTo(message)} size="sm" variant="secondary">
            Reply by email
          </LinkButton>
        </DecisionForm>
      ) : (
        <DecisionForm accept={{ label: "Open again" }} onDecide={() => decide("open")} />
      )}
    </QueueRow>
  );
}

const replyTo = ({ email, subject, name, message, created_at }: ReceivedMessage) =>
  mailtoHref(email, {
    subject: `Re: ${subject}`,
    body: `\n\nOn ${formatMoment(created_at)}, ${name} wrote:\n${message.replace(/^/gm, "> ")}`,
  });

function Lead({
  message: { name, email, created_at, status, settled_at },
}: {
  message: ReceivedMessage;
}) {
  return (
    <>
      From {name}, <TextLink to={mailtoHref(email)}>{email}</TextLink>, {formatMoment(created_at)}
      {settled_at && ` · ${settled[status]} ${formatMoment(settled_at)}`}
    </>
  );
}
