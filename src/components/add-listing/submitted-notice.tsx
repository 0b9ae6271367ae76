import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { SubmittedListing } from "@/lib/listings/submitted-listing";
import { paths } from "@/lib/paths";

/** Says what becomes of the listing that was just submitted, until it is put away. */
export function SubmittedNotice({ listing }: { listing: SubmittedListing }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const putAway = () =>
    navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true });

  return (
    <Notice
      tone="success"
      title={`${listing.name} waits for a check`}
      className="mb-8"
      actions={
        <Button variant="secondary" size="sm" onClick={putAway}>
          Got it
        </Button>
      }
    >
      It appears here once we have looked at it. Follow it on{" "}
      <TextLink to={paths.dashboard}>your dashboard</TextLink>, or{" "}
      <TextLink to={paths.listing(listing.id)}>see the listing</TextLink>.
    </Notice>
  );
}
