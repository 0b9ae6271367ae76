import { EndAlertButton } from "@/components/alerts/end-alert-button";
import { TextLink } from "@/components/ui/text-link";
import type { Alert } from "@/hooks/alerts/alerts";
import { nearbyPhrase } from "@/lib/alerts/near-miles";
import { paths } from "@/lib/paths";

/** An alert: what it waits for, what it has found so far, and a button to turn it off. */
export function AlertRow({ alert }: { alert: Alert }) {
  const { id, place, doctor_id, practice_name: name } = alert;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium break-words">
          {place !== null && <>New practices {nearbyPhrase(place)}</>}
          {place === null && name && doctor_id && (
            <>
              When <TextLink to={paths.listing(doctor_id)}>{name}</TextLink> accepts patients
            </>
          )}
          {place === null && !name && "A practice that is no longer listed"}
        </p>
        <NewPractices alert={alert} />
      </div>
      <EndAlertButton id={id} of={place ?? name ?? "a practice that is no longer listed"} />
    </li>
  );
}

function NewPractices({ alert: { place, found_ids, found_names, found_count } }: { alert: Alert }) {
  if (place === null) return null;
  const ids = found_ids ?? [];
  const others = (found_count ?? 0) - ids.length;
  return (
    <p className="mt-1 text-sm break-words text-ink-soft">
      {ids.length === 0 ? "No new practices yet." : "New: "}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <TextLink to={paths.listing(id)} className="inline-block py-1">
            {found_names?.[index]}
          </TextLink>
        </span>
      ))}
      {others > 0 && (
        <>
          {" "}
          and{" "}
          <TextLink to={paths.directory({ search: place })} className="inline-block py-1">
            {others} more around {place}
          </TextLink>
        </>
      )}
    </p>
  );
}
