-- What the desk looks up of a member, and what it logs of its own edits.
begin;
select plan(15);
select tests.raise_curtain();

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
  $$ select count(*) filter (where others.verified)::int, count(*) filter (where others.state = 'refused')::int
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
select tests.act_as('admin');

-- Edits
select lives_ok(
  $$ select public.replace_membership_tiers(tests.listing('Owned Oak Medicine'), '[{"label": "Adults", "min_age": 19, "monthly_price": 80}]') $$,
  'an administrator edits the prices by age of any listing'
);
select results_eq(
  $$ select reason from public.moderation_log where action = 'edit listing' and target_id = tests.listing('Owned Oak Medicine') $$,
  array['prices by age'], 'and the log says so'
);
select results_eq($$ select subject from public.search_log('AGE') where action = 'edit listing' $$, array['Owned Oak Medicine'], 'which is found by its words');
select tests.act_as('owner');
select is_empty($$ select 1 from public.search_log('age') $$, 'by administrators only');
select public.replace_membership_tiers(tests.listing('Owned Oak Medicine'), '[]');
reset role;
select is((select count(*)::int from public.moderation_log where action = 'edit listing'), 1, 'an owner''s edit is no act of an administrator');

select * from finish();
rollback;
