import { Link, type LinkProps } from "react-router-dom";
import { joinClasses } from "@/lib/join-classes";

/** The look of a text link, for addresses outside of the router. */
export const textLinkClasses =
  "rounded-xs font-medium text-primary underline decoration-primary/40 decoration-1 underline-offset-4 transition-colors hover:text-primary-strong hover:decoration-current hover:decoration-2";

/** An underlined link for running text. `to` is a site path or a full URL. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link className={joinClasses(textLinkClasses, className)} {...props} />;
}
