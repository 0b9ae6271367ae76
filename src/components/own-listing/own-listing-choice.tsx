import { useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnListing } from "@/hooks/listings/own";
import { paths } from "@/lib/paths";

interface OwnListingChoiceProps {
  practices: readonly OwnListing[];
  chosenId: string;
}

/** Chooses among several own practices, and begins another one. */
export function OwnListingChoice({ practices, chosenId }: OwnListingChoiceProps) {
  const [, setParams] = useSearchParams();
  return (
    <nav aria-label="Your practices" className="mb-6 flex flex-wrap gap-2">
      {practices.length > 1 &&
        practices.map(({ id, practice_name }) => (
          <LinkButton
            key={id}
            to={paths.ownPractice(id)}
            size="sm"
            variant={id === chosenId ? "primary" : "secondary"}
            aria-current={id === chosenId ? "page" : undefined}
          >
            {practice_name}
          </LinkButton>
        ))}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setParams({ practice: crypto.randomUUID() })}
      >
        Add Another Practice
      </Button>
    </nav>
  );
}
