import { HttpResponse, http } from "msw";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

const zips: Record<string, { city: string; state: string; time_zone: string }> = {
  "78704": { city: "Austin", state: "TX", time_zone: "America/Chicago" },
  "75201": { city: "Dallas", state: "TX", time_zone: "America/Chicago" },
  "97201": { city: "Portland", state: "OR", time_zone: "America/Los_Angeles" },
  "02134": { city: "Allston", state: "MA", time_zone: "America/New_York" },
};

interface Given {
  /** Listings with a similar name. */
  similar?: object[];
  /** Returns the listings with a candidate's NPI, phone, or website. */
  listed?: (candidate: Record<string, string>, exceptId?: string) => object[];
  /** Overrides the response to `check_place`. */
  check?: () => Response;
}

/** Mocks the place and duplicate checks of listing forms. Each ZIP code has one city. */
export function answerPlaceChecks({ similar = [], listed = () => [], check }: Given = {}) {
  server.use(
    http.get(`${rest}/zip_codes`, ({ request }) => {
      const zip = new URL(request.url).searchParams.get("zip")?.replace("eq.", "") ?? "";
      return HttpResponse.json(zips[zip] ? [zips[zip]] : []);
    }),
    http.post(`${rest}/rpc/check_place`, async ({ request }) => {
      if (check) return check();
      const { city, state, zip } = (await request.json()) as Record<string, string>;
      const right = zips[zip ?? ""];
      if (!right) return HttpResponse.json([{ right_city: null, right_state: null }]);
      if (right.city === city && right.state === state) return HttpResponse.json([]);
      return HttpResponse.json([{ right_city: right.city, right_state: right.state }]);
    }),
    http.post(`${rest}/rpc/find_similar_listings`, () => HttpResponse.json(similar)),
    http.post(`${rest}/rpc/find_listed_practices`, async ({ request }) => {
      const body = (await request.json()) as {
        candidate: Record<string, string>;
        except_id?: string;
      };
      return HttpResponse.json(listed(body.candidate, body.except_id));
    }),
  );
}
