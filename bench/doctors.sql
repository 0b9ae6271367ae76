-- Inserts :size generated listings across all ZIP codes, the same on every run, without triggers. The function that
-- triggers call builds the search entries of one in ten; the other nine are copies of it at other addresses, because
-- building a million takes twenty minutes.
set local session_replication_role = replica;

create temporary table places as
select row_number() over (order by zip) - 1 as place, zip_codes.* from public.zip_codes;
create unique index on places (place);
create temporary table names as
select row_number() over (order by word) - 1 as place, initcap(word) as word
from (select distinct split_part(lower(city), ' ', 1) as word from public.zip_codes) as first_words;
create unique index on names (place);
analyze places, names;

insert into public.doctors (
  practice_name, credentials, specialty, bio, address_street, address_city, address_state, address_zip,
  latitude, longitude, monthly_price, family_cap, accepting_new_patients, telehealth_only, languages, status,
  prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at, created_at, enrollment_fee,
  notice_days, model, medicare_opt_out
)
select
  names.word || ' ' || (array[
    'Direct Primary Care', 'Family Health', 'Internal Medicine', 'Family Medicine', 'Clinic', 'Direct Care',
    'Pediatrics', 'Wellness'
  ])[1 + (dice >> 3) % 8],
  (array['MD', 'DO', 'NP', 'MD, FAAFP', 'PA-C'])[1 + (dice >> 6) % 5],
  (array['Family Medicine', 'Internal Medicine', 'Pediatrics', 'Geriatrics', 'Sports Medicine'])[1 + (dice >> 9) % 5],
  'Unhurried visits and a price you know before you come.',
  n || ' Main Street', places.city, places.state, places.zip,
  places.latitude + ((dice >> 12) % 1000 - 500) / 10000.0, places.longitude + ((dice >> 14) % 1000 - 500) / 10000.0,
  50 + (dice >> 16) % 100, case when n % 10 = 0 then 150 + 50 * ((dice >> 5) % 3) end, n % 3 > 0, n % 12 = 0,
  case when n % 7 = 0 then '{English,Spanish}' when n % 500 = 0 then '{Korean}' else '{English}' end::text[],
  'published',
  confirmed, confirmed, confirmed, confirmed, timestamptz '2026-11-20' - n * interval '310 seconds',
  case when n % 4 = 0 then 0 when n % 4 = 1 then 99 end,
  case when n % 5 = 0 then 30 end, case when n % 3 = 0 then 'pure' end, n % 6 = 0
from (
  select n, hashint4(n) & 2147483647 as dice, hashint4(n + 7919) & 2147483647 as other_dice,
    case when n % 9 = 0 then now() - (n % 700) * interval '1 day' end as confirmed
  from generate_series(1, :size / 10) as n
) as numbers
join places on places.place = dice % (select count(*) from places)
join names on names.place = other_dice % (select count(*) from names);

-- A third of the listings have prices by age.
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
select id, label, min_age, max_age, price
from public.doctors
cross join lateral (
  values ('Children', 0, 17, 20 + 5 * ((hashtext(practice_name) & 255) % 5)), ('Seniors', 65, null, monthly_price + 20)
) as bands (label, min_age, max_age, price)
where hashtext(id::text) % 3 = 0 and monthly_price is not null
on conflict do nothing;

-- Each listing has two clinicians.
insert into public.clinicians (doctor_id, position, name, credentials, specialty, practicing_since, gender)
select
  doctors.id, doctors.place,
  (array['Ada', 'Benedict', 'Camila', 'Dimitri', 'Esme', 'Farah', 'Gideon', 'Hana'])[1 + (dice & 7)] || ' '
    || names.word,
  case doctors.place when 1 then 'MD' else 'NP' end, doctors.specialty, 1980 + (dice >> 3) % 40,
  case when dice % 3 = 0 then null when dice % 2 = 0 then 'woman' else 'man' end
from (
  select id, specialty, place, hashtext(id::text || place) & 2147483647 as dice
  from public.doctors cross join generate_series(1, 2) as place
) as doctors
join names on names.place = dice % (select count(*) from names)
on conflict do nothing;

-- A third of the listings have office hours, one in ten of them on Saturdays, and every second has another office: 5 to
-- 30 miles from the first, or anywhere for one in ten.
insert into public.offices (doctor_id, position, hours, step_free, time_zone)
select
  id, 0, case when hashtext(id::text) % 10 = 0 then '[[6, "09:00", "12:00"]]'::jsonb else '[]' end
    || '[[1, "08:00", "12:00"], [1, "13:00", "17:00"], [2, "08:00", "17:00"], [3, "08:00", "19:00"], [4, "08:00", '
      '"17:00"], [5, "08:00", "16:00"]]',
  hashtext(id::text) % 4 = 0, private.time_zone_of(address_zip)
