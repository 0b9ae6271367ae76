-- The desk: how administrators find listings and members, and what they look up of them. Nobody else does.
begin;
select plan(23);
select tests.raise_curtain();

select tests.add_listing('Second Door', owner => 'doctor');
select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;

-- Nobody else reaches any of it
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member does not ' || call) from (values
  ('select public.desk_counts()'), ('select public.desk_listings()'), ('select public.desk_members()')
) as calls (call);
select throws_ok('select * from private.listing_transitions', '42501', null, 'nor reads the private tables');
select throws_ok($$ select private.move_listing(tests.listing('Second Door'), 'verify', 'administrator') $$, '42501', null, 'nor calls what moves listings');
select tests.act_as('stranger');
select throws_ok('select public.desk_members()', '42501', null, 'a stranger even less');

-- Finding
select tests.act_as('admin');
select is((select count(*)::int from public.desk_listings()), 7, 'an administrator sees every listing');
select is((select count(*)::int from public.desk_listings(in_status => 'pending')), 4, 'in a state');
select results_eq($$ select practice_name from public.desk_listings('owner@cast') $$, array['Owned Oak Medicine'], 'by the e-mail address of its people');
select results_eq($$ select practice_name from public.desk_listings('%', in_status => 'published') $$, array[]::text[], 'a percent sign is a percent sign');
select is((select count(*)::int from public.desk_listings('oak', in_ownership => 'owned', in_region => 'tx')), 1, 'by name, ownership and state');
select results_eq($$ select full_name from public.desk_members('owner@cast.test') $$, array['Owen Owner'], 'members by e-mail address');
select results_eq($$ select email from public.desk_members('dora') $$, array['doctor@cast.test'], 'or by name');

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
select throws_ok($$ select public.reports_about(tests.id('owner')) $$, '42501', null, 'a member does not read what others reported');
select tests.act_as('stranger');
select throws_ok($$ select public.reports_about(tests.id('owner')) $$, '42501', null, 'nor does a stranger');

select tests.act_as('admin');
select bag_eq(
  $$ select reason::text from public.reports_about(tests.id('owner')) $$, array['spam', 'other', 'closed'],
  'an administrator reads what was reported of a member''s posts, comments and listings'
);
select results_eq(
  $$ select reason::text from public.reports_about(tests.id('patient')) $$, array['inaccurate'],
  'and of listings that they added and nobody owns'
);
select is_empty($$ select 1 from public.reports_about(tests.id('doctor')) $$, 'about others there is nothing');
reset role;
update public.posts set deleted_at = now() where id = md5('post')::uuid;
select tests.act_as('admin');
select is((select count(*)::int from public.reports_about(tests.id('owner'))), 3, 'what the member deletes still counts');

-- Evidence about listings that wait
select results_eq(
  $$ select verified_before, refused_before from public.desk_evidence(array[tests.listing('Hidden Creek Health')]) $$,
  $$ select count(*) filter (where others.verified)::int, count(*) filter (where others.status = 'rejected')::int
    from public.doctors as others join public.doctors as asked on asked.submitted_by = others.submitted_by and asked.id <> others.id
    where asked.id = tests.listing('Hidden Creek Health') $$,
  'an administrator reads what became of the other listings of a submitter'
);
select is_empty(
  $$ select 1 from public.desk_evidence(array[tests.listing('Open Door Direct Care')]), jsonb_array_elements(look_alikes) as alike
    where alike ->> 'id' = listing_id::text $$,
  'a listing is not like itself'
);
select tests.act_as('owner');
select is_empty($$ select 1 from public.desk_evidence(array[tests.listing('Owned Oak Medicine')]) $$, 'nobody else gets a row');
select tests.act_as('stranger');
select throws_ok($$ select 1 from public.desk_evidence(array[tests.listing('Owned Oak Medicine')]) $$, '42501', null, 'nor does a stranger');

select * from finish();
rollback;
