import { isMailingAddress } from "@/lib/places/mailing-address";
import { areFarApart } from "@/lib/places/state-distance";
import { stateName } from "@/lib/places/us-states";

interface WrittenOffice {
  address_street: string;
  /** A code, or empty. */
  address_state: string;
}

interface OfficeWarnings {
  address_street: string | null;
  address_state: string | null;
}

/** Warnings about likely mistakes in an office's address; `mainState` is the state of the practice's own address. */
export const officeWarnings = (
  { address_street, address_state }: WrittenOffice,
  mainState: string,
): OfficeWarnings => ({
  address_street: isMailingAddress(address_street)
    ? "This is a mailing address, not an office. Enter the street address; until then, it is shown as “Mailing address only” without directions."
    : null,
  address_state: areFarApart(address_state, mainState)
    ? `This office is in ${stateName(address_state)}, far from the practice's own address in ${stateName(mainState)}. Check the ZIP code and state.`
    : null,
});
