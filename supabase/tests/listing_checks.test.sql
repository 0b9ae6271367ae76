-- Checks of a listing as visitors see them.
begin;
select plan(14);
select tests.create_fixtures();
create function tests.checks(name text) returns table (
  listed boolean, decided date, proven date, npi text, active date, named integer, are_checked integer,
  are_active integer
)
language sql as $$
  select listed_on = current_date, owner_decided_on, address_proven_on, npi, npi_active_on, clinician_npis,
    clinicians_checked, clinicians_active
  from public.get_listing_checks(tests.listing(name))
$$;
create function tests.proof_shown(address text, site text) returns boolean language plpgsql security definer as $$
begin
  update public.doctors set user_id = tests.id('doctor'), claimed_by = tests.id('doctor'), website = site
  where id = tests.listing('Checked Clinic');
  insert into public.claim_evidence (doctor_id, claimant, status)
  values (tests.listing('Checked Clinic'), tests.id('doctor'), 'approved')
  on conflict (doctor_id, claimant) do update set status = 'approved', work_email = address;
  update public.claim_evidence set work_email = address
  where doctor_id = tests.listing('Checked Clinic') and claimant = tests.id('doctor');
  update public.claim_evidence set work_email_proven_at = now()
  where doctor_id = tests.listing('Checked Clinic') and claimant = tests.id('doctor');
  return (select address_proven_on is not null from public.get_listing_checks(tests.listing('Checked Clinic')));
end $$;
update private.published_listings set published_at = now();
select tests.add_listing('Checked Clinic');
select tests.act_as('doctor');
update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where id = tests.listing('Checked Clinic');
update public.claim_evidence set full_name = 'Dana Doctor', work_email = 'dana@checked.example'
where doctor_id = tests.listing('Checked Clinic');
reset role;
update public.doctors set npi = '1234567893', website = 'https://www.checked.example/join'
where id = tests.listing('Checked Clinic');
update public.claim_evidence set work_email_proven_at = '2026-10-02 12:00+00'
where doctor_id = tests.listing('Checked Clinic');

select tests.act_as('visitor');
select results_eq(
  $$ select * from tests.checks('Checked Clinic') $$,
  $$ values (true, null::date, null::date, '1234567893', null::date, 0, 0, 0) $$,
  'an open claim is not shown as a check'
);
select is_empty($$ select * from tests.checks('Hidden Creek Health') $$, 'an unpublished listing shows no checks');

reset role;
select private.transition_listing(tests.listing('Checked Clinic'), 'approve claim', 'administrator');
insert into private.npi_records (npi, status, checked_at)
values ('1234567893', 'active', now() - interval '46 days'), ('1992999825', 'active', now())
on conflict (npi) do update set status = 'active', checked_at = excluded.checked_at;
insert into public.clinicians (doctor_id, position, name, npi) values
  (tests.listing('Checked Clinic'), 1, 'Dana Doctor', '1992999825'),
    (tests.listing('Checked Clinic'), 2, 'Ned Nurse', '1003000126'),
  (tests.listing('Checked Clinic'), 3, 'Uma Unlisted', null);
select tests.act_as('visitor');
select results_eq(
  $$ select decided, proven from tests.checks('Checked Clinic') $$, $$ values (current_date, '2026-10-02'::date) $$,
  'an approved claim is shown as a check'
);
select results_eq(
  $$ select active, named, are_checked, are_active from tests.checks('Checked Clinic') $$,
  $$ values (null::date, 2, 1, 1) $$, 'an NPI check older than 45 days is not shown'
);
reset role;
update private.npi_records set checked_at = now() where npi = '1234567893';
select tests.act_as('visitor');
select is((select active from tests.checks('Checked Clinic')), current_date, 'a recent NPI check is shown');
reset role;
update private.npi_records set status = 'deactivated' where npi in ('1234567893', '1992999825');
select tests.act_as('visitor');
select results_eq(
  $$ select active, are_checked, are_active from tests.checks('Checked Clinic') $$, $$ values (null::date, 1, 0) $$,
  'an NPI that is no longer active is shown as checked, but not as active'
);
reset role;
select private.transition_listing(
  tests.listing('Checked Clinic'), 'reassign', 'administrator', 'Sold', person => tests.id('owner')
);
select tests.act_as('visitor');
select results_eq(
  $$ select decided, proven from tests.checks('Checked Clinic') $$, $$ values (current_date, null::date) $$,
  'a former owner''s work email proof is not shown for a new owner'
);

-- A work email is shown only when its domain matches the website
reset role;
select is(
  tests.proof_shown(address, site), shown, format(
    'an address %s on a listing with website %s is %s', address, coalesce(site, 'none'),
    case when shown then 'shown' else 'not shown' end
  )
)
from (values
  ('dana@checked.example', 'https://checked.example', true),
  ('dana@mail.checked.example', 'https://www.checked.example', true),
  ('dana@gmail.com', 'https://gmail.com', false),
  ('dana@med.umich.edu', 'https://family.umich.edu', false),
  ('dana@oak.wixsite.com', 'https://oak.wixsite.com', false),
  ('dana@k12.tx.us', 'https://k12.tx.us', false),
  ('dana@checked.example', null, false)
) as cases (address, site, shown);

select * from finish();
rollback;
