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
}

const medianOf = (visits: Visit[], name: keyof Visit) => median(visits.map((visit) => visit[name]));

/** The visits of the pages that the others are measured by. */
export interface Yardsticks {
  blank: Visit[];
  bare: Visit[];
}

/** A page beside the yardsticks of the same run. */
export function resultOf(page: MeasuredPage, visits: Visit[], yardsticks: Yardsticks): PageResult {
  const [lcp, work] = [medianOf(visits, "lcp"), medianOf(visits, "work")];
  return {
    page,
    lcp,
    tbt: medianOf(visits, "tbt"),
    score: medianOf(visits, "score"),
    measured: {
      lcp: lcp / medianOf(yardsticks.blank, "lcp"),
      work: work / medianOf(yardsticks.blank, "work"),
      cls: medianOf(visits, "cls"),
    },
    ofBare: work / medianOf(yardsticks.bare, "work"),
  };
}

/** What of a page is over its budget, by name. Shifts too small to be written are none. */
export function overBudget({ page: { budget }, measured, ofBare }: PageResult): string[] {
  return [
    ...(measured.lcp > budget.lcp ? ["LCP"] : []),
    ...(measured.work > budget.work || ofBare > bareWork ? ["work"] : []),
    ...(Number(measured.cls.toFixed(3)) > budget.cls ? ["CLS"] : []),
  ];
}

function row(result: PageResult): string {
  const { page, lcp, tbt, score, measured, ofBare } = result;
  const { budget } = page;
  const cells = [
    page.name,
    `${(lcp / 1000).toFixed(2)} s`,
    `${measured.lcp.toFixed(2)} of ${budget.lcp}`,
    `${measured.work.toFixed(1)} of ${budget.work}`,
    `${ofBare.toFixed(2)} of ${bareWork}`,
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
    "| page | LCP | LCP x blank | work x blank | work x bare | CLS | TBT | score | over budget |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---|",
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
page renders 24 plain cards with the same packages (\`bench/bare-page/\`), both from the same server in the same run. Times belong to
the machine they were measured on, and so do TBT and score, which have no budget; the ratios hold elsewhere too.

${yardstickLines(yardsticks)}

${webTable(results)}
`;
}
