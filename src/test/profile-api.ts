import { HttpResponse, http } from "msw";
import type { PersonBadges, Profile } from "@/hooks/account/profile";
import type { AuthoredPost, RelatedListing } from "@/hooks/community/contributions";
import { memberId } from "@/test/auth-api";
import { mockMemberData } from "@/test/listing-api";
import { listingState } from "@/test/listing-state";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** The profile of the member that tests sign in as. */
export const profileRow = (changes: Partial<Profile> = {}): Profile => ({
  id: memberId,
  full_name: "Sam Whitlock",
  email: null,
  publishes_email: false,
  phone: null,
  bio: null,
  location: null,
  website: null,
  avatar_url: null,
  roles: [{ role: "patient" }],
  ...changes,
});

export const listingRow = (changes: Partial<RelatedListing> = {}): RelatedListing => ({
  id: "5f0c4c1e-0000-4000-8000-000000000001",
  practice_name: "Oak Family Medicine",
  address_city: "Austin",
  address_state: "TX",
  ...listingState({ submitted_by: memberId }),
  ...changes,
});

export const postRow = (changes: Partial<AuthoredPost> = {}): AuthoredPost => ({
  id: "7a0c4c1e-0000-4000-8000-000000000001",
  kind: "post",
  content: "My doctor called me back within the hour.",
  created_at: "2026-11-02T12:00:00+00:00",
  like_count: 1,
  comment_count: 2,
  share_count: 0,
  ...changes,
});

/** Mocks a profile and returns the request URLs. */
export function answerProfile(answer: () => Profile | null | Response): URL[] {
  const requests: URL[] = [];
  server.use(
    http.get(`${rest}/member_follows`, () => HttpResponse.json([])),
    http.get(`${rest}/profiles`, ({ request }) => {
      requests.push(new URL(request.url));
      const given = answer();
      if (given instanceof Response) return given;
      return HttpResponse.json(given ? [given] : []);
    }),
  );
  return requests;
}

const noBadges: PersonBadges = {
  is_site_admin: false,
  physician_checked_at: "",
  owner_since: "",
  practice_id: "",
  practice_name: "",
};

/** Mocks a person's listings, posts, and badges. */
export function answerContributions(given: {
  listings?: RelatedListing[] | Response;
  posts?: AuthoredPost[] | Response;
  badges?: Partial<PersonBadges>;
}): void {
  const answer = (rows: object[] | Response = []) =>
    rows instanceof Response ? rows.clone() : HttpResponse.json(rows);
  mockMemberData();
  server.use(
    http.get(`${rest}/doctors`, () => answer(given.listings)),
    http.post(`${rest}/rpc/get_person_badges`, () =>
      HttpResponse.json([{ ...noBadges, ...given.badges }]),
    ),
    http.get(`${rest}/posts`, () => answer(given.posts)),
  );
}

/** Mocks saving a profile and returns the request bodies. */
export function answerSave(answer: () => Response | Promise<Response>): unknown[] {
  const saved: unknown[] = [];
  server.use(
    http.patch(`${rest}/profiles`, async ({ request }) => {
      saved.push(await request.json());
      return answer();
    }),
  );
  return saved;
}

export const savedProfile = () => HttpResponse.json([{ id: memberId }]);
