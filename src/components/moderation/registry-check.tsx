import { RegistryWords } from "@/components/moderation/registry-words";
import { TextLink } from "@/components/ui/text-link";
import { formatMoment } from "@/lib/format/dates";
import type { Named, RegistryAnswer } from "@/lib/moderation/registry";

interface RegistryCheckProps {
  npi: string;
  /** What the registry said of the NPIs of the page; null when that could not be loaded. */
  registry: RegistryAnswer[] | null;
  /** What is held against it. */
  named: Named;
}

/** What the national registry says of an NPI, or why it says nothing. */
export function RegistryCheck({ npi, registry, named }: RegistryCheckProps) {
  const answer = registry?.find((one) => one.npi === npi);
  return (
    <div className="grid gap-1.5 text-sm">
      {answer?.status && <RegistryWords answer={answer} named={named} />}
      <Doubt npi={npi} answer={answer} />
    </div>
  );
}

function Doubt({ npi, answer }: { npi: string; answer: RegistryAnswer | undefined }) {
  const reason = answer ? doubtAbout(answer) : "What the registry says could not be loaded.";
  if (!reason && answer?.status === "active") return null;
  return (
    <p className="text-ink-soft">
      {reason}{" "}
      <TextLink
        to={`https://npiregistry.cms.hhs.gov/provider-view/${npi}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Look up {npi}
      </TextLink>
    </p>
  );
}

/** Why there is no answer of late; null when there is one. */
function doubtAbout({ is_on, status, failure, due_at }: RegistryAnswer): string | null {
  if (!is_on) {
    return status
      ? "It is not checked again: asking the registry is switched off."
      : "Not checked: asking the registry is switched off.";
  }
  if (failure && due_at) {
    return `The registry gave no usable answer${status ? " since" : ""}. ${failure}. ${nextTry(due_at)}`;
  }
  if (status) return null;
  return due_at
    ? `The registry has not been asked yet. ${nextTry(due_at)}`
    : "The registry is not asked: no open claim names this NPI, and no listing that waits or is public.";
}

const nextTry = (dueAt: string) =>
  new Date(dueAt).getTime() > Date.now()
    ? `Next try: ${formatMoment(dueAt)}.`
    : "The next try is due now: look again in a few minutes.";
