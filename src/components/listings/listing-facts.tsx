import type { ReactNode } from "react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import type { ListingDetail } from "@/hooks/listings/detail";
import { type FieldsThatAre, fieldLabel, fieldsThatAre, valueWords } from "@/lib/listings/fields";

/** What there is to know beside the description. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  return (
    <dl className="mt-10 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
      {fieldsThatAre("fact").map((field) => {
        const text = factText(field, listing[field]);
        return (
          text && (
            <Fact key={field} term={fieldLabel(field)}>
              {text}
            </Fact>
          )
        );
      })}
      <Fact term="New patients">
        {panelText(listing.accepting_new_patients)}
        <ConfirmationNote listing={listing} part="panel" />
      </Fact>
    </dl>
  );
}

type FactField = FieldsThatAre<"fact">;

function factText(field: FactField, value: ListingDetail[FactField]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return valueWords(field, [value].flat().join(", "));
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
