import { PracticeLinks } from "@/components/practice/practice-links";
import type { Practice } from "@/hooks/practice/own-practices";

interface PracticeChoiceProps {
  practices: readonly Practice[];
  chosen: Practice;
  /** The page's path for a practice. */
  pathOf: (id: string) => string;
}

/** Shows the chosen practice, or links to switch between several. */
export function PracticeChoice({ practices, chosen, pathOf }: PracticeChoiceProps) {
  if (practices.length === 1) {
    return <p className="-mt-4 mb-8 text-ink-soft print:hidden">{chosen.practice_name}</p>;
  }
  return (
    <nav aria-label="Your practices" className="mb-8 flex flex-wrap gap-2 print:hidden">
      <PracticeLinks
        practices={practices.map(({ doctor_id, practice_name }) => ({
          id: doctor_id,
          practice_name,
        }))}
        chosenId={chosen.doctor_id}
        pathOf={pathOf}
      />
    </nav>
  );
}
