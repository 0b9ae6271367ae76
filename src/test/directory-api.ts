import { HttpResponse, http } from "msw";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import type { ListingSummary } from "@/hooks/listings/search-listings";
import type { ErrorDetail } from "@/lib/error-messages";
import type { ErrorHint } from "@/lib/supabase/error-hints";
import type { SearchRow } from "@/test/listings";
import { server } from "@/test/server";

const searchUrl = "http://api.test/rest/v1/rpc/search_doctors";
const explainUrl = "http://api.test/rest/v1/rpc/describe_search";
const telehealthUrl = "http://api.test/rest/v1/rpc/telehealth_listings";
const countsUrl = "http://api.test/rest/v1/rpc/filter_counts";
const suggestUrl = "http://api.test/rest/v1/rpc/suggest_searches";
const mergedUrl = "http://api.test/rest/v1/rpc/get_merge_target";
const closingUrl = "http://api.test/rest/v1/rpc/get_closing";
const checksUrl = "http://api.test/rest/v1/rpc/get_listing_checks";
const listingsUrl = "http://api.test/rest/v1/doctors";

/** What the directory asks for. */
export interface SearchBody {
  search: string;
  page_size: number;
  after?: string;
  radius_miles?: number;
  near_latitude?: number;
  near_longitude?: number;
  filters?: Record<string, string>;
}

type Answer = SearchRow[] | Response | Promise<SearchRow[] | Response>;

/** A part of a search as `describe_search` answers it. */
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
 * Answers searches, which are understood as given, offer nothing from afar and are suggested nothing, and keeps what was
 * asked for.
 */
export function answerSearch(
  answer: (body: SearchBody) => Answer,
  reading: QueryPartRow[] | (() => Response) = [],
): SearchBody[] {
  const asked: SearchBody[] = [];
  server.use(
    http.post(explainUrl, () =>
      typeof reading === "function" ? reading() : HttpResponse.json(reading),
    ),
    http.post(telehealthUrl, () => HttpResponse.json([])),
    http.post(suggestUrl, () => HttpResponse.json([])),
    http.post(searchUrl, async ({ request }) => {
      const body = (await request.json()) as SearchBody;
      asked.push(body);
      const given = await answer(body);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return asked;
}

/** Answers how many each filter leaves ("accepting yes", or "total"), after `answerSearch`, and keeps what was filtered by. */
export function answerCounts(
  counts: Record<string, number> | (() => Response),
): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  const rows = Object.entries(counts).map(([option, count]) => {
    const [filter, value = ""] = option.split(" ");
    return { filter, value, count, is_least: false };
  });
  server.use(
    http.post(countsUrl, async ({ request }) => {
      const body = (await request.json()) as { filters: Record<string, string> };
      asked.push(body.filters);
      return typeof counts === "function" ? counts() : HttpResponse.json(rows);
    }),
  );
  return asked;
}

/** A suggestion as `suggest_searches` answers it. */
export interface SuggestionRow {
  kind: "place" | "specialty" | "practice" | "doctor";
  label: string;
  detail: string | null;
  doctor_id: string | null;
}

/** Answers what is suggested for what has been typed, after `answerSearch`, and keeps what that was. */
export function answerSuggestions(
  answer: (typed: string) => SuggestionRow[] | Response | Promise<SuggestionRow[] | Response>,
): string[] {
  const asked: string[] = [];
  server.use(
    http.post(suggestUrl, async ({ request }) => {
      const { typed } = (await request.json()) as { typed: string };
      asked.push(typed);
      const given = await answer(typed);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return asked;
}

/** A listing as `telehealth_listings` answers it. */
export interface TelehealthRow extends ListingSummary {
  state_name: string;
  onward_search: string;
}

/** Answers what a search offers from afar, after `answerSearch`, and keeps what was asked for. */
export function answerTelehealth(answer: () => TelehealthRow[] | Response): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post(telehealthUrl, async ({ request }) => {
      asked.push(await request.json());
      const given = answer();
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return asked;
}

/** Answers requests for one listing as PostgREST does, with a list of none or one, and keeps their addresses. */
export function answerListing(answer: () => ListingDetail | null | Response): URL[] {
  const asked: URL[] = [];
  server.use(
    http.post(mergedUrl, () => HttpResponse.json(null)),
    http.post(closingUrl, () => HttpResponse.json([])),
    http.post(checksUrl, () => HttpResponse.json([])),
    http.get(listingsUrl, ({ request }) => {
      asked.push(new URL(request.url));
      const given = answer();
      if (given instanceof Response) return given;
      return HttpResponse.json(given ? [given] : []);
    }),
  );
  return asked;
}

/** An error as PostgREST returns it, or with only a status, one of a server in between. */
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
