-- What the search box offers while somebody types: places, meanings, practices and doctors, three of each. Each is a short range of
-- an index; the queries stand in plpgsql, which plans them once a connection: planning would take longer than reading.

create type private.suggestion as (kind text, label text, detail text, doctor_id uuid);

create function private.after_all(start text) returns text
language sql immutable
return start || U&'\+10FFFF';

comment on function private.after_all is 'The end of the range of all texts that start so.';

create function private.suggest_zips(digits text) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select 'place', zip, city || ', ' || state, null::uuid from public.zip_codes
  where zip >= digits and zip < digits || ':' order by zip limit 3;
end $$;

comment on function private.suggest_zips is 'The first ZIP codes that start with some digits.';

create function private.suggest_places(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
declare
  most_judged constant integer := 40;
  -- "ft w" is on the way to Fort Worth, and "st" to Saint Louis or to Sterling.
  whole constant text := private.place_key(array_to_string(words, ' '));
  ongoing constant text := private.place_key(array_to_string(trim_array(words, 1), ' ')) || words[cardinality(words)];
begin
  return query
  with typed as (select distinct text from unnest(array[whole, ongoing]) as text),
  found as materialized (
    select distinct on (places.label) places.* from typed cross join lateral (
      select * from private.place_starts
      where place_starts.start >= typed.text collate "C" and place_starts.start < private.after_all(typed.text) collate "C"
      order by weight desc limit most_judged
    ) as places
    order by places.label, places.nickname is not null, private.place_key(places.nickname) <> typed.text, places.nickname
  )
  select 'place', label, coalesce(nickname, case when city is null then 'State' end), null::uuid from found
  order by exists (
    select from private.doctor_search where doctor_search.city = found.city and doctor_search.state = found.state
  ) or (found.city is null and exists (select from private.listing_entries where listing_entries.state = found.state)) desc,
    weight desc, label
  limit 3;
end $$;

comment on function private.suggest_places is
  'The states and cities whose names start as typed, those with practices first, then the larger. Of very many, the largest are judged.';

create function private.suggest_meanings(typed text) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select 'specialty', label, case when is_label then initcap(nullif(kind, 'fact')) else name end, null::uuid
  from (
    select distinct on (label) label, meanings.kind::text as kind, name, starts_with(name, typed) as is_first,
      name = replace(lower(label), '''', '') as is_label
    from private.search_names join private.search_meanings as meanings using (label)
    where starts_with(name, typed) or strpos(name, ' ' || typed) > 0
    order by label, is_label desc, is_first desc, name
  ) as found
  order by is_label and is_first desc, is_first desc, label
  limit 3;
end $$;

comment on function private.suggest_meanings is
  'The meanings that have a name with a word that starts as typed: the detail says which name, or what kind of meaning it is.';

create function private.is_last_name(word text, person text) returns boolean
language sql stable
return private.plain_words(split_part(person, ',', 1)) like '% ' || word;

comment on function private.is_last_name is 'Whether a folded word is the last of a person''s name, be there credentials after it.';

create function private.suggest_names(typed text, is_wanted_person boolean) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
declare
  most_judged constant integer := 40;
begin
  return query
  select case when is_wanted_person then 'doctor' else 'practice' end, min(person), null::text, found.doctor_id
  from (
    select *, row_number() over () as place from (
      (
        select read.doctor_id, read.person from (
          select starts.doctor_id, starts.person, starts.start from private.name_starts as starts
          where is_person = is_wanted_person and not is_inner
            and start >= typed collate "C" and start < private.after_all(typed) collate "C"
          order by start, starts.doctor_id limit most_judged
        ) as read
        -- "dr mar" is rather on the way to Dr. Marsh than to Marcel.
        order by read.person is not null and private.is_last_name(split_part(read.start, ' ', 1), read.person) desc, start, read.doctor_id limit 3
      )
      union all
      (
        select starts.doctor_id, starts.person from private.name_starts as starts
        where is_person = is_wanted_person and is_inner
          and start >= typed collate "C" and start < private.after_all(typed) collate "C"
        order by start, starts.doctor_id limit 3
      )
    ) as read
  ) as found
  group by found.doctor_id order by min(place) limit 3;
end $$;

comment on function private.suggest_names is
  'The practices, or the people of practices, with a name that starts as typed, last names first; then practices with a later word that does.';

create function private.match_suggestions(typed text) returns setof private.suggestion
language plpgsql stable security definer set search_path = '' rows 12 as $$
declare
  longest constant integer := 100;
  words constant text[] := private.split_words(private.join_apostrophes(private.fold(left(typed, longest + 1))));
  folded constant text := array_to_string(words, ' ');
  person constant text := regexp_replace(folded, '^(drs?|doctors?)( |$)', '');
begin
  if char_length(typed) > longest or char_length(folded) < 2 then
    return;
  elsif folded ~ '^[0-9 ]+$' then
    return query select * from private.suggest_zips(folded) where folded ~ '^[0-9]{3,5}$';
    return;
  end if;
  return query select * from private.suggest_places(words);
  if not found and cardinality(words) > 1 and words[1] !~ '^drs?$' and not exists (select from private.suggest_meanings(folded)) then
    return query select * from private.suggest_both(words);
  end if;
  return query select * from private.suggest_meanings(folded);
  return query select * from private.suggest_names(folded, false);
  if char_length(person) > 1 then
    return query select * from private.suggest_names(person, true);
  end if;
end $$;

comment on function private.match_suggestions is
  'Suggestions in the order to show them; none for less than two characters, or more than 100. Definer: what it reads is private. '
  'It gives out ids of verified listings, and names that their About texts and clinicians publish.';
grant execute on function private.match_suggestions to anon, authenticated, service_role;

create function public.suggest_searches(typed text) returns table (kind text, label text, detail text, doctor_id uuid)
language sql stable rows 12
begin atomic
  select found.kind, coalesce(found.label, doctors.practice_name), coalesce(found.detail, concat_ws(
      ', ', case when found.kind = 'doctor' then doctors.practice_name end, doctors.address_city, doctors.address_state)),
    doctors.id
  from private.match_suggestions(typed) with ordinality as found (kind, label, detail, doctor_id, place)
  left join public.doctors on doctors.id = found.doctor_id and doctors.verified
  where private.require_small_search(typed) and (found.doctor_id is null or doctors.id is not null)
  order by found.place;
end;

comment on function public.suggest_searches is
  'What a search box offers for what has been typed, at most three of each kind: "place" and "specialty", whose label is what to '
  'search for, "practice" and "doctor", which are verified listings.';
grant execute on function public.suggest_searches to anon, authenticated, service_role;
