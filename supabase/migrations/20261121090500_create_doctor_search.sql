-- What search reads: one narrow row for each office of a verified listing, kept by a trigger. It lies in the private schema because
-- row-level security would keep PostgreSQL from using the text indexes: their operators are not leakproof, so policies are checked first.

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
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  office smallint not null default 0,
  entry_id bigint not null unique generated always as identity,
  city text not null,
  state text not null,
  document text not null,
  name_words tsvector not null,
  words tsvector not null,
  -- The numbers of those of "words" that are facts, to be counted.
  facts smallint[] not null,
  tariff_id integer not null references private.tariffs (id),
  listed_at timestamptz not null,
  confirmed_at timestamptz,
  phone text,
  npi text,
  position extensions.cube,
  elsewhere extensions.cube[],
  primary key (doctor_id, office)
);

comment on table private.doctor_search is 'The offices of verified listings as search sees them: folded text, its words, the position in miles.';
comment on column private.doctor_search.office is
  'The office''s own position in the practice. 0 is the listing''s own address, and the one entry that text is looked up in.';
comment on column private.doctor_search.elsewhere is 'Where the listing''s other offices are; null without any.';
comment on column private.doctor_search.name_words is
  'The words of the practice''s name, of its clinicians, and of the people whom its About text names.';
comment on column private.doctor_search.words is
  'All words that a search may ask for, of each meaning that applies its fact_word, and of other offices their office_words.';
comment on column private.doctor_search.tariff_id is
  'What it costs: with entry_id it is the order of prices, whosever they are. "listed_at" is that of the newest.';
comment on column private.doctor_search.phone is 'Its ten digits.';
comment on column private.doctor_search.entry_id is
  'The order within equally good matches. It is the order on disk too, so reading along it is cheap.';

create view private.listing_entries as
select * from private.doctor_search where office = 0;

comment on view private.listing_entries is 'One entry for each listing: what is found by anything but where it is.';

create index doctor_search_city_state_idx on private.doctor_search (city, state);
create index doctor_search_main_idx on private.doctor_search (entry_id) where office = 0;
create index doctor_search_state_idx on private.doctor_search (state, entry_id) where office = 0;
create index doctor_search_name_words_idx on private.doctor_search using gin (name_words) where office = 0;
create index doctor_search_words_idx on private.doctor_search using gin (words) where office = 0;
-- A wished price is a list of hundreds of tariffs, each of which is looked up in the statistics.
alter table private.doctor_search alter column tariff_id set statistics 10;
create index doctor_search_phone_idx on private.doctor_search (phone) where phone is not null and office = 0;
create index doctor_search_npi_idx on private.doctor_search (npi) where npi is not null and office = 0;
create index doctor_search_tariff_id_idx on private.doctor_search (tariff_id, entry_id);
create index doctor_search_listed_at_idx on private.doctor_search (listed_at, entry_id);
create index doctor_search_confirmed_at_idx on private.doctor_search (confirmed_at) where confirmed_at is not null and office = 0;
-- With the rest beside it the index alone tells what lies around a place, is so there and costs that: reading the rows of a
-- crowded city takes ten times as long. Words are left out: with them it is twice as large (944 MB of 1,000,000 listings), all
-- around a place takes twice as long, and "family austin" is no quicker.
create index doctor_search_position_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, entry_id, doctor_id, office, elsewhere);
-- The offices of about every 8th, 32nd and 1024th listing, drawn by lot: of many listings they tell what all would, at a bounded cost.
-- Of one that is drawn all offices are, so that it can be counted once wherever it has several.
create index doctor_search_large_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 7 = 0;
create index doctor_search_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 31 = 0;
create index doctor_search_small_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 1023 = 0;

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

-- Who writes a phone evaluates the index.
grant execute on function private.phone_digits to authenticated, service_role;

create index offices_phone_digits_idx on public.offices (private.phone_digits(phone)) where phone is not null;

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
  clinicians text;
  trained text;
  people text;
  facts constant text[] := private.facts_of(listing);
