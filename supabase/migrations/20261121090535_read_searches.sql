-- Search, second step: what a text asks for. It is read as place + what + who, in any order: "pediatrician austin", "spanish speaking
-- doctor in dallas", "Dr. Elena Marsh". Looks words up, but reads no listing except to know a name from a place.

create type private.word_span as (first integer, last integer);

create type private.search_reading as (
  -- The text as pieces between spaces and commas, its folded words, and of which piece each is.
  pieces text[],
  words text[],
  piece_of integer[],
  place private.place,
  place_span private.word_span,
  state text,
  -- What the place could be instead.
  other_places text[],
  is_exact_place boolean,
  is_strong_place boolean,
  meanings text[],
  meaning_spans private.word_span[],
  -- Which words are left over once place, meanings and filler are out.
  rest integer[],
  missing_zip text,
  outside text
);

comment on type private.search_reading is 'A search text as it was understood. Spans and "rest" count words from 1.';

create function private.is_filler(word text) returns boolean
language sql immutable
return word = any (array[
  'a', 'an', 'the', 'of', 'for', 'in', 'on', 'at', 'by', 'to', 'near', 'nearby', 'nearest', 'closest', 'around', 'me', 'my', 'and', 'or',
  'with', 'who', 'that', 'which', 'is', 'are', 'i', 'need', 'want', 'find', 'finding', 'looking', 'search', 'show', 'best', 'good', 'top',
  'new', 'local', 'area', 'county', 'metro', 'downtown', 'greater', 'from', 'please', 'any', 'some', 'can', 'help', 'see', 'go', 'do', 'does', 'speaks', 'speak', 'speaking',
  'dr', 'drs', 'doctor', 'doctors', 'doc', 'docs', 'physician', 'physicians', 'provider', 'providers', 'medico', 'medicos',
  'md', 'mds', 'np', 'nps', 'fnp', 'agnp', 'cpnp', 'aprn', 'dnp', 'pa', 'pas', 'pac', 'c', 'bc', 'rn', 'mbbs', 'mph', 'phd',
  'faafp', 'facp', 'faap', 'facog', 'agsf', 'abfm', 'dpc', 'primary', 'care', 'direct', 'nurse', 'practitioner', 'practitioners'
]);

comment on function private.is_filler is
  'Whether a word of a search tells nothing: small words, titles and credentials, and what every practice here is.';

create function private.is_preposition(word text) returns boolean
language sql immutable
return word in ('in', 'near', 'around', 'by', 'at', 'nearest', 'nearby', 'from');

comment on function private.is_preposition is 'Whether a place follows the word.';

create function private.read_words(query text) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 16;
  reading private.search_reading;
  words_of_piece text[];
begin
  reading.pieces := array(select piece[1] from regexp_matches(left(query, 200), '[^\s,;/]+[,;/]*', 'g') as piece);
  reading.words := '{}';
  reading.piece_of := '{}';
  for place in 1..cardinality(reading.pieces) loop
    words_of_piece := private.split_words(private.join_apostrophes(private.fold(reading.pieces[place])));
    reading.words := reading.words || words_of_piece;
    reading.piece_of := reading.piece_of || array_fill(place, array[cardinality(words_of_piece)]);
  end loop;
  reading.words := reading.words[:most_words];
  return reading;
end $$;

comment on function private.read_words is 'The words of a text, at most 200 characters and 16 words of it.';

create type private.place_candidate as (
  first integer,
  last integer,
  city private.cities,
  state text,
  -- City and state are both named.
  is_exact boolean,
  -- It need not be a name instead.
  is_strong boolean,
  -- As many ZIP codes as a city has; what is otherwise meant more often says more.
  weight integer
);

