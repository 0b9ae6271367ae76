import { useState } from "react";
import { ChosenPractice } from "@/components/stories/chosen-practice";
import { PracticeCombobox } from "@/components/stories/practice-combobox";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoryPractice } from "@/lib/drafts/story-draft";

interface PracticeFieldProps {
  practice: StoryPractice | null;
  /** The practice that the address names is on its way. */
  isLookingUp: boolean;
  onChange: (practice: StoryPractice | null) => void;
}

/** Names the practice that a story is about: a search that gives way to what was found. */
export function PracticeField({ practice, isLookingUp, onChange }: PracticeFieldProps) {
  // The focus follows what the person does here, and stays where it is when a draft or an address fills it in.
  const [wasChanged, setWasChanged] = useState(false);

  function change(next: StoryPractice | null) {
    setWasChanged(true);
    onChange(next);
  }

  if (isLookingUp) return <Skeleton className="h-20" />;
  if (practice) {
    return (
      <ChosenPractice practice={practice} takesFocus={wasChanged} onRemove={() => change(null)} />
    );
  }
  return <PracticeCombobox takesFocus={wasChanged} onChoose={change} />;
}
