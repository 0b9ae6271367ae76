import { literal } from "../supabase/local/database/script.ts";

// What an app without a search index would run: `ilike` on five columns, with a count.

/** The filters of a search, in the format of the directory's URL. */
export type Filters = Readonly<Record<string, string>>;

const textColumns = ["practice_name", "specialty", "bio", "address_city", "address_zip"];

const isIn = (table: string, condition: string) =>
  `id in (select doctor_id from public.${table} where ${condition})`;

const isOpen = (condition: string) =>
  isIn("offices, jsonb_array_elements(hours) as span", condition);

const opening: Readonly<Record<string, string>> = {
  now: isOpen(`(span ->> 0)::integer = extract(isodow from now() at time zone time_zone)
    and to_char(now() at time zone time_zone, 'HH24:MI') between span ->> 1 and span ->> 2`),
  evenings: isOpen("span ->> 2 > '18:00'"),
  saturday: isOpen("(span ->> 0)::integer = 6"),
};

const hasPriceFor = (age: number) =>
  isIn("membership_tiers", `min_age <= ${age} and coalesce(max_age, 120) >= ${age}`);

const anyOf = (value: string, condition: (option: string) => string | undefined) =>
  value.split(",").map(condition).join(" or ");

const conditions: Readonly<Record<string, (value: string) => string>> = {
  accepting: () => "accepting_new_patients",
  language: (value) =>
    anyOf(value, (language) => `array_to_string(languages, ',') ilike ${literal(language)}`),
  specialty: (value) => anyOf(value, (specialty) => `specialty ilike ${literal(specialty)}`),
  ages: (value) => anyOf(value, (age) => hasPriceFor(age === "babies" ? 1 : 70)),
  open: (value) =>
    value
      .split(",")
      .map((time) => opening[time])
      .join(" and "),
  confirmed: () => "prices_confirmed_at is not null",
  "in-person": () => "not telehealth_only",
  "step-free": () => isIn("offices", "step_free"),
  hsa: () => "model = 'pure'",
  "accepts-household": () => hasPriceFor(4),
  "enrollment-fee": () => "enrollment_fee = 0",
  "month-to-month": () => "notice_days <= 31",
  model: (value) => `model = ${literal(value)}`,
  gender: (value) => isIn("clinicians", `gender = ${literal(value)}`),
  medicare: () => "medicare_opt_out",
};

/** Returns the price on cards: that of an adult, or of the whole household. */
const priceOf = ({ household }: Filters) =>
  household
    ? `(select sum(coalesce(tier.monthly_price, doctors.monthly_price))
        from unnest('{${household}}'::integer[]) as age left join public.membership_tiers as tier
          on tier.doctor_id = doctors.id and age between tier.min_age and coalesce(tier.max_age, 120))`
    : "monthly_price";

function conditionOf(text: string, filters: Filters): string {
  const matches = textColumns.map((column) => `${column} ilike ${literal(`%${text}%`)}`);
  const limit = filters["price-to"];
  return [
    `(${matches.join(" or ")})`,
    ...(limit ? [`${priceOf(filters)} <= ${limit}`] : []),
    ...Object.entries(filters).flatMap(([name, value]) => {
      const condition = conditions[name]?.(value);
      return condition ? [`(${condition})`] : [];
    }),
    "verified",
  ].join(" and ");
}

/**
 * Returns the query for the first page of a search, and the number of its results. The edges of a
 * map are one more condition.
 */
export function plainSearch(text: string, filters: Filters, more = "true"): string {
  const where = `where ${conditionOf(text, filters)} and ${more}`;
  const order = filters.sort === "price" ? priceOf(filters) : "created_at desc";
  return `select doctors.*, (select count(*) from public.doctors ${where}) as total
    from public.doctors ${where} order by ${order}, id limit 24`;
}

/** Returns the query for the number of results that the options of six filters would leave. */
export function plainCounts(text: string, filters: Filters): string {
  const columns =
    "specialty languages accepting_new_patients telehealth_only model medicare_opt_out".split(" ");
  return `select ${columns.join()}, count(*) from public.doctors where ${conditionOf(text, filters)}
    group by grouping sets (${columns.map((column) => `(${column})`).join()})`;
}

/** Returns the query for suggestions while a visitor types. */
export const plainSuggestions = (typed: string): string =>
  `select distinct practice_name, address_city from public.doctors where ${conditionOf(typed, {})}
    order by practice_name limit 8`;

/** Returns the query for a page of posts with their authors, practices, likes, and comments. */
export function plainFeed(condition: string, offset = 0): string {
  return `select posts.*, full_name, avatar_url, practice_name,
      (select count(*) from public.post_likes where post_id = posts.id) as likes,
      (select count(*) from public.post_comments where post_id = posts.id) as comments,
      exists (select from public.post_likes where post_id = posts.id and user_id = auth.uid()) as is_liked,
      (select count(*) from public.posts where ${condition}) as total
    from public.posts left join public.profiles on profiles.id = posts.user_id
      left join public.doctors on doctors.id = posts.doctor_id
    where ${condition} order by posts.created_at desc, posts.id desc offset ${offset} limit 20`;
}
