import { ChevronDown } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { joinClasses } from "@/lib/join-classes";

interface CollapsibleFieldsProps {
  title: string;
  /** What is filled in, in short. */
  summary: string;
  /** Opens the fields, because errors must be visible. */
  hasErrors: boolean;
  startsOpen?: boolean;
  /** Renders the fields only while they are open. */
  isLazy?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** Fields behind a title and a summary of their values, to keep the form short. */
export function CollapsibleFields({
  title,
  summary,
  hasErrors,
  startsOpen = false,
  isLazy = false,
  ref,
  children,
}: CollapsibleFieldsProps) {
  const [isUnfolded, setIsUnfolded] = useState(startsOpen);
  const isOpen = isUnfolded || hasErrors;
  return (
    <details
      ref={ref}
      open={isOpen}
      className="rounded-lg border border-line px-4"
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
    >
      <summary
        className={joinClasses(
          "flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-2 hover:text-primary [&::-webkit-details-marker]:hidden",
          isOpen && "pb-3",
        )}
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{title}</span>{" "}
          <span className="line-clamp-3 text-sm text-ink-soft">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={joinClasses("size-5 shrink-0 text-ink-soft", isOpen && "rotate-180")}
        />
      </summary>
      {(isOpen || !isLazy) && children}
    </details>
  );
}
