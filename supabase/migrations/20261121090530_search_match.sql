-- Turns a parsed search into a plan, and reads the matching listings in ranked order, one page at a time. These functions are private, and
-- read only the search index. Conditions are SQL text, so that PostgreSQL plans each search by itself: a generic plan scans a whole index when
-- nothing matches. In every condition $1 is the plan, whose place is null for a search of all places or of a state.

create type private.search_plan as (
  parsed private.parsed_search,
  -- Where to measure distances from, the miles around it to search, and the same as a chord.
  place private.place,
  radius integer,
  radius_chord double precision,
  -- The condition of what is searched for, whether any listing matches it, whether thousands do (null if unknown), and, as
  -- private.count_matches adds it, how many do, and whether they are few enough to be read and sorted as a whole.
  matching text,
  has_match boolean,
  is_common boolean,
  total integer,
  is_few boolean,
  -- The same condition apart from its state: tags, and everything else.
  tags text[],
  others text,
  -- Conditions that rank matches, best first.
  ranks text[],
  -- The condition of what to show after everything within reach.
  outside_radius text,
  -- The price schedules within a price limit.
  schedules integer[],
  corrected text,
  -- Words that no listing of the place matches, which the plan leaves out, and how many listings elsewhere match them.
  unmatched text,
  elsewhere integer
);
comment on type private.search_plan is 'How to answer a search.';

