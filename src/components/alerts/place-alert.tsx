import { Bell } from "lucide-react";
import { AlertLine } from "@/components/alerts/alert-line";
import { SignInButton } from "@/components/session/sign-in-button";
import { Button } from "@/components/ui/button";
import { useAlerts } from "@/hooks/alerts/alerts";
import { useTellOfNew } from "@/hooks/alerts/change";
import { useUserId } from "@/hooks/session/store";
import { nearbyPhrase } from "@/lib/alerts/near-miles";
import { paths } from "@/lib/paths";

/** Offers to tell of new practices around a place that was searched for. Around "you" nobody waits: positions are not kept. */
export function PlaceAlert({ place }: { place: string }) {
  const userId = useUserId();
  const alerts = useAlerts(userId);
  const tell = useTellOfNew();
  const what = `about new practices ${nearbyPhrase(place)}`;
  const alert = alerts.data?.find((one) => one.place === place);
  if (place === "you") return null;
  if (alert) return <AlertLine id={alert.id} what={what} of={place} />;

  const look = { variant: "ghost", size: "sm" } as const;
  const words = (
    <>
      {!tell.isPending && <Bell aria-hidden="true" />}
      Tell me {what}
    </>
  );
  if (!userId) {
    return (
      <SignInButton
        {...look}
        request="Please sign in to be told"
        explanation={`With a free account we can tell you ${what}, on this site.`}
        next={paths.savedNear(place)}
      >
        {words}
      </SignInButton>
    );
  }
  return (
    <Button
      {...look}
      isBusy={tell.isPending || alerts.isPending}
      onClick={() => tell.mutate(place)}
    >
      {words}
    </Button>
  );
}
