import { expect, test } from "vitest";
import { importTemplate } from "@/lib/import/columns";
import { readCsv } from "@/lib/import/csv";
import { sourcesOf } from "@/lib/import/recognize";

const practices = "Name,City,State,ZIP\nOak,Lansing,MI,48933";
const found = (files: Record<string, string>) => {
  const sources = sourcesOf(
    Object.entries(files).map(([file, text]) => ({ file, ...readCsv(text) })),
  );
  return "problem" in sources
    ? sources.problem
    : Object.fromEntries(Object.entries(sources).map(([name, table]) => [name, table?.file]));
};

test("files are recognized by their headings", () => {
  expect(
    found({
      "a.csv": "Practice,Name,Credentials\nOak,Ann,MD",
      "b.csv": practices,
      "c.csv": "Practice,Service,Coverage\nOak,EKG,yes",
      "d.csv": "Practice,Ages,Amount\nOak,0-17,20",
      "e.csv": "Practice,Street,City,State,ZIP,Hours,Parking\nOak,,,,,Mon 9-5,",
    }),
  ).toEqual({
    clinicians: "a.csv",
    practices: "b.csv",
    services: "c.csv",
    prices: "d.csv",
    offices: "e.csv",
  });
});

test("ambiguous headings are resolved by the file name and otherwise mean practices", () => {
  const text = "Practice,Phone\nOak,(517) 555-0100";
  expect(found({ "x.csv": practices, "MI offices.csv": text })).toMatchObject({
    offices: "MI offices.csv",
  });
  expect(found({ "offices.csv": "Label,City,State,Zip\nOak,Reno,NV,89501" })).toEqual({
    practices: "offices.csv",
  });
  expect(found({ "list.csv": "What,Ever\n1,2" })).toEqual({ practices: "list.csv" });
});

test.each([
  [{ "a.csv": practices, "b.csv": practices }, /a\.csv and b\.csv both look like practices/],
  [{ "a.csv": "Practice,Service,Coverage\nOak,EKG,yes" }, /practices file is missing.*a\.csv/],
  [{ "a.csv": "Name,City" }, "This file has no rows below the headings."],
])("%j can't be imported", (files, problem) => {
  expect(found(files)).toEqual(
    typeof problem === "string" ? problem : expect.stringMatching(problem),
  );
});

test("an empty file among others is ignored", () => {
  const empty = importTemplate("services").headings.join(",");
  expect(found({ "practices.csv": practices, "services.csv": empty })).toEqual({
    practices: "practices.csv",
  });
});
