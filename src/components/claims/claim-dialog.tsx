import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useCurrentMember } from "@/hooks/account/current-member";
import { useFileClaim } from "@/hooks/claims/submit-claim";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { roleLabel } from "@/lib/account/roles";
import { enumerate } from "@/lib/format/numbers";
import { toast } from "@/lib/toast";

type Ownership = ListingDetail["ownership"];

const descriptions: Record<Ownership, string> = {
  none: "An admin reviews each claim before you can edit the listing.",
  owned: "Another member manages this listing. If the practice is yours, you can claim it.",
  claimed: "Another member has claimed this practice. If it's yours, you can claim it too.",
};

const inBrackets = (text: string | null | undefined) => (text ? ` (${text})` : "");

interface ClaimDialogProps {
  listing: Pick<ListingDetail, "id" | "ownership">;
  userId: string;
  onClose: () => void;
  /** Called instead of `onClose` once the claim is filed. */
  onFiled: () => void;
}

/** Shows what a claim sends, and files it. */
export function ClaimDialog({
  listing: { id, ownership },
  userId,
  onClose,
  onFiled,
}: ClaimDialogProps) {
  const { data: member } = useCurrentMember();
  const claim = useFileClaim();
  const isCompeting = ownership !== "none";

  async function file() {
    try {
      await claim.mutateAsync({ id, userId, isCompeting });
    } catch {
      // The mutation shows the error.
      onClose();
      return;
    }
    toast({
      title: "Claim submitted!",
      description: isCompeting
        ? "Admins will compare both claims"
        : "Your claim is pending admin approval",
      tone: "success",
    });
    onFiled();
  }

  const roles = enumerate(member?.roles.map((role) => roleLabel(role)) ?? []);
  return (
    <Dialog
      lang="en"
      open
      onOpenChange={onClose}
      title="Is this your practice?"
      description={descriptions[ownership]}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <Button isBusy={claim.isPending} onClick={file}>
            Claim this practice
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <strong className="font-semibold">Sent to our admins:</strong>{" "}
          <span>{`your name${inBrackets(member?.full_name)}, your account type${inBrackets(roles)}, and the date.`}</span>
        </li>
        <li>
          <strong className="font-semibold">Shown to everyone:</strong>{" "}
          <span>
            {isCompeting
              ? "nothing. Admins compare both claims, and until they decide, the listing stays as it is."
              : "“Claim Pending” on the listing, without your name."}
          </span>
        </li>
        <li>
          <strong className="font-semibold">Next:</strong> we ask for your role, your NPI, and a
          work email or phone. You send them separately.
        </li>
      </ul>
    </Dialog>
  );
}
