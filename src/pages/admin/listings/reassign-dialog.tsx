import { useState } from "react";
import { ActionDialog } from "@/components/moderation/act-dialog";
import { SearchPicker } from "@/components/moderation/chooser";
import type { AdminListing } from "@/hooks/listings/any";
import { useReassignListing } from "@/hooks/listings/rule";
import { type MemberRecord, minSearchLength, useMatchingMembers } from "@/hooks/moderation/members";
import { roleLabel } from "@/lib/session/roles";
import { toast } from "@/lib/toast";

interface ReassignDialogProps {
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

const nameOf = (member: MemberRecord) => member.full_name ?? "Someone with no name";

/** Reassigns a listing to a member, whom the admin searches for by name or email. */
export function ReassignDialog({ listing, onClose }: ReassignDialogProps) {
  const reassigning = useReassignListing();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<MemberRecord | null>(null);
  const query = useMatchingMembers(text.trim());
  const isLongEnough = text.trim().length >= minSearchLength;
  const members = isLongEnough ? query.data?.filter(({ id }) => id !== listing.user_id) : undefined;

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
      reasonHint="Both owners see this, and it’s saved in the decision log."
      missing={chosen ? undefined : "Choose a member first."}
      onConfirm={reassign}
      onClose={onClose}
    >
      <SearchPicker
        label="New owner"
        hint="Search by name or email."
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setChosen(null);
        }}
        query={query}
        options={members?.map((member) => ({
          id: member.id,
          title: nameOf(member),
          note: [member.email, ...member.roles.map(roleLabel)].join(" · "),
        }))}
        chosen={chosen?.id ?? null}
        onChoose={(id) => setChosen(members?.find((member) => member.id === id) ?? null)}
      />
    </ActionDialog>
  );
}
