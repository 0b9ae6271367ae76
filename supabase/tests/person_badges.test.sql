-- Badges: team members, owners, and physicians with an active NPI.
begin;
select plan(34);
select tests.create_fixtures();
update public.doctors set npi = '1234567893' where id = tests.listing('Owned Oak Medicine');
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Owned Oak Medicine'), 1, 'Dana Doe', '1104213776');
insert into public.claim_evidence (doctor_id, claimant, full_name, status)
values (tests.listing('Owned Oak Medicine'), tests.id('owner'), 'Owen Owner', 'approved');
select private.record_approved_owner(tests.listing('Owned Oak Medicine'), tests.id('owner'));

create function tests.answer_npi(
  number text, registry_name text, kind text default 'individual', status text default 'active',
  taxonomy text default 'Family Medicine', age interval default '1 day', other_names text[] default '{}'
)
returns void language sql as $$
  update private.npi_records set
    name = registry_name, kind = answer_npi.kind::public.npi_kind, status = answer_npi.status::public.npi_status,
    taxonomy = answer_npi.taxonomy, checked_at = now() - age, other_names = answer_npi.other_names
  where npi = number
$$;
create function tests.is_physician(actor text) returns boolean
language sql as $$ select physician_checked_at is not null from public.get_person_badges(tests.id(actor)) $$;

select results_eq(
  $$ select is_site_admin, physician_checked_at, owner_since is not null, practice_name
    from public.get_person_badges(tests.id('owner')) $$,
  $$ values (false, null::timestamptz, true, 'Owned Oak Medicine') $$,
  'an owner without an NPI check has no physician badge'
);
select tests.answer_npi('1234567893', 'OWEN OWNER');
select ok(tests.is_physician('owner'), 'an active individual NPI of the same name gives a physician badge');
select is(
  (select physician_checked_at from public.get_person_badges(tests.id('owner'))),
  now() - interval '1 day', 'a physician badge has the date of the check'
);
select tests.answer_npi('1234567893', 'SOMEBODY ELSE');
select ok(not tests.is_physician('owner'), 'an NPI with another name gives no physician badge');
select tests.answer_npi('1234567893', 'OWEN OWNER', kind => 'organization');
select ok(not tests.is_physician('owner'), 'an NPI of an organization gives no physician badge');
select tests.answer_npi('1234567893', 'OWEN OWNER', status => 'deactivated');
select ok(not tests.is_physician('owner'), 'a deactivated NPI gives no physician badge');
select tests.answer_npi('1234567893', 'OWEN OWNER', taxonomy => 'Nurse Practitioner, Family');
select ok(not tests.is_physician('owner'), 'an NPI of a nurse practitioner gives no physician badge');
select tests.answer_npi('1234567893', 'OWEN OWNER', age => '46 days');
select ok(not tests.is_physician('owner'), 'a check older than 45 days gives no physician badge');
select tests.answer_npi('1234567893', 'OWEN Q BROWN', other_names => '{OWEN OWNER}');
select ok(tests.is_physician('owner'), 'a former name in the registry gives a physician badge');
select tests.answer_npi('1234567893', 'OWEN Q OWNER');
update public.profiles set full_name = 'Dr. Owen Q. Owner, MD' where id = tests.id('owner');
select ok(tests.is_physician('owner'), 'titles and initials do not affect the physician badge');
update public.profiles set full_name = 'Owen' where id = tests.id('owner');
select ok(not tests.is_physician('owner'), 'a matching first name alone gives no physician badge');
update public.profiles set full_name = 'Dana Doe' where id = tests.id('owner');
select ok(not tests.is_physician('owner'), 'a changed name ends the physician badge');
select tests.answer_npi('1104213776', 'DANA DOE');
select ok(
  not tests.is_physician('owner'), 'the name of a clinician of the practice gives no physician badge of that clinician'
);
update public.profiles set full_name = 'Owen Owner' where id = tests.id('owner');
select ok(tests.is_physician('owner'), 'the approved name gives the physician badge again');
select tests.answer_npi('1234567893', 'DANA DOE');
update public.profiles set full_name = 'Dana Doe' where id = tests.id('owner');
select ok(
  not tests.is_physician('owner'), 'the name of the physician whose NPI the listing has gives no physician badge'
);

