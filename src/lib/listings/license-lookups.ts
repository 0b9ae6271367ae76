import { stateName } from "@/lib/format/us-states";
import { t } from "@/lib/messages";

interface LicenseLookup {
  name: string;
  url: string;
}

/** Searches the licenses of physicians of all states, by the Federation of State Medical Boards. */
export const nationalLookup: LicenseLookup = {
  name: "DocInfo.org",
  url: "https://www.docinfo.org/",
};

/** The official license searches that we know; all other states are covered by the national one. */
const stateLookups = new Map([
  ["CA", "https://search.dca.ca.gov/"],
  ["FL", "https://mqa-internet.doh.state.fl.us/MQASearchServices/HealthCareProviders"],
  ["MA", "https://findmydoctor.mass.gov/"],
  ["NC", "https://portal.ncmedboard.org/verification/search.aspx"],
  ["NY", "https://www.op.nysed.gov/verification-search"],
  ["OH", "https://elicense.ohio.gov/oh_verifylicense"],
  ["OR", "https://omb.oregon.gov/search"],
  ["SC", "https://verify.llronline.com/LicLookup/"],
  ["WA", "https://fortress.wa.gov/doh/providercredentialsearch/"],
]);

/** A state's own search for a clinician's license; null if we don't know it. */
export function stateLookup(code: string): LicenseLookup | null {
  const url = stateLookups.get(code);
  const state = stateName(code);
  return url ? { name: t`${state}'s license search`, url } : null;
}
