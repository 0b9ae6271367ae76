import { useCombobox } from "downshift";
import { MapPin, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field } from "@/components/forms/field";
import { Skeleton } from "@/components/ui/skeleton";
import { shortestSearch, useListingsByName } from "@/hooks/listings/listings-by-name";
import { focusOnMount } from "@/lib/browser/focus";
import type { StoryListing } from "@/lib/community/story-draft";
import { messageFor } from "@/lib/errors";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";

interface ListingFieldProps {
  labels: ListingFieldLabels;
  practice: StoryListing | null;
  /** The practice named in the URL is still loading. */
  isLookingUp?: boolean;
  onChange: (practice: StoryListing | null) => void;
}

/** A practice field: a search until a practice is selected. */
export function ListingField({
  labels,
  practice,
  isLookingUp = false,
  onChange,
}: ListingFieldProps) {
  // The focus follows the person's own changes, and stays put when a draft or the URL fills in the field.
  const [wasChanged, setWasChanged] = useState(false);

  function change(next: StoryListing | null) {
    setWasChanged(true);
    onChange(next);
  }

  if (isLookingUp) return <Skeleton className="h-20" />;
  if (practice) {
    return (
      <ChosenListing
        practice={practice}
        label={labels.chosen}
        takesFocus={wasChanged}
        onRemove={() => change(null)}
      />
    );
  }
  return <ListingCombobox labels={labels} takesFocus={wasChanged} onChoose={change} />;
}

interface ChosenListingProps {
  practice: StoryListing;
  /** The label above the practice. */
  label: string;
  takesFocus: boolean;
  onRemove: () => void;
}

/** The selected practice with a remove button. */
function ChosenListing({ practice, label, takesFocus, onRemove }: ChosenListingProps) {
  const { name } = practice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, of which there is none.
    <div role="group" aria-label={t`Practice`}>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <div className="flex items-center gap-3 rounded-md bg-sage py-2 pr-2 pl-4">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="font-semibold">{practice.name}</bdi>{" "}
          <span className="inline-block text-sm text-ink-soft">{practice.place}</span>
        </p>
        <button
          ref={takesFocus ? focusOnMount : undefined}
          type="button"
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}

/** The text that a form shows around the practice field. */
interface ListingFieldLabels {
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
function ListingCombobox({ labels, takesFocus, onChoose }: ListingComboboxProps) {
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
        hint={t`Type a name, city, or ZIP code, then choose from the list.`}
      >
        {(attributes) => (
          <input
            type="text"
            enterKeyHint="search"
            maxLength={200}
            {...getInputProps({ onKeyDown: preventSubmit, "aria-labelledby": undefined })}
            {...attributes}
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
  if (isSearching) return t`Searching...`;
  if (failure) return failure;
  if (count === 0) return `${t`No practices found.`} ${without}`;
  return plural(count, { one: "# practice found", other: "# practices found" });
}
