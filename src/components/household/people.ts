import { type Ages, adultAge, maxAge } from "@/lib/household/ages";

/** The two groups of a household. */
export type Group = "adults" | "children";

/** The ages of a household while they are being typed. */
export type People = Record<Group, readonly string[]>;

/** The words and ages of each group. A new person starts with a typical age. */
export const groups: Record<
  Group,
  { one: string; more: string; article: string; from: number; to: number; usual: string }
> = {
  adults: {
    one: "Adult",
    more: "Adults",
    article: "an",
    from: adultAge,
    to: maxAge,
    usual: "40",
  },
  children: {
    one: "Child",
    more: "Children",
    article: "a",
    from: 0,
    to: adultAge - 1,
    usual: "8",
  },
};

/** The household to edit: the current one, or one adult. */
export function toPeople(ages: Ages | null): People {
  const known = ages ?? [Number(groups.adults.usual)];
  return {
    adults: known.filter((age) => age >= adultAge).map(String),
    children: known.filter((age) => age < adultAge).map(String),
  };
}

/** The form name of a person's age field. */
export const fieldName = (group: Group, index: number) => `${group}-${index}`;

/** Validation messages by field name; `empty` if there are no people. */
export function problemsOf(people: People): Record<string, string> {
  const problems: Record<string, string> = {};
  if (people.adults.length + people.children.length === 0)
    problems.empty = "Add at least one person";
  for (const group of ["adults", "children"] as const) {
    const { from, to } = groups[group];
    for (const [index, text] of people[group].entries()) {
      const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
      if (age >= from && age <= to) continue;
      problems[fieldName(group, index)] =
        age > maxAge || !(age >= 0) || group === "adults"
          ? `Enter an age from ${from} to ${to}`
          : `Children are ${to} or younger. Add anyone older as an adult`;
    }
  }
  return problems;
}

/** The ages that were typed. They must be valid. */
export const agesOf = ({ adults, children }: People): Ages => [...adults, ...children].map(Number);
