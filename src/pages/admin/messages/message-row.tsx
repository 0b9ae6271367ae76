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

const settled: Record<MessageStatus, string> = {
  open: "Message opened again",
  answered: "Marked as answered",
  spam: "Marked as spam",
};

/** A message of the contact page, with the replies to it. */
export function MessageRow({ message }: { message: ReceivedMessage }) {
  const settle = useSettleMessage();
  const reply = useReplyToMessage();
  const isOpen = message.status === "open";

  async function decide(outcome: MessageStatus) {
    await settle.mutateAsync({ target: message.id, outcome });
    toast({ title: settled[outcome], tone: "success" });
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
          accept={{ label: "Answered elsewhere", isSecondary: true }}
          refuse={{ label: "Spam" }}
          onDecide={(isAnswered) => decide(isAnswered ? "answered" : "spam")}
        />
      ) : (
        <DecisionForm accept={{ label: "Open again" }} onDecide={() => decide("open")} />
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
      {settled_at && ` · ${settled[status]} ${formatMoment(settled_at)}`}
    </>
  );
}
