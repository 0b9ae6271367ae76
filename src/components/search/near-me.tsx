import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { searched } from "@/lib/browser/searched";

// Few press it: a page's first visit goes without.
const findAround = (search: string, kept: object) =>
  import("@/components/search/find-around").then(
    (around) => around.findAround(search, kept),
    () => ({ problem: "You seem to be offline. Check your connection and try again." }),
  );

/** The search around the place where the visitor is, for which it asks the browser. */
export function useNearMe() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Searches around the visitor for what the text says, or for everything, and keeps the other parts of the address. */
  async function searchAround(text: string, kept: object) {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    const askedAt = window.location.href;
    const found = await findAround(text, kept);
    setIsAsking(false);
    // Who has gone on meanwhile wants to stay there.
    if (window.location.href !== askedAt) return;
    if ("problem" in found) setProblem(found.problem);
    else await navigate(found.address, { state: searched });
  }

  return { searchAround, isAsking, problem };
}

/** What a search form says beside its text. */
export function besideText(form: HTMLFormElement | null): object {
  const { search: _, ...beside } = Object.fromEntries(new FormData(form ?? undefined));
  return beside;
}

/** The button that starts it, in a row that wraps: below it stands what it says when the browser does not tell. */
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
