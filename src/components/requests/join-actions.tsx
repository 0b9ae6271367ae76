import { ArrowUpRight, Globe, Phone } from "lucide-react";
import { JoinButton } from "@/components/requests/join-button";
import { Button, LinkButton } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { phoneUrl } from "@/lib/format/format-phone";
import { isContactKnown, phonesOf } from "@/lib/listings/contact";
import { isFull } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { joinMethod } from "@/lib/requests/join-method";

// For members only.
const WaitlistButton = lazyPart(
  async () => (await import("@/components/requests/waitlist-button")).WaitlistButton,
  { Loading: ({ join }) => join, Failed: ({ join }) => join },
);

interface JoinActionsProps {
  listing: ListingDetail;
  /** The label of the button that joins a practice with room. */
  subscribe: string;
}

/**
 * The way to join a practice: a request or its own page, its waitlist if it is full, or its contact
 * details if it takes no requests here.
 */
export function JoinActions({ listing, subscribe }: JoinActionsProps) {
  const userId = useUserId();
  if (joinMethod(listing, "membership").kind === "contact") {
    return <ContactActions listing={listing} />;
  }
  if (isFull(listing)) {
    const join = (
      <JoinButton listing={listing} purpose="membership" variant="primary">
        {t`Join the waitlist`}
      </JoinButton>
    );
    return userId ? <WaitlistButton listing={listing} userId={userId} join={join} /> : join;
  }
  return (
    <JoinButton listing={listing} purpose="membership" variant="primary">
      {subscribe}
    </JoinButton>
  );
}

/** Calls the practice or opens its website. */
function ContactActions({ listing }: { listing: ListingDetail }) {
  const { setAsk } = useRequestDialog();
  const [phone] = phonesOf(listing);
  return (
    <>
      {phone && (
        <LinkButton to={phoneUrl(phone)} data-activity="phone">
          <Phone aria-hidden="true" />
          {t`Call`}
        </LinkButton>
      )}
      {listing.website && (
        <LinkButton
          to={listing.website}
          data-activity="website"
          target="_blank"
          rel="noopener noreferrer nofollow"
          variant={phone ? "secondary" : "primary"}
        >
          <Globe aria-hidden="true" />
          {t`Visit website`}
          <ArrowUpRight aria-hidden="true" />
        </LinkButton>
      )}
      {!phone && !listing.website && isContactKnown(listing) && (
        <Button onClick={() => setAsk("membership")}>{t`Contact the practice`}</Button>
      )}
    </>
  );
}
