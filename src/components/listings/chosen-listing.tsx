import { MapPin, X } from "lucide-react";
import { takeFocus } from "@/lib/browser/take-focus";
import type { StoryListing } from "@/lib/drafts/story-draft";

interface ChosenListingProps {
  practice: StoryListing;
  /** The label above the practice. */
  label: string;
  takesFocus: boolean;
  onRemove: () => void;
}

/** The selected practice with a remove button. */
export function ChosenListing({ practice, label, takesFocus, onRemove }: ChosenListingProps) {
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
          ref={takesFocus ? takeFocus : undefined}
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
