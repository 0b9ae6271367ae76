-- The plan of a search: is the text a name, which typos to correct, and what to leave out if nothing matches. These
-- functions are private, and read only the search index and the vocabulary.

create type private.search_filters as (
  -- The tags of the filters: all of these, and any of each list.
  tags text[],
  specialties text[],
  languages text[],
  is_confirmed boolean,
  is_open boolean,
  -- Cents a month.
  price_to integer,
  -- The household that prices are for, null for one adult.
  ages smallint[],
  is_accepted boolean,
  -- "price" or "newest"; null for the order of the search itself.
  sort text
);
comment on type private.search_filters is 'Parsed filters.';

create function private.parse_filters(requested jsonb) returns private.search_filters
language plpgsql stable set search_path = '' as $$
declare
  filters private.search_filters;
begin
  if requested = '{}' or jsonb_typeof(requested) is distinct from 'object' then
    return filters;
  end if;
  select
    array_agg(tag) filter (where filter not in ('specialty', 'language')),
      array_agg(tag) filter (where filter = 'specialty'),
    array_agg(tag) filter (where filter = 'language')
  into filters.tags, filters.specialties, filters.languages
  from (
    select distinct key as filter, value
    from jsonb_each_text(requested) as filters (key, list) cross join string_to_table(list, ',') as value
  ) as given join private.search_tags using (filter, value);
  filters.is_confirmed := requested ->> 'confirmed' = 'yes';
  filters.is_open := 'now' = any (string_to_array(requested ->> 'open', ','));
  filters.price_to :=
    substring(requested ->> 'price-to' from '^[1-9][0-9]{0,4}$')::integer * 100;
  -- The same rule as in src/lib/prices/household-ages.ts.
  select case when count(*) <= 12 and bool_and(text ~ '^(0?[0-9]{1,2}|1[01][0-9]|120)$') then
    array_agg(text order by place)::smallint[]
  end into filters.ages
  from (
    select btrim(age) as text, place
    from string_to_table(left(requested ->> 'household', 200), ',') with ordinality as typed (age, place)
  ) as ages;
  filters.is_accepted := requested ->> 'accepts-household' = 'yes' and filters.ages is not null;
  if requested ->> 'hsa' = 'yes' then
    filters.tags := filters.tags || text '=hsa-basis';
    filters.price_to := least(filters.price_to, 100 * private.shared_limit(
      case when cardinality(filters.ages) > 1 then 'hsa_limit_for_several' else 'hsa_limit_for_one' end
    ));
  end if;
  filters.sort := substring(requested ->> 'sort' from '^(?:price|newest)$');
  return filters;
end $$;
comment on function private.parse_filters is
  'Parses filters in the format of the URL, and ignores unknown ones. A listing must match any of the specialties and '
  'any of the languages, but all of the other options.';

create function private.price_for(ages smallint[], schedule integer) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select private.household_rank(price_schedules, ages) from private.price_schedules where id = schedule);
end $$;
comment on function private.price_for is
  'Returns what a household pays by a price schedule, as private.household_rank.';

create function private.fits_price(filters private.search_filters, price bigint) returns boolean
language sql immutable
return (filters.price_to is null or price <= filters.price_to)
  and (filters.is_accepted is not true or private.accepts_household(price));
comment on function private.fits_price is
  'Returns whether a price, as private.price_for or of one adult, passes the filters on prices.';

create function private.require_small_search(search text, filters jsonb default null) returns boolean
language sql immutable
return private.require_at_most(octet_length(search), 4000, 'bytes of a search text')
  and private.require_at_most(pg_column_size(filters), 4000, 'bytes of filters');
comment on function private.require_small_search is
  'Returns true, or fails (22023) for a longer text or filters than a person would enter.';
grant execute on function private.require_small_search to anon, authenticated, service_role;

create type private.search_plan as (
  parsed private.parsed_search,
  -- Where to measure distances from, the miles around it to search, and the same as a chord.
  place private.place,
  radius integer,
  radius_chord double precision,
  -- The words that a listing has; its tags and state; fragments of words too common for the index.
  words tsquery,
  tags text[],
  fragments text[],
  -- Queries that rank matches, best first, and what to show after everything within reach.
  ranks tsquery[],
  outside tsquery,
  filters private.search_filters,
  -- Everything that the index on words can find, with the filters, and the ids of the tags that an office must have.
  query tsquery,
  tag_ids smallint[],
  specialty_ids smallint[],
  language_ids smallint[],
  -- The listings that match words, tags, and fragments, if they are few; otherwise whether very many do.
  candidates uuid[],
  is_common boolean,
  -- It asks what is open now, but names no place, whose clock would decide.
  needs_place boolean,
  corrected text,
  -- Words that nothing here matches, which the plan leaves out. If the text is nothing but a name, how many listings
  -- elsewhere have it; null otherwise.
  unmatched text,
  elsewhere integer
);
comment on type private.search_plan is
  'How to answer a search. The place is null for a search of all places or of a state.';

