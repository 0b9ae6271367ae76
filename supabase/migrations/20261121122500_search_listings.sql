-- The functions with which the directory searches: the listings for a search, and how the text was parsed. Anyone can
-- call them. The public functions run with the caller's rights and call security definer functions in private, because
-- policies would keep PostgreSQL from using the text indexes. Those return only ids of published listings; the caller's
-- policies apply to the rest.

create function private.parse_cursor(value text, sort text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(
    value,
    '^' || coalesce(sort, 'best')
      || '/([0-9]{1,2})/(-?[0-9]{1,17}(?:\.[0-9]{1,20})?(?:e[-+]?[0-9]{1,3})?)/([0-9]{1,18})$'
  );
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
comment on function private.parse_cursor is
  'Returns the match that a page starts after, one before all others without a cursor. Refuses the cursor of another '
  'sort.';

-- A degree of latitude holds the nearest ZIP code to a position.
create index zip_codes_latitude_longitude_idx on public.zip_codes (latitude, longitude);

create function private.state_of_place(place private.place, latitude double precision, longitude double precision)
returns text
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
comment on function private.state_of_place is
  'Returns the state of the place of a plan; of "you", that of the nearest ZIP code within about 70 miles.';

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
  'Returns the name of the region of a state, such as "Puerto Rico" or "the mainland United States", if the nearest '
  'matches are all across the sea or another country; null if one can be reached or without a state.';

create function private.find_listings(
  query text, page_size integer, after text, radius_miles integer, near_latitude double precision,
  near_longitude double precision,
  requested jsonb
)
returns private.search_page
language plpgsql stable security definer set search_path = '' as $$
declare
  remaining_rows constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  plan constant private.search_plan :=
    private.build_plan(query, radius_miles, near_latitude, near_longitude, requested);
  is_around constant boolean := plan.place is not null;
  start constant private.search_match := private.parse_cursor(after, (plan.filters).sort);
  page private.search_page := private.match_entries(plan, start, remaining_rows);
  further private.search_page;
begin
  page.plan := plan;
  -- A phone number or an NPI is not parsed. Other words are names if they are neither place, part, nor filler.
  page.people := case when (plan.parsed).words is null then plan.words else (
    select private.all_queries(variadic array_agg(private.any_of(private.name_words(word))))
    from unnest(private.words_at((plan.parsed).words, (plan.parsed).rest)) as word
  ) end;
  if plan.outside is not null and cardinality(page.matches) < remaining_rows
    and ((plan.filters).sort is null or page.total = 0) then
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
        where near.doctor_id = match.doctor_id
          and near.position operator(extensions.<->) (plan.place).position <= plan.radius_chord
      )
      order by match.place limit remaining_rows - cardinality(page.matches)
    ));
    if page.total = 0 and cardinality(page.matches) > 0 then
      page.total := further.total;
      page.plan.place := null;
    end if;
  end if;
  if is_around and page.total = 0 and after is null and (plan.filters).is_open is not true then
    page.matches := array(select match from private.match_nearest(plan, 9, 10) as match);
    page.empty_region :=
      private.find_empty_region(private.state_of_place(plan.place, near_latitude, near_longitude), page.matches);
  end if;
  return page;
end $$;
comment on function private.find_listings is
  'Returns the page of matches for public.search_doctors. Definer: policies would keep PostgreSQL from using the text '
  'indexes. It returns ids of published listings.';
grant execute on function private.find_listings to anon, authenticated, service_role;

create view private.cards with (security_invoker = true) as
select
  id, practice_name, credentials, specialty, left(bio, 300) as bio, photo_url, address_city, address_state,
    monthly_price,
  case when monthly_price is null then private.price_from(doctors) end as price_from, yearly_price, couple_price,
  accepting_new_patients,
  telehealth_only, ownership, languages,
  private.has_waitlist(doctors) as has_waitlist
from public.doctors where verified;
comment on view private.cards is
  'Listings as cards show them. "has_waitlist": it is full, and members can join its waitlist here. Functions that '
  'return cards select all columns, in this order.';
grant select on private.cards to anon, authenticated, service_role;

