import { HttpResponse, http } from "msw";
import type { OwnClaim } from "@/hooks/claims/claims";
import type { WorkCode } from "@/hooks/claims/work-email-code";
import type { OpenCorrection, OwnCorrection } from "@/hooks/listings/corrections";
import type { OwnInvitation } from "@/hooks/practice/invitations";
import type { Practice } from "@/hooks/practice/own-practices";
import type { OwnRequest } from "@/hooks/requests/own-requests";
import { listingRow } from "@/test/listing-row";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

interface Given {
  claims?: OwnClaim[] | Response;
  requests?: object[] | Response;
  corrections?: object[] | Response;
  contacts?: { request_id: string; full_name: string | null; email: string }[];
  plans?: { label: string }[];
  /** The practices that the member owns or works for. */
  practices?: Practice[] | Response;
  /** The invitations to work for a practice. */
  invitations?: OwnInvitation[] | Response;
  places?: { request_id: string; place: number }[];
  /** The answer templates of the practice. */
  templates?: object[];
  /** The status of the code sent to a work email. */
  code?: WorkCode;
}

const answer = (rows: object[] | Response = []) =>
  rows instanceof Response ? rows.clone() : HttpResponse.json(rows);

/** Filters rows by a PostgREST status filter, which names one status or excludes several. */
function filterByStatus(rows: object[] | Response = [], status: string) {
  if (rows instanceof Response || !status) return rows;
  const names = status.replace(/^.*\.\(?|\)$/g, "").split(",");
  const isNamed = (row: object) => "status" in row && names.includes(String(row.status));
  return rows.filter((row) => isNamed(row) !== /^n/.test(status));
}

/** Mocks a member's claims, requests, corrections, and the like. Empty by default; `given` is read on each request. */
export function mockMemberData(given: Given = {}): void {
  server.use(
    http.get(`${rest}/claim_evidence`, () => answer(given.claims)),
    http.get(`${rest}/practice_requests`, ({ request }) => {
      const status = new URL(request.url).searchParams.get("status") ?? "";
      return answer(filterByStatus(given.requests, status));
    }),
    http.get(`${rest}/listing_corrections`, () => answer(given.corrections)),
    http.get(`${rest}/membership_tiers`, () => answer(given.plans)),
    http.post(`${rest}/rpc/list_request_contacts`, () => answer(given.contacts)),
    http.post(`${rest}/rpc/list_my_practices`, () => answer(given.practices)),
    http.post(`${rest}/rpc/list_my_invitations`, () => answer(given.invitations)),
    http.post(`${rest}/rpc/get_work_email_code_status`, () =>
      answer(given.code ? [given.code] : []),
    ),
    http.post(`${rest}/rpc/list_waitlist_positions`, () => answer(given.places)),
    http.get(`${rest}/answer_templates`, () => answer(given.templates)),
  );
}

const listingId = "5f0c4c1e-0000-4000-8000-000000000001";

/** The listing of a claim, as its claimant sees it. */
export const claimedListing = (changes: Partial<NonNullable<OwnClaim["listing"]>> = {}) => ({
  practice_name: "Oak Family Medicine",
  status: "published" as const,
  ownership: "claimed" as const,
  user_id: null,
  npi: null,
  phone: null,
  website: null,
  clinicians: [],
  ...changes,
});

export const claimRow = (changes: Partial<OwnClaim> = {}): OwnClaim => ({
  doctor_id: listingId,
  full_name: null,
  role_at_practice: null,
  npi: null,
  work_email: null,
  work_email_proven_at: null,
  compare_work_email: null,
  work_phone: null,
  is_phone_public: false,
  message: null,
  status: "pending",
  reason: null,
  listing: claimedListing(),
  ...changes,
});

export const requestRow = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  id: "8b0c4c1e-0000-4000-8000-000000000001",
  doctor_id: listingId,
  kind: "membership",
  plan: "Two adults",
  preferred_times: null,
  requested_for: "self",
  ages: [],
  starts_on: null,
  contact_method: "email",
  phone: null,
  questions: [],
  for_waitlist: false,
  language: "en",
  practice_name: "Oak Family Medicine",
  status: "sent",
  reply: null,
  created_at: "2026-11-02T12:00:00+00:00",
  closed_at: null,
  listing: { practice_name: "Oak Family Medicine" },
  ...changes,
});

/** A request as the practice's inbox loads it. */
export const receivedRow = (
  changes: Partial<OwnRequest> & { steps?: object[]; listing?: object } = {},
) => ({
  ...requestRow(),
  listing: { practice_name: "Oak Family Medicine", languages: [], clinicians: [] },
  steps: [],
  ...changes,
});

export const correctionRow = (changes: Partial<OwnCorrection> = {}): OwnCorrection => ({
  id: "9c0c4c1e-0000-4000-8000-000000000001",
  doctor_id: listingId,
  field: "monthly_price",
  current_value: "75.00",
  proposed_value: "85",
  status: "open",
  decision_note: null,
  created_at: "2026-11-02T12:00:00+00:00",
  listing: { practice_name: "Oak Family Medicine" },
  ...changes,
});

/** A correction as the owner's dashboard loads it, with the current values of the listing. */
export const openCorrectionRow = (changes: Partial<OpenCorrection["listing"]> = {}) => ({
  ...correctionRow(),
  note: "Confirmed on the phone",
  listing: listingRow({ monthly_price: 80, address_street: null, ...changes }),
});
