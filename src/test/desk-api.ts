import { HttpResponse, http } from "msw";
import type { DeskListing } from "@/hooks/listings/any";
import type { MailState } from "@/hooks/mail/state";
import type { FoundMember } from "@/hooks/moderation/members";
import type { RegistryState } from "@/hooks/moderation/registry-state";
import { memberId, signInForTest } from "@/test/auth-api";
import { listingRow } from "@/test/listing-row";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { ownedBy } from "@/test/standing";

const rest = "http://api.test/rest/v1";

export const listingId = "5f0c4c1e-0000-4000-8000-000000000001";
export const otherListingId = "5f0c4c1e-0000-4000-8000-000000000002";
export const danaId = "22222222-2222-4222-8222-222222222222";

/** A public listing with an owner, as administrators read it, but for what is named otherwise. */
export const deskListing = (changes: Partial<DeskListing> = {}): DeskListing => ({
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
  ...{
    import: null,
    submitter: null,
    claimant: { full_name: "Dana Oak" },
    owner: { full_name: "Dana Oak" },
  },
  ...{ kept: null, registry: [] },
  ...changes,
});

/** A member as administrators read them. */
export const foundMember = (changes: Partial<FoundMember> = {}): FoundMember => ({
  ...{ id: danaId, full_name: "Dana Oak", email: "dana@example.com", avatar_url: null },
  ...{ created_at: "2026-10-01T12:00:00+00:00", roles: ["patient"] },
  suspended_because: null,
  suspended_at: null,
  suspended_until: null,
  is_hidden: false,
  ...changes,
});

/** Mail that goes out as it should. */
export const quietMail: MailState = {
  ...{ waiting: 0, oldest: null, retried: 0, sent: 12, failed: 0, stopped: 1 },
  ...{ last_failure: null, last_failed_at: null },
};

/** A registry that is asked and answers. */
export const quietRegistry: RegistryState = {
  ...{ is_on: true, waiting: 0, oldest: null },
  ...{ unanswered: 0, last_failure: null },
};

/** Answers what every admin page asks beside its rows: email and the registry work, and nothing is replied or removed. */
export const answerDeskFoot = () => [
  http.post(`${rest}/rpc/admin_get_email_health`, () => HttpResponse.json([quietMail])),
  http.post(`${rest}/rpc/admin_get_registry_health`, () => HttpResponse.json([quietRegistry])),
  http.post(`${rest}/rpc/find_listing_removal`, () => HttpResponse.json([])),
  http.post(`${rest}/rpc/list_contact_replies`, () => HttpResponse.json([])),
];

/** Opens a page of the desk as an administrator, who is the only one. */
export async function openDeskAt(path: string, role: "admin" | "doctor" = "admin") {
  await signInForTest();
  const none = { listings: 0, changes: 0, claims: 0, corrections: 0, reports: 0 };
  server.use(
    http.get(`${rest}/user_roles`, ({ request }) => {
      const isList = new URL(request.url).searchParams.has("role");
      const administrator = { user_id: memberId, person: { full_name: "Sam Whitlock" } };
      return HttpResponse.json(isList ? [administrator] : [{ role }]);
    }),
    http.post(`${rest}/rpc/admin_count_queues`, () => HttpResponse.json([none])),
    ...answerDeskFoot(),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([])),
  );
  return renderApp(path);
}

/** Answers a question with rows, and keeps what was asked: the body, or the address's parameters. */
export function answerRows<Asked>(
  method: "get" | "post",
  path: string,
  rows: (asked: Asked, url: URL) => object[] | Response,
): Asked[] {
  const questions: Asked[] = [];
  server.use(
    http[method](`${rest}/${path}`, async ({ request }) => {
      const url = new URL(request.url);
      const asked = (
        method === "post" ? await request.json() : Object.fromEntries(url.searchParams)
      ) as Asked;
      questions.push(asked);
      const given = rows(asked, url);
      if (given instanceof Response) return given;
      const last = given.length > 0 ? `0-${given.length - 1}` : "*";
      const headers = { "content-range": `${last}/${given.length}` };
      return HttpResponse.json(given, { headers });
    }),
  );
  return questions;
}
