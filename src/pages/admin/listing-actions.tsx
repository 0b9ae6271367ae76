import { useRef, useState } from "react";
import { type ActionCopy, ActionDialog } from "@/components/admin/action-dialog";
import { OwnCaseNotice } from "@/components/admin/own-case-notice";
import { SearchPicker } from "@/components/admin/search-picker";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button, LinkButton } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import type { AdminListing } from "@/hooks/admin/admin-listing";
import { useReassignListing, useUpdateListingStatus } from "@/hooks/admin/admin-listings";
import { type MemberRecord, useMatchingMembers } from "@/hooks/admin/members";
import { useAllowListing, useListingRemoval } from "@/hooks/listings/removal-requests";
import { roleLabel } from "@/lib/account/roles";
import { type ListingAction, listingActions } from "@/lib/admin/listing-actions";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { MergeDialog } from "@/pages/admin/merge-dialog";

type StatusAction = Exclude<ListingAction, "reassign" | "merge">;

const takedownEffect =
  "The listing leaves the directory right away, and open patient requests are closed. Its owner and the person who added it see the reason.";

function restoreEffect({ merged_into, status_reason }: AdminListing): string {
  if (merged_into)
    return "The listing appears in the directory again with its own values and no owner, and its submitter is notified. What the merge moved to the other listing stays there.";
  return status_reason
    ? "The listing appears in the directory again, and its owner or submitter is notified."
    : "Its owner or submitter withdrew this listing. It appears in the directory again, and they are notified.";
}

/** Dialog copy of an action that changes a listing's status or owner. */
function listingActionCopy(action: StatusAction, listing: AdminListing): ActionCopy {
  const name = listing.practice_name;
  const copy: Record<StatusAction, ActionCopy> = {
    verify: {
      title: `Approve ${name}?`,
      description: listing.user_id
        ? "The listing appears in the directory. The person who set it up becomes its owner once you approve their claim."
        : "The listing appears in the directory.",
      button: "Approve",
      reason: "none",
      done: "The listing is now in the directory.",
    },
    reject: {
      title: `Reject ${name}?`,
      description:
        "The listing won't appear in the directory. Its owner or submitter sees the reason and can resubmit it. After three rejections, only an admin can reopen it.",
      button: "Reject",
      reason: "required",
      done: "The listing won't appear in the directory.",
    },
    reopen: {
      title: `Reopen ${name}?`,
      description: "The listing goes back to review, and its rejection count is reset.",
      button: "Reopen",
      reason: "optional",
      done: "The listing is pending review again.",
    },
    "take down": {
      title: `Take down ${name}?`,
      description: takedownEffect,
      button: "Take down",
      reason: "required",
      isDangerous: true,
      done: "The listing is no longer in the directory.",
    },
    restore: {
      title: `Restore ${name}?`,
      description: restoreEffect(listing),
      button: "Restore",
      reason: "optional",
      done: "The listing is in the directory again.",
    },
    revoke: {
      title: `Remove the owner of ${name}?`,
      description: `${listing.owner?.full_name ?? "The owner"} will no longer be able to edit the listing or see patient requests. The listing stays unchanged, and anyone can claim it.`,
      button: "Remove owner",
      reason: "required",
      isDangerous: true,
      done: "The listing no longer has an owner.",
    },
  };
  return copy[action];
}

