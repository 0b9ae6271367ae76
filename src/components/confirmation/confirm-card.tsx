import type { ReactNode } from "react";
import { ConfirmButton } from "@/components/confirmation/confirm-button";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ListingToConfirm } from "@/hooks/listings/confirm";
import { joinClasses } from "@/lib/join-classes";
import { type ConfirmedPart, partNames } from "@/lib/listings/confirmed-parts";

interface ConfirmCardProps {
  listing: ListingToConfirm;
  part: ConfirmedPart;
  /** The page to edit the part, if it isn't edited here. */ editPath?: string;
  isChanging: boolean;
  className?: string;
  /** The part's current content. */
  children: ReactNode;
}

/** One part of a listing, when it was last confirmed, and the button to confirm it again. */
export function ConfirmCard({
  listing,
  part,
  editPath,
  isChanging,
  className,
  children,
}: ConfirmCardProps) {
  return (
    <li className={joinClasses("grid", className)}>
      <Card className="grid content-start gap-4">
        <div>
          <h2 className="text-xl">{partNames[part]}</h2>
          <ConfirmationNote listing={listing} part={part} />
        </div>
        <div>{children}</div>
        <div className="flex flex-wrap gap-2">
          <ConfirmButton listing={listing} part={part} isChanging={isChanging} />
          {editPath && (
            <LinkButton to={editPath} variant="ghost" size="sm">
              Edit <VisuallyHidden>{partNames[part].toLowerCase()}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      </Card>
    </li>
  );
}