create function private.find_candidates(
  query tsquery, fragments text[], most integer default 2000, out ids uuid[], out is_common boolean
)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  -- Repeatable, because pages that were read before are in memory.
  select count(*) >= 20 into is_common
  from private.search_entries tablesample system (0.2) repeatable (1)
  where office = 0 and (query is null or words @@ query) and (fragments is null or document like all (fragments));
  if not is_common then
    ids := array(
      select doctor_id from private.search_entries
      where office = 0 and (query is null or words @@ query)
        and (fragments is null or document like all (fragments)) limit most + 1
    );
    ids := case when cardinality(ids) <= most then ids end;
  end if;
end $$;
comment on function private.find_candidates is
  'Returns the listings that match a text query, null for more than "most", and whether some 10,000 or more match, '
  'judging by a sample of pages, which takes 2 ms with a million listings: the index on words collects all matches '
  'before it returns the first, which takes 20 ms for 66,000.';

create function private.is_person(name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.name_starts
    where is_person and not is_inner and start >= name collate "C" and start < name || '!' collate "C"
      and (start = name or strpos(name, ' ') = 0)
  );
end $$;
comment on function private.is_person is
  'Returns whether a published person has this name: one word of it, or all of its words, folded.';

create function private.is_listing_name(words text[], in_order boolean) returns boolean
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  names constant tsquery := private.all_of(array(select 'n:' || word from unnest(words) as word));
  pattern constant text := case when in_order then '%' || array_to_string(words, '%') || '%' else '%' end;
