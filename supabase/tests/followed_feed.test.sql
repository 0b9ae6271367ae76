-- The feed of the people and topics that a member follows.
begin;
select plan(12);
select tests.create_fixtures();
insert into public.posts (id, user_id, content, topic, created_at)
select md5(name)::uuid, tests.id(author), name, topic, now() - age from (values
  ('doctor one', 'doctor', null, interval '1 hour'), ('doctor costs', 'doctor', 'costs', '2 hours'),
  ('other costs', 'another patient', 'costs', '3 hours'), ('other', 'another patient', 'membership', '4 hours')
) as posts (name, author, topic, age);

create function tests.followed(before text default null) returns text[] language sql as $$
  select coalesce(array_agg(feed.content order by feed.created_at desc), '{}')
  from (select 1) as one left join public.posts on posts.id = md5(before)::uuid
  cross join public.get_feed_page(posts.created_at, posts.id, only_followed => true) as feed
$$;

select tests.act_as('visitor');
select throws_ok($$ select tests.followed() $$, '42501', null, 'a visitor follows nothing');
select tests.act_as('patient');
select is(tests.followed(), '{}', 'the feed of a member who follows nothing is empty');
insert into public.member_follows (followed_id) values (tests.id('doctor'));
select is(tests.followed(), array['doctor one', 'doctor costs'], 'it has the posts of followed people');
insert into public.notification_preferences (followed_topics) values ('{costs}');
select is(
  tests.followed(), array['doctor one', 'doctor costs', 'other costs'],
  'it has the posts of followed people and topics, each once, newest first'
);
select is(tests.followed('doctor costs'), array['other costs'], 'it continues after its cursor');
select throws_ok(
  $$ update public.notification_preferences set followed_topics = '{weather}' $$,
  '23514', null, 'a member cannot follow an unknown topic'
);
select throws_ok(
  $$ update public.notification_preferences set followed_topics = array_fill('costs'::text, array[21]) $$,
  '23514', null, 'a list of topics is short'
);
select tests.act_as('another patient');
select is_empty($$ select from public.notification_preferences $$, 'others cannot read what a member follows');
select is(tests.followed(), '{}', 'the feed is that of the caller');
reset role;
update public.posts set hidden_at = now() where id = md5('doctor one')::uuid;
update public.posts set deleted_at = now() where id = md5('doctor costs')::uuid;
select tests.act_as('patient');
select is(tests.followed(), array['other costs'], 'hidden and deleted posts are left out');
insert into public.blocks (blocked_id) values (tests.id('another patient'));
select is(tests.followed(), '{}', 'posts of blocked people are left out');
reset role;
insert into private.suspensions (user_id, reason, hides_content) values (tests.id('patient'), 'Spam', false);
select tests.act_as('patient');
select throws_ok(
  $$ update public.notification_preferences set followed_topics = '{membership}' $$,
  '42501', null, 'a suspended member cannot follow a topic'
);

select * from finish();
rollback;
