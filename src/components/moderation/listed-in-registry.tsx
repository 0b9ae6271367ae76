import { RegistryCheck } from "@/components/moderation/registry-check";
import type { Named, RegistryAnswer } from "@/lib/moderation/registry";

interface ListedInRegistryProps {
  listing: {
    npi: string | null;
    practice_name: string;
    address_city: string;
    address_state: string;
    clinicians: { name: string; npi: string | null }[];
    registry: RegistryAnswer[] | null;
  };
}

/** What the registry says of the NPIs of a practice: its own, which may be that of any of its people, and theirs. */
export function ListedInRegistry({ listing }: ListedInRegistryProps) {
  const { npi, practice_name, clinicians, registry } = listing;
  const named = (people: string[]): Named => ({
    ...{ people, practice: practice_name },
    ...{ city: listing.address_city, state: listing.address_state },
  });
  const own = { npi, label: "The practice", people: clinicians.map(({ name }) => name) };
  const checks = [
    own,
    // Whose is the practice's own as well is told once, there.
    ...clinicians
      .filter((person) => person.npi !== npi)
      .map((person) => ({ npi: person.npi, label: person.name, people: [person.name] })),
  ];
  const given = checks.flatMap((check) => (check.npi ? [{ ...check, npi: check.npi }] : []));
  if (given.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {given.map((check) => (
        <li key={check.npi}>
          {clinicians.length > 0 && (
            <p className="font-semibold">
              {check.label}: {check.npi}
            </p>
          )}
          <RegistryCheck npi={check.npi} registry={registry} named={named(check.people)} />
        </li>
      ))}
    </ul>
  );
}
