import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { searched } from "@/lib/browser/search-params";
import { t } from "@/lib/messages";

// Loaded on demand: few visitors use it.
const findAround = (search: string, params: object) =>
  import("@/components/directory/find-around").then(
    (around) => around.findAround(search, params),
    () => ({ problem: t`You seem to be offline. Check your connection and try again.` }),
  );

/** Searches around the visitor's location, which it requests from the browser. */
export function useNearMe() {
  const navigate = useNavigate();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Searches near the visitor for a text (empty for everything), and keeps the other URL parameters. */
  async function searchAround(text: string, params: object) {
    if (isLocating) return;
    setIsLocating(true);
    setProblem(undefined);
    const startedAt = window.location.href;
    const found = await findAround(text, params);
    setIsLocating(false);
    // The visitor has navigated elsewhere in the meantime.
    if (window.location.href !== startedAt) return;
    if ("problem" in found) setProblem(found.problem);
    else await navigate(found.address, { state: searched });
  }

  return { searchAround, isLocating, problem };
}

/** The form's other fields, without the search text. */
export function otherFormFields(form: HTMLFormElement | null): object {
  const { search: _, ...beside } = Object.fromEntries(new FormData(form ?? undefined));
  return beside;
}

interface NearMeProps extends Pick<ReturnType<typeof useNearMe>, "searchAround" | "isLocating"> {
  variant: "ghost" | "secondary";
}

/** The "Near me" button of a search form. */
export function NearMe({ searchAround, isLocating, variant }: NearMeProps) {
  return (
    <Button
      variant={variant}
      size="sm"
      className="shrink-0"
      isBusy={isLocating}
      icon={<LocateFixed aria-hidden="true" />}
      onClick={({ currentTarget }) => searchAround("", otherFormFields(currentTarget.form))}
    >
      <Trans>Near me</Trans>
    </Button>
  );
}
