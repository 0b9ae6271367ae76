import { RequireAuthButton } from "@/components/session/member-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useAlerts } from "@/hooks/alerts/alerts";
import { useSession } from "@/hooks/session/store";
import { nearMiles } from "@/lib/supabase/shared-limits";
import { AlertRow } from "@/pages/saved/alert-row";
import { PlaceForm } from "@/pages/saved/place-form";

/** A member's alerts; signed-out visitors are invited to sign in. */
export function Alerts() {
  const session = useSession();
  return (
    <section aria-labelledby="alerts-heading" className="mt-12 border-t border-line pt-8 sm:mt-16">
      <h2 id="alerts-heading" className="text-2xl">
        Alerts
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        Get notified when a full practice starts accepting patients, or when a practice is added
        within {nearMiles} miles of a place.
      </p>
      {session.status === "signed-out" && (
        <RequireAuthButton
          variant="secondary"
          className="has-session:invisible"
          request="Sign in to get alerts"
          explanation="Alerts arrive as notifications here and by email, so you’ll need a free account."
        >
          Set up an alert
        </RequireAuthButton>
      )}
      {session.status === "signed-in" && <OwnAlerts userId={session.session.user.id} />}
    </section>
  );
}

function OwnAlerts({ userId }: { userId: string }) {
  const alerts = useAlerts(userId);
  if (alerts.isPending) {
    return (
      <LoadingRegion label="Loading alerts..." isLabelHidden>
        <Skeleton className="h-24 rounded-xl" />
      </LoadingRegion>
    );
  }
  if (!alerts.data) return <LoadFailure query={alerts} title="We couldn’t load your alerts" />;
  return (
    <>
      {alerts.data.length > 0 && (
        <ul className="mb-8 max-w-3xl divide-y divide-line border-y border-line">
          {alerts.data.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      <PlaceForm />
    </>
  );
}
