import type { Sql } from "postgres";
import { literal } from "../supabase/local/database/script.ts";
import { findMember } from "./feed-queries.ts";
import type { Query } from "./queries.ts";

const pageBudget = 50;
const filterBudget = 200;
const searchBudget = 200;

const firstPage = "order by created_at, id limit 20";

const pages: [name: string, statement: string][] = [
  ["listings", `select * from public.doctors where status = 'pending' ${firstPage}`],
  [
    "claims",
    `select * from public.claim_evidence where status in ('pending', 'competing')
     order by created_at, doctor_id, claimant limit 20`,
  ],
  ["reports", "select * from public.list_cases()"],
];

const filtered: [name: string, statement: string][] = [
  [
    "listings, a state",
    `select * from public.doctors where status = 'pending' and address_state = 'TX' ${firstPage}`,
  ],
  ["listings, failed NPI", `select * from public.list_flagged_listings('NPI failed') ${firstPage}`],
  [
    "claims, matching NPI",
    "select * from public.list_flagged_claims('NPI matches') order by created_at, doctor_id, claimant limit 20",
  ],
  [
    "reports, a reason, newest first",
    "select * from public.list_cases(in_reason => 'unsafe', is_newest_first => true)",
  ],
];

// A name, a typing error, letters that changed places, a common word, an address, nothing, and words of posts.
const searches = [
  "pending practice 77",
  "pendng practise",
  "Membre 77",
  "family",
  "member-77@",
  "xqzvwkj",
  "acupuncture",
];

/** Returns the queries of an admin with 3,000 open cases in each queue. */
export async function queuePages(sql: Sql): Promise<Query[]> {
  const member = await findMember(sql);
  const asAdmin = (name: string, statement: string, budget: number): Query => ({
    name,
    kind: "admin",
    statement,
    budget,
    member,
  });
  return [
    ...pages.map(([name, statement]) => asAdmin(`queue: ${name}`, statement, pageBudget)),
    ...filtered.map(([name, statement]) => asAdmin(`queue: ${name}`, statement, filterBudget)),
    ...searches.map((text) =>
      asAdmin(
        `search of admins: ${text}`,
        `select * from public.search_as_admin(${literal(text)})`,
        searchBudget,
      ),
    ),
  ];
}
