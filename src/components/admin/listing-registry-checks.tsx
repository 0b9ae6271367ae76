import { RegistryCheck } from "@/components/admin/registry-check";
import { type CheckedListing, npiChecksOf } from "@/lib/admin/verdicts";

/**
 * Registry records of a practice's NPIs: its own, which may belong to any of its clinicians, and
 * those of its clinicians.
 */
export function ListingRegistryChecks({ listing }: { listing: CheckedListing }) {
  const checks = npiChecksOf(listing);
  if (checks.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {checks.map(({ npi, label, expected }) => (
        <li key={npi}>
          {listing.clinicians.length > 0 && (
            <p className="font-semibold">
              {label}: {npi}
            </p>
          )}
          <RegistryCheck npi={npi} registry={listing.registry} expected={expected} />
        </li>
      ))}
    </ul>
  );
}
