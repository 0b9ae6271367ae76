-- The queues of admins: cases by the result of their checks, approving several claims, and the search of everything.
begin;
select plan(31);
select tests.create_fixtures();
-- Access
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member cannot ' || call) from (values
  ($$select * from public.list_flagged_listings('NPI failed')$$),
  ($$select * from public.list_flagged_claims('NPI failed')$$),
  ($$select * from public.search_as_admin('oak')$$), ($$select * from public.decide_all('[]', true)$$)
) as calls (call);
select tests.act_as('visitor');
select throws_ok($$select * from public.search_as_admin('oak')$$, '42501', null, 'a visitor cannot search everything');
reset role;

-- Pending listings by the result of their checks
select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;
update public.doctors set npi = '1234567893' where id = tests.listing('Waiting 1');
update public.doctors set npi = '1245319599' where id = tests.listing('Waiting 2');
update public.doctors set npi = '1003000126' where id = tests.listing('Waiting 3');
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Waiting 3'), 1, 'Ann Elm', '1234567893');
delete from private.npi_records;
insert into private.npi_records (npi, status, kind, name, city, state, checked_at) values
  ('1234567893', 'active', 'individual', 'ANN ELM', 'AUSTIN', 'TX', now()),
    ('1245319599', 'deactivated', 'individual', 'BO ASH', 'AUSTIN', 'TX', now()),
  ('1003000126', 'active', 'individual', 'CY FIR', 'DALLAS', 'TX', now());
select tests.act_as('admin');
select results_eq(
  $$ select id from public.list_flagged_listings('NPI matches') $$,
  array[tests.listing('Waiting 1')], 'a listing matches if all of its NPIs are active in its city'
);
select results_eq(
  $$ select id from public.list_flagged_listings('NPI failed') $$,
  array[tests.listing('Waiting 2')], 'a listing with a deactivated NPI failed'
);
select is_empty(
  $$ select from public.list_flagged_listings('NPI failed') where status <> 'pending' $$,
  'only pending listings are found'
);

-- Claims
select tests.act_as('patient');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
update public.claim_evidence set full_name = 'Bo Ash', npi = '1245319599'
where doctor_id = tests.listing('Open Door Direct Care');
select tests.act_as('admin');
select is(
  (select count(*)::int from public.list_flagged_claims('NPI failed')), 1, 'a claim with a deactivated NPI failed'
);
select is_empty(
  $$ select from public.list_flagged_claims('NPI matches') $$, 'a claim with a deactivated NPI does not match'
);
select tests.act_as('patient');
update public.claim_evidence set full_name = 'Ann Elm', npi = '1234567893'
where doctor_id = tests.listing('Open Door Direct Care');
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Owned Oak Medicine'));
select tests.act_as('admin');
select is(
  (select count(*)::int from public.list_flagged_claims('NPI matches')),
  1, 'a claim with an active NPI in the city of its listing matches'
);
reset role;
update public.doctors set website = 'https://open-door.example' where id = tests.listing('Open Door Direct Care');
update public.profiles set full_name = 'Ann Elm' where id = tests.id('patient');
update public.claim_evidence set work_email = 'ann@open-door.example'
where doctor_id = tests.listing('Open Door Direct Care');
update public.claim_evidence set work_email_proven_at = now()
where doctor_id = tests.listing('Open Door Direct Care');
select tests.act_as('admin');
select results_eq(
  $$ select error_hint from public.decide_all(jsonb_build_array(
      jsonb_build_object(
        'id', tests.listing('Open Door Direct Care'), 'claimant', tests.id('patient'), 'version', 1
      ),
      jsonb_build_object('id', tests.listing('Owned Oak Medicine'), 'claimant', tests.id('doctor'), 'version', 1)
    ), true) $$,
  array['claim_changed', 'checks_failed'],
  'claims that changed since, or have failed checks, are not approved with others'
);
select results_eq(
  $$ select error_hint from public.decide_all(
      (
        select jsonb_agg(jsonb_build_object('id', doctor_id, 'claimant', claimant, 'version', version))
        from public.list_flagged_claims('NPI matches')
      ), true
    ) $$,
  array[null::text], 'several claims are approved at once');
