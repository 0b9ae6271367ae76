import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { useMessageReplies } from "@/hooks/contact/messages";
import { formatMoment } from "@/lib/format/dates";

/** The replies to a message with their delivery status. */
export function MessageReplies({ message }: { message: string }) {
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
                : "We’ll try again automatically."}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  );
}
