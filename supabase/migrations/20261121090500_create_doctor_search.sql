-- What search reads: one narrow row for each verified listing, kept by a trigger. It lies in the private schema because row-level
-- security would keep PostgreSQL from using the text indexes: their operators are not leakproof, so policies are checked first.

create function private.earth_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable strict parallel safe
return extensions.cube(array[
  3958.8 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.8 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.8 * sin(radians(latitude))
]);

comment on function private.earth_position is
  'A point on a globe of 3958.8 miles radius as x, y, z in miles, so that nearest-neighbor order is true distance order.';

create table private.doctor_search (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  entry_id bigint not null unique generated always as identity,
  city text not null,
  state text not null,
  document text not null,
  name_words tsvector not null,
  words tsvector not null,
  -- Those of "words" that are facts, to be counted.
  facts text[] not null,
  tariff_id integer not null references private.tariffs (id),
  listed_at timestamptz not null,
  confirmed_at timestamptz,
  phone text,
  npi text,
  position extensions.cube
);

comment on table private.doctor_search is 'Verified listings as search sees them: folded text, its words, the position in miles.';
comment on column private.doctor_search.name_words is
  'The words of the practice''s name, and of the people whom its About text names.';
comment on column private.doctor_search.words is
  'All words that a search may ask for, and of each meaning that applies, its fact_word.';
comment on column private.doctor_search.tariff_id is
  'What it costs: with entry_id it is the order of prices, whosever they are. "listed_at" is that of the newest.';
comment on column private.doctor_search.phone is 'Its ten digits.';
comment on column private.doctor_search.entry_id is
  'The order within equally good matches. It is the order on disk too, so reading along it is cheap.';

create index doctor_search_city_state_idx on private.doctor_search (city, state);
create index doctor_search_state_idx on private.doctor_search (state, entry_id);
create index doctor_search_name_words_idx on private.doctor_search using gin (name_words);
create index doctor_search_words_idx on private.doctor_search using gin (words);
-- A wished price is a list of hundreds of tariffs, each of which is looked up in the statistics.
alter table private.doctor_search alter column tariff_id set statistics 10;
create index doctor_search_phone_idx on private.doctor_search (phone) where phone is not null;
create index doctor_search_npi_idx on private.doctor_search (npi) where npi is not null;
create index doctor_search_tariff_id_idx on private.doctor_search (tariff_id, entry_id);
create index doctor_search_listed_at_idx on private.doctor_search (listed_at, entry_id);
create index doctor_search_confirmed_at_idx on private.doctor_search (confirmed_at) where confirmed_at is not null;
-- With the rest beside it the index alone tells what lies around a place, is so there and costs that: reading the rows of a
-- crowded city takes ten times as long. Words are left out: with them it is twice as large (944 MB of 1,000,000 listings), all
-- around a place takes twice as long, and "family austin" is no quicker.
create index doctor_search_position_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, entry_id, doctor_id);

create table private.search_words (
  word text primary key
);

comment on table private.search_words is
  'Every word that ever stood in a listing, ZIP codes aside, and those of the everyday names of meanings: through it a part of '
  'a word finds the whole words, and a mistyped word its likeness, without a scan of the listings.';

create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);

insert into private.search_words (word)
select distinct word from private.search_names, unnest(string_to_array(name, ' ')) as word where char_length(word) > 3;

create function private.phone_digits(value text) returns text
language sql immutable parallel safe
return substring(regexp_replace(split_part(lower(value), 'x', 1), '[^0-9]', '', 'g') from '^1?([0-9]{10})$');

comment on function private.phone_digits is
  'The ten digits of an American telephone number, however it is written; null when it has not ten.';

create function private.each_person_in(about text) returns setof text
language sql immutable parallel safe
begin atomic
  select distinct btrim(person[1])
  from regexp_matches(about, '\mDrs?\.?\s+((?:[[:upper:]][[:alpha:]''’-]+\s?){1,3})', 'g') as person;
