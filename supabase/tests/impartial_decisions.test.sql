-- Decisions about oneself: an admin cannot decide a case that is about them or their practice, or that they filed.
begin;
select plan(56);
select tests.create_fixtures();

-- A member who files cases of every kind, and becomes an admin afterwards.
select tests.sign_up('insider', '{"full_name":"Ines Insider","role":"doctor"}');
select tests.sign_up('rival', '{"full_name":"Rita Rival","role":"doctor"}');
select tests.confirm('insider');
select tests.add_listing('Insider Family Care', owner => 'insider');
select tests.add_listing('Managed Meadow');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Managed Meadow'), tests.id('insider'), 'front_desk');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
values (md5('filed')::uuid, 'Filed Fern Health', 'Austin', 'TX', '78704', 'pending', tests.id('insider'));

create function tests.case_id(name text) returns uuid language sql immutable as $$ select md5('case ' || name)::uuid $$;
create function tests.evidence_version(listing uuid, person uuid) returns integer
language sql security definer
as $$ select version from public.claim_evidence where doctor_id = listing and claimant = person $$;

select tests.act_as('rival');
update public.doctors set claimed_by = tests.id('rival'), claim_status = 'pending'
where id = tests.listing('Open Door Direct Care');
select tests.act_as('insider');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select tests.save_changes(tests.listing('Insider Family Care'), '{"practice_name": "Insider Better Care"}');
insert into public.listing_corrections (id, doctor_id, field, proposed_value) values
  (tests.case_id('correction'), tests.listing('Open Door Direct Care'), 'phone', '(512) 222-0100');
insert into public.reports (id, doctor_id, reason)
values (tests.case_id('filed report'), tests.listing('Owned Oak Medicine'), 'closed');
insert into public.posts (id, content) values (tests.case_id('own post'), 'My own words');
reset role;
insert into public.posts (id, user_id, content)
values (tests.case_id('reported post'), tests.id('patient'), 'Someone else''s words');
insert into public.posts (id, user_id, content) values
  (tests.case_id('removed post'), tests.id('patient'), 'Reported by the insider, and removed by an admin'),
  (tests.case_id('decided post'), tests.id('patient'), 'Removed by the insider');
insert into public.posts (id, user_id, content, kind, doctor_id)
values (
  tests.case_id('story'), tests.id('patient'), 'They charged me twice, and did not answer the phone', 'story',
  tests.listing('Insider Family Care')
);
insert into public.post_comments (id, post_id, user_id, content)
values (tests.case_id('own comment'), tests.case_id('reported post'), tests.id('insider'), 'My comment');
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value) values
  (tests.case_id('correction of theirs'), tests.listing('Managed Meadow'), tests.id('patient'), 'phone',
    '(512) 222-0101');
insert into public.reports (id, reporter_id, doctor_id, reason)
values (tests.case_id('report about theirs'), tests.id('patient'), tests.listing('Managed Meadow'), 'closed');
insert into public.reports (id, reporter_id, profile_id, reason)
values (tests.case_id('report about them'), tests.id('patient'), tests.id('insider'), 'impersonation');
insert into public.removal_requests (
  id, subject, doctor_id, practice_name, address_city, address_state, address_zip, requester_name, email, relation,
  status, confirmed_at
) values
  (tests.case_id('own removal'), 'practice', tests.listing('Owned Oak Medicine'), 'Owned Oak Medicine', 'Austin', 'TX',
    '78704', 'I', 'Insider@cast.test', 'owner', 'open', now()),
  (tests.case_id('removal of theirs'), 'practice', tests.listing('Insider Family Care'), 'Insider Family Care',
    'Austin', 'TX', '78704', 'A', 'a@b.test', 'owner', 'open', now()),
  (tests.case_id('unnamed removal'), 'practice', null, 'Insider Family Care', 'Austin', 'TX', '78704', 'A', 'a@b.test',
    'owner', 'open', now());
select tests.act_as('insider');
insert into public.reports (id, post_id, reason)
values (tests.case_id('post report'), tests.case_id('reported post'), 'spam');
insert into public.reports (post_id, reason) values (tests.case_id('removed post'), 'spam');
insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'impersonation');

-- An appeal, against a decision of another admin.
select tests.act_as('admin');
select public.moderate_post(tests.case_id('own post'), 'remove', 'Advertising', 1);
select tests.act_as('insider');
select public.submit_appeal('posts', tests.case_id('own post'), 'It is not');
select tests.act_as('admin');
select public.moderate_post(tests.case_id(name), 'remove', 'Spam', 1)
from unnest(array['removed post', 'decided post']) as name;
select tests.act_as('patient');
select public.submit_appeal('posts', tests.case_id(name), 'It is not')
from unnest(array['removed post', 'decided post']) as name;
reset role;
update public.moderation_log set actor = tests.id('insider') where target_id = tests.case_id('decided post');
update public.user_roles set role = 'admin' where user_id = tests.id('insider');

