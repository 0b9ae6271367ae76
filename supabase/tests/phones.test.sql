-- Phone numbers are stored in one format.

begin;
select plan(22);
select tests.create_fixtures();

select tests.act_as('owner');
select tests.save_changes(
  tests.listing('Owned Oak Medicine'),
  jsonb_build_object('phone', '+15125550142;ext=3'::text, 'fax', '512.555.0143'::text)
);
select results_eq($$ select phone, fax from public.doctors where id = tests.listing('Owned Oak Medicine') $$,
  $$ values ('+15125550142;ext=3', '+15125550143') $$, 'a listing''s phone and fax are stored in one format');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('fax', '1 (512) 555-0143'::text));
select is(
  (
    select count(*)::integer from public.listing_versions
    where doctor_id = tests.listing('Owned Oak Medicine') and changes ? 'fax'
  ),
  1,
  'the same number in another format creates no version'
);
select throws_ok(
  format(
    'select tests.save_changes(tests.listing(''Owned Oak Medicine''), jsonb_build_object(''phone'', %L::text))', wrong
  ),
  '23514', null, 'a listing with ' || wrong || ' is refused'
)
from unnest(array[
  '()-', '0000000000', '555-0142', '5.12555E+09', '123-456-7890', '512-555-0142 or 512-555-0143', '+44 20 7946 0958',
  '512-155-0142', '512-555-0142 x3'
]) as wrong;
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('phone', '555-0142'::text)) $$,
  '23514', 'A phone number has ten digits, like (512) 555-0100',
  'a phone number without an area code is refused with the reason'
);
select lives_ok(
  $$
    select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('phone', null, 'fax', ''::text))
  $$,
  'an empty phone number is accepted'
);
select is(
  (select fax from public.doctors where id = tests.listing('Owned Oak Medicine')),
  null, 'an empty phone number is stored as null'
);

select tests.act_as('admin');
select lives_ok(
  $$ select public.save_listing(tests.listing('Owned Oak Medicine'), '{"offices": [{}, {"name": "North",
  "address_city": "Round Rock",
  "address_state": "TX", "address_zip": "78664",
  "phone": "512.555.0144"}]}', tests.version('Owned Oak Medicine')) $$,
  'an admin can save an office with a phone number'
);
select is(
  (select phone from public.offices where doctor_id = tests.listing('Owned Oak Medicine') and position = 1),
  '+15125550144', 'an office''s phone is stored in one format'
);
select throws_like(
  $$ select public.save_listing(tests.listing('Owned Oak Medicine'), '{"offices": [{},
  {"name": "North", "address_city": "Round Rock",
  "address_state": "TX", "address_zip": "78664",
  "phone": "555-0144"}]}', tests.version('Owned Oak Medicine')) $$,
  '%has ten digits%', 'an office''s phone without an area code is refused'
);

select tests.act_as('owner');
update public.profiles set phone = '1-512-555-0145' where id = tests.id('owner');
select is(
  (select phone from public.profiles where id = tests.id('owner')),
  '+15125550145', 'a profile''s phone is stored in one format'
);
select throws_ok(
  $$ update public.profiles set phone = 'call me' where id = tests.id('owner') $$,
  '23514', null, 'a profile''s phone of words is refused'
);

select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Open Door Direct Care'), 'phone', '512-555-0146');
select is(
  (select proposed_value from public.listing_corrections where author = tests.id('patient')),
  '+15125550146', 'a proposed phone is stored in one format'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'phone', '0.00') $$,
  '23514', null, 'a proposed phone that cannot be dialed is refused'
);

reset role;
select is(
  (select count(*)::integer from public.doctors where not private.is_phone(phone) or not private.is_phone(fax)),
  0, 'all phones of listings are in one format'
);

select * from finish();
rollback;
