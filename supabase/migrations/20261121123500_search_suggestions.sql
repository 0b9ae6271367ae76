-- Suggestions of places, tags, practices, and clinicians while a visitor types. Each is a short range of an index.
-- Anyone can call them.

create materialized view private.place_starts as
select spelling.text collate "C" as start, coalesce(value || ', ' || state, private.state_search_text(state)) as label,
  case
    when weight >= 1000 or (value is null and term <> us_states.name and term <> lower(us_states.code)) then term
  end as nickname,
  value as city, state, case when value is null and weight < 1000 then 60 else least(weight, 999) end as weight
from private.search_terms
join private.us_states on us_states.code = state
-- "austintx" and "austintexas" continue with the state.
cross join unnest(
  case when value is null or weight >= 1000 then array[key] else array[key || lower(state), key || us_states.name] end
) as spelling (text)
where kind = 'place'
order by 1;
comment on materialized view private.place_starts is
  'Every place as people type it, without spaces, and the text that searches there. A migration that changes places '
  'refreshes it.';
comment on column private.place_starts.weight is 'The number of ZIP codes; a state counts as a large city.';
create index place_starts_start_idx on private.place_starts (start);

create type private.suggestion as (kind text, label text, detail text, doctor_id uuid);

create function private.suggest_places(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
declare
  -- "ft w" continues to Fort Worth, and "st" to Saint Louis or to Sterling.
  whole constant text := private.place_key(array_to_string(words, ' '));
  ongoing constant text := private.place_key(array_to_string(trim_array(words, 1), ' ')) || words[cardinality(words)];
begin
  return query
  with typed as (select distinct text from unnest(array[whole, ongoing]) as text),
  found as materialized (
    select distinct on (places.label) places.* from typed cross join lateral (
      select * from private.place_starts
      where place_starts.start >= typed.text collate "C"
        and place_starts.start < (typed.text || U&'\+10FFFF') collate "C"
      order by weight desc limit 40
    ) as places
    order by places.label, places.nickname is not null, private.place_key(places.nickname) <> typed.text,
      places.nickname
  )
  select 'place', label, coalesce(nickname, case when city is null then kind end), null::uuid
  from found
  join (select code, case when is_territory then 'Territory' else 'State' end as kind from private.us_states) as states
    on states.code = found.state
  order by case
    when found.city is null then exists (select from public.doctors where verified and address_state = found.state)
    else exists (
      select from public.doctors
      where verified and address_state = found.state and private.slug(address_city) = private.slug(found.city))
  end desc, weight desc, label
  limit 3;
end $$;
comment on function private.suggest_places is
  'Returns the places that start as typed, those with practices first, then the larger ones.';

create function private.suggest_tags(typed text) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select 'specialty', label, case when is_label then initcap(nullif(kind, 'fact')) else term end, null::uuid
  from (
    select distinct on (label) label, tags.kind::text as kind, term, starts_with(term, typed) as is_first,
      term = private.normalize_words(label) as is_label
    from private.search_terms as terms join private.search_tags as tags
      on label = terms.value and tags.kind not in ('offer', 'specialist')
    where terms.kind = 'tag' and (starts_with(term, typed) or strpos(term, ' ' || typed) > 0)
    order by label, is_label desc, is_first desc, term
  ) as found
  order by is_label and is_first desc, is_first desc, label
  limit 3;
end $$;
comment on function private.suggest_tags is
  'Returns the tags with a term in which a word starts as typed; the detail is that term, or the kind of the tag.';

create function private.suggest_names(typed text, is_wanted_person boolean) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 3 as $$
begin
  return query
  select case when is_wanted_person then 'doctor' else 'practice' end, min(found.person), null::text, found.doctor_id
  from (
    select few.*, row_number() over (
      -- Last names first: "dr mar" means Dr. Marsh rather than Marcel.
      order by few.is_inner, few.person is not null
          and private.normalize_words(split_part(few.person, ',', 1)) like '% ' || split_part(few.start, ' ', 1) desc,
        few.start, few.doctor_id
    ) as place
    from unnest(array[false, true]) as starts_inside cross join lateral (
      select starts.* from private.name_starts as starts
      where is_person = is_wanted_person and is_inner = starts_inside
        and start >= typed collate "C" and start < (typed || U&'\+10FFFF') collate "C"
      order by start, starts.doctor_id limit 40
    ) as few
  ) as found
  group by found.doctor_id order by min(found.place) limit 3;
end $$;
comment on function private.suggest_names is
  'Returns the practices, or the people, with a name that starts as typed, and then practices with a later word that '
  'does.';

create function private.suggest_combined(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 6 as $$
declare
  most_place_words constant integer := 4;
  size constant integer := cardinality(words);
  parsed private.parsed_search;
  -- The first words, without prepositions at their end; null if they are only filler, as in "doctor in".
  wanted text;
begin
  for split in greatest(1, size - most_place_words)..size - 1 loop
    continue when private.has_term(words[split + 1], '{preposition}') or words[split + 1:] = array['me'];
    parsed.words := words[:split];
    continue when cardinality((private.find_parts(parsed)).rest) > 0;
    wanted := case when exists (select from unnest(parsed.words) as word where not private.is_filler(word)) then
      array_to_string(parsed.words[:(
        select max(place) from unnest(parsed.words) with ordinality as typed (word, place)
        where not private.has_term(word, '{preposition}')
      )], ' ')
    end;
    return query
    select kind, concat(wanted || case when detail in ('State', 'Territory') then ' in ' else ' near ' end, label),
      detail, doctor_id
    from private.suggest_places(words[split + 1:]);
    if found then
      return;
    end if;
  end loop;
  -- "austin ped"
  parsed.words := words;
  parsed := private.parse_location(parsed);
  if (parsed.place_span).first = 1 and (parsed.is_exact_place or parsed.is_strong_place)
    and (parsed.place_span).last < size then
    return query
    select kind, label || coalesce(' near ' || (parsed.place).label, ' in ' || private.state_search_text(parsed.state)),
      detail, doctor_id
    from private.suggest_tags(array_to_string(words[(parsed.place_span).last + 1:], ' '));
  end if;
end $$;
comment on function private.suggest_combined is
  'Returns the places that can follow a tag ("pediatrician aus"), or the tags that can follow a place ("austin ped").';

create function private.match_suggestions(typed text) returns setof private.suggestion
language plpgsql stable security definer set search_path = '' rows 12 as $$
declare
  longest constant integer := 100;
  words constant text[] := string_to_array(nullif(private.normalize_words(left(typed, longest + 1)), ''), ' ');
  folded constant text := array_to_string(words, ' ');
  person constant text := regexp_replace(folded, '^(drs?|doctors?)( |$)', '');
begin
  if char_length(typed) > longest or char_length(folded) < 2 then
    return;
  elsif folded ~ '^[0-9 ]+$' then
    return query
    select 'place', zip, city || ', ' || state, null::uuid from public.zip_codes
    where folded ~ '^[0-9]{3,5}$' and zip >= folded and zip < folded || ':' order by zip limit 3;
    return;
  end if;
  return query select * from private.suggest_places(words);
  if not found and cardinality(words) > 1 and words[1] !~ '^drs?$'
    and not exists (select from private.suggest_tags(folded)) then
    return query select * from private.suggest_combined(words);
  end if;
  return query select * from private.suggest_tags(folded);
  return query select * from private.suggest_names(folded, false);
  if char_length(person) > 1 then
    return query select * from private.suggest_names(person, true);
  end if;
end $$;
comment on function private.match_suggestions is
  'Returns suggestions in display order; none for fewer than two or more than 100 characters. Security definer, '
  'because what it reads is private; it returns ids of published listings and the names that they publish.';
grant execute on function private.match_suggestions to anon, authenticated, service_role;

create function public.suggest_searches(typed text) returns table (kind text, label text, detail text, doctor_id uuid)
language sql stable rows 12
begin atomic
  select found.kind, coalesce(found.label, doctors.practice_name), coalesce(
    found.detail, concat_ws(
      ', ', case when found.kind = 'doctor' then doctors.practice_name end, doctors.address_city, doctors.address_state
    )
  ),
    doctors.id
  from private.match_suggestions(typed) with ordinality as found (kind, label, detail, doctor_id, place)
  left join public.doctors on doctors.id = found.doctor_id and doctors.verified
  where private.require_small_search(typed) and (found.doctor_id is null or doctors.id is not null)
  order by found.place;
end;
comment on function public.suggest_searches is
  'Returns at most three suggestions of each kind for what a visitor types: "place" and "specialty", whose label is '
  'the text to search for, "practice" and "doctor", which are published listings.';
grant execute on function public.suggest_searches to anon, authenticated, service_role;