select tests.act_as('insider');
select matches(tests.refusal(call), '^42501 .* own_case$', 'an admin cannot ' || what) from (values
  ('approve their own claim', $$ select public.decide_claim(
      tests.listing('Open Door Direct Care'), tests.id('insider'),
      tests.evidence_version(tests.listing('Open Door Direct Care'), tests.id('insider')), true, 'Me', tests.every_check()
    ) $$),
  ('reject the claim of a rival', $$ select public.decide_claim(
      tests.listing('Open Door Direct Care'), tests.id('rival'),
      tests.evidence_version(tests.listing('Open Door Direct Care'), tests.id('rival')), false, 'Not you'
    ) $$),
  ('approve a change of their own listing', $$ select public.decide_change(
      (select id from public.listing_changes where doctor_id = tests.listing('Insider Family Care')), 1, true
    ) $$),
  ('decline a change of their own listing', $$ select public.decide_change(
      (select id from public.listing_changes where doctor_id = tests.listing('Insider Family Care')), 1, false, 'x'
    ) $$),
  ('approve their own correction', $$ select public.decide_correction(tests.case_id('correction'), true) $$),
  ('decide a correction of a practice where they work at the front desk',
    $$ select public.decide_correction(tests.case_id('correction of theirs'), false) $$),
  ('close a report that they filed', $$ select public.close_report(tests.case_id('filed report'), 'Done') $$),
  ('take a listing down that they reported', $$ select public.take_down_reported_listing(
      tests.case_id('filed report'), 'Closed', tests.version('Owned Oak Medicine')
    ) $$),
  ('close a report about their practice',
    $$ select public.close_report(tests.case_id('report about theirs'), 'Fine') $$),
  ('close a report about themselves', $$ select public.close_report(tests.case_id('report about them'), 'Fine') $$),
  ('keep their own post', $$ select public.moderate_post(tests.case_id('own post'), 'keep', null, 2) $$),
  ('erase their own post', $$ select public.erase_post(tests.case_id('own post'), 'x', 2) $$),
  ('remove a post that they reported',
    $$ select public.moderate_post(tests.case_id('reported post'), 'remove', 'Spam', 1) $$),
  ('erase a post that they reported', $$ select public.erase_post(tests.case_id('reported post'), 'Spam', 1) $$),
  ('remove their own comment', $$ select public.moderate_comment(tests.case_id('own comment'), 'remove', 'x', 1) $$),
  ('erase their own comment', $$ select public.erase_comment(tests.case_id('own comment'), 'x', 1) $$),
  ('remove a story about their practice',
    $$ select public.moderate_post(tests.case_id('story'), 'remove', 'Unfair', 1) $$),
  ('feature a story about their practice', $$ select public.feature_story(tests.case_id('story'), true, 1) $$),
  ('approve their own appeal', $$ select public.decide_appeal(
      (select id from public.appeals where appellant_id = tests.id('insider')), true, 'Right', 2
    ) $$),
  ('decline their own appeal', $$ select public.decide_appeal(
      (select id from public.appeals where appellant_id = tests.id('insider')), false, 'Wrong', 2
    ) $$),
  ('decline an appeal about a post that they reported', $$ select public.decide_appeal(
      (
        select appeals.id from public.appeals join public.moderation_log on moderation_log.id = decision_id
        where target_id = tests.case_id('removed post')
      ),
      false, 'Spam'
    ) $$),
  ('erase a post against whose removal by them its author has appealed',
    $$ select public.erase_post(tests.case_id('decided post'), 'Spam', 2) $$),
  ('suspend a member whom they reported',
    $$ select public.suspend_member(tests.id('another patient'), 'Impersonation') $$),
  ('end the suspension of a member whom they reported',
    $$ select public.restore_member(tests.id('another patient')) $$),
  ('approve their own removal request', $$
    select public.decide_removal(tests.case_id('own removal'), true, 'x', array[tests.listing('Owned Oak Medicine')])
  $$),
  ('decline a request to remove their practice',
    $$ select public.decide_removal(tests.case_id('removal of theirs'), false, 'No') $$),
  ('remove their own practice at a request that does not name it', $$ select public.decide_removal(
      tests.case_id('unnamed removal'), true, 'x', array[tests.listing('Insider Family Care')]
    ) $$),
  ('verify a listing that they added',
    $$ select public.decide_listing(md5('filed')::uuid, tests.current_version(md5('filed')::uuid), true) $$),
  ('reject a listing that they added',
    $$ select public.decide_listing(md5('filed')::uuid, tests.current_version(md5('filed')::uuid), false, 'x') $$),
  ('take down their own listing', $$
    select public.take_down_listing(tests.listing('Insider Family Care'), tests.version('Insider Family Care'), 'x')
  $$),
  ('take down a practice where they work',
    $$ select public.take_down_listing(tests.listing('Managed Meadow'), tests.version('Managed Meadow'), 'x') $$),
  ('take down a listing that they claim', $$
    select public.take_down_listing(tests.listing('Open Door Direct Care'), tests.version('Open Door Direct Care'), 'x')
  $$),
  ('restore a listing of their own',
    $$ select public.restore_listing(tests.listing('Insider Family Care'), tests.version('Insider Family Care')) $$),
  ('reopen a listing of their own',
    $$ select public.reopen_listing(md5('filed')::uuid, tests.current_version(md5('filed')::uuid)) $$),
  ('revoke an ownership where they work',
    $$ select public.revoke_ownership(tests.listing('Managed Meadow'), tests.version('Managed Meadow'), 'x') $$),
  ('assign a listing to themselves', $$ select public.reassign_listing(
      tests.listing('Owned Oak Medicine'), tests.id('insider'), 'Mine now', tests.version('Owned Oak Medicine')
    ) $$),
  ('assign their own listing to another member', $$ select public.reassign_listing(
      tests.listing('Insider Family Care'), tests.id('rival'), 'Yours now', tests.version('Insider Family Care')
    ) $$),
  ('merge another listing into their own',
    $$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Insider Family Care')) $$),
  ('merge their own listing into another',
    $$ select public.merge_listings(tests.listing('Insider Family Care'), tests.listing('Owned Oak Medicine')) $$),
  ('except their own listing from the removal register',
    $$ select public.allow_listing(tests.listing('Insider Family Care'), 'x') $$)
) as attacks (what, call);

-- Several at once
select results_eq(
  $$ select id, error_hint from public.decide_all(
      jsonb_build_array(
        jsonb_build_object('id', md5('filed'), 'version', tests.current_version(md5('filed')::uuid)),
        jsonb_build_object('id', tests.listing('Hidden Creek Health'), 'version', tests.version('Hidden Creek Health'))
      ),
      true
    ) $$,
  $$ values (md5('filed')::uuid, 'own_case'), (tests.listing('Hidden Creek Health'), null) $$,
  'a bulk decision leaves out the listings of the admin'
);
select is(
  (select status::text from public.doctors where id = md5('filed')::uuid),
  'pending', 'a listing that a bulk decision left out stays pending'
);

-- Edits of their own practice
select is(
  tests.save_changes(tests.listing('Insider Family Care'), '{"address_street": "7 Elm St"}'),
  '["address_street"]', 'an admin''s change of the identity of their own listing waits for review'
);

-- What the cards show
select results_eq(
  $$ select *
    from public.find_own_cases(
      'reports', array[tests.case_id('filed report'), tests.case_id('report about them'), gen_random_uuid()]
    ) order by 1 $$,
  $$ select unnest(array[tests.case_id('filed report'), tests.case_id('report about them')]) order by 1 $$,
  'an admin sees which cases they cannot decide'
);
select is(
  array(select * from public.find_own_cases(kind, array[target])),
  array[target], 'an admin sees that a case is their own: ' || kind
) from (values
  ('doctors', md5('filed')::uuid), ('claim_evidence', tests.listing('Open Door Direct Care')),
  ('listing_changes', (select id from public.listing_changes where doctor_id = tests.listing('Insider Family Care'))),
  ('listing_corrections', tests.case_id('correction')),
  ('posts', tests.case_id('story')), ('post_comments', tests.case_id('own comment')),
  ('appeals', (select id from public.appeals where appellant_id = tests.id('insider'))),
  ('removal_requests', tests.case_id('own removal'))
) as cases (kind, target);
select throws_ok(
  $$ select public.find_own_cases('nothing', array[gen_random_uuid()]) $$,
  '22023', null, 'an unknown kind of case is an error'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.find_own_cases('reports', '{}') $$, '42501', null, 'a member cannot list own cases as an admin'
);

-- Others can decide
select tests.act_as('admin');
select is_empty(
  $$ select public.find_own_cases('reports', array[tests.case_id('filed report')]) $$,
  'a case of somebody else is not an admin''s own'
);
select lives_ok(
  $$ select public.decide_claim(
      tests.listing('Open Door Direct Care'), tests.id('insider'),
      tests.evidence_version(tests.listing('Open Door Direct Care'), tests.id('insider')), false, 'No evidence'
    ) $$,
  'another admin can decide'
);
select * from finish();
rollback;
