import { RegistryCheck } from "@/components/admin/registry-check";
import type { ExpectedRecord, RegistryRecord } from "@/lib/admin/registry-comparison";

interface ListingRegistryChecksProps {
  listing: {
    npi: string | null;
    practice_name: string;
    address_city: string;
    address_state: string;
    former_names: string[];
    clinicians: { name: string; npi: string | null; former_names: string[] }[];
    registry: RegistryRecord[] | null;
  };
}

const namesOf = ({ name, former_names }: { name: string; former_names: string[] }) => [
  name,
  ...former_names,
];

/** Registry records of a practice's NPIs: its own, which may belong to any of its clinicians, and those of its clinicians. */
export function ListingRegistryChecks({ listing }: ListingRegistryChecksProps) {
  const { npi, practice_name, clinicians, registry } = listing;
  const expected = (people: string[]): ExpectedRecord => ({
    people,
    practice: practice_name,
    formerPractices: listing.former_names,
    city: listing.address_city,
    state: listing.address_state,
  });
  const own = { npi, label: "The practice", people: clinicians.flatMap(namesOf) };
  const checks = [
    own,
    // A clinician's NPI that equals the practice's is checked once.
    ...clinicians
      .filter((person) => person.npi !== npi)
      .map((person) => ({ npi: person.npi, label: person.name, people: namesOf(person) })),
  ];
  const checksWithNpi = checks.flatMap((check) =>
    check.npi ? [{ ...check, npi: check.npi }] : [],
  );
  if (checksWithNpi.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {checksWithNpi.map((check) => (
        <li key={check.npi}>
          {clinicians.length > 0 && (
            <p className="font-semibold">
              {check.label}: {check.npi}
            </p>
          )}
          <RegistryCheck npi={check.npi} registry={registry} expected={expected(check.people)} />
        </li>
      ))}
    </ul>
  );
}
