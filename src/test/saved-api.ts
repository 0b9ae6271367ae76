import { HttpResponse, http } from "msw";
import type { Alert } from "@/hooks/saved/alerts";
import type { SavedCard } from "@/hooks/saved/saved-listings";
import { searchRow } from "@/test/listings";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

export const listingId = (number: number) =>
  `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A saved listing as its list loads it. */
export function savedCard(number: number, changes: Partial<SavedCard> = {}): SavedCard {
  const id = listingId(number);
  return { ...searchRow({ id, practice_name: `Practice ${number}` }), asked_id: id, ...changes };
}

/** Mocks the cards of listings and returns the requested ids. */
export function answerCards(answer: (ids: string[]) => SavedCard[] | Response): string[][] {
  const requests: string[][] = [];
  server.use(
    http.post(`${rest}/rpc/listing_cards`, async ({ request }) => {
      const body = (await request.json()) as { listing_ids: string[] };
      requests.push(body.listing_ids);
      const given = answer(body.listing_ids);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return requests;
}

/** Mocks the saved listings of an account. If `refusal` is set, changes fail with it. */
export function mockSavedListings(...numbers: number[]) {
  const account = {
    ids: numbers.map(listingId),
    merged: [] as string[][],
    refusal: null as (() => Response) | null,
  };
  server.use(
    http.get(`${rest}/saved_listings`, () =>
      HttpResponse.json(account.ids.map((doctor_id) => ({ doctor_id }))),
    ),
    http.post(`${rest}/saved_listings`, async ({ request }) => {
      if (account.refusal) return account.refusal();
      const { doctor_id } = (await request.json()) as { doctor_id: string };
      account.ids = [doctor_id, ...account.ids.filter((id) => id !== doctor_id)];
      return new HttpResponse(null, { status: 201 });
    }),
    http.delete(`${rest}/saved_listings`, ({ request }) => {
      if (account.refusal) return account.refusal();
      const id = new URL(request.url).searchParams.get("doctor_id")?.replace("eq.", "");
      account.ids = account.ids.filter((other) => other !== id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${rest}/rpc/save_listings`, async ({ request }) => {
      if (account.refusal) return account.refusal();
      const { listing_ids } = (await request.json()) as { listing_ids: string[] };
      account.merged.push(listing_ids);
      account.ids = [...new Set([...listing_ids, ...account.ids])];
      return HttpResponse.json(0);
    }),
  );
  return account;
}

/** An alert near Austin without matches, with the given changes. */
export const alertCard = (changes: Partial<Alert> = {}): Alert => ({
  id: "a1e70000-0000-4000-8000-000000000001",
  doctor_id: null,
  place: "Austin, TX",
  created_at: "2026-11-20T12:00:00+00:00",
  practice_name: null,
  found_ids: null,
  found_names: null,
  found_count: 0,
  ...changes,
});

/** Mocks a member's alerts. `requests` has the bodies of requests to create one. */
export function mockAlerts(...cards: Alert[]) {
  const alerts = { cards, requests: [] as unknown[], refusal: null as (() => Response) | null };
  server.use(
    http.get(`${rest}/alert_cards`, () => HttpResponse.json(alerts.cards)),
    http.post(`${rest}/rpc/create_alert`, async ({ request }) => {
      const body = (await request.json()) as { listing: string } | { place: string };
      alerts.requests.push(body);
      if (alerts.refusal) return alerts.refusal();
      const card =
        "listing" in body
          ? alertCard({
              place: null,
              doctor_id: body.listing,
              practice_name: "Oak Family Medicine",
            })
          : alertCard(body);
      alerts.cards = [card, ...alerts.cards];
      return HttpResponse.json(card.id);
    }),
    http.delete(`${rest}/alerts`, ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "");
      alerts.cards = alerts.cards.filter((card) => card.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return alerts;
}
