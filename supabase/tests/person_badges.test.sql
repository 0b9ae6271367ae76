-- Badges: team members, owners, and physicians with an active NPI.
begin;
select plan(24);
select tests.create_fixtures();
update public.doctors set npi = '1234567893' where id = tests.listing('Owned Oak Medicine');
insert into public.clinicians (doctor_id, position, name, npi) values (tests.listing('Owned Oak Medicine'), 1, 'Dana Doe', '1104213776');

create function tests.answer_npi(number text, registry_name text, kind text default 'individual', status text default 'active', taxonomy text default 'Family Medicine',
  age interval default '1 day', other_names text[] default '{}')
returns void language sql as $$
  update private.npi_records set name = registry_name, kind = answer_npi.kind::public.npi_kind, status = answer_npi.status::public.npi_status,
    taxonomy = answer_npi.taxonomy, checked_at = now() - age, other_names = answer_npi.other_names
  where npi = number
$$;
create function tests.is_physician(actor text) returns boolean
language sql as $$ select physician_checked_at is not null from public.get_person_badges(tests.id(actor)) $$;

select results_eq($$ select is_site_admin, physician_checked_at, owner_since is not null, practice_name from public.get_person_badges(tests.id('owner')) $$,
  $$ values (false, null::timestamptz, true, 'Owned Oak Medicine') $$, 'an owner without an NPI check has no physician badge');
select tests.answer_npi('1234567893', 'OWEN OWNER');
select ok(tests.is_physician('owner'), 'an active individual NPI of the same name gives a physician badge');
select is((select physician_checked_at from public.get_person_badges(tests.id('owner'))), now() - interval '1 day', 'a physician badge has the date of the check');
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
select ok(tests.is_physician('owner'), 'the NPI of a clinician of the practice gives a physician badge');
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select results_eq($$ select physician_checked_at, owner_since, practice_name from public.get_person_badges(tests.id('owner')) $$,
  $$ values (null::timestamptz, null::timestamptz, null::text) $$, 'an unpublished listing gives no badge');

select ok(not (select is_site_admin from public.get_person_badges(tests.id('patient'))), 'a member has no team badge');
insert into public.posts (id, user_id, content) values (md5('news')::uuid, tests.id('admin'), 'We fixed the map');
insert into public.post_comments (post_id, user_id, content) values (md5('news')::uuid, tests.id('admin'), 'Tell us if not');
select tests.act_as('visitor');
select ok((select is_site_admin from public.get_person_badges(tests.id('admin'))), 'a visitor can see the team badge of an admin');
select ok((select is_site_admin from public.post_cards where id = md5('news')::uuid), 'posts show the team badge of an admin');
select ok((select is_site_admin from public.get_comment_page(md5('news')::uuid)), 'comments show the team badge of an admin');
select is_empty($$ select from public.user_roles where role = 'admin' $$, 'a visitor cannot list the admins');
select throws_ok($$ select private.store_npi_answer('1234567893', gen_random_uuid(), '{}') $$, '42501', null, 'a visitor cannot store an NPI answer');
select results_eq($$ select is_site_admin, owner_since from public.get_person_badges(gen_random_uuid()) $$, $$ values (false, null::timestamptz) $$, 'an unknown person has no badges');
select results_eq($$ select is_site_admin, owner_since from public.get_person_badges(null) $$, $$ values (false, null::timestamptz) $$, 'a missing person has no badges');
reset role;
update public.user_roles set role = 'patient' where user_id = tests.id('admin');
select ok(not (select is_site_admin from public.get_person_badges(tests.id('admin'))), 'a former admin has no team badge');
select ok(not (select is_site_admin from public.post_cards where id = md5('news')::uuid), 'old posts of a former admin show no team badge');
select * from finish();
rollback;
