-- The feed, its search, and the pages of comments.

-- Posts and comments for display.

create view public.post_cards with (security_invoker = true) as
select
  posts.id, posts.user_id, posts.kind, posts.topic, posts.state, posts.content, posts.doctor_id, posts.affiliated,
  posts.like_count, posts.share_count,
  -- The subquery runs once per query, so only members who have blocked somebody pay for the subtraction.
  coalesce(posts.comment_count - case
    when (select private.has_blocked_anyone())
    and not (select private.is_admin()) then private.count_blocked_comments(posts.id)
  end, posts.comment_count, 0) as comment_count,
  posts.created_at, posts.edited_at, posts.version, posts.hidden_at, posts.removed_at, posts.hidden_reason,
  posts.featured_at,
  posts.joined_year, posts.joined_month, posts.monthly_cost, posts.still_member_at,
  (select id from public.post_comments where id = posts.answer_id and post_comments.hidden_at is null) as answer_id,
  profiles.full_name as author_name, profiles.avatar_url as author_avatar_url,
  badges.is_site_admin, badges.physician_checked_at,
  case
    when doctors.user_id = posts.user_id and doctors.claim_status = 'approved' then doctors.owned_since
    else badges.owner_since
  end as owner_since,
  doctors.practice_name,
  coalesce(doctors.user_id = posts.user_id and doctors.claim_status = 'approved', false) as is_owner,
  -- A plain subquery is one index lookup per post; for `exists` the planner would list everything the caller liked.
  coalesce(
    (select true from public.post_likes where post_id = posts.id and user_id = (select auth.uid())), false
  ) as is_liked,
  coalesce(
    (select true from public.post_shares where post_id = posts.id and user_id = (select auth.uid())), false
  ) as is_shared
from public.posts
left join public.profiles on profiles.id = posts.user_id
left join public.doctors on doctors.id = posts.doctor_id
left join lateral private.get_person_badges(posts.user_id) as badges on true;

comment on view public.post_cards is
  'A post with its author and their badges, its practice, the comment that answers it if the caller can read it, and '
  'whether the caller liked or shared it.';

create view public.comment_cards with (security_invoker = true) as
select
  post_comments.id, post_comments.post_id, post_comments.user_id, post_comments.content,
  post_comments.reply_to, coalesce(post_comments.reply_to, post_comments.id) as thread_id,
  coalesce(post_comments.reply_to_at, post_comments.created_at) as thread_started_at,
  post_comments.created_at, post_comments.edited_at, post_comments.version,
  post_comments.hidden_at, post_comments.removed_at, post_comments.hidden_reason,
  profiles.full_name as author_name, profiles.avatar_url as author_avatar_url,
  badges.is_site_admin, badges.physician_checked_at, badges.owner_since,
  posts.user_id = post_comments.user_id as is_author,
  post_comments.like_count,
  coalesce(
    (select true from public.comment_likes where comment_id = post_comments.id and user_id = (select auth.uid())), false
  ) as is_liked,
  post_comments.is_answer, coalesce(private.can_edit_comment(post_comments), false) as can_edit,
  coalesce((
    select true from public.doctors
    where doctors.id = posts.doctor_id and doctors.user_id = post_comments.user_id and doctors.claim_status = 'approved'
  ), false) as is_owner
from public.post_comments
join public.posts on posts.id = post_comments.post_id
left join public.profiles on profiles.id = post_comments.user_id
left join lateral private.get_person_badges(post_comments.user_id) as badges on true;

comment on view public.comment_cards is
  'A comment with its author and their badges, whether the caller liked it, and whether the author wrote the post or '
  'owns its practice.';

grant select on public.post_cards, public.comment_cards to anon, authenticated, service_role;

-- The feed.

create function public.get_feed_page(
  before_created_at timestamptz default null, before_id uuid default null, in_topic text default null,
  in_state text default null, only_followed boolean default false
) returns setof public.post_cards
-- One generic plan fits every page, and planning takes longer than running.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan rows 20 as $$
declare
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  size constant integer := private.shared_limit('feed_page_size');
  people uuid[];
  topics text[];
