import type { ReactNode } from "react";
import { notPublished, type Row, unknown } from "@/components/saved/comparison-rows";
import { t } from "@/lib/messages";

interface ComparisonTableProps {
  caption: string;
  /** The heading of each column, which stays visible while the rows scroll, and what is below it. */
  heads: readonly { id: string; head: ReactNode; details: ReactNode }[];
  rows: readonly Row[];
}

/**
 * Listings side by side, differences first. The headings stay visible: the page scrolls below them
 * if the table fits its width, and otherwise the table scrolls within the screen in both
 * directions.
 */
export function ComparisonTable({ caption, heads, rows }: ComparisonTableProps) {
  const ids = heads.map(({ id }) => id);
  return (
    <div className="@container isolate max-sm:-mx-gutter">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        role="group"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on small screens, with the keyboard too.
        tabIndex={0}
        className="relative not-print:@max-3xl:max-h-[calc(100svh-5rem)] not-print:@max-3xl:overflow-auto"
      >
        <table className="w-full border-separate border-spacing-0 text-left text-sm print:text-[7pt] print:leading-[1.15]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td className={`${side} ${head} z-30`} />
              {heads.map(({ id, head: content }) => (
                <th key={id} scope="col" className={`${cell} ${head} z-20 bg-paper font-normal`}>
                  {content}
                </th>
              ))}
            </tr>
            <tr>
              <td className={side} />
              {heads.map(({ id, details }) => (
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
        </table>
      </div>
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
    <tbody>
      {title && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={ids.length + 1}
            className="border-b-2 border-line-strong/60 pt-7 pb-2 font-display text-lg font-semibold print:pt-1.5 print:pb-0 print:text-[9pt] print:leading-tight"
          >
            <span className="sticky left-0 inline-block max-sm:pl-gutter sm:pl-1">{title}</span>
          </th>
        </tr>
      )}
      {rows.map(({ label, cells }) => (
        <tr
          key={label}
          className={`break-inside-avoid ${cells.some(isPublished) ? "" : "print:hidden"}`}
        >
          <th scope="row" className={`${side} font-normal text-ink-soft`}>
            {label}
          </th>
          {cells.map((text, index) => (
            <td
              key={ids[index]}
              className={`${cell} whitespace-pre-line wrap-anywhere first-letter:uppercase ${isQuiet || !isPublished(text) ? "text-ink-soft" : "font-semibold"}`}
            >
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const cell =
  "min-w-33 border-b border-line px-2.5 py-3 align-top sm:px-4 print:min-w-0 print:px-2 print:py-0";

// Below the top bar of the site if the page scrolls, and at the top of the table if that does.
const head = "sticky top-0 @3xl:top-18 [@media(height<25rem)]:@3xl:top-0 print:static";

const side =
  "sticky left-0 z-10 w-26 min-w-26 border-b border-line bg-paper py-3 pr-2 pl-gutter align-top max-sm:text-xs sm:w-44 sm:pl-1 print:static print:w-28 print:py-0 print:pl-0";
