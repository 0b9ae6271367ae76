import { useSearchParams } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnPractice } from "@/hooks/listings/own";
import { paths } from "@/lib/paths";

interface PracticeChoiceProps {
  practices: readonly OwnPractice[];
  chosenId: string;
}

/** Chooses among several own practices, and begins another one. */
export function PracticeChoice({ practices, chosenId }: PracticeChoiceProps) {
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
