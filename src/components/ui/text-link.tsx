import { Link, type LinkProps } from "react-router-dom";
import { joinClasses } from "@/lib/join-classes";

/** An underlined link for running text. `to` is a site path or a full URL. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={joinClasses(
        "rounded-xs font-medium text-primary underline decoration-primary/40 decoration-1 underline-offset-4 transition-colors hover:text-primary-strong hover:decoration-current hover:decoration-2",
        className,
      )}
      {...props}
    />
  );
}
