import type { ImportEntry } from "@/lib/import/plan";

// So much is done before an API gives up on a call.
const most = { practices: 50, rows: 120 };

const sizeOf = ({ listing: { clinicians = [], offices = [], services = [] } }: ImportEntry) =>
  1 + clinicians.length + offices.length + services.length;

/** The first of the entries that go in one call: few where each has much beside it. */
export function nextChunk(entries: readonly ImportEntry[]): ImportEntry[] {
  let rows = 0;
  const end = entries.findIndex((entry, index) => {
    rows += sizeOf(entry);
    return index > 0 && (rows > most.rows || index >= most.practices);
  });
  return entries.slice(0, end === -1 ? entries.length : end);
}
