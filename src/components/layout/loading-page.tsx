import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { site } from "@/lib/site/site";

/** Stands for a page that is still on its way, a screen tall so that the footer does not jump. */
export function LoadingPage() {
  return (
    <div className="min-h-dvh">
      <title>{site.name}</title>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </div>
  );
}
