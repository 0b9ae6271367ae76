import { SiteFrame } from "@/components/layout/site-frame";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** The frame around a page that is still on its way, a screen tall so that the footer does not jump. */
export function LoadingFrame() {
  return (
    <SiteFrame>
      <div className="min-h-dvh">
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
      </div>
    </SiteFrame>
  );
}
