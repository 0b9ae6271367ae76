-- Duplicate listings: what counts as a duplicate, and what the refusal reveals.
begin;
select plan(31);
select tests.create_fixtures();

-- The hint and the detail of the error that a statement raises.
create function tests.error_of(statement text) returns text
language plpgsql as $$
declare
  hint text;
  detail text;
begin
  execute statement;
  return 'accepted';
exception when others then
  get stacked diagnostics hint = pg_exception_hint, detail = pg_exception_detail;
  return hint || ' ' || detail;
end $$;
create function tests.listed(candidate jsonb, except_id uuid default null) returns text
language sql as $$
  select string_agg(
    concat_ws(
      ' | ', coalesce(practice_name, 'unnamed'), array_to_string(matched, ', '), case when is_same then 'same' end
    ), '; '
      order by is_same desc, practice_name
  )
  from public.find_listed_practices(candidate, except_id)
$$;

-- Look-alikes
select tests.act_as('visitor');
select is(
  (select practice_name from public.find_similar_listings('Open Door Direct', '78704-1234')),
  'Open Door Direct Care', 'a similar name in the same ZIP code is found'
);
select is_empty(
  $$ select 1 from public.find_similar_listings('Open Door Direct', '10001') $$,
  'a similar name in another ZIP code is not found'
);

-- Duplicates
reset role;
update public.doctors set practice_name = 'Café Care, P.A.', npi = '1234567893'
where id = tests.listing('Open Door Direct Care');
update public.doctors set address_zip = '78664' where id = tests.listing('Hidden Creek Health');
select tests.act_as('another patient');
select is(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values (' CAFE  care P A ', 'Austin', 'TX', '78704-1234') $$
  ),
  format(
    'duplicate_listing {"listing" : "%s", "matched" : ["name and ZIP"], "practice" : "Café Care, P.A., Austin, TX"}',
    tests.listing('Open Door Direct Care')
  ),
  'a duplicate of a published listing is refused with the reason'
);
select is(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi)
      values ('Other Name', 'Boston', 'MA', '02134', '1234567893') $$
  ),
  format(
    'duplicate_listing {"listing" : "%s", "matched" : ["NPI"], "practice" : "Café Care, P.A., Austin, TX"}',
    tests.listing('Open Door Direct Care')
  ),
  'a listing with an existing NPI and another name is refused'
);
select is(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$
  ),
  'duplicate_pending_listing {"matched" : ["name and ZIP"]}',
  'a duplicate of another member''s pending listing is refused without naming it'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Hidden Creek Health', 'Austin', 'TX', '78704') $$,
  'a listing with an existing name in another ZIP code is accepted'
);
select tests.act_as('patient');
select is(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$
  ),
  format(
    'duplicate_own_listing {"listing" : "%s", "matched" : ["name and ZIP"]}', tests.listing('Hidden Creek Health')
  ),
  'a submitter''s duplicate is refused with the id of their own listing'
);
select throws_ok(
  $$ insert into public.doctors (id, practice_name, address_city, address_state, address_zip)
    values (tests.listing('Hidden Creek Health'), 'Hidden Creek Health', 'Austin', 'TX', '78664') $$,
  '23505', null, 'inserting a listing twice with the same id fails with a unique violation'
);
select tests.act_as('admin');
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Café Care P.A.', 'Austin', 'TX', '78704') $$,
  'an admin can add a listing with an existing name'
);
select public.decide_listing(
  tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'It closed'
);
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.find_similar_listings('Hidden Creek Health', '78664') $$,
  'similar listings leave out rejected listings'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$,
  'a rejected listing does not keep the practice from being added'
);
reset role;
update public.doctors set npi = '1245319599' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('owner');
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi, user_id)
    values ('Owned Oak North', 'Austin', 'TX', '78704', '1245319599', tests.id('owner')) $$,
  'a physician can list a second office with the same NPI'
);

