-- The pages of the feed: order, cursor, and the facts about each post.
begin;
select plan(17);
select tests.create_fixtures();
insert into public.posts (id, user_id, content, created_at)
select md5('post ' || n)::uuid, tests.id('patient'), 'Post ' || n,
  timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
from generate_series(1, 45) as n;

select tests.act_as('visitor');
create temporary table pages as
with recursive page as (
  select 1 as number, array(select row(created_at, id)::text from public.get_feed_page()) as rows,
    (array(select id from public.get_feed_page()))[20] as last
  union all
  select number + 1,
    array(select row(next.created_at, next.id)::text from public.get_feed_page(posts.created_at, posts.id) as next),
    (array(select next.id from public.get_feed_page(posts.created_at, posts.id) as next))[20]
  from page join public.posts on posts.id = page.last
)
select number, unnest(rows) as line from page;
select results_eq(
  'select count(*)::int from pages group by number order by number', array[20, 20, 5],
  'a feed of 45 posts has three pages'
);
select is(
  (select count(distinct line)::int from pages), 45, 'paging returns each post once when posts share a timestamp'
);
select results_eq('select content from public.get_feed_page() limit 1', array['Post ' || (
  select case when md5('post 45')::uuid > md5('post 44')::uuid then 45 else 44 end)], 'the newest post comes first');
select is(
  (select count(*)::int from public.get_feed_page('2026-01-01 00:10:00+00', gen_random_uuid())) between 18 and 20, true,
  'a cursor whose post is gone returns the next page'
);
select is(
  public.count_newer_posts('2026-01-01 00:20:00+00', '00000000-0000-0000-0000-000000000000'),
  6, 'newer posts are counted from a cursor'
);

reset role;
insert into public.posts (id, user_id, content, kind, doctor_id, affiliated)
values (
  md5('story')::uuid, tests.id('owner'), 'Our first year as members, before we took over the practice', 'story',
  tests.listing('Owned Oak Medicine'), true
);
insert into public.post_likes (post_id, user_id) values (md5('story')::uuid, tests.id('patient'));
insert into public.post_comments (post_id, user_id, content) values
  (md5('story')::uuid, tests.id('owner'), 'Thank you'), (md5('story')::uuid, tests.id('patient'), 'Great');
insert into public.post_comments (id, post_id, user_id, content, created_at)
select md5('comment ' || n)::uuid, md5('post 1')::uuid, tests.id('owner'), 'Comment ' || n,
  timestamptz '2026-01-02' + n * interval '1 minute'
from generate_series(1, 5) as n;

select tests.act_as('patient');
select results_eq(
  $$ select author_name, practice_name, is_owner, owner_since is not null, is_site_admin, physician_checked_at,
      affiliated, is_liked, is_shared
    from public.post_cards where id = md5('story')::uuid $$,
  $$ values ('Owen Owner', 'Owned Oak Medicine', true, true, false, null::timestamptz, true, true, false) $$,
  'a post card shows the author, the practice, and the caller''s reactions'
);
select is(public.count_newer_posts('2026-02-01', md5('x')::uuid), 1, 'posts by other members count as new');
select results_eq(
  $$ select author_name, is_author, is_owner, owner_since is not null, is_site_admin, physician_checked_at
    from public.get_comment_page(md5('story')::uuid) order by author_name $$,
  $$ values ('Owen Owner', true, true, true, false, null::timestamptz),
      ('Pat Patient', false, false, false, false, null) $$,
  'a comment card shows how its author relates to the post'
);
select is(
  (select count(*)::int from public.get_comment_page(md5('story')::uuid, page_size => 1)),
  1, 'a page of comments has at most the requested size'
);
select results_eq(
  $$ select content from public.get_comment_page(
      md5('post 1')::uuid, '2026-01-02 00:02:00+00', md5('comment 2')::uuid, '2026-01-02 00:02:00+00',
      md5('comment 2')::uuid, 2
    ) $$,
  array['Comment 3', 'Comment 4'], 'a page of comments continues after its cursor, oldest first');
select throws_ok(
  $$ update public.post_cards set content = 'x' $$, '55000', null, 'a member cannot update the view of posts'
);
select tests.act_as('owner');
select is(public.count_newer_posts('2026-02-01', md5('x')::uuid), 0, 'a member''s own post does not count as new');
select results_eq(
  $$ select is_liked from public.post_cards where id = md5('story')::uuid $$,
  array[false], 'is_liked describes the caller''s own reaction'
);
select tests.act_as('visitor');
select results_eq(
  $$ select is_liked from public.post_cards where id = md5('story')::uuid $$,
  array[false], 'is_liked is false for a visitor'
);

reset role;
update public.posts set hidden_at = now() where id = md5('story')::uuid;
select tests.act_as('owner');
select is(
  (select count(*)::int from public.get_feed_page() where id = md5('story')::uuid),
  0, 'the feed leaves out hidden posts'
);
select isnt_empty(
  $$ select from public.post_cards where id = md5('story')::uuid $$, 'an author can read the card of their hidden post'
);
select tests.act_as('patient');
select is_empty(
  $$ select from public.post_cards where id = md5('story')::uuid $$,
  'a member cannot read the card of another member''s hidden post'
);

select * from finish();
rollback;
