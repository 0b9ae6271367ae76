-- The functions that the directory calls: the listings for a search, how the text was parsed, the count of each filter option, and telehealth
-- practices. Anyone can call them. The public functions run with the caller's rights and call security definer functions in private, because
-- policies would keep PostgreSQL from using the text indexes. Those return only ids of published listings; the caller's policies apply to the rest.

create function private.find_listings(
  query text, page_size integer, after text, radius_miles integer, near_latitude double precision, near_longitude double precision,
  requested jsonb
)
returns private.search_page
language plpgsql stable security definer
-- Planned once per session: the conditions that the best plan depends on are SQL text, which is planned for each search.
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  remaining_rows constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  filters constant private.search_filters := private.parse_filters(requested);
  plan constant private.search_plan := private.count_matches(private.apply_filters(
    private.build_search_plan(query, radius_miles, near_latitude, near_longitude), filters), filters.sort);
  is_around constant boolean := plan.place is not null;
  place text := (plan.place).label;
  start private.search_match;
  page private.search_page;
begin
  if filters.sort is not null then
    page := private.sort_matches(plan, private.plan_condition(plan), filters, after, remaining_rows);
    if page.total = 0 and plan.outside_radius is not null then
      place := null;
      page := private.sort_matches(plan, 'office = 0 and ' || plan.outside_radius, filters, after, remaining_rows);
    end if;
  end if;
  if filters.sort is null or (page.total = 0 and after is null and is_around) then
    place := (plan.place).label;
    start := private.parse_cursor(after);
    if is_around then
      page := private.match_nearby(plan, start, remaining_rows);
      if cardinality(page.matches) < remaining_rows and plan.outside_radius is not null then
        page.matches := page.matches || array(
          select match from private.match_named(plan, start, remaining_rows - cardinality(page.matches)) as match);
      end if;
      -- Nothing is within reach: show what has the name of the place, or else what is nearest.
      if page.total = 0 and after is null and cardinality(page.matches) > 0 then
        page.total := private.count_few('office = 0 and ' || plan.outside_radius, plan, 1000);
        place := null;
      elsif page.total = 0 and after is null then
        page.matches := array(select match from private.match_nearest(plan, 9, 10) as match);
      end if;
    else
      page.total := plan.total;
      page.matches := array(select match from private.match_text(plan, start, remaining_rows) as match);
    end if;
  end if;
  page.place := place;
  page.state := case when not is_around then (plan.parsed).state end;
  page.radius := plan.radius;
  page.corrected := plan.corrected;
  page.unmatched := plan.unmatched;
  page.elsewhere := plan.elsewhere;
  return page;
end $$;
comment on function private.find_listings is 'Returns the page of matches for public.search_doctors.';
grant execute on function private.find_listings to anon, authenticated, service_role;

create view private.cards with (security_invoker = true) as
select
  id, practice_name, credentials, specialty, left(bio, 300) as bio, photo_url, address_city, address_state, monthly_price,
  case when monthly_price is null then private.price_from(doctors) end as price_from, yearly_price, couple_price, accepting_new_patients,
  telehealth_only, ownership
from public.doctors where verified;
comment on view private.cards is
  'Listings as cards show them. Functions that return cards select all columns, in this order.';
grant select on private.cards to anon, authenticated, service_role;

