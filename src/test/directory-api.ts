import { HttpResponse, http } from "msw";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import type { ErrorDetail } from "@/lib/error-messages";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import type { ErrorHint } from "@/lib/supabase/error-hints";
import type { SearchRow } from "@/test/listings";
import { answerRead } from "@/test/read-api";
import { server } from "@/test/server";

const mergedUrl = "http://api.test/rest/v1/rpc/get_merge_target";
const closingUrl = "http://api.test/rest/v1/rpc/get_closing";
const checksUrl = "http://api.test/rest/v1/rpc/get_listing_checks";
const storiesUrl = "http://api.test/rest/v1/story_cards";
const listingsUrl = "http://api.test/rest/v1/doctors";

/** The arguments of a directory search. */
export interface SearchBody {
  search: string;
  page_size: number;
  after?: string;
  radius_miles?: number;
  near_latitude?: number;
  near_longitude?: number;
  filters?: Record<string, string>;
}

type SearchResponse = SearchRow[] | Response | Promise<SearchRow[] | Response>;

/** A part of a search query as `describe_search` returns it. */
export interface QueryPartRow {
  kind:
    | "tag"
    | "words"
    | "place"
    | "state"
    | "radius"
    | "other place"
    | "missing ZIP"
    | "outside"
    | "not listed"
    | "excluded"
    | "lowest price"
    | "insurance"
    | "sharing plan"
    | "emergency"
    | "household"
    | "filter"
    | "medicare"
    | "name"
    | "near me";
  label: string;
  without: string;
}

/**
 * Mocks searches with the given parsed query and no telehealth practices or suggestions. Returns the request bodies.
 */
export function answerSearch(
  answer: (body: SearchBody) => SearchResponse,
  parsedQuery: QueryPartRow[] | (() => Response) = [],
): SearchBody[] {
  const requests: SearchBody[] = [];
  server.use(
    answerRead("describe_search", () =>
      typeof parsedQuery === "function" ? parsedQuery() : parsedQuery,
    ),
    answerRead("telehealth_listings", () => []),
    answerRead("suggest_searches", () => []),
    answerRead<SearchBody>("search_doctors", (body) => {
      requests.push(body);
      return answer(body);
    }),
  );
  return requests;
}

/**
 * Mocks filter counts by option ("accepting yes", or "total"). Call it after `answerSearch`.
 * Returns the requested filters.
 */
export function answerCounts(
  counts: Record<string, number> | (() => Response),
): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  const rows = Object.entries(counts).map(([option, count]) => {
    const [filter, value = ""] = option.split(" ");
    return { filter, value, count, is_least: false };
  });
  server.use(
    answerRead<{ filters: Record<string, string> }>("filter_counts", ({ filters }) => {
      requests.push(filters);
      return typeof counts === "function" ? counts() : rows;
    }),
  );
  return requests;
}

/** A suggestion as `suggest_searches` returns it. */
export interface SuggestionRow {
  kind: "place" | "specialty" | "practice" | "doctor";
  label: string;
  detail: string | null;
  doctor_id: string | null;
}

/** Mocks suggestions. Call it after `answerSearch`. Returns the typed texts. */
export function answerSuggestions(
  answer: (typed: string) => SuggestionRow[] | Response | Promise<SuggestionRow[] | Response>,
): string[] {
  const requests: string[] = [];
  server.use(
    answerRead<{ typed: string }>("suggest_searches", ({ typed }) => {
      requests.push(typed);
      return answer(typed);
    }),
  );
  return requests;
}

/** A listing as `telehealth_listings` returns it. */
export interface TelehealthRow extends ListingSummary {
  state_name: string;
  onward_search: string;
}

/** Mocks telehealth practices. Call it after `answerSearch`. Returns the request bodies. */
export function answerTelehealth(answer: () => TelehealthRow[] | Response): unknown[] {
  const requests: unknown[] = [];
  server.use(
    answerRead("telehealth_listings", (body) => {
      requests.push(body);
      return answer();
    }),
  );
  return requests;
}

/** Mocks requests for one listing, which PostgREST returns as a list. Returns the request URLs. */
export function answerListing(answer: () => ListingDetail | null | Response): URL[] {
  const requests: URL[] = [];
  server.use(
    http.post(mergedUrl, () => HttpResponse.json(null)),
    http.post(closingUrl, () => HttpResponse.json([])),
    http.post(checksUrl, () => HttpResponse.json([])),
    http.get(storiesUrl, () => HttpResponse.json([])),
    http.get(listingsUrl, ({ request }) => {
      requests.push(new URL(request.url));
      const given = answer();
      if (given instanceof Response) return given;
      return HttpResponse.json(given ? [given] : []);
    }),
  );
  return requests;
}

/** Returns an error in PostgREST's format; with only a status, that of a proxy. */
export function apiError(
  status: number,
  hint: ErrorHint | null = null,
  code = hint ? `PT${status}` : "",
  detail: ErrorDetail | null = null,
): Response {
  const message = code && "for developers";
  const details = detail && JSON.stringify(detail);
  return HttpResponse.json({ code, message, details, hint }, { status });
}
