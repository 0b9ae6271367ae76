import { CalendarX } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

interface ClosingNoticeProps {
  listingId: string;
  closesOn: string;
}

/** Says on a listing's page when the practice closes, what members should do, and where they can go. */
export function ClosingNotice({ listingId, closesOn }: ClosingNoticeProps) {
  const closing = useClosing(listingId).data;
  return (
    <Notice
      tone="attention"
      icon={<CalendarX aria-hidden="true" />}
      title={`Closing on ${formatCalendarDay(closesOn)}`}
      className="mb-8"
    >
      {closing?.instructions && <p className="mt-1 whitespace-pre-line">{closing.instructions}</p>}
      {closing?.successor && (
        <p className="mt-1">
          {closing.follows_physician ? "Its physician is also listed at" : "Members can go to"}{" "}
          <TextLink to={paths.listing(closing.successor)}>{closing.successor_name}</TextLink>.
        </p>
      )}
      <p className="mt-1">The practice doesn't take new requests.</p>
    </Notice>
  );
}
