import { LinkButton } from "@/components/ui/button";
import type { OwnListing } from "@/hooks/practice/own-listings";

interface PracticeLinksProps {
  practices: readonly Pick<OwnListing, "id" | "practice_name">[];
  chosenId: string;
  /** The page's path for a practice. */
  pathOf: (id: string) => string;
}

/** Links to the member's practices, on a page that shows one at a time. */
export const PracticeLinks = ({ practices, chosenId, pathOf }: PracticeLinksProps) =>
  practices.map(({ id, practice_name }) => (
    <LinkButton
      key={id}
      to={pathOf(id)}
      size="sm"
      variant={id === chosenId ? "primary" : "secondary"}
      aria-current={id === chosenId ? "page" : undefined}
    >
      {practice_name}
    </LinkButton>
  ));
