-- Search, fourth step: what a text asks for. It is read as place + what + who, in any order: "pediatrician austin", "spanish
-- speaking doctor in dallas", "Dr. Elena Marsh". Looks words up, but reads no listing except to know a name from a place.

create function private.all_words(words text[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return (select string_agg(quote_literal(word), ' & ')::tsquery from unnest(words) as word);
end $$;

comment on function private.all_words is 'The full-text query for all of the words; null when there are none.';

create function private.typed_words(reading private.search_reading, places integer[]) returns text
language sql immutable
return (
  select string_agg(btrim(reading.pieces[piece], ' ,;/'), ' ' order by piece)
  from (select distinct reading.piece_of[place] as piece from unnest(places) as place) as used
);

comment on function private.typed_words is 'Some words of a search as they were typed.';

create function private.read_zip(reading private.search_reading, zip text) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  zip_first constant integer := (
    select min(place) from unnest(reading.words) with ordinality as typed (word, place)
    where char_length(word) in (5, 9) and left(replace(word, 'o', '0'), 5) = zip);
  miles_to_town constant integer := 60;
  -- Of a ZIP+4, both parts.
  zip_last constant integer := zip_first + case when reading.words[zip_first + 1] ~ '^[0-9]{4}$' then 1 else 0 end;
begin
  reading.place := private.locate_zip(zip);
  -- "Austin, TX 78704": the town beside it says nothing more. One far from there is no town: "Smith 78704".
  select row(least(zip_first, min(beside.first)), greatest(zip_last, max(beside.last))) into reading.place_span
  from private.place_candidates(reading.words) as beside
  where (beside.last = zip_first - 1 or beside.first = zip_last + 1)
    and coalesce((beside.city).position operator(extensions.<->) (reading.place).position <= miles_to_town, true);
  reading.is_exact_place := true;
  reading.other_places := array(
    select word from unnest(reading.words) with ordinality as typed (word, place) join public.zip_codes on zip_codes.zip = word
    where word <> read_zip.zip order by place limit 4);
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
  from private.word_spans(reading.words) as spans join private.territories on spans.text = any (names)
  -- A short code means it at the end only.
  where (last = size or (char_length(reading.words[first]) > 2 and zips is not null)) and not private.is_titled(reading.words, first)
  order by last - first desc limit 1;
  -- "New Mexico", and Mexico, Missouri.
  if reading.outside is not null and exists (
    select from private.place_candidates(reading.words)
    where first <= (reading.place_span).first and last >= (reading.place_span).last
      and (is_exact or last - first > (reading.place_span).last - (reading.place_span).first)
  ) then
    reading.outside := null;
    reading.place_span := null;
  end if;
  return reading;
end $$;

comment on function private.read_territory is
  'Adds a part of the United States that the directory does not cover, or another country, where the text names one.';

create function private.unread_words(reading private.search_reading) returns integer[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select place::integer from unnest(reading.words) with ordinality as typed (word, place)
    where not private.is_filler(word)
      and not coalesce(place between (reading.place_span).first and (reading.place_span).last, false)
      and not exists (
        select from unnest(reading.meaning_spans || reading.idle_spans) as span where place between span.first and span.last)
      -- Of several ZIPs the first is looked around, and the others are offered.
      and word <> all (coalesce(reading.other_places, '{}'))
    order by place
  );
end $$;

comment on function private.unread_words is 'Which words are neither the place nor a meaning, nor filler, nor count for nothing.';

create function private.read_rest(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
begin
  reading := private.read_idle(private.read_meanings(reading));
  reading.rest := private.unread_words(reading);
  return reading;
end $$;

comment on function private.read_rest is 'Adds what the words outside the place mean, and which are left.';

create function private.is_likely_place(reading private.search_reading) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return reading.is_exact_place or reading.is_strong_place or cardinality(reading.rest) = 0
    or private.is_name(array(select reading.words[place] from unnest(reading.rest) as place), false);
end $$;

comment on function private.is_likely_place is
  'Whether the place was meant: beside words that nobody bears, a town that few know is rather one of them, as in "silicon valley".';

create function private.is_also_surname(reading private.search_reading) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := reading.words[(reading.place_span).first:(reading.place_span).last];
begin
  -- "Mc Allister" is McAllister.
  return reading.is_small_place is true
    and (private.bearers_of(array_to_string(words, ' ')) <> '{}' or private.bearers_of(array_to_string(words, '')) <> '{}');
end $$;

comment on function private.is_also_surname is
  'Whether the place is a small town, named without its state, and somebody who is listed has its name: "Corrigan" is rather a doctor than '
  'Corrigan, TX, which is offered beside.';

create function private.telling_words(reading private.search_reading) returns integer[]
language sql stable
return array(
  select place from generate_series(1, cardinality(reading.words)) as place where not private.is_filler(reading.words[place]) order by place
);

comment on function private.telling_words is 'Which words tell something.';

create function private.is_somebody(reading private.search_reading) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  telling constant integer[] := private.telling_words(reading);
begin
  -- "Austin" is a town, whoever is called so, and "French speaking doctor in Austin" is no name.
  return cardinality(telling) > 1 and telling[cardinality(telling)] - telling[1] < cardinality(telling)
    and private.bearers_of((select string_agg(reading.words[place], ' ') from unnest(telling) as place)) <> '{}';
end $$;

comment on function private.is_somebody is 'Whether the words are the whole name of a person, be it "Austin French".';

create function private.read_name(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := cardinality(reading.words);
  -- "family texas" is no practice, though one be called Texas Family Health.
  in_order constant boolean := reading.place_span is not null and (reading.is_strong_place or reading.is_exact_place);
  telling constant integer[] := private.telling_words(reading);
  is_somebody constant boolean := private.is_somebody(reading);
  name constant integer[] := case
    when is_somebody then telling
    when private.is_name(reading.words, in_order) then array(select generate_series(1, size))
    when cardinality(telling) < size and (cardinality(reading.rest) > 0 or cardinality(reading.idle_spans) = 0)
      and private.is_name(array(select reading.words[place] from unnest(telling) as place), in_order) then telling
  end;
begin
  if name is null then
    return reading;
  end if;
  -- A town of that name is offered beside it.
  reading.other_places := case
    when reading.place_span is null then reading.other_places
    when not in_order or is_somebody then array_remove(array[(reading.place).label], null)
  end;
  reading.place := null;
  reading.place_span := null;
  reading.state := null;
  reading.meanings := '{}';
  reading.meaning_spans := '{}';
  reading.idle_spans := '{}';
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
  reading := private.read_rest(reading);
  if (reading.place).label is not null and (not private.is_likely_place(reading) or private.is_also_surname(reading)) then
    reading.other_places := array[(reading.place).label];
    reading.place := null;
    reading.place_span := null;
    reading := private.read_rest(reading);
  end if;
  if reading.missing_zip is null and reading.outside is null and (
    -- What is understood to the last word is no name, unless the place is one that few know.
    cardinality(reading.rest) > 0
    or cardinality(reading.idle_spans) > 0
    or (reading.place_span is not null and reading.is_exact_place is not true and not reading.is_strong_place)
    or private.is_somebody(reading)
  ) then
    reading := private.read_name(reading);
  end if;
  return reading;
end $$;

comment on function private.read_search is
  'What a search text asks for: a place, meanings, and words that stand for themselves. A name that a practice bears comes '
  'before all of them.';