create function public.search_doctors(
  search text default '', page_size integer default 24, after text default null,
  radius_miles integer default null, near_latitude double precision default null, near_longitude double precision default null,
  filters jsonb default '{}'
)
returns table (
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision,
  is_nearest_fallback boolean,
  place text,
  place_radius integer,
  corrected text,
  total integer,
  page_cursor text,
  office_name text,
  office_city text,
  office_state text,
  state text,
  unmatched text,
  elsewhere integer,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text
)
language sql stable
begin atomic
  select
    cards.*,
    case when page.place is not null and match.tier <> 2 then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.tier = 9, page.place, case when page.place is not null then page.radius end, page.corrected, least(page.total, 1001),
    coalesce(match.cursor, match.tier || '/' || match.chord || '/' || match.entry_id),
    offices.name, offices.address_city, offices.address_state, page.state, page.unmatched,
    case when page.unmatched is not null then least(page.elsewhere, 1001) end,
    shown.hours, shown.special_hours, shown.hours_note, shown.by_appointment, shown.time_zone
  from private.find_listings(search, page_size, after, radius_miles, near_latitude, near_longitude, filters) as page
  cross join unnest(page.matches) with ordinality as match (doctor_id, entry_id, tier, chord, cursor, office, place)
  join private.cards on cards.id = match.doctor_id
  left join lateral (
    select * from public.offices
    where offices.doctor_id = match.doctor_id and offices.position > 0 and (
      offices.position = match.office or (offices.address_state = page.state and page.state <> cards.address_state)
    )
    order by offices.position limit 1
  ) as offices on true
  left join public.offices as shown on shown.doctor_id = match.doctor_id and shown.position = coalesce(offices.position, 0)
  where private.require_small_search(search, filters) and private.require_at_most(octet_length(after), 1000, 'bytes of a cursor')
  order by match.place;
end;
comment on function public.search_doctors is
  'Returns one page of published listings for a search text (place, concept, practice, person, phone, or NPI), best first, or around a position. '
  '"after" is the page_cursor of the last row shown. "total" is 1001 for more than 1,000. "place" is where distances are measured from, and '
  '"place_radius" the miles around it. "office_name", "office_city", and "office_state" are of the nearest office, or of the one in the state, if it '
  'is not the listing''s own address; hours, notes, and time zone are of the office that is shown. "corrected" is the text without typos that was searched instead. "unmatched" are words that nothing '
  'matches there, and "elsewhere" is how many listings match them elsewhere. "filters" are those of the directory''s URL, such as '
  '{"accepting": "yes", "price-to": "100", "household": "34,36,4", "sort": "price"}; unknown ones are ignored.';
grant execute on function public.search_doctors to anon, authenticated, service_role;

create function private.remove_words(
  parsed private.parsed_search, removed integer[], replacement text default null, removes_radius boolean default false
)
returns text
language sql stable
return (
  select coalesce(btrim(string_agg(part, ' ' order by piece), ' ,;/'), '')
  from (
    select piece, case
      when piece = parsed.piece_of[removed[1]] then replacement
      when not exists (select from unnest(removed) as word where parsed.piece_of[word] = piece) then parsed.pieces[piece]
    end as part
    from generate_series(1, cardinality(parsed.pieces)) as piece
    where not removes_radius or piece <> all (coalesce(parsed.radius_pieces, '{}'))
  ) as parts
  -- "Dr." or "doctor in" is no search.
  where replacement is not null or exists (
    select from unnest(parsed.words) with ordinality as rest (word, place)
    where place <> all (removed) and not private.is_filler(word)
  )
);
comment on function private.remove_words is 'Returns the text as it was typed without some of its words and its radius, or with a replacement for the words.';

create function private.words_of_span(parsed private.parsed_search, span private.word_span) returns integer[]
language sql stable
return array(select generate_series(
  span.first - case when span.first > 1 and private.is_preposition(parsed.words[span.first - 1]) then 1 else 0 end, span.last
));
comment on function private.words_of_span is 'Returns the words of a span, with the preposition before it.';

create function private.describe_search(search text) returns table (kind text, label text, without text)
language plpgsql stable security definer set plan_cache_mode = 'force_generic_plan' set search_path = '' rows 5 as $$
declare
  parsed constant private.parsed_search := (private.build_text_plan(search)).parsed;
  place_words constant integer[] := private.words_of_span(parsed, parsed.place_span);
  is_nowhere constant boolean := parsed.missing_zip is not null or parsed.outside is not null;