create function private.contains_condition(fragment text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 64;
  pattern constant text := quote_literal('%' || regexp_replace(fragment, '([\\%_])', '\\\1', 'g') || '%');
  found_words text[];
begin
  execute format('select array_agg(word) from (select word from private.search_words where word like %s limit %s) as few', pattern, most_words + 1)
  into found_words;
  -- A fragment of so many words is common: reading listings until enough match is faster than any index.
  if cardinality(found_words) > most_words or cardinality(private.split_words(fragment)) = 0 then
    return 'document like ' || pattern;
  end if;
  return format('words @@ %L::tsquery', (
    select string_agg(distinct quote_literal(word), ' | ') from unnest(found_words || fragment) as word
  ));
end $$;
comment on function private.contains_condition is 'Returns the condition that a listing contains a fragment of a word.';

create function private.count_few(condition text, plan private.search_plan, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  total integer;
begin
  execute format('select count(*) from (select from private.doctor_search where %s limit %s) as few', condition, most + 1)
  into total using plan;
  return total;
end $$;
comment on function private.count_few is 'Returns how many entries match: exact up to "most", and one more for more.';

create function private.is_common(condition text, plan private.search_plan) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  is_common boolean;
begin
  -- Repeatable, because pages that were read before are in memory.
  execute format('select count(*) >= 20 from private.doctor_search tablesample system (0.2) repeatable (1) where %s', condition)
  into is_common using plan;
  return is_common;
end $$;
comment on function private.is_common is
  'Returns whether some 10,000 entries match, judging by a sample of pages. With a million listings the sample takes 2 ms. Counting up to 1,000 of '
  '66,000 matches takes 20 ms, because an index on words collects all of them first.';

create function private.matches_any(condition text, plan private.search_plan) returns boolean
language sql stable
-- For a single match PostgreSQL would read everything, because it expects to meet one soon.
return private.count_few(condition, plan, 100) > 0;
comment on function private.matches_any is 'Returns whether any entry matches.';

create function private.correct_words(words text[]) returns text[]
language sql stable
return array(
  select case
    when char_length(typed) < 4 or private.is_filler(typed) or exists (select from private.search_words where word = typed)
      or exists (select from private.search_stop_phrases where phrase = typed) then typed
    else coalesce(
      -- Two letters changed places: "tuscon".
      (select word from generate_series(1, char_length(typed) - 1) as letter
       join private.search_words on word = overlay(typed placing reverse(substr(typed, letter, 2)) from letter for 2)
       order by letter limit 1),
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
    )
  end
  from unnest(words) with ordinality as words (typed, place) order by place
);
comment on function private.correct_words is
  'Replaces unknown words of at least four letters with the known words that differ in the fewest letters, unless too many letters differ.';

create function private.build_number_plan(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  digits constant text := right(regexp_replace(
    substring(left(query, 200) from '(?<![0-9])(?:\+?1[-./ ]{0,2})?\(?[0-9]{3}\)?[-./ ]{0,3}[0-9]{3}[-./ ]{0,3}[0-9]{4}(?![0-9])'),
    '[^0-9]', '', 'g'), 10);
  plan private.search_plan;
begin
  if digits is not null then
    -- Clinicians have NPIs, and other offices have phones.
    plan.matching := format('(phone = %1$L or npi = %1$L or doctor_id = any (%2$L::uuid[]))', digits, array(
      select doctor_id from public.clinicians where npi = digits
      union select doctor_id from public.offices where private.phone_digits(phone) = digits
      limit 100
    ));
    plan.has_match := private.matches_any('office = 0 and ' || plan.matching, plan);
  end if;
  return plan;
end $$;
comment on function private.build_number_plan is 'Returns the plan for a text with a phone number or NPI, which takes precedence over the other words; null without one.';

create function private.build_parsed_plan(parsed private.parsed_search) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  most_rest constant integer := 8;
  rest constant text[] := (array(select distinct parsed.words[place] from unnest(parsed.rest) as place))[:most_rest];
  -- "Dr. Austin" is a person rather than a practice of the town.
  people constant uuid[] := case when private.follows_title(parsed.words, parsed.rest[1])
    then private.listings_of_person(array_to_string(private.words_at(parsed.words, parsed.rest), ' ')) end;
  plan private.search_plan;
  names text[] := rest;
begin
  plan.parsed := parsed;
  plan.place := parsed.place;
  plan.tags := array(select distinct private.concept_tag(concept) from unnest(parsed.concepts) as concept);
  plan.others := (select string_agg(private.contains_condition(word), ' and ') from unnest(rest) as word);
  plan.matching := concat_ws(' and ', private.words_condition(plan.tags || private.state_tag(parsed.state)), plan.others);
  if plan.matching = '' then
    plan.matching := 'true';
    if plan.place is not null and parsed.is_exact_place is not true then
      -- The name of a town can also be that of a practice.
      plan.outside_radius := 'name_' || private.words_condition(parsed.words[(parsed.place_span).first:(parsed.place_span).last]);
    end if;
    -- All practices offer "primary care", so those with these words in their name come first.
    names := parsed.words;
  end if;
  if plan.matching <> 'true' then
    plan.is_common := private.is_common('office = 0 and ' || plan.matching, plan);
  end if;
  plan.has_match := case when plan.matching = 'true' or plan.is_common then true
    else private.matches_any('office = 0 and ' || plan.matching, plan) end;
  plan.ranks := array_remove(array[
    case when cardinality(people) > 0 then format('doctor_id = any (%L::uuid[])', people) end,
    'name_' || private.words_condition(names), private.words_condition(names),
    -- A listing whose only specialty it is.
    private.words_condition(array(select '=' || tag from unnest(plan.tags) as tag), ' | ')
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
  if plan.matching is not null then
    return plan;
  end if;
  parsed := case when btrim(query) <> '' then private.parse_search(query) end;
  if parsed.missing_zip is not null or parsed.outside is not null or (cardinality(parsed.words) = 0 and btrim(query) <> '') then
    plan.parsed := parsed;
    plan.matching := 'false';
    plan.has_match := false;
    return plan;
  end if;
  plan := private.build_parsed_plan(parsed);
  if plan.has_match then
    return plan;
  elsif cardinality(parsed.rest) = 0 then
    -- A language that no practice in this place lists may be a name.
    return private.build_parsed_plan(private.parse_name(parsed));
  end if;
  corrected := private.correct_words(parsed.words);
  if corrected = parsed.words then
    return plan;
  end if;
  retry := private.build_parsed_plan(private.parse_search(
    array_to_string(corrected, ' ') || coalesce(' within ' || parsed.radius || ' miles', '')));
  -- A little-known town is no likelier than what was typed.
  if not retry.has_match or (
    (retry.parsed).place_span is not null and (retry.parsed).is_exact_place is not true and not (retry.parsed).is_strong_place
  ) then
    return plan;
  end if;
  retry.corrected := array_to_string((retry.parsed).pieces, ' ');
  return retry;
end $$;
comment on function private.build_text_plan is
  'Returns the plan for the first 200 characters of a text. If nothing matches anywhere, returns the plan for the text with typos corrected.';

create function private.build_plan(query text, radius_miles integer, near extensions.cube) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan;
begin
  if near is not null and btrim(coalesce(query, '')) = '' then
    plan.matching := 'true';
    plan.has_match := true;
    plan.place := row('you', near);
  else
    plan := private.build_text_plan(coalesce(query, ''));
    -- The visitor's position is not used if the text has a place, is a phone number or NPI, or matches nothing.
    if near is not null and plan.has_match and (plan.parsed).words is not null and plan.place is null and (plan.parsed).state is null then
      plan.place := row('you', near);
    end if;
  end if;
  plan.radius := least(greatest(coalesce(radius_miles, (plan.parsed).radius, private.near_miles()), 1), 100);
  plan.radius_chord := 2 * 3958.8 * sin(plan.radius / (2 * 3958.8));
  return plan;
end $$;
comment on function private.build_plan is
  'Returns the plan for a text, around the visitor''s position if it is given. The radius is the requested one, or else that of the text.';

create function private.entry_condition(plan private.search_plan) returns text
language sql stable
return case
  when plan.is_few then format(
    'doctor_id = any (array(select doctor_id from private.listing_entries where %s))', plan.matching)
  -- For common conditions the index of positions is faster than that of words, which "is true" keeps out of it.
  else coalesce(nullif(concat_ws(
    ' and ', case when cardinality(plan.tags) > 0 then format('tags @> %L::smallint[]', private.tag_ids(plan.tags)) end,
    '(' || plan.others || ') is true'), ''), 'true')
end;
comment on function private.entry_condition is
  'Returns the condition that an office is of a matching listing, to be read in the order of positions if many are.';

create function private.nearest_condition() returns text
language sql immutable
return '(other_positions is null or not exists (
  select from unnest(other_positions) as other
  where other operator(extensions.<->) (($1).place).position < position operator(extensions.<->) (($1).place).position))';
comment on function private.nearest_condition is 'Returns the condition that an office is its listing''s nearest to the place of the plan.';

create function private.radius_condition(plan private.search_plan) returns text
language sql immutable
return format(
  'position operator(extensions.<@) extensions.cube_enlarge((($1).place).position, %1$s, 3)
   and position operator(extensions.<->) (($1).place).position <= %1$s', plan.radius_chord
);
comment on function private.radius_condition is 'Returns the condition that an office is within reach of the place of the plan.';

create function private.plan_condition(plan private.search_plan) returns text
language sql stable
return case
  -- "is true" keeps the indexes on words out: reading listings in order meets enough matches soon.
  when plan.place is null and plan.is_common then format('office = 0 and (%s) is true', plan.matching)
  when plan.place is null then 'office = 0 and ' || plan.matching
  else concat_ws(' and ', private.radius_condition(plan), private.nearest_condition(), private.entry_condition(plan))
end;
comment on function private.plan_condition is 'Returns the condition of the entries that a plan finds, one for each listing.';

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

create function private.match_text(plan private.search_plan, after private.search_match, remaining_rows integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  ranks constant text[] := plan.ranks || text 'true';
  earlier text := 'true';
  added integer;
begin
  if plan.is_few then
    return query execute format(
      'with matches as materialized (
         select doctor_id, entry_id, case %s end as tier, 0::double precision, null::text, null::smallint from private.doctor_search where %s
       )
       select * from matches where (tier, entry_id) > (($2).tier, ($2).entry_id) order by tier, entry_id limit $3',
      (select string_agg(format('when %s then %s', rank, tier), ' ' order by tier) from unnest(ranks) with ordinality as ranks (rank, tier)),
      private.plan_condition(plan)
    ) using plan, after, remaining_rows;
    return;
  end if;
  -- Too many to rank: read each tier in the order of an index, without the listings of earlier tiers.
  for tier in 1..cardinality(ranks) loop
    if tier >= after.tier then
      return query execute format(
        'select doctor_id, entry_id, %s, 0::double precision, null::text, null::smallint from private.doctor_search
         where %s and %s and %s and entry_id > $2 order by entry_id limit $3', tier, private.plan_condition(plan), ranks[tier], earlier
      ) using plan, case when tier = after.tier then after.entry_id else 0 end, remaining_rows;
      get diagnostics added = row_count;
      remaining_rows := remaining_rows - added;
      exit when remaining_rows = 0;
    end if;
    earlier := format('%s and (%s) is not true', earlier, ranks[tier]);
  end loop;
end $$;
comment on function private.match_text is 'Returns the listings after a match, tier by tier.';

create function private.match_nearest(plan private.search_plan, tier integer, remaining_rows integer) returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with nearest as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office from private.doctor_search
       where position is not null and %s and %s
       -- The index knows the order of distance, but not that of entries at the same position.
       order by position operator(extensions.<->) (($1).place).position fetch first %s rows with ties
     )
     select doctor_id, entry_id, %s, chord, null::text, office from nearest order by chord, entry_id limit %s',
    private.nearest_condition(), private.entry_condition(plan), remaining_rows, tier, remaining_rows
  ) using plan;
end $$;
comment on function private.match_nearest is 'Returns the nearest matches, at any distance.';

create function private.match_nearby(plan private.search_plan, after private.search_match, remaining_rows integer) returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  page private.search_page;
begin
  -- One scan counts and finds.
  execute format(
    'with inside as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office
       from private.doctor_search where %s limit case when ($2).tier = 0 then 1001 end
     )
     select least(1001, (select count(*) from inside)), array(
       select (doctor_id, entry_id, 1, chord, null, office)::private.search_match from inside
       where ($2).tier <= 1 and (chord, entry_id) > (($2).chord, ($2).entry_id) order by chord, entry_id limit $3
     )', private.plan_condition(plan)
  ) into page.total, page.matches using plan, after, remaining_rows;
  -- The 1,001 that were counted need not be the nearest.
  if page.total > 1000 and after.tier = 0 then
    page.matches := array(select match from private.match_nearest(plan, 1, remaining_rows) as match);
  end if;
  return page;
