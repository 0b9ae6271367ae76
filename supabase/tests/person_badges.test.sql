-- Badges: who is of the site's team, who owns a practice, and whom the NPI registry knows as a physician of that name.
begin;
select plan(24);
select tests.raise_curtain();
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
  $$ values (false, null::timestamptz, true, 'Owned Oak Medicine') $$, 'owning a listing does not make a physician');
select tests.answer_npi('1234567893', 'OWEN OWNER');
select ok(tests.is_physician('owner'), 'an active individual NPI of the same name does');
select is((select physician_checked_at from public.get_person_badges(tests.id('owner'))), now() - interval '1 day', 'with the moment of the check');
select tests.answer_npi('1234567893', 'SOMEBODY ELSE');
select ok(not tests.is_physician('owner'), 'an NPI of somebody else does not');
select tests.answer_npi('1234567893', 'OWEN OWNER', kind => 'organization');
select ok(not tests.is_physician('owner'), 'nor that of an organization');
select tests.answer_npi('1234567893', 'OWEN OWNER', status => 'deactivated');
select ok(not tests.is_physician('owner'), 'nor one that is deactivated');
select tests.answer_npi('1234567893', 'OWEN OWNER', taxonomy => 'Nurse Practitioner, Family');
select ok(not tests.is_physician('owner'), 'nor that of a nurse practitioner');
select tests.answer_npi('1234567893', 'OWEN OWNER', age => '46 days');
select ok(not tests.is_physician('owner'), 'nor an answer of more than 45 days ago');
select tests.answer_npi('1234567893', 'OWEN Q BROWN', other_names => '{OWEN OWNER}');
select ok(tests.is_physician('owner'), 'an earlier name in the registry counts');
select tests.answer_npi('1234567893', 'OWEN Q OWNER');
update public.profiles set full_name = 'Dr. Owen Q. Owner, MD' where id = tests.id('owner');
select ok(tests.is_physician('owner'), 'titles and initials do not matter');
update public.profiles set full_name = 'Owen' where id = tests.id('owner');
select ok(not tests.is_physician('owner'), 'a first name alone is not enough');
update public.profiles set full_name = 'Dana Doe' where id = tests.id('owner');
select ok(not tests.is_physician('owner'), 'a change of name ends it');
select tests.answer_npi('1104213776', 'DANA DOE');
select ok(tests.is_physician('owner'), 'the NPI of a clinician of the practice counts as well');
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select results_eq($$ select physician_checked_at, owner_since, practice_name from public.get_person_badges(tests.id('owner')) $$,
  $$ values (null::timestamptz, null::timestamptz, null::text) $$, 'a listing that is no longer public gives no badge');

select ok(not (select is_site_admin from public.get_person_badges(tests.id('patient'))), 'a member is not of the team');
insert into public.posts (id, user_id, content) values (md5('news')::uuid, tests.id('admin'), 'We fixed the map');
insert into public.post_comments (post_id, user_id, content) values (md5('news')::uuid, tests.id('admin'), 'Tell us if not');
select tests.act_as('stranger');
select ok((select is_site_admin from public.get_person_badges(tests.id('admin'))), 'visitors learn that an administrator is of the team');
select ok((select is_site_admin from public.post_cards where id = md5('news')::uuid), 'on posts');
select ok((select is_site_admin from public.get_comment_page(md5('news')::uuid)), 'and on comments');
select is_empty($$ select from public.user_roles where role = 'admin' $$, 'but cannot list the administrators');
select throws_ok($$ select private.store_npi_answer('1234567893', gen_random_uuid(), '{}') $$, '42501', null, 'nor touch the answers of the registry');
select results_eq($$ select is_site_admin, owner_since from public.get_person_badges(gen_random_uuid()) $$, $$ values (false, null::timestamptz) $$, 'of nobody, nothing is known');
select results_eq($$ select is_site_admin, owner_since from public.get_person_badges(null) $$, $$ values (false, null::timestamptz) $$, 'of no one either');
reset role;
update public.user_roles set role = 'patient' where user_id = tests.id('admin');
select ok(not (select is_site_admin from public.get_person_badges(tests.id('admin'))), 'a former administrator has no badge');
select ok(not (select is_site_admin from public.post_cards where id = md5('news')::uuid), 'nor on old posts');
select * from finish();
rollback;
