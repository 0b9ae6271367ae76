import type { Visit } from "./lighthouse.ts";
import { median } from "./measure.ts";
import { type Budget, bareWork, type MeasuredPage } from "./web-budgets.ts";

/** A page's medians; `measured` has ratios where its budget has them. */
export interface PageResult {
  page: MeasuredPage;
  lcp: number;
  tbt: number;
  score: number;
  measured: Budget;
  /** The work in bare pages of the same run. */
  ofBare: number;
  /** The work of its copy without scripts, and with that of the bare page's packages, in blank pages. */
  floor: { still: number; withPackages: number } | null;
}

const medianOf = (visits: Visit[], name: keyof Visit) => median(visits.map((visit) => visit[name]));

/** The visits of a page, and of its copy without scripts. */
export interface PageVisits {
  whole: Visit[];
  still: Visit[];
}

/** The visits of the pages that the others are measured by. */
export interface Yardsticks {
  blank: Visit[];
  bare: Visit[];
}

/** A page beside the yardsticks of the same run. */
export function resultOf(
  page: MeasuredPage,
  { whole: visits, still }: PageVisits,
  yardsticks: Yardsticks,
): PageResult {
  const [blank, bare] = [medianOf(yardsticks.blank, "work"), medianOf(yardsticks.bare, "work")];
  const [lcp, work] = [medianOf(visits, "lcp"), medianOf(visits, "work")];
  return {
    page,
    lcp,
    tbt: medianOf(visits, "tbt"),
    score: medianOf(visits, "score"),
    measured: {
      lcp: lcp / medianOf(yardsticks.blank, "lcp"),
      work: work / blank,
      cls: medianOf(visits, "cls"),
    },
    ofBare: work / bare,
    floor: still.length > 0 ? floorOf(medianOf(still, "work"), blank, bare) : null,
  };
}

/** Why the second ratio is out of reach for a page that runs the packages, in the figures of the run. */
export function floorWords({ blank, bare }: Yardsticks): string {
  const ofBlank = medianOf(bare, "work") / medianOf(blank, "work");
  return [
    `The bare page takes ${ofBlank.toFixed(1)} blank pages, so ${bareWork} of it are ${(ofBlank * bareWork).toFixed(2)}. A page whose scripts run during the visit loads the`,
    "same packages and draws more than the bare one, so by these medians the second ratio is out of its reach. A page at rest runs none",
    "of them, and its floor is *still*: its own elements and styles, drawn once.",
  ].join("\n");
}

const floorOf = (still: number, blank: number, bare: number) => ({
  still: still / blank,
  withPackages: (still + bare - blank) / blank,
});

/** What of a page is over its budget, by name. Shifts too small to be written are none. */
export function overBudget({ page: { budget }, measured, ofBare }: PageResult): string[] {
  return [
    ...(measured.lcp > budget.lcp ? ["LCP"] : []),
    ...(measured.work > budget.work || ofBare > bareWork ? ["work"] : []),
    ...(Number(measured.cls.toFixed(3)) > budget.cls ? ["CLS"] : []),
  ];
}

function row(result: PageResult): string {
  const { page, lcp, tbt, score, measured, ofBare, floor } = result;
  const { budget } = page;
  const cells = [
    page.name,
    `${(lcp / 1000).toFixed(2)} s`,
    `${measured.lcp.toFixed(2)} of ${budget.lcp}`,
    `${measured.work.toFixed(1)} of ${budget.work}`,
    `${ofBare.toFixed(2)} of ${bareWork}`,
    floor ? `${floor.still.toFixed(1)}, ${floor.withPackages.toFixed(1)}` : "",
    `${measured.cls.toFixed(3)} of ${budget.cls}`,
    `${tbt.toFixed(0)} ms`,
    score,
    overBudget(result).join(", ") || "ok",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The results as a table that reads well as text and as Markdown. */
export const webTable = (results: PageResult[]): string =>
  [
    "| page | LCP | LCP x blank | work x blank | work x bare | still, with packages | CLS | TBT | score | over budget |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---|",
    ...results.map(row),
  ].join("\n");

/** What the yardsticks took, and on what machine. */
export function yardstickLines({ blank, bare }: Yardsticks): string {
  const seconds = (visits: Visit[], name: keyof Visit) =>
    `${(medianOf(visits, name) / 1000).toFixed(2)} s`;
  return [
    `Blank page: LCP ${seconds(blank, "lcp")}, work ${seconds(blank, "work")}, TBT ${medianOf(blank, "tbt").toFixed(0)} ms.`,
    `Bare page: LCP ${seconds(bare, "lcp")}, work ${seconds(bare, "work")}, TBT ${medianOf(bare, "tbt").toFixed(0)} ms.`,
    `Lighthouse's benchmark index of the machine: ${medianOf([...blank, ...bare], "machine").toFixed(0)}.`,
  ].join("\n");
}

interface Facts {
  runs: number;
  lighthouse: string;
  yardsticks: Yardsticks;
}

/** The file that keeps the results of a run. */
export function webDocument(
  results: PageResult[],
  { runs, lighthouse, yardsticks }: Facts,
): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Pages on a phone

Written by \`npm run bench:web\` on ${date}, Lighthouse ${lighthouse} with its default phone throttling, brotli, medians of ${runs}
runs. *Work* is what the main thread computes from the first byte to the end of the visit. The blank page is 2 kB of HTML, the bare
page renders 24 plain cards with the same packages (\`bench/bare-page/\`), both from the same server in the same run. *Still*
is the work of a copy of the page as the app has drawn it, without its scripts (\`bench/still-page.ts\`), in blank pages; *with
packages* adds what the bare page takes beyond the blank one: less than that no way of writing the same page in these packages takes.
Times belong to the machine they were measured on, and so do TBT and score, which have no budget; the ratios hold elsewhere too.

A page at rest is measured as it rests: its scripts wait for somebody to stir, see \`src/build/README.md\`.

${yardstickLines(yardsticks)}

${floorWords(yardsticks)}

${webTable(results)}
`;
}
