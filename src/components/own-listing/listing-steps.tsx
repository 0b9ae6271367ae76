import { useNavigate } from "react-router-dom";
import { CloseListingButton } from "@/components/own-listing/close-listing-button";
import { DeleteDraftButton } from "@/components/own-listing/delete-draft-button";
import { ListingActionButton } from "@/components/own-listing/move-button";
import { WithdrawListingButton } from "@/components/own-listing/withdraw-listing-button";
import { LinkButton } from "@/components/ui/link-button";
import { isPublic } from "@/lib/listings/listing-state";
import {
  canClose,
  canEdit,
  canRelist,
  canResubmit,
  canWithdraw,
  needsAdmin,
  type OwnListingState,
} from "@/lib/listings/own-listing";
import { paths } from "@/lib/paths";

export interface MovableListing extends OwnListingState {
  id: string;
  practice_name: string;
  user_id: string | null;
  submitted_by: string | null;
}

interface ListingStepsProps {
  listing: MovableListing;
  userId: string;
  /** Where the steps are shown: the form's page has no edit link, and a row no withdraw button. */
  place?: "page" | "form" | "row";
}

/** The next steps for a listing's submitter or owner, depending on its status. */
export function ListingSteps({ listing, userId, place = "page" }: ListingStepsProps) {
  const isRefused = canResubmit(listing);
  const isForm = place === "form";
  const navigate = useNavigate();
  return (
    <>
      {!isForm && canEdit(listing, userId) && (
        <LinkButton to={paths.ownPractice(listing.id)} size="sm" variant="secondary">
          {isRefused
            ? "Edit and resubmit"
            : listing.status === "draft"
              ? "Continue draft"
              : "Edit listing"}
        </LinkButton>
      )}
      {!isForm && isRefused && (
        <ListingActionButton listing={listing} action="resubmit" variant="ghost" />
      )}
      {canRelist(listing) && <ListingActionButton listing={listing} action="relist" />}
      {needsAdmin(listing) && (
        <LinkButton to={paths.contact} size="sm" variant="secondary">
          Contact us
        </LinkButton>
      )}
      {listing.merged_into !== null && (
        <LinkButton to={paths.listing(listing.merged_into)} size="sm" variant="secondary">
          View the other listing
        </LinkButton>
      )}
      {place !== "row" && canClose(listing, userId) && <CloseListingButton listing={listing} />}
      {!isForm && listing.status === "draft" && (
        <DeleteDraftButton
          listing={listing}
          userId={userId}
          onDeleted={() => {
            if (place === "page") void navigate(paths.dashboard);
          }}
        />
      )}
      {place !== "row" && canWithdraw(listing) && (
        <WithdrawListingButton listing={listing} isPublic={isPublic(listing)} />
      )}
    </>
  );
}
