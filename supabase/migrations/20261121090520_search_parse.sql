-- Parses a search text into a place, concepts, a radius, and the remaining words. These functions are private. They read the vocabulary,
-- and read listings only to distinguish names from places. A query names a place, a concept, or a person, in any order: "pediatrician austin", "Dr. Elena Marsh".

create type private.place as (label text, position extensions.cube);

create function private.near_miles() returns integer
language sql immutable
return 25;
comment on function private.near_miles is 'Returns the default radius of a search and of an alert, in miles.';

create function private.round_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable
return case
  when latitude between -90 and 90 and longitude between -180 and 180 then
    private.earth_position(round(latitude::numeric, 2)::double precision, round(longitude::numeric, 2)::double precision)
end;
comment on function private.round_position is
  'Returns a visitor''s position rounded to about a mile, because search does not need it more exactly; null for invalid coordinates.';

create materialized view private.cities as
with named as (
  select private.place_key(city) as key, state, min(city) as city, count(*)::integer as zips,
    private.earth_position(avg(latitude), avg(longitude)) as position
  from public.zip_codes
  group by 1, 2
),
extra as (
  select private.place_key(extra_cities.city) as key, extra_cities.state, extra_cities.city, weight,
    private.earth_position(latitude, longitude) as position
  from private.extra_cities join public.zip_codes using (zip)
)
select key, state, coalesce(named.city, extra.city) as city, greatest(named.zips, extra.weight) as zips,
  coalesce(named.position, extra.position) as position
from named full join extra using (key, state);
comment on materialized view private.cities is
  'Every city that a ZIP code is named after, with its center and number of ZIP codes, and private.extra_cities. A migration that changes '
  'those refreshes it.';
create unique index cities_key_state_idx on private.cities (key, state);

create function private.state_label(code text) returns text
language sql stable
return (select replace(replace(initcap(name), ' Of ', ' of '), 'Us ', 'U.S. ') from private.us_states where us_states.code = state_label.code);
comment on function private.state_label is 'Returns the name of a state.';

create function private.place_label(city private.cities, state text) returns text
language sql stable
return coalesce((city).city || ', ' || (city).state, private.state_label(state));
comment on function private.place_label is 'Returns the label of a city ("Austin, TX"), or of a state if there is no city.';

create function private.city_has_listing(wanted private.cities) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.doctor_search where city = private.fold((wanted).city) and state = (wanted).state);
end $$;
comment on function private.city_has_listing is 'Returns whether a practice has an office in a city.';

create function private.words_condition(words text[], operator text default ' & ') returns text
language sql immutable
return (select format('words @@ %L::tsquery', string_agg(quote_literal(word), operator)) from unnest(words) as word having count(word) > 0);
comment on function private.words_condition is 'Returns the condition that a listing has all of the words or tags, or with '' | '' any; null without words.';

create function private.is_listing_name(words text[], in_order boolean) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found boolean;
begin
  -- Planned for these words, because whether an index helps depends on how common they are.
  execute format(
    'select exists (select from private.listing_entries where %s and split_part(document, '' | '', 1) like %L)',
    coalesce('name_' || private.words_condition(words), 'false'), case when in_order then '%' || array_to_string(words, '%') || '%' else '%' end
  ) into found;
  return found;
end $$;
comment on function private.is_listing_name is
  'Returns whether the names of a practice and its people have all of the words, or its own name has them in this order.';

create function private.listings_of_person(name text) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select doctor_id from private.name_starts where is_person and not is_inner and start = name collate "C"
    union
    select doctor_id from (
      select doctor_id from private.name_starts
      where is_person and not is_inner and strpos(name, ' ') = 0
        and start >= name || ' ' collate "C" and start < name || '!' collate "C"
      limit 100
    ) as longer
    limit 100
  );
end $$;
comment on function private.listings_of_person is
  'Returns up to 100 listings with a person of this name: one word of it, or all of its words, folded.';

create function private.follows_title(words text[], place integer) returns boolean
language sql immutable parallel safe
return place > 1 and words[place - 1] in ('dr', 'drs');
comment on function private.follows_title is 'Returns whether the word before a place in the words is a title.';

create function private.is_filler(word text) returns boolean
-- In plpgsql, which keeps the plan of a query that runs for each word.
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.search_filler_words as filler where filler.word = is_filler.word);
end $$;
comment on function private.is_filler is 'Returns whether a word does not describe a practice.';

