import type { ReactNode } from "react";
import { ConfirmationNote } from "@/components/listings/confirmation-note";
import type { ListingDetail } from "@/hooks/listings/detail";

/** What there is to know beside the description. */
export function ListingFacts({ doctor }: { doctor: ListingDetail }) {
  return (
    <dl className="mt-10 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
      {doctor.specialty && <Fact term="Specialty">{doctor.specialty}</Fact>}
      {doctor.languages.length > 0 && <Fact term="Languages">{doctor.languages.join(", ")}</Fact>}
      <Fact term="New patients">
        {panelText(doctor.accepting_new_patients)}
        <ConfirmationNote confirmedAt={doctor.confirmed_at} of="Panel" />
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
