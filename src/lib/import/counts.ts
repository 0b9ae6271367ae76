import { formatCount } from "@/lib/format/numbers";

/** Formats counts as a sentence without zeros: "950 created, 50 rejected." */
export function countsInWords(counts: Record<string, number>): string {
  const parts = Object.entries(counts).flatMap(([word, count]) =>
    count > 0 ? `${formatCount(count)} ${word}` : [],
  );
  return `${parts.join(", ") || "Nothing"}.`;
}
