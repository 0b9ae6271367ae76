import { HttpResponse, http } from "msw";
import type { ListingChange } from "@/hooks/editor/pending-changes";
import type { Closing } from "@/hooks/practice/listing-closing";
import type { OwnListing } from "@/hooks/practice/own-listings";
import type { Practice } from "@/hooks/practice/own-practices";
import type { ListingVersion } from "@/hooks/practice/own-versions";
import { memberId } from "@/test/auth-api";
import { mockClinicianPhotos } from "@/test/clinicians";
import { ownedBy } from "@/test/listing-state";
import { detailRow } from "@/test/listings";
import { answerPlaceChecks } from "@/test/place-check-api";
import { type SentSave, saveAnswer } from "@/test/save-listing-api";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** A practice as its owner's form loads it. */
export function ownListingRow(changes: Partial<OwnListing> = {}): OwnListing {
  const { submitter: _s, owner: _o, ...listing } = detailRow(ownedBy(memberId));
  return {
    ...listing,
    services: [],
    offices: [],
    npi: "1234567893",
    confirmed_at: null,
    ...changes,
  };
}

/** A change that is pending review. */
export const changeRow = (changes: Partial<ListingChange> = {}): ListingChange => ({
  id: "c0000000-0000-4000-8000-000000000001",
  proposed: { practice_name: "Elm Family Care" },
  status: "open",
  reason: null,
  version: 1,
  author: memberId,
  person: { full_name: "Sam Whitlock" },
  created_at: "2026-11-02T12:00:00+00:00",
  ...changes,
});

/** A version in the listing's history. */
export const versionRow = (changes: Partial<ListingVersion> = {}): ListingVersion => ({
  id: 1,
  version: 2,
  action: "edit",
  changes: {},
  reason: null,
  at: "2026-11-02T12:00:00+00:00",
  actor_id: memberId,
  actor: { full_name: "Sam Whitlock" },
  ...changes,
});

/** Returns the changes in each save. */
export const savedChanges = (sent: readonly Sent[]) =>
  sent
    .filter(({ call }) => call === "save_listing")
    .map(({ body }) => (body as unknown as SentSave).changes);

export interface Sent {
  /** The name of the API function. */
  call: string;
  url: URL;
  body: Record<string, unknown>;
}

interface Given {
  role?: "doctor" | "patient";
  /** The practices that the person owns. */
  practices?: OwnListing[];
  /** The practices that the person owns or works for, with their permissions. */
  access?: Practice[];
  /** The listing that they submitted. */
  submission?: OwnListing | null;
  change?: ListingChange | null;
  /** The latest change that an admin's list suggested. */
  suggestion?: ListingChange | null;
  versions?: ListingVersion[];
  closing?: Closing;
  /** Returns the response to a save. By default, everything is saved as sent. */
  onSave?: (sent: SentSave) => Response | undefined;
  /** Delays the response to a save. */
  isSaved?: Promise<void>;
  onCall?: (name: string) => Response | undefined;
}

const list = (row: object | null | undefined) => HttpResponse.json(row ? [row] : []);

/** Mocks the requests of a practice's form and returns the calls it makes. `given` is read on each request. */
export function answerOwnListing(given: Given): Sent[] {
  const sent: Sent[] = [];
  const practices = () => given.practices ?? [];
  const record = async (request: Request, call: string) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ call, url: new URL(request.url), body });
    return body;
  };
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: given.role ?? "doctor" }])),
    http.get(`${rest}/claim_evidence`, () => HttpResponse.json([])),
    http.get(`${rest}/doctors`, ({ request }) => {
      const one = new URL(request.url).searchParams.get("id")?.slice(3);
      if (one === undefined) return HttpResponse.json(practices());
      return list(practices().find(({ id }) => id === one) ?? given.submission);
    }),
    http.get(`${rest}/listing_changes`, ({ request }) =>
      list(
        new URL(request.url).searchParams.get("is_by_others") === "eq.true"
          ? given.suggestion
          : given.change,
      ),
    ),
    http.get(`${rest}/listing_versions`, ({ request }) => {
      const before = Number(new URL(request.url).searchParams.get("id")?.slice(3) ?? Infinity);
      const older = (given.versions ?? []).filter(({ id }) => id < before);
      return HttpResponse.json(older.slice(0, 10));
    }),
    http.post(`${rest}/rpc/:name`, async ({ request, params }) => {
      const name = String(params.name);
      if (["get_current_member", "get_own_decision", "admin_count_queues"].includes(name)) return;
      if (name === "get_closing") return list(given.closing);
      if (name === "list_my_practices") return HttpResponse.json(given.access ?? []);
      const body = await record(request, name);
      if (name === "save_listing") {
        await given.isSaved;
        const saved = body as unknown as SentSave;
        const practice = practices().find(({ id }) => id === saved.target) ?? given.submission;
        return given.onSave?.(saved) ?? saveAnswer(saved, practice ?? {});
      }
      return given.onCall?.(name) ?? new HttpResponse(null, { status: 204 });
    }),
    http.post("http://api.test/storage/v1/object/list/practice-photos", () =>
      HttpResponse.json([]),
    ),
    ...mockClinicianPhotos(),
  );
  // Must come last: later handlers take precedence, so these calls are not recorded.
  answerPlaceChecks();
  return sent;
}
