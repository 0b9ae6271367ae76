import { CalendarX } from "lucide-react";
import { SuggestedPractice } from "@/components/practice/suggested-practice";
import { Notice } from "@/components/ui/notice";
import { useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";

interface ClosingNoticeProps {
  listingId: string;
  closesOn: string;
}

/** Says on a listing's page when the practice closes, what members should do, and which practice it suggests. */
export function ClosingNotice({ listingId, closesOn }: ClosingNoticeProps) {
  const closing = useClosing(listingId).data;
  const day = formatCalendarDay(closesOn);
  return (
    <Notice
      tone="attention"
      icon={<CalendarX aria-hidden="true" />}
      title={t`Closing on ${day}`}
      className="mb-8"
    >
      {closing?.instructions && (
        <p lang={textLanguage(closing.instructions)} className="mt-1 whitespace-pre-line">
          {closing.instructions}
        </p>
      )}
      {closing && <SuggestedPractice listingId={listingId} closing={closing} />}
      <p className="mt-1">{t`The practice doesn't take new requests.`}</p>
    </Notice>
  );
}
