import { lazy, Suspense } from "react";
import { useAsk } from "@/hooks/doctors/ask";
import type { Doctor } from "@/hooks/doctors/detail";
import { useSession } from "@/hooks/session/store";
import type { RequestKind } from "@/lib/request-state";

const JoinDialog = lazy(async () => ({
  default: (await import("@/components/doctors/join-dialog")).JoinDialog,
}));

const SignInDialog = lazy(async () => ({
  default: (await import("@/components/session/sign-in-dialog")).SignInDialog,
}));

const invitations: Record<RequestKind, string> = {
  membership: "Please sign in to subscribe",
  appointment: "Please sign in to book an appointment",
};

/** The dialog that the address asks for: members get in touch with the practice, strangers are asked to sign in. */
export function JoinDialogs({ doctor }: { doctor: Doctor }) {
  const { ask, setAsk } = useAsk();
  const session = useSession();
  const close = () => setAsk(null);

  if (!ask || session.status === "loading") return null;
  return (
    <Suspense>
      {session.status === "signed-in" ? (
        <JoinDialog
          doctor={doctor}
          purpose={ask}
          userId={session.session.user.id}
          onClose={close}
        />
      ) : (
        <SignInDialog
          request={invitations[ask]}
          explanation="Memberships and visits are between you and the practice. Your account keeps track of whom you asked."
          onClose={close}
        />
      )}
    </Suspense>
  );
}
