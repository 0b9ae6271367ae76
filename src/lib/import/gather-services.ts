import type { ImportValue } from "@/lib/import/cell";
import { simplify } from "@/lib/import/columns";
import type { PartRow } from "@/lib/import/part-rows";
import { quoteCell } from "@/lib/import/reason";
import type { ImportNotes } from "@/lib/import/row";
import { otherServiceNames } from "@/lib/import/service-names";

/** A service from the site's list. */
export interface KnownService {
  name: string;
  label: string;
}

/** The services of a practice in list order. Unknown services are left out with a warning. */
export function gatherServices(
  rows: readonly PartRow[],
  known: readonly KnownService[],
  notes: ImportNotes,
): Record<string, ImportValue>[] {
  const gathered = new Map<string, Record<string, ImportValue>>();
  for (const { values, place } of rows) {
    const { coverage = null, note = null, price = null } = values;
    const text = String(values.service);
    const leaveOut = (what: string, why: string) =>
      notes.warnings.push(`${place}${what} left out: ${why}`);
    const isCalled = (words: readonly string[]) =>
      words.some((word) => simplify(word) === simplify(text));
    const service =
      known.find(({ name, label }) => isCalled([name, label])) ??
      known.find(({ name }) => isCalled(otherServiceNames[name] ?? []));
    if (!service) {
      leaveOut(`: ${quoteCell(text)}`, "it isn’t in the list of services");
      continue;
    }
    if (!isCalled([service.name, service.label])) {
      notes.readings.push(`${place}: Service ${quoteCell(text)} read as ${service.label}`);
    }
    if (gathered.has(service.name)) {
      leaveOut("", `${service.label} is already in another row`);
      continue;
    }
    const hasPrice = price !== null && coverage === "extra" && price !== 0;
    if (price !== null && !hasPrice && price !== 0) {
      leaveOut(`: Extra price ${price}`, "only services with an extra fee have one");
    }
    const hasNote = note !== null && coverage !== "not offered";
    if (note !== null && !hasNote)
      leaveOut(": Note", "services that aren’t offered can’t have one");
    gathered.set(service.name, {
      service: service.name,
      coverage,
      price: hasPrice ? price : null,
      note: hasNote ? note : null,
    });
  }
  return known.flatMap(({ name }) => {
    const row = gathered.get(name);
    return row ? [row] : [];
  });
}
