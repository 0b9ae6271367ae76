-- City, state, and ZIP code of a listing.
begin;
select plan(53);
select tests.create_fixtures();

create function tests.mistake(place text) returns text
language sql as $$
  select case when found.right_city is null then 'There is no ZIP code ' || split_part(place, '|', 3)
    else format('%s is in %s, %s', split_part(place, '|', 3), found.right_city, found.right_state) end
  from public.check_place(split_part(place, '|', 1), split_part(place, '|', 2), split_part(place, '|', 3)) as found;
$$;

-- City, state, and ZIP code that agree
select tests.act_as('visitor');
select is(tests.mistake(place), null, place || ' is accepted') from unnest(array[
  'Austin|TX|78704', ' austin |texas|78704', 'Round Rock|TX|78704', 'Boston|MA|02134-1000',
  'St. Louis|MO|63101', 'Saint Louis|MO|63101', 'St Louis|MO|63101', 'Ft. Worth|TX|76102', 'Fort Worth|TX|76102',
  'Mt. Pleasant|SC|29464', 'N. Las Vegas|NV|89030', 'North Las Vegas|NV|89030', 'W Palm Beach|FL|33401',
  'Winston Salem|NC|27101', 'O''Fallon|MO|63366', 'O Fallon|MO|63366', 'Coeur d’Alene|ID|83814', 'Española|NM|87532',
  'Lake Austin Shores|TX|78704', 'Centennial|CO|80112', 'Sandy Springs|GA|30328', 'Brooklyn|NY|10001',
  'San Juan|PR|00901', 'Mayaguez|Puerto Rico|00680', 'Mayagüez|PR|00680',
  'St. Thomas|U.S. Virgin Islands|00802', 'Charlotte Amalie|VI|00802', 'Hagatna|GU|96910', 'Saipan|MP|96950',
  'Pago Pago|AS|96799'
]) as place;

-- City, state, and ZIP code that differ
select is(tests.mistake(place), message, place || ' is refused')
from (values
  ('Boston|MA|78704', '78704 is in Austin, TX'),
  ('Austin|OK|78704', '78704 is in Austin, TX'),
  ('Austin|Nowhere|78704', '78704 is in Austin, TX'),
  ('Dallas|TX|78704', '78704 is in Austin, TX'),
  ('Austn|TX|78704', '78704 is in Austin, TX'),
  ('Autsin|TX|78704', '78704 is in Austin, TX'),
  ('Austin|TX|07870', '07870 is in Schooleys Mountain, NJ'),
  ('Austin|TX|00000', 'There is no ZIP code 00000'),
  ('Austin|TX|1234', 'There is no ZIP code 1234'),
  ('San Juan|FL|00901', '00901 is in San Juan, PR'),
  ('Ponce|PR|00901', '00901 is in San Juan, PR'),
  -- Military mail is not among the ZIPs.
  ('APO|AE|09012', 'There is no ZIP code 09012')
) as wrong (place, message);
select results_eq(
  $$ select right_city, right_state from public.check_place('Boston', 'MA', '78704-0001') $$,
  $$ values ('Austin', 'TX') $$, 'a wrong city and state come with the right ones'
);
select results_eq(
  $$ select right_city, right_state from public.check_place('Austin', 'TX', '00000') $$,
  $$ values (null::text, null::text) $$, 'an unknown ZIP code comes without a suggestion'
);

-- Every way to write an address
select tests.act_as('patient');
select is(
  tests.refusal(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Elm Care', 'Boston', 'MA', '78704') $$
  ),
  '23514 78704 is in Austin, TX place_mismatch', 'a member cannot add a listing whose city and ZIP code differ'
);
select is(
  tests.refusal(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Elm Care', 'Austin', 'TX', '00000-1234') $$
  ),
  '23514 There is no ZIP code 00000 place_mismatch', 'a member cannot add a listing with an unknown ZIP code'
);
select is(
  tests.refusal(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Elm Care', 'Bouldin Creek', ' texas ', '78704') $$
  ),
  'accepted', 'a neighborhood that no ZIP code is named for is accepted'
);
select tests.act_as('owner');
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"address_state": "MA"}') $$,
  '23514', '78704 is in Austin, TX', 'an owner cannot change the state to one that differs from the ZIP code'
);
select isnt_empty(
  $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'), '{"address_city": "Boston", "address_state": "MA", "address_zip": "02134"}'
    ) $$,
  'an owner can change the whole address together'
);
select tests.act_as('admin');
select throws_ok(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), '{"address_zip": "10001"}') $$,
  '23514', '10001 is in New York, NY', 'an admin cannot change the ZIP code to one in another state'
);
reset role;
select set_config('request.jwt.claims', '', true);
grant usage on schema tests, extensions to service_role;
grant execute on all functions in schema tests, extensions to service_role;
set local role service_role;
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Elm Care', 'Boston', 'MA', '78704') $$,
  '23514', null, 'the service role cannot add a listing whose city and ZIP code differ'
);
reset role;
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Elm Care', 'Boston', 'MA', '78704') $$,
  '23514', null, 'the database owner cannot add a listing whose city and ZIP code differ'
);
alter table public.doctors disable trigger doctors_1_normalize;
update public.doctors set address_city = 'Boston' where id = tests.listing('Open Door Direct Care');
alter table public.doctors enable trigger doctors_1_normalize;
select lives_ok(
  $$ update public.doctors set bio = 'Come in', address_city = 'Boston'
    where id = tests.listing('Open Door Direct Care') $$,
  'a listing whose old address is wrong can be saved unchanged'
);
update public.doctors set address_city = 'Austin' where id = tests.listing('Open Door Direct Care');

select * from finish();
rollback;
