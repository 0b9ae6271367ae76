import { useState } from "react";
import { ChosenListing } from "@/components/listings/chosen-listing";
import { ListingCombobox, type ListingFieldWords } from "@/components/listings/listing-combobox";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoryListing } from "@/lib/drafts/story-draft";

interface ListingFieldProps {
  words: ListingFieldWords;
  practice: StoryListing | null;
  /** The practice named in the URL is still loading. */
  isLookingUp?: boolean;
  onChange: (practice: StoryListing | null) => void;
}

/** A practice field: a search until a practice is selected. */
export function ListingField({
  words,
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
        label={words.chosen}
        takesFocus={wasChanged}
        onRemove={() => change(null)}
      />
    );
  }
  return <ListingCombobox words={words} takesFocus={wasChanged} onChoose={change} />;
}
