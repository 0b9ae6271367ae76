/** What a kind of page may take on a phone. `lcp` is in blank pages of the same run, the rest as Lighthouse counts. */
export interface Budget {
  lcp: number;
  tbt: number;
  cls: number;
  score: number;
}

export interface MeasuredPage {
  name: string;
  path: string;
  budget: Budget;
}

const text: Budget = { lcp: 1.15, tbt: 50, cls: 0, score: 100 };
const directory: Budget = { lcp: 1.5, tbt: 100, cls: 0.01, score: 99 };
// A shell, whose largest text waits for scripts and data.
const newListing: Budget = { ...directory, lcp: 5, score: 85 };
const feed: Budget = { lcp: 1.6, tbt: 100, cls: 0.01, score: 99 };
const account: Budget = { lcp: 2, tbt: 150, cls: 0.01, score: 95 };

/** The pages that are measured. `listingId` is a listing that the deploy wrote, `newDoctorId` one that came later. */
export const measuredPages = (listingId: string, newDoctorId: string): MeasuredPage[] => [
  { name: "home", path: "/", budget: text },
  { name: "about", path: "/about", budget: text },
  { name: "contact", path: "/contact", budget: text },
  { name: "blog", path: "/blog", budget: text },
  { name: "article", path: "/blog/five-ways-dpc-saves-money", budget: text },
  { name: "404", path: "/no/such/page", budget: text },
  { name: "directory", path: "/directory", budget: directory },
  { name: "state", path: "/directory/texas", budget: directory },
  { name: "city", path: "/directory/texas/austin", budget: directory },
  { name: "doctor", path: `/doctor/${listingId}`, budget: directory },
  { name: "doctor, new since the deploy", path: `/doctor/${newDoctorId}`, budget: newListing },
  { name: "feed", path: "/feed", budget: feed },
  { name: "auth", path: "/auth", budget: account },
];
