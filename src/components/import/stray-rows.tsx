import { Notice } from "@/components/ui/notice";
import { inWords } from "@/lib/format/numbers";
import type { StrayRow } from "@/lib/import/part-rows";

const shown = 20;

interface StrayRowsProps {
  strays: readonly StrayRow[];
  isDryRun: boolean;
}

/** Names the rows of other files that belong to no practice. */
export function StrayRows({ strays, isDryRun }: StrayRowsProps) {
  if (strays.length === 0) return null;
  const count = inWords(strays.length, "row");
  const [verb, was] = strays.length === 1 ? ["belongs", "was"] : ["belong", "were"];
  return (
    <Notice
      tone="attention"
      className="mt-4"
      title={`${count} ${verb} to no practice, and ${isDryRun ? "will be" : was} left out`}
    >
      <ul className="mt-2 grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5">
        {strays.slice(0, shown).map(({ place, reason }) => (
          <li key={place} className="wrap-anywhere">
            {place}: {reason}
          </li>
        ))}
      </ul>
      {strays.length > shown && <p className="mt-2">The downloaded results name all of them.</p>}
    </Notice>
  );
}
