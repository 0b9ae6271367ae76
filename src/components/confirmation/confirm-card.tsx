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
  /** Where it is corrected, unless it is here. */
  correctAt?: string;
  isChanging: boolean;
  className?: string;
  /** What the listing says. */
  children: ReactNode;
}

/** One part of a listing: what it says, since when it has been right, and the press that says so again. */
export function ConfirmCard({
  listing,
  part,
  correctAt,
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
          {correctAt && (
            <LinkButton to={correctAt} variant="ghost" size="sm">
              Edit <VisuallyHidden>{partNames[part].toLowerCase()}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      </Card>
    </li>
  );
}
