-- The functions that the directory calls: the listings for a search, how the text was parsed, the count of each filter option, and telehealth
-- practices, and suggestions. Anyone can call them. The public functions run with the caller's rights and call security definer functions in private, because
-- policies would keep PostgreSQL from using the text indexes. Those return only ids of published listings; the caller's policies apply to the rest.

create function private.parse_cursor(value text, sort text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(
    value, '^' || coalesce(sort, 'best') || '/([0-9]{1,2})/(-?[0-9]{1,17}(?:\.[0-9]{1,20})?(?:e[-+]?[0-9]{1,3})?)/([0-9]{1,18})$');
  match private.search_match;
begin
  if value is not null and parts is null then
    raise exception 'The cursor "%" is not valid', left(value, 60) using errcode = '22023', hint = 'invalid_cursor';
  end if;
  match.list := coalesce(parts[1], '0');
  match.rank := coalesce(parts[2], '-1e17');
  match.entry_id := coalesce(parts[3], '0');
  return match;
end $$;
comment on function private.parse_cursor is 'Returns the match that a page starts after, one before all others without a cursor. Refuses the cursor of another sort.';

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

create function private.find_empty_region(state text, nearest private.search_match[]) returns text
language sql stable
return (
  select case when here.is_overseas then private.state_label(here.code) else 'the mainland United States' end
  from private.us_states as here
  where here.code = find_empty_region.state and not exists (
    select from unnest(nearest) as match
    join public.doctors on doctors.id = match.doctor_id
    left join public.offices on offices.doctor_id = match.doctor_id and offices.position = match.office
    join private.us_states as there on there.code = coalesce(offices.address_state, doctors.address_state)
    -- A neighboring island, such as Culebra and St. Thomas, can be the nearest place to see a doctor.
    where there.code = here.code or not (there.is_overseas or here.is_overseas) or match.chord <= 100
  )
);
comment on function private.find_empty_region is
  'Returns the name of the region of a state, such as "Puerto Rico" or "the mainland United States", if the nearest matches are all across the sea or another '
  'country; null if one can be reached or without a state.';

create function private.find_listings(
  query text, page_size integer, after text, radius_miles integer, near_latitude double precision, near_longitude double precision,
  requested jsonb
)
returns private.search_page
language plpgsql stable security definer set search_path = '' as $$
declare
  remaining_rows constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  plan constant private.search_plan := private.build_plan(query, radius_miles, near_latitude, near_longitude, requested);
  is_around constant boolean := plan.place is not null;
  start constant private.search_match := private.parse_cursor(after, (plan.filters).sort);
  page private.search_page := private.match_entries(plan, start, remaining_rows);
  further private.search_page;
begin
  page.place := (plan.place).label;
  page.state := case when not is_around then (plan.parsed).state end;
  page.radius := plan.radius;
  page.sort := (plan.filters).sort;
  page.corrected := plan.corrected;
  page.unmatched := plan.unmatched;
  page.elsewhere := plan.elsewhere;
  page.needs_place := (plan.filters).is_open and not is_around;
  -- A phone number or an NPI is not parsed. Other words are names if they are neither place, part, nor filler.
  page.people := case when (plan.parsed).words is null then plan.words else (
    select private.all_queries(variadic array_agg(private.any_of(array['n:' || word] || array(
      select 'n:' || private.fold(value) from private.search_terms
      where key = private.place_key(word) and kind = 'nickname'
    ))))
    from unnest(private.words_at((plan.parsed).words, (plan.parsed).rest)) as word
  ) end;
  if plan.outside is not null and cardinality(page.matches) < remaining_rows and ((plan.filters).sort is null or page.total = 0) then
    -- Practices out of reach that have the name of the place.
    further := private.match_entries(private.plan_outside(plan), case
      when start.list = 2 then (null, start.entry_id, 1, start.rank, null, null)::private.search_match
      else private.parse_cursor(null, null)
    end, 100);
    page.matches := page.matches || (array(
      select (match.doctor_id, match.entry_id, 2, match.rank, null, null)::private.search_match
      from unnest(further.matches) with ordinality as match (doctor_id, entry_id, list, rank, chord, office, place)
      where not exists (
        select from private.search_entries as near
        where near.doctor_id = match.doctor_id and near.position operator(extensions.<->) (plan.place).position <= plan.radius_chord
      )
      order by match.place limit remaining_rows - cardinality(page.matches)
    ));
    if page.total = 0 and cardinality(page.matches) > 0 then
      page.total := further.total;
      page.place := null;
    end if;
  end if;
  if is_around and page.total = 0 and after is null and (plan.filters).is_open is not true then
    page.matches := array(select match from private.match_nearest(plan, 9, 10) as match);
    page.empty_region := private.find_empty_region(private.state_of_place(plan.place, near_latitude, near_longitude), page.matches);
  end if;
  return page;
end $$;
comment on function private.find_listings is
  'Returns the page of matches for public.search_doctors. Definer: policies would keep PostgreSQL from using the text indexes. It returns ids of published listings.';
grant execute on function private.find_listings to anon, authenticated, service_role;

create view private.cards with (security_invoker = true) as
select
  id, practice_name, credentials, specialty, left(bio, 300) as bio, photo_url, address_city, address_state, monthly_price,
  case when monthly_price is null then private.price_from(doctors) end as price_from, yearly_price, couple_price, accepting_new_patients,
  telehealth_only, ownership, languages,
  accepting_new_patients is false and ownership = 'owned' and enrollment_url is null and closes_on is null as has_waitlist
from public.doctors where verified;
comment on view private.cards is
  'Listings as cards show them. "has_waitlist": it is full, and members can join its waitlist here. Functions that return cards select all columns, in this order.';
grant select on private.cards to anon, authenticated, service_role;

create function private.card_clinicians(listing uuid, searched tsquery default null, out clinicians jsonb, out clinician_count integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  most_shown constant integer := 3;
begin
  select coalesce(jsonb_agg(card order by place) filter (where place <= most_shown), '[]'), count(*) into clinicians, clinician_count
  from (
    select
      jsonb_strip_nulls(jsonb_build_object(
        'name', people.name, 'credentials', people.credentials, 'photo_url', people.photo_url, 'is_searched', nullif(match.is_searched, false))) as card,
      row_number() over (order by match.is_searched desc, people.position) as place
    from public.clinicians as people
    join public.doctors on doctors.id = people.doctor_id and doctors.verified
    cross join lateral (select searched is not null and (
      select array_to_tsvector(array_remove(array(
        select 'n:' || word from unnest(private.split_words(replace(names, '''', '') || ' ' || concat_ws(' ', names, private.other_spellings(names)))) as word
      ) || ('i:' || people.npi), null)) @@ searched
      from private.fold(concat_ws(' ', people.name, array_to_string(people.former_names, ' '))) as names
    ) as is_searched) as match
    where people.doctor_id = card_clinicians.listing
  ) as team;
end $$;
comment on function private.card_clinicians is
  'Returns the first three clinicians of a published listing as [{name, credentials, photo_url, is_searched}], without empty values, and the number of all. Those who '
  'match the query (search_page.people) come first and have is_searched. Definer: the functions that fold names are private; all that it returns is public.';
grant execute on function private.card_clinicians to anon, authenticated, service_role;

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
  languages text[],
  has_waitlist boolean,
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
  priced_for text,
  needs_place boolean,
  empty_region text,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text,
  step_free boolean,
  clinicians jsonb,
  clinician_count integer
)
language sql stable
begin atomic
  select
    cards.*,
    case when page.place is not null then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.list = 9, page.place, case when page.place is not null then page.radius end, page.corrected, least(page.total, 1001),
    concat_ws('/', coalesce(page.sort, 'best'), match.list, match.rank, match.entry_id),
    offices.name, offices.address_city, offices.address_state, page.state, page.unmatched,
    case when page.unmatched is not null then least(page.elsewhere, 1001) end,
    page.priced_for, coalesce(page.needs_place, false), page.empty_region,
    shown.hours, shown.special_hours, shown.hours_note, shown.by_appointment, shown.time_zone,
    shown.step_free, team.clinicians, team.clinician_count
  from private.find_listings(search, page_size, after, radius_miles, near_latitude, near_longitude, filters) as page
  cross join unnest(page.matches) with ordinality as match (doctor_id, entry_id, list, rank, chord, office, place)
  join private.cards on cards.id = match.doctor_id
  left join lateral (
    select * from public.offices
    where offices.doctor_id = match.doctor_id and offices.position > 0 and (
      offices.position = match.office or (offices.address_state = page.state and page.state <> cards.address_state)
    )
    order by offices.position limit 1
  ) as offices on true
  left join public.offices as shown on shown.doctor_id = match.doctor_id and shown.position = coalesce(offices.position, 0)
  cross join lateral private.card_clinicians(cards.id, page.people) as team
  where private.require_small_search(search, filters) and private.require_at_most(octet_length(after), 1000, 'bytes of a cursor')
  order by match.place;
end;
comment on function public.search_doctors is
  'Returns one page of published listings for a search text (place, tag, practice, person, phone, or NPI), best first, or around a position. '
  '"after" is the page_cursor of the last row shown. "total" is 1001 for more than 1,000. "place" is where distances are measured from, and '
  '"place_radius" the miles around it. "office_name", "office_city", and "office_state" are of the nearest office, or of the one in the state, if it '
  'is not the listing''s own address; hours, notes, time zone, and "step_free" are of the office that is shown. "clinicians" are the first three of '
  '"clinician_count" as [{name, credentials, photo_url, is_searched}], those whose name or NPI was searched for first. "corrected" is the text without typos that was searched instead. "unmatched" are words that nothing '
  'matches there, and "elsewhere" is how many listings match them elsewhere. "empty_region" is the region of the place if the nearest are across the sea. "filters" are those of the directory''s URL, such as '
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

create function private.words_of_span(parsed private.parsed_search, first integer, last integer) returns integer[]
language sql stable
return array(select generate_series(
  first - case when first > 1 and private.has_term(parsed.words[first - 1], '{preposition}') then 1 else 0 end, last
));
comment on function private.words_of_span is 'Returns the words of a span, with the preposition before it.';

create function private.describe_search(search text) returns table (kind text, label text, without text)
language plpgsql stable security definer set search_path = '' rows 5 as $$
declare
  parsed constant private.parsed_search := (private.plan_text(search)).parsed;
  place_words constant integer[] := private.words_of_span(parsed, (parsed.place_span).first, (parsed.place_span).last);
begin
  if parsed.missing_zip is not null or parsed.outside is not null then
    return query select case when parsed.outside is null then 'missing ZIP' else 'outside' end,
      coalesce(parsed.outside, parsed.missing_zip), private.remove_words(parsed, place_words);
  end if;
  -- "kids doctor pediatrics" is one part.
  return query
  select part.kind, part.value,
    private.remove_words(parsed, array_agg(word order by part.first, word))
  from unnest(parsed.parts) as part
  cross join unnest(private.words_of_span(parsed, part.first, part.last)) as word
  where part.kind in ('tag', 'filter')
  group by 1, 2 order by min(part.first);
  if cardinality(parsed.rest) > 0 then
    return query select 'words', private.typed_words(parsed, parsed.rest), private.remove_words(parsed, parsed.rest || array(
      -- "dr austin" would be another person.
      select place - 1 from unnest(parsed.rest) as place where private.follows_title(parsed.words, place)
    ));
  end if;
  return query
  select part.kind, array_to_string(parsed.words[part.first:part.last], ' '),
    private.remove_words(parsed, array(select generate_series(part.first, part.last)))
  from unnest(parsed.parts) as part
  where part.kind in ('not listed', 'insurance', 'medicare') or (part.kind = 'near me' and parsed.place_span is null)
  order by part.first;
  if parsed.place is not null or parsed.state is not null then
    return query select case when parsed.state is null then 'place' else 'state' end,
      coalesce((parsed.place).label, private.state_label(parsed.state)),
      -- A radius needs a place.
      private.remove_words(parsed, place_words, removes_radius => true);
  end if;
  if parsed.radius is not null and parsed.state is null and parsed.outside is null and parsed.missing_zip is null then
    return query select 'radius', parsed.radius::text, private.remove_words(parsed, '{}', removes_radius => true);
  end if;
  return query
  select 'other place', other, private.remove_words(parsed, coalesce(
    nullif(place_words, '{}'), nullif(private.words_of_span(parsed, (parsed.other_places_span).first, (parsed.other_places_span).last), '{}'), parsed.rest), other)
  from unnest(parsed.other_places) as other;
  if parsed.other_name is not null then
    return query select 'name', parsed.other_name, '"' || parsed.other_name || '"';
  end if;
end $$;
comment on function private.describe_search is
  'Returns the parts that search_doctors parses a text into, in display order, each with the text without it. "kind" '
  'is "tag", "words", "place", "state", "radius" (miles), "other place" (what the place could be; "without" is the '
  'text with it instead), "missing ZIP", "outside" (not in the directory), "filter" (a filter that the text sets, in '
  'the format of the URL: "price-to=80"), "near me" (asks for a position), "name" (what all of it could be instead), '
  '"not listed" (ignored, because no listing has it), "insurance" (ignored), or "medicare" (ignored). Definer: the '
  'vocabulary is private.';
grant execute on function private.describe_search to anon, authenticated, service_role;

create function public.describe_search(search text) returns table (kind text, label text, without text)
language sql stable rows 5
begin atomic
  select parts.kind, parts.label, parts.without from private.describe_search(coalesce(search, '')) as parts
  where private.require_small_search(search);
end;
comment on function public.describe_search is 'Calls private.describe_search.';
grant execute on function public.describe_search to anon, authenticated, service_role;

create function private.state_search_text(code text) returns text
language sql stable
return concat_ws(
  ' ', private.state_label(code),
  -- "New York" alone is the city.
  (select 'State' from private.search_terms
   where kind = 'place' and value is null and term = lower(private.state_label(state_search_text.code)) || ' state')
);
comment on function private.state_search_text is 'Returns the text that searches a state.';

create type private.telehealth_group as (doctor_ids uuid[], state_name text, onward_search text);

create function private.match_telehealth(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns private.telehealth_group
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 6;
  plan private.search_plan := private.build_plan(query, radius_miles, near_latitude, near_longitude, requested, leaves_out => false);
  center constant extensions.cube := (plan.place).position;
  state constant text := private.state_of_place(plan.place, near_latitude, near_longitude);
  text_query constant tsquery := plan.query;
  group_query tsquery;
  found private.telehealth_group;
begin
  if state is null then
    return null;
  end if;
  plan.place := null;
  found.doctor_ids := '{}';
  -- Practices of the state first, then others that also see its people.
  foreach group_query in array array[private.all_of(array['=telehealth-only', private.state_tag(state)]), private.any_of(array['=sees-' || lower(state)])] loop
    plan.query := private.all_queries(text_query, group_query);
    select ids, is_common into plan.candidates, plan.is_common from private.find_candidates(plan.query, plan.fragments);
    found.doctor_ids := found.doctor_ids || array(
      select doctor_id from private.find_entries(plan, case when plan.candidates is null then 200 else 2000 end) as found_entry
      where (position operator(extensions.<->) center <= plan.radius_chord) is not true
        and private.fits_price(plan.filters, case when (plan.filters).ages is null then adult_price else private.price_for((plan.filters).ages, price_schedule_id) end)
        and exists (
          select from private.search_entries as entries
          where entries.doctor_id = found_entry.doctor_id and entries.office = 0 and (plan.outside is null or (words @@ plan.outside) is not true)
            and ((plan.filters).is_open is not true or private.is_open(opening, time_zone, has_special_hours, entries.doctor_id, entries.office))
        )
      order by entry_id limit most - cardinality(found.doctor_ids)
    );
  end loop;
  found.state_name := private.state_label(state);
  -- Everything in the text but its place and the words for telehealth.
  found.onward_search := concat_ws(' ', nullif(private.remove_words(
    plan.parsed,
    private.words_of_span(plan.parsed, ((plan.parsed).place_span).first, ((plan.parsed).place_span).last) || array(
      select word from unnest((plan.parsed).parts) as part
      cross join unnest(private.words_of_span(plan.parsed, part.first, part.last)) as word
      where part.value in ('Telehealth', 'Telehealth Only')
    ),
    removes_radius => true
  ), ''), 'telehealth only in', private.state_search_text(state));
  return found;
end $$;
comment on function private.match_telehealth is
  'Returns the listings for public.telehealth_listings; null without a place. Definer: as find_listings.';
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
  languages text[],
  has_waitlist boolean,
  distance_miles double precision,
  state_name text,
  onward_search text,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text,
  step_free boolean,
  clinicians jsonb,
  clinician_count integer
)
language sql stable rows 6
begin atomic
  select cards.*, null::double precision, found.state_name, found.onward_search,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone,
    offices.step_free, team.clinicians, team.clinician_count
  from private.match_telehealth(search, radius_miles, near_latitude, near_longitude, filters) as found
  cross join unnest(found.doctor_ids) with ordinality as match (doctor_id, place)
  join private.cards on cards.id = match.doctor_id
  left join public.offices on offices.doctor_id = match.doctor_id and offices.position = 0
  cross join lateral private.card_clinicians(cards.id) as team
  where private.require_small_search(search, filters)
  order by match.place;
end;
comment on function public.telehealth_listings is
  'Returns up to six telehealth-only listings of the state of the place that search_doctors is called with, outside its radius, because they '
  'need not be near. "onward_search" is the text that finds all of the state. Nothing without a place.';
grant execute on function public.telehealth_listings to anon, authenticated, service_role;

create type private.option_count as (filter text, value text, count integer, is_least boolean);

create function private.count_filter_options(plan private.search_plan, most integer) returns setof private.option_count
language plpgsql stable set search_path = '' as $$
declare
  filters constant private.search_filters := plan.filters;
  hsa_basis constant smallint[] := private.tag_ids('{=hsa-basis}');
  -- The steps of a price filter, in dollars.
  steps constant integer[] := array[50, 75, 100, 125, 150, 200, 300, 400, 500] || filters.price_to / 100;
begin
  if plan.outside is not null and not exists (select from private.find_entries(plan, 1)) then
    plan := private.plan_outside(plan);
  end if;
  return query
  with found as materialized (
    -- Reading 1,000 of the matches of a common search can take 60 ms, and 100 of them a tenth of that.
    select *, case when filters.ages is null then adult_price else private.price_for(filters.ages, price_schedule_id) end as price
    from private.find_entries(plan, 1 + case when plan.is_common and plan.place is null then 100 else most end)
  ),
  passed as materialized (select * from found where private.fits_price(filters, price)),
  size as materialized (
    select least(case when is_more then most else (select count(*) from passed) end, most)::integer as total, is_more
    from (select (select count(*) from found) > case when plan.is_common and plan.place is null then 100 else most end as is_more) as many
  ),
  counted as (select id, count(*)::integer as count from passed, unnest(tags) as id group by id)
  select 'total', '', total, is_more from size
  union all
  select filter, value, coalesce(counted.count, 0), is_more
  from private.search_tags left join counted using (id) cross join size where filter is not null
  union all
  select 'confirmed', 'yes', (select count(*)::integer from passed where confirmed_at > now() - interval '6 months'), is_more from size
  union all
  select 'accepts-household', 'yes', (select count(*)::integer from passed where price < 200000000000), is_more from size where filters.ages is not null
  union all
  select 'hsa', 'yes', (
    select count(*)::integer from passed
    where tags @> hsa_basis and price <= case when cardinality(filters.ages) > 1 then private.hsa_limit_for_several() else private.hsa_limit_for_one() end * 100
  ), is_more from size
  union all
  select 'open', 'now', (select count(*)::integer from passed join private.search_entries as entries using (doctor_id, office)
    where private.is_open(entries.opening, entries.time_zone, entries.has_special_hours, doctor_id, office)), is_more
  -- Hours are not in the index of positions: 1,000 of them take 20 ms.
  from size where plan.place is not null and not is_more
  union all
  select 'price-to', step::text, (select count(*)::integer from passed where price <= step * 100), is_more
  from (select distinct unnest(steps) as step) as steps cross join size where step is not null;
end $$;
comment on function private.count_filter_options is
  'Returns how many of the matching listings have each option: exact up to "most" listings, and a lower bound for more. "total" is at most "most".';

create function private.count_options(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns setof private.option_count
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  given constant jsonb := case when jsonb_typeof(requested) = 'object' then requested else '{}' end;
  plan constant private.search_plan := private.build_plan(query, radius_miles, near_latitude, near_longitude, given);
  -- Options of these filters replace or extend each other, and those of the text, so each is counted without the others of its filter.
  alternatives constant text[] := array(
    select filter from unnest(array['specialty', 'language', 'price-to', 'model', 'gender']) as filter
    where given ? filter or exists (select from unnest((plan.parsed).parts) where kind = 'filter' and starts_with(value, filter || '=')));
  -- Of some 2,000 to 10,000 listings everywhere, each more search would take 50 ms.
  without text[] := case when plan.place is not null or plan.candidates is not null or plan.is_common then alternatives else '{}' end;
  counted private.option_count;
  is_empty boolean;
begin
  for counted in select * from private.count_filter_options(plan, 1000) loop
    is_empty := coalesce(is_empty, counted.filter = 'total' and counted.count = 0);
    continue when counted.filter = any (alternatives);
    return next counted;
  end loop;
  if is_empty then
    without := without || array(
      select filter from jsonb_object_keys(given) as given_filter (filter)
      where filter <> all (alternatives)
        and (filter in ('confirmed', 'hsa', 'accepts-household') or exists (select from private.search_tags where search_tags.filter = given_filter.filter)));
  end if;
  return query
  select options.*
  from unnest(without) as removed
  cross join lateral private.count_filter_options(private.add_filters(plan, given || jsonb_build_object(removed, null)), 500) as found
  cross join lateral (
    select found.filter, found.value, found.count, found.is_least where found.filter = removed and removed = any (alternatives)
    union all
    select 'without', removed, found.count, found.is_least where found.filter = 'total' and is_empty and given ? removed
  ) as options;
end $$;
comment on function private.count_options is
  'Returns how many listings search_doctors would find with each option of a filter added, or, for specialties, '
  'languages, and prices, with it alone; in "total" what it finds now, and if that is nothing, in "without" what it '
  'would find without each filter. Exact up to 500 listings; "is_least" for a lower bound. Definer: as find_listings; it '
  'returns numbers of published listings only.';
grant execute on function private.count_options to anon, authenticated, service_role;

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
comment on function public.filter_counts is 'Calls private.count_options.';
grant execute on function public.filter_counts to anon, authenticated, service_role;

-- Suggestions of places, tags, practices, and clinicians while a visitor types. Each is a short range of an index, up to the last character of Unicode, and the
-- queries are in plpgsql, which plans them once per connection.

create materialized view private.place_starts as
select spelling.text collate "C" as start, coalesce(value || ', ' || state, private.state_search_text(state)) as label,
  case when weight >= 1000 or (value is null and term <> us_states.name and term <> lower(us_states.code)) then term end as nickname,
  value as city, state, case when value is null and weight < 1000 then 60 else least(weight, 999) end as weight
from private.search_terms
join private.us_states on us_states.code = state
-- "austintx" and "austintexas" continue with the state.
cross join unnest(case when value is null or weight >= 1000 then array[key] else array[key || lower(state), key || us_states.name] end) as spelling (text)
where kind = 'place'
order by 1;
comment on materialized view private.place_starts is
  'Every place as people type it, without spaces, and the text that searches there. A migration that changes places refreshes it.';
comment on column private.place_starts.weight is 'The number of ZIP codes; a state counts as a large city.';
create index place_starts_start_idx on private.place_starts (start);

create type private.suggestion as (kind text, label text, detail text, doctor_id uuid);

create function private.suggest_places(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
declare
  -- "ft w" continues to Fort Worth, and "st" to Saint Louis or to Sterling.
  whole constant text := private.place_key(array_to_string(words, ' '));
  ongoing constant text := private.place_key(array_to_string(trim_array(words, 1), ' ')) || words[cardinality(words)];
begin
  return query
  with typed as (select distinct text from unnest(array[whole, ongoing]) as text),
  found as materialized (
    select distinct on (places.label) places.* from typed cross join lateral (
      select * from private.place_starts
      where place_starts.start >= typed.text collate "C" and place_starts.start < (typed.text || U&'\+10FFFF') collate "C"
      order by weight desc limit 40
    ) as places
    order by places.label, places.nickname is not null, private.place_key(places.nickname) <> typed.text, places.nickname
  )
  select 'place', label, coalesce(nickname, case when city is null then kind end), null::uuid
  from found join (select code, case when is_territory then 'Territory' else 'State' end as kind from private.us_states) as states
    on states.code = found.state
  order by case
    when found.city is null then exists (select from public.doctors where verified and address_state = found.state)
    else exists (
      select from public.doctors
      where verified and address_state = found.state and private.slug(address_city) = private.slug(found.city))
  end desc, weight desc, label
  limit 3;
end $$;
comment on function private.suggest_places is 'Returns the places that start as typed, those with practices first, then the larger ones.';

create function private.suggest_tags(typed text) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select 'specialty', label, case when is_label then initcap(nullif(kind, 'fact')) else term end, null::uuid
  from (
    select distinct on (label) label, tags.kind::text as kind, term, starts_with(term, typed) as is_first,
      term = private.normalize_words(label) as is_label
    from private.search_terms as terms join private.search_tags as tags on label = terms.value and tags.kind <> 'offer'
    where terms.kind = 'tag' and (starts_with(term, typed) or strpos(term, ' ' || typed) > 0)
    order by label, is_label desc, is_first desc, term
  ) as found
  order by is_label and is_first desc, is_first desc, label
  limit 3;
end $$;
comment on function private.suggest_tags is
  'Returns the tags with a term in which a word starts as typed; the detail is that term, or the kind of the tag.';

create function private.suggest_names(typed text, is_wanted_person boolean) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select case when is_wanted_person then 'doctor' else 'practice' end, min(person), null::text, found.doctor_id
  from (
    select *, row_number() over () as place from (
      (
        select few.doctor_id, few.person from (
          select starts.doctor_id, starts.person, starts.start from private.name_starts as starts
          where is_person = is_wanted_person and not is_inner
            and start >= typed collate "C" and start < (typed || U&'\+10FFFF') collate "C"
          order by start, starts.doctor_id limit 40
        ) as few
        -- Last names first: "dr mar" means Dr. Marsh rather than Marcel.
        order by few.person is not null
            and private.normalize_words(split_part(few.person, ',', 1)) like '% ' || split_part(few.start, ' ', 1) desc,
          start, few.doctor_id limit 3
      )
      union all
      (
        select starts.doctor_id, starts.person from private.name_starts as starts
        where is_person = is_wanted_person and is_inner
          and start >= typed collate "C" and start < (typed || U&'\+10FFFF') collate "C"
        order by start, starts.doctor_id limit 3
      )
    ) as starts
  ) as found
  group by found.doctor_id order by min(place) limit 3;
end $$;
comment on function private.suggest_names is
  'Returns the practices, or the people, with a name that starts as typed, and then practices with a later word that does.';

create function private.suggest_combined(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 6 as $$
declare
  most_place_words constant integer := 4;
  size constant integer := cardinality(words);
  parsed private.parsed_search;
  -- The first words, without prepositions at their end; null if they are only filler, as in "doctor in".
  wanted text;
begin
  for split in greatest(1, size - most_place_words)..size - 1 loop
    continue when private.has_term(words[split + 1], '{preposition}') or words[split + 1:] = array['me'];
    parsed.words := words[:split];
    continue when cardinality((private.find_parts(parsed)).rest) > 0;
    wanted := case when exists (select from unnest(parsed.words) as word where not private.is_filler(word)) then
      array_to_string(parsed.words[:(
        select max(place) from unnest(parsed.words) with ordinality as typed (word, place)
        where not private.has_term(word, '{preposition}')
      )], ' ')
    end;
    return query
    select kind, concat(wanted || case when detail in ('State', 'Territory') then ' in ' else ' near ' end, label),
      detail, doctor_id
    from private.suggest_places(words[split + 1:]);
    if found then
      return;
    end if;
  end loop;
  -- "austin ped"
  parsed.words := words;
  parsed := private.parse_location(parsed);
  if (parsed.place_span).first = 1 and (parsed.is_exact_place or parsed.is_strong_place) and (parsed.place_span).last < size then
    return query
    select kind, label || coalesce(' near ' || (parsed.place).label, ' in ' || private.state_search_text(parsed.state)),
      detail, doctor_id
    from private.suggest_tags(array_to_string(words[(parsed.place_span).last + 1:], ' '));
  end if;
end $$;
comment on function private.suggest_combined is
  'Returns the places that can follow a tag ("pediatrician aus"), or the tags that can follow a place ("austin ped").';

create function private.match_suggestions(typed text) returns setof private.suggestion
language plpgsql stable security definer set search_path = '' rows 12 as $$
declare
  longest constant integer := 100;
  words constant text[] := string_to_array(nullif(private.normalize_words(left(typed, longest + 1)), ''), ' ');
  folded constant text := array_to_string(words, ' ');
  person constant text := regexp_replace(folded, '^(drs?|doctors?)( |$)', '');
begin
  if char_length(typed) > longest or char_length(folded) < 2 then
    return;
  elsif folded ~ '^[0-9 ]+$' then
    return query
    select 'place', zip, city || ', ' || state, null::uuid from public.zip_codes
    where folded ~ '^[0-9]{3,5}$' and zip >= folded and zip < folded || ':' order by zip limit 3;
    return;
  end if;
  return query select * from private.suggest_places(words);
  if not found and cardinality(words) > 1 and words[1] !~ '^drs?$' and not exists (select from private.suggest_tags(folded)) then
    return query select * from private.suggest_combined(words);
  end if;
  return query select * from private.suggest_tags(folded);
  return query select * from private.suggest_names(folded, false);
  if char_length(person) > 1 then
    return query select * from private.suggest_names(person, true);
  end if;
end $$;
comment on function private.match_suggestions is
  'Returns suggestions in display order; none for fewer than two or more than 100 characters. Security definer, because what it reads is private; it '
  'returns ids of published listings and the names that they publish.';
grant execute on function private.match_suggestions to anon, authenticated, service_role;

create function public.suggest_searches(typed text) returns table (kind text, label text, detail text, doctor_id uuid)
language sql stable rows 12
begin atomic
  select found.kind, coalesce(found.label, doctors.practice_name), coalesce(found.detail, concat_ws(
      ', ', case when found.kind = 'doctor' then doctors.practice_name end, doctors.address_city, doctors.address_state)),
    doctors.id
  from private.match_suggestions(typed) with ordinality as found (kind, label, detail, doctor_id, place)
  left join public.doctors on doctors.id = found.doctor_id and doctors.verified
  where private.require_small_search(typed) and (found.doctor_id is null or doctors.id is not null)
  order by found.place;
end;
comment on function public.suggest_searches is
  'Returns at most three suggestions of each kind for what a visitor types: "place" and "specialty", whose label is the text to search for, '
  '"practice" and "doctor", which are published listings.';
grant execute on function public.suggest_searches to anon, authenticated, service_role;
