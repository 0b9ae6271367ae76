-- Admin search: listings, members, reports about a member, and evidence about pending listings.
begin;
select plan(23);
select tests.create_fixtures();

select tests.add_listing('Second Door', owner => 'doctor');
select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;

-- Access
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member cannot ' || call) from (values
  ('select public.admin_count_queues()'),
  ('select public.admin_search_listings()'), ('select public.admin_search_members()')
) as calls (call);
select throws_ok(
  'select * from private.listing_transitions', '42501', null, 'a member cannot read the table of transitions'
);
select throws_ok(
  $$ select private.transition_listing(tests.listing('Second Door'), 'verify', 'administrator') $$,
  '42501', null, 'a member cannot call the function that changes the status of listings'
);
select tests.act_as('visitor');
select throws_ok('select public.admin_search_members()', '42501', null, 'a visitor cannot search members');

-- Finding
select tests.act_as('admin');
select is((select count(*)::int from public.admin_search_listings()), 7, 'an admin can list every listing');
select is(
  (select count(*)::int from public.admin_search_listings(in_status => 'pending')),
  4, 'an admin can filter listings by status'
);
select results_eq(
  $$ select practice_name from public.admin_search_listings('owner@cast') $$,
  array['Owned Oak Medicine'], 'an admin can find a listing by the account email of its owner'
);
select results_eq(
  $$ select practice_name from public.admin_search_listings('%', in_status => 'published') $$,
  array[]::text[], 'a percent sign in the query is not a wildcard'
);
select is(
  (select count(*)::int from public.admin_search_listings('oak', in_ownership => 'owned', in_region => 'tx')),
  1, 'an admin can combine name, ownership, and US state'
);
select results_eq(
  $$ select full_name from public.admin_search_members('owner@cast.test') $$,
  array['Owen Owner'], 'an admin can find a member by account email'
);
select results_eq(
  $$ select email from public.admin_search_members('dora') $$,
  array['doctor@cast.test'], 'an admin can find a member by name'
);

-- Reports about a member
reset role;

select tests.act_as('owner');
insert into public.posts (id, content) values (md5('post')::uuid, 'Buy my pills');
insert into public.post_comments (id, post_id, content) values (md5('comment')::uuid, md5('post')::uuid, 'Really');
select tests.act_as('patient');
insert into public.reports (post_id, reason) values (md5('post')::uuid, 'spam');
insert into public.reports (comment_id, reason) values (md5('comment')::uuid, 'other');
insert into public.reports (doctor_id, reason) values (tests.listing('Owned Oak Medicine'), 'closed');
insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'inaccurate');
select throws_ok(
  $$ select public.list_reports_about_member(tests.id('owner')) $$,
  '42501', null, 'a member cannot list reports about another member'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select public.list_reports_about_member(tests.id('owner')) $$,
  '42501', null, 'a visitor cannot list reports about a member'
);

select tests.act_as('admin');
select bag_eq(
  $$ select reason::text from public.list_reports_about_member(tests.id('owner')) $$, array['spam', 'other', 'closed'],
  'an admin can list reports of a member''s posts, comments, and listings'
);
select results_eq(
  $$ select reason::text from public.list_reports_about_member(tests.id('patient')) $$, array['inaccurate'],
  'reports of unowned listings count for the member who added them'
);
select is_empty(
  $$ select 1 from public.list_reports_about_member(tests.id('doctor')) $$, 'a member without reports has none listed'
);
reset role;
update public.posts set deleted_at = now() where id = md5('post')::uuid;
select tests.act_as('admin');
select is(
  (select count(*)::int from public.list_reports_about_member(tests.id('owner'))),
  3, 'reports of deleted content are still listed'
);

-- Evidence about listings that wait
select results_eq(
  $$ select verified_before, refused_before
    from public.admin_get_listing_evidence(array[tests.listing('Hidden Creek Health')]) $$,
  $$ select count(*) filter (where others.verified)::int, count(*) filter (where others.status = 'rejected')::int
    from public.doctors as others
    join public.doctors as asked on asked.submitted_by = others.submitted_by and asked.id <> others.id
    where asked.id = tests.listing('Hidden Creek Health') $$,
  'an admin sees how many other listings of the submitter were verified or rejected'
);
select is_empty(
  $$ select 1
    from public.admin_get_listing_evidence(array[tests.listing('Open Door Direct Care')]),
      jsonb_array_elements(look_alikes) as alike
    where alike ->> 'id' = listing_id::text $$,
  'a listing is not similar to itself'
);
select tests.act_as('owner');
select is_empty(
  $$ select 1 from public.admin_get_listing_evidence(array[tests.listing('Owned Oak Medicine')]) $$,
  'a member gets no evidence about listings'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select 1 from public.admin_get_listing_evidence(array[tests.listing('Owned Oak Medicine')]) $$,
  '42501', null, 'a visitor cannot request evidence about listings'
);

select * from finish();
rollback;
