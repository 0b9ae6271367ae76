import { type ComponentProps, type MouseEvent, useState } from "react";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-styles";
import { Spinner } from "@/components/ui/spinner";
import { oneAtATime } from "@/lib/browser/one-at-a-time";
import { joinClasses } from "@/lib/join-classes";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores presses, but keeps the focus, which `disabled` would lose. */
  isBusy?: boolean;
}

/** A button. When what a press starts is a promise, another press counts only once that has settled. */
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
  const [start] = useState(oneAtATime);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else if (onClick) start(() => onClick(event));
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
