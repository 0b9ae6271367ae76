import type { ReactNode } from "react";
import { joinClasses } from "@/lib/join-classes";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** Says that a list is empty and what to do next. */
export function EmptyState({ title, children, icon, actions, className }: EmptyStateProps) {
  return (
    <div
      className={joinClasses(
        "flex flex-col items-center rounded-2xl border border-dashed border-line-strong/60 px-gutter py-14 text-center sm:py-20",
        className,
      )}
    >
      {icon && (
        <div className="mb-6 grid h-24 w-20 place-items-center rounded-t-full rounded-b-md bg-sage text-primary [&_svg]:size-8">
          {icon}
        </div>
      )}
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="mt-3 max-w-prose text-ink-soft">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
