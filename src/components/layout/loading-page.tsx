import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Stands for a page that is still on its way, a screen tall so that the footer does not jump. */
export function LoadingPage() {
  return (
    <div className="min-h-dvh">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </div>
  );
}
