import type { ComponentProps, FocusEvent } from "react";
import { joinClasses } from "@/lib/join-classes";

// An open panel could cover the focused element.
function closeWhenFocusLeaves({ currentTarget: panel, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !panel.parentElement?.contains(relatedTarget)) panel.hidePopover();
}

/**
 * A native popover, opened by the button whose `popoverTarget` is its id; both must share a parent element. The browser
 * handles opening, closing, accessibility, and focus, also before hydration.
 */
export function Popover({ className, ...rest }: ComponentProps<"div"> & { id: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the focus of the controls inside.
    <div
      popover="auto"
      onBlur={closeWhenFocusLeaves}
      className={joinClasses("text-ink shadow-lifted open:animate-appear", className)}
      {...rest}
    />
  );
}