create function private.is_preposition(word text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.search_filler_words as filler where filler.word = is_preposition.word and filler.is_preposition);
end $$;
comment on function private.is_preposition is 'Returns whether a place can follow the word.';

create type private.radius_words as (first integer, last integer, is_before_place boolean, radius integer);
comment on type private.radius_words is
  'The first and last of the words that state a radius, whether they end with a preposition, and the radius in miles.';

create function private.find_radius_words(words text[]) returns private.radius_words
language plpgsql immutable set search_path = '' as $$
declare
  typed constant text := array_to_string(words, ' ');
  lead constant text := '((within|inside|in|up to|at most|no more than|less than|under|about|around|a|an|the|radius|of) )*';
  many constant text := '([0-9]{1,3}( [0-9])?|twenty five|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|one hundred)';
  -- "8 Mile" and "Ten Mile" are places: a single mile is a distance only with other words for one.
  phrase constant text := '\m(' || concat_ws(
    '|', lead || many || ' ?(miles|mi)', lead || many || ' mile (radius|range|distance)', lead || '1 mile',
    lead || '(within|less than|up to) ' || lead || many || ' mile', lead || 'radius (of )?' || many
  ) || ')( (radius|range|distance|drive|away|or less))*( (of|from|around|to|near|by|in|at))?\M';
  start constant integer := case when typed ~ '(\m|[0-9])(mi|miles?)\M|radius' then regexp_instr(typed, phrase) else 0 end;
  found private.radius_words;
  matched text;
  miles double precision;
begin
  if start = 0 then
    return found;
  end if;
  matched := substr(typed, start, regexp_instr(typed, phrase, 1, 1, 1) - start);
  found.first := cardinality(string_to_array(left(typed, start), ' '));
  found.last := found.first + cardinality(string_to_array(matched, ' ')) - 1;
  found.is_before_place := matched ~ ' (of|from|around|to|near|by|in|at)$';
  -- "2.5" has been split into two words.
  miles := coalesce(replace(substring(matched from '[0-9]{1,3}(?: [0-9]\M)?'), ' ', '.')::double precision, (
    select number from (values
      ('twenty five', 25), ('five', 5), ('ten', 10), ('fifteen', 15), ('twenty', 20), ('thirty', 30), ('forty', 40), ('fifty', 50),
      ('sixty', 60), ('hundred', 100)
    ) as numbers (name, number)
    where matched ~ ('\m' || name || '\M') order by char_length(name) desc limit 1
  ));
  found.radius := coalesce((select min(step) from unnest(array[5, 10, 25, 50, 100]) as step where step >= miles), 100);
  return found;
end $$;
comment on function private.find_radius_words is
  'Finds the radius in folded words ("within 10 miles of"), rounded up to a distance that the directory offers; nulls without one.';

create type private.word_span as (first integer, last integer);

create type private.parsed_search as (
  -- The text between spaces and commas, its folded words, and the piece of each word.
  pieces text[],
  words text[],
  piece_of integer[],
  place private.place,
  place_span private.word_span,
  state text,
  other_places text[],
  -- The place is named with its state.
  is_exact_place boolean,
  -- The place is known well enough not to be a name.
  is_strong_place boolean,
  concepts text[],
  concept_spans private.word_span[],
  -- The words that are neither place, concept, nor filler.
  rest integer[],
  missing_zip text,
  outside text,
  stop_spans private.word_span[],
  -- The radius, and the pieces that state it, which have no words.
  radius integer,
  radius_pieces integer[],
  -- The place is a small town, named without its state and without a preposition.
  is_small_place boolean,
  -- The words that name the other places if no place was found.
  other_places_span private.word_span
);
comment on type private.parsed_search is 'A parsed search text. Spans and "rest" count its words from 1.';

create function private.split_query(query text) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 16;
  parsed private.parsed_search;
  words_of_piece text[];
  stated private.radius_words;
  replacement text[] := '{}';
