import { Notice } from "@/components/ui/notice";
import { inWords } from "@/lib/format/numbers";
import type { UnmatchedRow } from "@/lib/import/part-rows";

const maxShown = 20;

interface UnmatchedRowsProps {
  rows: readonly UnmatchedRow[];
  isDryRun: boolean;
}

/** Lists the rows of other files that match no practice. */
export function UnmatchedRows({ rows, isDryRun }: UnmatchedRowsProps) {
  if (rows.length === 0) return null;
  const count = inWords(rows.length, "row");
  const [verb, was] = rows.length === 1 ? ["matches", "was"] : ["match", "were"];
  return (
    <Notice
      tone="attention"
      className="mt-4"
      title={`${count} ${verb} no practice and ${isDryRun ? "will be" : was} left out`}
    >
      <ul className="mt-2 grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5">
        {rows.slice(0, maxShown).map(({ place, reason }) => (
          <li key={place} className="wrap-anywhere">
            {place}: {reason}
          </li>
        ))}
      </ul>
      {rows.length > maxShown && <p className="mt-2">The downloaded results list all of them.</p>}
    </Notice>
  );
}
