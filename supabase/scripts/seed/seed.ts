import { accountsSql } from "./accounts-sql.ts";
import { claimEvidenceSql } from "./claim-evidence-sql.ts";
import { assignOwners } from "./claims.ts";
import { listingsSql } from "./listings-sql.ts";
import { createMembers } from "./people.ts";
import { choosePlaces } from "./places.ts";
import { postsSql } from "./posts.ts";
import { createPractices } from "./practices.ts";
import { createRandom } from "./random.ts";

const header = `-- Demo data for development and tests: every person, practice, number and address is invented.
-- Made by supabase/scripts/generate-seed.ts. Do not edit by hand.
`;

/** Everything the seed holds, for its tests. */
export function createDemoData() {
  // One stream for each part, so that a change to one leaves the others as they are.
  const members = createMembers(createRandom(11));
  const places = choosePlaces(createRandom(22));
  const practices = createPractices(places, createRandom(33));
  const { listings, owners } = assignOwners(practices, members, createRandom(44));
  return { accounts: [...members, ...owners], listings };
}

/** The text of supabase/seed.sql. */
export function seedSql(): string {
  const { accounts, listings } = createDemoData();
  const listingOf = new Map(listings.flatMap((l) => (l.memberKey ? [[l.memberKey, l.id]] : [])));
  return [
    header,
    ...accountsSql(accounts),
    listingsSql(listings),
    claimEvidenceSql(listings, createRandom(66)),
    ...postsSql(accounts, listingOf, createRandom(55)),
    "analyze public.profiles, public.user_roles, public.doctors;",
    "analyze public.posts, public.post_likes, public.post_shares, public.post_comments;\n",
  ].join("\n");
}
