import type { ComponentProps, FocusEvent } from "react";
import { joinClasses } from "@/lib/join-classes";

// An open panel would hide what is focused below it.
function closeWhenFocusLeaves({ currentTarget: panel, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !panel.parentElement?.contains(relatedTarget)) panel.hidePopover();
}

/**
 * What a button opens whose `popoverTarget` is its id: both stand alone in an element of their own. The browser opens and
 * closes it, also before hydration, says so to screen readers, and gives the focus back.
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
