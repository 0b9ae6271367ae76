import { joinClasses } from "@/lib/join-classes";

const base =
  "inline-flex items-center justify-center gap-2.5 rounded-full text-center font-semibold transition-colors duration-150 select-none forced-colors:border aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-[1.15em] [&_svg]:shrink-0";

const variants = {
  primary: "bg-primary text-on-primary shadow-soft hover:bg-primary-strong",
  secondary:
    "bg-surface text-primary ring-1 ring-line-strong/70 ring-inset hover:bg-sage hover:text-primary-strong hover:ring-primary",
  ghost: "text-primary hover:bg-sage hover:text-primary-strong",
  danger: "bg-danger text-on-danger shadow-soft hover:bg-danger-strong",
};

const sizes = {
  sm: "min-h-11 px-4.5 py-2 text-sm",
  md: "min-h-12 px-6 py-2.5 text-base",
  lg: "min-h-14 px-8 py-3 text-lg",
};

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Classes of buttons and of links that look like buttons. */
export function buttonClasses({ variant = "primary", size = "md" }: ButtonLook): string {
  return joinClasses(base, variants[variant], sizes[size]);
}