create function private.card_clinicians(
  listing uuid, searched tsquery default null, out clinicians jsonb, out clinician_count integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  most_shown constant integer := 3;
begin
  select coalesce(jsonb_agg(card order by place) filter (where place <= most_shown), '[]'), count(*) into clinicians,
    clinician_count
  from (
    select
      jsonb_strip_nulls(jsonb_build_object(
        'name', people.name, 'credentials', people.credentials, 'photo_url', people.photo_url,
        'is_searched', nullif(match.is_searched, false)
      )) as card,
      row_number() over (order by match.is_searched desc, people.position) as place
    from public.clinicians as people
    join public.doctors on doctors.id = people.doctor_id and doctors.verified
    cross join lateral (select searched is not null and (
      select array_to_tsvector(array_remove(array(
        select 'n:' || word from unnest(
          private.split_words(replace(names, '''', '') || ' ' || concat_ws(' ', names, private.other_spellings(names)))
        ) as word
      ) || ('i:' || people.npi), null)) @@ searched
      from private.fold(concat_ws(' ', people.name, array_to_string(people.former_names, ' '))) as names
    ) as is_searched) as match
    where people.doctor_id = card_clinicians.listing
  ) as team;
end $$;
comment on function private.card_clinicians is
  'Returns the first three clinicians of a published listing as [{name, credentials, photo_url, is_searched}], without '
  'empty values, and the number of all. Those who match the query (search_page.people) come first and have '
  'is_searched. Definer: the functions that fold names are private; all that it returns is public.';
grant execute on function private.card_clinicians to anon, authenticated, service_role;

create function public.search_doctors(
  search text default '', page_size integer default 24, after text default null,
  radius_miles integer default null, near_latitude double precision default null,
  near_longitude double precision default null,
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
    case when match.chord is not null then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.list = 9, (plan.place).label, case when plan.place is not null then plan.radius end, plan.corrected,
    page.total,
    concat_ws('/', coalesce((plan.filters).sort, 'best'), match.list, match.rank, match.entry_id),
    offices.name, offices.address_city, offices.address_state, (plan.parsed).state, plan.unmatched,
    plan.elsewhere, page.priced_for, coalesce(plan.needs_place, false), page.empty_region,
    shown.hours, shown.special_hours, shown.hours_note, shown.by_appointment, shown.time_zone,
    shown.step_free, team.clinicians, team.clinician_count
  from private.find_listings(search, page_size, after, radius_miles, near_latitude, near_longitude, filters) as page
  cross join lateral (select (page.plan).*) as plan
  cross join unnest(page.matches) with ordinality as match (doctor_id, entry_id, list, rank, chord, office, place)
  join private.cards on cards.id = match.doctor_id
  left join lateral (
    select * from public.offices
    where offices.doctor_id = match.doctor_id and offices.position > 0 and (
      offices.position = match.office
      or (offices.address_state = (plan.parsed).state and (plan.parsed).state <> cards.address_state)
    )
    order by offices.position limit 1
  ) as offices on true
  left join public.offices as shown
    on shown.doctor_id = match.doctor_id and shown.position = coalesce(offices.position, 0)
  cross join lateral private.card_clinicians(cards.id, page.people) as team
  where private.require_small_search(search, search_doctors.filters)
    and private.require_at_most(octet_length(after), 1000, 'bytes of a cursor')
  order by match.place;
end;
comment on function public.search_doctors is
  'Returns one page of published listings for a search text (place, tag, practice, person, phone, or NPI), best first, '
  'or around a position. "after" is the page_cursor of the last row shown. "total" is 1001 for more than 1,000. '
  '"place" is where distances are measured from, and "place_radius" the miles around it. "office_name", "office_city", '
  'and "office_state" are of the nearest office, or of the one in the state, if it is not the listing''s own address; '
  'hours, notes, time zone, and "step_free" are of the office that is shown. "clinicians" are the first three of '
  '"clinician_count" as [{name, credentials, photo_url, is_searched}], those whose name or NPI was searched for first. '
  '"corrected" is the text without typos that was searched instead. "unmatched" are words that nothing matches, which '
  'were left out; if the text is nothing but a name, "elsewhere" is how many listings elsewhere have it. '
  '"empty_region" is the region of the place if the nearest are across the sea. "filters" are those of the '
  'directory''s URL, such as {"accepting": "yes", "price-to": "100", "household": "34,36,4", "sort": "price"}; unknown '
  'ones are ignored.';
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
      when not exists (select from unnest(removed) as word where parsed.piece_of[word] = piece)
        then parsed.pieces[piece]
    end as part
    from generate_series(1, cardinality(parsed.pieces)) as piece
    where not removes_radius or piece <> all (coalesce(parsed.radius_pieces, '{}'))
  ) as parts
  -- "Dr." or "doctor in" is no search.
  where replacement is not null or exists (
    select from unnest(parsed.words) with ordinality as rest (word, place)
    where place <> all (removed)
      and (place between (parsed.place_span).first and (parsed.place_span).last or not private.is_filler(word))
  )
);
comment on function private.remove_words is
  'Returns the text as it was typed without some of its words and its radius, or with a replacement for the words.';

create function private.words_of_span(parsed private.parsed_search, first integer, last integer) returns integer[]
language sql stable
return array(select generate_series(
  first - case when first > 1 and private.has_term(parsed.words[first - 1], '{preposition}') then 1 else 0 end, last
));
comment on function private.words_of_span is 'Returns the words of a span, with the preposition before it.';

create function private.describe_search(search text) returns table (kind text, label text, without text)
language plpgsql stable security definer set search_path = '' rows 5 as $$
declare
  parsed constant private.parsed_search := case
    when private.require_small_search(search) then (private.plan_text(coalesce(search, ''))).parsed
  end;
  place_words constant integer[] := private.words_of_span(parsed, (parsed.place_span).first, (parsed.place_span).last);
begin
  return query select case when parsed.outside is null then 'missing ZIP' else 'outside' end,
    coalesce(parsed.outside, parsed.missing_zip), private.remove_words(parsed, place_words)
  where coalesce(parsed.outside, parsed.missing_zip) is not null;
  -- "kids doctor pediatrics" is one part.
  return query
  select part.kind, part.value,
    private.remove_words(parsed, array_agg(word order by part.first, word))
  from unnest(parsed.parts) as part
  cross join unnest(private.words_of_span(parsed, part.first, part.last)) as word
  where part.kind in ('tag', 'filter')
  group by 1, 2 order by min(part.first);
  return query
  select 'words', private.typed_words(parsed, parsed.rest), private.remove_words(parsed, parsed.rest || array(
    -- "dr austin" would be another person.
    select place - 1 from unnest(parsed.rest) as place where private.follows_title(parsed.words, place)
  )) where cardinality(parsed.rest) > 0;
  return query
  select part.kind,
    case
      when part.kind = 'lowest price' then part.value
      else array_to_string(parsed.words[part.first:part.last], ' ')
    end,
    private.remove_words(parsed, array(select generate_series(part.first, part.last)))
  from unnest(parsed.parts) as part
  where part.kind in ('not listed', 'excluded', 'lowest price', 'insurance', 'sharing plan', 'medicare', 'emergency')
    or (part.kind = 'near me' and parsed.place_span is null)
  order by part.first;
  return query select 'household', ages, search from private.household_of(parsed.parts) as ages where ages is not null;
  return query
  -- A radius needs a place.
  select kind_of_place, place_label, private.remove_words(parsed, place_words, removes_radius => true)
  from (values ('place', (parsed.place).label), ('state', private.state_label(parsed.state))) as
    places (kind_of_place, place_label)
  where place_label is not null;
  return query select 'radius', parsed.radius::text, private.remove_words(parsed, '{}', removes_radius => true)
  where parsed.radius is not null and coalesce(parsed.state, parsed.outside, parsed.missing_zip) is null;
  return query
  select 'other place', other, private.remove_words(
    parsed, coalesce(
      nullif(place_words, '{}'),
      nullif(private.words_of_span(parsed, (parsed.other_places_span).first, (parsed.other_places_span).last), '{}'),
      parsed.rest
    ),
    other
  )
  from unnest(parsed.other_places) as other;
  return query select 'name', parsed.other_name, '"' || parsed.other_name || '"' where parsed.other_name is not null;
end $$;
comment on function private.describe_search is
  'Returns the parts that search_doctors parses a text into, in display order, each with the text without it. "kind" '
  'is "tag", "words", "place", "state", "radius" (miles), "other place" (what the place could be; "without" is the '
  'text with it instead), "missing ZIP", "outside" (not in the directory), "filter" (a filter that the text sets, in '
  'the format of the URL: "price-to=80"), "near me" (asks for a position), "name" (what all of it could be instead), '
  '"not listed" (ignored, because no listing has it), "excluded" ("no nurses") and "lowest price" (dollars), for which '
  'there are no filters, "insurance", "sharing plan", "medicare", or "emergency" (all '
  'ignored), or "household" (the ages of its people; those with a question mark are only usual, and ignored). Definer: '
  'the vocabulary is private.';
grant execute on function private.describe_search to anon, authenticated, service_role;
select private.expose_function('describe_search');
