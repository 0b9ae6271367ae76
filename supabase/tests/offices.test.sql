-- Offices and hours: permissions and validation.
begin;
select plan(33);
select tests.create_fixtures();

select is(private.find_hours_mistake('[]'), null, 'an empty list of hours is accepted');
select is(
  private.find_hours_mistake('[[1, "08:00", "12:00"], [1, "12:00", "17:30"], [7, "20:00", "24:00"]]'),
  null, 'hours with a break and an end at midnight are accepted'
);
select is(
  private.find_hours_mistake('[[3, "08:00", "12:00"], [3, "11:00", "17:00"], [2, "11:00", "17:00"]]'),
  'The hours on Wed overlap', 'overlapping hours are refused'
);
select is(private.find_hours_mistake(hours), 'Hours end after they begin, and at midnight at the latest', 'not ' || why)
from (values
  ('[[1, "22:00", "06:00"]]'::jsonb, 'over midnight'), ('[[1, "08:00", "08:00"]]', 'for no time')
) as wrong (hours, why);
select is(left(private.find_hours_mistake(hours), 22), 'Hours are written like', 'nor ' || why)
from (values ('[[8, "08:00", "12:00"]]'::jsonb, 'on an eighth day'), ('[[1, "8:00", "12:00"]]', 'in another form'),
  ('[[1, "08:00", "24:30"]]', 'after midnight'),
  ('[[1, "08:00"], {"a": 1}, 5]', 'as anything else'),
  ('[[null, null, null]]', 'as nothing'), ('[[1, "<b>8</b>", "12:00"]]', 'as HTML')) as wrong (hours, why);
select is(private.find_hours_mistake('{"1": "08:00"}'), 'Hours are a list', 'hours as an object are refused');
select is(
  private.find_hours_mistake((select jsonb_agg('[1, "08:00", "09:00"]'::jsonb) from generate_series(1, 29))),
  'An office is open at most 28 times a week', 'more than 28 spans a week are refused'
);

select tests.act_as('visitor');
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{}]') $$,
  '42501', null, 'a visitor cannot save offices'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{}]') $$,
  '42501', null, 'the owner of another listing cannot save offices'
);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.save_offices(tests.listing('Open Door Direct Care'), '[{}]') $$,
  '42501', null, 'a submitter cannot save offices of a published listing'
);

select tests.act_as('owner');
select lives_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[
    {"hours": [[1, "08:00", "17:00"]], "hours_note": "Closed on federal holidays", "step_free": true},
    {"name": "North", "address_city": "Round Rock", "address_state": "Texas", "address_zip": "78664",
      "phone": "(512) 555-0199", "by_appointment": true}
  ]') $$, 'an owner can save two offices'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select tests.act_as('owner');
select results_eq(
  $$ select position, name, address_state, latitude is not null, by_appointment from public.offices
    where doctor_id = tests.listing('Owned Oak Medicine') order by position $$,
  $$ values (0::smallint, null, null, false, false), (1::smallint, 'North', 'TX', true, true) $$,
  'the first office has the listing''s address and others have their own'
);
select is(
  (
    select changes -> 'offices' -> 0 from public.listing_versions
    where doctor_id = tests.listing('Owned Oak Medicine') and changes ? 'offices' order by id limit 1
  ),
  '[]'::jsonb, 'a version has the offices before the save'
);
select throws_ok(
  $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'), '[{"address_city": "Austin", "address_state": "TX", "address_zip": "78704"}]'
    ) $$,
  '23514', null, 'a first office with another address is refused'
);
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{}, {"name": "Nowhere"}]') $$,
  '23502', null, 'a further office without an address is refused'
);
select throws_ok(
  $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'),
      '[{}, {"address_city": "Dallas", "address_state": "OK", "address_zip": "75201"}]'
    ) $$,
  '23514', '75201 is in Dallas, TX', 'an office whose city and ZIP code differ is refused'
);
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{"hours": [[1, "22:00", "06:00"]]}]') $$,
  '23514', 'Hours end after they begin, and at midnight at the latest', 'invalid hours are refused with the reason'
);
select throws_ok(
  $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'), '[
        {}, {
          "address_city": "Austin", "address_state": "TX", "address_zip": "78704",
          "hours": [[1, "08:00", "12:00"], [1, "11:00", "17:00"]]
        }
      ]'
    ) $$,
  '23514', 'The hours on Mon overlap', 'overlapping hours of a further office are refused'
);
select throws_ok(
  $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'), (select jsonb_agg('{}'::jsonb) from generate_series(1, 11))
    ) $$,
  '23514', 'A practice can have at most 10 offices', 'more than 10 offices are refused'
);
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{}, null]') $$,
  '22023', 'Each of the offices must be an object', 'an office that is not an object is refused'
);
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '{"name": "One"}') $$,
  '22023', 'The offices must be a list', 'offices that are not a list are refused'
);
select throws_ok(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), null) $$,
  '22023', 'The offices must be a list', 'a save without offices is refused'
);
select is(
  (select count(*) from public.offices where doctor_id = tests.listing('Owned Oak Medicine')),
  2::bigint, 'a refused save keeps all offices'
);

select tests.act_as('visitor');
select is(
  (select count(*) from public.offices where doctor_id = tests.listing('Owned Oak Medicine')),
  2::bigint, 'a visitor can read offices of a published listing'
);
select tests.act_as('admin');
select lives_ok(
  $$ select tests.save_offices(tests.listing('Hidden Creek Health'), '[{"hours_note": "Evenings by arrangement"}]') $$,
  'an admin can save offices of any listing'
);
select isnt_empty(
  $$ select from public.moderation_log
    where target_id = tests.listing('Hidden Creek Health') and seen ->> 'fields' like '%"offices"%' $$,
  'the moderation log records offices saved by an admin'
);
select tests.act_as('visitor');
select is_empty(
  $$ select from public.offices where doctor_id = tests.listing('Hidden Creek Health') $$,
  'a visitor cannot read offices of an unpublished listing'
);

select * from finish();
rollback;
