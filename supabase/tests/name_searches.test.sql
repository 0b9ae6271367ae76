begin;
select plan(36);
select tests.create_fixtures();
delete from public.doctors;

-- Names made of words that are languages, places or services.
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, languages, bio)
values
  ('Alder Direct Care', 'Family Medicine', 'Boston', 'MA', '02134', 'published', '{English}',
    'Dr. Anna French opened it in 2019.'),
  ('Birch Direct Care', 'Family Medicine', 'Boston', 'MA', '02134', 'published', '{French}', null),
  ('Cedar Direct Care', 'Family Medicine', 'Denver', 'CO', '80202', 'published', '{English}', null),
  ('Southside of Houston', 'Family Medicine', 'Houston', 'TX', '77002', 'published', '{English}', null),
  ('Dogwood Direct Care', 'Family Medicine', 'Denver', 'CO', '80202', 'published', '{English}',
    'Dr. Virginia Day sees families.'),
  ('Summit Family Health', 'Pediatrics', 'Denver', 'CO', '80202', 'published', '{English}', null),
  ('St. Luke''s Family Medicine', 'Family Medicine', 'Denver', 'CO', '80202', 'published', '{English}', null),
  ('Mount Hope Pediatrics', 'Pediatrics', 'Denver', 'CO', '80202', 'published', '{English}', null),
  ('Elm of Richmond', 'Family Medicine', 'Richmond', 'VA', '23220', 'published', '{English}', null),
  ('Fir Direct Care', 'Family Medicine', 'Denver', 'CO', '80202', 'published', '{English}', null),
  ('Hidden Polish Clinic', 'Family Medicine', 'Denver', 'CO', '80202', 'pending', '{English}', null),
  ('Polish & Hart Family Care', 'Family Medicine', 'Denver', 'CO', '80202', 'published', '{English}', null);
insert into public.clinicians (doctor_id, position, name, credentials, languages)
select id, place, name, 'MD', '{}' from (values
  ('Cedar Direct Care', 1, 'Thomas Young'),
  ('Cedar Direct Care', 2, 'Emily Houston'), ('Fir Direct Care', 1, 'Austin French'),
  ('Fir Direct Care', 2, 'Paul Wart'), ('Fir Direct Care', 3, 'Robert Schmidt'),
  ('Fir Direct Care', 4, 'Ana Elizondo'), ('Elm of Richmond', 1, 'William Stone'),
  ('Elm of Richmond', 2, 'Elizabeth Stone')
) as people (practice, place, name) join public.doctors on practice_name = practice;
select tests.index_listings();

create function tests.firsts(search text) returns text
language sql as $$ select string_agg(practice_name, ', ' order by place) from (
  select practice_name, row_number() over () as place from public.search_doctors(search) limit 3) as found $$;

select tests.act_as('visitor');
select is(tests.parsed(search), meaning, format('the query %L is parsed as %L', search, meaning)) from (values
  ('Dr. French', 'words French'), ('french', 'tag French'), ('dr french speaking', 'tag French'),
  ('Anna French', 'words Anna French + other place Anna, IL'),
  ('french speaking austin', 'tag French + place Austin, TX'),
  ('Austin French', 'words Austin French + other place Austin, TX'),
  ('french austin', 'words french austin + other place Austin, TX'),
  ('french doctor in austin', 'tag French + place Austin, TX'),
  ('Dr. Houston', 'words Houston'),
  ('houston', 'place Houston, TX'), ('Emily Houston MD', 'words Emily Houston + other place Houston, TX'),
  ('Dr. Virginia', 'words Virginia'),
  ('virginia', 'state Virginia'), ('dr colorado', 'state Colorado'), ('dr tx', 'state Texas'),
  ('Dr. Wart', 'words Wart'), ('dr pediatrics', 'tag Pediatrics'), ('polish', 'words polish')
) as cases (search, meaning);
select is(tests.firsts(search), names, format('%L finds %s', search, names)) from (values
  ('Dr. French', 'Alder Direct Care, Fir Direct Care'),
  ('french', 'Birch Direct Care'), ('Austin French', 'Fir Direct Care'),
  ('Dr. Young', 'Cedar Direct Care'),
  ('young', 'Cedar Direct Care'), ('Dr. Houston', 'Cedar Direct Care, Southside of Houston'),
  ('Dr. Day', 'Dogwood Direct Care'),
  ('Dr. Virginia Day', 'Dogwood Direct Care'), ('Summit Family', 'Summit Family Health'),
  ('st luke', 'St. Luke''s Family Medicine'),
  ('Saint Luke', 'St. Luke''s Family Medicine'), ('mt hope', 'Mount Hope Pediatrics'),
  ('polish', 'Polish & Hart Family Care')
) as cases (search, names);

select is(tests.search(search)::text, found, format('the nickname in %L finds full names only', search)) from (values
  ('bob schmidt', '{"Fir Direct Care"}'), ('dr bob', '{"Fir Direct Care"}'), ('liz', '{"Elm of Richmond"}'),
  ('dr bill', '{"Elm of Richmond"}'), ('bill stone', '{"Elm of Richmond"}')
) as cases (search, found);

select * from finish();
rollback;
