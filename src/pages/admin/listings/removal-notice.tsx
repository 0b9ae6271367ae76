import { useState } from "react";
import { ActionDialog } from "@/components/moderation/act-dialog";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAllowListing, useListingRemoval } from "@/hooks/removals/listing-removal";
import { formatDay } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

interface RemovalNoticeProps {
  listing: { id: string; practice_name: string };
}

/** Warns that a listing is in the removal register, and lets an admin override that. */
export function RemovalNotice({ listing }: RemovalNoticeProps) {
  const { data: entry } = useListingRemoval(listing.id);
  const allowing = useAllowListing();
  const [isOpen, setIsOpen] = useState(false);
  if (!entry) return null;

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
      title={`${entry.name} asked not to be listed`}
      className="mb-6"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          List it anyway…
        </Button>
      }
    >
      This name in {entry.address_zip} was added to the removal register on{" "}
      {formatDay(entry.added_at)}. The listing can’t be published unless you allow it with a reason.
      {isOpen && (
        <ActionDialog
          title="List it anyway?"
          description={`${entry.name} asked not to be listed. The reason is saved in the decision log.`}
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
