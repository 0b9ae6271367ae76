import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { readSubmittedListing } from "@/lib/editor/submitted-listing";
import { reviewTime } from "@/lib/listings/review-time";
import { paths } from "@/lib/paths";

/** Says what happens next with the listing that the member just submitted, until they dismiss it. */
export function SubmittedNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // After a reload the router has the state at once, which the server's HTML doesn't show.
  const listing = useIsInBrowser() ? readSubmittedListing(state) : null;
  if (!listing) return null;

  const dismiss = () =>
    navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true });

  return (
    <Notice
      tone="success"
      title={`We received ${listing.name}`}
      className="mb-8"
      actions={
        <Button variant="secondary" size="sm" onClick={dismiss}>
          Got it
        </Button>
      }
    >
      An admin reviews it before it's published. {reviewTime} Track it on{" "}
      <TextLink to={paths.dashboard}>your dashboard</TextLink>, or{" "}
      <TextLink to={paths.listing(listing.id)}>see the listing</TextLink>.
    </Notice>
  );
}
