import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { PendingListing } from "@/hooks/admin/pending-listings";
import { paths } from "@/lib/paths";
import { answerAdminHealth } from "@/test/admin-api";
import { memberId, signInForTest } from "@/test/auth-api";
import { listingRow } from "@/test/listing-row";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** A UUID that ends in a number. */
export const idOf = (number: number) =>
  `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A listing pending review. */
export const pendingListing = (number: number): PendingListing => ({
  ...listingRow({
    id: idOf(number),
    practice_name: `Practice ${number}`,
    status: "pending",
    version: 3,
    address_street: null,
    address_city: "Reno",
    address_state: "NV",
    address_zip: "89501",
    npi: "1234567893",
    telehealth_only: false,
    created_at: "2026-11-02T12:00:00+00:00",
  }),
  isOwn: false,
  tiers: [],
  offices: [],
  submitter: null,
  clinicians: [],
  claims: [],
  note: { how_known: "I am a patient there" },
  evidence: undefined,
  registry: [],
});

/** The registry's record of the practices' NPI, which is in their place. */
export const npiRecord = {
  npi: "1234567893",
  status: "active",
  kind: "individual",
  name: "DANA OAK",
  city: "RENO",
  state: "NV",
};

/** Opens an admin queue. `rows` is called for each request. */
export async function openQueue(tab: string, table: string, rows: () => readonly object[]) {
  await signInForTest();
  server.use(
    http.get(`${rest}/user_roles`, () =>
      HttpResponse.json([
        { role: "admin", user_id: memberId, person: { full_name: "Sam Whitlock" } },
      ]),
    ),
    http.post(`${rest}/rpc/admin_count_queues`, () =>
      HttpResponse.json([{ [tab]: rows().length }]),
    ),
    ...answerAdminHealth(),
    http.post(`${rest}/rpc/admin_get_listing_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([npiRecord])),
    http.get(`${rest}/${table}`, () => HttpResponse.json(rows())),
  );
  return renderApp(`${paths.admin}?tab=${tab}`);
}

/** The row with the given heading. */
export const findRow = (name: string) => screen.findByRole("article", { name });

/** A mocked table whose rows decisions remove. */
export function queueOf<Row>(...rows: Row[]) {
  const remaining = [...rows];
  return {
    rows: () => remaining,
    /** Makes a response to a decision that removes the first matching row. */
    without: (matches: (row: Row) => boolean) => () => {
      const index = remaining.findIndex(matches);
      if (index >= 0) remaining.splice(index, 1);
      return new HttpResponse(null, { status: 204 });
    },
  };
}
