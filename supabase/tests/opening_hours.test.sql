-- Whether an office is open at a moment: time zones, daylight saving time, lunch breaks, midnight, and holidays; and
-- the time zone of an office.
begin;
select plan(57);
select tests.create_fixtures();

create function tests.is_open(zone text, moment timestamptz, special_hours jsonb default '[]') returns boolean
language sql as $$ select private.is_open_at('[
  [1, "08:00", "12:00"], [1, "13:00", "17:00"], [2, "00:00", "24:00"], [3, "20:00", "24:00"], [4, "00:00", "02:00"], [4,
    "08:00", "17:00"],
  [5, "08:00", "17:00"], [7, "01:00", "03:30"]
]', special_hours, zone, moment) $$;

select is(tests.is_open(zone, moment::timestamptz), is_open, place || ' at ' || moment) from (values
  -- Lunch breaks
  ('America/Chicago', '2026-11-30 07:59:59-06', false, 'Monday before it opens'),
  ('America/Chicago', '2026-11-30 08:00-06', true, 'Monday when it opens'),
  ('America/Chicago', '2026-11-30 11:59:59-06', true, 'Monday before lunch'),
  ('America/Chicago', '2026-11-30 12:00-06', false, 'lunch begins'),
  ('America/Chicago', '2026-11-30 13:00-06', true, 'after lunch'),
  ('America/Chicago', '2026-11-30 17:00-06', false, 'Monday when it closes'),
  -- Midnight
  ('America/Chicago', '2026-12-01 00:00-06', true, 'Tuesday begins'),
  ('America/Chicago', '2026-12-01 23:59:59-06', true, 'Tuesday ends'),
  ('America/Chicago', '2026-12-02 00:00-06', false, 'Wednesday begins'),
  ('America/Chicago', '2026-12-02 23:59:59-06', true, 'Wednesday before midnight'),
  ('America/Chicago', '2026-12-03 00:00-06', true, 'Thursday after midnight'),
  ('America/Chicago', '2026-12-03 02:00-06', false, 'Thursday at two'),
  ('America/Chicago', '2026-12-05 09:00-06', false, 'Saturday'),
  -- Time zones: 16:30 UTC on a Monday in winter and in summer
  ('America/New_York', '2026-11-30 16:30Z', true, 'New York'),
  ('America/Phoenix', '2026-11-30 16:30Z', true, 'Phoenix, 9:30'),
  ('America/Phoenix', '2026-07-13 14:30Z', false, 'Phoenix, 7:30 in summer'),
  ('America/Denver', '2026-07-13 14:30Z', true, 'Denver, 8:30 in summer'),
  ('America/Puerto_Rico', '2026-11-30 12:30Z', true, 'San Juan, 8:30 in winter'),
  ('America/New_York', '2026-11-30 12:30Z', false, 'New York, 7:30 in winter'),
  ('America/Puerto_Rico', '2026-07-13 12:30Z', true, 'San Juan, 8:30 in summer'),
  ('America/New_York', '2026-07-13 12:30Z', true, 'New York, 8:30 in summer'),
  ('Pacific/Guam', '2026-11-29 22:30Z', true, 'Guam, Monday 8:30, while it is Sunday in the states'),
  ('Pacific/Guam', '2026-11-30 22:30Z', true, 'Guam, Tuesday'),
  ('Pacific/Pago_Pago', '2026-12-02 10:30Z', true, 'Samoa, Tuesday 23:30'),
  ('Pacific/Honolulu', '2026-11-30 18:30Z', true, 'Honolulu, 8:30'),
  -- Daylight saving time begins on March 8, 2026, and ends on November 1, 2026
  ('America/Chicago', '2026-03-06 14:00Z', true, 'the Friday before, 8:00 CST'),
  ('America/Chicago', '2026-03-09 13:00Z', true, 'the Monday after, 8:00 CDT'),
  ('America/Chicago', '2026-03-09 12:59Z', false, 'the Monday after, 7:59 CDT'),
  ('America/Chicago', '2026-03-08 07:59Z', true, 'Sunday, 1:59 CST'),
  ('America/Chicago', '2026-03-08 08:15Z', true, 'Sunday, 3:15 CDT'),
  ('America/Chicago', '2026-03-08 08:30Z', false, 'Sunday, 3:30 CDT'),
  ('America/Chicago', '2026-11-01 06:30Z', true, 'Sunday, the first 1:30'),
  ('America/Chicago', '2026-11-01 07:30Z', true, 'Sunday, the second 1:30'),
  ('America/Chicago', '2026-11-01 05:59Z', false, 'Sunday, 0:59'),
  ('America/Chicago', '2026-11-02 14:00Z', true, 'the Monday after, 8:00 CST'),
  ('America/Chicago', '2026-11-02 13:59Z', false, 'the Monday after, 7:59 CST'),
  -- Federal holidays
  ('America/Chicago', '2026-11-26 09:00-06', false, 'Thanksgiving'),
  ('America/Chicago', '2026-11-19 09:00-06', true, 'the Thursday before'),
  ('America/Chicago', '2026-07-03 09:00-05', false, 'the Friday on which July 4 is observed'),
  ('America/Chicago', '2027-07-05 09:00-05', false, 'the Monday on which July 4 is observed'),
  ('America/Chicago', '2026-12-31 09:00-06', true, 'New Year''s Eve'),
  ('America/Chicago', '2027-01-01 09:00-06', false, 'New Year''s Day'),
  ('Pacific/Guam', '2027-01-01 00:00+10', false, 'New Year''s Day in Guam')
) as moments (zone, moment, is_open, place);
select is(tests.is_open('America/Chicago', moment::timestamptz, '[
  {"from": "2026-11-26", "to": "2026-11-26", "opens": "09:00", "closes": "12:00"}, {"from": "2026-11-27",
    "to": "2026-12-01"}
]'), is_open, place) from (values
  ('2026-11-26 11:00-06', true, 'stated hours on a holiday count'), ('2026-11-26 12:00-06', false, 'stated hours end'),
  ('2026-11-26 08:30-06', false, 'stated hours replace the usual ones'),
  ('2026-11-27 09:00-06', false, 'the first closed day'),
  ('2026-12-01 09:00-06', false, 'the last closed day'), ('2026-12-02 20:00-06', true, 'the day after')
) as moments (moment, is_open, place);
select is(
  private.is_open_at(
    '[]', '[{"from": "2026-11-30", "to": "2026-11-30", "opens": "09:00", "closes": "12:00"}]',
    'America/Chicago', '2026-11-30 10:00-06'
  ),
  false, 'an office without regular hours is not open'
);
select is(private.is_open_at(null, null, null, now()), false, 'a listing without an office is not open');

