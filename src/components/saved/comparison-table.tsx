import type { ReactNode } from "react";
import { notPublished, type Row, unknown } from "@/components/saved/comparison-rows";

interface ComparisonTableProps {
  caption: string;
  /** The heading of each column. */
  heads: readonly { id: string; head: ReactNode }[];
  rows: readonly Row[];
}

/** Listings side by side, differences first. On narrow screens the table scrolls sideways. */
export function ComparisonTable({ caption, heads, rows }: ComparisonTableProps) {
  const ids = heads.map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
      tabIndex={0}
      className="relative overflow-x-auto max-sm:-mx-gutter print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={side} />
            {heads.map(({ id, head }) => (
              <th key={id} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
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
  );
}

const kinds = [
  { kind: "different", title: "Differences" },
  { kind: "partial", title: "Published by some" },
  { kind: "same", title: "Same for all" },
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
            className="border-b-2 border-line-strong/60 pt-7 pb-2 font-display text-lg font-semibold"
          >
            <span className="sticky left-0 inline-block max-sm:pl-gutter sm:pl-1">{title}</span>
          </th>
        </tr>
      )}
      {rows.map(({ label, cells }) => (
        <tr key={label} className="break-inside-avoid">
          <th scope="row" className={`${side} font-normal text-ink-soft`}>
            {label}
          </th>
          {cells.map((text, index) => (
            <td
              key={ids[index]}
              className={`${cell} whitespace-pre-line wrap-anywhere ${isQuiet || !isPublished(text) ? "text-ink-soft" : "font-semibold"}`}
            >
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const cell = "min-w-33 border-b border-line px-2.5 py-3 align-top sm:px-4";

const side =
  "sticky left-0 z-10 w-26 min-w-26 border-b border-line bg-paper py-3 pr-2 pl-gutter align-top max-sm:text-xs sm:w-44 sm:pl-1 print:static";
