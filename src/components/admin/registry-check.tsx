import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import type { ExpectedRecord, RegistryRecord } from "@/lib/admin/registry-comparison";
import { registryVerdicts } from "@/lib/admin/verdicts";
import { formatCalendarDay, formatDay, formatMoment } from "@/lib/format/dates";

interface RegistryResultProps {
  record: RegistryRecord;
  expected: ExpectedRecord;
}

/** The latest registry record of an NPI, and how it compares with the listing or claim. */
function RegistryResult({ record, expected }: RegistryResultProps) {
  const { status, kind, name, taxonomy, checked_at } = record;
  if (!status || !checked_at) return null;
  const badges = registryVerdicts(record, expected);
  const details = [fullName(record), kind === "organization" ? "an organization" : "", taxonomy];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {badges.map(({ tone, label }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </p>
      {name && (
        <p>
          {details.filter(Boolean).join(", ")}
          <br />
          {formatAddress(record)}
        </p>
      )}
      <p className="text-ink-soft">
        Checked on {formatDay(checked_at)}.{describeDates(record)}
      </p>
    </>
  );
}

const fullName = ({ name, other_names }: RegistryRecord) =>
  other_names?.length ? `${name} (also ${other_names.join("; ")})` : name;

function formatAddress({ street, city, state, zip, phone }: RegistryRecord): string {
  // The registry writes ZIP+4 codes as nine digits.
  const zipCode = zip?.slice(0, 5);
  return [street, city, [state, zipCode].filter(Boolean).join(" "), phone]
    .filter(Boolean)
    .join(", ");
}

function describeDates({ enumerated_on, updated_on }: RegistryRecord): string {
  const issued = enumerated_on ? ` NPI issued on ${formatCalendarDay(enumerated_on)}.` : "";
  return updated_on
    ? `${issued} Registry record last updated on ${formatCalendarDay(updated_on)}.`
    : issued;
}

interface RegistryCheckProps {
  npi: string;
  /** The registry records of the NPIs on the page; null if they couldn't be loaded. */
  registry: RegistryRecord[] | null;
  /** The details that the record should match. */
  expected: ExpectedRecord;
}

/** The national registry's record of an NPI, or why there is none. */
export function RegistryCheck({ npi, registry, expected }: RegistryCheckProps) {
  const record = registry?.find((candidate) => candidate.npi === npi);
  return (
    <div className="grid gap-1.5 text-sm">
      {record?.status && <RegistryResult record={record} expected={expected} />}
      <RegistryNote npi={npi} record={record} />
    </div>
  );
}

function RegistryNote({ npi, record }: { npi: string; record: RegistryRecord | undefined }) {
  const note = record ? describeProblem(record) : "Couldn't load the registry record.";
  if (!note && record?.status === "active") return null;
  return (
    <p className="text-ink-soft">
      {note}{" "}
      <TextLink
        to={`https://npiregistry.cms.hhs.gov/provider-view/${npi}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Look up {npi} in the NPI registry
      </TextLink>
    </p>
  );
}

/** Why there is no recent record; null if there is one. */
function describeProblem({ is_on, status, failure, due_at }: RegistryRecord): string | null {
  if (!is_on) {
    return status
      ? "Won't be checked again because registry lookups are turned off."
      : "Not checked because registry lookups are turned off.";
  }
  if (failure && due_at) {
    return `The last registry lookup failed: ${failure}. ${nextCheck(due_at)}`;
  }
  if (status) return null;
  return due_at
    ? `Not checked yet. ${nextCheck(due_at)}`
    : "Not checked because no open claim and no pending or published listing has this NPI.";
}

const nextCheck = (dueAt: string) =>
  new Date(dueAt).getTime() > Date.now()
    ? `Next check: ${formatMoment(dueAt)}.`
    : "The next check is due now. Come back in a few minutes.";
