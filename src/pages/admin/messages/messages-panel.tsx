import { useNavigate, useSearchParams } from "react-router-dom";
import { Queue } from "@/components/admin/queue";
import { SelectField } from "@/components/forms/select-field";
import { type MessageStatus, useMessages } from "@/hooks/contact/contact-messages";
import { parseMessageFilters } from "@/lib/moderation/admin-queues";
import { paths } from "@/lib/paths";
import { MessageRow } from "@/pages/admin/messages/message-row";

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
