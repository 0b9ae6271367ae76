import { CalendarX } from "lucide-react";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type Closing, useClosing } from "@/hooks/practice/listing-closing";
import { formatCalendarDay } from "@/lib/format/dates";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface ClosingNoticeProps {
  listingId: string;
  closesOn: string;
}

/** Says on a listing's page when the practice closes, what members should do, and where they can go. */
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
      {closing?.successor && (
        <p className="mt-1">
          <Successor closing={closing} id={closing.successor} />
        </p>
      )}
      <p className="mt-1">{t`The practice doesn't take new requests.`}</p>
    </Notice>
  );
}

/** Where members can go. */
function Successor({ closing, id }: { closing: Closing; id: string }) {
  const link = <TextLink to={paths.listing(id)}>{closing.successor_name}</TextLink>;
  return closing.follows_physician ? (
    <Trans>Its physician is also listed at {link}.</Trans>
  ) : (
    <Trans>Members can go to {link}.</Trans>
  );
}
