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
const stateLookups = new Map<string, LicenseLookup>([
  ["CA", { name: "California's license search", url: "https://search.dca.ca.gov/" }],
  [
    "FL",
    {
      name: "Florida's license search",
      url: "https://mqa-internet.doh.state.fl.us/MQASearchServices/HealthCareProviders",
    },
  ],
  ["MA", { name: "Massachusetts's license search", url: "https://findmydoctor.mass.gov/" }],
  [
    "NC",
    {
      name: "North Carolina's license search",
      url: "https://portal.ncmedboard.org/verification/search.aspx",
    },
  ],
  [
    "NY",
    { name: "New York's license search", url: "https://www.op.nysed.gov/verification-search" },
  ],
  ["OH", { name: "Ohio's license search", url: "https://elicense.ohio.gov/oh_verifylicense" }],
  ["OR", { name: "Oregon's license search", url: "https://omb.oregon.gov/search" }],
  [
    "SC",
    { name: "South Carolina's license search", url: "https://verify.llronline.com/LicLookup/" },
  ],
  [
    "WA",
    {
      name: "Washington's license search",
      url: "https://fortress.wa.gov/doh/providercredentialsearch/",
    },
  ],
]);

/** Where to look up a clinician's license in a state: its own search, if we know it, and the national one. */
export function licenseLookups(state: string): LicenseLookup[] {
  const own = stateLookups.get(state);
  return own ? [own, nationalLookup] : [nationalLookup];
}
