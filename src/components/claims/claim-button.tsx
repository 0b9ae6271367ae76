import { lazy, Suspense } from "react";
import { SignInButton } from "@/components/session/sign-in-button";
import { useUserId } from "@/hooks/session/store";

// Strangers go without its weight.
const MemberClaimButton = lazy(async () => ({
  default: (await import("@/components/claims/member-claim-button")).MemberClaimButton,
}));

/** Claims an unclaimed listing, for which one needs an account. */
export function ClaimButton({ listingId }: { listingId: string }) {
  const userId = useUserId();
  if (userId) {
    return (
      <Suspense>
        <MemberClaimButton listingId={listingId} userId={userId} />
      </Suspense>
    );
  }
  return (
    <SignInButton
      variant="ghost"
      request="Please sign in to claim this listing"
      signUpAs="doctor"
      explanation="If this is your practice, claim it with your own account. An administrator checks each claim before you can edit the listing."
    >
      Claim This Listing
    </SignInButton>
  );
}
