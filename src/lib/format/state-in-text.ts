import { stateCode } from "@/lib/format/us-states";

/** The state at the end of a search text, as in "acupuncture, Austin, TX"; null if it names none. */
export function stateInText(text: string): string | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  for (const size of [3, 2, 1]) {
    const code = stateCode(words.slice(-size).join(" "));
    if (code !== null) return code;
  }
  return null;
}
