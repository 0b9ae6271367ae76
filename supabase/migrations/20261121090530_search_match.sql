-- Turns a parsed search into a plan, and reads the matching listings in ranked order, one page at a time. These functions are private, and
-- read the search index only. Conditions are SQL text that PostgreSQL plans for each search: a generic plan scans a whole index when
-- nothing matches. In every condition $1 is the plan.

create type private.search_plan as (
  parsed private.parsed_search,
  words tsquery,
  -- Conditions, best first; the last one holds for everything that matches.
  tiers text[],
  -- The number of matches, as private.count_matches returns it.
  total integer,
  -- The miles around the place to search, and the same as a chord.
  radius integer,
  reach double precision,
  -- Where to measure distances from, what else is searched for around it ("within"), its tags and its other conditions, and what to show
  -- after everything within reach ("beyond").
  place private.place,
  within text,
  tags text[],
  others text,
  beyond text,
  corrected text,
  -- The price schedules within a price limit, or those above it, whichever are fewer.
  schedules_within integer[],
  schedules_above integer[],
  -- Words that no listing of the place matches, which the plan leaves out, and how many listings elsewhere match them.
  unmatched text,
  elsewhere integer
);
comment on type private.search_plan is 'How to answer a search.';

create function private.like_condition(subject text, part text) returns text
language sql immutable
return format('%I like %L', subject, '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%');
comment on function private.like_condition is 'Returns the condition that a column contains a text.';

