import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { vi } from "vitest";
import type { CountryFile, StateFile } from "@/lib/directory/map-file";
import type { Cluster } from "@/lib/directory/map-markers";
import { searchRow } from "@/test/listings";
import { answerRead } from "@/test/read-api";
import { server } from "@/test/server";

const land = { lakes: "", rivers: "", roads: "" };
export const country: CountryFile = {
  ...land,
  coasts: "M0,0l18000,0 0,12000",
  borders: "",
  states: [
    {
      code: "TX",
      label: ["Texas", 430, 470, 200],
      bounds: { west: 300, north: 370, east: 560, south: 600 },
    },
  ],
  towns: [["Austin", 461, 496, 0]],
};
export const texas: StateFile = {
  ...land,
  borders: "M9000,9600l40,0",
  counties: [],
  towns: [["Georgetown", 461, 495, 2]],
};

const georgetown = {
  doctor_id: searchRow().id,
  position: 1,
  name: "North",
  address_city: "Georgetown",
  address_state: "TX",
};

/** A cluster of one practice in Austin, with the given changes. */
export const cluster = (
  changes: Partial<Cluster> & { in_view?: number } = {},
): Cluster & { in_view?: number } => ({
  latitude: 30.27,
  longitude: -97.74,
  count: 1,
  is_estimate: false,
  is_one_spot: true,
  practice_name: "Oak Family Medicine",
  address_city: "Austin",
  address_state: "TX",
  doctor_ids: [searchRow().id],
  offices: [0],
  ...changes,
});

interface MapBody {
  search: string;
  west?: number;
  south?: number;
  east?: number;
  north?: number;
  zoom?: number;
  near_latitude?: number;
  radius_miles?: number;
}

/** Mocks the map's requests and returns the bodies of those for clusters. */
export function answerMap(
  answer: (body: MapBody) => (Cluster & { in_view?: number })[] | Response,
): MapBody[] {
  const requests: MapBody[] = [];
  server.use(
    answerRead<MapBody>("map_clusters", (body) => {
      requests.push(body);
      const given = answer(body);
      if (given instanceof Response) return given;
      // Assumes one office per practice by default.
      const in_view = given.reduce((sum, { count }) => sum + count, 0);
      return given.map((row) => ({ in_view, ...row }));
    }),
    answerRead("listing_cards", () => {
      const card = searchRow({ monthly_price: null, price_from: 79 });
      return [{ ...card, asked_id: card.id }];
    }),
    http.get("http://api.test/rest/v1/offices", () => HttpResponse.json([georgetown])),
    http.get("/map-files/country.json", () => HttpResponse.json(country)),
    http.get("/map-files/TX.json", () => HttpResponse.json(texas)),
  );
  return requests;
}

/** Gives the map a size, which jsdom doesn't compute. */
export function mockMapSize() {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      notify: (entries: unknown[]) => void;
      constructor(notify: (entries: unknown[]) => void) {
        this.notify = notify;
      }
      observe = () => this.notify([{ contentRect: { width: 640, height: 480 } }]);
      disconnect = () => {};
      unobserve = () => {};
    },
  );
}

/** Returns queries within the map's region. */
export const findMap = async () => within(await screen.findByRole("region", { name: "Map" }));
