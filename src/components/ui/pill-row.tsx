import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

/** A row of small controls, which scrolls sideways on phones and wraps on wider screens. */
export function PillRow({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={joinClasses(
        // The padding leaves room for outlines.
        "flex items-center gap-2 sm:[&>a]:px-3.5 sm:[&>button]:px-3.5 max-sm:gap-1.5 max-sm:[&>a]:px-3 max-sm:[&>button]:px-3 max-sm:-mx-gutter max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap",
        className,
      )}
      {...props}
    />
  );
}
