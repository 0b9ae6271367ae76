-- Topics, the state of a post, and the search of the feed.
begin;
select plan(31);
select tests.create_fixtures();
update public.profiles set location = 'Portland, Oregon' where id = tests.id('patient');
update public.profiles set location = 'New York, New York' where id = tests.id('another patient');
update public.profiles set location = 'somewhere warm' where id = tests.id('doctor');

select tests.act_as('patient');
insert into public.posts (id, content, topic) values (md5('costs')::uuid, 'My HSA paid for the membership', 'costs');
insert into public.posts (id, content, kind, doctor_id)
values (
  md5('story')::uuid, 'Visits that take an hour, and visits last as long as they need', 'story',
  tests.listing('Owned Oak Medicine')
);
select tests.act_as('another patient');
insert into public.posts (id, content, topic)
values (md5('new york')::uuid, 'Who has visited a pediatrician here?', 'finding-a-doctor');
select tests.act_as('doctor');
insert into public.posts (id, content, topic) values (md5('nowhere')::uuid, 'Leases, anyone?', 'starting-a-practice');
insert into public.post_comments (id, post_id, content)
values (md5('comment')::uuid, md5('new york')::uuid, 'A pediatrician near the park');

select tests.act_as('visitor');
select results_eq(
  $$ select id, state from public.posts order by state $$,
  $$ values
      (md5('new york')::uuid, 'NY'),
      (md5('costs')::uuid, 'OR'), (md5('story')::uuid, 'TX'), (md5('nowhere')::uuid, null) $$,
  'a post has the state of its practice, or else of its author''s location');
select results_eq(
  $$ select id from public.get_feed_page(in_topic => 'costs') $$,
  array[md5('costs')::uuid], 'the feed of a topic has its posts only'
);
select results_eq(
  $$ select id from public.get_feed_page(in_state => 'TX') $$,
  array[md5('story')::uuid], 'the feed of a state has its posts only'
);
select results_eq(
  $$ select id from public.get_feed_page(in_topic => 'finding-a-doctor', in_state => 'NY') $$,
  array[md5('new york')::uuid], 'topic and state can be combined'
);
select is_empty(
  $$ select from public.get_feed_page(in_topic => 'costs', in_state => 'NY') $$,
  'a topic without posts in the state is empty'
);
select is_empty($$ select from public.get_feed_page(in_state => 'XX') $$, 'an unknown state has no posts');
select is_empty($$ select from public.get_feed_page(in_topic => 'weather') $$, 'an unknown topic has no posts');

select tests.act_as('patient');
select throws_ok(
  $$ insert into public.posts (content, topic) values ('Hi', 'weather') $$,
  '23514', null, 'a post cannot have an unknown topic'
);
select throws_ok(
  $$ insert into public.posts (content, state) values ('Hi', 'TX') $$,
  '42501', null, 'a member cannot choose the state of a post'
);
select results_eq(
  $$ update public.posts set topic = 'membership'
    where id = md5('costs')::uuid returning edited_at is not null, version $$,
  $$ values (true, 1) $$, 'an author can change the topic, which shows as an edit'
);
select throws_ok(
  $$ update public.posts set topic = 'weather' where id = md5('costs')::uuid $$,
  '23514', null, 'an author cannot change to an unknown topic'
);
update public.posts set topic = 'costs' where id = md5('costs')::uuid;
select is_empty(
  $$ update public.posts set topic = 'costs' where id = md5('new york')::uuid returning id $$,
  'a member cannot change the topic of the post of another member'
);
reset role;
insert into private.suspensions (user_id, reason, hides_content) values (tests.id('patient'), 'Spam', false);
select tests.act_as('patient');
select throws_ok(
  $$ update public.posts set topic = 'membership' where id = md5('costs')::uuid $$,
  '42501', null, 'a suspended member cannot change a topic'
);
reset role;
delete from private.suspensions;
select tests.act_as('patient');
select throws_ok(
  $$ update public.posts set state = 'TX' $$, '42501', null, 'a member cannot change the state of a post'
);
select throws_ok(
  $$ insert into public.posts (content, words) values ('Hi', 'hi') $$,
  '428C9', null, 'a member cannot write the search words'
);

select tests.act_as('visitor');
select results_eq(
  $$ select id, is_comment, post_id from public.search_feed('pediatricians') order by is_comment desc $$,
  $$ values (md5('comment')::uuid, true, md5('new york')::uuid),
      (md5('new york')::uuid, false, md5('new york')::uuid) $$,
  'search finds posts and comments, in other forms of a word'
);
select results_eq(
  $$ select excerpt from public.search_feed('park') $$,
  array[e'A pediatrician near the \uE000park\uE001'], 'the excerpt encloses the matches'
);
select results_eq(
  $$ select author_name from public.search_feed('hsa membership') $$, array['Pat Patient'], 'a result has its author'
);
select results_eq(
  $$ select is_comment, excerpt, post_start from public.search_feed('pediatritian parck') $$,
  $$ values (true, e'A \uE000pediatrician\uE001 near the \uE000park\uE001', (
      select left(content, 200) from public.posts where id = md5('new york')::uuid
    )) $$,
  'a search forgives typing errors, and names the post of a comment'
);
select results_eq(
  $$ select is_comment from public.search_feed('pediatritian -park') $$, array[false],
  'a search with a typing error leaves out excluded words'
);
select is_empty($$ select from public.search_feed('xqzvwkj') $$, 'an unknown word finds nothing');
select is_empty($$ select from public.search_feed('the') $$, 'a stop word finds nothing');
select is_empty($$ select from public.search_feed('"''\ & | ! :* <->') $$, 'operators are harmless');
select throws_ok(
  $$ select public.search_feed(repeat('x', 1001)) $$, '22023', null, 'a search text that is too long is refused'
);
select results_eq($$ select id from public.search_feed('pediatrician', now(), md5('comment')::uuid) $$,
  array(select md5('new york')::uuid where md5('new york') < md5('comment')), 'search continues after its cursor');

select tests.act_as('patient');
insert into public.blocks (blocked_id) values (tests.id('doctor'));
select results_eq(
  $$ select id from public.search_feed('pediatrician') $$,
  array[md5('new york')::uuid], 'search leaves out what blocked members wrote'
);
reset role;
update public.posts set hidden_at = now() where id = md5('new york')::uuid;
select tests.act_as('another patient');
select is_empty(
  $$ select from public.search_feed('pediatrician') $$,
  'search leaves out hidden posts and the comments on them, for their author too'
);
select tests.act_as('visitor');
select is_empty(
  $$ select from public.search_feed('pediatrician') $$, 'a visitor does not find comments on hidden posts'
);
reset role;
update public.posts set deleted_at = now() where id = md5('costs')::uuid;
update public.posts set is_hidden_with_author = true where id = md5('story')::uuid;
select tests.act_as('admin');
select is_empty($$ select from public.search_feed('hsa') $$, 'search leaves out deleted posts');
select is_empty(
  $$ select from public.search_feed('visits hour') $$, 'search leaves out posts hidden with their author'
);
select is_empty($$ select from private.search_feed('visit & hour', null, null) $$, 'so does the function behind it');

select * from finish();
rollback;
