-- Searches for facts that listings state, end to end: by a filter of the URL, by words, and with their counts.
begin;
select plan(121);
select tests.create_fixtures();
delete from public.doctors;

insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, monthly_price, couple_price,
  extra_child_price, languages, enrollment_fee,
  notice_days, leaving_fee, medicare_opt_out, model, former_names, phone
) values
  ('Alder', 'Family Medicine', 'Austin', 'TX', '78704', 'published', 70, 130, 20, '{"Vietnamese, basic"}', 0, 30, null,
    true, 'pure', '{Quillwort Clinic}', '(512) 555-0101'),
  ('Birch', 'Family Medicine', 'Austin', 'TX', '78704', 'published', 90, null, null, '{English}', 100, 30, 50, false,
    'hybrid', '{}', '(512) 555-0102'),
  ('Cedar', 'Pediatrics', 'Austin', 'TX', '78704', 'published', 200, null, null, '{English}', null, 90, null, null,
    null, '{}', null),
  ('Dogwood', 'Family Medicine', 'Austin', 'TX', '78704', 'published', null, null, null, '{}', null, null, null, null,
    null, '{}', null);
insert into public.clinicians (
  doctor_id, position, name, credentials, languages, npi, gender, medicare_opt_out_until, former_names
)
select doctors.id, place, name, 'MD', '{}', people.npi, people.gender, until, former from (values
  ('Alder', 1, 'Robert Kowalczyk', '1245319599', 'man', null::date, '{}'::text[]),
  ('Birch', 1, 'Jane Rowe', null, 'woman', current_date + 30, '{Jane Tremblay}'),
  ('Cedar', 1, 'Sam Schneider', null, 'nonbinary', current_date - 1, '{}'),
  ('Dogwood', 1, 'Lee Poe', null, null, current_date, '{}')
) as people (practice, place, name, npi, gender, until, former) join public.doctors on practice_name = practice;
insert into public.listing_services (doctor_id, service, coverage)
select id, 'gender_affirming_care', 'included' from public.doctors where practice_name = 'Birch';
insert into public.offices (
  doctor_id, position, name, address_city, address_state, address_zip, latitude, longitude, phone, step_free, hours,
  special_hours, time_zone
)
select doctors.id, place, office, city, case when city is not null then 'TX' end, zip, places.latitude,
  places.longitude, office_phone, step_free, hours::jsonb, special::jsonb, 'America/Chicago'
from (values
  -- The far office of Alder is step-free, the one in Austin is not.
  ('Alder', 0, null, null, null, null::double precision, null::double precision, null, false,
    '[[1,"00:00","24:00"],[2,"00:00","24:00"],[3,"00:00","24:00"],[4,"00:00","24:00"],[5,"00:00","24:00"],[6,"00:00",'
    '"24:00"],[7,"00:00","24:00"]]',
    -- Open also if today is a holiday.
    jsonb_build_array(
      jsonb_build_object('from', current_date - 2, 'to', current_date + 2, 'opens', '00:00', 'closes', '24:00')
    )::text),
  ('Alder', 1, 'Far', 'Dallas', '75201', 32.78, -96.8, '(214) 555-0103', true, '[[6,"09:00","12:00"]]', '[]'),
  ('Birch', 0, null, null, null, null, null, null, true, '[[1,"09:00","19:00"],[7,"09:00","12:00"]]',
    jsonb_build_array(jsonb_build_object('from', current_date - 2, 'to', current_date + 2))::text),
  ('Cedar', 0, null, null, null, null, null, null, null,
    '[[1,"00:00","24:00"],[2,"00:00","24:00"],[3,"00:00","24:00"],[4,"00:00","24:00"],[5,"00:00","24:00"],[6,"00:00",'
    '"24:00"],[7,"00:00","24:00"]]',
    jsonb_build_array(jsonb_build_object('from', current_date - 2, 'to', current_date + 2))::text)
) as places (
  practice, place, office, city, zip, latitude, longitude, office_phone, step_free, hours, special
) join public.doctors on practice_name = practice;
update public.doctors set free_meeting = practice_name = 'Alder' where practice_name in ('Alder', 'Birch');
select tests.index_listings();

