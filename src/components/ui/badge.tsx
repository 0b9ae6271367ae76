import type { ComponentProps } from "react";
import { joinClasses } from "@/lib/join-classes";

const tones = {
  neutral: "bg-surface text-ink-soft ring-line-strong/60",
  positive: "bg-sage text-primary ring-primary/25",
  info: "bg-sky text-ink ring-ink/15",
  attention: "bg-apricot text-accent-ink ring-accent-ink/25",
  danger: "bg-danger-tint text-danger ring-danger/25",
};

interface BadgeProps extends ComponentProps<"span"> {
  tone?: keyof typeof tones;
}

/** The classes of a badge, for other elements that look like one. */
export const badgeClasses = (tone: keyof typeof tones, className?: string): string =>
  joinClasses(
    "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold text-balance ring-1 ring-inset [&_svg]:size-3.5 [&_svg]:shrink-0",
    tones[tone],
    className,
  );

/** A short label. An icon before the text is decorative. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return <span className={badgeClasses(tone, className)} {...props} />;
}
