import type { ComponentProps, MouseEvent } from "react";
import { joinClasses } from "@/lib/join-classes";

// Clicking an option must not move the focus out of the text field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The panel under the search field. */
export const Panel = ({ className, ...props }: ComponentProps<"div">) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is.
  <div
    onMouseDown={keepFocus}
    className={joinClasses(
      "absolute inset-x-0 top-full z-20 mt-2 rounded-md border border-line bg-raised p-1.5 text-ink shadow-lifted sm:-left-1.5 sm:mt-3",
      className,
    )}
    {...props}
  />
);
