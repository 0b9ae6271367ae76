import { useSearchParams } from "react-router-dom";
import { PracticeLinks } from "@/components/practice/chosen-practice";
import { Button } from "@/components/ui/button";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { newListingId } from "@/lib/editor/new-listing-id";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

interface OwnListingChoiceProps {
  userId: string;
  practices: readonly OwnListing[];
  chosenId: string;
}

/** Switches between the member's practices, and adds another one. */
export function OwnListingChoice({ userId, practices, chosenId }: OwnListingChoiceProps) {
  const [, setParams] = useSearchParams();
  return (
    <nav
      aria-label="Your practices"
      className={joinClasses("mb-2 flex flex-wrap gap-2", practices.length === 1 && "-ml-4.5")}
    >
      {practices.length > 1 && (
        <PracticeLinks
          practices={practices}
          chosenId={chosenId}
          pathOf={(id) => paths.ownPractice(id)}
        />
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          const takenIds = practices.map(({ id }) => id);
          setParams({ practice: newListingId(userId, takenIds) });
        }}
      >
        Add another practice
      </Button>
    </nav>
  );
}
