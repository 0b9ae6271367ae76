import { ArrowUpRight, Globe, Phone } from "lucide-react";
import { JoinButton } from "@/components/requests/join-button";
import { Button, LinkButton } from "@/components/ui/button";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { phoneUrl } from "@/lib/format/format-phone";
import { phonesOf } from "@/lib/listings/contact";
import { isFull, joinMethod } from "@/lib/requests/join-method";

interface JoinActionsProps {
  listing: ListingDetail;
  /** The label of the button that joins a practice with room. */
  subscribe: "Subscribe" | "Subscribe Now";
}

/**
 * The ways to join a practice, the most useful first: a request or its own page; the waitlist of a full practice that answers here;
 * otherwise its phone or website.
 */
export function JoinActions({ listing, subscribe }: JoinActionsProps) {
  const { setAsk } = useRequestDialog();
  const method = joinMethod(listing, "membership").kind;
  const full = isFull(listing);
  if (full && method === "request") {
    return <Button onClick={() => setAsk("membership")}>Join the waitlist</Button>;
  }
  const [phone] = phonesOf(listing);
  const isContactFirst = full || method === "contact";
  const hasContact = phone !== undefined || listing.website !== null;
  return (
    <>
      {isContactFirst && phone && (
        <LinkButton to={phoneUrl(phone)} data-activity="phone">
          <Phone aria-hidden="true" />
          Call
        </LinkButton>
      )}
      {isContactFirst && listing.website && (
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
      {!full && (
        <JoinButton
          listing={listing}
          purpose="membership"
          variant={isContactFirst && hasContact ? "secondary" : "primary"}
        >
          {subscribe}
        </JoinButton>
      )}
      {full && !hasContact && (
        <Button onClick={() => setAsk("membership")}>Contact the practice</Button>
      )}
    </>
  );
}
