import { Heart } from "lucide-react";
import { ListingToggle } from "@/components/listings/listing-toggle";
import { Trans } from "@/components/ui/messages";
import { t } from "@/lib/messages";

export interface SaveButtonProps {
  name: string;
  isSaved: boolean;
  /** On a card it shows only the heart. */
  isSmall: boolean;
  onToggle?: () => Promise<void>;
}

/** The heart button of a listing. */
export function SaveButton({ name, isSaved, isSmall, ...handlers }: SaveButtonProps) {
  return (
    <ListingToggle
      label={isSaved ? t`Saved ${name}` : t`Save ${name}`}
      isOn={isSaved}
      isSmall={isSmall}
      className={isSmall ? "size-11 px-0 max-sm:top-17 max-sm:left-4" : undefined}
      {...handlers}
    >
      <Heart aria-hidden="true" className={isSaved ? "fill-current" : undefined} />
      {!isSmall && (
        <span key={String(isSaved)}>
          {isSaved ? <Trans context="button of a practice">Saved</Trans> : <Trans>Save</Trans>}
        </span>
      )}
    </ListingToggle>
  );
}
