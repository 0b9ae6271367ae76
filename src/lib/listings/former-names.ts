import { enumerate } from "@/lib/format/numbers";
import { t } from "@/lib/messages";

/** Former names on lines of their own or separated by semicolons, without duplicates. */
export const listNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n|]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** "Formerly Smith Family Medicine and Oak Clinic"; empty without names. */
export function formerly(names: readonly string[]): string {
  const list = enumerate(names);
  return list && t`Formerly ${list}`;
}