end;

comment on function private.each_person_in is
  'The names that follow "Dr." in a text: "Dr. Elena Marsh opened it" has "Elena Marsh".';

create function private.people_in(about text) returns text
language sql immutable parallel safe
return (select string_agg(person, ' ' order by person) from private.each_person_in(about) as person);

comment on function private.people_in is 'The same names in one text; null without any.';

create function private.search_entry(listing public.doctors) returns private.doctor_search
language plpgsql stable set search_path = '' as $$
declare
  entry private.doctor_search;
  name constant text := private.fold(listing.practice_name);
  people constant text := private.fold(coalesce(private.people_in(listing.bio), ''));
begin
  entry.doctor_id := listing.id;
  entry.city := private.fold(btrim(listing.address_city));
  entry.state := listing.address_state;
  entry.document := concat_ws(
    ' ', name, '|', entry.city || ',', lower(listing.address_state), listing.address_zip,
    (select us_states.name from private.us_states where code = listing.address_state),
    '|', private.fold(concat_ws(' ', listing.specialty, listing.credentials)), '|', people
  );
  entry.facts := private.facts_of(listing);
  -- Nothing asks where a word stands.
  entry.name_words := strip(private.word_vector(concat_ws(' ', name, people, private.join_apostrophes(name || ' ' || people))));
  entry.words := strip(private.word_vector(concat_ws(' ', entry.document, private.join_apostrophes(entry.document))))
    || array_to_tsvector(entry.facts || private.only_specialties(listing.specialty));
  entry.listed_at := listing.created_at;
  entry.confirmed_at := listing.confirmed_at;
  entry.phone := private.phone_digits(listing.phone);
  entry.npi := listing.npi;
  entry.position := private.earth_position(listing.latitude, listing.longitude);
  return entry;
end $$;

comment on function private.search_entry is 'What search keeps of a listing; entry_id and tariff_id are not set.';

create function private.write_entry(listing public.doctors) returns void
language plpgsql set search_path = '' as $$
declare
  entry private.doctor_search := private.search_entry(listing);
begin
  entry.tariff_id := private.tariff_of(listing);
  insert into private.doctor_search (
    doctor_id, city, state, document, name_words, words, facts, tariff_id, listed_at, confirmed_at, phone, npi, position
  )
  values (
    entry.doctor_id, entry.city, entry.state, entry.document, entry.name_words, entry.words, entry.facts, entry.tariff_id,
    entry.listed_at, entry.confirmed_at, entry.phone, entry.npi, entry.position
  )
  on conflict (doctor_id) do update
  set city = excluded.city, state = excluded.state, document = excluded.document, name_words = excluded.name_words,
      words = excluded.words, facts = excluded.facts, tariff_id = excluded.tariff_id, listed_at = excluded.listed_at,
      confirmed_at = excluded.confirmed_at, phone = excluded.phone, npi = excluded.npi, position = excluded.position;
  insert into private.search_words (word)
  select word from unnest(tsvector_to_array(entry.words)) as word where word !~ '^=|^[0-9]{5}$'
  on conflict do nothing;
end $$;

comment on function private.write_entry is 'Writes the search entry of a public listing. Called by definer functions.';

create function private.index_doctor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.verified then
    perform private.write_entry(new);
  else
    delete from private.doctor_search where doctor_id = new.id;
  end if;
  return null;
end $$;

comment on function private.index_doctor is
  'Trigger: keeps the search entry of a listing. Definer: whoever edits a listing may not write the private tables.';

create trigger index_doctor after insert or update of
  practice_name, credentials, specialty, bio, languages, telehealth_only, accepting_new_patients, phone, npi, monthly_price,
  family_cap, address_city, address_state, address_zip, latitude, longitude, confirmed_at, claim_status, user_id, state, verified
on public.doctors
for each row execute function private.index_doctor();
