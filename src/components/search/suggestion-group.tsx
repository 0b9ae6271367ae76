import type { LucideIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import type { Suggestion } from "@/lib/search/suggestion";

interface SuggestionGroupProps {
  heading: string;
  Icon: LucideIcon;
  items: readonly Suggestion[];
  optionProps: (item: Suggestion) => ComponentProps<"li">;
}

/** Suggestions of one kind with a heading. */
export function SuggestionGroup({ heading, Icon, items, optionProps }: SuggestionGroupProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element is a group of options outside `<select>`.
    <ul role="group" aria-labelledby={id} className="not-first:mt-1.5">
      <li
        id={id}
        role="presentation"
        className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-soft uppercase"
      >
        {heading}
      </li>
      {items.map((item) => (
        <li
          key={`${item.label} ${item.listingId}`}
          {...optionProps(item)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 aria-selected:bg-sage aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{item.label}</bdi>{" "}
            {item.detail && <bdi className="inline-block text-sm text-ink-soft">{item.detail}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
