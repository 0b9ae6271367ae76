-- Matching of practices and the values they match by.
begin;
select plan(8);
select tests.create_fixtures();

update public.doctors set phone = '(512) 555-0142', website = 'https://www.open-door.example/join', npi = '1234567893'
where practice_name = 'Open Door Direct Care';
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Owned Oak Medicine'), 1, 'Ann Doe', '1245319599');
insert into public.offices (doctor_id, position) values (tests.listing('Owned Oak Medicine'), 0);
insert into public.offices (doctor_id, position, address_city, address_state, address_zip, phone)
values (tests.listing('Owned Oak Medicine'), 1, 'Round Rock', 'TX', '78664', '(512) 555-0177');

select is(tests.duplicates_of(candidate), answer, why)
from (values
  ('{"npi":"1234567893"}'::jsonb, 'Open Door Direct Care: NPI', 'the NPI of a practice matches'),
  ('{"clinicians":[{"npi":"1234567893"}]}', 'Open Door Direct Care: clinician NPI',
    'a clinician with the NPI of a practice matches'),
  ('{"npi":"1245319599"}', 'Owned Oak Medicine: clinician NPI', 'the NPI of a clinician matches'),
  ('{"phone":"+15125550177"}', 'Owned Oak Medicine: phone', 'the phone of a further office matches'),
  ('{"practice_name":"OWNED  Oak Médicine","address_city":"Round Rock","address_state":"TX","address_zip":"78664"}',
    'Owned Oak Medicine: name and ZIP', 'the name in the ZIP code of a further office matches'),
  ('{"practice_name":"Open Door Direct Care","address_city":"austin","address_state":"Texas","address_zip":"78701",'
    '"website":"OPEN-DOOR.example"}',
    'Open Door Direct Care: website, name and city', 'name, city, and website match'),
  ('{"practice_name":"Open Door","address_city":"Reno","address_state":"NV","address_zip":"89501"}', null,
    'a practice with a different name and place does not match')
) as rows (candidate, answer, why);

update public.doctors set status = 'withdrawn', merged_into = tests.listing('Owned Oak Medicine')
where practice_name = 'Open Door Direct Care';
select is(
  tests.duplicates_of('{"npi":"1234567893"}'),
  'Owned Oak Medicine: NPI', 'a match with a merged listing returns the remaining listing'
);

select * from finish();
rollback;
