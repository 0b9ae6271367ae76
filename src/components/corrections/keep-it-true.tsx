import { lazy, Suspense } from "react";
import { correctLabel, reportLabel } from "@/components/corrections/labels";
import { SignInButton } from "@/components/session/sign-in-button";
import type { Doctor } from "@/hooks/doctors/detail";
import { useUserId } from "@/hooks/session/store";
import { isTaken } from "@/lib/listing-state";

// Strangers go without its weight.
const MemberButtons = lazy(async () => ({
  default: (await import("@/components/corrections/member-buttons")).MemberButtons,
}));

/** What a reader can do about a listing that is wrong. */
export function KeepItTrue({ doctor }: { doctor: Doctor }) {
  const userId = useUserId();
  return (
    <div className="mt-10 -ml-4 flex min-h-11 flex-wrap gap-x-2">
      {userId ? (
        <Suspense>
          <MemberButtons doctor={doctor} userId={userId} />
        </Suspense>
      ) : (
        <StrangerButtons isTaken={isTaken(doctor)} />
      )}
    </div>
  );
}

function StrangerButtons({ isTaken }: { isTaken: boolean }) {
  return (
    <>
      <SignInButton
        variant="ghost"
        size="sm"
        request="Please sign in to suggest a correction"
        explanation="The practice or an administrator decides, and your account shows you what they say."
      >
        {correctLabel}
      </SignInButton>
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
