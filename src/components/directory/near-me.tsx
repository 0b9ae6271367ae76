import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { findAround as find } from "@/components/directory/find-around";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { searched } from "@/lib/browser/search-params";
import { withoutNearMe } from "@/lib/directory/recent-searches";
import { t } from "@/lib/messages";

// Loaded on demand: few visitors use it.
const findAround = (...search: Parameters<typeof find>) =>
  import("@/components/directory/find-around").then(
    (around) => around.findAround(...search),
    () => ({ problem: t`You seem to be offline. Check your connection and try again.` }),
  );

/** Searches around the visitor's location, which it requests from the browser. */
export function useNearMe() {
  const navigate = useNavigate();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string>();

  /**
   * Searches near the visitor for a text (empty for everything), and keeps the other URL
   * parameters. With `replacesPlace`, instead of near the place that the text names.
   */
  async function searchAround(text: string, params: object, replacesPlace = false) {
    if (isLocating) return;
    setIsLocating(true);
    setProblem(undefined);
    const startedAt = window.location.href;
    const found = await findAround(text, params, replacesPlace);
    setIsLocating(false);
    // The visitor has navigated elsewhere in the meantime.
    if (window.location.href !== startedAt) return;
    if ("problem" in found) setProblem(found.problem);
    else await navigate(found.address, { state: searched });
  }

  return { searchAround, isLocating, problem };
}

/** The search text of a form, and its other fields. */
export function formFields(form: HTMLFormElement | null): { text: string; beside: object } {
  const { search, ...beside } = Object.fromEntries(new FormData(form ?? undefined));
  return { text: typeof search === "string" ? search.trim() : "", beside };
}

interface NearMeProps extends Pick<ReturnType<typeof useNearMe>, "searchAround" | "isLocating"> {
  variant: "ghost" | "secondary";
}

/** The "Near me" button of a search form. It keeps everything else that was searched for. */
export function NearMe({ searchAround, isLocating, variant }: NearMeProps) {
  const radius = useSearchParams()[0].get("radius");
  return (
    <Button
      variant={variant}
      size="sm"
      className="shrink-0"
      isBusy={isLocating}
      icon={<LocateFixed aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        const { text, beside } = formFields(currentTarget.form);
        return searchAround(withoutNearMe(text), { ...beside, radius }, true);
      }}
    >
      <Trans>Near me</Trans>
    </Button>
  );
}