create function private.contains_condition(fragment text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 64;
  found_words text[];
begin
  execute format('select array_agg(word) from (select word from private.search_words where %s limit %s) as few',
    private.like_condition('word', fragment), most_words + 1) into found_words;
  -- A fragment of so many words is common: reading listings until enough match is faster than any index.
  if cardinality(found_words) > most_words or cardinality(private.split_words(fragment)) = 0 then
    return private.like_condition('document', fragment);
  end if;
  return format('words @@ %L::tsquery', (
    select string_agg(distinct quote_literal(word), ' | ') from unnest(found_words || fragment) as word
  ));
end $$;
comment on function private.contains_condition is 'Returns the condition that a listing contains a fragment of a word.';

create function private.tags_condition(tags text[]) returns text
language sql immutable
return 'words @@ ' || quote_literal(private.all_words(tags)::text) || '::tsquery';
comment on function private.tags_condition is 'Returns the condition that a listing has all of the tags; null without tags.';

create function private.state_condition(code text) returns text
language sql immutable
return format('(state = %L or words @@ %L::tsquery)', code, quote_literal(private.office_tag(code)));
comment on function private.state_condition is
  'Returns the condition that a listing has its address or an office in a state, to be read in the order of the index of states.';

create function private.expected_matches(condition text, plan private.search_plan, source text) returns double precision
language plpgsql volatile set search_path = '' as $$
declare
  expected json;
begin
  execute 'explain (format json) select from ' || source || ' as entries where ' || condition into expected using plan;
  return (expected -> 0 -> 'Plan' ->> 'Plan Rows')::double precision;
end $$;
comment on function private.expected_matches is
  'Returns how many entries of a source PostgreSQL expects to match: counting a common word takes 100 ms at 1,000,000 listings. Volatile, '
  'because EXPLAIN must be.';

create function private.is_common(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found integer := 0;
begin
  -- Statistics multiply the shares of two common words, so a sample has to confirm them.
  if private.expected_matches(condition, plan, source) > 10000 then
    execute format(
      'select count(*) from (
         select * from %s as entries where entry_id >= (select max(entry_id) / 2 from private.listing_entries)
         order by entry_id limit 500
       ) as sample where %s', source, condition
    ) into found using plan;
  end if;
  return found > 2;
end $$;
comment on function private.is_common is
  'Returns whether thousands of listings match, by statistics and a sample: an index might have to name all of them to count 1,000.';

create function private.count_few(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns integer
language plpgsql stable set search_path = '' as $$
declare
  total integer;
begin
  execute format('select count(*) from (select from %s as entries where %s limit 1001) as capped', source, condition)
  into total using plan;
  return total;
end $$;
comment on function private.count_few is 'Returns how many listings match: exact up to 1,000, and 1001 for more.';

create function private.count_matches(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns integer
language sql stable
return case when private.is_common(condition, plan, source) then 10001 else private.count_few(condition, plan, source) end;
comment on function private.count_matches is 'Returns how many listings match: exact up to 1,000, 1001 for more, and 10001 for thousands.';

create function private.has_match(condition text, plan private.search_plan, source text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found boolean;
begin
  execute format('select exists (select from %s as entries where %s)', source, condition) into found using plan;
  return found;
end $$;
comment on function private.has_match is 'Returns whether any entry of a source matches.';

create function private.correct_word(typed text) returns text
language sql stable
return coalesce(
  -- Two letters changed places: "tuscon".
  (select word from generate_series(1, char_length(typed) - 1) as place
   join private.search_words on word = overlay(typed placing reverse(substr(typed, place, 2)) from place for 2)
   order by place limit 1),
  (select word from (
     select word, extensions.similarity(word, typed) as likeness, extensions.levenshtein(left(word, 40), left(typed, 40)) as slips
     from private.search_words
     where word operator(extensions.%) typed and char_length(word) > 3
     order by likeness desc, word limit 8
   ) as near
   -- "tirzepatide" is not "tide", and "france" not "francisco".
   where slips <= greatest(1, least(3, char_length(typed) / 3))
   -- People leave a letter out more often than they type another.
   order by slips, char_length(word) desc, likeness desc, word limit 1),
  typed
);
comment on function private.correct_word is 'Returns the known word that differs by the fewest letters, or the word itself if all differ by many.';

create function private.correct_words(words text[]) returns text[]
language sql stable
return (
  select array_agg(
    case
      when char_length(typed) < 4 or private.is_filler(typed) or exists (select from private.search_words where word = typed)
        or exists (select from private.search_stop_phrases where phrase = typed) then typed
      else private.correct_word(typed)
    end order by place
  )
  from unnest(words) with ordinality as words (typed, place)
);
comment on function private.correct_words is 'Corrects the unknown words of at least four letters.';

create function private.build_number_plan(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  digits constant text := right(regexp_replace(
    substring(left(query, 200) from '(?<![0-9])(?:\+?1[-./ ]{0,2})?\(?[0-9]{3}\)?[-./ ]{0,3}[0-9]{3}[-./ ]{0,3}[0-9]{4}(?![0-9])'),
    '[^0-9]', '', 'g'), 10);
  parts uuid[];
  plan private.search_plan;
begin
  if digits is null then
    return null;
  end if;
  plan.parsed.rest := '{}';
  -- The NPIs of clinicians, and the phones of other offices.
  parts := array(
    select doctor_id from public.clinicians where npi = digits
    union select doctor_id from public.offices where private.phone_digits(phone) = digits
    limit 100
  );
  plan.tiers := array[
    format('phone = %1$L or npi = %1$L', digits) || case when cardinality(parts) > 0 then format(' or doctor_id = any (%L::uuid[])', parts) else '' end
  ];
  plan.total := private.count_matches(plan.tiers[1], plan);
  return plan;
end $$;
comment on function private.build_number_plan is 'Returns the plan for a text with a phone number or NPI, which outweighs all else; null without one.';

create function private.build_parsed_plan(parsed private.parsed_search) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  most_rest constant integer := 8;
  plan private.search_plan;
  rest constant text[] := (array(select distinct parsed.words[place] from unnest(parsed.rest) as place))[:most_rest];
  -- "Dr. Austin" is a person rather than a practice of the town.
  people constant uuid[] := case when private.follows_title(parsed.words, parsed.rest[1])
    then private.listings_of_person(array_to_string(private.words_at(parsed.words, parsed.rest), ' ')) end;
  tags constant text[] := array(select distinct private.concept_tag(concept) from unnest(parsed.concepts) as concept);
  in_state text;
begin
  plan.parsed := parsed;
  plan.words := private.all_words(rest);
  plan.tags := tags;
  plan.others := (select string_agg(private.contains_condition(word), ' and ') from unnest(rest) as word);
  plan.within := concat_ws(' and ', private.tags_condition(tags), plan.others);
  if (parsed.place).label is not null then
    plan.place := parsed.place;
    if plan.within <> '' then
      plan.total := private.count_matches(plan.within, plan);
    elsif parsed.is_exact_place is not true then
      -- The name of a town can also be that of a practice.
      plan.beyond := format('name_words @@ %L::tsquery', private.all_words(
        parsed.words[(parsed.place_span).first:(parsed.place_span).last]));
    end if;
    return plan;
  end if;
  if parsed.state is not null and plan.within <> '' then
    in_state := private.tags_condition(array[private.state_tag(parsed.state)]) || ' and ' || plan.within;
    plan.total := private.count_matches(in_state, plan);
    -- Many are read in the order of the index of states, and "is true" keeps the index of words out of it.
    plan.within := case when plan.total > 1000 then format('%s and (%s) is true', private.state_condition(parsed.state), plan.within) else in_state end;
  else
    if parsed.state is not null then
      plan.within := private.state_condition(parsed.state);
    elsif plan.within = '' then
      -- "primary care" is what all of them do; those with it in their name come first.
      plan.words := private.all_words(parsed.words);
      plan.within := 'true';
    end if;
    plan.total := private.count_matches(plan.within, plan);
  end if;
  plan.tiers := array_remove(array[
    case when cardinality(people) > 0 then format('doctor_id = any (%L::uuid[]) and %s', people, plan.within) end,
    case when plan.words is not null then 'name_words @@ ($1).words and ' || plan.within end,
    case when plan.words is not null then 'words @@ ($1).words and ' || plan.within end,
    case when cardinality(tags) > 0 then format('words @@ %L::tsquery and %s', (
      select string_agg(quote_literal('=' || tag), ' | ') from unnest(tags) as tag), plan.within) end,
    plan.within
  ], null);
  return plan;
end $$;
comment on function private.build_parsed_plan is 'Returns the plan for a parsed search.';

create function private.build_text_plan(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan := private.build_number_plan(query);
  parsed private.parsed_search;
  corrected text[];
  retry private.search_plan;
begin
  if plan.tiers is not null then
    return plan;
  end if;
  parsed := case when btrim(query) <> '' then private.parse_search(query) end;
  if parsed.missing_zip is not null or parsed.outside is not null or (cardinality(parsed.words) = 0 and btrim(query) <> '') then
    plan.parsed := parsed;
    plan.tiers := array['false'];
    plan.total := 0;
    return plan;
  end if;
  plan := private.build_parsed_plan(parsed);
  if plan.total = 0 and cardinality(parsed.rest) = 0 then
    -- A language that no practice in this place lists may be a name.
    return private.build_parsed_plan(private.parse_name(parsed));
  end if;
  if plan.total > 0 or cardinality(parsed.rest) = 0 then
    return plan;
  end if;
  corrected := private.correct_words(parsed.words);
  if corrected = parsed.words then
    return plan;
  end if;
  retry := private.build_parsed_plan(private.parse_search(
    array_to_string(corrected, ' ') || coalesce(' within ' || parsed.radius || ' miles', '')));
  -- A little-known town is no likelier than what was typed.
  if (retry.parsed).place_span is not null and (retry.parsed).is_exact_place is not true and not (retry.parsed).is_strong_place then
    return plan;
  end if;
  if retry.total > 0 or ((retry.place).label is not null and retry.within = '') then
    retry.corrected := array_to_string((retry.parsed).pieces, ' ');
    return retry;
  end if;
  return plan;
end $$;
comment on function private.build_text_plan is
  'Returns the plan for at most 200 characters of a text; where it matches nothing anywhere, the plan for the text without its typos.';

create function private.build_plan(query text, radius_miles integer, near extensions.cube) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan;
begin
  if near is null or query <> '' then
    plan := private.build_text_plan(coalesce(query, ''));
  end if;
  -- A place in the text outweighs the visitor's position, a number has one answer, and nothing is nowhere near.
  if near is not null and (coalesce(query, '') = '' or not (
    plan.within is null or plan.total = 0 or (plan.place).label is not null or (plan.parsed).state is not null)
  ) then
    plan.place := row('you', near);
  end if;
  plan.radius := least(greatest(coalesce(radius_miles, (plan.parsed).radius, private.near_miles()), 1), 100);
  plan.reach := 2 * 3958.8 * sin(plan.radius / (2 * 3958.8));
  return plan;
end $$;
comment on function private.build_plan is
  'Returns the plan for a text, around the visitor''s position if it is given. The radius is the requested one, or else that of the text.';

create type private.search_match as (
  doctor_id uuid,
  entry_id bigint,
  tier integer,
  chord double precision,
  cursor text,
  office smallint
);
comment on type private.search_match is
  'A matching listing and its place in the order: tier, then distance (a chord through the globe in miles), then entry. "cursor" is its place in '
  'another order, and "office" the nearest of its offices in a search by distance.';

create type private.search_page as (
  matches private.search_match[],
  total integer,
  place text,
  state text,
  radius integer,
  corrected text,
  unmatched text,
  elsewhere integer
);

create function private.match_text(plan private.search_plan, after private.search_match, room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  conditions constant text[] := plan.tiers;
  ranks text := '';
  earlier text := 'true';
  added integer;
begin
  if plan.total <= 1000 then
    for tier in 1..cardinality(conditions) loop
      ranks := ranks || format(' when %s then %s', conditions[tier], tier);
    end loop;
    return query execute format(
      'with matches as materialized (
         select doctor_id, entry_id, case %s end as tier, 0::double precision, null::text, null::smallint
         from private.listing_entries where %s
       )
       select * from matches where (tier, entry_id) > (($2).tier, ($2).entry_id) order by tier, entry_id limit $3',
      ranks, conditions[cardinality(conditions)]
    ) using plan, after, room;
    return;
  end if;
  -- Too many to rank: read each tier in the order of an index, without the listings of earlier tiers.
  for tier in 1..cardinality(conditions) loop
    if tier >= after.tier then
      return query execute format(
        'select doctor_id, entry_id, %s, 0::double precision, null::text, null::smallint from private.listing_entries
         where %s and %s and entry_id > $2 order by entry_id limit $3', tier, conditions[tier], earlier
      ) using plan, case when tier = after.tier then after.entry_id else 0 end, room;
      get diagnostics added = row_count;
      room := room - added;
      exit when room = 0;
    end if;
    earlier := format('%s and (%s) is not true', earlier, conditions[tier]);
  end loop;
end $$;
comment on function private.match_text is 'Returns the listings after a match, tier by tier.';

create function private.plan_condition(plan private.search_plan) returns text
language sql stable
return case
  -- For common conditions the index of positions is faster than that of words, which "is true" keeps out of it.
  when plan.total > 1000 then nullif(concat_ws(' and ',
    case when cardinality(plan.tags) > 0 then format('tags @> %L::smallint[]', private.tag_ids(plan.tags)) end, '(' || plan.others || ') is true'
  ), '')
  else nullif(plan.within, '')
end;
comment on function private.plan_condition is 'Returns the condition for what is searched for around a place; null if it is everything.';

create function private.offices_source(condition text) returns text
language sql immutable
-- The index of words finds the listings, and these their offices; "offset 0" keeps the index of positions out.
return format(
  '(select entries.* from (select doctor_id from private.listing_entries where %s) as rare
   join private.doctor_search as entries using (doctor_id) offset 0)', condition);
comment on function private.offices_source is 'Returns the SQL for the entries of all offices of the listings that match; they should be few.';

create function private.plan_source(plan private.search_plan) returns text
language sql stable
return case when plan.total <= 1000 and plan.within <> '' then private.offices_source(plan.within) else 'private.doctor_search' end;
comment on function private.plan_source is 'Returns the SQL for the entries to search around a place.';

create function private.is_nearest(spot extensions.cube, other_positions extensions.cube[], center extensions.cube) returns boolean
language sql immutable parallel safe
return not exists (
  select from unnest(other_positions) as other where other operator(extensions.<->) center < spot operator(extensions.<->) center
);
comment on function private.is_nearest is 'Returns whether none of a listing''s other offices is nearer to the center.';

create function private.nearest_condition() returns text
language sql immutable
-- For listings with two offices an operator costs a twentieth of the function.
return '(other_positions is null
   or position operator(extensions.<->) (($1).place).position <= other_positions[1] operator(extensions.<->) (($1).place).position
   and (cardinality(other_positions) = 1 or private.is_nearest(position, other_positions, (($1).place).position)))';
comment on function private.nearest_condition is 'Returns the condition that an office is its listing''s nearest to the place of the plan.';

create function private.reach_condition(plan private.search_plan) returns text
language sql immutable
return format(
  'position operator(extensions.<@) extensions.cube_enlarge((($1).place).position, %1$s, 3)
   and position operator(extensions.<->) (($1).place).position <= %1$s', plan.reach
);
comment on function private.reach_condition is 'Returns the condition that an office is within reach of the place of the plan.';

create function private.nearby_condition(plan private.search_plan) returns text
language sql stable
return concat_ws(' and ', private.reach_condition(plan), private.nearest_condition(), private.plan_condition(plan));
comment on function private.nearby_condition is 'Returns the condition that an office is within reach, its listing''s nearest, and matches the plan.';

create function private.exceeds_count_limit(plan private.search_plan) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  -- Of 1,000 listings 125 are expected in the sample of every eighth, and 220 once in 10^16 searches.
  enough constant integer := 220;
  found integer;
begin
  if plan.total <= 1000 then
    return false;
  end if;
  execute format(
    'select count(*) from (select from private.listing_entries where uuid_hash(doctor_id) & 7 = 0 and %s limit %s) as few',
    concat_ws(' and ', private.reach_condition(plan), private.plan_condition(plan)), enough
  ) into found using plan;
  return found = enough;
end $$;
comment on function private.exceeds_count_limit is
  'Returns true if surely more than 1,000 listings are within reach, by a sample: reading 1,001 takes four times as long.';

create function private.nearest_chord() returns text
language sql immutable
return 'least(
  position operator(extensions.<->) (($1).place).position, other_positions[1] operator(extensions.<->) (($1).place).position,
  case when cardinality(other_positions) > 1 then (
    select min(other operator(extensions.<->) (($1).place).position) from unnest(other_positions) as other
  ) end)';
comment on function private.nearest_chord is 'Returns the SQL for the chord to a listing''s nearest office; null if no office has a position.';

create function private.is_rare(plan private.search_plan) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(plan.within, '') <> '' and (
    plan.total <= 1000
    -- About as many as can be read in the time that a walk around the place takes to meet them.
    or plan.total = 1001 and private.expected_matches(plan.within, plan, 'private.listing_entries') <= 4000
  );
end $$;
comment on function private.is_rare is 'Returns whether reading all matches is faster than reading everything around the place.';

create function private.match_nearest(plan private.search_plan, tier integer, room integer) returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  is_rare constant boolean := coalesce(private.is_rare(plan), false);
  -- Rare matches are sorted as a whole: in the order of distance the last entry of all might be among them.
  source constant text := case when is_rare then private.offices_source(format(
    '%s order by %s fetch first %s rows with ties', plan.within, private.nearest_chord(), room
  )) else 'private.doctor_search' end;
begin
  return query execute format(
    'with nearest as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office from %s as listings
       where position is not null and %s and %s
       -- The index knows the order of distance, but not that of entries at the same position.
       order by position operator(extensions.<->) (($1).place).position fetch first %s rows with ties
     )
     select doctor_id, entry_id, %s, chord, null::text, office from nearest order by chord, entry_id limit %s',
    source, private.nearest_condition(), case when is_rare then plan.within else coalesce(private.plan_condition(plan), 'true') end,
    room, tier, room
  ) using plan;
end $$;
comment on function private.match_nearest is 'Returns the nearest matches, at any distance.';

create function private.match_nearby(plan private.search_plan, after private.search_match, room integer) returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  is_rare constant boolean := coalesce(private.is_rare(plan), false);
  is_first constant boolean := after.tier = 0;
  page private.search_page;
begin
  if is_first and not is_rare and private.exceeds_count_limit(plan) then
    page.total := 1001;
  else
    -- One scan counts and finds.
    execute format(
      'with inside as materialized (
         select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office
         from %s as entries where %s limit case when ($2).tier = 0 then 1001 end
       )
       select least(1001, (select count(*) from inside)), array(
         select (doctor_id, entry_id, 1, chord, null, office)::private.search_match from inside
         where ($2).tier <= 1 and (chord, entry_id) > (($2).chord, ($2).entry_id) order by chord, entry_id limit $3
       )',
      case when is_rare then private.offices_source(format('%s and %s <= %s', plan.within, private.nearest_chord(), plan.reach))
        else 'private.doctor_search' end,
      case when is_rare then concat_ws(' and ', private.reach_condition(plan), private.nearest_condition(), plan.within)
        else private.nearby_condition(plan) end
    ) into page.total, page.matches using plan, after, room;
  end if;
  -- The 1,001 that were counted need not be the nearest.
  if page.total > 1000 and is_first then
    page.matches := array(select match from private.match_nearest(plan, 1, room) as match);
  end if;
  return page;
end $$;
comment on function private.match_nearby is 'Returns how many listings are within reach, and those after a match, nearest first.';

create function private.match_named(plan private.search_plan, after private.search_match, room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select doctor_id, entry_id, 2, 0::double precision, null::text, null::smallint from private.listing_entries
     where %s and (%s) is not true and entry_id > $2
       and not exists (select from unnest(other_positions) as office where office operator(extensions.<->) (($1).place).position <= ($1).reach)
     order by entry_id limit $3', plan.beyond, private.nearby_condition(plan)
  ) using plan, case when after.tier = 2 then after.entry_id else 0 end, room;
end $$;
comment on function private.match_named is 'Returns the listings out of reach that have the name of the place.';

create function private.parse_cursor(value text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(value, '^([0-9]{1,2})/([0-9]{1,5}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)/([0-9]{1,18})$');
begin
  if value is null then
    return (null::uuid, 0::bigint, 0, (-1)::double precision, null::text, null::smallint);
  elsif parts is null then
    raise exception 'The cursor "%" is not one of ours', left(value, 60) using errcode = '22023';
  end if;
  return (null::uuid, parts[3]::bigint, parts[1]::integer, parts[2]::double precision, null::text, null::smallint);
end $$;
comment on function private.parse_cursor is 'Returns the match that a page starts after; one before all others without a cursor.';

create function private.build_search_plan(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision
)
returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  near constant extensions.cube := private.round_position(near_latitude, near_longitude);
  plan private.search_plan := private.build_plan(query, radius_miles, near);
  parsed private.parsed_search := plan.parsed;
  is_around constant boolean := (plan.place).label is not null;
  narrowed private.search_plan;
begin
  if cardinality(parsed.rest) > 0 and (is_around or parsed.state is not null or (near is not null and plan.within is not null)) and (
    plan.total = 0 or (is_around and not private.has_match(private.nearby_condition(plan), plan, private.plan_source(plan)))
  ) then
    parsed.rest := '{}';
    narrowed := private.build_parsed_plan(parsed);
    if (parsed.place).label is null and parsed.state is null then
      narrowed.place := row('you', near);
    end if;
    narrowed.radius := plan.radius;
    narrowed.reach := plan.reach;
    narrowed.corrected := plan.corrected;
    narrowed.unmatched := private.typed_words(plan.parsed, (plan.parsed).rest);
    if parsed.state is not null then
      parsed := plan.parsed;
      parsed.state := null;
      plan.total := (private.build_parsed_plan(parsed)).total;
    end if;
    narrowed.elsewhere := plan.total;
    return narrowed;
  end if;
  return plan;
end $$;
comment on function private.build_search_plan is
  'Returns the plan for a text, around a position if it is given. Remaining words that nothing matches within reach or in the state are left '
  'out and reported, which is better than a listing far away.';
