import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { RequireAuthButton } from "@/components/session/member-button";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useCorrecting } from "@/hooks/corrections/asked";
import { useSession } from "@/hooks/session/store";

/** What is open about a listing. A correction is not of them: the address holds that. */
export type AboutListing = "report" | "rival";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/session/sign-in-dialog")).SignInDialog,
);

interface StrangerButtonsProps {
  isOwnedOrClaimed: boolean;
  /** Hears what a member has pressed before it was known who they are. */
  onMember: (asked: AboutListing) => void;
}

/** The same buttons for people without an account: they are told why they need one. */
export function StrangerButtons({ isOwnedOrClaimed, onMember }: StrangerButtonsProps) {
  const session = useSession();
  const correcting = useCorrecting();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      {correcting.isOpen && session.status === "signed-out" && (
        <SignInDialog
          request="Please sign in to suggest a correction"
          explanation="The practice or an admin decides, and you'll see the outcome in your account."
          onClose={() => correcting.setIsOpen(false)}
        />
      )}
      <RequireAuthButton
        variant="ghost"
        size="sm"
        request="Please sign in to report this listing"
        explanation="An account keeps reports honest. Only admins see what you report."
        onMember={() => onMember("report")}
      >
        {reportLabel}
      </RequireAuthButton>
      {isOwnedOrClaimed && (
        <RequireAuthButton
          variant="ghost"
          size="sm"
          request="Please sign in to claim this listing"
          signUpAs="doctor"
          explanation="If this is your practice, claim it with your own account. An admin compares both claims."
          onMember={() => onMember("rival")}
        >
          This is my practice
        </RequireAuthButton>
      )}
    </>
  );
}
