import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { Spinner } from "@/components/ui/spinner";
import { joinClasses } from "@/lib/join-classes";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores presses, but keeps the focus, which `disabled` would lose. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={joinClasses(buttonClasses({ variant, size }), className)}
      onClick={press}
      {...props}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