create function private.place_candidates(words text[]) returns setof private.place_candidate
language sql stable rows 10
begin atomic
  with spans as materialized (
    select first, last, array_to_string(words[first:last], ' ') as text, private.place_key(array_to_string(words[first:last], ' ')) as key,
      first > 1 and private.is_preposition(words[first - 1]) as follows,
      cardinality(words) = last - first + 1 as is_all
    from generate_series(1, cardinality(words)) as first, generate_series(first, least(first + 3, cardinality(words))) as last
  ),
  states as materialized (
    select spans.first, spans.last, spans.text, private.state_code(spans.text) as code,
      -- These are words, or credentials, rather than states.
      spans.is_all
        or char_length(spans.text) > 2
        or (spans.text in ('hi', 'ok', 'md', 'pa', 'la', 'de', 'or', 'in', 'me') and spans.follows and spans.text <> 'me')
        or (spans.text not in ('hi', 'ok', 'md', 'pa', 'la', 'de', 'or', 'in', 'me') and (spans.follows or spans.last = cardinality(words)))
        or words[spans.last + 1] ~ '^[0-9]{5}$'
        as stands_alone
    from spans where private.state_code(spans.text) is not null
  )
  select spans.first, states.last, cities, states.code, true, true, cities.zips
  from spans join states on states.first = spans.last + 1
  join private.cities on cities.key = spans.key and cities.state = states.code
  union all
  select spans.first, spans.last, cities, nicknames.state, false, true, 1000
  from spans join private.place_nicknames as nicknames on nicknames.name = spans.text
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
  union all
  -- New York and Washington are rather cities, Nevada and Louisiana states.
  select states.first, states.last, null::private.cities, states.code, false, true, 50 from states where states.stands_alone
  union all
  select spans.first, spans.last, cities, cities.state, false,
    cities.zips > 2 or spans.follows or private.has_listing(cities), cities.zips
  from spans join private.cities on cities.key = spans.key
  -- "Dr. Austin" is somebody.
  where char_length(spans.key) > 2 and (spans.first = 1 or words[spans.first - 1] not in ('dr', 'drs'));
end;

comment on function private.place_candidates is 'The cities and states that words of a search may stand for.';

