import type { ImportValue } from "@/lib/import/cell";
import { simplify } from "@/lib/import/columns";
import type { PartRow } from "@/lib/import/part-rows";
import { quoteCell } from "@/lib/import/reason";
import type { ImportNotes } from "@/lib/import/row";
import { otherServiceNames } from "@/lib/import/service-names";

/** A service of the fixed list. */
export interface KnownService {
  name: string;
  label: string;
}

/** What the fee of a practice covers, in the order of the list. What the list of services does not have is left out. */
export function gatherServices(
  rows: readonly PartRow[],
  known: readonly KnownService[],
  notes: ImportNotes,
): Record<string, ImportValue>[] {
  const told = new Map<string, Record<string, ImportValue>>();
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
      leaveOut(`: ${quoteCell(text)}`, "it is none of the services");
      continue;
    }
    if (!isCalled([service.name, service.label])) {
      notes.readings.push(`${place}: Service ${quoteCell(text)} read as ${service.label}`);
    }
    if (told.has(service.name)) {
      leaveOut("", `${service.label} is told already`);
      continue;
    }
    const hasPrice = price !== null && coverage === "extra" && price !== 0;
    if (price !== null && !hasPrice && price !== 0) {
      leaveOut(`: Extra price ${price}`, "only what is extra has one");
    }
    const hasNote = note !== null && coverage !== "not offered";
    if (note !== null && !hasNote) leaveOut(`: Note`, "of what is not offered there is none");
    told.set(service.name, {
      service: service.name,
      coverage,
      price: hasPrice ? price : null,
      note: hasNote ? note : null,
    });
  }
  return known.flatMap(({ name }) => {
    const row = told.get(name);
    return row ? [row] : [];
  });
}
