import type { ComponentProps } from "react";
import { showWhole } from "@/lib/browser/focus";
import { joinClasses } from "@/lib/join-classes";

/** A row of small controls, which scrolls sideways on phones and wraps on wider screens. */
export function PillRow({ className, ...props }: ComponentProps<"div">) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the focus of the controls inside.
    <div
      onFocus={showWhole}
      className={joinClasses(
        // The padding leaves room for outlines.
        "flex items-center gap-2 sm:[&>a]:px-3.5 sm:[&>button]:px-3.5 max-sm:gap-1.5 max-sm:[&>a]:px-3 max-sm:[&>button]:px-3 max-sm:-mx-gutter max-sm:-my-1 max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap",
        className,
      )}
      {...props}
    />
  );
}
