import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LinkButton } from "@/components/ui/button";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/**
 * The link from a listing to the directory. It restores the list that the visitor came from, like
 * the browser's Back button.
 */
export function BackToDirectory() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = listBefore(state);

  function goBack(event: MouseEvent) {
    const isInNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (list === null || isInNewTab) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <LinkButton
      to={list ?? paths.directory()}
      variant="ghost"
      size="sm"
      className="-ml-4 mb-6 print:hidden"
      onClick={goBack}
    >
      <ArrowLeft aria-hidden="true" />
      {t`Back to Directory`}
    </LinkButton>
  );
}

/**
 * The page of the directory in the previous history entry, which its cards leave in the state of
 * the next one; null without one.
 */
function listBefore(state: unknown): string | null {
  const isKnown = typeof state === "object" && state !== null && "directory" in state;
  const path = isKnown && typeof state.directory === "string" ? state.directory : "";
  return path.startsWith(paths.directory()) ? path : null;
}
