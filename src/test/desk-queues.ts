import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerDeskFoot } from "@/test/desk-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** An id that ends in a number. */
export const idOf = (number: number) =>
  `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A listing that nobody has decided yet. */
export const waitingListing = (number: number): WaitingListing => ({
  id: idOf(number),
  practice_name: `Practice ${number}`,
  version: 3,
  rejection_count: 0,
  ...{ credentials: null, specialty: null, bio: null, languages: [], website: null, phone: null },
  ...{ address_street: null, address_city: "Reno", address_state: "NV", address_zip: "89501" },
  ...{ monthly_price: 75, yearly_price: null, npi: "1234567890", telehealth_only: false },
  ...{
    accepting_new_patients: null,
    submitted_by: null,
    user_id: null,
    submitter: null,
    clinicians: [],
  },
  ...{ note: { how_known: "I am a patient there" }, evidence: undefined, registry: [] },
  import_batch_id: null,
  created_at: "2026-11-02T12:00:00+00:00",
});

/** Opens a queue of the desk as an administrator. What the rows come from is asked anew each time. */
export async function openQueue(tab: string, table: string, rows: () => readonly object[]) {
  await signInForTest();
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: "admin" }])),
    http.post(`${rest}/rpc/admin_count_queues`, () =>
      HttpResponse.json([{ [tab]: rows().length }]),
    ),
    ...answerDeskFoot(),
    http.post(`${rest}/rpc/admin_get_listing_evidence`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/admin_get_npi_records`, () => HttpResponse.json([])),
    http.get(`${rest}/${table}`, () => HttpResponse.json(rows())),
  );
  return renderApp(`${paths.admin}?tab=${tab}`);
}

/** The row with a heading. */
export const findRow = (name: string) => screen.findByRole("article", { name });

/** A table of which decisions take rows away. */
export function queueOf<Row>(...rows: Row[]) {
  const left = [...rows];
  return {
    rows: () => left,
    /** Answers a decision: the first row that fits leaves. */
    without: (fits: (row: Row) => boolean) => () => {
      const place = left.findIndex(fits);
      if (place >= 0) left.splice(place, 1);
      return new HttpResponse(null, { status: 204 });
    },
  };
}
