-- Followed members, and the notifications of their followers.
begin;
select plan(18);
select tests.create_fixtures();

create function tests.notified(person text) returns text[] language sql security definer as $$
  select coalesce(array_agg(concat_ws(' ', event, (
    select full_name from public.notification_actors join public.profiles on profiles.id = actor_id
    where notification_id = notifications.id
  ))), '{}') from public.notifications where user_id = tests.id(person)
$$;
create function tests.follow(person text) returns void language sql as $$
  insert into public.member_follows (followed_id) values (tests.id(person))
$$;

select tests.act_as('visitor');
select throws_ok($$ select tests.follow('doctor') $$, '42501', null, 'a visitor cannot follow a member');

select tests.act_as('patient');
select tests.follow('doctor');
select throws_ok($$ select tests.follow('doctor') $$, '23505', null, 'a member can follow another only once');
select throws_ok($$ select tests.follow('patient') $$, '23514', null, 'a member cannot follow themselves');
select throws_ok(
  $$ insert into public.member_follows (follower_id, followed_id) values (tests.id('owner'), tests.id('doctor')) $$,
  '42501', null, 'a member cannot follow for another member'
);
select tests.act_as('doctor');
select is_empty($$ select from public.member_follows $$, 'a member cannot read who follows them');
insert into public.posts (id, content) values (md5('first')::uuid, 'First');
select is(tests.notified('patient'), array['member_posted Dora Doctor'], 'a follower is notified of a new post');
select is(tests.notified('owner'), '{}', 'others are not notified');
insert into public.posts (id, content) values (md5('first')::uuid, 'First') on conflict do nothing;
select is(cardinality(tests.notified('patient')), 1, 'a repeated request does not notify again');
select public.delete_post(md5('first')::uuid);
select is(tests.notified('patient'), '{}', 'the notification goes with a deleted post');

select tests.act_as('patient');
delete from public.member_follows;
select tests.act_as('doctor');
insert into public.posts (content) values ('Second');
select is(tests.notified('patient'), '{}', 'a member who no longer follows is not notified');

select tests.act_as('patient');
select tests.follow('doctor');
select tests.act_as('doctor');
select tests.follow('patient');
insert into public.blocks (blocked_id) values (tests.id('patient'));
select is_empty($$ select from public.member_follows $$, 'a block ends the blocker''s follow');
select throws_ok(
  $$ select tests.follow('patient') $$, '42501', null, 'a member cannot follow a person whom they have blocked'
);
select tests.act_as('patient');
select is_empty($$ select from public.member_follows $$, 'a block ends the blocked member''s follow');
select throws_ok($$ select tests.follow('doctor') $$, '42501', null, 'a blocked member cannot follow the blocker');
select lives_ok($$ select tests.follow('owner') $$, 'a blocked member can follow others');

reset role;
insert into private.suspensions (user_id, reason, hides_content) values (tests.id('owner'), 'Spam', true);
select tests.act_as('owner');
select throws_ok(
  $$ insert into public.posts (content) values ('Spam') $$,
  '42501', null, 'a suspended member cannot reach their followers'
);
select throws_ok($$ select tests.follow('doctor') $$, '42501', null, 'a suspended member cannot follow');
reset role;
delete from auth.users where id = tests.id('owner');
select is_empty($$ select from public.member_follows $$, 'the follows of a deleted account are deleted');

select * from finish();
rollback;
