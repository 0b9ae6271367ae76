import type { ReactNode } from "react";
import { AskLink } from "@/components/prices/ask-link";
import { askTexts, notPublished, type Row, unknown } from "@/components/saved/comparison-rows";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";

interface ComparisonTableProps {
  caption: string;
  columns: readonly {
    id: string;
    /** The heading, which stays visible while the page scrolls. */
    head: ReactNode;
    /** What is below the heading. */
    details: ReactNode;
    /** What to do next, at the end of the column. */
    actions: ReactNode;
  }[];
  rows: readonly Row[];
}

/**
 * Listings side by side, differences first. On narrow screens, the label of a row is above its
 * cells instead of beside them, and on phones, four cells take two lines.
 */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const ids = columns.map(({ id }) => id);
  return (
    // Links that get the focus stay below the headings.
    <div className="@container isolate max-sm:-mx-gutter max-sm:px-1 [&_td_a]:scroll-mt-50">
      <table className={table}>
        <caption className="sr-only">{caption}</caption>
        <thead className="not-print:@max-3xl:contents">
          <tr className={`${tableRow} not-print:@max-3xl:sticky not-print:@max-3xl:z-20 ${below}`}>
            <td className={`${corner} sticky z-20 bg-paper ${below} print:static`} />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" className={`${cell} ${stickyHead}`}>
                {head}
              </th>
            ))}
          </tr>
          <tr className={tableRow}>
            <td className={corner} />
            {columns.map(({ id, details }) => (
              <td key={id} className={cell}>
                {details}
              </td>
            ))}
          </tr>
        </thead>
        {ids.length === 1 ? (
          <RowGroup ids={ids} rows={rows} />
        ) : (
          kinds.map(({ kind, title }) => (
            <RowGroup
              key={kind}
              title={title}
              ids={ids}
              rows={rows.filter((row) => kindOf(row) === kind)}
              isQuiet={kind === "same"}
            />
          ))
        )}
        <tbody className="not-print:@max-3xl:block print:hidden">
          <tr className={tableRow}>
            <th scope="row" className={side}>{t`Next step`}</th>
            {columns.map(({ id, actions }) => (
              <td key={id} className={cell}>
                {actions}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const kinds = [
  { kind: "different", title: t`Differences` },
  { kind: "partial", title: t`Published by some` },
  { kind: "same", title: t`Same for all` },
] as const;

/** Whether the published values differ, are published by some listings only, or are the same. */
function kindOf({ cells, isWaiting }: Row): (typeof kinds)[number]["kind"] {
  const published = new Set(cells.filter(isPublished));
  // While prices load, the row is shown where it will most likely end up.
  if (isWaiting || published.size > 1) return "different";
  return published.size === 1 && !cells.every(isPublished) ? "partial" : "same";
}

const isPublished = (text: string) => text !== notPublished && text !== unknown;

interface RowGroupProps {
  title?: string;
  ids: readonly string[];
  rows: readonly Row[];
  /** Less prominent than the other rows. */
  isQuiet?: boolean;
}

function RowGroup({ title, ids, rows, isQuiet = false }: RowGroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody className="not-print:@max-3xl:block">
      {title && (
        <tr className={tableRow}>
          <th
            scope="rowgroup"
            colSpan={ids.length + 1}
            className="grow border-b-2 not-print:@max-3xl:px-1 border-line-strong/60 pt-7 pb-2 font-display text-lg font-semibold print:pt-1.5 print:pb-0 print:text-[9pt] print:leading-tight"
          >
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ label, cells, about, words = [] }) => (
        <tr
          key={label}
          className={`${tableRow} break-inside-avoid ${cells.some(isPublished) ? "" : "print:hidden"}`}
        >
          <th scope="row" className={side}>
            {label}
          </th>
          {cells.map((text, index) => (
            <td
              key={ids[index]}
              className={`${cell} whitespace-pre-line first-letter:uppercase ${isQuiet || !isPublished(text) ? "text-ink-soft" : "font-semibold"}`}
            >
              {about && askTexts.includes(text) ? (
                <AskLink listing={{ id: ids[index] ?? "" }} about={about} label={text} />
              ) : (
                <CellText text={text} words={words} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A text with the language of each part that a practice wrote. */
function CellText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return text.split("\n").map((line, index) => {
    const own = words.find((word) => line.startsWith(word)) ?? "";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
      <span key={index}>
        {index > 0 && "\n"}
        <span lang={textLanguage(own)}>{own}</span>
        {line.slice(own.length)}
      </span>
    );
  });
}

const table =
  "w-full table-fixed border-separate border-spacing-0 text-left text-sm not-print:@max-3xl:block print:text-[7pt] print:leading-[1.15]";

// With a full-width label, the cells share the line below it.
const tableRow = "not-print:@max-3xl:flex not-print:@max-3xl:flex-wrap";

const cell =
  "border-b border-line px-4 py-3 align-top wrap-anywhere hyphens-auto not-print:@max-3xl:flex-1 not-print:@max-3xl:basis-0 not-print:@max-md:[tr:has(>:nth-child(5))>&]:basis-2/5 not-print:@max-3xl:px-1 not-print:@max-3xl:pt-0 not-print:@max-md:pt-1 max-sm:text-xs print:px-2 print:py-0";

// Below the top bar of the site, which is not sticky in low windows.
const below = "top-18 [@media(height<25rem)]:top-0";

const stickyHead = `sticky z-20 bg-paper font-normal ${below} not-print:@max-3xl:static not-print:@max-3xl:pt-2 not-print:@max-3xl:pb-2 not-print:@max-md:py-1 print:static`;

const corner = "w-44 border-b border-line not-print:@max-3xl:hidden print:w-28";

const side =
  "w-44 border-b border-line py-3 pr-2 pl-1 align-top font-normal text-ink-soft not-print:@max-3xl:w-auto not-print:@max-3xl:basis-full not-print:@max-3xl:border-b-0 not-print:@max-3xl:px-1 not-print:@max-3xl:pb-0.5 max-sm:text-xs print:w-28 print:py-0 print:pl-0";
