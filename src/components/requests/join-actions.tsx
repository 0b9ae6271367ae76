import { ArrowUpRight, Check, Globe, Phone } from "lucide-react";
import { JoinButton } from "@/components/requests/join-button";
import { Button, LinkButton } from "@/components/ui/button";
import { useUserId } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { useOwnRequests } from "@/hooks/requests/own-requests";
import { phoneUrl } from "@/lib/format/format-phone";
import { isContactKnown, phonesOf } from "@/lib/listings/contact";
import { isFull, joinMethod } from "@/lib/requests/join-method";
import { hasPlace, isOpenRequest } from "@/lib/requests/request-status";

interface JoinActionsProps {
  listing: ListingDetail;
  /** The label of the button that joins a practice with room. */
  subscribe: "Subscribe" | "Subscribe Now";
}

/** The way to join a practice: a request or its own page, its waitlist if it is full, or its contact details if nobody answers here. */
export function JoinActions({ listing, subscribe }: JoinActionsProps) {
  if (joinMethod(listing, "membership").kind === "contact") {
    return <ContactActions listing={listing} />;
  }
  if (isFull(listing)) return <WaitlistButton listing={listing} />;
  return (
    <JoinButton listing={listing} purpose="membership" variant="primary">
      {subscribe}
    </JoinButton>
  );
}

/** Joins the waitlist or, if the member has asked for a spot, shows the request. */
function WaitlistButton({ listing }: { listing: ListingDetail }) {
  const { setAsk } = useRequestDialog();
  const requests = useOwnRequests(useUserId());
  const open = requests.data?.find(
    ({ doctor_id, kind, status }) =>
      doctor_id === listing.id && kind === "membership" && isOpenRequest(status),
  );
  if (!open) {
    return (
      <JoinButton listing={listing} purpose="membership" variant="primary">
        Join the waitlist
      </JoinButton>
    );
  }
  return (
    <Button variant="secondary" onClick={() => setAsk("membership")}>
      <Check aria-hidden="true" />
      {hasPlace(open.status) ? "You're on the waitlist" : "You've asked to join the waitlist"}
    </Button>
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
          Call
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
          Visit website
          <ArrowUpRight aria-hidden="true" />
        </LinkButton>
      )}
      {!phone && !listing.website && isContactKnown(listing) && (
        <Button onClick={() => setAsk("membership")}>Contact the practice</Button>
      )}
    </>
  );
}
