import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

/** Holds the content of a page in the middle, at its reading width. */
export function Container({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={joinClasses("mx-auto w-full max-w-page px-gutter", className)} {...props} />
  );
}
