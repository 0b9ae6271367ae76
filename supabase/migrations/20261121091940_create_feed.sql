-- What the feed shows of a post and of a comment, and the pages of both.

create view public.post_cards with (security_invoker = true) as
select
  posts.id, posts.user_id, posts.kind, posts.content, posts.doctor_id, posts.affiliated,
  posts.like_count, posts.share_count,
  -- Whether there is anything to subtract is checked once per query.
  coalesce(posts.comment_count - case
    when (select private.blocks_anyone()) and not (select private.is_admin()) then private.count_blocked_comments(posts.id)
  end, posts.comment_count, 0) as comment_count,
  posts.created_at, posts.edited_at, posts.version, posts.hidden_at, posts.removed_at, posts.hidden_reason, posts.featured_at,
  profiles.full_name as author_name, profiles.avatar_url as author_avatar_url,
  badges.is_staff, badges.physician_checked_at,
  case when doctors.user_id = posts.user_id and doctors.claim_status = 'approved' then doctors.owned_since else badges.owner_since end as owner_since,
  doctors.practice_name,
  coalesce(doctors.user_id = posts.user_id and doctors.claim_status = 'approved', false) as is_owner,
  -- Plain subqueries, one index lookup each: of "exists" the planner would make one list of everything the caller liked.
  coalesce((select true from public.post_likes where post_id = posts.id and user_id = (select auth.uid())), false) as is_liked,
  coalesce((select true from public.post_shares where post_id = posts.id and user_id = (select auth.uid())), false) as is_shared
from public.posts
left join public.profiles on profiles.id = posts.user_id
left join public.doctors on doctors.id = posts.doctor_id
left join lateral private.person_badges(posts.user_id) as badges on true;

comment on view public.post_cards is 'A post with its author and what is known of them, the practice it is about, and what the caller did with it.';

create view public.comment_cards with (security_invoker = true) as
select
  post_comments.id, post_comments.post_id, post_comments.user_id, post_comments.content,
  post_comments.created_at, post_comments.edited_at, post_comments.version,
  post_comments.hidden_at, post_comments.removed_at, post_comments.hidden_reason,
  profiles.full_name as author_name, profiles.avatar_url as author_avatar_url,
  badges.is_staff, badges.physician_checked_at, badges.owner_since,
  posts.user_id = post_comments.user_id as is_author,
  coalesce((
    select true from public.doctors
    where doctors.id = posts.doctor_id and doctors.user_id = post_comments.user_id and doctors.claim_status = 'approved'
  ), false) as is_owner
from public.post_comments
join public.posts on posts.id = post_comments.post_id
left join public.profiles on profiles.id = post_comments.user_id
left join lateral private.person_badges(post_comments.user_id) as badges on true;

comment on view public.comment_cards is 'A comment with its author, what is known of them, and whether they are the post''s author or its practice''s owner.';

grant select on public.post_cards, public.comment_cards to anon, authenticated, service_role;

create function public.feed_page(before_created_at timestamptz default null, before_id uuid default null) returns setof public.post_cards
-- The one plan fits every page, and making it takes longer than running it.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan rows 20 as $$
declare
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query
  select post_cards.* from public.post_cards
  where hidden_at is null
    -- A row comparison of plain values: the index answers it however deep the page lies.
    and (created_at, id) < (from_time, from_id)
  order by created_at desc, id desc
  limit 20;
end $$;

comment on function public.feed_page is
  'The posts before a place in the feed, newest first, 20 at most; from the top without one. The place need not exist any more.';

create function public.count_newer_posts(after_created_at timestamptz, after_id uuid) returns integer
language sql stable
begin atomic
  select count(*)::integer from (
    select from public.posts
    where hidden_at is null and user_id is distinct from (select auth.uid())
      and (created_at, id) > (after_created_at, after_id)
    limit 100
  ) as newer;
end;

comment on function public.count_newer_posts is 'How many posts of other people are newer than a place in the feed, counted to 100.';

create function public.comment_page(
  target uuid, after_created_at timestamptz default null, after_id uuid default null, page_size integer default 30
) returns setof public.comment_cards
language plpgsql stable set search_path = '' rows 30 as $$
begin
  return query
  select comment_cards.* from public.comment_cards
  where post_id = target
    and (created_at, id) > (coalesce(after_created_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
  order by created_at, id
  limit least(greatest(page_size, 1), 100);
end $$;

comment on function public.comment_page is 'The comments of a post after a place, oldest first, at most 100.';

grant execute on function public.feed_page, public.count_newer_posts, public.comment_page to anon, authenticated;

create function private.is_reported(target_post uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.reports where post_id = target_post and status = 'open');
end;

comment on function private.is_reported is 'Whether a report of a post is open. Definer: reports are their reporter''s and the administrators''.';
grant execute on function private.is_reported to anon, authenticated;

create function public.home_stories() returns setof public.post_cards
language sql stable set search_path = '' rows 3 as $$
  -- Twenty are plenty to find three among, and end the search where hardly any story fits.
  with chosen as (
    select id, featured_at, created_at from public.posts
    where featured_at is not null and kind = 'story' and hidden_at is null
    order by featured_at desc limit 20
  ), settled as (
    select id, null::timestamptz, created_at from public.posts
    where kind = 'story' and hidden_at is null and featured_at is null and unfeatured_at is null and doctor_id is not null
      and created_at <= now() - interval '2 days' and (edited_at is null or edited_at <= now() - interval '2 days')
    order by created_at desc, id desc limit 20
  ), candidates as (
    select * from chosen union all select * from settled
  )
  select post_cards.* from candidates join public.post_cards on post_cards.id = candidates.id
  where not private.is_reported(candidates.id)
  order by candidates.featured_at desc nulls last, candidates.created_at desc, candidates.id desc
  limit 3
$$;

comment on function public.home_stories is
  'Three stories for the home page: those that an administrator chose, then the newest about a practice whose text is at least two days old. '
  'None with an open report, and none that an edit took off the home page.';
grant execute on function public.home_stories to anon, authenticated;
