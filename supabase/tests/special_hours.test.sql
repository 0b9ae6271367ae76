-- Holidays and other days with special hours of an office: format, permissions, past days, and imports.
begin;
select plan(30);
select tests.create_fixtures();

create function tests.day(days integer) returns text
language sql stable as $$ select (current_date + days)::text $$;
create function tests.save(special_hours jsonb) returns void
language sql as $$
  select tests.save_offices(
    tests.listing('Owned Oak Medicine'), jsonb_build_array(jsonb_build_object('special_hours', special_hours))
  )
$$;
create function tests.saved() returns jsonb
language sql as $$ select special_hours from public.offices where doctor_id = tests.listing('Owned Oak Medicine') $$;

-- Format
select is(private.find_special_hours_mistake('[]'), null, 'an empty list is accepted');
select is(
  private.find_special_hours_mistake(
    '[
      {"from": "2026-11-26", "to": "2026-11-27", "name": "Thanksgiving"},
      {"from": "2028-02-29", "to": "2028-02-29", "opens": "09:00", "closes": "24:00"}
    ]'
  ),
  null, 'a closed range with a name and an open leap day are accepted'
);
select is(
  left(private.find_special_hours_mistake(jsonb_build_array(days)), 30), 'Holiday hours are written like',
    why || ' is refused'
) from (values
  ('{"from": "2026-02-30", "to": "2026-03-01"}'::jsonb, 'a day that does not exist'),
  ('{"from": "11/26/2026", "to": "11/26/2026"}', 'a date in another format'),
  ('{"from": "2026-11-26"}', 'a missing last day'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "opens": "09:00"}', 'an opening without a closing time'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "opens": "9:00", "closes": "12:00"}', 'a time in another format'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "name": "X"}', 'a name of one character'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "name": "Two\nlines"}', 'a name of two lines'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "note": "<script>"}', 'another property'),
  ('{"from": 20261126, "to": 20261126}', 'a number as a date'),
  ('["2026-11-26"]', 'a list as an entry'), ('null', 'null as an entry')
) as wrong (days, why);
select is(
  private.find_special_hours_mistake('{"from": "2026-11-26"}'),
  'Holiday hours are a list', 'an object instead of a list is refused'
);
select is(
  private.find_special_hours_mistake(jsonb_build_array(days)),
  'Holiday hours end after they begin, and within a year', why || ' is refused'
) from (values
  ('{"from": "2026-11-26", "to": "2026-11-25"}'::jsonb, 'a range that ends before it begins'),
  ('{"from": "2026-11-26", "to": "2027-11-27"}', 'a range of more than a year'),
  ('{"from": "2026-11-26", "to": "2026-11-26", "opens": "12:00", "closes": "09:00"}',
    'a closing time before the opening time')
) as wrong (days, why);
select is(
  private.find_special_hours_mistake(
    '[{"from": "2026-11-26", "to": "2026-11-27"}, {"from": "2026-11-27", "to": "2026-11-28"}]'
  ),
  'There are two holiday hours for 2026-11-27', 'overlapping ranges are refused'
);
select is(
  private.find_special_hours_mistake(
    (
      select jsonb_agg(jsonb_build_object('from', day::date, 'to', day::date))
      from generate_series('2027-01-01'::timestamp, '2027-01-21', '1 day') as day
    )
  ),
  'An office can have at most 20 holidays', 'more than 20 entries are refused'
);

-- Permissions
select throws_ok($$ select tests.save('[]') $$, '42501', null, actor || ' cannot save holiday hours')
from unnest(array['visitor', 'patient', 'doctor']) as actor, tests.act_as(actor);
select tests.act_as('owner');
select throws_ok(
  $$ update public.offices set special_hours = '[]' $$, '42501', null, 'an owner cannot write the column directly'
);
select throws_ok(
  $$ select tests.save('[{"from": "2026-02-30", "to": "2026-03-01"}]') $$,
  '23514', null, 'a save with an invalid day is refused'
);

-- Saving
select tests.save(jsonb_build_array(
  jsonb_build_object('from', tests.day(30), 'to', tests.day(31), 'opens', '09:00', 'closes', '12:00'),
  jsonb_build_object('from', tests.day(-9), 'to', tests.day(-2)),
  jsonb_build_object('from', tests.day(-3), 'to', tests.day(-1), 'name', 'Retreat')
) - 1);
select is(tests.saved() #>> '{0,name}', 'Retreat', 'entries are saved in order of their days');
select tests.save(jsonb_build_array(
  jsonb_build_object('from', tests.day(-9), 'to', tests.day(-2)),
  jsonb_build_object('from', tests.day(1), 'to', tests.day(1))
));
select is(
  tests.saved(),
  jsonb_build_array(jsonb_build_object('from', tests.day(1), 'to', tests.day(1))), 'past days are removed with a save'
);
select is(
  (
    select changes #>> '{offices,1,0,special_hours,0,from}' from public.listing_versions
    where changes ? 'offices' order by id desc limit 1
  ),
  tests.day(1), 'the version history keeps holiday hours'
);
select tests.act_as('visitor');
select is(tests.saved() #>> '{0,from}', tests.day(1), 'a visitor can see the holiday hours of a published listing');

-- Imports
select tests.act_as('admin');
select public.import_listings(
  jsonb_build_array(jsonb_build_object(
    'row', 2, 'id', tests.listing('Owned Oak Medicine'), 'decision', 'update',
    'target', tests.listing('Owned Oak Medicine'), 'offices', '[{"hours": [[1, "08:00", "12:00"]]}]'::jsonb
  )),
  false, 'update', md5('batch')::uuid, 'practices.csv'
);
select is(tests.saved() #>> '{0,from}', tests.day(1), 'an import of offices keeps their holiday hours');
select is(
  (select hours #>> '{0,1}' from public.offices where doctor_id = tests.listing('Owned Oak Medicine')),
  '08:00', 'the import replaces the weekly hours'
);

select * from finish();
rollback;
