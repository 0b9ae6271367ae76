import { formatCount } from "@/lib/format/numbers";

// The Spanish build writes translations in place of these calls: see docs/spanish.md. Everywhere
// else they return the English text.

/** A text for people: t`Remove ${label}`. */
export const t = (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: texts }, ...values);

/** A text that depends on a count, which replaces "#": plural(2, { one: "# practice", other: "# practices" }). */
export const plural = (count: number, { one, other }: { one: string; other: string }): string =>
  (count === 1 ? one : other).replaceAll("#", formatCount(count));
