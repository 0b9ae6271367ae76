import { useState } from "react";
import { ChosenListing } from "@/components/stories/chosen-listing";
import { ListingCombobox } from "@/components/stories/listing-combobox";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoryListing } from "@/lib/drafts/story-draft";

interface StoryListingFieldProps {
  practice: StoryListing | null;
  /** The practice that the address names is on its way. */
  isLookingUp: boolean;
  onChange: (practice: StoryListing | null) => void;
}

/** Names the practice that a story is about: a search that gives way to what was found. */
export function StoryListingField({ practice, isLookingUp, onChange }: StoryListingFieldProps) {
  // The focus follows what the person does here, and stays where it is when a draft or an address fills it in.
  const [wasChanged, setWasChanged] = useState(false);

  function change(next: StoryListing | null) {
    setWasChanged(true);
    onChange(next);
  }

  if (isLookingUp) return <Skeleton className="h-20" />;
  if (practice) {
    return (
      <ChosenListing practice={practice} takesFocus={wasChanged} onRemove={() => change(null)} />
    );
  }
  return <ListingCombobox takesFocus={wasChanged} onChoose={change} />;
}
