-- Search, second step: the words of a text, what they mean, and the place among them.

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
  outside text,
  -- Phrases that count for nothing.
  idle_spans private.word_span[],
  -- How far around the place to look, and the pieces that say so, none of whose words is among the words.
  radius integer,
  radius_pieces integer[],
  -- The place is a small town that is named alone, without its state and without "in" or "near" before it.
  is_small_place boolean,
  -- Which words name the other places, where no place was read.
  other_places_span private.word_span
);

comment on type private.search_reading is 'A search text as it was understood. Spans and "rest" count words from 1.';

create function private.is_filler(word text) returns boolean
language sql immutable
return word ~ '^[a-z]$' or word = any (array[
  'an', 'the', 'of', 'for', 'in', 'on', 'at', 'by', 'to', 'near', 'nearby', 'nearest', 'closest', 'around', 'within', 'me', 'my', 'and',
  'or', 'with', 'who', 'that', 'which', 'is', 'are', 'need', 'want', 'find', 'finding', 'looking', 'search', 'show', 'best',
  'good', 'top', 'new', 'local', 'area', 'zip', 'code', 'county', 'metro', 'downtown', 'greater', 'from', 'please', 'any',
  'some', 'can', 'help', 'see', 'sees', 'go', 'do', 'does', 'has', 'have', 'get', 'am', 'im', 'we', 'our', 'you', 'your', 'it', 'there', 'where', 'what',
  'how', 'accepts', 'accept', 'takes', 'take', 'taking', 'available', 'great', 'rated', 'highly', 'recommended', 'trusted', 'reviews',
  'usa', 'america', 'speaks', 'speak', 'speaking',
  -- The same in Spanish.
  'que', 'en', 'el', 'un', 'una', 'para', 'con', 'cerca', 'mi', 'se', 'por', 'busco', 'necesito', 'buscar', 'doctora', 'doctoras', 'doctores', 'medica',
  'medicas', 'clinica', 'clinicas', 'familia',
  'dr', 'drs', 'doctor', 'doctors', 'doc',
  'docs', 'physician', 'physicians', 'provider', 'providers', 'medico', 'medicos', 'md', 'mds', 'np', 'nps', 'fnp', 'agnp',
  'cpnp', 'aprn', 'dnp', 'pa', 'pas', 'pac', 'bc', 'rn', 'mbbs', 'mph', 'phd', 'faafp', 'facp', 'faap', 'facog', 'agsf',
  'abfm', 'osteopath', 'osteopaths', 'osteopathic', 'nurse', 'practitioner', 'practitioners',
  'dpc', 'primary', 'care', 'direct', 'pcp', 'pcps', 'clinic', 'clinics', 'office', 'offices', 'practice', 'practices', 'membership', 'memberships',
  'subscription', 'concierge', 'affordable', 'cheap', 'cheapest', 'inexpensive', 'price', 'prices', 'pricing', 'cost', 'costs', 'fee', 'fees',
  'monthly', 'hsa'
]);

comment on function private.is_filler is
  'Whether a word of a search tells nothing: single letters, small words, titles, credentials, and what every practice is.';

create function private.is_preposition(word text) returns boolean
language sql immutable
return word in ('in', 'near', 'around', 'by', 'at', 'nearest', 'nearby', 'from', 'within', 'en');

comment on function private.is_preposition is 'Whether a place follows the word.';

create function private.take_radius(reading private.search_reading, most_words integer) returns private.search_reading
language plpgsql immutable set search_path = '' as $$
declare
  said constant private.radius_words := private.find_radius(reading.words[:most_words]);
  -- "10 miles of Boise" is near it, and who types nothing else means wherever they are.
  stands_for constant text[] := case when said.is_before_place or said.last - said.first + 1 = cardinality(reading.words) then '{near}' else '{}' end;
begin
  if said.radius is not null then
    reading.radius := said.radius;
    reading.radius_pieces := reading.piece_of[said.first:said.last];
    reading.words := reading.words[:said.first - 1] || stands_for || reading.words[said.last + 1:];
    reading.piece_of := reading.piece_of[:said.first - 1]
      || case when stands_for <> '{}' then reading.piece_of[said.last:said.last] end || reading.piece_of[said.last + 1:];
  end if;
  reading.words := reading.words[:most_words];
  return reading;
end $$;

comment on function private.take_radius is
  'The reading of so many words, without those that say how far to look: instead of these it has the miles.';

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
  return private.take_radius(reading, most_words);
end $$;

comment on function private.read_words is 'The words of a text, at most 200 characters and 16 words of it, and how far it says to look.';

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

create function private.word_spans(words text[]) returns table (first integer, last integer, text text)
language plpgsql immutable set search_path = '' rows 20 as $$
begin
  return query
  select start, until, array_to_string(words[start:until], ' ')
  from generate_series(1, cardinality(words)) as start, generate_series(start, least(start + 4, cardinality(words))) as until;
