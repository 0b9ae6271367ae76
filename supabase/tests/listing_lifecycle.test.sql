-- Lifecycle of a listing, from submission to publication.
begin;
select plan(32);
select tests.create_fixtures();

create function tests.act(name text, act text) returns void
language plpgsql as $$ begin execute format('select public.%I(%L)', act || '_listing', tests.listing(name)); end $$;

-- A physician's own practice
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select is(tests.status('Own Practice'), 'pending claimed f unclaimed', 'a practice set up by its doctor is pending');
select throws_ok(
  $$ select tests.decide_listing('Own Practice', true) $$, '42501', null, 'an owner cannot publish their own listing'
);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.send_request('Own Practice') $$, '42501', null, 'a request to an unpublished practice is refused'
);
select tests.act_as('admin');
select lives_ok($$ select tests.decide_listing('Own Practice', true) $$, 'an admin can publish a listing');
select is(
  tests.status('Own Practice'), 'published owned t approved', 'publishing a listing approves the owner who set it up'
);
select tests.act_as('patient');
select lives_ok($$ select tests.send_request('Own Practice') $$, 'a member can send a request to a published practice');
select tests.act_as('doctor');
select is(
  (select full_name from public.list_request_contacts()), 'Pat Patient', 'the owner can read who sent a request'
);
select lives_ok(
  $$ select public.confirm_listing(tests.listing('Own Practice')) $$, 'the owner can confirm the listing'
);

-- Refused is a step
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), 99, true) $$, 'PT409',
  'This listing has changed since you opened it', 'a decision about an outdated version fails with a conflict');
select throws_ok(
  $$ select tests.decide_listing('Hidden Creek Health', false, ' ') $$,
  '23514', 'A reason is required', 'rejecting a listing requires a reason'
);
select lives_ok(
  $$ select tests.decide_listing('Hidden Creek Health', false, 'The phone is not in service') $$,
  'an admin can reject a listing'
);
select throws_ok(
  $$ select tests.decide_listing('Hidden Creek Health', false, 'Again') $$,
  'PT409', null, 'a rejected listing cannot be rejected again'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select tests.act('Hidden Creek Health', 'submit') $$, '42501', null, 'another member cannot resubmit a listing'
);
select tests.act_as('patient');
select is(
  tests.status('Hidden Creek Health'),
  'rejected none f unclaimed The phone is not in service', 'the submitter can read why a listing was rejected'
);
select isnt_empty(
  $$
    select tests.save_changes(tests.listing('Hidden Creek Health'), jsonb_build_object('phone', '512 555 0100'::text))
  $$,
  'the submitter can edit a rejected listing'
);
select lives_ok(
  $$ select tests.act('Hidden Creek Health', 'submit') $$, 'the submitter can resubmit a rejected listing'
);
select is(
  tests.status('Hidden Creek Health'),
  'pending none f unclaimed', 'a resubmitted listing is pending without the old reason'
);
select throws_ok(
  $$ select tests.act('Hidden Creek Health', 'submit') $$, 'PT409', null, 'a pending listing cannot be resubmitted'
);
select tests.act_as('admin');
select tests.decide_listing('Hidden Creek Health', false, 'Second');
select tests.act_as('patient');
select tests.act('Hidden Creek Health', 'submit');
select tests.act_as('admin');
select tests.decide_listing('Hidden Creek Health', false, 'Third');
select tests.act_as('patient');
select throws_ok(
  $$ select tests.act('Hidden Creek Health', 'submit') $$,
  'PT409', 'Only an admin can reopen a listing that was rejected three times',
  'a listing rejected three times cannot be resubmitted'
);
savepoint rejected;
select tests.act('Hidden Creek Health', 'withdraw');
select throws_ok(
  $$ select tests.act('Hidden Creek Health', 'submit') $$,
  'PT409', 'Only an admin can reopen a listing that was rejected three times',
  'withdrawing a listing that was rejected three times does not let its submitter relist it'
);
rollback to rejected;
select throws_ok(
  $$ select public.reopen_listing(
      tests.listing('Hidden Creek Health'), tests.current_version(tests.listing('Hidden Creek Health'))
    ) $$,
  '42501', null, 'a member cannot reopen a listing'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.reopen_listing(
      tests.listing('Hidden Creek Health'), tests.current_version(tests.listing('Hidden Creek Health'))
    ) $$,
  'an admin can reopen a listing'
);
select tests.act_as('patient');
select lives_ok(
  $$ select tests.act('Hidden Creek Health', 'withdraw') $$, 'a submitter can withdraw a pending listing'
);
select lives_ok($$ select tests.act('Hidden Creek Health', 'submit') $$, 'a submitter can relist a withdrawn listing');
select is(tests.status('Hidden Creek Health'), 'pending none f unclaimed', 'a relisted listing is pending');
select tests.act_as('admin');
select tests.decide_listing('Hidden Creek Health', true);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.save_changes(tests.listing('Hidden Creek Health'), jsonb_build_object('bio', 'x'::text)) $$,
  '42501', null, 'a submitter cannot edit a published listing'
);
select throws_ok(
  $$ select tests.act('Hidden Creek Health', 'withdraw') $$,
  'PT409', null, 'a submitter cannot withdraw a published listing'
);

-- No other way
reset role;
select throws_ok(
  $$ select private.transition_listing(tests.listing('Open Door Direct Care'), 'reject', 'administrator', 'No') $$,
  'PT409', null, 'a transition outside the table is refused, even to the database owner'
);
select lives_ok(
  $$
    select private.transition_listing(tests.listing('Open Door Direct Care'), 'take down', 'administrator', 'Moved')
  $$,
  'the database owner can take a listing down'
);
select is(
  tests.status('Open Door Direct Care'),
  'withdrawn none f unclaimed Moved', 'a listing taken down has the status withdrawn'
);
select is_empty(
  $$ select 1 from public.doctors
    where verified is distinct from (status = 'published')
      or (claim_status = 'approved') is distinct from (ownership = 'owned') $$,
  'status, verified, ownership, and claim status agree on every listing'
);
select tests.act_as('doctor');
select throws_ok(
  $$ update public.doctors set status = 'published' where user_id = tests.id('doctor') $$,
  '42501', null, 'a member cannot update the status of a listing'
);

select * from finish();
rollback;
