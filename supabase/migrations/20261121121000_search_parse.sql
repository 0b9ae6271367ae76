-- Parses a search text into a place, tags, filters, a radius, and the remaining words. These functions are private, and
-- read only the vocabulary. A text names a place, what is searched for, and a name, in any order: "pediatrician
-- austin", "Dr. Elena Marsh".

create type private.place as (label text, position extensions.cube);

create function private.state_label(code text) returns text
language sql stable
return (
  select replace(replace(initcap(name), ' Of ', ' of '), 'Us ', 'U.S. ') from private.us_states
  where us_states.code = state_label.code
);
comment on function private.state_label is 'Returns the name of a state.';

create function private.place_label(city text, state text) returns text
language sql stable
return coalesce(city || ', ' || state, private.state_label(state));
comment on function private.place_label is
  'Returns the label of a city ("Austin, TX"), or of a state if there is no city.';

create type private.parsed_search as (
  -- The text between spaces and commas, its folded words, and the piece of each word.
  pieces text[],
  words text[],
  piece_of integer[],
  -- What the text says about the practice, apart from its place.
  parts private.query_part[],
  -- The words that are neither place, part, nor filler.
  rest integer[],
  place private.place,
  state text,
  place_span private.word_span,
  -- The place is named with its state.
  is_exact_place boolean,
  -- The place is known well enough not to be a name.
  is_strong_place boolean,
  other_places text[],
  -- The words that name the other places if no place was found.
  other_places_span private.word_span,
  missing_zip text,
  outside text,
  -- The radius, and the pieces that state it, which have no words.
  radius integer,
  radius_pieces integer[],
  -- What is parsed as something else here can also be this name.
  other_name text
);
comment on type private.parsed_search is 'A parsed search text. Spans and "rest" count its words from 1.';

create function private.follows_title(words text[], place integer) returns boolean
language sql stable
return place > 1 and private.has_term(words[place - 1], '{title}');
comment on function private.follows_title is 'Returns whether the word before a place in the words is a title.';

create function private.split_query(query text) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 20;
  parsed private.parsed_search;
  words_of_piece text[];
  stated record;
  replacement text[] := '{}';