begin
  perform private.require_at_most(octet_length(concat(in_topic, in_state)), 1000, 'bytes of a topic and a state');
  if only_followed then
    people := array(select followed_id from public.member_follows where follower_id = (select auth.uid()));
    topics := (select followed_topics from public.notification_preferences where member_id = (select auth.uid()));
  end if;
  -- Each filter has its own query, because one with optional conditions could not use the index of any.
  -- Comparing rows lets the index find the page, however deep it is.
  return query
  select post_cards.* from public.post_cards
  where id = any(case
    when only_followed then array(
      select found.id from (
        select by_person.* from unnest(people) as person cross join lateral (
          select created_at, posts.id from public.posts
          where hidden_at is null and user_id = person and (created_at, posts.id) < (from_time, from_id)
          order by created_at desc, posts.id desc limit size
        ) as by_person
        union
        select on_topic.* from unnest(topics) as followed_topic cross join lateral (
          select created_at, posts.id from public.posts
          where hidden_at is null and topic = followed_topic and (created_at, posts.id) < (from_time, from_id)
          order by created_at desc, posts.id desc limit size
        ) as on_topic
      ) as found
      order by found.created_at desc, found.id desc limit size)
    when in_topic is null and in_state is null then array(
      select posts.id from public.posts
      where hidden_at is null and (created_at, posts.id) < (from_time, from_id)
      order by created_at desc, posts.id desc limit size)
    when in_state is null then array(
      select posts.id from public.posts
      where hidden_at is null and topic = in_topic and (created_at, posts.id) < (from_time, from_id)
      order by created_at desc, posts.id desc limit size)
    when in_topic is null then array(
      select posts.id from public.posts
      where hidden_at is null and state = in_state and (created_at, posts.id) < (from_time, from_id)
      order by created_at desc, posts.id desc limit size)
    else array(
      select posts.id from public.posts
      where hidden_at is null and state = in_state and topic = in_topic
        and (created_at, posts.id) < (from_time, from_id)
      order by created_at desc, posts.id desc limit size)
  end)
  order by created_at desc, id desc;
end $$;

comment on function public.get_feed_page is
  'Returns up to 20 posts older than the given one, newest first, optionally of one topic or about one state, or of '
  'the people and topics that the caller follows; the newest posts without a cursor. The given post may have been '
  'deleted.';

create function private.is_post_visible(post uuid, blocked uuid[]) returns boolean
language sql stable
return exists (
  select from public.posts
  where id = post and hidden_at is null and deleted_at is null and not is_hidden_with_author
    and user_id <> all (blocked)
);

comment on function private.is_post_visible is
  'Whether a post is visible to a member who has blocked the given people. Internal.';

create function private.parse_feed_query(query text) returns tsquery
language plpgsql stable security definer set search_path = '' as $$
declare
  parsed tsquery := websearch_to_tsquery('pg_catalog.english', query);
  typed text;
  closest text;
begin
  for typed in
    select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', query))) as word
    where word ~ '^[[:alpha:]]{4,40}$'
      and not exists (
        select from public.posts
        where words @@ plainto_tsquery('pg_catalog.simple', word)
          and hidden_at is null and deleted_at is null and not is_hidden_with_author
      )
      and not exists (
        select from public.post_comments
        where words @@ plainto_tsquery('pg_catalog.simple', word)
          and hidden_at is null and deleted_at is null and not is_hidden_with_author
      )
  loop
    select word into closest
    from ts_stat($words$
      (select words from public.posts
      where hidden_at is null and deleted_at is null and not is_hidden_with_author
      order by created_at desc, id desc limit 2000)
      union all
      (select words from public.post_comments
      where hidden_at is null and deleted_at is null and not is_hidden_with_author
      order by created_at desc, id desc limit 2000)
    $words$)
    where left(word, 1) = left(typed, 1) and char_length(word) between char_length(typed) - 2 and char_length(typed) + 2
      and word ~ '^[[:alpha:]]+$'
      and extensions.levenshtein(word, typed) <= case when char_length(typed) < 6 then 1 else 2 end
    order by extensions.levenshtein(word, typed), ndoc desc, word limit 1;
    if closest is not null then
      parsed := ts_rewrite(
        parsed, plainto_tsquery('pg_catalog.simple', typed), plainto_tsquery('pg_catalog.simple', closest)
      );
    end if;
  end loop;
  return parsed;
end $$;

comment on function private.parse_feed_query is
  'Parses a search of the feed. A word that no visible text has is replaced with the most similar one of the newest '
  'texts. Definer: as private.search_feed.';
grant execute on function private.parse_feed_query to anon, authenticated;

create function private.search_feed(wanted tsquery, before_created_at timestamptz, before_id uuid)
returns table (created_at timestamptz, id uuid, post_id uuid)
language plpgsql stable security definer set search_path = '' rows 20 as $$
declare
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  blocked constant uuid[] := array(select blocked_id from public.blocks where blocker_id = (select auth.uid()));
  size constant integer := private.shared_limit('feed_page_size');
