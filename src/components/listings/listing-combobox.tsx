import { useCombobox } from "downshift";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field } from "@/components/forms/field";
import { shortestSearch, useListingsByName } from "@/hooks/listings/listings-by-name";
import type { StoryListing } from "@/lib/drafts/story-draft";
import { messageFor } from "@/lib/errors";
import { joinClasses } from "@/lib/join-classes";

/** The text that a form shows around the practice field. */
export interface ListingFieldLabels {
  label: string;
  /** The label above the selected practice. */
  chosen: string;
  /** What to do if the practice isn't listed. */
  without: string;
}

interface ListingComboboxProps {
  labels: ListingFieldLabels;
  takesFocus: boolean;
  onChoose: (practice: StoryListing) => void;
}

// At module level so that React calls it only once, when the search appears.
function focusInput(frame: HTMLElement | null) {
  frame?.querySelector("input")?.focus();
}

function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** A search field for practices with suggestions. */
export function ListingCombobox({ labels, takesFocus, onChoose }: ListingComboboxProps) {
  const id = useId();
  const [text, setText] = useState("");
  const search = useListingsByName(text);
  const isSearchable = text.trim().length >= shortestSearch;
  const items = isSearchable ? (search.data ?? []) : [];
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    inputId: id,
    items,
    selectedItem: null,
    itemToString: (practice) => practice?.name ?? "",
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });

  return (
    <div ref={takesFocus ? focusInput : undefined} className="relative">
      <Field
        id={id}
        label={labels.label}
        isOptional
        hint="Type a name, city, or ZIP code, then choose from the list."
      >
        {(wiring) => (
          <input
            type="text"
            enterKeyHint="search"
            maxLength={200}
            {...getInputProps({ onKeyDown: preventSubmit, "aria-labelledby": undefined })}
            {...wiring}
            className={controlClasses}
          />
        )}
      </Field>
      <ListingOptions
        without={labels.without}
        menu={getMenuProps({ "aria-label": "Practices", "aria-labelledby": undefined })}
        isOpen={isOpen && isSearchable}
        practices={items}
        isSearching={search.isPending || search.isPlaceholderData}
        failure={search.error ? messageFor(search.error) : undefined}
        optionProps={(practice, index) => ({
          ...getItemProps({ item: practice, index }),
          className: joinClasses(
            "min-h-11 cursor-pointer rounded-sm px-3 py-2",
            index === highlightedIndex && "bg-sage outline-2 -outline-offset-2 outline-focus",
          ),
        })}
      />
    </div>
  );
}

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
function ListingOptions({
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
