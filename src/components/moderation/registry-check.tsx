import { RegistryResult } from "@/components/moderation/registry-words";
import { TextLink } from "@/components/ui/text-link";
import { formatMoment } from "@/lib/format/dates";
import type { ExpectedRecord, RegistryRecord } from "@/lib/moderation/registry";

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
  const note = record ? describeProblem(record) : "Couldn’t load the registry record.";
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
      ? "Won’t be checked again because registry look-ups are turned off."
      : "Not checked because registry look-ups are turned off.";
  }
  if (failure && due_at) {
    return `The last registry look-up failed: ${failure}. ${nextCheck(due_at)}`;
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