create function tests.found(search text, filters jsonb default '{}') returns text
language sql as $$
  select coalesce(string_agg(practice_name, ' ' order by practice_name), '')
  from public.search_doctors(search, filters => filters) where not is_nearest_fallback
$$;
create function tests.counted(search text, filters jsonb, option text, choice text) returns integer
language sql
as $$ select count from public.filter_counts(search, filters => filters) where (filter, value) = (option, choice) $$;
create function tests.pages(search text, filters jsonb default '{}') returns text
language sql as $$
  with recursive pages (name, cursor, number) as (
    (select practice_name, page_cursor, 1 from public.search_doctors(search, 1, filters => filters))
    union all
    select next.practice_name, next.page_cursor, number + 1
    from pages cross join lateral public.search_doctors(search, 1, cursor, filters => filters) as next where number < 30
  )
  select string_agg(name, ' ' order by number) from pages
$$;
create function tests.hostile_searches() returns setof text
language sql immutable as $$
  select unnest(array[
    repeat('a', 200), repeat('á', 4000 / 2), repeat('"', 200), repeat('''', 199), repeat('(', 150), repeat('\', 120),
    '%', '_', '\', '''''; drop table doctors --', ':* & !', '<->', 'n:austin', '=pediatrics', 's:ASTN', '""', '“”', '"',
    '$', '$0', 'under $00000', 'under $99999', 'age 999 999 years old', '0 miles', '999 miles', repeat('9', 200),
    repeat('12 ', 60), repeat('near me ', 20), repeat('austin tx ', 16), repeat('cheap ', 16), repeat('salem or ', 16),
    'a b c d e f g h i j k l m n o p q r s t', E'\t\n', U&'\200B\FEFF', U&'\+01F600', 'open now open now saturday',
    repeat('x', 3999)
  ])
$$;

select tests.act_as('visitor');
-- Each fact as a filter, in words, and as a count
select is(
  tests.found('austin tx', jsonb_build_object(filter, value)), names, format('%s=%s finds %s', filter, value, names)
) from (values
  ('step-free', 'yes', 'Birch'), ('open', 'evenings', 'Alder Birch Cedar'), ('open', 'saturday', 'Alder Cedar'),
  ('open', 'sunday', 'Alder Birch Cedar'),
  ('open', 'saturday,sunday', 'Alder Cedar'),
  ('open', 'now', 'Alder'), ('open', 'now,saturday', 'Alder'), ('enrollment-fee', 'none', 'Alder'),
  ('month-to-month', 'yes', 'Alder'),
  ('medicare', 'opted-out', 'Alder Birch Dogwood'), ('model', 'pure', 'Alder'), ('model', 'hybrid', 'Birch'),
  ('gender', 'woman', 'Birch'),
  ('gender', 'man', 'Alder'), ('language', 'vietnamese', 'Alder'), ('service', 'gender-affirming-care', 'Birch')
) as cases (filter, value, names);
select is(
  tests.counted('austin tx', '{}', filter, value),
  (select count(*)::integer from public.search_doctors('austin tx', filters => jsonb_build_object(filter, value))),
  format('the count of %s=%s is that of its results', filter, value)
) from (values
  ('step-free', 'yes'), ('open', 'evenings'), ('open', 'saturday'), ('open', 'sunday'), ('open', 'now'),
  ('enrollment-fee', 'none'), ('month-to-month', 'yes'),
  ('medicare', 'opted-out'), ('model', 'pure'), ('model', 'hybrid'), ('gender', 'woman'), ('gender', 'man'),
  ('language', 'vietnamese'), ('hsa', 'yes')
) as cases (filter, value);
select is(tests.found(search), names, format('%L finds %s', search, names)) from (values
  ('wheelchair accessible austin', 'Birch'), ('step free dallas', 'Alder'), ('step free texas', 'Alder Birch'),
  ('open saturday austin', 'Alder Cedar'), ('open evenings austin', 'Alder Birch Cedar'),
  ('open now austin', 'Alder'), ('no enrollment fee austin', 'Alder'), ('month to month austin', 'Alder'),
  ('opted out of medicare austin', 'Alder Birch Dogwood'),
  ('free meet and greet austin', 'Alder'), ('free consultation austin', 'Alder'), ('consulta gratis austin', 'Alder'),
  ('pure dpc austin', 'Alder'),
  ('hybrid practice austin', 'Birch'), ('female doctor austin', 'Birch'), ('gender affirming care austin', 'Birch'),
  ('vietnamese speaking doctor', 'Alder'),
  ('habla vietnamita', 'Alder'), ('under $80 austin', 'Alder'), ('menos de 80 al mes austin', 'Alder'),
  -- Names, phones, and NPIs
  ('quillwort', 'Alder'), ('Quillwort Clinic', 'Alder'), ('jane tremblay', 'Birch'), ('bob kowalczyk', 'Alder'),
  ('dr shnyder', 'Cedar'), ('"Alder"', 'Alder'), ('“Jane Rowe”', 'Birch'),
  ('512-555-0101', 'Alder'), ('(214) 555-0103', 'Alder'), ('1245319599', 'Alder')
) as cases (search, names);
select is(tests.found(search, filters::jsonb), names, format('%L with %s finds %s', search, filters, names))
from (values
  ('under $80 austin', '{"price-to": "150"}', 'Alder Birch'),
  ('female doctor austin', '{"gender": "man"}', 'Alder'), ('pure dpc austin', '{"model": "hybrid"}', 'Birch'),
  ('open saturday austin', '{"open": "sunday"}', 'Alder Cedar'),
  ('austin tx', '{"hsa": "yes"}', 'Alder Birch'), ('austin tx', '{"hsa": "yes", "household": "34"}', 'Alder Birch'),
  ('austin tx', '{"hsa": "yes", "household": "34,36"}', 'Alder Birch'),
  ('austin tx', '{"hsa": "yes", "household": "34,36,38,40"}', 'Alder'),
  ('austin tx', '{"price-to": "150", "household": "34,36"}', 'Alder'),
  ('austin tx', '{"price-to": "180", "household": "34,36"}', 'Alder Birch'),
  -- Birch and Dogwood publish neither ages nor prices for children.
  ('austin tx', '{"accepts-household": "yes", "household": "34,3"}', 'Alder'),
  ('austin tx', '{"accepts-household": "yes", "household": "34"}', 'Alder Birch Dogwood'),
  ('austin tx', '{"accepts-household": "yes", "household": "3"}', 'Alder Cedar'),
  ('austin tx', '{"accepts-household": "yes"}', 'Alder Birch Cedar Dogwood'),
  ('hsa health savings account austin', '{}', 'Alder Birch'), ('step free wheelchair austin', '{}', 'Birch')
) as cases (search, filters, names);
select is(
  tests.counted('austin tx', jsonb_build_object('household', ages), 'accepts-household', 'yes'), many,
  format('%s listings accept everyone of %s', many, ages)
) from (values ('34,3', 1), ('34', 3)) as households (ages, many);
select results_eq(
  $$ select distinct priced_for
    from public.search_doctors('austin tx', filters => '{"household": "34,36", "sort": "price"}') $$,
  array['household'], 'prices are for the household'
);
select results_eq(
  $$ select distinct priced_for from public.search_doctors('austin tx') $$,
  array[null::text], 'without a household, nothing says for whom prices are'
);
select results_eq(
  $$ select distinct needs_place from public.search_doctors('', filters => '{"open": "now"}') $$,
  array[true], 'open now needs a place'
);
select results_eq(
  $$ select distinct needs_place from public.search_doctors('austin tx', filters => '{"open": "now"}') $$,
  array[false], 'around a place it counts'
);
select is(tests.parsed(search), parts, format('%L is parsed as %L', search, parts)) from (values
  ('under $80 austin', 'filter price-to=80 + place Austin, TX'),
  ('cheap doctor austin', 'filter sort=price + place Austin, TX'), ('"Jane Rowe"', 'words Jane Rowe'),
  ('“austin”', 'words austin')
) as cases (search, parts);
select results_eq(
  $$ select practice_name, office_name, hours from public.search_doctors('dallas tx') $$,
  $$ values ('Alder', 'Far', '[[6, "09:00", "12:00"]]'::jsonb) $$, 'the hours are those of the office that is shown'
);

-- The order of the text
select results_eq(
  $$ select practice_name from public.search_doctors('cheap affordable doctor austin tx') $$,
  array['Alder', 'Birch', 'Cedar', 'Dogwood'], 'words for the same filter count once'
);
select results_eq(
  $$ select practice_name from public.search_doctors(
      'cheap doctor austin tx', after => (select page_cursor from public.search_doctors('cheap doctor austin tx', 1))
    ) $$,
  array['Birch', 'Cedar', 'Dogwood'], 'a text that sorts has a next page');

-- Counts of filters that the text sets
select is(tests.counted('under $80 austin', '{}', 'price-to', '100'), 2, 'another price replaces that of the text');
select is(tests.counted('female doctor austin', '{}', 'gender', 'man'), 1, 'another gender replaces that of the text');
select is(
  tests.counted('under $10 austin', '{"model": "pure"}', 'without', 'price-to'),
  null, 'only filters of the URL can be removed'
);
select is_empty(
  $$ select from public.filter_counts('austin tx', filters => '{"price-to": "1", "x": "y"}')
    where filter = 'without' and value = 'x' $$,
  'unknown filters are not counted'
);

-- Removed former names
reset role;
update public.doctors set former_names = '{}' where practice_name = 'Alder';
update public.clinicians set former_names = '{}' where name = 'Jane Rowe';
select tests.index_listings();
select tests.act_as('visitor');
select is(tests.found('quillwort'), '', 'a former name of a practice that was removed finds nothing');
select is(tests.found('jane tremblay'), '', 'a former name of a person that was removed finds nothing');

-- A clinician's opt-out of Medicare that ends
reset role;
alter table public.clinicians disable trigger user;
update public.clinicians set medicare_opt_out_until = current_date - 1 where name = 'Jane Rowe';
alter table public.clinicians enable trigger user;
select private.end_opt_outs();
select tests.act_as('visitor');
select is(
  tests.found('austin tx', '{"medicare": "opted-out"}'), 'Alder Dogwood', 'an opt-out that has ended is no longer found'
);

-- Hostile calls
select tests.act_as('visitor');
select lives_ok(
  $$ select count(*)
    from tests.hostile_searches() as search,
      public.search_doctors(search, filters => '{"open": "now", "hsa": "yes"}') $$,
  'hostile texts do not fail'
);
select lives_ok(
  $$ select count(*)
    from tests.hostile_searches() as search, public.describe_search(search),
      public.suggest_searches(left(search, 100)) $$,
  'hostile texts are described'
);
select lives_ok(
  $$ select called.*
    from unnest(array['NaN', 'Infinity', '-Infinity', '1e308', '90', '-90']::double precision[]) as odd,
      unnest(array[null, -1, 0, 2147483647, -2147483648]) as whole
     cross join lateral (values (
       (select count(*) from public.search_doctors('', whole, null, whole, odd, odd, '{"open": "now"}')),
       (select count(*) from public.filter_counts('', whole, odd, odd)),
       (select count(*) from public.telehealth_listings('', whole, odd, odd)),
       (select count(*) from public.map_clusters('', whole, odd, odd, '{}', odd, odd, odd, odd, whole)))) as called $$,
  'hostile numbers do not fail');
reset role;

-- Words that nothing matches
select is_empty(
  $$ select from public.search_doctors('dr rowe austin tx under $80') $$,
  'a filter of the text does not make a name unknown'
);

-- Other groups of results
reset role;
insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, monthly_price, telehealth_only
)
values ('Elm', 'Family Medicine', 'Austin', 'TX', '78704', 'published', 80, true);
insert into public.offices (doctor_id, position, step_free, hours, special_hours, time_zone)
select id, 0, null, '[[1,"00:00","24:00"]]',
  jsonb_build_array(jsonb_build_object('from', current_date - 2, 'to', current_date + 2)), 'America/Chicago'
