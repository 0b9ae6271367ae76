import { useState } from "react";
import { ActDialog } from "@/components/moderation/act-dialog";
import { Chooser } from "@/components/moderation/chooser";
import type { DeskListing } from "@/hooks/listings/any";
import { useReassignListing } from "@/hooks/listings/rule";
import { type FoundMember, shortestQuery, useMatchingMembers } from "@/hooks/moderation/members";
import { roleLabel } from "@/lib/session/roles";
import { toast } from "@/lib/toast";

interface ReassignDialogProps {
  listing: DeskListing;
  onClose: (isDone: boolean) => void;
}

const nameOf = (member: FoundMember) => member.full_name ?? "Somebody without a name";

/** Gives a listing to a member, who is found by name or email address. */
export function ReassignDialog({ listing, onClose }: ReassignDialogProps) {
  const reassigning = useReassignListing();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<FoundMember | null>(null);
  const query = useMatchingMembers(text.trim());
  const isLongEnough = text.trim().length >= shortestQuery;
  const members = isLongEnough ? query.data?.filter(({ id }) => id !== listing.user_id) : undefined;

  async function reassign(reason: string) {
    if (!chosen) return;
    const { id, version } = listing;
    await reassigning.mutateAsync({ id, version, newOwner: chosen.id, reason });
    const description = `It belongs to ${nameOf(chosen)} now.`;
    toast({ title: listing.practice_name, description, tone: "success" });
  }

  return (
    <ActDialog
      title={`Give ${listing.practice_name} to another owner`}
      description={
        listing.ownership === "owned"
          ? `The new owner edits it and answers patients from now on. ${listing.owner?.full_name ?? "Its owner"} loses both, and reads the reason.`
          : "The new owner edits it and answers patients from now on. A claim that waits ends."
      }
      button={chosen ? `Give to ${nameOf(chosen)}` : "Reassign"}
      reason="needed"
      reasonHint="Both read it, and it stands in the log."
      missing={chosen ? undefined : "Choose the member first."}
      onAct={reassign}
      onClose={onClose}
    >
      <Chooser
        label="New owner"
        hint="Type a name or an email address."
        text={text}
        onType={(typed) => {
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
    </ActDialog>
  );
}