begin
  parsed.pieces := array(select piece[1] from regexp_matches(left(query, 200), '[^\s,;/]+[,;/]*', 'g') as piece);
  parsed.words := '{}';
  parsed.piece_of := '{}';
  for place in 1..cardinality(parsed.pieces) loop
    words_of_piece := private.split_words(private.remove_apostrophes(private.fold(parsed.pieces[place])));
    parsed.words := parsed.words || words_of_piece;
    parsed.piece_of := parsed.piece_of || array_fill(place, array[cardinality(words_of_piece)]);
  end loop;
  stated := private.find_radius_words(parsed.words[:most_words]);
  if stated.radius is not null then
    -- "10 miles of Boise" is near it, and nothing but "10 miles" is near the visitor.
    if stated.is_before_place or stated.last - stated.first + 1 = cardinality(parsed.words) then
      replacement := '{near}';
    end if;
    parsed.radius := stated.radius;
    parsed.radius_pieces := parsed.piece_of[stated.first:stated.last];
    parsed.words := parsed.words[:stated.first - 1] || replacement || parsed.words[stated.last + 1:];
    parsed.piece_of := parsed.piece_of[:stated.first - 1]
      || case when replacement <> '{}' then parsed.piece_of[stated.last:stated.last] end || parsed.piece_of[stated.last + 1:];
  end if;
  parsed.words := parsed.words[:most_words];
  return parsed;
end $$;
comment on function private.split_query is 'Splits at most 200 characters of a text into at most 16 words, and takes out the radius.';

create function private.word_spans(words text[]) returns table (first integer, last integer, text text)
language plpgsql immutable set search_path = '' rows 20 as $$
begin
  return query
  select start, until, array_to_string(words[start:until], ' ')
  from generate_series(1, cardinality(words)) as start, generate_series(start, least(start + 4, cardinality(words))) as until;
end $$;
comment on function private.word_spans is 'Returns each run of at most five words.';