create function private.read_meanings(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := reading.words;
  taken integer := 0;
  found record;
begin
  reading.meanings := '{}';
  reading.meaning_spans := '{}';
  for found in
    select first, last, search_names.label
    from generate_series(1, cardinality(words)) as first
    cross join generate_series(first, least(first + 4, cardinality(words))) as last
    join private.search_names on search_names.name = array_to_string(words[first:last], ' ')
    where (reading.place_span).first is null or last < (reading.place_span).first or first > (reading.place_span).last
    order by first, last desc
  loop
    continue when found.first <= taken;
    taken := found.last;
    reading.meaning_spans := reading.meaning_spans || row(found.first, found.last)::private.word_span;
    reading.meanings := reading.meanings || found.label;
  end loop;
  return reading;
end $$;

comment on function private.read_meanings is 'Adds what words outside the place mean, the longest names first.';

create function private.label_of(city private.cities, state text) returns text
language sql stable
return coalesce((city).city || ', ' || (city).state, private.state_label(state));

comment on function private.label_of is 'What to call a city, or a state where there is none.';

create function private.read_place(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  candidates constant private.place_candidate[] := array(
    select candidate from private.place_candidates(reading.words) as candidate);
  phrases constant private.word_span[] := array(
    -- "sports medicine" and "mobile doctor" are no places, though there be towns of the name.
    select meaning from unnest((private.read_meanings(reading)).meaning_spans) as meaning where meaning.last > meaning.first);
  best private.place_candidate;
begin
  select candidate.* into best from unnest(candidates) as candidate
  where candidate.is_exact or not exists (
    select from unnest(phrases) as phrase where phrase.first <= candidate.first and phrase.last >= candidate.last
  )
  order by is_exact desc, is_strong desc, last - first desc, last desc, weight desc, state
  limit 1;
  if best.first is null then
    return reading;
  end if;
  reading.place_span := row(best.first, best.last);
  reading.is_exact_place := best.is_exact;
  reading.is_strong_place := best.is_strong;
  if (best.city).city is null then
    reading.state := best.state;
  else
    reading.place := row(private.label_of(best.city, best.state), (best.city).position);
  end if;
  reading.other_places := array(
    select private.label_of(city, state)
      -- "Washington" alone would lead to where it was read as the city.
      || case when (city).city is null and private.place_key((best.city).city) = private.place_key(private.state_label(state))
        then ' State' else '' end as label
    from unnest(candidates) as candidate
    where not best.is_exact and (first, last) = (best.first, best.last)
      and ((city).city is null or (city).zips > 2 or private.has_listing(city))
      and private.label_of(city, state) <> private.label_of(best.city, best.state)
    group by label order by max(weight) desc, label limit 4
  );
  return reading;
end $$;

comment on function private.read_place is
  'Adds the place that a text names: with its state, else the longest name, else the one with most ZIP codes; and up to four others of the name.';

create function private.all_words(words text[]) returns tsquery
language sql immutable
return (select string_agg(quote_literal(word), ' & ')::tsquery from unnest(words) as word);

comment on function private.all_words is 'The full-text query for all of the words; null when there are none.';

create function private.is_name(words text[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found boolean;
begin
  -- Planned for these words: whether an index serves depends on how common they are.
  execute format('select exists (select from private.doctor_search where name_words @@ %L::tsquery)', private.all_words(words)) into found;
  return coalesce(found, false);
end $$;

comment on function private.is_name is 'Whether the name of a practice, or of somebody in it, has all of the words.';

create function private.read_zip(reading private.search_reading, zip text) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  zip_first constant integer := (
    select min(place) from unnest(reading.words) with ordinality as typed (word, place) where replace(word, 'o', '0') = zip);
  -- Of a ZIP+4, both parts.
  zip_last constant integer := zip_first + case when reading.pieces[reading.piece_of[zip_first]] like '%-%' then 1 else 0 end;
begin
  -- "Austin, TX 78704": the town beside it says nothing more.
  select row(least(zip_first, min(beside.first)), greatest(zip_last, max(beside.last))) into reading.place_span
  from private.place_candidates(reading.words) as beside
  where beside.last = zip_first - 1 or beside.first = zip_last + 1;
  reading.place := private.locate_zip(zip);
  reading.is_exact_place := true;
  if (reading.place).label is null then
    reading.missing_zip := zip;
    reading.outside := (select label from private.territories where zip ~ zips);
  end if;
  return reading;
end $$;

comment on function private.read_zip is 'Adds the place of a ZIP that the text has, or that there is none.';

create function private.read_territory(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(reading.words);
begin
  select row(first, last)::private.word_span, territories.label into reading.place_span, reading.outside
  from private.territories
  cross join generate_series(1, size) as first
  cross join generate_series(first, least(first + 3, size)) as last
  -- A short code means it at the end only.
  where array_to_string(reading.words[first:last], ' ') = any (names) and (last = size or char_length(reading.words[first]) > 2)
  order by last - first desc limit 1;
  return reading;
end $$;

comment on function private.read_territory is 'Adds a part of the United States that the directory does not cover, where the text names one.';

create function private.unread_words(reading private.search_reading) returns integer[]
language sql stable
return array(
  select place::integer from unnest(reading.words) with ordinality as typed (word, place)
  where not private.is_filler(word)
    and not coalesce(place between (reading.place_span).first and (reading.place_span).last, false)
    and not exists (select from unnest(reading.meaning_spans) as meaning where place between meaning.first and meaning.last)
  order by place
);

comment on function private.unread_words is 'Which words are neither the place nor a meaning, nor filler.';

create function private.read_name(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(reading.words);
  telling constant integer[] := array(
    select place from generate_series(1, size) as place where not private.is_filler(reading.words[place]));
  name constant integer[] := case
    when private.is_name(reading.words) then array(select generate_series(1, size))
    when private.is_name(array(select reading.words[place] from unnest(telling) as place)) then telling
  end;
begin
  if name is null then
    return reading;
  end if;
  -- A town of that name is offered beside it.
  reading.other_places := case when not reading.is_exact_place then array_remove(array[(reading.place).label], null) end;
  reading.place := null;
  reading.place_span := null;
  reading.state := null;
  reading.meanings := '{}';
  reading.meaning_spans := '{}';
  reading.rest := name;
  return reading;
end $$;

comment on function private.read_name is 'Reads a text that is the name of a practice or a doctor as that and nothing else.';

create function private.read_search(query text) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  reading private.search_reading := private.read_words(query);
  zip constant text := private.zip_in(query);
begin
  if zip is not null then
    reading := private.read_zip(reading, zip);
  elsif btrim(query) ~ '^[0-9]{3,9}$' then
    reading.missing_zip := btrim(query);
    reading.place_span := row(1, 1);
  else
    reading := private.read_territory(reading);
    if reading.outside is null then
      reading := private.read_place(reading);
    end if;
  end if;
  reading := private.read_meanings(reading);
  reading.rest := private.unread_words(reading);
  if reading.missing_zip is null and reading.outside is null and (
    -- What is understood to the last word is no name, unless the place is one that few know.
    cardinality(reading.rest) > 0 or (reading.place_span is not null and reading.is_exact_place is not true and not reading.is_strong_place)
  ) then
    reading := private.read_name(reading);
  end if;
  return reading;
end $$;

comment on function private.read_search is
  'What a search text asks for: a place, meanings, and words that stand for themselves. A name that a practice bears comes before all of them.';
