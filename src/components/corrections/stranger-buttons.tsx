import { lazy, Suspense } from "react";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { SignInButton } from "@/components/session/sign-in-button";
import { Button } from "@/components/ui/button";
import { useCorrecting } from "@/hooks/corrections/asked";
import { useSession } from "@/hooks/session/store";

const SignInDialog = lazy(async () => ({
  default: (await import("@/components/session/sign-in-dialog")).SignInDialog,
}));

/** The same buttons for people without an account: they are told why they need one. */
export function StrangerButtons({ isTaken }: { isTaken: boolean }) {
  const session = useSession();
  const correcting = useCorrecting();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => correcting.setIsOpen(true)}>
        {correctLabel}
      </Button>
      {correcting.isOpen && session.status === "signed-out" && (
        <Suspense>
          <SignInDialog
            request="Please sign in to suggest a correction"
            explanation="The practice or an administrator decides, and your account shows you what they say."
            onClose={() => correcting.setIsOpen(false)}
          />
        </Suspense>
      )}
      <SignInButton
        variant="ghost"
        size="sm"
        request="Please sign in to report this listing"
        explanation="An account keeps reports honest. Only administrators see what you report."
      >
        {reportLabel}
      </SignInButton>
      {isTaken && (
        <SignInButton
          variant="ghost"
          size="sm"
          request="Please sign in to claim this listing"
          signUpAs="doctor"
          explanation="If this is your practice, say so with your own account. Administrators see both claims side by side."
        >
          This is my practice
        </SignInButton>
      )}
    </>
  );
}
