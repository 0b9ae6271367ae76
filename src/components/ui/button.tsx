import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { Spinner } from "@/components/ui/spinner";
import { oneAtATime } from "@/lib/browser/one-at-a-time";
import { joinClasses } from "@/lib/join-classes";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores clicks. Unlike `disabled`, it keeps focus. */
  isBusy?: boolean;
  /** Shown before the text; the spinner replaces it. */
  icon?: ReactNode;
}

/** A button. While `onClick` returns a pending promise, further clicks are ignored: see `oneAtATime`. */
export function Button({
  variant,
  size,
  isBusy = false,
  icon,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const [start] = useState(oneAtATime);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else if (onClick) start(() => onClick(event));
  }

  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={joinClasses(buttonClasses({ variant, size }), className)}
      onClick={handleClick}
      {...props}
    >
      {isBusy ? <Spinner /> : icon}
      {/* Page translation replaces text nodes, and React can't insert the spinner before a replaced one. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link that looks like a button. `to` is a site path or a full URL (`https:`, `tel:`, `mailto:`). */
export function LinkButton({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={joinClasses(buttonClasses({ variant, size }), className)} {...props} />;
}
