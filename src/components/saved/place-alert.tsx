import { Bell } from "lucide-react";
import { useState } from "react";
import { AlertStatus } from "@/components/saved/alert-status";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { useUserId } from "@/hooks/account/session-store";
import { useAlerts, useCreateAlert } from "@/hooks/saved/alerts";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { nearMiles } from "@/lib/supabase/shared-limits";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/account/sign-in-dialog")).SignInDialog,
);

/** Offers an alert for new practices near a searched place, but not near "you": positions are not stored. */
export function PlaceAlert({ place }: { place: string }) {
  const userId = useUserId();
  const alerts = useAlerts(userId);
  const createAlert = useCreateAlert();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const alert = alerts.data?.find((one) => one.place === place);
  if (place === "you") return null;
  if (alert)
    return (
      <AlertStatus id={alert.id} of={place}>
        <Trans>
          We'll notify you about new practices within {nearMiles} miles of {place}.
        </Trans>
      </AlertStatus>
    );

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-left"
        isBusy={createAlert.isPending || (userId !== null && alerts.isPending)}
        icon={<Bell aria-hidden="true" />}
        onClick={() => (userId ? createAlert.mutate({ place }) : setIsDialogOpen(true))}
      >
        <Trans>
          Notify me about new practices within {nearMiles} miles of {place}
        </Trans>
      </Button>
      {isDialogOpen && !userId && (
        <SignInDialog
          title={t`Sign in to get alerts`}
          description={t`With a free account, we can notify you here and by email about new practices within ${nearMiles} miles of ${place}.`}
          next={paths.saved(place)}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  );
}