interface ReassignDialogProps {
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

const nameOf = (member: MemberRecord) => member.full_name ?? "Someone with no name";

/** Reassigns a listing to a member. The admin finds the member by name or email. */
function ReassignDialog({ listing, onClose }: ReassignDialogProps) {
  const reassigning = useReassignListing();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<MemberRecord | null>(null);

  async function reassign(reason: string) {
    if (!chosen) return;
    const { id, version } = listing;
    await reassigning.mutateAsync({ id, version, newOwner: chosen.id, reason });
    const description = `Reassigned to ${nameOf(chosen)}.`;
    toast({ title: listing.practice_name, description, tone: "success" });
  }

  return (
    <ActionDialog
      title={`Reassign ${listing.practice_name}`}
      description={
        listing.ownership === "owned"
          ? `The new owner can edit the listing and answer patients. ${listing.owner?.full_name ?? "The current owner"} loses access and sees the reason.`
          : "The new owner can edit the listing and answer patients. A pending claim is closed."
      }
      button={chosen ? `Reassign to ${nameOf(chosen)}` : "Reassign"}
      reason="required"
      reasonHint="Both owners see this, and it's saved in the decision log."
      missing={chosen ? undefined : "Choose a member first."}
      onConfirm={reassign}
      onClose={onClose}
    >
      <SearchPicker
        label="New owner"
        hint="Search by name or email."
        text={text}
        onTextChange={setText}
        query={useMatchingMembers(text.trim())}
        exceptId={listing.user_id}
        describe={(member) => ({
          title: nameOf(member),
          note: [member.email, ...member.roles.map(roleLabel)].join(" · "),
        })}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ActionDialog>
  );
}

const labels: Record<ListingAction, string> = {
  verify: "Approve…",
  reject: "Reject…",
  reopen: "Reopen…",
  "take down": "Take down…",
  restore: "Restore…",
  revoke: "Remove owner…",
  reassign: "Reassign…",
  merge: "Merge into…",
};

/** The actions that a listing's status allows an admin to take. */
export function ListingActions({ listing }: { listing: AdminListing }) {
  const [action, setAction] = useState<ListingAction | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function close(isDone: boolean) {
    setAction(null);
    // The new status usually removes the button that opened the dialog.
    if (isDone) setTimeout(() => heading.current?.focus());
  }

  const dialog = { listing, onClose: close };
  return (
    <section aria-labelledby="listing-actions">
      <h2 id="listing-actions" ref={heading} tabIndex={-1} className="mb-3 text-2xl">
        Actions
      </h2>
      <RemovalNotice listing={listing} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.adminListingEdit(listing.id)} variant="secondary" size="sm">
          Edit
        </LinkButton>
        {!listing.isOwn &&
          listingActions(listing).map((one) => (
            <Button key={one} variant="secondary" size="sm" onClick={() => setAction(one)}>
              {labels[one]}
            </Button>
          ))}
      </div>
      {listing.isOwn && <OwnCaseNotice />}
      {action === "merge" && <MergeDialog {...dialog} />}
      {action === "reassign" && <ReassignDialog {...dialog} />}
      {action && action !== "merge" && action !== "reassign" && (
        <StatusActionDialog action={action} {...dialog} />
      )}
    </section>
  );
}

interface StatusActionDialogProps {
  action: StatusAction;
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

/** Confirms an action that changes a listing's status or removes its owner. */
function StatusActionDialog({ action, listing, onClose }: StatusActionDialogProps) {
  const update = useUpdateListingStatus();
  const { done, ...copy } = listingActionCopy(action, listing);
  const [isUnwanted, setIsUnwanted] = useState(false);

  async function confirm(reason: string) {
    const { id, version } = listing;
    await update.mutateAsync({ id, version, action, reason, isUnwanted });
    toast({ title: listing.practice_name, description: done, tone: "success" });
  }

  return (
    <ActionDialog
      {...copy}
      reasonHint="Its owner or submitter sees this, and it's saved in the decision log."
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === "take down" && (
        <CheckboxField
          label="The practice asked not to be listed"
          hint="Adds it to the removal register, so that nobody can list it again unless an admin allows it."
          checked={isUnwanted}
          onChange={({ target }) => setIsUnwanted(target.checked)}
        />
      )}
    </ActionDialog>
  );
}

interface RemovalNoticeProps {
  listing: { id: string; practice_name: string };
}

/** Warns that a listing is in the removal register, and lets an admin override that. */
function RemovalNotice({ listing }: RemovalNoticeProps) {
  const removal = useListingRemoval(listing.id);
  const entry = removal.data;
  const allowing = useAllowListing();
  const [isOpen, setIsOpen] = useState(false);
  if (removal.isError && entry === undefined) return <LoadFailure query={removal} />;
  if (!entry) return null;
  const title = entry.name
    ? `${entry.name} asked not to be listed`
    : "A person asked that a former name in this listing stay hidden";

  async function allow(reason: string) {
    await allowing.mutateAsync({ id: listing.id, reason });
    toast({
      title: listing.practice_name,
      description: "This listing can now be published.",
      tone: "success",
    });
  }

  return (
    <Notice
      tone="attention"
      title={title}
      className="mb-6"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          List it anyway…
        </Button>
      }
    >
      This name in {entry.address_zip} was added to the removal register on{" "}
      {formatDay(entry.added_at)}. The listing can't be published unless you allow it with a reason.
      {isOpen && (
        <ActionDialog
          title="List it anyway?"
          description={`${title}. The reason is saved in the decision log.`}
          button="Allow the listing"
          reason="required"
          reasonHint="For example: the owner wrote to us and wants to be listed again."
          onConfirm={allow}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Notice>
  );
}
