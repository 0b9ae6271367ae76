import type { ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";

const tones = {
  info: "bg-sky text-ink",
  success: "bg-sage text-ink",
  attention: "bg-apricot text-ink",
  danger: "bg-danger-tint text-ink [&_strong]:text-danger",
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces it immediately, for errors that appear after the page has loaded. */
  isAlert?: boolean;
  /** Scrolls to it when it appears, such as below the last field of a dialog. */
  scrollsTo?: boolean;
  className?: string;
}

const scrollIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/** A highlighted message: information, a warning, or an error. */
export function Notice({
  tone = "info",
  title,
  icon,
  children,
  actions,
  isAlert = false,
  scrollsTo = false,
  className,
}: NoticeProps) {
  return (
    <div
      role={isAlert ? "alert" : undefined}
      ref={scrollsTo ? scrollIntoSight : undefined}
      className={joinClasses(
        "flex gap-4 rounded-lg px-5 py-4 text-sm [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1 break-words">
        {title && <strong className="block text-base font-semibold">{title}</strong>}
        <div>{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{actions}</div>}
      </div>
    </div>
  );
}
