import { Bell } from "lucide-react";
import { useState } from "react";
import { AlertStatus } from "@/components/saved/alert-status";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import { useAlerts, useCreateNewListingAlert } from "@/hooks/saved/alerts";
import { paths } from "@/lib/paths";
import { nearbyPhrase } from "@/lib/saved/nearby-phrase";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/account/sign-in-dialog")).SignInDialog,
);

/** Offers an alert for new practices near a searched place, but not near "you": positions are not stored. */
export function PlaceAlert({ place }: { place: string }) {
  const userId = useUserId();
  const alerts = useAlerts(userId);
  const createAlert = useCreateNewListingAlert();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const what = `about new practices ${nearbyPhrase(place)}`;
  const alert = alerts.data?.find((one) => one.place === place);
  if (place === "you") return null;
  if (alert) return <AlertStatus id={alert.id} what={what} of={place} />;

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-left"
        isBusy={createAlert.isPending || (userId !== null && alerts.isPending)}
        onClick={() => (userId ? createAlert.mutate(place) : setIsDialogOpen(true))}
      >
        {!createAlert.isPending && <Bell aria-hidden="true" />}
        Notify me {what}
      </Button>
      {isDialogOpen && !userId && (
        <SignInDialog
          title="Sign in to get alerts"
          description={`With a free account, we can notify you here and by email ${what}.`}
          next={paths.saved(place)}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  );
}
