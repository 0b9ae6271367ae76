import { useState } from "react";
import { ChosenListing } from "@/components/listings/chosen-listing";
import { ListingCombobox, type ListingFieldWords } from "@/components/listings/listing-combobox";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoryListing } from "@/lib/drafts/story-draft";

interface ListingFieldProps {
  words: ListingFieldWords;
  practice: StoryListing | null;
  /** The practice that the address names is on its way. */
  isLookingUp?: boolean;
  onChange: (practice: StoryListing | null) => void;
}

/** Asks for a practice: a search that gives way to what was found. */
export function ListingField({
  words,
  practice,
  isLookingUp = false,
  onChange,
}: ListingFieldProps) {
  // The focus follows what the person does here, and stays where it is when a draft or an address fills it in.
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
