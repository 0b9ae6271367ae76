import { Bell } from "lucide-react";
import { useState } from "react";
import { AlertLine } from "@/components/alerts/alert-line";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useAlerts } from "@/hooks/alerts/alerts";
import { useTellOfNew } from "@/hooks/alerts/change";
import { useUserId } from "@/hooks/session/store";
import { nearbyPhrase } from "@/lib/alerts/near-miles";
import { paths } from "@/lib/paths";

const SignInDialog = lazyDialog(
  async () => (await import("@/components/session/sign-in-dialog")).SignInDialog,
);

/** Offers to tell of new practices around a place that was searched for. Around "you" nobody waits: positions are not kept. */
export function PlaceAlert({ place }: { place: string }) {
  const userId = useUserId();
  const alerts = useAlerts(userId);
  const tell = useTellOfNew();
  const [isAsking, setIsAsking] = useState(false);
  const what = `about new practices ${nearbyPhrase(place)}`;
  const alert = alerts.data?.find((one) => one.place === place);
  if (place === "you") return null;
  if (alert) return <AlertLine id={alert.id} what={what} of={place} />;

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="text-left"
        isBusy={tell.isPending || (userId !== null && alerts.isPending)}
        onClick={() => (userId ? tell.mutate(place) : setIsAsking(true))}
      >
        {!tell.isPending && <Bell aria-hidden="true" />}
        Notify me {what}
      </Button>
      {isAsking && !userId && (
        <SignInDialog
          request="Sign in to get alerts"
          explanation={`With a free account, we can notify you here and by email ${what}.`}
          next={paths.saved(place)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
