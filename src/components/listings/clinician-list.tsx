import { ListingPhoto } from "@/components/listings/listing-photo";
import { type Clinician, clinicianPanel, nameWithCredentials } from "@/lib/listings/clinicians";

interface ClinicianListProps {
  clinicians: readonly (Clinician & { position: number })[];
}

/** The clinicians of a practice. Renders nothing if it lists none. */
export function ClinicianList({ clinicians }: ClinicianListProps) {
  if (clinicians.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Clinicians</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {clinicians.map((clinician) => (
          <li key={clinician.position} className="flex gap-4 rounded-lg bg-sage p-4">
            <div className="size-16 shrink-0 overflow-hidden rounded-full text-xl">
              <ListingPhoto
                name={clinician.name}
                photoUrl={clinician.photo_url}
                bucket="clinician-photos"
              />
            </div>
            <div className="min-w-0 break-words">
              <h3 className="font-semibold">{nameWithCredentials(clinician)}</h3>
              <p className="text-sm whitespace-pre-line text-ink-soft">{factsOf(clinician)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const factsOf = (clinician: Clinician) =>
  [
    clinician.specialty,
    clinician.languages.length > 0 && `Speaks ${clinician.languages.join(", ")}`,
    clinicianPanel(clinician),
    clinician.practicing_since && `Practicing since ${clinician.practicing_since}`,
  ]
    .filter(Boolean)
    .join("\n");
