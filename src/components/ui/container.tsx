import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

/** Centers the content of a page at the page width. */
export function Container({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={joinClasses("mx-auto w-full max-w-page px-gutter", className)} {...props} />
  );
}
