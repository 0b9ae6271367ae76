import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import {
  type MessageStatus,
  type ReceivedMessage,
  useReplyToMessage,
  useSettleMessage,
} from "@/hooks/contact/messages";
import { formatMoment } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/mailto";
import { toast } from "@/lib/toast";
import { MessageReplies } from "@/pages/admin/messages/message-replies";
import { ReplyForm } from "@/pages/admin/messages/reply-form";

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
      description: `It’s on its way to ${message.email}.`,
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
          onDecide={(canReceiveRequests) => decide(canReceiveRequests ? "answered" : "spam")}
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
