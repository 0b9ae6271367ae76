import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { site } from "@/lib/site/site";

/** Shown while a page loads, as tall as the screen so that the footer doesn't jump. */
export function LoadingPage() {
  return (
    <div className="min-h-dvh">
      <title>{site.name}</title>
      <VisuallyHidden role="status">
        <Trans>Loading...</Trans>
      </VisuallyHidden>
    </div>
  );
}