-- The time zone of an office
select tests.act_as('owner');
select tests.save_offices(tests.listing('Owned Oak Medicine'), '[
  {"hours": [[1, "08:00", "17:00"]], "time_zone": "Pacific/Guam"},
  {"name": "West", "address_city": "El Paso", "address_state": "TX", "address_zip": "79901",
    "time_zone": "Pacific/Guam"}
]');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select results_eq(
  $$ select position, time_zone from public.offices
    where doctor_id = tests.listing('Owned Oak Medicine') order by position $$,
  $$ values (0::smallint, 'America/Chicago'), (1::smallint, 'America/Denver') $$,
  'an office has the time zone of its ZIP code, whatever the caller sends'
);
select ok(
  not private.get_part(tests.listing('Owned Oak Medicine'), 'offices')::text ~ 'time_zone',
  'versions do not contain the time zone'
);
reset role;
update public.doctors set address_city = 'Phoenix', address_state = 'AZ', address_zip = '85004'
where id = tests.listing('Owned Oak Medicine');
select results_eq(
  $$ select position, time_zone from public.offices
    where doctor_id = tests.listing('Owned Oak Medicine') order by position $$,
  $$ values (0::smallint, 'America/Phoenix'), (1::smallint, 'America/Denver') $$,
  'the first office follows the ZIP code of its listing'
);

select tests.act_as('visitor');
select results_eq(
  $$ select office_city, hours, by_appointment, time_zone from public.search_doctors('79901')
    where practice_name = 'Owned Oak Medicine' $$,
  $$ values ('El Paso', '[]'::jsonb, false, 'America/Denver') $$,
  'a search shows the hours and the time zone of the nearest office'
);
select results_eq(
  $$ select office_city, hours, special_hours, time_zone from public.list_place_listings('AZ')
    where practice_name = 'Owned Oak Medicine' $$,
  $$ values (null, '[[1, "08:00", "17:00"]]'::jsonb, '[]'::jsonb, 'America/Phoenix') $$,
  'a place lists the hours of the listing''s own office'
);
select results_eq(
  $$ select hours, time_zone from public.listing_cards(array[tests.listing('Owned Oak Medicine')]) $$,
  $$ values ('[[1, "08:00", "17:00"]]'::jsonb, 'America/Phoenix') $$,
  'a saved card has the hours of the listing''s own office'
);

select * from finish();
rollback;
