-- :doctors invented listings over all ZIP codes, the same every time. Triggers rest while they are written; the search entries
-- and the beginnings of names come from the triggers' own functions, and the indexes of the former are built at the end, as for any
-- bulk load.
create temporary table places as
select row_number() over (order by zip) - 1 as place, zip_codes.* from public.zip_codes;
create unique index on places (place);
create temporary table names as
select row_number() over (order by word) - 1 as place, initcap(word) as word
from (select distinct split_part(lower(city), ' ', 1) as word from public.zip_codes) as first_words;
create unique index on names (place);
analyze places, names;

alter table public.doctors disable trigger user;

insert into public.doctors (
  practice_name, credentials, specialty, bio, address_street, address_city, address_state, address_zip,
  latitude, longitude, monthly_price, accepting_new_patients, telehealth_only, state, verified, created_at
)
select
  names.word || ' ' || (array[
    'Direct Primary Care', 'Family Health', 'Internal Medicine', 'Family Medicine', 'Clinic', 'Direct Care', 'Pediatrics', 'Wellness'
  ])[1 + (dice >> 3) % 8],
  (array['MD', 'DO', 'NP', 'MD, FAAFP', 'PA-C'])[1 + (dice >> 6) % 5],
  (array['Family Medicine', 'Internal Medicine', 'Pediatrics', 'Geriatrics', 'Sports Medicine'])[1 + (dice >> 9) % 5],
  'Unhurried visits and a price you know before you come.',
  n || ' Main Street', places.city, places.state, places.zip,
  places.latitude + ((dice >> 12) % 1000 - 500) / 10000.0, places.longitude + ((dice >> 14) % 1000 - 500) / 10000.0,
  50 + (dice >> 16) % 100, n % 3 > 0, n % 12 = 0, 'public', true, timestamptz '2026-11-20' - n * interval '31 seconds'
from (
  select n, hashint4(n) & 2147483647 as dice, hashint4(n + 7919) & 2147483647 as other_dice
  from generate_series(1, :doctors) as n
) as numbers
join places on places.place = dice % (select count(*) from places)
join names on names.place = other_dice % (select count(*) from names);

alter table public.doctors enable trigger user;

create temporary table search_indexes as
select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
from pg_index where indrelid = 'private.doctor_search'::regclass and not indisunique;

select 'drop index ' || name from search_indexes \gexec

insert into private.doctor_search (doctor_id, city, state, document, name_words, words, phone, npi, position)
select
  entry.doctor_id, entry.city, entry.state, entry.document, entry.name_words, entry.words, entry.phone, entry.npi, entry.position
from public.doctors, private.search_entry(doctors) as entry
on conflict do nothing;

select definition from search_indexes \gexec

insert into private.search_words (word)
select distinct word from private.doctor_search, unnest(tsvector_to_array(words)) as word
where word !~ '^=|^[0-9]{5}$'
on conflict do nothing;

insert into private.name_starts
select starts.* from public.doctors, private.name_starts_of(doctors) as starts
on conflict do nothing;

vacuum analyze;
