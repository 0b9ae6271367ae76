import { Bell } from "lucide-react";
import { AlertStatus } from "@/components/saved/alert-status";
import { Button } from "@/components/ui/button";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useSession } from "@/hooks/account/session-store";
import { useAlertRequest, useAlerts, useCreateAlert } from "@/hooks/saved/alerts";
import { t } from "@/lib/messages";

const AlertConfirmDialog = lazyPart(
  async () => (await import("@/components/saved/alert-confirm-dialog")).AlertConfirmDialog,
);

const SignInDialog = lazyDialog(
  async () => (await import("@/components/account/sign-in-dialog")).SignInDialog,
);

interface AcceptingAlertProps {
  listing: {
    id: string;
    practice_name: string;
    user_id: string | null;
    accepting_new_patients: boolean | null;
  };
}

/** Offers an alert for a practice that is full, but not for one that has not specified it. */
export function AcceptingAlert({ listing }: AcceptingAlertProps) {
  if (listing.accepting_new_patients !== false) return null;
  return (
    <div className="mt-3 min-h-11 print:hidden [&>button]:-ml-4.5">
      <AlertOffer listing={listing} />
    </div>
  );
}

function AlertOffer({ listing: { id, practice_name: name, user_id } }: AcceptingAlertProps) {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : null;
  const alerts = useAlerts(userId);
  const createAlert = useCreateAlert();
  const { isRequested, setIsRequested } = useAlertRequest();
  const alert = alerts.data?.find((one) => one.doctor_id === id);
  const isKnown = userId ? !alerts.isPending : session.status === "signed-out";

  // The owner doesn't need an alert.
  if (userId && user_id === userId) return null;
  if (alert)
    return (
      <AlertStatus id={alert.id} of={name}>
        <Trans>We'll notify you when {name} is accepting patients.</Trans>
      </AlertStatus>
    );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        isBusy={createAlert.isPending}
        icon={<Bell aria-hidden="true" />}
        onClick={() => (userId ? createAlert.mutate({ listing: id }) : setIsRequested(true))}
      >
        <Trans>Notify me when it's accepting patients</Trans>
      </Button>
      {isRequested && isKnown && userId && (
        <AlertConfirmDialog
          name={name}
          onAnswer={(isYes) => {
            setIsRequested(false);
            if (isYes) createAlert.mutate({ listing: id });
          }}
        />
      )}
      {isRequested && isKnown && !userId && (
        <SignInDialog
          title={t`Sign in to get alerts`}
          description={t`With a free account, we can notify you here and by email when ${name} is accepting patients.`}
          onClose={() => setIsRequested(false)}
        />
      )}
    </>
  );
}