begin
  if is_nowhere then
    return query select case when parsed.outside is null then 'missing ZIP' else 'outside' end,
      coalesce(parsed.outside, parsed.missing_zip), private.remove_words(parsed, place_words);
  end if;
  -- "kids doctor pediatrics" is one part.
  return query
  select 'concept', concept.label, private.remove_words(parsed, array_agg(word order by place, word))
  from unnest(parsed.concepts) with ordinality as concept (label, place)
  cross join unnest(private.words_of_span(parsed, parsed.concept_spans[place])) as word
  group by concept.label order by min(place);
  if cardinality(parsed.rest) > 0 then
    return query select 'words', private.typed_words(parsed, parsed.rest), private.remove_words(parsed, parsed.rest || array(
      -- "dr austin" would be another person.
      select place - 1 from unnest(parsed.rest) as place where private.follows_title(parsed.words, place)
    ));
  end if;
  return query
  select case stop.reason when 'insurance' then 'insurance' else 'not listed' end, stop.phrase,
    private.remove_words(parsed, array(select generate_series(span.first, span.last)))
  from unnest(parsed.stop_spans) as span
  join private.search_stop_phrases as stop on phrase = array_to_string(parsed.words[span.first:span.last], ' ')
  where stop.reason <> 'every practice'
  order by span.first;
  if parsed.place is not null or parsed.state is not null then
    return query select case when parsed.state is null then 'place' else 'state' end,
      coalesce((parsed.place).label, private.state_label(parsed.state)),
      -- A radius needs a place.
      private.remove_words(parsed, place_words, removes_radius => true);
  end if;
  if parsed.radius is not null and parsed.state is null and not is_nowhere then
    return query select 'radius', parsed.radius::text, private.remove_words(parsed, '{}', removes_radius => true);
  end if;
  return query
  select 'other place', other, private.remove_words(
    parsed, coalesce(nullif(place_words, '{}'), nullif(private.words_of_span(parsed, parsed.other_places_span), '{}'), parsed.rest), other)
  from unnest(parsed.other_places) as other;
end $$;
comment on function private.describe_search is 'Returns the parts for public.describe_search: words of the caller, and names of places and concepts.';
grant execute on function private.describe_search to anon, authenticated, service_role;

create function public.describe_search(search text) returns table (kind text, label text, without text)
language sql stable rows 5
begin atomic
  select parts.kind, parts.label, parts.without from private.describe_search(coalesce(search, '')) as parts
  where private.require_small_search(search);
end;
comment on function public.describe_search is
  'Returns the parts that search_doctors parses a text into, in display order, each with the text without it. "kind" is "concept", "words", '
  '"place", "state", "radius" (miles), "other place" (what the place could be; "without" is the text with it instead), "missing ZIP", "outside" '
  '(not in the directory), "not listed" (ignored, because no listing has it), or "insurance" (ignored).';
grant execute on function public.describe_search to anon, authenticated, service_role;

-- A degree of latitude holds the nearest ZIP code to a position.
create index zip_codes_latitude_longitude_idx on public.zip_codes (latitude, longitude);

create function private.state_of_place(place private.place, latitude double precision, longitude double precision) returns text
language sql stable
return case
  when (place).label = 'you' then (
    select zip_codes.state from public.zip_codes
    where zip_codes.latitude between state_of_place.latitude - 1 and state_of_place.latitude + 1
      and zip_codes.longitude between state_of_place.longitude - 2 and state_of_place.longitude + 2
    -- A flat earth is good enough within a degree or two.
    order by (zip_codes.latitude - state_of_place.latitude) ^ 2
      + (cos(radians(state_of_place.latitude)) * (zip_codes.longitude - state_of_place.longitude)) ^ 2
    limit 1
  )
  when (place).label like 'ZIP %' then (select state from public.zip_codes where zip = right((place).label, 5))
  else right((place).label, 2)
end;
comment on function private.state_of_place is 'Returns the state of the place of a plan; of "you", that of the nearest ZIP code within about 70 miles.';

create function private.state_search_text(code text) returns text
language sql stable
return concat_ws(
  ' ', private.state_label(code),
  -- "New York" alone is the city.
  (select 'State' from private.place_nicknames where name = lower(private.state_label(state_search_text.code)) || ' state')
);
comment on function private.state_search_text is 'Returns the text that searches a state.';

