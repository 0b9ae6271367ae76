-- What the search box suggests from: how names begin, in the order of their bytes, so that a range of an index answers.

create materialized view private.place_starts as
select replace(spelling.text, ' ', '') collate "C" as start, named.label, named.nickname, named.city, named.state, named.weight
from (
  -- "austintx" and "austintexas": who goes on typing names the state.
  select array[cities.key || lower(cities.state), cities.key || us_states.name] as spellings,
    private.label_of(cities, cities.state) as label, null::text as nickname, private.fold(cities.city) as city, cities.state,
    cities.zips as weight
  from private.cities join private.us_states on us_states.code = cities.state
  union all
  select array[lower(code), name], private.state_search(code), null, null, code, 60 from private.us_states
  union all
  select array[private.place_key(name)],
    case when nicknames.city is null then private.state_search(nicknames.state)
      else private.label_of(cities, nicknames.state) end,
    name, private.fold(nicknames.city), nicknames.state,
    -- "mar" is on the way to Maryland rather than to Maricopa County.
    case when strpos(name, ' ') > 0 then 1 else coalesce(cities.zips, 60) end
  from private.place_nicknames as nicknames
  left join private.cities on cities.key = private.place_key(nicknames.city) and cities.state = nicknames.state
) as named, unnest(named.spellings) as spelling (text)
order by 1;

comment on materialized view private.place_starts is
  'Every place as people may type it, without spaces, with the text that searches there. It changes with private.cities and the '
  'nicknames: a migration that changes those refreshes it.';
comment on column private.place_starts.city is 'As search entries have it; null for a state.';
comment on column private.place_starts.weight is
  'As many ZIP codes as a city has: the larger is rather meant. A state counts as a large city.';

create index place_starts_start_idx on private.place_starts (start);

create table private.name_starts (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  is_person boolean not null,
  is_inner boolean not null,
  start text collate "C" not null,
  person text,
  primary key (doctor_id, is_person, start)
);

comment on table private.name_starts is
  'The names of verified listings, of their clinicians and of the people whom they name, folded, from each of their words on. It lies in the private '
  'schema for the same reason as the search entries.';
comment on column private.name_starts.is_inner is 'Whether it begins within the name of a practice.';
comment on column private.name_starts.person is 'The person as they are suggested: with a title, or their credentials.';

create index name_starts_start_idx on private.name_starts (is_person, is_inner, start, doctor_id);

create function private.name_starts_of(listing public.doctors) returns setof private.name_starts
language plpgsql stable set search_path = '' as $$
begin
  return query
  with names as (
    select false as is_person, null::text as person, private.plain_words(listing.practice_name) as name
    union all
    select true, 'Dr. ' || named, private.plain_words(named)
    from private.each_person_in(listing.bio) as each, regexp_replace(each, '[''’]s$', '') as named
    union all
    -- Not every clinician is a doctor.
    select true, concat_ws(', ', clinicians.name, credentials), private.plain_words(regexp_replace(clinicians.name, '^Drs?\.?\s+', '', 'i'))
    from public.clinicians where clinicians.doctor_id = listing.id
  ),
  words as (select names.*, string_to_array(names.name, ' ') as words from names where names.name <> '')
  select distinct on (words.is_person, said.start)
    listing.id, words.is_person, not words.is_person and place > 1, said.start collate "C", words.person
  from words, generate_series(1, cardinality(words.words)) as place,
    -- Who types "marsh" may go on with "elena".
    array_to_string(words.words[place:] || case when words.is_person then words.words[:place - 1] end, ' ') as said (start)
  where place = 1 or not private.is_filler(words.words[place])
  order by words.is_person, said.start, place, words.person;
end $$;

comment on function private.name_starts_of is 'How the names of a listing, of its clinicians, and of the people in its About text, begin.';

create function private.write_names(listing public.doctors) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.name_starts where doctor_id = listing.id;
  if listing.verified then
    insert into private.name_starts select * from private.name_starts_of(listing);
  end if;
end $$;

comment on function private.write_names is 'Writes what is suggested of a listing. Called by definer functions.';

create function private.index_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_names(new);
  return null;
end $$;

comment on function private.index_names is
  'Trigger: keeps what is suggested of a listing. Definer: whoever edits a listing may not write the private tables.';

create trigger index_names after insert or update of practice_name, bio, status, verified on public.doctors
for each row execute function private.index_names();
