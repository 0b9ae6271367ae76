import { RequireAuthButton } from "@/components/account/require-auth-button";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useSession } from "@/hooks/account/session-store";
import { useCorrectionDialog } from "@/hooks/listings/listing-dialogs";
import { t } from "@/lib/messages";
import { correctLabel, reportLabel } from "@/pages/listings/button-labels";

/** The dialogs about a listing, except for the correction dialog, which the URL opens. */
export type ListingDialog = "report" | "competing claim";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/account/sign-in-dialog")).SignInDialog,
);

interface VisitorButtonsProps {
  isOwnedOrClaimed: boolean;
  /** Called when a member clicks before the session has loaded. */
  onMember: (dialog: ListingDialog) => void;
}

/** The same buttons for visitors, which explain why they need an account. */
export function VisitorButtons({ isOwnedOrClaimed, onMember }: VisitorButtonsProps) {
  const session = useSession();
  const correcting = useCorrectionDialog();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      {correcting.isOpen && session.status === "signed-out" && (
        <SignInDialog
          title={t`Please sign in to suggest a correction`}
          description={t`The practice or an admin decides, and you'll see the outcome in your account.`}
          onClose={() => correcting.setIsOpen(false)}
        />
      )}
      <RequireAuthButton
        variant="ghost"
        size="sm"
        dialogTitle={t`Please sign in to report this listing`}
        dialogDescription={t`Only admins can see your report. Requiring an account keeps one person from reporting the same thing many times.`}
        onMember={() => onMember("report")}
      >
        {reportLabel}
      </RequireAuthButton>
      {isOwnedOrClaimed && (
        <RequireAuthButton
          variant="ghost"
          size="sm"
          dialogTitle={t`Please sign in to claim this listing`}
          signUpAs="doctor"
          dialogDescription={t`If this is your practice, claim it with your own account. An admin compares both claims.`}
          onMember={() => onMember("competing claim")}
        >
          {t`This is my practice`}
        </RequireAuthButton>
      )}
    </>
  );
}
