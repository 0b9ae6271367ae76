-- Offices and their hours: who may write them, and what they refuse.
begin;
select plan(33);
select tests.raise_curtain();

create function tests.offices(listing text, offices jsonb) returns void
language sql as $$ select tests.save_offices(tests.listing(listing), offices) $$;
create function tests.mistake(hours jsonb) returns text
language sql as $$ select private.find_hours_mistake(hours) $$;

select is(tests.mistake('[]'), null, 'no hours are hours');
select is(tests.mistake('[[1, "08:00", "12:00"], [1, "12:00", "17:30"], [7, "20:00", "24:00"]]'), null, 'a day may have a break, and end at midnight');
select is(tests.mistake('[[3, "08:00", "12:00"], [3, "11:00", "17:00"], [2, "11:00", "17:00"]]'), 'The hours on Wed overlap', 'not one span over another');
select is(tests.mistake(hours), 'Hours end after they begin, and at midnight at the latest', 'not ' || why)
from (values ('[[1, "22:00", "06:00"]]'::jsonb, 'over midnight'), ('[[1, "08:00", "08:00"]]', 'for no time')) as wrong (hours, why);
select is(left(tests.mistake(hours), 22), 'Hours are written like', 'nor ' || why)
from (values ('[[8, "08:00", "12:00"]]'::jsonb, 'on an eighth day'), ('[[1, "8:00", "12:00"]]', 'in another form'), ('[[1, "08:00", "24:30"]]', 'after midnight'),
  ('[[1, "08:00"], {"a": 1}, 5]', 'as anything else'), ('[[null, null, null]]', 'as nothing'), ('[[1, "<b>8</b>", "12:00"]]', 'as HTML')) as wrong (hours, why);
select is(tests.mistake('{"1": "08:00"}'), 'Hours are a list', 'nor as an object');
select is(tests.mistake((select jsonb_agg('[1, "08:00", "09:00"]'::jsonb) from generate_series(1, 29))), 'An office is open at most 28 times a week', 'nor without end');

select tests.act_as('stranger');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}]') $$, '42501', null, 'a stranger writes none');
select tests.act_as('doctor');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}]') $$, '42501', null, 'nor does a rival');
select tests.act_as('patient');
select throws_ok($$ select tests.offices('Open Door Direct Care', '[{}]') $$, '42501', null, 'nor who added a public listing');

select tests.act_as('owner');
select lives_ok(
  $$ select tests.offices('Owned Oak Medicine', '[
    {"hours": [[1, "08:00", "17:00"]], "hours_note": "Closed on federal holidays", "step_free": true},
    {"name": "North", "address_city": "Round Rock", "address_state": "Texas", "address_zip": "78664", "phone": "(512) 555-0199", "by_appointment": true}
  ]') $$, 'the owner writes two'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select tests.act_as('owner');
select results_eq(
  $$ select position, name, address_state, latitude is not null, by_appointment from public.offices where doctor_id = tests.listing('Owned Oak Medicine') order by position $$,
  $$ values (0::smallint, null, null, false, false), (1::smallint, 'North', 'TX', true, true) $$,
  'the first has the listing''s address, the other its own place'
);
select is(
  (select changes -> 'offices' -> 0 from public.listing_versions where doctor_id = tests.listing('Owned Oak Medicine') and changes ? 'offices' order by id limit 1),
  '[]'::jsonb, 'what was before is kept'
);
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{"address_city": "Austin", "address_state": "TX", "address_zip": "78704"}]') $$, '23514', null, 'the first has no other address');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}, {"name": "Nowhere"}]') $$, '23514', null, 'another has one');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}, {"address_city": "Dallas", "address_state": "OK", "address_zip": "75201"}]') $$, '23514', '75201 is in Dallas, TX', 'and it agrees');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{"hours": [[1, "22:00", "06:00"]]}]') $$, '23514', 'Hours end after they begin, and at midnight at the latest', 'hours are hours, and what is wrong is said');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}, {"address_city": "Austin", "address_state": "TX", "address_zip": "78704", "hours": [[1, "08:00", "12:00"], [1, "11:00", "17:00"]]}]') $$,
  '23514', 'The hours on Mon overlap', 'those of each office');
select throws_ok($$ select tests.offices('Owned Oak Medicine', (select jsonb_agg('{}'::jsonb) from generate_series(1, 11))) $$, '23514', 'A practice can have at most 10 offices', 'ten are enough');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '[{}, null]') $$, '22023', 'Each of the offices must be an object', 'and each of them is one');
select throws_ok($$ select tests.offices('Owned Oak Medicine', '{"name": "One"}') $$, '22023', 'The offices must be a list', 'a list is a list');
select throws_ok($$ select tests.offices('Owned Oak Medicine', null) $$, '22023', 'The offices must be a list', 'and nothing is none');
select is((select count(*) from public.offices where doctor_id = tests.listing('Owned Oak Medicine')), 2::bigint, 'what is refused changes nothing');

select tests.act_as('stranger');
select is((select count(*) from public.offices where doctor_id = tests.listing('Owned Oak Medicine')), 2::bigint, 'everybody reads those of a public listing');
select tests.act_as('admin');
select lives_ok($$ select tests.offices('Hidden Creek Health', '[{"hours_note": "Evenings by arrangement"}]') $$, 'an administrator writes any');
select isnt_empty($$ select from public.moderation_log where target_id = tests.listing('Hidden Creek Health') and reason = 'offices and hours' $$, 'and that is logged');
select tests.act_as('stranger');
select is_empty($$ select from public.offices where doctor_id = tests.listing('Hidden Creek Health') $$, 'nobody else reads those of a hidden one');

select * from finish();
rollback;