create function private.telehealth_search_text(parsed private.parsed_search, state text) returns text
language sql stable
return concat_ws(
  ' ',
  nullif(private.remove_words(parsed, private.words_of_span(parsed, parsed.place_span) || array(
    select word from unnest(parsed.concepts) with ordinality as concept (label, place)
    cross join unnest(private.words_of_span(parsed, parsed.concept_spans[place])) as word
    where label in ('Telehealth', 'Telehealth Only')
  ), removes_radius => true), ''),
  'telehealth only in', private.state_search_text(state)
);
comment on function private.telehealth_search_text is 'Returns the text that searches the telehealth-only practices of a state for everything else in a parsed search.';

create type private.telehealth_group as (doctor_ids uuid[], state_name text, onward_search text);

create function private.match_telehealth(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns private.telehealth_group
language plpgsql stable security definer set plan_cache_mode = 'force_generic_plan' set search_path = '' as $$
declare
  most constant integer := 6;
  plan constant private.search_plan := private.apply_filters(
    private.build_plan(query, radius_miles, private.round_position(near_latitude, near_longitude)), private.parse_filters(requested));
  state constant text := private.state_of_place(plan.place, near_latitude, near_longitude);
  found private.telehealth_group;
begin
  if state is null then
    return null;
  end if;
  -- Practices of the state first, then others that also see its people.
  execute format(
    'with afar as not materialized (
       select * from private.listing_entries where %1$s and (%2$s) is not true
         and (position operator(extensions.<->) (($1).place).position <= ($1).radius_chord) is not true
     )
     select array(
       (select doctor_id from afar where state = %3$L and %4$s order by entry_id limit %6$s)
       union all (select doctor_id from afar where %5$s order by entry_id limit %6$s)
       limit %6$s
     )', plan.matching, coalesce(plan.outside_radius, 'false'), state, private.words_condition('{=telehealth-only}'),
    private.words_condition(array['=sees-' || lower(state)]), most
  ) into found.doctor_ids using plan;
  found.state_name := private.state_label(state);
  found.onward_search := private.telehealth_search_text(plan.parsed, state);
  return found;
end $$;
comment on function private.match_telehealth is 'Returns the listings for public.telehealth_listings; null without a place.';
grant execute on function private.match_telehealth to anon, authenticated, service_role;

create function public.telehealth_listings(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
)
returns table (
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision,
  state_name text,
  onward_search text,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text
)
language sql stable rows 6
begin atomic
  select cards.*, null::double precision, found.state_name, found.onward_search,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone
  from private.match_telehealth(search, radius_miles, near_latitude, near_longitude, filters) as found
  cross join unnest(found.doctor_ids) with ordinality as match (doctor_id, place)
  join private.cards on cards.id = match.doctor_id
  left join public.offices on offices.doctor_id = match.doctor_id and offices.position = 0
  where private.require_small_search(search, filters)
  order by match.place;
end;
comment on function public.telehealth_listings is
  'Returns up to six telehealth-only listings of the state of the place that search_doctors is called with, outside its radius, because they '
  'need not be near. "onward_search" is the text that finds all of the state. Nothing without a place.';
grant execute on function public.telehealth_listings to anon, authenticated, service_role;

create function public.filter_counts(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
)
returns table (filter text, value text, count integer, is_least boolean)
language sql stable rows 100
begin atomic
  select counted.filter, counted.value, counted.count, counted.is_least
  from private.count_options(search, radius_miles, near_latitude, near_longitude, filters) as counted
  where private.require_small_search(search, filters);
end;
comment on function public.filter_counts is
  'Returns how many listings search_doctors would find with each option of a filter added, or, for specialties, languages, and prices, with it '
  'alone; in "total" what it finds now, and if that is nothing, in "without" what it would find without each filter. Exact up to 500 '
  'listings; "is_least" for a lower bound.';
grant execute on function public.filter_counts to anon, authenticated, service_role;
