import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

const tones = {
  plain: "bg-surface ring-line",
  sage: "bg-sage ring-transparent",
  sky: "bg-sky ring-transparent",
  apricot: "bg-apricot ring-transparent",
};

const paddings = { none: "", md: "p-6", lg: "p-6 sm:p-8" };

interface CardProps extends ComponentProps<"div"> {
  tone?: keyof typeof tones;
  padding?: keyof typeof paddings;
  /** Lifts on hover, for cards that are one big link (stretched with `after:absolute after:inset-0`). */
  isInteractive?: boolean;
}

export function Card({
  tone = "plain",
  padding = "md",
  isInteractive = false,
  className,
  ...props
}: CardProps) {
  return (
    <div
      className={joinClasses(
        "relative rounded-xl ring-1 ring-inset",
        tones[tone],
        paddings[padding],
        tone === "plain" && "shadow-soft",
        isInteractive &&
          "transition-[box-shadow,translate] duration-200 has-[a:focus-visible]:shadow-lifted hover:-translate-y-0.5 hover:shadow-lifted",
        className,
      )}
      {...props}
    />
  );
}
