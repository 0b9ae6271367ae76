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
    ...[holdsInWords(known), known.example],
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

Administrators import practices from up to five CSV files, chosen together, or from one JSON file, and export them as the same. A row of
any file but \`practices.csv\` says in its column Practice whose it is. In JSON, \`{"practices": [{…}]}\`, each practice has its own
\`clinicians\`, \`offices\`, \`prices\` and \`services\`, without \`practice\`.

What the rows of a practice say takes the place of all that it had there. A practice without rows in a file, and an empty cell among the
practices, changes nothing. An export has the prices of a practice in \`prices.csv\` alone; an import also takes them among the practices.

The tables below are written from \`columns.ts\`, \`part-columns.ts\` and the table of fields: \`npx vitest run --project node
src/lib/import/files-in-markdown.test.ts -u\` writes them again, and without \`-u\` compares them.

${sections.join("\n")}`;

test("the README tells of every column of every file", async () => {
  await expect(text).toMatchFileSnapshot("README.md");
});