from public.doctors where practice_name = 'Elm';
-- Two offices in one ZIP code, of which the second is step-free.
insert into public.offices (
  doctor_id, position, name, address_city, address_state, address_zip, latitude, longitude, step_free, time_zone
)
select id, place, 'Lufkin ' || place, 'Lufkin', 'TX', '75901', 31.3, -94.7, place = 2, 'America/Chicago'
from public.doctors cross join generate_series(1, 2) as place where practice_name = 'Birch';
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status)
select 'Laredo Care ' || n, 'Family Medicine', 'Austin', 'TX', '78704', 'published' from generate_series(1, 5) as n;
select tests.index_listings();
select tests.act_as('visitor');
select results_eq(
  $$ select practice_name
    from public.telehealth_listings('El Paso, TX', filters => '{"household": "34,36", "price-to": "160"}') $$,
  array['Elm'], 'a household pays its price for telehealth'
);
select is_empty(
  $$ select from public.telehealth_listings('El Paso, TX', filters => '{"household": "34,36", "price-to": "150"}') $$,
  'telehealth that is too expensive for the household is left out'
);
select is_empty(
  $$ select from public.telehealth_listings('El Paso, TX', filters => '{"open": "now"}') $$,
  'telehealth practices that are closed are left out'
);
select is_empty(
  $$ select from public.search_doctors('El Paso, TX', filters => '{"household": "34,36", "price-to": "100"}') $$,
  'the nearest are not too expensive for the household either'
);
select results_eq(
  $$ select practice_name
    from public.search_doctors('El Paso, TX', filters => '{"household": "34,36", "price-to": "130"}') $$,
  array['Alder'], 'the nearest fit the household'
);
select is(tests.found('Lufkin, TX', '{"step-free": "yes"}'), 'Birch', 'one of two offices in a ZIP code is step-free');
select is(
  (
    select sum(count)::integer from public.map_clusters(
      'austin tx', filters => '{"open": "now"}', west => -99, south => 29, east => -96, north => 31
    )
  ),
  1, 'the map that was moved shows what is open now'
);
select is(
  tests.pages(search, filters::jsonb), (
    select string_agg(practice_name, ' ' order by place) from (
      select practice_name, row_number() over () as place from public.search_doctors(search, filters => filters::jsonb)
    ) as found
  ),
  format('no listing is lost or twice on the pages of %L with %s', search, filters)
) from (values
  ('', '{}'), ('texas', '{}'), ('family medicine', '{}'), ('austin tx', '{}'), ('laredo', '{}'),
  ('laredo', '{"sort": "price"}'), ('', '{"sort": "price"}'), ('', '{"sort": "newest"}'),
  ('austin tx', '{"sort": "newest"}'), ('austin tx', '{"sort": "price", "household": "34,36,3"}'),
  ('texas', '{"sort": "price", "household": "34,36,3"}'), ('cheap doctor austin tx', '{}')
) as cases (search, filters);

-- More matches than household prices are computed for
reset role;
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, monthly_price)
values ('Fir', 'Family Medicine', 'Boise', 'ID', '83702', 'published', 200);
set local session_replication_role = replica;
insert into private.search_entries (
  doctor_id, state, document, words, tags, adult_price, price_schedule_id, newest_rank, position
)
select gen_random_uuid(), state, document, words, tags, adult_price, price_schedule_id, newest_rank, position
from (select * from private.search_entries where state = 'ID') as copied, generate_series(1, 1000);
set local session_replication_role = origin;
select tests.act_as('visitor');
select results_eq(
  $$ select distinct priced_for, total
    from public.search_doctors('boise id', filters => '{"household": "34,36", "price-to": "250"}') $$,
  $$ values ('adult', 1001) $$,
  'with very many matches, the price of an adult counts');
select is_empty(
  $$ select from public.search_doctors('boise id', 100, filters => '{"household": "34,36", "hsa": "yes"}') $$,
  'then the limit of one adult counts for an HSA');

select * from finish();
rollback;
