import { useFormContext, useWatch } from "react-hook-form";
import { ListedPracticeRow } from "@/components/add-listing/listed-practice";
import { FieldControl } from "@/components/listing-form/field-control";
import { Notice } from "@/components/ui/notice";
import { type PracticeIdentity, useListedPractices } from "@/hooks/listings/listed-practices";

/** The fields that tell whether a practice is listed. Forms of a new listing ask for them first. */
export const identityFields = ["npi", "phone", "website"] as const;

/** Asks first for what tells practices apart, and says at once which listing has it already. Stands inside a `FormProvider`. */
export const IdentityCheck = () => (
  <fieldset className="grid gap-6">
    <legend className="float-left w-full font-semibold">Is the practice already listed?</legend>
    <p className="-mt-4 text-sm text-ink-soft">
      Enter what you know. We'll check right away, before you fill in the rest.
    </p>
    <div className="grid gap-6 sm:grid-cols-2">
      {identityFields.map((field) => (
        <FieldControl key={field} field={field} />
      ))}
    </div>
    <ListedPractices />
  </fieldset>
);

interface ListedPracticesProps {
  /** The listing that is edited, which is no duplicate of itself. */
  exceptId?: string;
}

/** Names the listings with the NPI, phone, or website in the form around it. */
export function ListedPractices({ exceptId }: ListedPracticesProps) {
  const { control } = useFormContext<PracticeIdentity>();
  const [npi, phone, website] = useWatch({ control, name: identityFields });
  const { data = [] } = useListedPractices({ npi, phone, website }, exceptId ?? null);
  const isSame = data.some(({ is_same }) => is_same);
  return (
    <div role="status">
      {data.length > 0 && (
        <Notice
          tone="attention"
          title={isSame ? "This practice is already listed" : "Is it one of these?"}
        >
          <ul className="list-disc pl-5">
            {data.map((listed) => (
              <ListedPracticeRow
                key={listed.id ?? listed.matched.join()}
                listed={listed}
                isTyping
              />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
