import { expect, test } from "vitest";
import { fileColumns, knownHeadings } from "@/lib/import/columns";
import { fileNames } from "@/lib/import/export-files";
import { type FileColumn, holdsInWords } from "@/lib/import/file-column";

const row = (known: FileColumn) => {
  const [, ...others] = knownHeadings(known);
  const cells = [
    `${known.label}${known.isNeeded ? " (needed)" : ""}`,
    `\`${known.column}\``,
    others.filter((heading) => heading !== known.column).join(", "),
    holdsInWords(known),
    known.example,
  ];
  return `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
};

const sections = fileNames.map((file) =>
  [
    `## ${file}.csv`,
    "",
    "| Heading | In JSON | Also understood | Holds | Example |",
    "|---|---|---|---|---|",
    ...fileColumns[file].map(row),
    "",
  ].join("\n"),
);

const text = `# The files of an import and an export

Administrators import practices from up to five CSV files, chosen together or in one ZIP file, or from one JSON file, and export them as
the same. A row of any file but \`practices.csv\` says in its column Practice whose it is. In JSON, \`{"practices": [{…}]}\`, each practice has
its own \`clinicians\`, \`offices\`, \`prices\` and \`services\`, without \`practice\`. An export has the prices of a practice in \`prices.csv\` alone; an
import also takes them among the practices.

**Reading.** A line \`sep=;\`, or else the heading row, says what separates the cells: comma, semicolon, tab, or bar. Files are UTF-8, UTF-16, or
Windows-1252. What a file holds is recognized by its headings and name, and can be corrected. Decimal commas ("75,50", "1.234,50") are read as
cents. A ZIP code whose leading zero was dropped gets it back where the state agrees. What a spreadsheet destroyed, such as ages turned into
dates or numbers in scientific notation, is named and left out. Cells that start with =, +, -, or @ are text; an export puts an apostrophe
before them, which an import removes.

**Duplicates.** A row that may be a listing, whatever its status, by NPI, phone, website, or name and place (\`private.find_duplicates\`), asks an
administrator: update that listing, add a new one, or skip the row. Updates go ahead without asking where the NPI, the name and ZIP code, or two
of phone, website, and name match. Without a decision nothing is added.

**Removals.** A practice without rows in a file, and an empty cell among the practices, changes nothing. When the rows of a practice leave out
prices, people, offices, hours, services, or membership levels that its listing has, the dry run names them; they stay unless an administrator
decides to remove them.

The tables below are written from \`columns.ts\`, \`part-columns.ts\` and the table of fields: \`npx vitest run --project node
src/lib/import/files-in-markdown.test.ts -u\` writes them again, and without \`-u\` compares them.

${sections.join("\n")}`;

test("the README tells of every column of every file", async () => {
  await expect(text).toMatchFileSnapshot("README.md");
});
