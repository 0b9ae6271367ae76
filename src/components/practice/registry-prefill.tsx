import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { asOnlyClinician } from "@/components/editor/clinician-schema";
import type { OwnListingValues } from "@/components/editor/own-listing-schema";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useLookUpNpi } from "@/hooks/editor/npi-lookup";
import {
  emptyPrefill,
  type Prefill,
  type PrefilledField,
  prefilledFields,
  toPrefill,
  valuesToFill,
} from "@/lib/editor/registry-prefill";
import { AppError } from "@/lib/errors";
import { enumerate } from "@/lib/format/numbers";
import { recordOf } from "@/lib/record-of";

/** What a lookup found, for a notice; null if there is nothing to say. */
type Finding =
  | { kind: "filled"; fields: PrefilledField[] }
  | { kind: "not found" | "deactivated"; npi: string }
  | { kind: "unavailable"; reason: string }
  | null;

interface Lookup {
  /** The NPI; empty if the registry wasn't available, so that the next attempt looks it up again. */
  npi: string;
  finding: Finding;
  /** The values that were filled in, also by earlier lookups. */
  filled: Partial<Prefill>;
}

/** Fills in empty fields of a new listing with the NPI registry's record of the typed NPI. */
export function useRegistryPrefill(
  { getValues, setValue }: UseFormReturn<OwnListingValues>,
  isOwner: boolean,
) {
  const lookUp = useLookUpNpi();
  const [lookup, setLookup] = useState<Lookup>({ npi: "", finding: null, filled: {} });
  const isCanceled = useRef(false);

  /** Null without an NPI. */
  async function ask(npi: string) {
    if (npi === "") return null;
    return lookUp(npi).catch((error: unknown) => ({
      status: "unavailable" as const,
      reason:
        error instanceof AppError && error.hint
          ? error.message
          : "The NPI registry isn't available right now.",
    }));
  }

  /** Writes a record's values into the form and returns them. */
  function fill(prefill: Prefill): Partial<Prefill> {
    const current = recordOf<Prefill>(prefilledFields, (field) => getValues(field));
    const values = valuesToFill(current, lookup.filled, prefill);
    for (const field of prefilledFields) {
      const value = values[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    return values;
  }

  /** Lists the physician of an individual's NPI as the first clinician, instead of one that an earlier lookup listed. */
  function listPhysician(npi: string, isIndividual: boolean) {
    const [listed, ...others] = getValues("clinicians");
    if (others.length > 0 || (listed && listed.npi !== lookup.npi)) return;
    const [physician, specialty] = getValues(["credentials", "specialty"]);
    const clinicians = isIndividual ? asOnlyClinician(physician, specialty, npi) : [];
    setValue("clinicians", clinicians, { shouldDirty: true });
  }

  /** Looks up the typed NPI and fills in the form. Never rejects; returns false if it was canceled. */
  async function fillFromRegistry(): Promise<boolean> {
    isCanceled.current = false;
    const npi = getValues("npi").trim();
    if (npi === lookup.npi) return true;
    const answer = await ask(npi);
    if (isCanceled.current) return false;
    if (!answer) setLookup({ ...lookup, npi, finding: null });
    else if (answer.status === "unavailable") {
      setLookup({ ...lookup, npi: "", finding: { kind: answer.status, reason: answer.reason } });
    } else {
      const values = fill(answer.status === "active" ? toPrefill(answer) : emptyPrefill);
      if (isOwner) {
        listPhysician(npi, answer.status === "active" && answer.kind === "individual");
      }
      const fields = prefilledFields.filter((field) => values[field]);
      setLookup({
        npi,
        finding:
          answer.status === "active" ? { kind: "filled", fields } : { kind: answer.status, npi },
        filled: { ...lookup.filled, ...values },
      });
    }
    return true;
  }

  return {
    finding: lookup.finding,
    fillFromRegistry,
    /** Ignores the answer that the person is waiting for. */
    cancel: () => {
      isCanceled.current = true;
    },
  };
}

/** What a person calls the fields. */
const fieldNames: Readonly<Record<PrefilledField, string>> = {
  practice_name: "practice name",
  credentials: "physician",
  specialty: "specialty",
  address_street: "address",
  address_zip: "address",
  address_city: "address",
  address_state: "address",
  phone: "phone",
};

interface RegistryNoticeProps {
  finding: Finding;
  /** The step with the NPI. */
  findPath: string;
}

/** What the NPI registry filled in, or why it filled in nothing. */
export function RegistryNotice({ finding, findPath }: RegistryNoticeProps) {
  if (!finding) return null;
  if (finding.kind === "unavailable") {
    return <Notice className="-mt-2">{finding.reason} You can enter everything yourself.</Notice>;
  }
  if (finding.kind === "filled") {
    const names = new Set(finding.fields.map((field) => fieldNames[field]));
    return names.size === 0 ? null : (
      <Notice className="-mt-2">
        <strong>Filled in from the NPI registry:</strong> {enumerate([...names])}. Check it:
        registry addresses are often out of date.
      </Notice>
    );
  }
  return (
    <Notice tone="attention" className="-mt-2">
      NPI {finding.npi}{" "}
      {finding.kind === "deactivated"
        ? "is deactivated in the NPI registry."
        : "isn't in the NPI registry."}{" "}
      <TextLink to={findPath}>Check the number</TextLink>, or continue.
    </Notice>
  );
}
