import { isUuid } from "@/lib/format/text";
import { stateCode } from "@/lib/format/us-states";
import { Constants } from "@/lib/supabase/database.types";

const storageKey = "dpc-nearby-desk-keys";

/** Whether keyboard shortcuts are on in this browser. They are by default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Storage may be blocked.
    return true;
  }
}

/** Turns keyboard shortcuts on or off in this browser, because dictation software can trigger them by accident. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Storage may be blocked. The checkbox shows the actual state when it is opened again.
  }
}

const maxSearchLength = 200;

/** A text parameter, without the NUL character that PostgreSQL rejects and without cutting an emoji in half. */
const readText = (params: URLSearchParams, name: string): string =>
  Array.from((params.get(name) ?? "").replaceAll("\0", "").trim())
    .slice(0, maxSearchLength)
    .join("");

/** The value if it is one of the allowed ones; null otherwise. */
const oneOf = <Value extends string>(allowed: readonly Value[], text: string): Value | null =>
  allowed.find((value) => value === text) ?? null;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (params: URLSearchParams, name: string): string => {
  const text = readText(params, name);
  return dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
};

/** Parses the filters of all listings from the URL. Invalid values are ignored. */
export const parseListingFilters = (params: URLSearchParams) => ({
  search: readText(params, "search"),
  status: oneOf(Constants.public.Enums.listing_status, readText(params, "status")),
  ownership: oneOf(Constants.public.Enums.listing_ownership, readText(params, "ownership")),
  region: stateCode(readText(params, "region")),
});

export type AdminListingFilters = ReturnType<typeof parseListingFilters>;

/** Parses the filters of members. */
export const parseMemberFilters = (params: URLSearchParams) => ({
  search: readText(params, "search"),
  only: oneOf(["suspended"], readText(params, "only")),
});

export type MemberFilters = ReturnType<typeof parseMemberFilters>;

/** Parses the status filter of messages, which is "open" by default. */
export const parseMessageFilters = (params: URLSearchParams) => ({
  show: oneOf(Constants.public.Enums.contact_message_status, readText(params, "show")) ?? "open",
});

/** Parses the filters of the decision log. Days are in the admin's time zone, both inclusive. */
export function parseDecisionFilters(params: URLSearchParams) {
  const by = readText(params, "by");
  return {
    search: readText(params, "search"),
    event: oneOf(Constants.public.Enums.event_code, readText(params, "event")),
    by: isUuid(by) ? by : "",
    from: readDay(params, "from"),
    to: readDay(params, "to"),
  };
}

export type DecisionFilters = ReturnType<typeof parseDecisionFilters>;
