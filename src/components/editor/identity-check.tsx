import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldControl } from "@/components/editor/field-control";
import { matchReasons } from "@/components/editor/match-reasons";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import {
  type ListedPractice,
  type PracticeIdentity,
  useListedPractices,
} from "@/hooks/editor/similar-listings";
import { paths } from "@/lib/paths";

/** The fields that identify a listed practice. Forms for a new listing show them first. */
export const identityFields = ["npi", "phone", "website"] as const;

/**
 * The fields that identify a practice, with the listings that already have the same values. Must be
 * inside a `FormProvider`.
 */
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
  /** The listing being edited, which must not match itself. */
  exceptId?: string;
  /** Also compares the name and ZIP code. */
  isByName?: boolean;
  /** A button for the case that none of them is the same practice. */
  ifDifferent?: ReactNode;
}

/** Lists the listings with the NPI, phone, or website of the surrounding form. */
export function ListedPractices({ exceptId, isByName, ifDifferent }: ListedPracticesProps) {
  const { control } = useFormContext<Required<PracticeIdentity>>();
  const [npi, phone, website, practice_name, address_zip] = useWatch({
    control,
    name: [...identityFields, "practice_name", "address_zip"],
  });
  const identity = { npi, phone, website, ...(isByName && { practice_name, address_zip }) };
  const { data = [] } = useListedPractices(identity, exceptId ?? null);
  const isSame = data.some(({ is_same }) => is_same);
  return (
    <div role="status">
      {data.length > 0 && (
        <Notice
          tone="attention"
          title={isSame ? "This practice is already listed" : "Is it one of these?"}
          actions={!isSame && ifDifferent}
        >
          <ul className="list-disc pl-5">
            {data.map((listed) => (
              <ListedPracticeRow key={`${listed.id} ${listed.matched.join()}`} listed={listed} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

// The form isn't submitted yet, so links open in a new tab.
const target = "_blank";

/** A listing that may be the same practice, with links to claim or correct it. */
function ListedPracticeRow({ listed }: { listed: ListedPractice }) {
  const reasons = matchReasons(listed.matched);
  if (listed.id === null) {
    return (
      <li>
        A practice with {reasons} is already pending review. Once it's approved, it will appear in
        the directory and can be claimed there.
      </li>
    );
  }
  return (
    <li>
      <TextLink to={paths.listing(listed.id)} target={target}>
        {listed.practice_name}
      </TextLink>
      , {listed.address_city}, {listed.address_state}, has {reasons}.{" "}
      {listed.is_public ? (
        <>
          {!listed.is_owned && (
            <>
              Is it yours?{" "}
              <TextLink to={paths.claimListing(listed.id)} target={target}>
                Claim it
              </TextLink>
              .{" "}
            </>
          )}
          Is something wrong?{" "}
          <TextLink to={paths.correctListing(listed.id)} target={target}>
            Suggest a correction
          </TextLink>
          .
        </>
      ) : (
        "It's pending review."
      )}
    </li>
  );
}
