import type { ReactNode } from "react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import type { ListingDetail } from "@/hooks/listings/detail";

/** What there is to know beside the description. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  return (
    <dl className="mt-10 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
      {listing.specialty && <Fact term="Specialty">{listing.specialty}</Fact>}
      {listing.languages.length > 0 && <Fact term="Languages">{listing.languages.join(", ")}</Fact>}
      <Fact term="New patients">
        {panelText(listing.accepting_new_patients)}
        <ConfirmationNote confirmedAt={listing.confirmed_at} of="Panel" />
      </Fact>
    </dl>
  );
}

function panelText(isAccepting: boolean | null): string {
  if (isAccepting === null) return "Not known. Ask the practice.";
  return isAccepting ? "Accepting new patients" : "Not accepting new patients";
}

interface FactProps {
  term: string;
  children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold [&_span]:font-normal">{children}</dd>
    </div>
  );
}
