import { Link, type LinkProps } from "react-router-dom";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { joinClasses } from "@/lib/join-classes";

/** A link that looks like a button. `to` is a site path or a full URL (`https:`, `tel:`, `mailto:`). */
export function LinkButton({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={joinClasses(buttonClasses({ variant, size }), className)} {...props} />;
}
