import type { ComponentProps } from "react";
import type { StoryListing } from "@/lib/drafts/story-draft";
import { joinClasses } from "@/lib/join-classes";

interface ListingOptionsProps {
  /** What to do if nothing is found. */
  without: string;
  menu: ComponentProps<"ul">;
  isOpen: boolean;
  practices: readonly StoryListing[];
  isSearching: boolean;
  failure: string | undefined;
  optionProps: (practice: StoryListing, index: number) => ComponentProps<"li">;
}

/** The suggestions of a practice search, and its status for screen readers. */
export function ListingOptions({
  without,
  menu,
  isOpen,
  practices,
  isSearching,
  failure,
  optionProps,
}: ListingOptionsProps) {
  return (
    <div
      className={joinClasses(
        "absolute inset-x-0 top-full z-20 mt-2 rounded-md bg-raised p-1.5 shadow-lifted ring-1 ring-line ring-inset",
        !isOpen && "hidden",
      )}
    >
      <ul {...menu}>
        {isOpen &&
          practices.map((practice, index) => (
            <li key={practice.id} {...optionProps(practice, index)}>
              <bdi className="font-semibold">{practice.name}</bdi>{" "}
              <span className="inline-block text-sm text-ink-soft">{practice.place}</span>
            </li>
          ))}
      </ul>
      <p
        role="status"
        className={practices.length > 0 ? "sr-only" : "px-3 py-2 text-sm text-ink-soft"}
      >
        {isOpen && describe(practices.length, isSearching, failure, without)}
      </p>
    </div>
  );
}

function describe(
  count: number,
  isSearching: boolean,
  failure: string | undefined,
  without: string,
): string {
  if (isSearching) return "Searching...";
  if (failure) return failure;
  if (count === 0) return `No practices found. ${without}`;
  return count === 1 ? "1 practice found" : `${count} practices found`;
}
