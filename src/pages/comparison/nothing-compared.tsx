import { Scale } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { useTray } from "@/hooks/comparison/chosen";
import { inWords } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** The page without listings to compare; `wasNamed` if the URL names some, but none exists. */
export function NothingCompared({ wasNamed }: { wasNamed: boolean }) {
  const tray = useTray();
  return (
    <EmptyState
      title={
        wasNamed ? "None of these practices are in the directory" : "No practices to compare yet"
      }
      icon={<Scale aria-hidden="true" />}
      actions={
        <>
          {tray.length > 0 && (
            <LinkButton to={paths.compare(tray.map(({ id }) => id))}>
              Compare the {inWords(tray.length, "practice")} you chose
            </LinkButton>
          )}
          <LinkButton to={paths.directory()} variant={tray.length > 0 ? "secondary" : "primary"}>
            Find practices
          </LinkButton>
        </>
      }
    >
      Select “Compare” on up to four practices in the directory. They’ll stay at the bottom of the
      screen until you’re ready.
    </EmptyState>
  );
}
