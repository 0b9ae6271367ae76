import { useNavigate, useSearchParams } from "react-router-dom";
import { SelectField } from "@/components/forms/select-field";
import { Queue } from "@/components/moderation/queue";
import { type MessageStatus, useMessages } from "@/hooks/contact/messages";
import { parseMessageFilters } from "@/lib/moderation/desk-filters";
import { paths } from "@/lib/paths";
import { MessageRow } from "@/pages/admin/messages/message-row";

const shelves: Record<MessageStatus, { title: string; emptyText: string }> = {
  open: {
    title: "Open messages",
    emptyText:
      "Nothing is waiting. What people write on the contact page appears here until it is answered.",
  },
  answered: {
    title: "Answered messages",
    emptyText: "No message was answered in the last 90 days.",
  },
  spam: { title: "Spam", emptyText: "No message was marked as spam in the last 90 days." },
};

/** What people wrote on the contact page. */
export function MessagesPanel() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { show } = parseMessageFilters(params);

  return (
    <Queue
      key={show}
      {...shelves[show]}
      query={useMessages(show)}
      keys={
        show === "open"
          ? { accept: "Mark the message as answered", refuse: "Mark it as spam" }
          : { accept: "Open the message again" }
      }
      intro={
        <SelectField
          label="Show"
          className="mb-6 max-w-xs"
          value={show}
          onChange={({ target }) =>
            void navigate(paths.desk("messages", { show: target.value }), {
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
