import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { TextField } from "@/components/forms/text-field";
import { EndAlertButton } from "@/components/saved/alert-status";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useSession } from "@/hooks/account/session-store";
import { type Alert, useAlerts, useCreateAlert } from "@/hooks/saved/alerts";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { nearMiles } from "@/lib/supabase/shared-limits";

/** A member's alerts; signed-out visitors are invited to sign in. */
export function Alerts() {
  const session = useSession();
  return (
    <section aria-labelledby="alerts-heading" className="mt-12 border-t border-line pt-8 sm:mt-16">
      <h2 id="alerts-heading" className="text-2xl">
        <Trans>Alerts</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        <Trans>
          Get notified when a full practice starts accepting patients, or when a practice is added
          within {nearMiles} miles of a place.
        </Trans>
      </p>
      {session.status === "signed-out" && (
        <RequireAuthButton
          variant="secondary"
          className="has-session:invisible"
          dialogTitle={t`Sign in to get alerts`}
          dialogDescription={t`Alerts arrive as notifications here and by email, so you'll need a free account.`}
        >
          <Trans>Set up an alert</Trans>
        </RequireAuthButton>
      )}
      {session.status === "signed-in" && <OwnAlerts userId={session.session.user.id} />}
    </section>
  );
}

function OwnAlerts({ userId }: { userId: string }) {
  const alerts = useAlerts(userId);
  if (alerts.isPending)
    return <LoadingSkeleton label={t`Loading alerts...`} className="h-24 rounded-xl" />;
  if (!alerts.data) return <LoadFailure query={alerts} title={t`We couldn't load your alerts`} />;
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

/** The form for an alert about new practices near a place. A search can fill in the place through the URL. */
function PlaceForm() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const createAlert = useCreateAlert();
  const near = params.get("near") ?? "";

  function submit(data: FormData) {
    const place = String(data.get("place") ?? "").trim();
    if (!place || createAlert.isPending) return;
    createAlert.mutate(
      { place },
      {
        onSuccess: () => {
          form.current?.reset();
          setParams({}, { replace: true, preventScrollReset: true });
        },
      },
    );
  }

  return (
    <form
      // Resets the form for another place in the URL.
      key={near}
      ref={form}
      className="flex max-w-3xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label={t`Notify me about new practices within ${nearMiles} miles of`}
        name="place"
        defaultValue={near}
        placeholder={t`City and state, or ZIP code`}
        autoComplete="off"
        maxLength={120}
        required
        className="min-w-0 flex-1 basis-72"
      />
      <Button type="submit" variant="secondary" isBusy={createAlert.isPending}>
        <Trans>Create alert</Trans>
      </Button>
    </form>
  );
}

/** An alert: what it waits for, what it has found so far, and a button to turn it off. */
function AlertRow({ alert }: { alert: Alert }) {
  const { id, place, doctor_id, practice_name: name } = alert;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium break-words">
          {place !== null && (
            <Trans>
              New practices within {nearMiles} miles of {place}
            </Trans>
          )}
          {place === null && name && doctor_id && (
            <Trans>
              When <TextLink to={paths.listing(doctor_id)}>{name}</TextLink> is accepting patients
            </Trans>
          )}
          {place === null && !name && t`A practice that is no longer listed`}
        </p>
        <NewPractices alert={alert} />
      </div>
      <EndAlertButton id={id} of={place ?? name ?? t`a practice that is no longer listed`} />
    </li>
  );
}

function NewPractices({ alert: { place, found_ids, found_names, found_count } }: { alert: Alert }) {
  if (place === null) return null;
  const ids = found_ids ?? [];
  const others = (found_count ?? 0) - ids.length;
  const names = ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <TextLink to={paths.listing(id)} className="inline-block py-1">
        {found_names?.[index]}
      </TextLink>
    </span>
  ));
  return (
    <p key={found_count} className="mt-1 text-sm break-words text-ink-soft">
      {ids.length === 0 ? (
        <Trans>No new practices yet.</Trans>
      ) : others > 0 ? (
        <Trans>
          New: {names} and{" "}
          <TextLink to={paths.directory({ search: place })} className="inline-block py-1">
            {others} more around {place}
          </TextLink>
        </Trans>
      ) : (
        <Trans>New: {names}</Trans>
      )}
    </p>
  );
}
