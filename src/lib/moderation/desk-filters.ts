import { isUuid } from "@/lib/format/uuid";
import { stateCode } from "@/lib/places/us-states";
import { Constants } from "@/lib/supabase/database.types";

const longestSearch = 200;

/** Text as it was typed, without the NUL that PostgreSQL refuses and without cutting an emoji in half. */
const textOf = (params: URLSearchParams, name: string): string =>
  Array.from((params.get(name) ?? "").replaceAll("\0", "").trim())
    .slice(0, longestSearch)
    .join("");

/** Keeps what is among the known values, and forgets the rest. */
const oneOf = <Known extends string>(known: readonly Known[], text: string): Known | null =>
  known.find((one) => one === text) ?? null;

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (params: URLSearchParams, name: string): string => {
  const text = textOf(params, name);
  return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
};

/** Reads what all listings are filtered by from the address. Whatever stands there, it never throws. */
export const parseDeskListingFilters = (params: URLSearchParams) => ({
  search: textOf(params, "search"),
  status: oneOf(Constants.public.Enums.listing_status, textOf(params, "status")),
  ownership: oneOf(Constants.public.Enums.listing_ownership, textOf(params, "ownership")),
  region: stateCode(textOf(params, "region")),
});

export type DeskListingFilters = ReturnType<typeof parseDeskListingFilters>;

/** Reads what members are filtered by. */
export const parseMemberFilters = (params: URLSearchParams) => ({
  search: textOf(params, "search"),
  only: oneOf(["suspended"], textOf(params, "only")),
});

export type MemberFilters = ReturnType<typeof parseMemberFilters>;

/** Reads which messages are shown: those that wait, unless the address says otherwise. */
export const parseMessageFilters = (params: URLSearchParams) => ({
  show: oneOf(Constants.public.Enums.contact_message_status, textOf(params, "show")) ?? "open",
});

/** Reads what the log is filtered by. Days are those of the reader's calendar, both included. */
export function parseDecisionFilters(params: URLSearchParams) {
  const by = textOf(params, "by");
  return {
    search: textOf(params, "search"),
    action: textOf(params, "action"),
    by: isUuid(by) ? by : "",
    from: dayOf(params, "from"),
    to: dayOf(params, "to"),
  };
}

export type DecisionFilters = ReturnType<typeof parseDecisionFilters>;

/** Whether anything is filtered at all. */
export const hasFilters = (filters: Record<string, string | null>): boolean =>
  Object.values(filters).some(Boolean);