begin
  select string_agg(clinician.name, ' ' order by position), string_agg(concat_ws(' ', specialty, credentials), ' ' order by position)
  into clinicians, trained
  from public.clinicians as clinician where doctor_id = listing.id;
  people := private.fold(concat_ws(' ', private.people_in(listing.bio), clinicians));
  entry.doctor_id := listing.id;
  entry.city := private.fold(btrim(listing.address_city));
  entry.state := listing.address_state;
  entry.document := concat_ws(
    ' ', name, '|', entry.city || ',', lower(listing.address_state), listing.address_zip,
    (select us_states.name from private.us_states where code = listing.address_state),
    '|', private.fold(concat_ws(' ', listing.specialty, listing.credentials, trained)), '|', people
  );
  entry.facts := private.fact_ids(facts);
  -- Nothing asks where a word stands.
  entry.name_words := strip(private.word_vector(concat_ws(
    ' ', name, people, private.join_apostrophes(concat_ws(' ', name, people)), private.other_spellings(concat_ws(' ', name, people)))));
  entry.words := strip(private.word_vector(concat_ws(' ', entry.document, private.join_apostrophes(entry.document), private.other_spellings(concat_ws(' ', name, people)))))
    || array_to_tsvector(facts || private.only_specialties(listing.specialty) || private.state_words(listing) || private.office_words(listing) || array(
      select '=sees-' || lower(code) from unnest(listing.telehealth_states) as code
      where listing.telehealth_only and code <> listing.address_state
    ));
  entry.listed_at := listing.created_at;
  entry.confirmed_at := listing.confirmed_at;
  entry.phone := private.phone_digits(listing.phone);
  entry.npi := listing.npi;
  entry.position := private.earth_position(listing.latitude, listing.longitude);
  return entry;
end $$;

comment on function private.search_entry is
  'What search keeps of a listing at its own address; entry_id, tariff_id and "elsewhere" are not set.';

create function private.search_entries(listing public.doctors) returns setof private.doctor_search
language plpgsql volatile set search_path = '' as $$
declare
  entry private.doctor_search := private.search_entry(listing);
begin
  entry.tariff_id := private.tariff_of(listing);
  for entry.office, entry.city, entry.state, entry.position, entry.elsewhere in
    with offices as (
      select spots.office, private.fold(btrim(spots.city)) as city, spots.state, private.earth_position(latitude, longitude) as spot
      from private.spots_of(listing) as spots
    ),
    -- Of those at the same spot one is enough: they are equally near to everybody.
    apart as (select distinct on (spot) * from offices order by spot, office)
    select office, city, state, spot, (select array_agg(other.spot) from apart as other where other.office <> apart.office)
    from apart order by office
  loop
    if entry.office > 0 then
      entry.name_words := '';
      entry.phone := null;
      entry.npi := null;
    end if;
    return next entry;
  end loop;
end $$;

comment on function private.search_entries is
  'What search keeps of a listing, the entry of its own address first; entry_id is not set. Volatile, as it may write a tariff.';

create function private.write_entry(listing public.doctors) returns void
language plpgsql set search_path = '' as $$
begin
  if current_setting('private.entries', true) = 'later' then
    return;
  end if;
  delete from private.doctor_search where doctor_id = listing.id and office > 0;
  insert into private.doctor_search (
    doctor_id, office, city, state, document, name_words, words, facts, tariff_id, listed_at, confirmed_at, phone, npi, position, elsewhere
  )
  select
    doctor_id, office, city, state, document, name_words, words, facts, tariff_id, listed_at, confirmed_at, phone, npi, position, elsewhere
  from private.search_entries(listing)
  on conflict (doctor_id, office) do update
  set city = excluded.city, state = excluded.state, document = excluded.document, name_words = excluded.name_words,
      words = excluded.words, facts = excluded.facts, tariff_id = excluded.tariff_id, listed_at = excluded.listed_at,
      confirmed_at = excluded.confirmed_at, phone = excluded.phone, npi = excluded.npi, position = excluded.position,
      elsewhere = excluded.elsewhere;
  insert into private.search_words (word)
  select word
  from private.listing_entries as entry, unnest(tsvector_to_array(entry.words)) as word
  where doctor_id = listing.id and word !~ '^=|^[0-9]{5}$'
  on conflict do nothing;
end $$;

comment on function private.write_entry is
  'Writes the search entries of a public listing, unless whoever adds it with its parts does so later (private.entries). Called by definer '
  'functions.';

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
  'Trigger: keeps the search entries of a listing. Definer: whoever edits a listing may not write the private tables.';

create trigger index_doctor after insert or update of
  practice_name, credentials, specialty, bio, languages, telehealth_only, accepting_new_patients, patient_ages, phone, npi,
  monthly_price, yearly_price, couple_price, family_cap, address_city, address_state, address_zip, latitude, longitude, claim_status, user_id, status, verified
on public.doctors
for each row execute function private.index_doctor();

-- Without a list of columns: a trigger writes confirmations beside the columns that a statement names.
create trigger index_confirmation after update on public.doctors
for each row when (old.confirmed_at is distinct from new.confirmed_at) execute function private.index_doctor();
