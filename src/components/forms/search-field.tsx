import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps, splitProps } from "@/components/forms/field";
import { joinClasses } from "@/lib/join-classes";

interface SearchFieldProps extends FieldProps, Omit<ComponentProps<"input">, "type"> {
  /** The search button, inside the frame on wide screens. */
  action?: ReactNode;
  /** Keeps the button beside the input on phones too. */
  isCompact?: boolean;
  /** A popup below the input. */
  popup?: ReactNode;
}

export function SearchField({ action, isCompact = false, popup, ...props }: SearchFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <div
          className={joinClasses(
            isCompact ? "flex items-center gap-2" : "flex flex-col gap-3",
            "sm:flex-row sm:items-center sm:gap-2 sm:rounded-full sm:border sm:border-line-strong sm:bg-surface sm:p-1.5 sm:shadow-soft sm:transition-colors sm:focus-within:border-focus sm:hover:border-ink-soft",
          )}
        >
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-13 w-full min-w-0 rounded-full border border-line-strong bg-surface pr-4 pl-12.5 text-base text-ink placeholder:text-ellipsis placeholder:text-ink-soft focus-visible:outline-offset-0 sm:border-transparent sm:bg-transparent"
              {...control}
              {...attributes}
            />
            {popup}
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}
