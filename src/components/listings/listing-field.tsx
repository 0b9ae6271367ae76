import { MapPin, X } from "lucide-react";
import { useState } from "react";
import { ListingCombobox, type ListingFieldLabels } from "@/components/listings/listing-combobox";
import { Skeleton } from "@/components/ui/skeleton";
import { focusOnMount } from "@/lib/browser/focus";
import type { StoryListing } from "@/lib/drafts/story-draft";

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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, of which there is none.
    <div role="group" aria-label="Practice">
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
          aria-label={`Remove ${practice.name}`}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
