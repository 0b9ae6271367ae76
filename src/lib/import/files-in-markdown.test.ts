import { expect, test } from "vitest";
import { fileColumns, knownHeadings } from "@/lib/import/columns";
import { describeColumn, type FileColumn, fileNames } from "@/lib/import/file-column";

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

const sections = fileNames.map((file) =>
  [
    `## ${file}.csv`,
    "",
    "| Heading | Other headings | Contents | Example |",
    "|---|---|---|---|",
    ...fileColumns[file].map(row),
    "",
  ].join("\n"),
);

const text = `# Import and export files

Admins import practices from up to five CSV files, chosen together or in one ZIP file. Exports have the same format. In every file except
\`practices.csv\`, the Practice column identifies the practice that a row belongs to. Exports put prices only in \`prices.csv\`; imports also accept
them in \`practices.csv\`.

**Parsing.** A line \`sep=;\` or else the heading row determines the separator: comma, semicolon, tab, or vertical bar. Files can be UTF-8, UTF-16,
or Windows-1252. The kind of each file is detected from its headings and name. Decimal commas ("75,50", "1.234,50") are
read as cents. A missing leading zero of a ZIP code is restored if it fits the state. Values that a spreadsheet destroyed, such as ages turned
into dates or numbers in scientific notation, are left out and reported. Cells that start with =, +, -, or @ are text; exports put an
apostrophe before them, which imports remove. "N/A", "none", "-", and the like are empty, and so is a membership price of 0. HTML, text that was
decoded twice, and lists of databases are decoded; nested JSON and a whole address in one cell are left out. \`src/test/reading-cases.ts\` has an example
of each, with the sentence that the admin sees.

**NPPES.** The rows of a file of the national registry (\`npidata_pfile\`, version 2, also within its ZIP file) only fill in fields that a listing lacks.
Names are written in ordinary case, taxonomy codes become specialties, and only the address of the practice is used, if it is in a US state.
Deactivated entries are rejected with the reason.

**Matches.** The database decides what becomes of a row; the page shows it. A listing ID, an NPI, or the same name and ZIP code finds a listing.
Weaker evidence (phone, website, a clinician's NPI, a similar name) leaves the row undecided until an admin updates that listing, adds a new one, or
skips the row. So does a change of the name, address, or NPI of an owned listing. The rows of a file are compared with each other in the same way. An
undecided row is not imported.

**Removals.** A practice without rows in a file stays unchanged, and so does a field with an empty cell. If the rows of a practice don't include
prices, clinicians, offices, hours, services, or membership levels that its listing has, the preview lists them. They are kept unless an
admin removes them.

**Interruptions.** The browser sends up to 50 practices per call, under one id for the check and the import. After a failure or **Stop**, **Continue**
sends the remaining rows; the database imports no row twice.

The tables below are generated from \`columns.ts\`, \`part-columns.ts\`, and the table of fields. To update them, run \`npx vitest run
--project node src/lib/import/files-in-markdown.test.ts -u\`; without \`-u\`, the test compares them.

${sections.join("\n")}`;

test("the README describes every column of every file", async () => {
  await expect(text).toMatchFileSnapshot("README.md");
});
