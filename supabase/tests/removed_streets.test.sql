-- A removed street address, which may be a home, is hidden from visitors at once and from later owners.
begin;
select plan(20);
select tests.create_fixtures();
create function tests.position_of(target uuid) returns text language sql stable security definer as $$
  select concat_ws(' ', latitude, longitude) from public.doctors where id = target
$$;
create function tests.position_of_zip() returns text language sql stable as $$
  select concat_ws(' ', latitude, longitude) from public.zip_codes where zip = '78704'
$$;
-- Everything that a visitor reads of the practice.
create function tests.seen() returns text language sql as $$
  select concat_ws(' ',
    (select jsonb_agg(to_jsonb(doctors)) from public.doctors where id = tests.oak()),
    (select jsonb_agg(to_jsonb(offices)) from public.offices where doctor_id = tests.oak()),
    (select jsonb_agg(to_jsonb(cards)) from public.listing_cards(array[tests.oak()]) as cards),
    (select jsonb_agg(to_jsonb(checks)) from public.get_listing_checks(tests.oak()) as checks)
  )
$$;

update public.doctors set address_street = '12 Home Street', latitude = 30.25111, longitude = -97.76222
where id = tests.oak();
insert into public.offices (doctor_id, position, name, address_street, address_city, address_state, address_zip) values
  (tests.oak(), 0, null, null, null, null, null), (tests.oak(), 1, 'South', '7 Porch Lane', 'Austin', 'TX', '78704');
insert into private.npi_records (npi, status, street, checked_at)
values ('1234567893', 'active', '12 Home Street', now()) on conflict do nothing;
update public.doctors set npi = '1234567893' where id = tests.oak();

select tests.act_as('visitor');
select ok(tests.seen() like '%12 Home Street%7 Porch Lane%', 'visitors can read the streets of a listing');
select is(tests.position_of(tests.oak()), '30.25111 -97.76222', 'the map shows the position of the street');
select is_empty($$ select 1 from public.search_doctors('home street') $$, 'search does not match streets');
select hasnt_table('public', 'npi_records', 'the address that the registry has is in no table of the API');

-- Removal while another street is pending
select tests.act_as('owner');
select is(
  tests.save_changes(tests.oak(), '{"address_street": "14 Home Street", "practice_name": "Oak and Ash"}'),
  '["address_street", "practice_name"]', 'a new street waits for review'
);
select is(
  tests.save_changes(tests.oak(), '{"address_street": null}'), '[]', 'removing the street takes effect at once'
);
select is(
  (select proposed from public.listing_changes where doctor_id = tests.oak() and status = 'open'),
  '{"practice_name": "Oak and Ash"}', 'removing the street withdraws the pending one'
);
select tests.act_as('visitor');
select ok(tests.seen() not like '%Home Street%', 'visitors cannot read a removed street');
select is(
  tests.position_of(tests.oak()), tests.position_of_zip(), 'the map shows the center of the ZIP code without a street'
);
select tests.act_as('owner');
select is(
  tests.save_offices(
    tests.oak(), '[{}, {"name": "South", "address_city": "Austin", "address_state": "TX", "address_zip": "78704"}]'
  ),
  false, 'removing the street of an office takes effect at once'
);
select tests.act_as('visitor');
select ok(tests.seen() not like '%Porch Lane%', 'visitors cannot read the removed street of an office');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select tests.act_as('visitor');
select ok(
  tests.seen() like '%Oak and Ash%' and tests.seen() not like '%Home Street%',
  'accepting other changes does not restore a removed street'
);

-- Removal together with a pending name
reset role;
update public.doctors set address_street = '12 Home Street' where id = tests.oak();
update public.doctors set latitude = 30.25111, longitude = -97.76222 where id = tests.oak();
select tests.act_as('owner');
select is(
  tests.save_changes(tests.oak(), '{"address_street": null, "practice_name": "Oak Again"}'),
  '["practice_name"]', 'a name saved together with a removed street waits for review'
);
select is(
  (select address_street from public.doctors where id = tests.oak()),
  null, 'a street removed together with a new name is gone at once'
);
select is(
  tests.position_of(tests.oak()),
  tests.position_of_zip(), 'the map shows the center of the ZIP code after the combined save'
);

-- The next owner
select isnt_empty(
  $$ select 1 from public.listing_versions where doctor_id = tests.oak() and changes::text like '%Home Street%' $$,
  'an owner can read a street they removed in the history'
);
reset role;
update public.listing_versions set at = at - interval '1 day' where doctor_id = tests.oak();
update public.listing_changes set created_at = created_at - interval '1 day' where doctor_id = tests.oak();
select tests.act_as('admin');
select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold', tests.current_version(tests.oak()));
select tests.act_as('doctor');
select is_empty(
  $$ select 1 from public.listing_versions
    where doctor_id = tests.oak() and changes::text ~ 'Home Street|Porch Lane' $$,
  'the next owner cannot read a removed street in any version'
);
select is_empty(
  $$ select 1 from public.listing_changes where proposed::text ~ 'Home Street|Porch Lane' $$,
  'the next owner cannot read a removed street in any change'
);
select ok(
  public.save_listing(tests.oak(), '{"address_street": "1 New Street"}', 0)::text !~ 'Home Street|Porch Lane',
  'a conflict does not show a removed street to the next owner'
);
select ok(
  public.export_my_data()::text !~ 'Home Street|Porch Lane',
  'an export does not show a removed street to the next owner'
);

select * from finish();
rollback;
