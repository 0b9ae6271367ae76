-- Two listings of one practice become one.
begin;
select plan(24);
select tests.create_fixtures();

select tests.add_listing('Second Door', owner => 'doctor');

select tests.act_as('doctor');
select throws_ok(
  $$ select public.merge_listings(tests.listing('Owned Oak Medicine'), tests.listing('Second Door')) $$,
  '42501', null, 'a member cannot merge listings'
);
select throws_ok(
  $$ select public.reassign_listing(
      tests.listing('Owned Oak Medicine'),
      tests.id('doctor'), 'Mine', tests.current_version(tests.listing('Owned Oak Medicine'))
    ) $$,
  '42501', null, 'a member cannot reassign a listing'
);
select throws_ok(
  $$ select public.take_down_listing(
      tests.listing('Owned Oak Medicine'), tests.current_version(tests.listing('Owned Oak Medicine')), 'Mine'
    ) $$,
  '42501', null, 'a member cannot take a listing down'
);
reset role;
insert into public.posts (user_id, kind, content, doctor_id) values (
  tests.id('patient'),
  'story', 'Kind people, and visits last as long as they need', tests.listing('Open Door Direct Care')
);
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Second Door'), 'membership');
select tests.act_as('admin');
select throws_ok(
  $$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Second Door')) $$,
  '23514', 'A listing cannot be merged into itself', 'a listing cannot be merged into itself'
);
select throws_ok(
  $$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Open Door Direct Care')) $$,
  '23514', 'The listing to remove has an owner of its own', 'an owned listing cannot be merged into an unowned one'
);
select throws_ok(
  $$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$,
  '23514', 'Both listings have owners', 'two listings with different owners cannot be merged'
);
select throws_ok(
  $$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Hidden Creek Health')) $$,
  '23514', null, 'a published listing cannot be merged into an unpublished one'
);
select tests.save_clinicians(tests.listing('Open Door Direct Care'), '[{"name":"Abel North"}]');
select tests.store('version', tests.version('Second Door')::text);
select lives_ok(
  $$ select public.merge_listings(
      tests.listing('Open Door Direct Care'), tests.listing('Second Door'), 'The same practice'
    ) $$,
  'an admin can merge two listings'
);
select is(
  tests.version('Second Door')::text, tests.stored('version'), 'a merge leaves the remaining listing unchanged'
);
select is(
  (select doctor_id from public.posts where content = 'Kind people, and visits last as long as they need'),
  tests.listing('Second Door'), 'stories move to the remaining listing'
);
select lives_ok(
  $$ select public.revoke_ownership(
      tests.listing('Second Door'), tests.current_version(tests.listing('Second Door')), 'Left'
    ) $$,
  'an admin can revoke the owner of the remaining listing'
);
select lives_ok(
  $$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$,
  'a remaining listing can be merged again'
);
select tests.act_as('visitor');
select is(
  public.get_merge_target(tests.listing('Open Door Direct Care')),
  tests.listing('Owned Oak Medicine'), 'a merged listing redirects to the last listing in a chain'
);
select is(
  public.get_merge_target(tests.listing('Hidden Creek Health')), null, 'a listing that was not merged does not redirect'
);
select is_empty(
  $$ select 1 from public.doctors where id = tests.listing('Open Door Direct Care') $$,
  'a visitor cannot read a merged listing'
);

-- Restoring a merged listing
select tests.act_as('admin');
select lives_ok(
  $$ select public.restore_listing(
      tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care'))
    ) $$,
  'an admin can restore a merged listing'
);
select tests.act_as('visitor');
select is(
  public.get_merge_target(tests.listing('Open Door Direct Care')), null, 'a restored listing no longer redirects'
);
select results_eq(
  $$ select practice_name, status::text, ownership::text from public.doctors
    where id = tests.listing('Open Door Direct Care') $$,
  $$ values ('Open Door Direct Care', 'published', 'none') $$, 'a restored listing is published without an owner'
);
select is(
  (select array_agg(name) from public.clinicians where doctor_id = tests.listing('Open Door Direct Care')),
  '{Abel North}', 'a restored listing has its own clinicians'
);
reset role;
select is(
  (select doctor_id from public.posts where content = 'Kind people, and visits last as long as they need'),
  tests.listing('Owned Oak Medicine'), 'stories stay with the remaining listing'
);

-- Requests to earlier owners, and staff
reset role;
select tests.sign_up('manager', '{}');
select tests.add_listing('Third Door', owner => 'owner'), tests.add_listing('Fourth Door', owner => 'owner');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Fourth Door'), tests.id('manager'), 'manager');
insert into public.practice_requests (id, doctor_id, user_id, kind) values
  (md5('before')::uuid, tests.listing('Fourth Door'), tests.id('patient'), 'membership'),
  (md5('since')::uuid, tests.listing('Fourth Door'), tests.id('another patient'), 'membership');
update public.practice_requests set created_at = now() - interval '1 day', status = 'answered', closed_at = now()
where id = md5('before')::uuid;
select tests.act_as('admin');
select public.merge_listings(tests.listing('Fourth Door'), tests.listing('Third Door'));
select tests.act_as('owner');
select is(
  (select array_agg(id) from public.practice_requests),
  array[md5('since')::uuid], 'an owner of both listings keeps only the requests sent to them'
);
select results_eq(
  'select full_name from public.list_request_contacts()', $$ values ('Ann Other') $$,
  'an owner of both listings can read who sent those requests'
);
select is(
  (select array_agg(doctor_id) from public.practice_members where user_id = tests.id('manager')),
  array[tests.listing('Third Door')], 'staff of one owner move to the remaining listing'
);
select tests.act_as('patient');
select is(
  (select status::text from public.practice_requests where id = md5('before')::uuid),
  'answered', 'a member can still read their request to a former owner'
);

select * from finish();
rollback;
