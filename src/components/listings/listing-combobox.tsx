import { useCombobox } from "downshift";
import { type KeyboardEvent, useId, useState } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field } from "@/components/forms/field";
import { ListingOptions } from "@/components/listings/listing-options";
import { shortestSearch, useListingsByName } from "@/hooks/listings/named";
import type { StoryListing } from "@/lib/drafts/story-draft";
import { messageFor } from "@/lib/errors";
import { joinClasses } from "@/lib/join-classes";

/** The text that a form shows around the practice field. */
export interface ListingFieldWords {
  label: string;
  /** The label above the selected practice. */
  chosen: string;
  /** What to do if the practice isn't listed. */
  without: string;
}

interface ListingComboboxProps {
  words: ListingFieldWords;
  takesFocus: boolean;
  onChoose: (practice: StoryListing) => void;
}

// At module level so that React calls it only once, when the search appears.
function focusInput(frame: HTMLElement | null) {
  frame?.querySelector("input")?.focus();
}

function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** A search field for practices with suggestions. */
export function ListingCombobox({ words, takesFocus, onChoose }: ListingComboboxProps) {
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
        label={words.label}
        isOptional
        hint="Type a name, city, or ZIP code, then choose from the list."
      >
        {(wiring) => (
          <input
            type="text"
            enterKeyHint="search"
            maxLength={200}
            {...getInputProps({ onKeyDown: keepFromSubmitting, "aria-labelledby": undefined })}
            {...wiring}
            className={controlClasses}
          />
        )}
      </Field>
      <ListingOptions
        without={words.without}
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
