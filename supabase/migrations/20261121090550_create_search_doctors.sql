-- Search: one request, one function. It answers in tiers, best first, each read in the order of an index, so that paging by cursor
-- reaches every listing and no tier has to be sorted as a whole.

create type private.place as (label text, position extensions.cube);

create function private.locate_zip(query text) returns private.place
language sql stable
return (
  -- A ZIP that is not on the map (a post-office box, a new one) lies near its neighbors of the same first three digits.
  select row(
    'ZIP ' || left(query, 5),
    private.earth_position(avg(latitude), avg(longitude))
  )::private.place
  from public.zip_codes
  where query ~ '^[0-9]{5}(-[0-9]{4})?$'
    -- American Samoa shares its first digits with Hawaii, 2,500 miles away.
    and query !~ '^96799'
    and zip between left(query, 3) || '00' and left(query, 3) || '99'
    and (zip = left(query, 5) or not exists (select 1 from public.zip_codes where zip = left(query, 5)))
  having count(*) > 0
);

comment on function private.locate_zip is 'The place a ZIP or ZIP+4 stands for; null when the text is neither.';
revoke execute on function private.locate_zip from public;

create function private.locate_city(query text, wanted_state text) returns private.place
language sql stable
return (
  select row(
    min(city) || ', ' || state,
    private.earth_position(avg(latitude), avg(longitude))
  )::private.place
  from public.zip_codes
  where private.place_key(city) = private.place_key(query) and state = coalesce(wanted_state, state)
  group by state
  order by count(*) desc, state
  limit 1
);

comment on function private.locate_city is
  'The middle of a city''s ZIP codes. Without a state, the state where a city of that name has most of them.';
revoke execute on function private.locate_city from public;

create function private.locate_city_and_state(query text) returns private.place
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := regexp_split_to_array(btrim(query), '[\s,]+');
  size constant int := cardinality(words);
  code text;
  found private.place;
begin
  for state_words in 1..least(3, size - 1) loop
    code := private.state_code(array_to_string(words[size - state_words + 1:], ' '));
    if code is not null then
      found := private.locate_city(array_to_string(words[:size - state_words], ' '), code);
      if found.label is not null then
        return found;
      end if;
    end if;
  end loop;
  return null;
end $$;

comment on function private.locate_city_and_state is 'The place "City, ST", "City ST" or "City, State" stands for; null when the text is none.';
revoke execute on function private.locate_city_and_state from public;

create type private.search_plan as (
  words tsquery,
  place_conditions text[],
  contains text,
  phrase text,
  total integer,
  place private.place,
  corrected text
);

comment on type private.search_plan is
  'A search text understood: the query for its words, SQL conditions for the cities and states it may name, the condition that a '
  'listing contains every part of it, and the one that it contains them as they stand, how many listings contain every part (1001 '
  'for more than 1000; null when a place answers), the place to measure from, and the text it was corrected to.';

create function private.like_condition(subject text, part text) returns text
language sql immutable
return format(
  '%I like %L', subject, '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%'
);

comment on function private.like_condition is 'The SQL condition that the column contains the part as it stands.';
revoke execute on function private.like_condition from public;