begin
  -- Common words fill a page from the newest texts. Others are rare enough to sort all matches, which the index of
  -- words finds.
  return query
  with new_posts as materialized (
    select newest.created_at, newest.id from (
      select * from public.posts
      where posts.hidden_at is null and posts.deleted_at is null and (posts.created_at, posts.id) < (from_time, from_id)
      order by posts.created_at desc, posts.id desc limit 10000
    ) as newest
    where newest.words @@ wanted and not newest.is_hidden_with_author and newest.user_id <> all (blocked)
    order by newest.created_at desc, newest.id desc limit size
  ), all_posts as materialized (
    select posts.created_at, posts.id from public.posts
    where (select count(*) from new_posts) < size and posts.words @@ wanted
      and posts.hidden_at is null and posts.deleted_at is null and (posts.created_at, posts.id) < (from_time, from_id)
      and not posts.is_hidden_with_author and posts.user_id <> all (blocked)
  ), new_comments as materialized (
    select newest.created_at, newest.id, newest.post_id from (
      select * from public.post_comments as comments
      where comments.hidden_at is null and comments.deleted_at is null
        and (comments.created_at, comments.id) < (from_time, from_id)
      order by comments.created_at desc, comments.id desc limit 10000
    ) as newest
    where newest.words @@ wanted and not newest.is_hidden_with_author and newest.user_id <> all (blocked)
      and private.is_post_visible(newest.post_id, blocked)
    order by newest.created_at desc, newest.id desc limit size
  ), all_comments as materialized (
    select comments.created_at, comments.id, comments.post_id from public.post_comments as comments
    where (select count(*) from new_comments) < size and comments.words @@ wanted
      and comments.hidden_at is null and comments.deleted_at is null
      and (comments.created_at, comments.id) < (from_time, from_id)
      and not comments.is_hidden_with_author and comments.user_id <> all (blocked)
      and private.is_post_visible(comments.post_id, blocked)
  )
  select new_posts.created_at, new_posts.id, new_posts.id from new_posts
  union select all_posts.created_at, all_posts.id, all_posts.id from all_posts
  union select new_comments.created_at, new_comments.id, new_comments.post_id from new_comments
  union select all_comments.created_at, all_comments.id, all_comments.post_id from all_comments
  order by 1 desc, 2 desc limit size;
end $$;

comment on function private.search_feed is
  'Returns up to 20 visible posts and comments that contain the words, newest first, older than the given one. '
  'Definer: policies keep the index of words from being used, so it checks what the caller can read.';
grant execute on function private.search_feed to anon, authenticated;

create function public.search_feed(query text, before_created_at timestamptz default null, before_id uuid default null)
returns table (
  id uuid, post_id uuid, is_comment boolean, created_at timestamptz, user_id uuid, author_name text,
  author_avatar_url text, excerpt text, post_start text
)
-- Not SQL, which would parse the query before its length is checked.
language plpgsql stable set search_path = '' rows 20 as $$
declare
  wanted tsquery;
begin
  perform private.require_at_most(octet_length(query), 1000, 'bytes of a search text');
  wanted := private.parse_feed_query(query);
  return query
  select
    found.id, found.post_id, found.id <> found.post_id, found.created_at, profiles.id, profiles.full_name,
      profiles.avatar_url,
    ts_headline(
      'pg_catalog.english', coalesce(comments.content, posts.content), wanted,
      format('StartSel=%s, StopSel=%s, MaxWords=40, MinWords=25, MaxFragments=1, ShortWord=0', e'\uE000', e'\uE001')
    ),
    left(posts.content, 200)
  from private.search_feed(wanted, before_created_at, before_id) as found
  join public.posts on posts.id = found.post_id
  left join public.post_comments as comments on comments.id = found.id
  left join public.profiles on profiles.id = coalesce(comments.user_id, posts.user_id)
  where comments.id is not null or found.id = found.post_id
  order by found.created_at desc, found.id desc;
end $$;

comment on function public.search_feed is
  'Returns what private.search_feed finds, with author, the start of the post, and an excerpt, where the characters '
  'U+E000 and U+E001 enclose each match.';
grant execute on function public.search_feed to anon, authenticated;

create function public.list_bookmarked_posts() returns setof public.post_cards
language sql stable rows 100
begin atomic
  select post_cards.* from public.post_bookmarks join public.post_cards on post_cards.id = post_bookmarks.post_id
  where post_bookmarks.user_id = (select auth.uid())
  order by post_bookmarks.created_at desc, post_cards.id desc
  limit 100;
end;

comment on function public.list_bookmarked_posts is
  'Returns the posts that the caller saved and can read, last saved first, at most 100.';
grant execute on function public.list_bookmarked_posts to authenticated;

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

comment on function public.count_newer_posts is
  'Returns how many posts by other people are newer than the given one, at most 100.';

create function public.get_comment_page(
  target uuid, after_thread_started_at timestamptz default null, after_thread_id uuid default null,
  after_created_at timestamptz default null, after_id uuid default null, page_size integer default 30
) returns setof public.comment_cards
language plpgsql stable set search_path = '' rows 30 as $$
begin
  return query
  select comment_cards.* from public.comment_cards
  where post_id = target
    and (thread_started_at, thread_id, created_at, id) > (
      coalesce(after_thread_started_at, '-infinity'), coalesce(after_thread_id, '00000000-0000-0000-0000-000000000000'),
      coalesce(after_created_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000')
    )
  order by thread_started_at, thread_id, created_at, id
  limit least(greatest(page_size, 1), 100);
end $$;

comment on function public.get_comment_page is
  'Returns the comments on a post after the given one, oldest first, each followed by its replies, at most 100.';

grant execute
on function public.get_feed_page, public.count_newer_posts, public.get_comment_page to anon, authenticated;
