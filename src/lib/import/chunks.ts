import type { ImportEntry } from "@/lib/import/plan";

// Small enough that the API finishes each call before its timeout.
const maxPerCall = { practices: 50, rows: 120 };

const sizeOf = ({ listing: { clinicians = [], offices = [], services = [] } }: ImportEntry) =>
  1 + clinicians.length + offices.length + services.length;

/** The next entries to send in one call, limited by practices and by related rows. */
export function nextChunk(entries: readonly ImportEntry[]): ImportEntry[] {
  let rows = 0;
  const end = entries.findIndex((entry, index) => {
    rows += sizeOf(entry);
    return index > 0 && (rows > maxPerCall.rows || index >= maxPerCall.practices);
  });
  return entries.slice(0, end === -1 ? entries.length : end);
}
