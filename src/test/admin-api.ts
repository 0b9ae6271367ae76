import { HttpResponse, http } from "msw";
import type { AdminListing } from "@/hooks/admin/admin-listing";
import type { MemberRecord } from "@/hooks/admin/members";
import type { RegistryState } from "@/hooks/admin/npi-registry";
import type { MailState } from "@/hooks/notifications/email-preferences";
import { memberId, signInForTest } from "@/test/auth-api";
import { listingRow } from "@/test/listing-row";
import { ownedBy } from "@/test/listing-state";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

export const listingId = "5f0c4c1e-0000-4000-8000-000000000001";
export const otherListingId = "5f0c4c1e-0000-4000-8000-000000000002";
export const danaId = "22222222-2222-4222-8222-222222222222";

/** A published listing with an owner, as admins see it. */
export const adminListing = (changes: Partial<AdminListing> = {}): AdminListing => ({
  ...listingRow({
    credentials: "MD",
    npi: "1234567893",
    version: 4,
    updated_at: "2026-11-03T12:00:00+00:00",
    ...ownedBy(danaId),
    owned_since: "2026-11-02T12:00:00+00:00",
  }),
  tiers: [],
  clinicians: [],
  offices: [],
  services: [],
  import: null,
  submitter: null,
  claims: [{ claimant: danaId, status: "approved", person: { full_name: "Dana Oak" } }],
  owner: { full_name: "Dana Oak" },
  kept: null,
  isOwn: false,
  registry: [],
  ...changes,
});

/** A member as admins see them. */
export const memberRecord = (changes: Partial<MemberRecord> = {}): MemberRecord => ({
  id: danaId,
  full_name: "Dana Oak",
  email: "dana@example.com",
  avatar_url: null,
  created_at: "2026-10-01T12:00:00+00:00",
  roles: ["patient"],
  suspended_because: null,
  suspended_at: null,
  suspended_until: null,
  is_hidden: false,
  ...changes,
});

/** The email status without failures. */
export const healthyMail: MailState = {
  waiting: 0,
  oldest: null,
  retried: 0,
  sent: 12,
  failed: 0,
  stopped: 1,
  last_failure: null,
  last_failed_at: null,
};

/** The status of registry look-ups without failures. */
export const healthyRegistry: RegistryState = {
  is_on: true,
  waiting: 0,
  oldest: null,
  unanswered: 0,
  last_failure: null,
};

const emptyLists = [
  "list_case_notes",
  "admin_list_waiting_cases",
  "admin_list_failures",
  "list_decisions_about_member",
  "find_listing_removal",
  "list_contact_replies",
];

/**
 * Mocks the calls of every admin page: email and registry work, nothing waits, no replies, notes,
 * removals, or other admins.
 */
export const answerAdminHealth = () => [
  http.post(`${rest}/rpc/admin_get_email_health`, () => HttpResponse.json([healthyMail])),
  http.post(`${rest}/rpc/admin_get_registry_health`, () => HttpResponse.json([healthyRegistry])),
  ...emptyLists.map((name) => http.post(`${rest}/rpc/${name}`, () => HttpResponse.json([]))),
];

/** Opens an admin page as the only admin, or as a member with another role. */
export async function openAdminAt(path: string, role: "admin" | "doctor" = "admin") {
  await signInForTest();
  const none = { listings: 0, changes: 0, claims: 0, corrections: 0, reports: 0 };
  server.use(
    http.get(`${rest}/user_roles`, ({ request }) => {
      const isList = new URL(request.url).searchParams.has("role");
      const admin = { user_id: memberId, person: { full_name: "Sam Whitlock" } };
      return HttpResponse.json(isList ? [admin] : [{ role }]);
    }),
    http.post(`${rest}/rpc/admin_count_queues`, () => HttpResponse.json([none])),
    ...answerAdminHealth(),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([])),
  );
  return renderApp(path);
}

/** Mocks an API call that returns rows, and records its request bodies or query parameters. */
export function answerRows<Request>(
  method: "get" | "post",
  path: string,
  rows: (request: Request, url: URL) => object[] | Response,
): Request[] {
  const requests: Request[] = [];
  server.use(
    http[method](`${rest}/${path}`, async ({ request }) => {
      const url = new URL(request.url);
      const body = (
        method === "post" ? await request.json() : Object.fromEntries(url.searchParams)
      ) as Request;
      requests.push(body);
      const response = rows(body, url);
      if (response instanceof Response) return response;
      const last = response.length > 0 ? `0-${response.length - 1}` : "*";
      const headers = { "content-range": `${last}/${response.length}` };
      return HttpResponse.json(response, { headers });
    }),
  );
  return requests;
}
