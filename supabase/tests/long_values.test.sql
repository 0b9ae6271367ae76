-- Values of 90,000 characters are refused before a function reads them, because refused calls do not count toward rate
-- limits.
begin;
select plan(17);
select tests.create_fixtures();

-- Returns the error code of a statement, or how long it took if that was far more than a refusal takes.
create function tests.quick_refusal(statement text) returns text
language plpgsql as $$
declare
  started constant timestamptz := clock_timestamp();
  code constant text := left(tests.refusal(statement), 5);
  spent constant integer := extract(milliseconds from clock_timestamp() - started);
begin
  return case when spent > 2000 then format('%s after %s ms', code, spent) else code end;
end $$;
create function tests.long_phone() returns text language sql as $$ select repeat('(', 90000) $$;
-- 30,000 ligatures of eighteen letters.
create function tests.long_name() returns text language sql as $$ select repeat(U&'\FDFA', 30000) $$;

insert into public.claim_evidence (doctor_id, claimant)
values (tests.listing('Open Door Direct Care'), tests.id('owner'));
select tests.act_as('owner');
select is(tests.quick_refusal(statement), '23514', 'a long phone number is refused at once by ' || place) from (values
  ('a profile', $$ update public.profiles set phone = tests.long_phone() where id = tests.id('owner') $$),
  ('a correction', $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'phone', tests.long_phone()) $$),
  ('a correction of a fax', $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'fax', tests.long_phone()) $$),
  ('a request', $$ insert into public.practice_requests (doctor_id, kind, contact_method, phone)
    values (tests.listing('Owned Oak Medicine'), 'membership', 'phone', tests.long_phone()) $$),
  ('a claim',
    $$ update public.claim_evidence set work_phone = tests.long_phone() where claimant = tests.id('owner') $$),
  ('a new listing', $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone)
    values ('Long Care', 'Austin', 'TX', '78704', tests.long_phone()) $$),
  ('a listing', $$
    select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('phone', tests.long_phone()))
  $$),
  ('an office', $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'), jsonb_build_array(
        '{}'::jsonb, jsonb_build_object(
          'name', 'North', 'address_city', 'Round Rock', 'address_state', 'TX', 'address_zip', '78664',
          'phone', tests.long_phone()
        )
      )
    ) $$)
) as entries (place, statement);
select is(tests.quick_refusal(statement), '23514', 'a long name is refused at once by ' || place) from (values
  ('a profile', $$ update public.profiles set full_name = tests.long_name() where id = tests.id('owner') $$),
  ('a profile whose name ends in spaces',
    $$ update public.profiles set full_name = rpad('Owen', 90000) where id = tests.id('owner') $$),
  ('a new listing', $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values (tests.long_name(), 'Austin', 'TX', '78704') $$),
  ('a listing', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'), jsonb_build_object('practice_name', tests.long_name())
    ) $$),
  ('a claim', $$ update public.claim_evidence set full_name = tests.long_name() where claimant = tests.id('owner') $$),
  ('a clinician', $$ select tests.save_clinicians(
      tests.listing('Owned Oak Medicine'), jsonb_build_array(jsonb_build_object('name', tests.long_name()))
    ) $$),
  ('a listing whose name ends in spaces', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'), jsonb_build_object('practice_name', rpad('Oak', 90000))
    ) $$),
  ('a claim whose name ends in spaces',
    $$ update public.claim_evidence set full_name = rpad('Owen', 90000) where claimant = tests.id('owner') $$)
) as entries (place, statement);
select is(
  tests.quick_refusal(
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Long Care', 'Austin', repeat('T', 90000), '78704') $$
  ),
  '23514', 'a long state is refused at once'
);

select * from finish();
rollback;
