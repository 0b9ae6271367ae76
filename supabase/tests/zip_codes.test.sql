-- Access to ZIP codes, and their time zones.
begin;
select plan(54);
select tests.create_fixtures();

select tests.act_as('visitor');
select results_eq(
  $$ select city, state from public.zip_codes where zip = '78704' $$, $$ values ('Austin', 'TX') $$,
  'a visitor can read ZIP codes'
);
select throws_ok(
  $$ delete from public.zip_codes where zip = '78704' $$, '42501', null, 'a visitor cannot delete a ZIP code'
);
select tests.act_as('admin');
select throws_ok(
  $$ update public.zip_codes set city = 'Boston' where zip = '78704' $$,
  '42501', null, 'an admin cannot update a ZIP code'
);
select throws_ok(
  $$ insert into public.zip_codes (zip, city, state, latitude, longitude) values ('00000', 'Nowhere', 'TX', 0, 0) $$,
  '42501', null, 'an admin cannot insert a ZIP code'
);
select throws_ok($$ select * from private.us_states $$, '42501', null, 'a member cannot read the table of states');
reset role;
select is(private.state_code(' new york '), 'NY', 'a state name is converted to its code');
select is(
  private.state_code('U.S. Virgin Islands'),
  'VI', 'a territory''s name is converted to its code, with or without periods'
);
select is(private.state_label('VI'), 'U.S. Virgin Islands', 'a territory has the name that the site shows');

select is(private.time_zone_of(zip), zone, place || ' has its time zone') from (values
  ('10001', 'America/New_York', 'New York'),
  ('78704-1234', 'America/Chicago', 'Austin'), ('80202', 'America/Denver', 'Denver'),
  ('94103', 'America/Los_Angeles', 'San Francisco'),
  ('99501', 'America/Anchorage', 'Anchorage'), ('99546', 'America/Adak', 'Adak, Alaska'),
  ('96813', 'Pacific/Honolulu', 'Honolulu'),
  ('00901', 'America/Puerto_Rico', 'San Juan'), ('00802', 'America/Puerto_Rico', 'Saint Thomas'),
  ('96910', 'Pacific/Guam', 'Guam'),
  ('96950', 'Pacific/Guam', 'Saipan'), ('96799', 'Pacific/Pago_Pago', 'American Samoa'),
  ('85004', 'America/Phoenix', 'Phoenix'), ('86515', 'America/Denver', 'Window Rock, in the Navajo Nation'),
  ('86043', 'America/Phoenix', 'Second Mesa, of the Hopi'),
  ('46204', 'America/New_York', 'Indianapolis'),
  ('46402', 'America/Chicago', 'Gary, Indiana'), ('47708', 'America/Chicago', 'Evansville, Indiana'),
  ('37203', 'America/Chicago', 'Nashville'),
  ('37902', 'America/New_York', 'Knoxville'), ('37402', 'America/New_York', 'Chattanooga'),
  ('40202', 'America/New_York', 'Louisville'),
  ('42101', 'America/Chicago', 'Bowling Green, Kentucky'), ('42001', 'America/Chicago', 'Paducah'),
  ('33130', 'America/New_York', 'Miami'),
  ('32502', 'America/Chicago', 'Pensacola'), ('32401', 'America/Chicago', 'Panama City'),
  ('32301', 'America/New_York', 'Tallahassee'),
  ('79901', 'America/Denver', 'El Paso'), ('79701', 'America/Chicago', 'Midland, Texas'),
  ('57701', 'America/Denver', 'Rapid City'),
  ('57103', 'America/Chicago', 'Sioux Falls'), ('57501', 'America/Chicago', 'Pierre'),
  ('58601', 'America/Denver', 'Dickinson, North Dakota'),
  ('58501', 'America/Chicago', 'Bismarck'), ('83702', 'America/Denver', 'Boise'),
  ('83814', 'America/Los_Angeles', 'Coeur d''Alene'),
  ('97914', 'America/Denver', 'Ontario, Oregon'), ('97201', 'America/Los_Angeles', 'Portland, Oregon'),
  ('69361', 'America/Denver', 'Scottsbluff'),
  ('68102', 'America/Chicago', 'Omaha'), ('67735', 'America/Denver', 'Goodland, Kansas'),
  ('49938', 'America/Chicago', 'Ironwood, Michigan'),
  ('48226', 'America/New_York', 'Detroit'), ('89883', 'America/Denver', 'West Wendover, Nevada'),
  ('00000', null, 'an unknown ZIP code')
) as places (zip, zone, place);

select * from finish();
rollback;