from public.doctors where hashtext(id::text) % 3 = 0
on conflict do nothing;
insert into public.offices (
  doctor_id, position, address_city, address_state, address_zip, latitude, longitude, time_zone
)
select
  id, 1, coalesce(far.city, address_city), coalesce(far.state, address_state), coalesce(far.zip, address_zip),
  coalesce(far.latitude, doctors.latitude + 0.05 + (hashtext(id::text) & 255) / 1000.0),
  coalesce(far.longitude, doctors.longitude + 0.05 + (hashtext(id::text) >> 8 & 255) / 1000.0),
  coalesce(far.time_zone, private.time_zone_of(address_zip))
from public.doctors
left join places as far
  on hashtext(id::text) % 20 = 0 and far.place = (hashtext('far ' || id) & 2147483647) % (select count(*) from places)
where hashtext(id::text) % 2 = 0
on conflict do nothing;
analyze public.doctors, public.membership_tiers, public.clinicians, public.offices;

-- PL/pgSQL caches query plans, and a plan for an almost empty table would scan it for each listing.
insert into private.search_entries
select entry.*
from (select doctors as listing from public.doctors where verified limit 10000) as first,
  private.build_entries(listing) as entry
on conflict do nothing;
analyze private.search_entries, private.price_schedules;
insert into private.search_entries
select entry.* from public.doctors, private.build_entries(doctors) as entry where verified
on conflict do nothing;
insert into private.name_starts
select starts.* from public.doctors, private.name_starts_of(doctors) as starts where verified
on conflict do nothing;
insert into private.search_words (word)
select distinct word from private.search_entries, unnest(tsvector_to_array(words)) as word
where word !~ '^(=|[nspi]:|[0-9]{5}$)'
on conflict do nothing;

create temporary table copies as
select md5(id::text || copy)::uuid as id, id as original, copy
from public.doctors cross join generate_series(1, 9) as copy where address_street like '% Main Street';
analyze copies;

insert into public.doctors (
  id, address_street, latitude, longitude, created_at, practice_name, credentials, specialty, bio, address_city,
  address_state, address_zip, monthly_price, family_cap, accepting_new_patients, telehealth_only, languages, status,
  prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at, enrollment_fee, notice_days, model,
  medicare_opt_out
)
select
  copies.id, copy || address_street, latitude + copy * 0.011, longitude - copy * 0.007,
  created_at - copy * interval '31 seconds', practice_name, credentials, specialty, bio, address_city, address_state,
  address_zip, monthly_price, family_cap, accepting_new_patients, telehealth_only, languages, status,
  prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at, enrollment_fee, notice_days, model,
  medicare_opt_out
from copies join public.doctors on doctors.id = original;

insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
select copies.id, label, min_age, max_age, monthly_price
from copies join public.membership_tiers on doctor_id = original;

insert into public.clinicians (doctor_id, position, name, credentials, specialty, practicing_since, gender)
select copies.id, position, name, credentials, specialty, practicing_since, gender
from copies join public.clinicians on doctor_id = original;

insert into public.offices (
  doctor_id, position, hours, step_free, time_zone, address_city, address_state, address_zip, latitude, longitude
)
select
  copies.id, position, hours, step_free, time_zone, address_city, address_state, address_zip, latitude + copy * 0.011,
  longitude - copy * 0.007
from copies join public.offices on doctor_id = original;
analyze public.doctors, public.offices;

insert into private.search_entries (
  doctor_id, office, position, other_positions, newest_rank, state, document, words, tags, adult_price,
  price_schedule_id, confirmed_at, opening, time_zone, has_special_hours
)
select
  spots.id, office, spots.position,
  nullif(array_remove(array_agg(spots.position) over (partition by spots.id), spots.position), '{}'),
  -extract(epoch from spots.created_at),
  entries.state, document, words, tags, adult_price, price_schedule_id, confirmed_at, opening,
  time_zone, has_special_hours
from (
  select copies.id, original, copy, created_at, office,
    private.earth_position(place.latitude, place.longitude) as position
  from copies join public.doctors using (id) cross join private.list_locations(doctors) as place
) as spots
join private.search_entries as entries using (office)
where entries.doctor_id = original;

insert into private.name_starts (doctor_id, is_person, is_inner, start, person)
select copies.id, is_person, is_inner, start, person
from copies join private.name_starts on doctor_id = original;
