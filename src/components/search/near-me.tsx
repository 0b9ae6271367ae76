import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { searched } from "@/lib/browser/searched";

// Loaded on demand: few visitors use it.
const findAround = (search: string, kept: object) =>
  import("@/components/search/find-around").then(
    (around) => around.findAround(search, kept),
    () => ({ problem: "You seem to be offline. Check your connection and try again." }),
  );

/** Searches around the visitor's location, which it requests from the browser. */
export function useNearMe() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Searches near the visitor for a text (empty for everything), and keeps the other URL parameters. */
  async function searchAround(text: string, kept: object) {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    const askedAt = window.location.href;
    const found = await findAround(text, kept);
    setIsAsking(false);
    // The visitor has navigated elsewhere in the meantime.
    if (window.location.href !== askedAt) return;
    if ("problem" in found) setProblem(found.problem);
    else await navigate(found.address, { state: searched });
  }

  return { searchAround, isAsking, problem };
}

/** The form's other fields, without the search text. */
export function besideText(form: HTMLFormElement | null): object {
  const { search: _, ...beside } = Object.fromEntries(new FormData(form ?? undefined));
  return beside;
}

/** The "Near me" button, with an error message below it. */
export function NearMe({ searchAround, isAsking, problem }: ReturnType<typeof useNearMe>) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isAsking}
        onClick={({ currentTarget }) => searchAround("", besideText(currentTarget.form))}
      >
        {!isAsking && <LocateFixed aria-hidden="true" />}
        Near me
      </Button>
      {problem && (
        <p role="alert" className="order-last mt-1 basis-full text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
