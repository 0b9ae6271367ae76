-- Repeated requests after a lost response.
begin;
select plan(20);
select tests.create_fixtures();

create temporary table sent (what text, statement text);
insert into sent values
  ('post', $$ insert into public.posts (id, content)
    values (md5('post')::uuid, 'A good visit') on conflict (id) do nothing $$),
  ('comment', $$ insert into public.post_comments (id, post_id, content)
    values (md5('comment')::uuid, md5('post')::uuid, 'Glad to hear') on conflict (id) do nothing $$),
  ('correction', $$ insert into public.listing_corrections (id, doctor_id, field, proposed_value)
    values (md5('correction')::uuid, tests.listing('Owned Oak Medicine'), 'phone', '512-555-0100')
    on conflict (id) do nothing $$),
  ('report', $$ insert into public.reports (id, doctor_id, reason)
    values (md5('report')::uuid, tests.listing('Owned Oak Medicine'), 'closed') on conflict (id) do nothing $$),
  ('request', $$ insert into public.practice_requests (id, doctor_id, kind)
    values (md5('request')::uuid, tests.listing('Owned Oak Medicine'), 'membership') on conflict (id) do nothing $$);
grant select on sent to authenticated;

select tests.act_as('patient');
select lives_ok(statement, 'a member can send a ' || what) from sent;
select lives_ok(statement, 'a ' || what || ' that is sent again is accepted') from sent;

reset role;
select results_eq(
  $$ select action, count(*)::int from private.rate_limit_events
    where user_id = tests.id('patient') group by action order by action $$,
  $$ values ('comments', 1), ('corrections', 1), ('posts', 1), ('reports', 1), ('requests', 1) $$,
  'a row that is sent again counts once toward the rate limit'
);

select tests.act_as('another patient');
select lives_ok(statement, 'sending the id of another member''s ' || what || ' fails silently') from sent;

reset role;
select is(
  (
    select array_agg(author order by author) from (
      select user_id as author from public.posts where id = md5('post')::uuid union all select user_id
      from public.post_comments where id = md5('comment')::uuid union all select author from public.listing_corrections
      where id = md5('correction')::uuid union all select reporter_id from public.reports where id = md5('report')::uuid
      union all select user_id from public.practice_requests where id = md5('request')::uuid
    ) as rows
  ),
  array_fill(tests.id('patient'), array[5]), 'sending the id of another member''s row leaves its author unchanged'
);

-- A repeated listing is reported, since its form can be changed and sent again.
select tests.act_as('patient');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip)
values (md5('twice')::uuid, 'Twice Sent Care', 'Austin', 'TX', '78704');
select throws_ok(
  $$ insert into public.doctors (id, practice_name, address_city, address_state, address_zip)
    values (md5('twice')::uuid, 'Twice Sent Care', 'Austin', 'TX', '78704') $$,
  '23505', null, 'a listing that is sent again is refused as a duplicate'
);
reset role;
select is(
  (select count(*)::int from private.rate_limit_events where user_id = tests.id('patient') and action = 'listings'),
  1, 'a listing that is sent again counts once toward the rate limit'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select tests.save_changes(md5('twice')::uuid, '{"practice_name": "Mine"}') $$,
  '42501', null, 'another member cannot update a listing by its id'
);

select * from finish();
rollback;