select is(
  (select ownership::text from public.doctors where id = tests.listing('Open Door Direct Care')),
  'owned', 'an approved claim makes its claimant the owner'
);
select results_eq(
  $$ select error_hint from public.decide_all(jsonb_build_array(jsonb_build_object(
      'id', tests.listing('Open Door Direct Care'), 'claimant', tests.id('patient'), 'version', 6
    )), true) $$,
  array['claim_not_open'], 'a claim that was just decided is not approved again');
select throws_ok(
  $$ select public.decide_all((select jsonb_agg(n) from generate_series(1, 201) as n), true) $$,
  '22023', null, 'more than 200 claims cannot be approved at once'
);
reset role;
select public.file_competing_claim(id)
from (select tests.act_as('admin'), tests.listing('Owned Oak Medicine') as id) as own;
update public.claim_evidence set full_name = 'Ada Adler' where claimant = tests.id('admin');
select results_eq(
  $$ select error_hint from public.decide_all(jsonb_build_array(
      jsonb_build_object('id', tests.listing('Owned Oak Medicine'), 'claimant', tests.id('admin'), 'version', 2)
    ), true) $$,
  array['own_case'], 'an admin cannot approve their own claim among others');

-- Search
reset role;
update public.profiles set full_name = 'Pat Patient' where id = tests.id('patient');
insert into public.posts (id, user_id, content)
values (md5('post')::uuid, tests.id('patient'), 'My acupuncture visit was unhurried'),
  (md5('hidden')::uuid, tests.id('patient'), 'Buy cheap supplements');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('post')::uuid, tests.id('owner'), 'Needles frighten me');
select tests.act_as('admin');
select public.moderate_post(md5('hidden')::uuid, 'remove', 'An advertisement', 1);
select ok(
  exists (
    select from public.search_as_admin('opne dor direct') where kind = 'listing' and title = 'Open Door Direct Care'
  ),
  'a misspelled name finds a listing'
);
select ok(
  exists (select from public.search_as_admin('Hiden Crek') where title = 'Hidden Creek Health' and status = 'pending'),
  'listings of every status are found'
);
select results_eq(
  $$ select title from public.search_as_admin('Waiting 2') $$,
  array['Waiting 2'], 'similar names are left out if one matches'
);
select ok(
  exists (select from public.search_as_admin('1245319599') where id = tests.listing('Waiting 2')),
  'an NPI finds its listing'
);
select ok(
  exists (select from public.search_as_admin('Oewn Owner') where kind = 'member' and detail = 'owner@cast.test'),
  'a misspelled name finds a member'
);
select ok(
  exists (select from public.search_as_admin('patient@cast') where kind = 'member' and id = tests.id('patient')),
  'part of an email address finds a member'
);
select ok(
  exists (select from public.search_as_admin('acupuncture') where kind = 'post' and id = md5('post')::uuid),
  'words find a post'
);
select ok(
  exists (select from public.search_as_admin('acupunture') where id = md5('post')::uuid),
  'a misspelled word finds a post'
);
select ok(
  exists (select from public.search_as_admin('supplements') where id = md5('hidden')::uuid and status = 'hidden'),
  'a hidden post is found'
);
select ok(
  exists (select from public.search_as_admin('needles') where kind = 'comment' and post_id = md5('post')::uuid),
  'words find a comment'
);
select ok(
  exists (select from public.search_as_admin('Pat Patent') where kind = 'decision' and detail = 'post_removed'),
  'a misspelled name finds a decision'
);
select is_empty($$ select from public.search_as_admin('xqzvwkj') $$, 'a word without a match finds nothing');
select is_empty($$ select from public.search_as_admin(' %') $$, 'a single character finds nothing');
select throws_ok(
  $$ select * from public.search_as_admin(repeat('x', 1001)) $$,
  '22023', null, 'a search text of more than 1,000 bytes is refused'
);
select * from finish();
rollback;
