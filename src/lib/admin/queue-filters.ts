import { reasonLabels } from "@/lib/admin/report-reasons";
import { isUuid } from "@/lib/format/text";
import { usStates } from "@/lib/format/us-states";

export type QueueName =
  | "listings"
  | "changes"
  | "claims"
  | "corrections"
  | "reports"
  | "appeals"
  | "removals";

/** The filters of the queues, by their names in the URL. */
const fields = {
  state: { label: "US state", any: "Any", options: Object.fromEntries(usStates) },
  source: {
    label: "Added by",
    any: "Anyone",
    options: { member: "A member", practice: "The practice", again: "Resubmitted" },
  },
  check: {
    label: "Checks",
    any: "Any result",
    options: {
      "NPI matches": "NPI matches the city",
      "NPI failed": "NPI failed",
    },
  },
  evidence: {
    label: "Evidence",
    any: "Any",
    options: {
      "NPI matches": "NPI matches the city",
      "NPI failed": "NPI failed",
      none: "No evidence",
      competing: "Competing claims",
    },
  },
  about: {
    label: "About",
    any: "Anything",
    options: { post: "Posts", comment: "Comments", listing: "Listings", member: "Members" },
  },
  reason: { label: "Reason", any: "Any", options: reasonLabels },
  waiting: {
    label: "Waiting",
    any: "Any time",
    options: { "7": "Over a week", "30": "Over a month" },
  },
  sort: { label: "Sort", any: "Oldest first", options: { newest: "Newest first" } },
} satisfies Record<string, { label: string; any: string; options: Record<string, string> }>;

/** People to whose cases the reports are limited: the author or reported member, and the reporter. */
const people = { author: "One member", reporter: "Reported by one member" };

export type FilterName = keyof typeof fields | keyof typeof people;

/** Which filters each queue has. */
const filtersOf: Record<QueueName, readonly (keyof typeof fields)[]> = {
  listings: ["state", "source", "check", "waiting", "sort"],
  changes: ["state", "waiting", "sort"],
  claims: ["state", "evidence", "waiting", "sort"],
  corrections: ["state", "waiting", "sort"],
  reports: ["about", "reason", "waiting", "sort"],
  appeals: ["waiting", "sort"],
  removals: ["state", "waiting", "sort"],
};

/** The chosen values; those of other queues and unknown ones are left out. */
export type QueueFilters = Partial<Record<FilterName, string>>;

/** The filters of a queue, with their options as [value, label]. */
export const filterFields = (queue: QueueName) =>
  filtersOf[queue].map((name) => {
    const { label, options } = fields[name];
    const any = queue === "reports" && name === "sort" ? "Most urgent first" : fields[name].any;
    return { name, label, any, options: Object.entries<string>(options) };
  });

/** Parses the filters of a queue from the URL. */
export function parseQueueFilters(queue: QueueName, params: URLSearchParams): QueueFilters {
  const chosen = filterFields(queue).flatMap(({ name, options }) => {
    const option = options.find(([value]) => value === params.get(name));
    return option ? [[name, option[0]]] : [];
  });
  const chosenPeople = Object.keys(queue === "reports" ? people : {}).flatMap((name) => {
    const id = params.get(name) ?? "";
    return isUuid(id) ? [[name, id]] : [];
  });
  return Object.fromEntries([...chosen, ...chosenPeople]);
}

/** The chosen filters in words, such as "Texas, NPI failed". */
export const describeFilters = (queue: QueueName, filters: QueueFilters): string =>
  [
    filters.author && people.author,
    filters.reporter && people.reporter,
    ...filterFields(queue).map(
      ({ name, options }) => options.find(([value]) => value === filters[name])?.[1],
    ),
  ]
    .filter(Boolean)
    .join(", ");