-- Contacts
reset role;
update public.doctors set phone = '(512) 555-0142', website = 'https://www.cafe-care.example/join'
where id = tests.listing('Open Door Direct Care');
update public.doctors set phone = '(512) 555-0177' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('another patient');
select matches(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone, website)
      values ('New Name', 'Boston', 'MA', '02134', '512.555.0142', 'cafe-care.example') $$
  ),
  '^duplicate_listing .*"phone", ?"website"', 'a listing with the same phone and website is a duplicate'
);
select matches(
  tests.error_of(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone)
      values ('café care, p.a.', 'Boston', 'MA', '02134', '(512) 555-0142') $$
  ),
  '^duplicate_listing .*"phone"', 'a listing with the same phone and name in another city is a duplicate'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone)
    values ('Another Practice There', 'Boston', 'MA', '02134', '(512) 555-0142') $$,
  'two practices can share a phone number'
);

-- Asking before
select is(
  tests.listed('{"npi":"1234567893"}'), 'Café Care, P.A. | NPI | same', 'a check by NPI alone finds the listing'
);
select is(
  tests.listed('{"phone":"+15125550177"}'),
  'Owned Oak Medicine | phone', 'a check by phone finds the listing as a possible match'
);
select is(
  tests.listed('{"website":"http://cafe-care.example"}'),
  'Café Care, P.A. | website', 'a check by website finds the listing as a possible match'
);
select is(
  tests.listed('{"practice_name":"cafe care p a","address_zip":"78704"}'),
  'Café Care, P.A. | name and ZIP | same; unnamed | name and ZIP | same',
  'a check by name and ZIP code finds published and pending listings'
);
select is(
  tests.listed('{"npi":"1234567893"}', tests.listing('Open Door Direct Care')),
  null, 'a listing is not a duplicate of itself'
);
select is(tests.listed('{"npi":"1000000004"}'), null, 'a check by an unlisted NPI finds nothing');
select is(tests.listed('{}'), null, 'a check without values finds nothing');
select throws_ok(
  $$ select tests.listed(jsonb_build_object('npi', '1234567893', 'practice_name', repeat('x', 5000))) $$,
  '22023', 'Send at most 4,000 bytes of a practice', 'a check of more than 4,000 bytes is refused'
);
reset role;
update public.doctors set website = 'https://bit.ly/4abc' where id = tests.listing('Owned Oak Medicine');
select is(tests.listed('{"website":"https://bit.ly/5abc"}'), null, 'another short link is no match');
select tests.add_listing('Quiet Waiting Care', is_verified => false);
update public.doctors set npi = '1000000004', address_zip = '78665' where id = tests.listing('Quiet Waiting Care');
select tests.act_as('another patient');
select is(
  tests.listed('{"npi":"1000000004"}'),
  'unnamed | NPI | same', 'a member sees that a pending listing matches, without its name'
);
select results_eq(
  $$ select id, address_city from public.find_listed_practices('{"npi":"1000000004"}') $$,
  $$ values (null::uuid, null::text) $$, 'a member does not see the location of a matching pending listing'
);
select tests.act_as('patient');
select is(
  tests.listed('{"npi":"1000000004"}'),
  'Quiet Waiting Care | NPI | same', 'a submitter sees the name of their matching pending listing'
);
select tests.act_as('admin');
select is(
  tests.listed('{"npi":"1000000004"}'),
  'Quiet Waiting Care | NPI | same', 'an admin sees the name of a matching pending listing'
);
select tests.act_as('visitor');
select is(tests.listed('{"npi":"1000000004"}'), null, 'a visitor sees no matching pending listings');
select is(
  tests.listed('{"npi":"1234567893"}'), 'Café Care, P.A. | NPI | same', 'a visitor sees matching published listings'
);
select throws_ok(
  $$ select 1 from public.find_similar_listings(repeat('Open Door Direct ', 100), '78704') $$,
  '22023', null, 'a search for similar listings with a name of 1,700 characters is refused'
);

select * from finish();
rollback;