end $$;

comment on function private.word_spans is 'Each run of at most five words.';

create function private.is_word_too(code text) returns boolean
language sql immutable
return code in ('hi', 'ok', 'md', 'pa', 'de', 'or', 'in', 'me');

comment on function private.is_word_too is 'Whether the code of a state is also a word or a credential.';

create function private.place_candidates(words text[]) returns setof private.place_candidate
language sql stable rows 10
begin atomic
  with spans as materialized (
    select spans.*, private.place_key(spans.text) as key,
      first > 1 and private.is_preposition(words[first - 1]) as follows, private.is_titled(words, first) as is_titled,
      cardinality(words) = last - first + 1 as is_all
    from private.word_spans(words) as spans
  ),
  states as materialized (
    select spans.first, spans.last, us_states.code,
      -- These are words, or credentials, rather than states.
      spans.is_all
        or char_length(spans.text) > 2
        or (private.is_word_too(spans.text) and spans.follows and spans.text <> 'me')
        or (not private.is_word_too(spans.text) and (spans.follows or spans.last = cardinality(words)))
        or words[spans.last + 1] ~ '^[0-9]{5}$'
        as stands_alone,
      -- "Dr. Virginia", where there is one.
      spans.is_titled and private.bearers_of(spans.text) <> '{}' as is_somebody
    from spans join private.us_states on spans.text in (lower(us_states.code), us_states.name)
  )
  select spans.first, states.last, cities, states.code, true, true, cities.zips
  from spans join states on states.first = spans.last + 1
  join private.cities on cities.key = spans.key and cities.state = states.code
  -- "Salem or Portland" names two towns.
  where words[states.last] <> 'or' or not exists (
    select from spans as other join private.cities as town on town.key = other.key and town.zips > 2 where other.first = states.last + 1)
  union all
  select spans.first, states.last, cities, states.code, true, true, 1000
  from spans join states on states.first = spans.last + 1
  join private.place_nicknames as nicknames on nicknames.name = spans.text and nicknames.state = states.code
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
  union all
  -- "TX Austin", but "Texas City" is another town.
  select states.first, spans.last, cities, states.code, true, true, cities.zips
  from spans join states on states.last = spans.first - 1
  join private.cities on cities.key = spans.key and cities.state = states.code
  -- "In Columbus" is no Columbus, Indiana.
  where cities.zips > 1 and not private.is_word_too(words[states.last]) and not exists (
    select from private.cities as whole where whole.key = private.place_key(array_to_string(words[states.first:spans.last], ' ')))
  union all
  select spans.first, spans.last, cities, nicknames.state, false, true, 1000
  from spans join private.place_nicknames as nicknames on nicknames.name = spans.text
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
  -- "la" is a word of other languages, too.
  where (char_length(spans.text) > 2 or spans.follows or spans.last = cardinality(words))
    and not (spans.is_titled and private.bearers_of(spans.text) <> '{}')
  union all
  -- New York and Washington are rather cities, Nevada and Louisiana states.
  select states.first, states.last, null::private.cities, states.code, false, true, 50 from states
  where states.stands_alone and not states.is_somebody
  union all
  select spans.first, spans.last, cities, cities.state, false,
    cities.zips > 2 or spans.follows or private.has_listing(cities), cities.zips
  from spans join private.cities on cities.key = spans.key
  -- "Dr. Austin" is somebody.
  where char_length(spans.key) > 2 and char_length(spans.text) > 1
    and not spans.is_titled;
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
    select first, last, meanings.label
    from private.word_spans(words) as spans
    join private.search_names on search_names.name = spans.text
    join private.search_meanings as meanings using (label)
    -- "Dr. French" is somebody; a title is written before specialties, too.
    where not (
        first = last and private.is_titled(words, first)
        and (kind = 'language' or (kind in ('service', 'age') and private.bearers_of(spans.text) <> '{}'))
      )
      and ((reading.place_span).first is null or last < (reading.place_span).first or first > (reading.place_span).last)
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

create function private.read_idle(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  taken integer := 0;
  found record;
begin
  reading.idle_spans := '{}';
  for found in
    select first, last from private.word_spans(reading.words) as spans
    join private.idle_phrases on phrase = spans.text
    -- There is a Dr. Young.
    where not (first = last and (private.is_titled(reading.words, first) or private.bearers_of(spans.text) <> '{}'))
      and not coalesce(first <= (reading.place_span).last and last >= (reading.place_span).first, false)
      and not exists (select from unnest(reading.meaning_spans) as meaning where spans.first <= meaning.last and spans.last >= meaning.first)
    order by first, last desc
  loop
    continue when found.first <= taken;
    taken := found.last;
    reading.idle_spans := reading.idle_spans || row(found.first, found.last)::private.word_span;
  end loop;
  return reading;
end $$;

comment on function private.read_idle is 'Adds which words outside the place and the meanings count for nothing, the longest phrases first.';
