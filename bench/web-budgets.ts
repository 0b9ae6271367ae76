/**
 * What a kind of page may take on a phone. `lcp` and `work`, the time that the main thread computes, are in blank pages of the
 * same run: times in seconds would be the machine's.
 */
export interface Budget {
  lcp: number;
  work: number;
  cls: number;
}

export interface MeasuredPage {
  name: string;
  path: string;
  budget: Budget;
  /** Its copy without scripts is measured too: see bench/still-page.ts. */
  hasStill?: true;
}

/** How much of the work of a bare page of the same packages any page may take. */
export const bareWork = 0.7;

const text: Budget = { lcp: 1.15, work: 3, cls: 0 };
const directory: Budget = { lcp: 1.5, work: 5, cls: 0.01 };
// A shell, whose largest text waits for its data.
const newListing: Budget = { ...directory, lcp: 2 };
const feed: Budget = { lcp: 1.6, work: 5, cls: 0.01 };
const account: Budget = { lcp: 2, work: 6, cls: 0.01 };

/** The pages that are measured. `listingId` is a listing that the deploy wrote, `newDoctorId` one that came later. */
export const measuredPages = (listingId: string, newDoctorId: string): MeasuredPage[] => [
  { name: "home", path: "/", budget: text, hasStill: true },
  { name: "about", path: "/about", budget: text },
  { name: "contact", path: "/contact", budget: text },
  { name: "blog", path: "/blog", budget: text },
  { name: "article", path: "/blog/five-ways-dpc-saves-money", budget: text },
  { name: "404", path: "/no/such/page", budget: text },
  { name: "directory", path: "/directory", budget: directory, hasStill: true },
  { name: "state", path: "/directory/texas", budget: directory, hasStill: true },
  { name: "city", path: "/directory/texas/austin", budget: directory },
  { name: "doctor", path: `/doctor/${listingId}`, budget: directory, hasStill: true },
  { name: "doctor, new since the deploy", path: `/doctor/${newDoctorId}`, budget: newListing },
  { name: "feed", path: "/feed", budget: feed, hasStill: true },
  { name: "auth", path: "/auth", budget: account, hasStill: true },
];
