import { expect, test } from "vitest";
import { simplify } from "@/lib/import/columns";
import { gatherServices, otherServiceNames } from "@/lib/import/gather-parts";
import { services } from "@/lib/supabase/filter-options";

const gatherTestServices = (...texts: string[]) => {
  const notes = { readings: [] as string[], warnings: [] as string[] };
  const rows = texts.map((service, index) => ({
    values: { service, coverage: "included" },
    warnings: [],
    readings: [],
    place: `services.csv, row ${index + 2}`,
  }));
  return { names: gatherServices(rows, notes).map(({ service }) => service), ...notes };
};

test("common names for services are recognized and reported", () => {
  const { names, readings, warnings } = gatherTestServices(
    "House Calls",
    "Sutures",
    "EKG",
    "Imaging",
  );
  expect(names).toEqual(["ekg", "stitches", "home_visits"]);
  expect(readings).toEqual([
    "services.csv, row 2: Service “House Calls” read as Home visits",
    "services.csv, row 3: Service “Sutures” read as Stitches",
  ]);
  expect(warnings).toEqual([
    "services.csv, row 5: “Imaging” left out: it isn't in the list of services",
  ]);
});

test("no name belongs to two services", () => {
  const words = Object.values(otherServiceNames).flat().map(simplify);
  expect(words).toHaveLength(new Set(words).size);
  const labels = Object.values(services).map(simplify);
  expect(words.filter((word) => labels.includes(word))).toEqual([]);
});
