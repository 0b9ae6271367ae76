import { HttpResponse, http } from "msw";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import type { ErrorDetail } from "@/lib/error-messages";
import type { ListingSummary } from "@/lib/listings/listing-summary";
import type { ErrorHint } from "@/lib/supabase/error-hints";
import type { SearchRow } from "@/test/listings";
import { server } from "@/test/server";

const searchUrl = "http://api.test/rest/v1/rpc/search_doctors";
const describeUrl = "http://api.test/rest/v1/rpc/describe_search";
const telehealthUrl = "http://api.test/rest/v1/rpc/telehealth_listings";
const countsUrl = "http://api.test/rest/v1/rpc/filter_counts";
const suggestUrl = "http://api.test/rest/v1/rpc/suggest_searches";
const mergedUrl = "http://api.test/rest/v1/rpc/get_merge_target";
const closingUrl = "http://api.test/rest/v1/rpc/get_closing";
const checksUrl = "http://api.test/rest/v1/rpc/get_listing_checks";
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
    | "concept"
    | "words"
    | "place"
    | "state"
    | "radius"
    | "other place"
    | "missing ZIP"
    | "outside"
    | "not listed"
    | "insurance";
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
    http.post(describeUrl, () =>
      typeof parsedQuery === "function" ? parsedQuery() : HttpResponse.json(parsedQuery),
    ),
    http.post(telehealthUrl, () => HttpResponse.json([])),
    http.post(suggestUrl, () => HttpResponse.json([])),
    http.post(searchUrl, async ({ request }) => {
      const body = (await request.json()) as SearchBody;
      requests.push(body);
      const given = await answer(body);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return requests;
}

/** Mocks filter counts by option ("accepting yes", or "total"). Call it after `answerSearch`. Returns the requested filters. */
export function answerCounts(
  counts: Record<string, number> | (() => Response),
): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  const rows = Object.entries(counts).map(([option, count]) => {
    const [filter, value = ""] = option.split(" ");
    return { filter, value, count, is_least: false };
  });
  server.use(
    http.post(countsUrl, async ({ request }) => {
      const body = (await request.json()) as { filters: Record<string, string> };
      requests.push(body.filters);
      return typeof counts === "function" ? counts() : HttpResponse.json(rows);
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
    http.post(suggestUrl, async ({ request }) => {
      const { typed } = (await request.json()) as { typed: string };
      requests.push(typed);
      const given = await answer(typed);
      return given instanceof Response ? given : HttpResponse.json(given);
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
    http.post(telehealthUrl, async ({ request }) => {
      requests.push(await request.json());
      const given = answer();
      return given instanceof Response ? given : HttpResponse.json(given);
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
