import type { ReactNode } from "react";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { describeLanguages } from "@/lib/directory/language-names";
import { stateName } from "@/lib/format/us-states";
import {
  type FieldsThatAre,
  fieldLabel,
  fieldsThatAre,
  formatFieldValue,
} from "@/lib/listings/fields";
import { t } from "@/lib/messages";
import { tagName } from "@/lib/supabase/tag-names";

/** Facts beside the description. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  return (
    <dl className="mt-10 grid gap-6 border-t border-line pt-8 sm:grid-cols-2">
      {fieldsThatAre("fact").map((field) => {
        const text = factText(field, listing[field]);
        return (
          text && (
            <Fact key={field} term={factTerms[field] ?? fieldLabel(field)}>
              {text}
            </Fact>
          )
        );
      })}
    </dl>
  );
}

type FactField = FieldsThatAre<"fact">;

/** Labels that differ from those in the form. */
const factTerms: Partial<Record<FactField, string>> = { home_visit_miles: t`Home visits` };

function factText(field: FactField, value: ListingDetail[FactField]): string {
  if (value === null) return "";
  if (field === "home_visit_miles") {
    const distance = formatFieldValue(field, String(value));
    return t`Within ${distance}`;
  }
  if (field === "medicare_opt_out") return optOutText(value === true);
  if (Array.isArray(value) && field === "telehealth_states") return value.map(stateName).join(", ");
  if (Array.isArray(value) && field === "languages") return describeLanguages(value);
  if (field === "specialty") return tagName(String(value));
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  return formatFieldValue(field, [value].flat().join(", "));
}

const optOutText = (isOptedOut: boolean): string =>
  isOptedOut
    ? t`Yes. Patients with Medicare sign a private contract, and Medicare doesn't pay for their visits here.`
    : t`No. If you have Medicare, ask what you would pay.`;

interface FactProps {
  term: string;
  children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold first-letter:uppercase [&_span]:font-normal">{children}</dd>
    </div>
  );
}
