import type { Visit } from "./lighthouse.ts";
import { median } from "./measure.ts";
import type { Budget, MeasuredPage } from "./web-budgets.ts";

/** A page's medians, with the LCP in blank pages of the same run. */
export interface PageResult {
  page: MeasuredPage;
  lcp: number;
  measured: Budget;
}

/** The medians of a page's visits. */
export function resultOf(page: MeasuredPage, visits: Visit[], blankLcp: number): PageResult {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  const lcp = of((visit) => visit.lcp);
  return {
    page,
    lcp,
    measured: {
      lcp: lcp / blankLcp,
      tbt: of((visit) => visit.tbt),
      cls: of((visit) => visit.cls),
      score: of((visit) => visit.score),
    },
  };
}

/** What of a page is over its budget, by name. Shifts too small to be written are none. */
export function overBudget({ page: { budget }, measured }: PageResult): string[] {
  return [
    ...(measured.lcp > budget.lcp ? ["LCP"] : []),
    ...(measured.tbt > budget.tbt ? ["TBT"] : []),
    ...(Number(measured.cls.toFixed(3)) > budget.cls ? ["CLS"] : []),
    ...(measured.score < budget.score ? ["score"] : []),
  ];
}

function row(result: PageResult): string {
  const { page, lcp, measured } = result;
  const { budget } = page;
  const cells = [
    page.name,
    `${(lcp / 1000).toFixed(2)} s`,
    `${measured.lcp.toFixed(2)} of ${budget.lcp}`,
    `${measured.tbt.toFixed(0)} of ${budget.tbt} ms`,
    `${measured.cls.toFixed(3)} of ${budget.cls}`,
    `${measured.score} of ${budget.score}`,
    overBudget(result).join(", ") || "ok",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The results as a table that reads well as text and as Markdown. */
export const webTable = (results: PageResult[]): string =>
  [
    "| page | LCP | x blank page | TBT | CLS | score | over budget |",
    "|---|---:|---:|---:|---:|---:|---|",
    ...results.map(row),
  ].join("\n");

interface Facts {
  runs: number;
  blankLcp: number;
  blankTbt: number;
  lighthouse: string;
}

/** The file that keeps the results of a run. */
export function webDocument(
  results: PageResult[],
  { runs, blankLcp, blankTbt, lighthouse }: Facts,
): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Pages on a phone

Written by \`npm run bench:web\` on ${date}, Lighthouse ${lighthouse} with its default phone throttling, brotli, medians of ${runs}
runs. The blank page is 2 kB of HTML from the same server in the same run: ${(blankLcp / 1000).toFixed(2)} s to its LCP. Times belong to the machine they
were measured on; the ratios to the blank page hold elsewhere too. The blank page runs no script, and this machine blocked
it for ${blankTbt.toFixed(0)} ms all the same: so much of each TBT is not the page's.

${webTable(results)}
`;
}
