-- Requests and contacts are visible only to the current owner of a published listing.
begin;
select plan(20);
select tests.create_fixtures();

select tests.add_listing('Own Practice', owner => 'doctor');
select tests.act_as('patient');
select tests.send_request('Own Practice');

select tests.act_as('admin');
select lives_ok(
  $$ select public.take_down_listing(
      tests.listing('Own Practice'), tests.current_version(tests.listing('Own Practice')), 'The practice has closed'
    ) $$,
  'an admin can take a listing down'
);
select tests.act_as('visitor');
select is_empty(
  $$ select 1 from public.doctors where id = tests.listing('Own Practice') $$,
  'a visitor cannot read a listing that was taken down'
);
select is_empty(
  $$ select 1 from public.search_doctors('Own Practice') where id = tests.listing('Own Practice') $$,
  'search does not find a listing that was taken down'
);
select tests.act_as('doctor');
select is_empty(
  $$ select 1 from public.list_request_contacts() $$, 'the owner of an unpublished listing cannot read contacts'
);
select is_empty(
  $$ select 1 from public.practice_requests $$, 'the owner of an unpublished listing cannot read requests'
);
select throws_ok(
  $$ select public.submit_listing(tests.listing('Own Practice')) $$,
  'PT409', 'An admin took this listing down', 'an owner cannot relist a listing that an admin took down'
);
select tests.act_as('patient');
select is((select status from public.practice_requests), 'ended', 'the sender of a request sees that it has ended');
select is(
  (select preferred_times from public.practice_requests), 'Mondays', 'the sender of a request can read what they wrote'
);
select tests.act_as('admin');
select lives_ok(
  $$
    select public.restore_listing(tests.listing('Own Practice'), tests.current_version(tests.listing('Own Practice')))
  $$,
  'an admin can restore a listing that was taken down'
);
select is(tests.status('Own Practice'), 'published owned t approved', 'a restored listing keeps its owner');
select tests.act_as('patient');
select is((select status from public.practice_requests), 'sent', 'a restore reopens the request');
reset role;
update public.practice_requests set created_at = now() - interval '1 minute';
select tests.act_as('admin');
select lives_ok(
  $$ select public.reassign_listing(
      tests.listing('Own Practice'),
      tests.id('owner'), 'Sold to a colleague', tests.current_version(tests.listing('Own Practice'))
    ) $$,
  'an admin can reassign a listing'
);
select tests.act_as('owner');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'a new owner cannot read earlier contacts');
select is_empty($$ select 1 from public.practice_requests $$, 'a new owner cannot read earlier requests');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'a former owner cannot read contacts');
select tests.act_as('patient');
select tests.send_request('Own Practice');
select tests.act_as('owner');
select isnt_empty(
  $$ select 1 from public.list_request_contacts() $$, 'a new owner can read contacts of later requests'
);
select tests.act_as('patient');
select lives_ok(
  $$ select public.update_request(id, 'withdrawn', 'We are full, sorry') from public.practice_requests
    where closed_at is null $$,
  'a member can withdraw a request'
);
select is(
  (select reply from public.practice_requests where status = 'withdrawn'),
  null, 'a member cannot write the practice''s reply'
);
select tests.act_as('owner');
select is_empty(
  $$ select 1 from public.list_request_contacts() $$, 'the contact of a withdrawn request is hidden at once'
);
select is_empty($$ select 1 from public.practice_requests $$, 'a withdrawn request is hidden from the practice');

select * from finish();
rollback;