-- An owner approved under the name of a clinician, and one who gave their own NPI in the claim
select tests.add_listing('Claimed Creek');
select tests.write_listing(
  tests.listing('Claimed Creek'), '{"clinicians": [{"name": "Ann Other", "npi": "1245319599"}]}'
);
select tests.act_as('another patient');
update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending'
where id = tests.listing('Claimed Creek');
update public.claim_evidence set npi = '1629167689' where claimant = tests.id('another patient');
select tests.act_as('admin');
select tests.decide_claim('Claimed Creek', 'another patient', true);
reset role;
select tests.answer_npi(number, 'ANN OTHER') from unnest(array['1629167689', '1245319599']) as number;
select ok(
  not tests.is_physician('another patient'),
  'a claim without a name gives no physician badge, whatever the name of the account'
);
select tests.act_as('admin');
select public.revoke_ownership(
  tests.listing('Claimed Creek'), tests.current_version(tests.listing('Claimed Creek')), 'Try again'
);
reset role;
select is_empty(
  $$ select from private.approved_owners where user_id = tests.id('another patient') $$,
  'revoking an owner ends what their approval proved'
);
select tests.act_as('another patient');
update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending'
where id = tests.listing('Claimed Creek');
update public.claim_evidence set full_name = 'Ann Other' where claimant = tests.id('another patient');
select tests.act_as('admin');
select tests.decide_claim('Claimed Creek', 'another patient', true);
reset role;
select ok(
  tests.is_physician('another patient'),
  'an approved claim with the name and the NPI of a physician gives a physician badge'
);
update private.npi_records set status = 'deactivated' where npi = '1629167689';
select ok(
  tests.is_physician('another patient'),
  'the NPI of a clinician that the admin saw gives a physician badge to an owner approved under that name'
);
update public.profiles set full_name = 'Ann Another' where id = tests.id('another patient');
select ok(
  not tests.is_physician('another patient'), 'an owner who changes to a name without a record has no physician badge'
);
update public.profiles set full_name = 'Ann Other' where id = tests.id('another patient');

-- A transfer: no admin has checked the new owner
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Claimed Creek'), tests.id('doctor'), 'manager');
update public.profiles set full_name = 'Ann Other' where id = tests.id('doctor');
insert into public.claim_evidence (doctor_id, claimant, full_name, npi, status)
values (tests.listing('Claimed Creek'), tests.id('doctor'), 'Ann Other', '1245319599', 'competing');
select tests.act_as('another patient');
select public.offer_ownership(tests.listing('Claimed Creek'), tests.id('doctor'));
select tests.act_as('doctor');
select public.answer_invitation(id, true) from public.list_my_invitations();
reset role;
select is(
  (select user_id from public.doctors where id = tests.listing('Claimed Creek')),
  tests.id('doctor'), 'a manager can become the owner of a practice'
);
select ok(
  not tests.is_physician('doctor'),
  'a manager who became the owner of a practice has no physician badge, whatever they wrote in a claim'
);

-- A doctor who added their own practice
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, npi, user_id)
values (md5('listing Own Practice')::uuid, 'Own Practice', 'Austin', 'TX', '78704', '1300386178', tests.id('doctor'));
update public.profiles set full_name = 'Dora Delgado' where id = tests.id('doctor');
reset role;
select tests.prepared_claim('Own Practice');
update public.claim_evidence set full_name = 'Dora Delgado' where status = 'prepared';
select tests.act_as('admin');
select tests.decide_listing('Own Practice', true);
reset role;
select tests.answer_npi('1300386178', 'DORA DELGADO');
select ok(
  tests.is_physician('doctor'), 'a doctor whose own practice was published with their NPI has a physician badge'
);

update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select results_eq(
  $$ select physician_checked_at, owner_since, practice_name from public.get_person_badges(tests.id('owner')) $$,
  $$ values (null::timestamptz, null::timestamptz, null::text) $$, 'an unpublished listing gives no badge'
);

select ok(not (select is_site_admin from public.get_person_badges(tests.id('patient'))), 'a member has no team badge');
insert into public.posts (id, user_id, content) values (md5('news')::uuid, tests.id('admin'), 'We fixed the map');
insert into public.post_comments (post_id, user_id, content)
values (md5('news')::uuid, tests.id('admin'), 'Tell us if not');
select tests.act_as('visitor');
select ok(
  (select is_site_admin from public.get_person_badges(tests.id('admin'))),
  'a visitor can see the team badge of an admin'
);
select ok(
  (select is_site_admin from public.post_cards where id = md5('news')::uuid), 'posts show the team badge of an admin'
);
select ok(
  (select is_site_admin from public.get_comment_page(md5('news')::uuid)), 'comments show the team badge of an admin'
);
select is_empty($$ select from public.user_roles where role = 'admin' $$, 'a visitor cannot list the admins');
select throws_ok(
  $$ select private.store_npi_answer('1234567893', gen_random_uuid(), '{}') $$,
  '42501', null, 'a visitor cannot store an NPI answer'
);
select results_eq(
  $$ select is_site_admin, owner_since from public.get_person_badges(gen_random_uuid()) $$,
  $$ values (false, null::timestamptz) $$, 'an unknown person has no badges'
);
select results_eq(
  $$ select is_site_admin, owner_since from public.get_person_badges(null) $$, $$ values (false, null::timestamptz) $$,
  'a missing person has no badges'
);
reset role;
update public.user_roles set role = 'patient' where user_id = tests.id('admin');
select ok(
  not (select is_site_admin from public.get_person_badges(tests.id('admin'))), 'a former admin has no team badge'
);
select ok(
  not (select is_site_admin from public.post_cards where id = md5('news')::uuid),
  'old posts of a former admin show no team badge'
);
select * from finish();
rollback;