end $$;
comment on function private.match_nearby is 'Returns how many listings are within reach, and those after a match, nearest first.';

create function private.match_named(plan private.search_plan, after private.search_match, remaining_rows integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select doctor_id, entry_id, 2, 0::double precision, null::text, null::smallint from private.listing_entries
     where %s and entry_id > $2 and not exists (
       select from unnest(position || other_positions) as office where office operator(extensions.<->) (($1).place).position <= ($1).radius_chord)
     order by entry_id limit $3', plan.outside_radius
  ) using plan, case when after.tier = 2 then after.entry_id else 0 end, remaining_rows;
end $$;
comment on function private.match_named is 'Returns the listings out of reach that have the name of the place.';

create function private.parse_cursor(value text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(value, '^([0-9]{1,2})/([0-9]{1,5}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)/([0-9]{1,18})$');
  match private.search_match;
begin
  if value is not null and parts is null then
    raise exception 'The cursor "%" is not valid', left(value, 60) using errcode = '22023', hint = 'invalid_cursor';
  end if;
  match.tier := coalesce(parts[1], '0');
  match.chord := coalesce(parts[2], '-1');
  match.entry_id := coalesce(parts[3], '0');
  return match;
end $$;
comment on function private.parse_cursor is 'Returns the match that a page starts after; one before all others without a cursor.';

create function private.build_search_plan(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision
)
returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  near constant extensions.cube := private.round_position(near_latitude, near_longitude);
  plan constant private.search_plan := private.build_plan(query, radius_miles, near);
  parsed private.parsed_search := plan.parsed;
  narrowed private.search_plan;
begin
  if cardinality(parsed.rest) = 0 or parsed.words is null or plan.matching = 'false' or (plan.place is null and parsed.state is null and near is null)
    or (plan.has_match and (plan.place is null or private.matches_any(private.plan_condition(plan), plan))) then
    return plan;
  end if;
  parsed.rest := '{}';
  narrowed := private.build_parsed_plan(parsed);
  if parsed.place is null and parsed.state is null then
    narrowed.place := row('you', near);
  end if;
  narrowed.radius := plan.radius;
  narrowed.radius_chord := plan.radius_chord;
  narrowed.corrected := plan.corrected;
  narrowed.unmatched := private.typed_words(plan.parsed, (plan.parsed).rest);
  parsed := plan.parsed;
  parsed.state := null;
  narrowed.elsewhere := private.count_few('office = 0 and ' || (private.build_parsed_plan(parsed)).matching, plan, 1000);
  return narrowed;
end $$;
comment on function private.build_search_plan is
  'Returns the plan for a text, around a position if it is given. Remaining words that nothing matches within reach or in the state are left '
  'out and reported, which is better than a listing far away.';
