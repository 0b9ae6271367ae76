/** An API call that a visitor could send to overload the database. */
export interface HostileCall {
  name: string;
  /** A call to an API function, or an insert, with a placeholder ($1, $2, …) for each value. */
  statement: string;
  values: string[];
}

const repeatTo = (text: string, bytes = 8_000_000) => text.repeat(bytes / text.length);
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

const texts = {
  "8 MB of words": repeatTo("family austin "),
  "8 MB of one word": repeatTo("x"),
  "8 MB of spaces": repeatTo(" "),
  // The longest accepted search text.
  "4,000 bytes of words": "family austin tx dr ".repeat(200),
  "200 words of one letter": "a b c d ".repeat(50),
  "200 characters of brackets and quotes": `(')"\\&|!:*`.repeat(20),
};

const filters = {
  "8 MB of one filter": JSON.stringify({ specialty: repeatTo("x,") }),
  "8 MB of filters": JSON.stringify(Object.fromEntries(ids(160_000).map((key) => [key, "yes"]))),
  "8 MB, nested": `${"[".repeat(5000)}"${repeatTo("x")}"${"]".repeat(5000)}`,
  "4,000 bytes of options": JSON.stringify({
    specialty: "x,".repeat(900),
    service: "y,".repeat(900),
    household: "9,".repeat(90),
    sort: "price",
  }),
};

function callsWithEachText(statement: string): HostileCall[] {
  return Object.entries(texts).map(([name, value]) => call(statement, name, value));
}

function callsWithEachFilter(statement: string): HostileCall[] {
  return Object.entries(filters).map(([name, value]) => call(statement, name, value));
}

const call = (statement: string, name: string, ...values: string[]): HostileCall => ({
  name: `${/[a-z_]+(?=[( ](?!from))/.exec(statement.replace(/^.*(public\.)/, ""))?.[0]}: ${name}`,
  statement,
  values,
});

const longWord = repeatTo("a");

/**
 * Calls to every API function that takes text, JSON, or an array from visitors, and inserts into
 * the one table they can write.
 */
export const hostileCalls: HostileCall[] = [
  ...callsWithEachText("select * from public.search_doctors(search => $1)"),
  ...callsWithEachFilter("select * from public.search_doctors(filters => $1::jsonb)"),
  call("select * from public.search_doctors(after => $1)", "cursor of 8 MB", longWord),
  ...callsWithEachText("select * from public.describe_search($1)"),
  ...callsWithEachText("select * from public.suggest_searches($1)"),
  ...callsWithEachText("select * from public.filter_counts(search => $1)"),
  ...callsWithEachFilter("select * from public.filter_counts(filters => $1::jsonb)"),
  ...callsWithEachText("select * from public.telehealth_listings(search => $1)"),
  ...callsWithEachFilter(
    "select * from public.telehealth_listings('austin', filters => $1::jsonb)",
  ),
  ...callsWithEachText("select * from public.map_clusters(search => $1)"),
  ...callsWithEachFilter("select * from public.map_clusters(filters => $1::jsonb)"),
  call(
    "select * from public.map_clusters(west => -180, south => -90, east => 180, north => 90, zoom => $1::integer)",
    "the whole world at the highest zoom",
    "2147483647",
  ),
  call("select * from public.listing_cards($1::uuid[])", "100,000 listings", `{${ids(100_000)}}`),
  call(
    "select * from public.listing_cards($1::uuid[])",
    "100,000 listings, nested",
    `{${ids(100_000).map((listing) => `{${listing}}`)}}`,
  ),
  call("select * from public.listing_cards($1::uuid[])", "200 listings", `{${ids(200)}}`),
  call(
    "select * from public.household_prices($1::uuid[], '{30}')",
    "100,000 listings",
    `{${ids(100_000)}}`,
  ),
  call(
    "select * from public.household_prices('{}', $1::smallint[])",
    "1,000,000 people",
    `{${Array(1_000_000).fill(30)}}`,
  ),
  call(
    `select * from public.household_prices(array(select id from public.doctors limit 100), $1::smallint[])`,
    "12 people at 100 practices",
    `{${Array.from({ length: 12 }, (_, index) => index * 10)}}`,
  ),
  call("select * from public.check_place($1, 'TX', '78704')", "city of 8 MB", longWord),
  call("select * from public.check_place('Austin', $1, '78704')", "state of 8 MB", longWord),
  call("select * from public.check_place('Austin', 'TX', $1)", "ZIP code of 8 MB", longWord),
  call(
    "select * from public.check_place($1, 'TX', '78704')",
    "city of 980 bytes",
    "st. e. ".repeat(140),
  ),
  call("select * from public.find_similar_listings($1, '78704')", "name of 8 MB", longWord),
  call(
    "select * from public.find_similar_listings($1, '78704')",
    "name of 980 bytes",
    "family ".repeat(140),
  ),
  call(
    "select * from public.find_listed_practices($1::jsonb)",
    "name of 8 MB",
    JSON.stringify({ practice_name: longWord, address_zip: "78704" }),
  ),
  call(
    "select * from public.find_listed_practices($1::jsonb)",
    "80,000 clinicians",
    JSON.stringify({ clinicians: Array(80_000).fill({ npi: "1234567893" }) }),
  ),
  call(
    "select * from public.find_listed_practices($1::jsonb)",
    "name of 3,900 bytes",
    JSON.stringify({ practice_name: "family ".repeat(550), address_zip: "78704" }),
  ),
  call("select * from public.describe_place($1)", "state of 8 MB", longWord),
  call("select * from public.describe_place('TX', $1)", "city of 8 MB", longWord),
  call("select * from public.list_places($1)", "state of 8 MB", longWord),
  call("select * from public.list_places('TX', $1)", "city of 8 MB", longWord),
  call("select * from public.list_place_listings($1)", "state of 8 MB", longWord),
  call("select * from public.list_place_listings('TX', $1)", "city of 8 MB", longWord),
  call("select * from public.list_place_listings('TX', after => $1)", "cursor of 8 MB", longWord),
  call(
    "select public.count_activity($1::jsonb)",
    "8 MB in one entry",
    JSON.stringify([{ listing: id(1), kind: "opened", more: longWord }]),
  ),
  call(
    "select public.count_activity($1::jsonb)",
    "100,000 entries",
    JSON.stringify(Array(100_000).fill({ listing: id(1), kind: "opened" })),
  ),
  call(
    "select * from public.get_comment_page($1::uuid, page_size => 2147483647)",
    "all comments",
    id(1),
  ),
  ...["name", "email", "subject", "message"].map((column) => ({
    name: `contact message: 15 MB of ${column}`,
    statement: `insert into public.contact_messages (name, email, subject, message) values (${[
      "name",
      "email",
      "subject",
      "message",
    ].map((other) => (other === column ? "$1" : "'a@example.com'"))})`,
    values: [repeatTo("a ", 15_000_000)],
  })),
];