create function private.match_phrases(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  last_taken integer := 0;
  found record;
begin
  parsed.concepts := '{}';
  parsed.concept_spans := '{}';
  parsed.stop_spans := '{}';
  for found in
    select first, last, concept.label
    from private.word_spans(parsed.words) as spans
    join private.search_concept_names as names on names.name = spans.text
    join private.search_concepts as concept using (label)
    -- "Dr. French" is a name, but a title can precede a specialty.
    where not (
        first = last and private.follows_title(parsed.words, first)
        and (kind = 'language' or (kind in ('service', 'age') and private.listings_of_person(spans.text) <> '{}'))
      )
      and ((parsed.place_span).first is null or last < (parsed.place_span).first or first > (parsed.place_span).last)
    order by first, last desc
  loop
    continue when found.first <= last_taken;
    last_taken := found.last;
    parsed.concept_spans := parsed.concept_spans || row(found.first, found.last)::private.word_span;
    parsed.concepts := parsed.concepts || found.label;
  end loop;
  last_taken := 0;
  for found in
    select first, last from private.word_spans(parsed.words) as spans
    join private.search_stop_phrases on phrase = spans.text
    -- "Young" can be a name, too.
    where not (first = last and (private.follows_title(parsed.words, first) or private.listings_of_person(spans.text) <> '{}'))
      and not coalesce(first <= (parsed.place_span).last and last >= (parsed.place_span).first, false)
      and not exists (select from unnest(parsed.concept_spans) as concept where spans.first <= concept.last and spans.last >= concept.first)
    order by first, last desc
  loop
    continue when found.first <= last_taken;
    last_taken := found.last;
    parsed.stop_spans := parsed.stop_spans || row(found.first, found.last)::private.word_span;
  end loop;
  parsed.rest := array(
    select place::integer from unnest(parsed.words) with ordinality as typed (word, place)
    where not private.is_filler(word)
      and not coalesce(place between (parsed.place_span).first and (parsed.place_span).last, false)
      and not exists (
        select from unnest(parsed.concept_spans || parsed.stop_spans) as span where place between span.first and span.last)
      -- Other ZIP codes are offered as other places.
      and word <> all (coalesce(parsed.other_places, '{}'))
    order by place
  );
  return parsed;
end $$;
comment on function private.match_phrases is
  'Finds the concepts, and then the stop phrases, in the words outside the place, longest first, and the words that remain.';

create type private.place_candidate as (
  first integer,
  last integer,
  city private.cities,
  state text,
  -- City and state are both named.
  is_exact boolean,
  -- It is known well enough not to be a name.
  is_strong boolean,
  -- The number of ZIP codes, to choose between places of the same name.
  weight integer
);

create function private.is_ambiguous_state_code(code text) returns boolean
language sql immutable
return code in ('hi', 'ok', 'md', 'pa', 'de', 'or', 'in', 'me', 'as');
comment on function private.is_ambiguous_state_code is 'Returns whether the code of a state is also a word or a credential.';

create function private.place_candidates(words text[]) returns setof private.place_candidate
language sql stable rows 10
begin atomic
  with spans as materialized (
    select spans.*, private.place_key(spans.text) as key,
      first > 1 and private.is_preposition(words[first - 1]) as follows, private.follows_title(words, first) as follows_title,
      cardinality(words) = last - first + 1 as is_all
    from private.word_spans(words) as spans
  ),
  states as materialized (
    select spans.first, spans.last, us_states.code,
      spans.is_all
        or char_length(spans.text) > 2
        or (private.is_ambiguous_state_code(spans.text) and spans.follows and spans.text not in ('me', 'as'))
        or (not private.is_ambiguous_state_code(spans.text) and (spans.follows or spans.last = cardinality(words)))
        or words[spans.last + 1] ~ '^[0-9]{5}$'
        as stands_alone,
      -- "Dr. Virginia"
      spans.follows_title and private.listings_of_person(spans.text) <> '{}' as is_person
    from spans join private.us_states on spans.text in (lower(us_states.code), us_states.name)
  )
  -- "Austin TX"
  select spans.first, states.last, cities, states.code, true, true, cities.zips
  from spans join states on states.first = spans.last + 1
  join private.cities on cities.key = spans.key and cities.state = states.code
  -- "Salem or Portland" names two towns.
  where words[states.last] <> 'or' or not exists (
    select from spans as other join private.cities as town on town.key = other.key and town.zips > 2 where other.first = states.last + 1)
  union all
  -- "philly pa"
  select spans.first, states.last, cities, states.code, true, true, 1000
  from spans join states on states.first = spans.last + 1
  join private.place_nicknames as nicknames on nicknames.name = spans.text and nicknames.state = states.code
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
  union all
  -- "TX Austin", but not "Texas City", and not Columbus, Indiana, for "in Columbus".
  select states.first, spans.last, cities, states.code, true, true, cities.zips
  from spans join states on states.last = spans.first - 1
  join private.cities on cities.key = spans.key and cities.state = states.code
  where cities.zips > 1 and not private.is_ambiguous_state_code(words[states.last]) and not exists (
    select from private.cities as whole where whole.key = private.place_key(array_to_string(words[states.first:spans.last], ' ')))
  union all
  -- "philly"; "la" is also a word of other languages.
  select spans.first, spans.last, cities, nicknames.state, false, true, 1000
  from spans join private.place_nicknames as nicknames on nicknames.name = spans.text
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
  where (char_length(spans.text) > 2 or spans.follows or spans.last = cardinality(words))
    and not (spans.follows_title and private.listings_of_person(spans.text) <> '{}')
  union all
  -- "Texas"; a weight of 50 makes New York and Washington cities, Nevada and Louisiana states.
  select states.first, states.last, null::private.cities, states.code, false, true, 50 from states
  where states.stands_alone and not states.is_person
  union all
  -- "Austin", but not "Dr. Austin"
  select spans.first, spans.last, cities, cities.state, false,
    cities.zips > 2 or spans.follows or private.city_has_listing(cities), cities.zips
  from spans join private.cities on cities.key = spans.key
  where char_length(spans.key) > 2 and char_length(spans.text) > 1 and not spans.follows_title;
end;
comment on function private.place_candidates is 'Returns the cities and states that words can stand for.';

create function private.contains_known_place(candidate private.place_candidate, candidates private.place_candidate[]) returns boolean
language sql immutable
return exists (
  select from unnest(candidates) as part
  where part.is_strong and part.first >= candidate.first and part.last <= candidate.last
    and part.last - part.first < candidate.last - candidate.first
);
comment on function private.contains_known_place is
  'Returns whether a known place is part of the name, as Des Moines is of West Des Moines, so that the longer name is meant.';

create function private.find_adjacent_city(candidates private.place_candidate[], best private.place_candidate, words text[])
returns private.place_candidate
language plpgsql stable set search_path = '' as $$
declare
  miles_to_suburb constant integer := 40;
  adjacent private.place_candidate;
begin
  select candidate.* into adjacent
  from unnest(candidates) as candidate
  cross join lateral (select ((candidate.city).position operator(extensions.<->) (best.city).position) as miles) as apart
  cross join lateral (select array_to_string(words[candidate.first:candidate.last], ' ') as name) as text
  where (candidate.city).city is not null and (candidate.last < best.first or candidate.first > best.last)
    and words[least(candidate.last, best.last) + 1:greatest(candidate.first, best.first) - 1] <@ array['and', 'or', 'y', 'o']
    and private.place_label(candidate.city, candidate.state) <> private.place_label(best.city, best.state)
    -- "Jackson, Houston" can mean Dr. Jackson.
    and private.listings_of_person(name) = '{}'
    and (
      candidate.is_exact or (candidate.is_strong and candidate.weight > 2)
      or (miles < miles_to_suburb and not private.is_filler(name) and not private.is_listing_name(words[candidate.first:candidate.last], false))
    )
  order by candidate.is_exact desc, candidate.last - candidate.first desc, miles
  limit 1;
  return adjacent;
end $$;
comment on function private.find_adjacent_city is
  'Returns another city named next to the best candidate ("Dallas/Fort Worth", "Aurora, Chicago"), the nearest of several.';

create function private.offer_homonym_cities(parsed private.parsed_search, candidates private.place_candidate[], phrases private.parsed_search)
returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  found record;
begin
  select span.first, span.last, array_agg(distinct private.place_label(candidate.city, candidate.state)) as labels into found
  from unnest(candidates) as candidate
  join unnest(phrases.concept_spans) with ordinality as span (first, last, place) on span.last = candidate.last
    -- "in Navajo" is a name of the language.
    and (span.first = candidate.first or (span.first = candidate.first - 1 and private.is_preposition(parsed.words[span.first])))
  join private.search_concepts as concept on concept.label = phrases.concepts[span.place] and concept.kind in ('language', 'specialty')
  where (candidate.city).city is not null
  group by span.first, span.last limit 1;
  parsed.other_places := found.labels;
  parsed.other_places_span := row(found.first, found.last);
  return parsed;
end $$;
comment on function private.offer_homonym_cities is
  'Offers the cities with the name of a language or specialty in the text: "Navajo" is also Navajo, NM.';

create function private.parse_location(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  phrases constant private.parsed_search := private.match_phrases(parsed);
  phrase_spans constant private.word_span[] := phrases.concept_spans || case
    when cardinality(parsed.words) > 1 then phrases.stop_spans else '{}' end;
  named constant private.place_candidate[] := array(select candidate from private.place_candidates(parsed.words) as candidate);
  candidates constant private.place_candidate[] := array(
    select candidate from unnest(named) as candidate
    where candidate.is_exact or not (
      -- "sports medicine" is no place, though there are towns of these names, nor is "counselor", which is a little-known town.
      exists (
        select from unnest(phrase_spans) as phrase
        where phrase.first <= candidate.first and phrase.last >= candidate.last and (phrase.last > phrase.first or not candidate.is_strong)
      )
      -- "Springfield, TX" does not mean the one in Illinois.
      or ((candidate.city).city is not null and exists (
        select from unnest(named) as state
        where (state.city).city is null and state.first = candidate.last + 1 and state.state <> candidate.state
          and char_length(parsed.words[state.first]) = 2
      ))
    )
  );
  best private.place_candidate;
  adjacent private.place_candidate;
  is_adjacent_first boolean;
begin
  select candidate.* into best from unnest(candidates) as candidate
  order by is_exact desc, is_strong or private.contains_known_place(candidate, candidates) desc, last - first desc, last desc, is_strong desc,
    -- Of little-known towns, the one nearest to a practice.
    case when not is_strong then (
      select position operator(extensions.<->) (candidate.city).position from private.doctor_search
      where position is not null order by position operator(extensions.<->) (candidate.city).position limit 1
    ) end, weight desc, state
  limit 1;
  if best.first is null then
    return private.offer_homonym_cities(parsed, named, phrases);
  end if;
  best.is_strong := best.is_strong or private.contains_known_place(best, candidates);
  parsed.other_places := array(
    select private.place_label(city, state)
      -- "Washington" alone would be parsed as the city again.
      || case when (city).city is null and private.place_key((best.city).city) = private.place_key(private.state_label(state))
        then ' State' else '' end as label
    from unnest(candidates) as candidate
    where not best.is_exact and (first, last) = (best.first, best.last)
      -- All of the District of Columbia is Washington.
      and ((city).city is not null or state <> 'DC')
      and ((city).city is null or not best.is_strong or (city).zips > 2 or (city).zips * 2 >= best.weight or private.city_has_listing(city))
      and private.place_label(city, state) <> private.place_label(best.city, best.state)
    group by label order by max(weight) desc, label limit 4
  );
  parsed.place_span := row(best.first, best.last);
  if best.is_strong and (best.city).city is not null then
    adjacent := private.find_adjacent_city(candidates, best, parsed.words);
  end if;
  if adjacent.first is not null then
    parsed.place_span := row(least(best.first, adjacent.first), greatest(best.last, adjacent.last));
    -- People write a suburb before its city, and two cities of a region by importance.
    is_adjacent_first := case
      when (adjacent.city).position operator(extensions.<->) (best.city).position < 60 then adjacent.first < best.first
      else adjacent.weight > best.weight
    end;
    parsed.other_places := array[private.place_label(case when is_adjacent_first then best.city else adjacent.city end, null)];
    best := case when is_adjacent_first then adjacent else best end;
  elsif best.is_strong and parsed.words[best.first - 1] ~ '^((north|south)?(east|west)?|(north|south|east|west)ern|central)$' then
    -- "south Austin", "northern California"
    parsed.place_span := row(best.first - 1, best.last);
  end if;
  parsed.is_exact_place := best.is_exact;
  parsed.is_small_place := (best.city).city is not null and best.weight <= 2 and not best.is_exact and adjacent.first is null
    and not (best.first > 1 and private.is_preposition(parsed.words[best.first - 1]));
  parsed.is_strong_place := best.is_strong or adjacent.first is not null;
  if (best.city).city is null then
    parsed.state := best.state;
  else
    parsed.place := row(private.place_label(best.city, best.state), (best.city).position);
  end if;
  return parsed;
end $$;
comment on function private.parse_location is
  'Finds the place in a text, preferring one with its state, then the longest name, then the most ZIP codes. Also returns up to four other places '
  'with that name, or the city named next to it.';

create function private.parse_zip(parsed private.parsed_search, zip text) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  miles_to_town constant integer := 60;
  zip_first constant integer := (
    select min(place) from unnest(parsed.words) with ordinality as typed (word, place)
    where char_length(word) in (5, 9) and left(replace(word, 'o', '0'), 5) = zip);
  -- Both parts of a ZIP+4.
  zip_last constant integer := zip_first + case when parsed.words[zip_first + 1] ~ '^[0-9]{4}$' then 1 else 0 end;
begin
  select row('ZIP ' || zip_codes.zip, private.earth_position(latitude, longitude))::private.place into parsed.place
  from public.zip_codes where zip_codes.zip = parse_zip.zip;
  -- "Austin, TX 78704": the town adds nothing. In "Smith 78704" it would be a town far away, so Smith is a name.
  select row(least(zip_first, min(town.first)), greatest(zip_last, max(town.last))) into parsed.place_span
  from private.place_candidates(parsed.words) as town
  where (town.last = zip_first - 1 or town.first = zip_last + 1)
    and coalesce((town.city).position operator(extensions.<->) (parsed.place).position <= miles_to_town, true);
  parsed.is_exact_place := true;
  parsed.other_places := array(
    select word from unnest(parsed.words) with ordinality as typed (word, place) join public.zip_codes on zip_codes.zip = word
    where word <> parse_zip.zip order by place limit 4);
  if (parsed.place).label is null then
    parsed.missing_zip := zip;
    parsed.outside := (select label from private.search_regions where zip ~ zips);
  end if;
  return parsed;
end $$;
comment on function private.parse_zip is 'Finds the place of a ZIP code in the text, or reports that there is no such ZIP code.';

create function private.parse_region(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(parsed.words);
  region record;
begin
  select first, last, regions.label into region
  from private.word_spans(parsed.words) as spans join private.search_regions as regions on spans.text = any (names)
  -- A short code or a country counts only at the end.
  where (last = size or (char_length(parsed.words[first]) > 2 and zips is not null)) and not private.follows_title(parsed.words, first)
  order by last - first desc limit 1;
  -- But "New Mexico", and "Mexico, Missouri".
  if region.label is not null and not exists (
    select from private.place_candidates(parsed.words)
    where first <= region.first and last >= region.last and (is_exact or last - first > region.last - region.first)
  ) then
    parsed.outside := region.label;
    parsed.place_span := row(region.first, region.last);
  end if;
  return parsed;
end $$;
comment on function private.parse_region is 'Finds a country, or military mail, which the directory does not cover.';

create function private.typed_words(parsed private.parsed_search, places integer[]) returns text
language sql immutable
return (
  select string_agg(btrim(parsed.pieces[piece], ' ,;/'), ' ' order by piece)
  from (select distinct parsed.piece_of[place] as piece from unnest(places) as place) as used
);
comment on function private.typed_words is 'Returns some words of a search as they were typed.';

create function private.words_at(words text[], places integer[]) returns text[]
language sql immutable
return array(select words[place] from unnest(places) with ordinality as chosen (place, number) order by number);
comment on function private.words_at is 'Returns the words at some places.';

create function private.parse_name(parsed private.parsed_search, is_whole_name boolean default false) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(parsed.words);
  -- "family texas" is no name, even if a practice is called Texas Family Health.
  in_order constant boolean := parsed.place_span is not null and (parsed.is_strong_place or parsed.is_exact_place);
  significant constant integer[] := array(
    select place from generate_series(1, size) as place where not private.is_filler(parsed.words[place]) order by place);
  significant_words constant text[] := private.words_at(parsed.words, significant);
  -- "Austin" is a city even if it is also a name, and "French speaking doctor in Austin" is no name.
  is_person constant boolean := cardinality(significant) > 1
    and significant[cardinality(significant)] - significant[1] < cardinality(significant)
    and private.listings_of_person(array_to_string(significant_words, ' ')) <> '{}';
  name constant integer[] := case
    when is_person then significant
    when is_whole_name then null
    when private.is_listing_name(parsed.words, in_order) then array(select generate_series(1, size))
    when cardinality(significant) < size and (cardinality(parsed.rest) > 0 or cardinality(parsed.stop_spans) = 0)
      and private.is_listing_name(significant_words, in_order) then significant
  end;
begin
  if name is null then
    return parsed;
  end if;
  parsed.other_places := case
    when parsed.place_span is null then parsed.other_places
    when not in_order or is_person then array_remove(array[(parsed.place).label], null)
  end;
  parsed.place := null;
  parsed.place_span := null;
  parsed.state := null;
  parsed.concepts := '{}';
  parsed.concept_spans := '{}';
  parsed.stop_spans := '{}';
  parsed.rest := name;
  return parsed;
end $$;
comment on function private.parse_name is
  'If the text is the name of a practice or person, parses it only as that name. With `is_whole_name` only the whole name of a person counts ("Austin French").';

create function private.parse_search(query text) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  parsed private.parsed_search := private.split_query(query);
  -- People often type the letter O for a zero.
  zip constant text := replace(
    substring(lower(query) from '(?:^|[^0-9a-z])([0-9o]{4}[0-9])(?:[0-9]{4})?(?![0-9a-z])'), 'o', '0');
  place_words text[];
begin
  if zip is not null then
    parsed := private.parse_zip(parsed, zip);
  elsif btrim(query) ~ '^[0-9]{3,9}$' then
    parsed.missing_zip := btrim(query);
    parsed.place_span := row(1, 1);
  else
    parsed := private.parse_region(parsed);
    if parsed.outside is null then
      parsed := private.parse_location(parsed);
    end if;
  end if;
  parsed := private.match_phrases(parsed);
  place_words := parsed.words[(parsed.place_span).first:(parsed.place_span).last];
  if parsed.place is not null and (
    -- Next to words that are no name, a little-known town is one of them, as in "silicon valley".
    not (parsed.is_exact_place or parsed.is_strong_place or cardinality(parsed.rest) = 0
      or private.is_listing_name(private.words_at(parsed.words, parsed.rest), false))
    -- "Corrigan" is a doctor rather than Corrigan, TX, and "Mc Allister" is McAllister.
    or (parsed.is_small_place and (private.listings_of_person(array_to_string(place_words, ' '))
      || private.listings_of_person(array_to_string(place_words, ''))) <> '{}')
  ) then
    parsed.other_places := array[(parsed.place).label];
    parsed.place := null;
    parsed.place_span := null;
    parsed := private.match_phrases(parsed);
  end if;
  if parsed.missing_zip is null and parsed.outside is null then
    -- A text that is parsed to the last word is no name, unless its place is little known.
    parsed := private.parse_name(parsed, cardinality(parsed.rest) = 0 and cardinality(parsed.stop_spans) = 0 and (
      parsed.place_span is null or parsed.is_exact_place is true or parsed.is_strong_place));
  end if;
  return parsed;
end $$;
comment on function private.parse_search is
  'Parses a search text into a place, concepts, and remaining words, or as the name of a listing, which takes precedence.';