begin
  return exists (
    select from private.search_entries as entries
    where office = 0 and entries.words @@ names and replace(split_part(document, ' | ', 1), '''', '') like pattern
  );
end $$;
comment on function private.is_listing_name is
  'Returns whether the names of a practice and its people have all of the words, or its own name has them in this '
  'order.';

create function private.choose_name(parsed private.parsed_search, is_understood boolean default true)
returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(parsed.words);
  place_words constant text[] := parsed.words[(parsed.place_span).first:(parsed.place_span).last];
  is_known_place constant boolean := coalesce(parsed.is_exact_place, false) or coalesce(parsed.is_strong_place, false);
  significant constant integer[] := array(
    select place from generate_series(1, size) as place where not private.is_filler(parsed.words[place]) order by place
  );
  significant_words constant text[] := private.words_at(parsed.words, significant);
  -- "Austin" is a city even if it is also a name, and "French speaking doctor in Austin" is no name.
  is_person constant boolean := cardinality(significant) > 1
    and significant[cardinality(significant)] - significant[1] < cardinality(significant)
    and private.is_person(array_to_string(significant_words, ' '));
  is_ignored constant boolean := exists (
    select from unnest(parsed.parts)
    where kind <> 'tag'
  );
  -- A text that is parsed to the last word is no name, unless its place is little known.
  is_whole constant boolean := is_understood and cardinality(parsed.rest) = 0 and not is_ignored
    and (parsed.place_span is null or is_known_place);
  -- "family texas" is no name, even if a practice is called Texas Family Health.
  in_order constant boolean := parsed.place_span is not null and is_known_place;
  name integer[];
begin
  if parsed.missing_zip is not null or parsed.outside is not null or parsed.parts is null then
    return parsed;
  elsif cardinality(parsed.parts) = 1 and (parsed.parts[1]).kind in ('not listed', 'insurance')
    and size - coalesce(cardinality(place_words), 0) = 1 and cardinality(parsed.rest) = 0
    and private.is_listing_name(array[parsed.words[(parsed.parts[1]).first]], false) then
    -- "Young" and "Oscar" alone, or in a place, are names if anyone has them.
    parsed.rest := array[(parsed.parts[1]).first];
    parsed.parts := '{}';
    return private.choose_name(parsed);
  elsif parsed.place_span is not null
    and (not is_known_place or private.follows_title(parsed.words, (parsed.place_span).first))
    and (
      private.is_person(array_to_string(place_words, ' ')) or private.is_person(array_to_string(place_words, ''))
    ) then
    -- "Corrigan" is a doctor rather than Corrigan, TX, "Mc Allister" is McAllister, and "Dr. Virginia" no state.
    parsed.other_places := array_remove(array[(parsed.place).label], null);
    parsed.place := null;
    parsed.state := null;
    parsed.other_places_span := parsed.place_span;
    parsed.place_span := null;
    return private.choose_name(private.find_parts(parsed));
  end if;
  name := case
    when is_person then significant
    when is_whole then null
    when private.is_listing_name(parsed.words, in_order) then array(select generate_series(1, size))
    when cardinality(significant) < size and (cardinality(parsed.rest) > 0 or not is_ignored)
      and private.is_listing_name(significant_words, in_order) then significant
  end;
  if name is not null then
    parsed.other_places := case
      when parsed.place_span is null then parsed.other_places
      when not in_order or is_person then array_remove(array[(parsed.place).label], null)
    end;
    parsed.other_places_span := parsed.place_span;
    parsed.place := null;
    parsed.place_span := null;
    parsed.state := null;
    parsed.parts := '{}';
    parsed.rest := name;
  elsif is_whole and parsed.place_span is not null and cardinality(parsed.parts) > 0
    and cardinality(significant) > cardinality(place_words) and private.is_listing_name(significant_words, true) then
    parsed.other_name := private.typed_words(parsed, significant);
  end if;
  return parsed;
end $$;
comment on function private.choose_name is
  'If the text is the name of a practice or person, parses it only as that name; otherwise notes the name that it '
  'could also be. "is_understood": what is parsed to the last word is no name.';

create function private.name_words(word text) returns text[]
language sql stable
return array['n:' || word] || array(
  select 'n:' || private.fold(value) from private.search_terms
  where key = private.place_key(word) and kind = 'nickname'
);
comment on function private.name_words is
  'Returns the word of names for a word, and those that it is short for: "n:liz" and "n:elizabeth".';

create function private.match_word(word text, out query tsquery, out fragment text) returns record
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most_words constant integer := 64;
    names constant text[] := private.name_words(match_word.word);
  pattern constant text := '%' || regexp_replace(match_word.word, '([\\%_])', '\\\1', 'g') || '%';
  found constant text[] :=
    array(select search_words.word from private.search_words where search_words.word like pattern limit most_words + 1);
begin
  if cardinality(names) > 1 then
    -- "Liz" is no part of "Elizondo", and "Bill" none of "Billings".
    query := private.any_of(names);
  elsif cardinality(found) > most_words then
    -- A fragment of so many words is common: reading listings until enough match is faster than any index.
    fragment := pattern;
  else
    query := private.any_of(found || match_word.word);
  end if;
end $$;
comment on function private.match_word is
  'Returns the query for the listings that contain a fragment of a word, or for a nickname the people who have it or '
  'the name that it is short for; a pattern if very many words contain the fragment.';

create function private.plan_search(parsed private.parsed_search, plan private.search_plan default null)
returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  most_rest constant integer := 8;
  rest constant text[] :=
    (array(select distinct word from unnest(private.words_at(parsed.words, parsed.rest)) as word))[:most_rest];
  names text[] := rest;
begin
  plan.parsed := parsed;
  plan.place := coalesce(plan.place, parsed.place);
  plan.tags := array(
    select distinct tag from unnest(parsed.parts) as part
    join private.search_tags as tags on label = part.value and tags.kind <> 'offer' where part.kind = 'tag'
  );
  select private.all_queries(variadic array_agg(matching.query)),
    array_agg(matching.fragment) filter (where matching.fragment is not null)
  into plan.words, plan.fragments from unnest(rest) as word, private.match_word(word) as matching;
  if plan.tags = '{}' and rest = '{}' and parsed.state is null then
    if plan.place is not null and parsed.is_exact_place is not true then
      -- The name of a town can also be that of a practice.
      plan.outside := private.all_of(
        array(select 'n:' || word from unnest(parsed.words[(parsed.place_span).first:(parsed.place_span).last]) as word)
      );
    end if;
    -- All practices offer "primary care", so those with these words in their name come first.
    names := array(select distinct word from unnest(parsed.words) as word);
  end if;
  plan.ranks := array_remove(array[
    -- "Dr. Austin" is a person rather than a practice of the town.
    case when private.follows_title(parsed.words, parsed.rest[1]) then
      private.all_of(array(
        select lexeme
        from unnest(rest) as word,
          unnest(array['n:' || word, 's:' || nullif(extensions.dmetaphone(word), '')]) as lexeme
        where lexeme is not null
      )) end,
    private.all_of(array(select 'n:' || word from unnest(names) as word)), private.all_of(names),
    -- A listing whose only specialty it is.
    private.any_of(array(select '=' || tag from unnest(plan.tags) as tag))
  ], null);
  return plan;
end $$;
comment on function private.plan_search is
  'Returns the plan for a parsed search, without filters, around the place of another plan if it has one.';

create function private.text_query(plan private.search_plan) returns tsquery
language sql stable
return private.all_queries(plan.words, private.all_of(plan.tags), private.any_of(
  private.state_tag((plan.parsed).state)
  -- Practices elsewhere can see its people by video.
  || case
    when plan.tags && '{=telehealth,=telehealth-only}' then array['=sees-' || lower((plan.parsed).state)]
    else '{}'
  end
));
comment on function private.text_query is
  'Returns the text query for the words, tags, and state of a plan; null if all listings match.';

create function private.matches_any(query tsquery, fragments text[]) returns boolean
language sql stable
return query is null and fragments is null
  or coalesce(cardinality((private.find_candidates(query, fragments, 100)).ids) > 0, true);
comment on function private.matches_any is 'Returns whether any listing matches.';

create function private.find_word_by_ear(typed text) returns text
language plpgsql stable set search_path = '' as $$
declare
  sound constant text := nullif(extensions.dmetaphone(typed), '');
begin
  return (
    select word
    from (
      select words from private.search_entries
      where office = 0 and words @@ private.any_of(array['s:' || sound]) limit 50
    ) as few
    cross join unnest(tsvector_to_array(words)) as lexeme cross join substr(lexeme, 3) as word
    where starts_with(lexeme, 'n:') and extensions.dmetaphone(word) = sound
    group by word order by extensions.levenshtein(left(word, 40), left(typed, 40)), count(*) desc, word limit 1
  );
end $$;
comment on function private.find_word_by_ear is
  'Returns the word of a person''s name that sounds like another and is spelled most like it; null without one.';

create function private.correct_words(parsed private.parsed_search, by_ear boolean) returns text[]
language sql stable
return array(
  select case
    when char_length(typed) < 4 or place <> all (parsed.rest)
    or exists (select from private.search_words where word = typed) then typed
    else coalesce(
      -- Two letters changed places: "tuscon".
      (select word from generate_series(1, char_length(typed) - 1) as letter
       join private.search_words on word = overlay(typed placing reverse(substr(typed, letter, 2)) from letter for 2)
       order by letter limit 1),
      (select word from (
         (select word, extensions.similarity(word, typed) as likeness, false as is_by_ear from private.search_words
          where word operator(extensions.%) typed and char_length(word) > 3 order by likeness desc, word limit 8)
         union all
         select word, 0, true from private.find_word_by_ear(typed) as word where word is not null
       ) as near
       cross join extensions.levenshtein(left(word, 40), left(typed, 40)) as slips
       -- "tirzepatide" is not "tide", and "france" not "francisco".
       where (
         slips <= greatest(1, least(3, (char_length(typed) - 1) / 3))
         or by_ear and is_by_ear and slips <= char_length(typed) / 2
       )
         -- After a title only a person is meant.
         and (not private.follows_title(parsed.words, place::integer) or private.is_person(word))
       -- People leave a letter out more often than they type another.
       order by is_by_ear and by_ear desc, slips, is_by_ear desc, char_length(word) desc, likeness desc, word limit 1),
      typed
    )
  end
  from unnest(parsed.words) with ordinality as words (typed, place) order by place
);

comment on function private.correct_words is
  'Returns the words, unknown ones of at least four letters replaced with the known words that differ in the fewest '
  'letters, unless too many letters differ; with "by_ear" rather with a name that sounds the same.';

create function private.plan_text(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  digits constant text := right(regexp_replace(
    substring(
      left(query, 200) from '(?<![0-9])(?:\+?1[-./ ]{0,2})?\(?[0-9]{3}\)?[-./ ]{0,3}[0-9]{3}[-./ '
        ']{0,3}[0-9]{4}(?![0-9])'
    ),
    '[^0-9]', '', 'g'), 10);
  plan private.search_plan;
  parsed private.parsed_search;
  corrected text[];
  retry private.search_plan;
begin
  if digits is not null then
    -- A phone number or NPI takes precedence over the other words.
    plan.words := private.any_of(array['p:' || digits, 'i:' || digits]);
    return plan;
  elsif btrim(query) = '' then
    return plan;
  end if;
  parsed := private.choose_name(private.parse_search(query));
  plan := private.plan_search(parsed);
  if parsed.missing_zip is not null or parsed.outside is not null or cardinality(parsed.words) = 0 then
    plan.fragments := '{}';
    plan.words := private.any_of('{nothing:}');
    return plan;
  elsif private.matches_any(private.text_query(plan), plan.fragments) then
    return plan;
  elsif cardinality(parsed.rest) = 0 then
    -- A language that no practice lists may be a name.
    parsed := private.choose_name(parsed, false);
  end if;
  -- What no practice lists narrows nothing, nor do ages that no practice with the rest states.
  parsed.parts := array(
    select row(case
      when part.kind <> 'tag' or (part.value not like 'Ages: %' or parsed.rest <> '{}') and exists (
        select from private.search_tags
        where label = part.value and private.matches_any(private.any_of(array[tag]), null)
      ) then part.kind
      else 'not listed'
    end, part.value, part.first, part.last)::private.query_part from unnest(parsed.parts) as part
  );
  plan := private.plan_search(parsed);
  for by_ear in 0..1 loop
    corrected := private.correct_words(parsed, by_ear = 1);
    -- In a sentence and in a text that is understood, unknown words are no typos.
    continue when corrected = parsed.words or cardinality(corrected) > 6
      or parsed.place_span is not null and parsed.parts <> '{}';
    retry := private.plan_search(private.choose_name(private.parse_search(
      array_to_string(corrected, ' ') || coalesce(' within ' || parsed.radius || ' miles', ''))));
    -- A little-known town is no likelier than what was typed.
    if private.matches_any(private.text_query(retry), retry.fragments)
      and ((retry.parsed).place_span is null or (retry.parsed).is_exact_place or (retry.parsed).is_strong_place) then
      retry.corrected := array_to_string((retry.parsed).pieces, ' ');
      return retry;
    end if;
  end loop;
  return plan;
end $$;
comment on function private.plan_text is
  'Returns the plan for the first 200 characters of a text. If nothing matches anywhere, returns the plan for the text '
  'with typos corrected.';

create function private.add_filters(plan private.search_plan, requested jsonb) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  text_filters constant jsonb := (
    select jsonb_object_agg(filter, values) from (
      select split_part(value, '=', 1) as filter, string_agg(distinct split_part(value, '=', 2), ',') as values
      from unnest((plan.parsed).parts) where kind = 'filter' group by 1
      -- Usual ages are none: see parse_filters.
      union all select 'household', private.household_of((plan.parsed).parts)
    ) as stated
  );
  combined constant jsonb := case when requested is not null then coalesce(text_filters, '{}') end
    || case when jsonb_typeof(requested) = 'object' then requested else '{}' end || case
    when text_filters ? 'open' and jsonb_typeof(requested -> 'open') = 'string'
    then jsonb_build_object('open', (text_filters ->> 'open') || ',' || (requested ->> 'open')) else '{}' end;
  filters constant private.search_filters := private.parse_filters(combined);
  text_query constant tsquery := private.text_query(plan);
begin
  plan.filters := filters;
  plan.needs_place := filters.is_open and plan.place is null;
  plan.filters.is_open := filters.is_open and plan.place is not null;
  plan.query := private.all_queries(
    text_query, private.all_of(filters.tags), private.any_of(filters.specialties), private.any_of(filters.languages));
  plan.candidates := null;
  if plan.place is null or plan.query is not null or plan.fragments is not null then
    select ids, is_common into plan.candidates, plan.is_common from private.find_candidates(plan.query, plan.fragments);
  end if;
  plan.tag_ids := private.tag_ids(nullif(plan.tags || filters.tags || case
    -- Around a place are those that one can go to; telehealth_listings returns the others.
    when plan.place is not null and plan.words is null and plan.fragments is null
      and (plan.tags @> '{=telehealth-only}') is not true then '{=in-person}'
    else '{}' end::text[], '{}'));
  plan.specialty_ids := private.tag_ids(filters.specialties);
  plan.language_ids := private.tag_ids(filters.languages);
  return plan;
end $$;
comment on function private.add_filters is
  'Adds the filters of the text and of the URL, which take precedence, to a plan, and looks for candidates; null for '
  'no filters at all. Around a place, listings must have an office, unless the text asks for telehealth only or has '
  'words that are neither place nor tag.';

create function private.plan_outside(plan private.search_plan) returns private.search_plan
language plpgsql stable set search_path = '' as $$
begin
  plan.place := null;
  plan.ranks := '{}';
  plan.query := private.all_queries(plan.query, plan.outside);
  select ids, is_common into plan.candidates, plan.is_common from private.find_candidates(plan.query, plan.fragments);
  return plan;
end $$;
comment on function private.plan_outside is
  'Returns the plan for the practices anywhere that have the name of the place.';
