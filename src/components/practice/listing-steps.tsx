import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DeleteDraftButton } from "@/components/practice/delete-draft-button";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { InEnglish } from "@/components/ui/in-english";
import { lazyDialog } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useCancelClosing } from "@/hooks/practice/close-listing";
import { useMoveListing } from "@/hooks/practice/move-listing";
import { isPublic } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import {
  canClose,
  canEdit,
  canRelist,
  canResubmit,
  canWithdraw,
  type OwnListingState,
} from "@/lib/practice/own-listing";
import { toast } from "@/lib/toast";

interface SubmitAgainButtonProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  listing: { id: string; practice_name: string };
  label: string;
  /** What the message says afterward. */
  done: string;
}

/** Submits a rejected or withdrawn listing again as it is. */
function SubmitAgainButton({ listing, label, done, variant = "primary" }: SubmitAgainButtonProps) {
  const move = useMoveListing();

  async function submitAction() {
    await move.mutateAsync({ id: listing.id, action: "submit" });
    toast({
      title: done,
      description: t`An admin will review it before it appears in the directory`,
      tone: "success",
    });
  }

  return (
    <Button size="sm" variant={variant} isBusy={move.isPending} onClick={submitAction}>
      {label}
    </Button>
  );
}

const CloseListingDialog = lazyDialog(
  async () => (await import("@/components/practice/close-listing-dialog")).CloseListingDialog,
);

interface CloseListingButtonProps {
  listing: { id: string; practice_name: string };
}

/** Opens the dialog with which an owner closes their practice. */
function CloseListingButton({ listing }: CloseListingButtonProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsDialogOpen(true)}>
        Close practice
      </Button>
      {isDialogOpen && (
        <CloseListingDialog listing={listing} onClose={() => setIsDialogOpen(false)} />
      )}
    </>
  );
}

/** Cancels an announced closing after a confirmation. */
function CancelClosingButton({ listingId }: { listingId: string }) {
  const cancellation = useCancelClosing();

  async function cancel() {
    await cancellation.mutateAsync(listingId);
    toast({ title: "Your practice stays open", tone: "success" });
  }

  return (
    <ConfirmButton
      label="Cancel closing"
      variant="secondary"
      title="Keep this practice open?"
      confirmLabel="Keep it open"
      onConfirm={cancel}
    >
      <p>
        The notice on its page goes away, and it takes requests again. Everyone we notified about
        the closing gets a notification on the site.
      </p>
    </ConfirmButton>
  );
}

export interface MovableListing extends OwnListingState {
  id: string;
  practice_name: string;
  user_id: string | null;
  submitted_by: string | null;
}

interface ListingStepsProps {
  listing: MovableListing;
  userId: string;
  /** Where the steps are shown. On the setup page, ending a listing is apart from its other steps. */
  place?: "page" | "row" | "setup" | "manage";
}

/** The next steps for a listing's submitter or owner, depending on its status. */
export function ListingSteps({ listing, userId, place = "page" }: ListingStepsProps) {
  const isRejected = canResubmit(listing);
  const isSetup = place === "setup";
  const navigate = useNavigate();
  const ending = (
    <>
      {canClose(listing, userId) && (
        <InEnglish>
          {listing.closes_on === null ? (
            <CloseListingButton listing={listing} />
          ) : (
            <CancelClosingButton listingId={listing.id} />
          )}
        </InEnglish>
      )}
      {canWithdraw(listing) && (
        <WithdrawListingButton listing={listing} isPublic={isPublic(listing)} />
      )}
    </>
  );
  if (place === "manage") return ending;
  return (
    <>
      {!isSetup && canEdit(listing, userId) && (
        <LinkButton to={paths.ownPractice(listing.id)} hrefLang="en" size="sm" variant="secondary">
          {isRejected
            ? t`Edit and resubmit`
            : listing.status === "draft"
              ? t`Finish your listing`
              : t`Edit listing`}
        </LinkButton>
      )}
      {isRejected && (
        <SubmitAgainButton
          listing={listing}
          label={t`Resubmit`}
          done={t`Listing resubmitted`}
          variant={isSetup ? "primary" : "ghost"}
        />
      )}
      {canRelist(listing) && (
        <SubmitAgainButton listing={listing} label={t`Relist`} done={t`Listing relisted`} />
      )}
      {listing.merged_into !== null && (
        <LinkButton to={paths.listing(listing.merged_into)} size="sm" variant="secondary">
          <Trans>View the other listing</Trans>
        </LinkButton>
      )}
      {!isSetup && listing.status === "draft" && (
        <DeleteDraftButton
          listing={listing}
          userId={userId}
          onDeleted={() => {
            if (place === "page") void navigate(paths.dashboard);
          }}
        />
      )}
      {place === "page" && ending}
    </>
  );
}

interface WithdrawListingButtonProps {
  listing: { id: string; practice_name: string };
  /** Whether it is published, so that patients may have sent requests. */
  isPublic: boolean;
}

/** Withdraws a listing from the directory or the review queue after a confirmation. */
function WithdrawListingButton({ listing, isPublic }: WithdrawListingButtonProps) {
  const move = useMoveListing();
  const name = listing.practice_name;

  async function withdraw() {
    await move.mutateAsync({ id: listing.id, action: "withdraw" });
    toast({ title: t`Listing withdrawn`, tone: "success" });
  }

  return (
    <ConfirmButton
      label={isPublic ? t`Withdraw from the directory` : t`Withdraw`}
      title={t`Withdraw this listing?`}
      confirmLabel={t`Withdraw`}
      isDangerous
      onConfirm={withdraw}
    >
      <p>
        {isPublic
          ? t`${name} will leave the directory right away. Others will no longer see its page, and open requests will end.`
          : t`We'll stop reviewing ${name}, and it won't appear in the directory.`}{" "}
        <Trans>You can relist it later. It will be reviewed like a new listing.</Trans>
      </p>
    </ConfirmButton>
  );
}
