import { useState } from "react";
import { ActDialog } from "@/components/moderation/act-dialog";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAllowListing, useListingRemoval } from "@/hooks/removals/listing-removal";
import { formatDay } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

interface RemovalNoticeProps {
  listing: { id: string; practice_name: string };
}

/** Says that a listing falls under the removal register, and lets an admin list it anyway. */
export function RemovalNotice({ listing }: RemovalNoticeProps) {
  const { data: entry } = useListingRemoval(listing.id);
  const allowing = useAllowListing();
  const [isAsking, setIsAsking] = useState(false);
  if (!entry) return null;

  async function allow(reason: string) {
    await allowing.mutateAsync({ id: listing.id, reason });
    toast({
      title: listing.practice_name,
      description: "It can be published now.",
      tone: "success",
    });
  }

  return (
    <Notice
      tone="attention"
      title={`${entry.name} asked not to be listed`}
      className="mb-6"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          List it anyway…
        </Button>
      }
    >
      The removal register has this name in {entry.address_zip} since {formatDay(entry.added_at)}.
      The listing can't be published before you say why.
      {isAsking && (
        <ActDialog
          title="List it anyway?"
          description={`${entry.name} asked not to be listed. The reason goes into the log.`}
          button="Allow the listing"
          reason="needed"
          reasonHint="For example, that the owner wrote to us and wants to be listed again."
          onAct={allow}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Notice>
  );
}
