import { Badge } from "@/components/ui/badge";
import { formatCalendarDay, formatDay } from "@/lib/format/dates";
import {
  compareName,
  comparePlace,
  type Named,
  type NameMatch,
  type PlaceMatch,
  type RegistryAnswer,
} from "@/lib/moderation/registry";

const statuses = {
  active: ["positive", "Active in the registry"],
  deactivated: ["danger", "Deactivated"],
  "not found": ["danger", "Not in the registry"],
} as const;

const nameBadges = {
  agrees: ["positive", "Name agrees"],
  "last name": ["attention", "Only the last name agrees"],
  differs: ["danger", "Name differs"],
  "nobody named": ["neutral", "No name to compare"],
} as const satisfies Record<NameMatch, readonly [string, string]>;

// An organization's says nothing about whoever names it.
const practiceNameBadges = {
  ...nameBadges,
  agrees: ["neutral", "Practice's name agrees"],
  differs: ["danger", "Practice's name differs"],
} as const satisfies Record<NameMatch, readonly [string, string]>;

const placeBadges = {
  agrees: ["positive", "Place agrees"],
  state: ["attention", "State agrees, city differs"],
  differs: ["danger", "Place differs"],
  unknown: ["neutral", "No place to compare"],
} as const satisfies Record<PlaceMatch, readonly [string, string]>;

interface RegistryWordsProps {
  answer: RegistryAnswer;
  named: Named;
}

/** The last good answer of the registry, and what of it agrees. */
export function RegistryWords({ answer, named }: RegistryWordsProps) {
  const { status, kind, name, taxonomy, checked_at } = answer;
  if (!status || !checked_at) return null;
  const names = kind === "organization" ? practiceNameBadges : nameBadges;
  const badges = [
    statuses[status],
    ...(name ? [names[compareName(answer, named)], placeBadges[comparePlace(answer, named)]] : []),
  ];
  const who = [formerly(answer), kind === "organization" ? "an organization" : "", taxonomy];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {badges.map(([tone, words]) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
      </p>
      {name && (
        <p>
          {who.filter(Boolean).join(", ")}
          <br />
          {placeOf(answer)}
        </p>
      )}
      <p className="text-ink-soft">
        Checked on {formatDay(checked_at)}.{since(answer)}
      </p>
    </>
  );
}

const formerly = ({ name, other_names }: RegistryAnswer) =>
  other_names?.length ? `${name} (also ${other_names.join("; ")})` : name;

function placeOf({ street, city, state, zip, phone }: RegistryAnswer): string {
  // Nine digits without a mark, as the registry writes them.
  const code = zip?.slice(0, 5);
  return [street, city, [state, code].filter(Boolean).join(" "), phone].filter(Boolean).join(", ");
}

function since({ enumerated_on, updated_on }: RegistryAnswer): string {
  const given = enumerated_on ? ` NPI given on ${formatCalendarDay(enumerated_on)}.` : "";
  return updated_on
    ? `${given} The registry last changed it on ${formatCalendarDay(updated_on)}.`
    : given;
}