create function private.contains_condition(fragment text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 64;
  found_words text[];
begin
  execute format('select array_agg(word) from (select word from private.search_words where %s limit %s) as few',
    private.like_condition('word', fragment), most_words + 1) into found_words;
  -- What stands in so many different words is common: reading until enough are found is quicker than any index.
  if cardinality(found_words) > most_words or cardinality(private.split_words(fragment)) = 0 then
    return private.like_condition('document', fragment);
  end if;
  return format('words @@ %L::tsquery', (
    select string_agg(distinct quote_literal(word), ' | ') from unnest(found_words || fragment) as word
  ));
end $$;

comment on function private.contains_condition is 'The SQL condition that a listing contains the fragment of a word.';
revoke execute on function private.contains_condition from public;

create function private.all_words(words text[]) returns tsquery
language sql immutable
return (select string_agg(quote_literal(word), ' & ')::tsquery from unnest(words) as word);

comment on function private.all_words is 'The full-text query for all of the words; null when there are none.';
revoke execute on function private.all_words from public;

create function private.place_conditions(folded text, words text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  conditions text[] := array[format('city = %L', folded)];
  size constant integer := cardinality(words);
  head text;
  tail text;
begin
  if private.state_code(folded) is not null then
    conditions := conditions || format('state = %L', private.state_code(folded));
  end if;
  -- "family medicine texas", "austin pediatrics": a place beside words. "is true" keeps the index of the words out of it: the
  -- place's own is smaller.
  for taken in 1..least(3, size - 1) loop
    head := array_to_string(words[:taken], ' ');
    tail := array_to_string(words[size - taken + 1:], ' ');
    if private.state_code(tail) is not null then
      conditions := conditions || format('state = %L and (words @@ %L::tsquery) is true',
        private.state_code(tail), private.all_words(words[:size - taken]));
    end if;
    conditions := conditions
      || format('city = %L and (words @@ %L::tsquery) is true', tail, private.all_words(words[:size - taken]))
      || format('city = %L and (words @@ %L::tsquery) is true', head, private.all_words(words[taken + 1:]));
  end loop;
  return conditions;
end $$;

comment on function private.place_conditions is 'SQL conditions, best first, for the cities and states that a search text may name.';
revoke execute on function private.place_conditions from public;

create function private.plan_words(folded text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan;
  words constant text[] := (private.split_words(folded))[:8];
  -- Punctuation alone has no words, yet a name may contain it.
  fragments constant text[] := case when cardinality(words) = 0 and folded <> '' then array[folded] else words end;
begin
  plan.words := private.all_words(words);
  plan.place_conditions := private.place_conditions(folded, words);
  plan.contains := coalesce(
    (select string_agg(private.contains_condition(fragment), ' and ') from unnest(fragments) as fragment), 'true');
  plan.phrase := format('%s and %s', plan.contains, private.like_condition('document', folded));
  return plan;
end $$;

comment on function private.plan_words is 'What to look for, given a folded text: at most eight words, each of which a match contains.';
revoke execute on function private.plan_words from public;

create function private.count_matches(condition text, plan private.search_plan) returns integer
language plpgsql stable set search_path = '' as $$
declare
  sample_size constant integer := 10000;
  total integer;
begin
  -- No index answers LIKE here, but what it is used for is common: a sample may already show that there are many.
  if condition like '%document like%' then
    execute format('select count(*) from (select * from private.doctor_search limit %s) as sample where %s', sample_size, condition)
    into total using plan;
    if total * (select greatest(reltuples, 0) / sample_size from pg_class where oid = 'private.doctor_search'::regclass) > 5000 then
      return 1001;
    end if;
  end if;
  -- Planned anew for each call: a generic plan scans the whole index when nothing matches.
  execute format('select count(*) from (select 1 from private.doctor_search where %s limit 1001) as capped', condition)
  into total using plan;
  return total;
end $$;

comment on function private.count_matches is
  'How many listings meet the condition, in which $1 is the plan: exact up to 1000, and 1001 for more.';
revoke execute on function private.count_matches from public;

create function private.count_text_matches(plan private.search_plan) returns integer
language plpgsql stable set search_path = '' as $$
declare
  condition text;
  total integer := 0;
begin
  -- All but the last count a part of what the last counts, more cheaply: often that is enough to know that there are many.
  foreach condition in array plan.place_conditions || plan.contains loop
    -- One city rarely holds that many that also have the words.
    continue when condition like 'city = % and %';
    total := private.count_matches(condition, plan);
    exit when total > 1000;
  end loop;
  return total;
end $$;

comment on function private.count_text_matches is 'How many listings contain the words of the plan; 1001 for more than 1000.';
revoke execute on function private.count_text_matches from public;

create function private.correct_words(folded text) returns text
language sql stable
return (
  select string_agg(coalesce(better.word, words.word), ' ' order by words.place)
  from unnest(private.split_words(folded)) with ordinality as words (word, place)
  left join lateral (
    select search_words.word from private.search_words
    where search_words.word operator(extensions.%) words.word
      and not exists (select 1 from private.search_words as known where known.word = words.word)
    order by extensions.similarity(search_words.word, words.word) desc, search_words.word
    limit 1
  ) as better on true
);

comment on function private.correct_words is 'The text with each unknown word replaced by the most similar word that stands in a listing.';
revoke execute on function private.correct_words from public;

create function private.plan_search(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  folded constant text := regexp_replace(private.fold(btrim(left(query, 200))), '\s+', ' ', 'g');
  plan private.search_plan := private.plan_words(folded);
  corrected text;
  retry private.search_plan;
begin
  plan.place := coalesce(private.locate_zip(folded), private.locate_city_and_state(folded));
  if (plan.place).label is not null then
    return plan;
  end if;
  plan.total := private.count_text_matches(plan);
  if plan.total > 0 then
    return plan;
  end if;
  plan.place := private.locate_city(folded, null);
  if (plan.place).label is not null then
    return plan;
  end if;
  corrected := private.correct_words(left(folded, 100));
  retry := private.plan_words(corrected);
  retry.total := private.count_text_matches(retry);
  if retry.total > 0 then
    retry.corrected := corrected;
    return retry;
  end if;
  return plan;
end $$;

comment on function private.plan_search is
  'Understands a search text: a ZIP or "City, ST" is a place; else text that listings contain; else a city without a listing; '
  'else the text with its typing errors mended. Reads at most 200 characters.';
revoke execute on function private.plan_search from public;

create type private.search_match as (
  doctor_id uuid,
  entry_id bigint,
  tier integer,
  chord double precision
);

comment on type private.search_match is
  'A listing found, and where it stands in the order: by tier, then distance (as a chord through the globe, in miles), then entry.';

create function private.find_by_text(plan private.search_plan, after private.search_match, room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  conditions constant text[] := plan.place_conditions || array['name_words @@ ($1).words', 'words @@ ($1).words', plan.contains];
  ranks text := '';
  earlier text := 'true';
  added integer;
begin
  if plan.total <= 1000 then
    -- Few enough to be ranked as a whole.
    for tier in 1..cardinality(conditions) loop
      ranks := ranks || format(' when %s then %s', conditions[tier], tier);
    end loop;
    return query execute format(
      'with matches as materialized (
         select doctor_id, entry_id, case %s end as tier, 0::double precision from private.doctor_search where %s
       )
       select * from matches where (tier, entry_id) > (($2).tier, ($2).entry_id) order by tier, entry_id limit $3', ranks, plan.contains
    ) using plan, after, room;
    return;
  end if;

  -- Too many to rank: each tier is read in the order of an index, and leaves out what an earlier one has shown.
  for tier in 1..cardinality(conditions) loop
    if tier >= after.tier then
      return query execute format(
        'select doctor_id, entry_id, %s, 0::double precision from private.doctor_search
         where %s and %s and entry_id > $2 order by entry_id limit $3', tier, conditions[tier], earlier
      ) using plan, case when tier = after.tier then after.entry_id else 0 end, room;
      get diagnostics added = row_count;
      room := room - added;
      exit when room = 0;
    end if;
    earlier := format('%s and (%s) is not true', earlier, conditions[tier]);
  end loop;
end $$;

comment on function private.find_by_text is
  'Listings that contain the words of the plan, best first: of the place named, with the words in the name, anywhere, in parts.';
revoke execute on function private.find_by_text from public;

create function private.inside_condition(reach double precision) returns text
language sql immutable
return format(
  'position operator(extensions.<@) extensions.cube_enlarge((($1).place).position, %1$s, 3)
   and position operator(extensions.<->) (($1).place).position <= %1$s', reach
);

comment on function private.inside_condition is
  'The SQL condition that a listing lies within reach (a chord through the globe, in miles) of the place of the plan, which is $1.';
revoke execute on function private.inside_condition from public;

create function private.find_near(
  plan private.search_plan, reach double precision, after private.search_match, room integer
)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  distance constant text := 'position operator(extensions.<->) (($1).place).position';
  inside constant text := private.inside_condition(reach);
  added integer := 0;
begin
  if after.tier <= 1 then
    return query execute format(
      'select doctor_id, entry_id, 1, %1$s from private.doctor_search
       where %2$s and (%1$s, entry_id) > (($2).chord, ($2).entry_id) order by %1$s, entry_id limit $3', distance, inside
    ) using plan, after, room;
    get diagnostics added = row_count;
  end if;
  if added < room then
    return query execute format(
      'select doctor_id, entry_id, 2, 0::double precision from private.doctor_search
       where %s and (%s) is not true and entry_id > $2 order by entry_id limit $3', plan.phrase, inside
    ) using plan, case when after.tier = 2 then after.entry_id else 0 end, room - added;
  end if;
end $$;

comment on function private.find_near is 'Listings within reach, nearest first, then others that contain the text as it stands.';
revoke execute on function private.find_near from public;

create function private.find_nearest(center extensions.cube, room integer) returns setof private.search_match
language sql stable
begin atomic
  select doctor_id, entry_id, 9, position operator(extensions.<->) center
  from private.doctor_search
  where position is not null
  order by position operator(extensions.<->) center, entry_id
  limit room;
end;

comment on function private.find_nearest is 'The nearest listings, however far.';
revoke execute on function private.find_nearest from public;

create function private.parse_cursor(value text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(value, '^([0-9]{1,2})/([0-9]{1,5}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)/([0-9]{1,18})$');
begin
  if value is null then
    return (null::uuid, 0::bigint, 0, (-1)::double precision);
  elsif parts is null then
    raise exception 'The cursor "%" is not one of ours', left(value, 60) using errcode = '22023';
  end if;
  return (null::uuid, parts[3]::bigint, parts[1]::integer, parts[2]::double precision);
end $$;

comment on function private.parse_cursor is 'Where a page starts: after the match of the cursor, or at the top without one.';
revoke execute on function private.parse_cursor from public;

create type private.search_page as (
  matches private.search_match[],
  total integer,
  place text,
  corrected text
);

create function private.match_doctors(query text, page_size integer, after text) returns private.search_page
language plpgsql stable security definer set search_path = '' as $$
declare
  search_radius constant double precision := 25;
  reach constant double precision := 2 * 3958.8 * sin(search_radius / (2 * 3958.8));
  inside constant text := private.inside_condition(reach);
  start constant private.search_match := private.parse_cursor(after);
  room constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  plan constant private.search_plan := private.plan_search(coalesce(query, ''));
  page private.search_page;
begin
  page.place := (plan.place).label;
  page.corrected := plan.corrected;
  if page.place is null then
    page.total := plan.total;
    page.matches := array(select match from private.find_by_text(plan, start, room) as match);
    return page;
  end if;
  page.total := private.count_matches(inside, plan);
  page.matches := array(select match from private.find_near(plan, reach, start, room) as match);
  if page.total > 0 or after is not null then
    return page;
  end if;
  -- Nothing within reach: what carries the name of the place, or else what is nearest.
  if cardinality(page.matches) > 0 then
    page.total := private.count_matches(plan.phrase, plan);
    page.place := null;
  else
    page.matches := array(select match from private.find_nearest((plan.place).position, 10) as match);
  end if;
  return page;
end $$;

comment on function private.match_doctors is
  'The listings that answer a search, best first, from the cursor on. Definer: policies would keep the text indexes from being '
  'used; it reads verified listings only and gives out their ids, and the caller''s own policies decide what is shown of them.';
revoke execute on function private.match_doctors from public;
grant execute on function private.match_doctors to anon, authenticated, service_role;

create function public.search_doctors(search text default '', page_size integer default 24, after text default null)
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
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision,
  is_nearest_fallback boolean,
  place text,
  corrected text,
  total integer,
  page_cursor text
)
language sql stable
begin atomic
  select
    doctors.id, doctors.practice_name, doctors.credentials, doctors.specialty, left(doctors.bio, 300), doctors.photo_url,
    doctors.address_city, doctors.address_state, doctors.monthly_price, doctors.accepting_new_patients, doctors.telehealth_only,
    doctors.ownership,
    case when page.place is not null and match.tier <> 2 then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.tier = 9, page.place, page.corrected, page.total,
    match.tier || '/' || match.chord || '/' || match.entry_id
  from private.match_doctors(search, page_size, after) as page
  cross join unnest(page.matches) as match
  join public.doctors on doctors.id = match.doctor_id
  where doctors.verified
  order by match.tier, match.chord, match.entry_id;
end;

comment on function public.search_doctors is
  'The directory''s one request: verified listings for a search text (practice, city, state, ZIP, specialty), best first, 24 a page. '
  '"after" is the page_cursor of the last row shown. "total" is 1001 for more than 1,000; "place" is '
  'where distances are measured from; "corrected" is the text searched instead when the one given has a typing error.';
revoke execute on function public.search_doctors from public;
grant execute on function public.search_doctors to anon, authenticated, service_role;