begin
  parsed.pieces := array(
    -- "1,000" is one number.
    select piece[1] from regexp_matches(
      regexp_replace(left(query, 200), '(\d),(\d{3})(?!\d)', '\1\2', 'g'), '[^\s,;/]+[,;/]*', 'g'
    ) as piece);
  parsed.words := '{}';
  parsed.piece_of := '{}';
  for place in 1..cardinality(parsed.pieces) loop
    -- "$80" keeps its sign as a word.
    words_of_piece := private.split_words(replace(replace(private.fold(parsed.pieces[place]), '''', ''), '$', ' usd '));
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
      || case when replacement <> '{}' then parsed.piece_of[stated.last:stated.last] end
        || parsed.piece_of[stated.last + 1:];
  end if;
  parsed.words := parsed.words[:most_words];
  return parsed;
end $$;
comment on function private.split_query is
  'Splits at most 200 characters of a text into at most 20 words, and takes out the radius.';

create function private.word_spans(words text[]) returns table (first integer, last integer, key text)
language plpgsql immutable set search_path = '' rows 20 as $$
begin
  return query
  select start, until, private.place_key(array_to_string(words[start:until], ' '))
  from generate_series(1, cardinality(words)) as start,
    generate_series(start, least(start + 4, cardinality(words))) as until;
end $$;
comment on function private.word_spans is 'Returns each run of at most five words, as search_terms.key has it.';

create function private.is_spelled_out(words text[], first integer, last integer, term text)
returns boolean
language sql stable
return first = last or strpos(term, ' ') > 0 or not private.is_filler(words[first]);
comment on function private.is_spelled_out is
  'Returns whether the words of a span can be a term: "ob gyn" is "obgyn", but "got a" is not "gota".';

create function private.find_parts(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  last_taken integer := 0;
  ages constant private.query_part[] := array(select private.find_ages(parsed.words));
  numbers constant private.query_part[] := array(
    select number from (
      select unnest(ages) as number
      -- "Couple 58 and 61" is no price.
      union all select price from private.find_prices(array(
        select case when exists (select from unnest(ages) where place between first and last) then 'age' else word end
        from unnest(parsed.words) with ordinality as typed (word, place) order by place
      )) as price
    ) as found
    where ((number).last < (parsed.place_span).first or (number).first > (parsed.place_span).last) is not false
  );
  part private.query_part;
begin
  parsed.parts := numbers;
  for part in
    select term.kind::text, term.value, spans.first, spans.last
    from private.word_spans(parsed.words) as spans join private.search_terms as term using (key)
    where kind in (
      'tag', 'filter', 'near me', 'not listed', 'insurance', 'sharing plan', 'medicare', 'emergency', 'household',
      'every practice'
    )
      and private.is_spelled_out(parsed.words, spans.first, spans.last, term.term)
      -- "Dr. French" is a name, but a title can precede a specialty.
      and not (spans.first = spans.last and private.follows_title(parsed.words, spans.first) and not exists (
        select from private.search_tags where label = term.value and search_tags.kind = 'specialty'))
      and not exists (
        select from unnest(numbers) as number where spans.first <= number.last and spans.last >= number.first
      )
    order by 3, 4 desc, 1 desc, 2
  loop
    continue when part.first <= last_taken
      or (part.first <= (parsed.place_span).last and part.last >= (parsed.place_span).first);
    last_taken := part.last;
    -- "No nurse practitioners"
    if part.kind in ('tag', 'filter') and parsed.words[part.first - 1] in ('no', 'not', 'without', 'except', 'sin') then
      part.kind := 'excluded';
      part.first := part.first - 1;
    end if;
    parsed.parts := parsed.parts || part;
    -- One adult, or children.
    if part.kind = 'household' and part.value !~ '40.*,' then
      parsed.parts := parsed.parts || row(
        'tag', private.age_label(substring(part.value from '[0-9]+')::integer), part.first, part.last
      )::private.query_part;
    end if;
  end loop;
  parsed.rest := array(
    select place::integer from unnest(parsed.words) with ordinality as typed (word, place)
    where not private.is_filler(word) and word <> 'usd'
      and not coalesce(place between (parsed.place_span).first and (parsed.place_span).last, false)
      and not exists (select from unnest(parsed.parts) as span where place between span.first and span.last)
      -- Other ZIP codes are offered as other places.
      and word <> all (coalesce(parsed.other_places, '{}'))
    order by place
  );
  return parsed;
end $$;
comment on function private.find_parts is
  'Finds terms, longest first, in the words outside the place, and the words that remain.';

create type private.place_candidate as (
  first integer,
  last integer,
  -- Null for a state.
  city text,
  state text,
  position extensions.cube,
  -- City and state are both named.
  is_exact boolean,
  -- It is known well enough not to be a name.
  is_strong boolean,
  -- The number of ZIP codes, to choose between places of the same name.
  weight integer
);

create function private.place_candidates(words text[]) returns setof private.place_candidate
language sql stable rows 10
begin atomic
  with spans as materialized (
    select spans.*, array_to_string(words[first:last], ' ') as text,
      first > 1 and private.has_term(words[first - 1], '{preposition}') as follows,
      private.follows_title(words, first) as follows_title, cardinality(words) = last - first + 1 as is_all
    from private.word_spans(words) as spans
  ),
  named as materialized (
    select spans.*, terms.value as city, terms.state, terms.position, terms.weight
    from spans join private.search_terms as terms using (key)
    where terms.kind = 'place' and private.is_spelled_out(words, first, last, terms.term)
  ),
  states as materialized (
    select named.*, is_ambiguous,
      is_all or char_length(text) > 2 or words[last + 1] ~ '^[0-9]{5}$'
      or case when is_ambiguous then follows and text not in ('me', 'as', 'la', 'al', 'mi')
          or text in ('la', 'al', 'mi') and last = cardinality(words)
        else follows or last = cardinality(words) end as stands_alone
    from named
    -- These codes are also words or credentials.
    cross join lateral (
      select text in ('hi', 'ok', 'md', 'pa', 'de', 'or', 'in', 'me', 'as', 'la', 'al', 'mi') as is_ambiguous
    ) as codes
    where city is null
  ),
  cities as materialized (select * from named where city is not null)
  -- "Austin TX", "philly pa"
  select cities.first, states.last, cities.city, states.state, cities.position, true, true, cities.weight
  from cities join states on states.first = cities.last + 1 and states.state = cities.state
  -- "Salem or Portland" names two towns.
  where words[states.last] <> 'or'
    or not exists (select from cities as other where other.weight > 2 and other.first = states.last + 1)
  union all
  -- "TX Austin", but not "Texas City", and not Columbus, Indiana, for "in Columbus".
  select states.first, cities.last, cities.city, states.state, cities.position, true, true, cities.weight
  from cities join states on states.last = cities.first - 1 and states.state = cities.state
  where cities.weight > 1 and not states.is_ambiguous
    and not exists (select from cities as whole where (whole.first, whole.last) = (states.first, cities.last))
  union all
  -- "Texas"
  select first, last, null, state, null::extensions.cube, false, true, weight from states where stands_alone
  union all
  -- "Austin", but not "Dr. Austin". "la" is also a word of other languages.
  select first, last, city, state, position, false, weight > 2 or follows, weight
  from cities
  -- But "heart dr tulsa".
  where (not follows_title or first > 2 and weight > 2) and char_length(text) > 1
    and case
      when weight >= 1000 then char_length(text) > 2 or follows or last = cardinality(words)
      else char_length(key) > 2
    end;
end;
comment on function private.place_candidates is 'Returns the cities and states that words can name.';

create function private.contains_known_place(candidate private.place_candidate, candidates private.place_candidate[])
returns boolean
language sql immutable
return exists (
  select from unnest(candidates) as part
  where part.is_strong and part.first >= candidate.first and part.last <= candidate.last
    and part.last - part.first < candidate.last - candidate.first
);
comment on function private.contains_known_place is
  'Returns whether a known place is part of the name, as Des Moines is of West Des Moines, so that the longer name is '
  'meant.';

create function private.parse_location(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  miles_to_suburb constant integer := 40;
  phrases constant private.query_part[] := (private.find_parts(parsed)).parts;
  named constant private.place_candidate[] :=
    array(select candidate from private.place_candidates(parsed.words) as candidate);
  candidates constant private.place_candidate[] := array(
    select candidate from unnest(named) as candidate
    where candidate.is_exact or not (
      -- "sports medicine" is no place, though there are towns of these names, nor is "counselor", which is a
      -- little-known town.
      exists (
        select from unnest(phrases) as phrase
        where phrase.first <= candidate.first and phrase.last >= candidate.last
          and (phrase.last > phrase.first or not candidate.is_strong or phrase.kind = 'near me')
      )
      -- "blood pressure check" is not in Check, VA.
      or (not candidate.is_strong and candidate.first = candidate.last and cardinality(parsed.words) > 1
        and private.is_filler(parsed.words[candidate.first]))
    )
  );
  best private.place_candidate;
  adjacent private.place_candidate;
  is_adjacent_first boolean;
begin
  select candidate.* into best from unnest(candidates) as candidate
  order by is_exact desc, is_strong or private.contains_known_place(candidate, candidates) desc,
    -- "Portland who trained in Boston" is in Portland.
    parsed.words[:first] && array['who', 'que'], last - first desc, last desc, is_strong desc, weight desc, state
  limit 1;
  if best.first is null then
    -- "Navajo" is a language, and also Navajo, NM.
    parsed.other_places_span := row(1, cardinality(parsed.words));
    parsed.other_places := array(
      select distinct private.place_label(city, state)
      from unnest(named) as candidate join unnest(phrases) as span using (last)
      join private.search_tags as tags on tags.label = span.value and tags.kind in ('language', 'specialty')
      where city is not null and last = cardinality(parsed.words)
        and (candidate.first = 1 or candidate.first = 2 and private.has_term(parsed.words[1], '{preposition}'))
    );
    return parsed;
  end if;
  best.is_strong := best.is_strong or private.contains_known_place(best, candidates);
  parsed.other_places := array(
    select private.place_label(city, state)
      -- "Washington" alone would be parsed as the city again.
      || case
        when city is null and private.place_key(best.city) = private.place_key(private.state_label(state)) then ' State'
        else ''
      end as label
    from unnest(candidates) as candidate
    where not best.is_exact and (first, last) = (best.first, best.last)
      -- All of the District of Columbia is Washington.
      and (city is not null or state <> 'DC')
      and (city is null or not best.is_strong or weight > 2 or weight * 2 >= best.weight)
      and private.place_label(city, state) <> private.place_label(best.city, best.state)
    group by label order by max(weight) desc, label limit 4
  ) || array(
    -- "PA" is Pennsylvania, and also a physician assistant.
    select value from private.search_terms
    where kind = 'tag' and best.city is null and key = private.place_key(parsed.words[best.first])
      and best.first = best.last and not private.has_term(coalesce(parsed.words[best.first - 1], ''), '{preposition}')
  );
  parsed.place_span := row(best.first, best.last);
  -- Another city is named next to it ("Dallas/Fort Worth", "Aurora, Chicago").
  select candidate.* into adjacent
  from unnest(candidates) as candidate
  cross join lateral (select (candidate.position operator(extensions.<->) best.position) as miles) as apart
  where best.is_strong and best.city is not null and candidate.city is not null
    and (candidate.last < best.first or candidate.first > best.last)
    and parsed.words[least(candidate.last, best.last) + 1:greatest(candidate.first, best.first) - 1]
      <@ array['and', 'or', 'y', 'o']
    and (candidate.city, candidate.state) <> (best.city, best.state)
    and (
      candidate.is_exact or (candidate.is_strong and candidate.weight > 2) or (
        miles < miles_to_suburb
        and not private.is_filler(array_to_string(parsed.words[candidate.first:candidate.last], ' '))
      )
    )
  order by candidate.is_exact desc, candidate.last - candidate.first desc, miles
  limit 1;
  if adjacent.first is not null then
    parsed.place_span := row(least(best.first, adjacent.first), greatest(best.last, adjacent.last));
    -- People write a suburb before its city, and two cities of a region by importance.
    is_adjacent_first := case
      when adjacent.position operator(extensions.<->) best.position < 60 then adjacent.first < best.first
      else adjacent.weight > best.weight
    end;
    parsed.other_places := array[
      case
        when is_adjacent_first then private.place_label(best.city, best.state)
        else private.place_label(adjacent.city, adjacent.state)
      end
    ];
    best := case when is_adjacent_first then adjacent else best end;
  elsif best.is_strong
    and parsed.words[best.first - 1] ~ '^((north|south)?(east|west)?|(north|south|east|west)ern|central)$' then
    -- "south Austin", "northern California"
    parsed.place_span := row(best.first - 1, best.last);
  end if;
  parsed.is_exact_place := best.is_exact;
  parsed.is_strong_place := best.is_strong or adjacent.first is not null;
  if best.city is null then
    parsed.state := best.state;
  else
    parsed.place := row(private.place_label(best.city, best.state), best.position);
  end if;
  return parsed;
end $$;
comment on function private.parse_location is
  'Finds the place in a text, preferring one with its state, then the longest name, then the most ZIP codes. Also '
  'returns up to four other places with that name, or the city named next to it.';

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
    and coalesce(town.position operator(extensions.<->) (parsed.place).position <= miles_to_town, true);
  parsed.is_exact_place := true;
  parsed.other_places := array(
    select word
    from unnest(parsed.words) with ordinality as typed (word, place) join public.zip_codes on zip_codes.zip = word
    where word <> parse_zip.zip order by place limit 4);
  if (parsed.place).label is null then
    parsed.missing_zip := zip;
    -- Military mail: U.S. Postal Service, labeling list L002.
    parsed.outside := case when zip ~ '^(09|340|96[2-6])' then 'military mail' end;
  end if;
  return parsed;
end $$;
comment on function private.parse_zip is
  'Finds the place of a ZIP code in the text, or reports that there is no such ZIP code.';

create function private.parse_region(parsed private.parsed_search) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(parsed.words);
  region record;
begin
  select first, last, terms.value into region
  from private.word_spans(parsed.words) as spans join private.search_terms as terms using (key)
  -- A country counts only at the end of the text.
  where kind = 'region' and (last = size or terms.value = 'military mail')
    and not private.follows_title(parsed.words, first)
  order by last - first desc limit 1;
  -- But "New Mexico", and "Mexico, Missouri".
  if region.value is not null and not exists (
    select from private.place_candidates(parsed.words)
    where first <= region.first and last >= region.last and (is_exact or last - first > region.last - region.first)
  ) then
    parsed.outside := region.value;
    parsed.place_span := row(region.first, region.last);
  end if;
  return parsed;
end $$;
comment on function private.parse_region is 'Finds a country, or military mail, which the directory does not cover.';

create function private.parse_search(query text) returns private.parsed_search
language plpgsql stable set search_path = '' as $$
declare
  parsed private.parsed_search := private.split_query(query);
  -- People often type the letter O for a zero.
  zip constant text := replace(
    substring(lower(query) from '(?:^|[^0-9a-z$])([0-9o]{4}[0-9])(?:[0-9]{4})?(?![0-9a-z])'), 'o', '0');
begin
  if query ~ '^\s*["“].*["”]\s*$' then
    -- A text in quotes is a name.
    parsed.parts := '{}';
    parsed.rest := array(select generate_series(1, cardinality(parsed.words)));
    return parsed;
  elsif zip is not null then
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
  parsed := private.find_parts(parsed);
  -- Next to other words, a little-known town is one of them, as in "lyme disease".
  if parsed.place is not null and not (parsed.is_exact_place or parsed.is_strong_place)
    and cardinality(parsed.rest) > 0 then
    parsed.other_places := array[(parsed.place).label];
    parsed.place := null;
    parsed.other_places_span := parsed.place_span;
    parsed.place_span := null;
    parsed := private.find_parts(parsed);
  end if;
  return parsed;
end $$;
comment on function private.parse_search is
  'Parses a search text into a place, parts, and remaining words.';

create function private.words_at(words text[], places integer[]) returns text[]
language sql immutable
return array(select words[place] from unnest(places) with ordinality as chosen (place, number) order by number);
comment on function private.words_at is 'Returns the words at some places.';

create function private.typed_words(parsed private.parsed_search, places integer[]) returns text
language sql immutable
return (
  select string_agg(btrim(parsed.pieces[piece], ' ,;/"“”?!.'), ' ' order by piece)
  from (select distinct parsed.piece_of[place] as piece from unnest(places) as place) as used
);
comment on function private.typed_words is 'Returns some words of a search as they were typed.';
