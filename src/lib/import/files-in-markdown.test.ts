import { expect, test } from "vitest";
import { fileColumns, knownHeadings } from "@/lib/import/columns";
import { describeColumn, type FileColumn } from "@/lib/import/file-column";

const row = (known: FileColumn) => {
  const [, ...others] = knownHeadings(known);
  const cells = [
    `${known.label}${known.isRequired ? " (required)" : ""}`,
    others.join(", "),
    describeColumn(known),
    known.example,
  ];
  return `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
};

const text = `# Import and export of listings

Admins import practices from a CSV file with one row for each practice or office. Rows with the same reference are one practice: the first has its own
address, and each further one is another office. The export writes this file, which can be imported again, and a complete JSON file, which also has
services, photos, holiday hours, and all details of clinicians.

**Parsing.** The heading row determines the separator: comma, semicolon, tab, or vertical bar. Files can be UTF-8, UTF-16, or Windows-1252, and text that
was decoded twice is restored. Ages and hours that a spreadsheet turned into dates are left out and reported. Cells that start with =, +, -, or @ are text;
exports put an apostrophe before them, which imports remove. "N/A", "none", "-", and the like are empty, and so is a membership price of 0. A whole address
in one cell is left out. A column for each day, each age band, or each clinician is joined into one cell. \`src/test/reading-cases.ts\` has an example of each
reading, with the sentence that the admin sees.

**NPPES.** The rows of a file of the national registry (\`npidata_pfile\`, version 2) only fill in fields that a listing lacks.
Names are written in ordinary case, taxonomy codes become specialties, and only the address of the practice is used, if it is in a US state.
Deactivated entries are rejected with the reason.

**Matches.** The database decides what becomes of a row; the page shows it. A listing ID, an NPI, or the same name and ZIP code finds a listing.
Weaker evidence (phone, website, a clinician's NPI, a similar name) leaves the row undecided until an admin updates that listing, adds a new one, or
skips the row. So does a change of the name, address, or NPI of an owned listing. The rows of a file are compared with each other in the same way. An
undecided row is not imported.

**Removals.** An import removes nothing. A field with an empty cell stays unchanged, and so do clinicians, offices, and prices by age that the rows of a
practice don't mention.

**Interruptions.** The browser sends up to 50 practices per call, under one id for the check and the import. After a failure or **Stop**, **Continue**
sends the remaining rows; the database imports no row twice.

The table below is generated from \`columns.ts\` and the table of fields. To update it, run \`npx vitest run
--project node src/lib/import/files-in-markdown.test.ts -u\`; without \`-u\`, the test compares it.

| Heading | Other headings | Contents | Example |
|---|---|---|---|
${fileColumns.map(row).join("\n")}
`;

test("the README describes every column of the file", async () => {
  await expect(text).toMatchFileSnapshot("README.md");
});
