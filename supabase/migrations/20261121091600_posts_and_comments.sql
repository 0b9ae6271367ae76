-- Posts, comments, likes, shares, follows, and blocks between members.
-- Visitors read posts that are not hidden; members write as themselves and can restore a deleted post or comment for ten minutes; counters and moderation
-- columns are written by functions only.

create type public.post_kind as enum ('post', 'story');

create function private.has_visible_text(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[^\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE0F\uFEFF\uFFA0]';

comment on function private.has_visible_text is 'Whether a text has a character other than white space and zero-width characters.';
grant execute on function private.has_visible_text to authenticated, service_role;

create function private.visible_length(value text) returns integer
language sql immutable strict parallel safe
return char_length(regexp_replace(
  regexp_replace(value, '\u200D.|[\u0300-\u036F\u20E3\uFE0E\uFE0F\U0001F3FB-\U0001F3FF\U000E0020-\U000E007F]', '', 'g'),
  '[\U0001F1E6-\U0001F1FF]{2}', 'x', 'g'
));

comment on function private.visible_length is
  'Returns the length of a text in characters as people count them: a family emoji, a flag, or a letter with accents is one.';
grant execute on function private.visible_length to authenticated, service_role;

create function private.shortest_practice_story() returns integer
language sql immutable
return 40;

comment on function private.shortest_practice_story is 'Returns how many characters a story about a practice has at least.';
grant execute on function private.shortest_practice_story to authenticated, service_role;

-- Blocks

create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_self_check check (blocker_id <> blocked_id)
);

comment on table public.blocks is 'Which members have blocked which. Only the blocker can read a row.';

create index blocks_blocked_id_idx on public.blocks (blocked_id);

grant select, delete on table public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on table public.blocks to authenticated;

select private.guard_table('blocks');

create policy "blocks: member can read own" on public.blocks
for select to authenticated using (blocker_id = (select auth.uid()));

create policy "blocks: member can block others as self" on public.blocks
for insert to authenticated with check (blocker_id = (select auth.uid()));

create policy "blocks: member can delete own" on public.blocks
for delete to authenticated using (blocker_id = (select auth.uid()));

create function private.has_blocked_anyone() returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.blocks where blocker_id = (select auth.uid()));
end;

comment on function private.has_blocked_anyone is 'Whether the caller has blocked anyone. Definer: visitors have no access to blocks.';
grant execute on function private.has_blocked_anyone to anon, authenticated;

create function private.is_blocked_by(member uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.blocks where blocker_id = member and blocked_id = (select auth.uid()));
end;

comment on function private.is_blocked_by is
  'Whether a member has blocked the caller. Definer: blocked members can''t read that they are blocked.';
grant execute on function private.is_blocked_by to authenticated;

-- Followed members

create table public.member_follows (
  follower_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  followed_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint member_follows_self_check check (follower_id <> followed_id)
);

comment on table public.member_follows is
  'Which members are notified about new posts of which others. Only the follower can read a row. A block by either of the two removes it.';

create index member_follows_followed_id_idx on public.member_follows (followed_id);

grant select, delete on table public.member_follows to authenticated;
grant insert (follower_id, followed_id) on table public.member_follows to authenticated;

select private.guard_table('member_follows');

create policy "member_follows: member can read own" on public.member_follows
for select to authenticated using (follower_id = (select auth.uid()));

create policy "member_follows: member can follow as self, unless blocked" on public.member_follows
for insert to authenticated
with check (
  follower_id = (select auth.uid())
  and not private.is_blocked_by(followed_id)
  and not exists (select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = followed_id)
);

create policy "member_follows: member can delete own" on public.member_follows
for delete to authenticated using (follower_id = (select auth.uid()));

-- Posts and stories

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.post_kind not null default 'post',
  content text not null constraint posts_content_check check (
    -- The second limit keeps invisible combining characters from piling up.
    private.visible_length(content) <= 5000 and char_length(content) <= 20000 and private.has_visible_text(content)
  ),
  doctor_id uuid references public.doctors (id) on delete set null,
  affiliated boolean not null default false,
  like_count integer not null default 0,
  share_count integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1,
  hidden_at timestamptz,
  removed_at timestamptz,
  hidden_reason text,
  featured_at timestamptz,
  unfeatured_at timestamptz,
  deleted_at timestamptz,
  is_hidden_with_author boolean not null default false,
  -- Not an enum, whose comparison is not leakproof, so policies would keep it from using the index.
  topic text constraint posts_topic_check check (topic in ('finding-a-doctor', 'costs', 'membership', 'starting-a-practice', 'physicians')),
  state text,
  joined_year smallint,
  joined_month smallint,
  monthly_cost numeric(8, 2) constraint posts_monthly_cost_check check (monthly_cost between 0 and 100000),
  still_member_at timestamptz,
  words tsvector generated always as (to_tsvector('pg_catalog.english', content)) stored,
  constraint posts_practice_story_check check (
    doctor_id is null or (kind = 'story' and private.visible_length(content) >= private.shortest_practice_story())
  ),
  constraint posts_joined_check check (
    case
      when joined_year is null then joined_month is null
      -- The current day begins up to a day earlier for people west of the date line.
      else joined_year >= 1990 and coalesce(joined_month, 1) between 1 and 12 and make_date(joined_year, coalesce(joined_month, 1), 1) <= current_date + 1
    end
  )
);

comment on table public.posts is 'Posts and stories by members; the feed shows the newest first.';
comment on column public.posts.doctor_id is 'The listing that a story is about.';
comment on column public.posts.affiliated is 'Whether the author says that they belong to the practice.';
comment on column public.posts.version is
  'Incremented by every edit and moderation decision; a decision names the version that the admin saw.';
comment on column public.posts.topic is 'What it is about, as its author chose; null for none.';
comment on column public.posts.state is 'The code of the state of its practice, or else of its author''s location when it was written; null if neither names one.';
comment on column public.posts.joined_year is 'When the author of a story joined the practice, if they say so.';
comment on column public.posts.monthly_cost is 'What the author of a story pays the practice per month, in dollars, if they say so.';
comment on column public.posts.still_member_at is 'When the author said, at least a year after the story, that they are still a member.';
comment on column public.posts.words is 'The content for full-text search.';
comment on column public.posts.hidden_at is 'When moderation hid it. Until an admin keeps it, only the author and admins can read it.';
comment on column public.posts.removed_at is 'When an admin removed it; null while a hidden post waits for a decision. An edit clears it.';
comment on column public.posts.hidden_reason is
  'The reason shown to the author: what an admin wrote, or a code as JSON, for which src/lib/admin/reason-text.ts has the sentence. Null while the post is visible.';
comment on column public.posts.featured_at is 'When an admin chose this story for the home page.';
comment on column public.posts.unfeatured_at is 'When an edit took a featured story off the home page; null again when an admin has reviewed it.';
comment on column public.posts.is_hidden_with_author is 'Whether a suspension hides it. Separate from hidden_at, so that the end of a suspension shows nothing else.';
comment on column public.posts.deleted_at is 'When the author deleted it. No one can read it after that; the author can restore it for ten minutes.';

create index posts_created_at_id_idx on public.posts (created_at desc, id desc) where hidden_at is null and deleted_at is null;
create index posts_topic_idx on public.posts (topic, created_at desc, id desc)
where hidden_at is null and deleted_at is null;
create index posts_state_idx on public.posts (state, created_at desc, id desc)
where hidden_at is null and deleted_at is null;
create index posts_state_topic_idx on public.posts (state, topic, created_at desc, id desc)
where hidden_at is null and deleted_at is null;
create index posts_words_idx on public.posts using gin (words) with (fastupdate = off);
create index posts_stories_idx on public.posts (created_at desc, id desc)
where kind = 'story' and hidden_at is null and deleted_at is null;
create index posts_featured_at_idx on public.posts (featured_at desc) where featured_at is not null;
create index posts_user_id_created_at_idx on public.posts (user_id, created_at desc);
create index posts_doctor_id_idx on public.posts (doctor_id, created_at desc);
create unique index posts_practice_story_key on public.posts (user_id, doctor_id) where doctor_id is not null and deleted_at is null;
create index posts_waiting_idx on public.posts (id)
where hidden_at is not null and removed_at is null or unfeatured_at is not null;
create index posts_deleted_at_idx on public.posts (deleted_at) where deleted_at is not null;

grant select on table public.posts to anon, authenticated;
grant
  insert (id, user_id, kind, content, doctor_id, affiliated, topic, joined_year, joined_month, monthly_cost),
  update (content, joined_year, joined_month, monthly_cost)
on table public.posts to authenticated;

select private.guard_table('posts');

create policy "posts: visitor can read visible posts" on public.posts
for select to anon using (hidden_at is null and deleted_at is null and not is_hidden_with_author);

create policy "posts: members can read own and visible posts, unless blocked" on public.posts
for select to authenticated
using (
  deleted_at is null
  and (
    hidden_at is null and not is_hidden_with_author
    and user_id <> all (array(select blocked_id from public.blocks where blocker_id = (select auth.uid())))
    or user_id = (select auth.uid())
    or (select private.is_admin())
  )
);

create policy "posts: members can read hidden posts only after MFA" on public.posts as restrictive
for select to authenticated using (hidden_at is null or (select private.has_passed_mfa()));

create policy "posts: member can write as self about a listing they can read" on public.posts
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and (doctor_id is null or exists (select 1 from public.doctors where doctors.id = doctor_id))
);

create policy "posts: author can edit own" on public.posts
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.check_practice_story(story public.posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.practice_people where doctor_id = story.doctor_id and user_id = story.user_id) then
    raise exception 'The people of a practice cannot write a story about it' using errcode = '42501', hint = 'own_practice_story';
  elsif exists (
    select from public.posts
    where user_id = story.user_id and doctor_id = story.doctor_id and id <> story.id and deleted_at is null
  ) then
    raise exception 'The caller has already written a story about this practice' using errcode = 'PT409', hint = 'practice_story_exists';
  end if;
end $$;

comment on function private.check_practice_story is
  'Refuses a story by the people of the practice (42501), and a second one by the same member (PT409). Definer: reads staff of others.';

create function private.prepare_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] := (select regexp_split_to_array(btrim(location), '[\s,]+') from public.profiles where id = new.user_id);
begin
  -- Seeds and imports have no user.
  if auth.uid() is not null then
    if new.doctor_id is not null then
      perform private.check_practice_story(new);
    end if;
    perform private.purge_deleted_content();
    -- A repeated request whose first answer was lost has been counted already.
    if not exists (select from public.posts where id = new.id) then
      perform private.enforce_rate_limit('posts');
    end if;
  end if;
  new.state := coalesce(
    (select private.state_code(address_state) from public.doctors where id = new.doctor_id),
    private.state_code(array_to_string(parts[cardinality(parts) - 2:], ' ')),
    private.state_code(array_to_string(parts[cardinality(parts) - 1:], ' ')),
    private.state_code(parts[cardinality(parts)])
  );
  return new;
end $$;

comment on function private.prepare_post is
  'Trigger: checks a new story, limits how many posts one member writes, purges what was deleted, and sets the state from the practice, '
  'or else from the end of the author''s location, as in "Austin, TX". Definer: members can''t write the column.';

create trigger posts_prepare before insert on public.posts
for each row execute function private.prepare_post();

-- Likes and shares

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create table public.post_shares (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

comment on table public.post_likes is 'Which members like which posts.';
comment on table public.post_shares is 'Which members have shared which posts.';

create index post_likes_user_id_idx on public.post_likes (user_id);
create index post_shares_user_id_idx on public.post_shares (user_id);

grant select on table public.post_likes, public.post_shares to anon, authenticated;
grant insert (post_id, user_id), delete on table public.post_likes, public.post_shares to authenticated;

select private.guard_table('post_likes');
select private.guard_table('post_shares');

create policy "post_likes: anyone can read" on public.post_likes
for select to anon, authenticated using (true);

create policy "post_likes: members can like readable posts, unless blocked" on public.post_likes
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id and not private.is_blocked_by(posts.user_id))
);

create policy "post_likes: member can delete own" on public.post_likes
for delete to authenticated using (user_id = (select auth.uid()));

create policy "post_shares: anyone can read" on public.post_shares
for select to anon, authenticated using (true);

create policy "post_shares: members can share readable posts, unless blocked" on public.post_shares
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id and not private.is_blocked_by(posts.user_id))
);

create policy "post_shares: member can delete own" on public.post_shares
for delete to authenticated using (user_id = (select auth.uid()));

create function private.update_post_counters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change constant integer := case tg_op when 'INSERT' then 1 else -1 end;
  target constant uuid := case tg_op when 'INSERT' then new.post_id else old.post_id end;
begin
  case tg_table_name
    when 'post_likes' then update public.posts set like_count = like_count + change where id = target;
    when 'post_shares' then update public.posts set share_count = share_count + change where id = target;
  end case;
  return null;
end $$;

comment on function private.update_post_counters is
  'Trigger: updates the like or share count of a post. Definer: members can''t write the counters.';

create trigger post_likes_update_count after insert or delete on public.post_likes
for each row execute function private.update_post_counters();

create trigger post_shares_update_count after insert or delete on public.post_shares
for each row execute function private.update_post_counters();

-- Followed posts

create table public.post_follows (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

comment on table public.post_follows is 'Which members are notified about comments on which posts of others. Only they can read it.';

create index post_follows_user_id_idx on public.post_follows (user_id);

grant select, insert (post_id, user_id), delete on table public.post_follows to authenticated;

select private.guard_table('post_follows');

create policy "post_follows: member can read own" on public.post_follows
for select to authenticated using (user_id = (select auth.uid()));

create policy "post_follows: member can follow readable posts, unless blocked" on public.post_follows
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id and not private.is_blocked_by(posts.user_id))
);

create policy "post_follows: member can delete own" on public.post_follows
for delete to authenticated using (user_id = (select auth.uid()));

-- Bookmarks

create table public.post_bookmarks (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

comment on table public.post_bookmarks is 'The posts that members saved for themselves. Only they can read it.';

create index post_bookmarks_user_id_idx on public.post_bookmarks (user_id, created_at desc);

grant select, insert (post_id, user_id), delete on table public.post_bookmarks to authenticated;

select private.guard_table('post_bookmarks');

create policy "post_bookmarks: member can read own" on public.post_bookmarks
for select to authenticated using (user_id = (select auth.uid()));

create policy "post_bookmarks: member can save readable posts" on public.post_bookmarks
for insert to authenticated
with check (user_id = (select auth.uid()) and exists (select 1 from public.posts where posts.id = post_id));

create policy "post_bookmarks: member can delete own" on public.post_bookmarks
for delete to authenticated using (user_id = (select auth.uid()));

-- Comments

create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null constraint post_comments_content_check check (
    private.visible_length(content) <= 2000 and char_length(content) <= 8000 and private.has_visible_text(content)
  ),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1,
  hidden_at timestamptz,
  removed_at timestamptz,
  hidden_reason text,
  deleted_at timestamptz,
  is_hidden_with_author boolean not null default false,
  words tsvector generated always as (to_tsvector('pg_catalog.english', content)) stored,
  reply_to uuid,
  reply_to_at timestamptz,
  is_answer boolean not null default false
);

comment on table public.post_comments is
  'Comments on posts, shown oldest first, each followed by its replies. Columns with the same name as in posts mean the same.';
comment on column public.post_comments.reply_to is
  'The comment that it replies to, which is not a reply itself. Not a foreign key, because replies stay when that comment is deleted.';
comment on column public.post_comments.reply_to_at is 'When that comment was written, for the order.';
comment on column public.post_comments.is_answer is 'Whether it is the answer of a practice to a story about it.';

create index post_comments_post_id_idx on public.post_comments (
  post_id, coalesce(reply_to_at, created_at), coalesce(reply_to, id), created_at, id
);
create index post_comments_created_at_idx on public.post_comments (created_at desc, id desc) where hidden_at is null and deleted_at is null;
create index post_comments_words_idx on public.post_comments using gin (words) with (fastupdate = off);
create unique index post_comments_answer_key on public.post_comments (post_id) where is_answer and deleted_at is null;
create index post_comments_user_id_idx on public.post_comments (user_id);
create index post_comments_waiting_idx on public.post_comments (id) where hidden_at is not null and removed_at is null;
create index post_comments_deleted_at_idx on public.post_comments (deleted_at) where deleted_at is not null;

grant select on table public.post_comments to anon, authenticated;
grant insert (id, post_id, user_id, content, reply_to), update (content) on table public.post_comments to authenticated;

select private.guard_table('post_comments');

create policy "post_comments: visitors can read visible ones on visible posts" on public.post_comments
for select to anon
using (
  hidden_at is null and deleted_at is null and not is_hidden_with_author and exists (select 1 from public.posts where posts.id = post_id)
);

create policy "post_comments: members can read own and visible, unless blocked" on public.post_comments
for select to authenticated
using (
  deleted_at is null
  and exists (select 1 from public.posts where posts.id = post_id)
  and (
    hidden_at is null and not is_hidden_with_author
    and user_id <> all (array(select blocked_id from public.blocks where blocker_id = (select auth.uid())))
    or user_id = (select auth.uid())
    or (select private.is_admin())
  )
);

create policy "post_comments: members can read hidden ones only after MFA" on public.post_comments as restrictive
for select to authenticated using (hidden_at is null or (select private.has_passed_mfa()));

create policy "post_comments: member can comment as self, unless blocked" on public.post_comments
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id and posts.hidden_at is null and not private.is_blocked_by(posts.user_id))
);

create policy "post_comments: author can edit own, unless blocked" on public.post_comments
for update to authenticated
using (user_id = (select auth.uid()))
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id and not private.is_blocked_by(posts.user_id))
);

create function private.require_only_answer(comment public.post_comments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if comment.is_answer and exists (
    select from public.post_comments
    where post_id = comment.post_id and is_answer and id <> comment.id and deleted_at is null
  ) then
    raise exception 'The practice has already answered this story' using errcode = 'PT409', hint = 'story_answered';
  end if;
end $$;

comment on function private.require_only_answer is
  'Refuses the second answer of a practice to a story (PT409). Definer: reads hidden comments of others.';

create function private.prepare_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  practice constant uuid := (select doctor_id from public.posts where id = new.post_id and user_id <> new.user_id);
  answered public.post_comments;
begin
  -- Seeds and imports have no user.
  if auth.uid() is not null then
    perform private.purge_deleted_content();
    -- A repeated request whose first answer was lost has been counted already.
    if not exists (select from public.post_comments where id = new.id) then
      perform private.enforce_rate_limit('comments');
    end if;
  end if;
  if exists (select from private.practice_people where doctor_id = practice and user_id = new.user_id) then
    if not private.has_practice_permission(practice, 'edit', new.user_id) then
      raise exception 'Only the owner and managers can answer for a practice' using errcode = '42501', hint = 'cannot_answer_story';
    end if;
    new.is_answer := true;
    perform private.require_only_answer(new);
  end if;
  if new.reply_to is not null then
    select * into answered from public.post_comments
    where id = new.reply_to and post_id = new.post_id and hidden_at is null and deleted_at is null and not is_hidden_with_author;
    if answered.id is null then
      raise exception 'This comment is not available' using errcode = 'P0002', hint = 'comment_not_found';
    elsif exists (select from public.blocks where blocker_id = answered.user_id and blocked_id = new.user_id) then
      raise exception 'The author of this comment has blocked the caller' using errcode = '42501', hint = 'cannot_reply';
    end if;
    new.reply_to := coalesce(answered.reply_to, answered.id);
    new.reply_to_at := coalesce(answered.reply_to_at, answered.created_at);
  end if;
  return new;
end $$;

comment on function private.prepare_comment is
  'Trigger: limits how many comments one member writes, and purges what was deleted. A comment by the owner or a manager on a story about '
  'their practice is its answer, and there is one. A reply to a reply answers the same comment; deleted or hidden comments and those of a '
  'member who has blocked the writer take no replies. Definer: reads staff and blocks of others.';

create trigger post_comments_prepare before insert on public.post_comments
for each row execute function private.prepare_comment();

create function private.count_blocked_comments(target_post uuid) returns integer
language sql stable security definer set search_path = ''
begin atomic
  select count(*)::integer from public.post_comments
  join public.blocks on blocks.blocked_id = post_comments.user_id and blocks.blocker_id = (select auth.uid())
  where post_comments.post_id = target_post and post_comments.hidden_at is null and post_comments.deleted_at is null
    and not post_comments.is_hidden_with_author;
end;

comment on function private.count_blocked_comments is
  'Returns how many of the counted comments on a post are by people whom the caller has blocked. Definer: the caller can''t read them.';
grant execute on function private.count_blocked_comments to anon, authenticated;

create function private.update_comment_count() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_counted constant integer := case
    when tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null and not old.is_hidden_with_author then 1 else 0
  end;
  is_counted constant integer := case
    when tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null and not new.is_hidden_with_author then 1 else 0
  end;
begin
  if was_counted <> is_counted then
    update public.posts set comment_count = comment_count + is_counted - was_counted where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end $$;

comment on function private.update_comment_count is
  'Trigger: counts the visible comments on a post. Definer: members can''t write the counter.';

create trigger post_comments_update_count after insert or delete or update of hidden_at, deleted_at, is_hidden_with_author on public.post_comments
for each row execute function private.update_comment_count();

-- Earlier versions of posts and comments

create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid references public.posts (id) on delete cascade,
  comment_id uuid references public.post_comments (id) on delete cascade,
  content text not null,
  written_at timestamptz not null,
  is_public boolean not null,
  constraint content_versions_content_check check (num_nonnulls(post_id, comment_id) = 1)
);

comment on table public.content_versions is 'The texts that edits of posts and comments replaced.';
comment on column public.content_versions.written_at is 'When this text was written.';
comment on column public.content_versions.is_public is
  'Whether readers of the post or comment can read it, not only its author and admins: false if it was replaced within five minutes, as typing errors are, '
  'or while it was hidden.';

create index content_versions_post_id_idx on public.content_versions (post_id, written_at);
create index content_versions_comment_id_idx on public.content_versions (comment_id, written_at);

grant select on table public.content_versions to anon, authenticated;

select private.guard_table('content_versions');

create policy "content_versions: anyone can read public ones, members own" on public.content_versions
for select to anon, authenticated
using (
  exists (
    select 1 from public.posts
    where posts.id = post_id and (is_public or posts.user_id = (select auth.uid()) or (select private.is_admin()))
  )
  or exists (
    select 1 from public.post_comments
    where post_comments.id = comment_id and (is_public or post_comments.user_id = (select auth.uid()) or (select private.is_admin()))
  )
);

create policy "content_versions: members can read private ones only after MFA" on public.content_versions as restrictive
for select to authenticated using (is_public or (select private.has_passed_mfa()));

-- Editing, for posts and comments alike

create function private.handle_content_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin() then
    perform private.enforce_rate_limit('edits');
  end if;
  new.edited_at := now();
  -- The author of a story has changed only when they joined, or what they pay.
  if new.content = old.content then
    return new;
  end if;
  insert into public.content_versions (post_id, comment_id, content, written_at, is_public)
  select case tg_table_name when 'posts' then old.id end, case tg_table_name when 'post_comments' then old.id end, old.content, written.at,
    old.hidden_at is null and written.at < now() - interval '5 minutes'
  from coalesce(old.edited_at, old.created_at) as written (at);
  -- What an edit was meant to remove from hidden content may be in earlier texts as well.
  if old.hidden_at is not null then
    update public.content_versions set is_public = false where old.id in (post_id, comment_id) and is_public;
  end if;
  new.version := old.version + 1;
  -- Removed content stays hidden until an admin has reviewed the new text.
  if old.removed_at is not null then
    new.removed_at := null;
    new.hidden_reason := jsonb_build_object('code', 'edited_after_removal', 'reason', old.hidden_reason);
  end if;
  -- A featured story leaves the home page until an admin has reviewed the new text.
  if tg_table_name = 'posts' then
    if old.featured_at is not null then
      new.featured_at := null;
      new.unfeatured_at := now();
    end if;
  end if;
  return new;
end $$;

comment on function private.handle_content_edit is
  'Trigger: limits edits and marks content as edited. Of an edited text, keeps the replaced one, increments the version, and sends '
  'removed or featured content back to review. '
  'Definer: members can''t write their own rate limit.';

create trigger posts_handle_edit before update of content, joined_year, joined_month, monthly_cost on public.posts
for each row when (
  (old.content, old.joined_year, old.joined_month, old.monthly_cost)
  is distinct from (new.content, new.joined_year, new.joined_month, new.monthly_cost)
) execute function private.handle_content_edit();

create trigger post_comments_handle_edit before update of content on public.post_comments
for each row when (old.content is distinct from new.content) execute function private.handle_content_edit();

-- Deleting and restoring

create function private.set_content_deleted(target_table text, target uuid, is_deleted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_active_member();
  perform private.purge_deleted_content();
  if not is_deleted and target_table = 'posts' then
    perform private.check_practice_story(posts) from public.posts
    where id = target and user_id = auth.uid() and doctor_id is not null;
  elsif not is_deleted then
    perform private.require_only_answer(post_comments) from public.post_comments where id = target and user_id = auth.uid();
  end if;
  execute format('update public.%I set deleted_at = case when $3 then now() end
    where id = $1 and user_id = $2 and case when $3 then deleted_at is null else deleted_at > now() - interval ''10 minutes'' end', target_table)
  using target, auth.uid(), is_deleted;
  get diagnostics changed = row_count;
  if changed = 0 and is_deleted then
    raise exception 'This has already been deleted, or is not yours' using errcode = 'P0002', hint = 'content_not_found';
  elsif changed = 0 then
    raise exception 'It is too late to restore this' using errcode = 'P0002', hint = 'restore_window_over';
  elsif is_deleted and target_table = 'posts' then
    perform private.delete_post_notifications(target);
  elsif is_deleted then
    perform private.delete_comment_notifications(target);
  end if;
end $$;

comment on function private.set_content_deleted is
  'Deletes the caller''s row of posts or post_comments, or restores it within ten minutes. Errors: P0002 it is not '
  'there, or it is too late; for a restored story or answer those of check_practice_story and require_only_answer. '
  'Definer: no one can read deleted rows, not even their author.';

grant execute on function private.set_content_deleted to authenticated;

create function public.delete_post(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('posts', target, true); end;
create function public.restore_post(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('posts', target, false); end;
create function public.delete_comment(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('post_comments', target, true); end;
create function public.restore_comment(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('post_comments', target, false); end;

comment on function public.delete_post is 'Deletes the caller''s post.';
comment on function public.restore_post is 'Restores the caller''s deleted post.';
comment on function public.delete_comment is 'Deletes the caller''s comment.';
comment on function public.restore_comment is 'Restores the caller''s deleted comment.';

grant execute on function public.delete_post, public.restore_post, public.delete_comment, public.restore_comment to authenticated;

create function private.list_recently_deleted() returns table (target_table text, id uuid, content text, deleted_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select 'posts', posts.id, posts.content, posts.deleted_at from public.posts
  where posts.user_id = auth.uid() and posts.deleted_at > now() - interval '10 minutes' and (select private.has_passed_mfa())
  union all
  select 'post_comments', comments.id, comments.content, comments.deleted_at from public.post_comments as comments
  where comments.user_id = auth.uid() and comments.deleted_at > now() - interval '10 minutes' and (select private.has_passed_mfa())
  order by 4 desc;
end;

comment on function private.list_recently_deleted is
  'Returns the caller''s posts and comments that can still be restored, latest first. Definer: API roles can''t read '
  'deleted rows.';
grant execute on function private.list_recently_deleted to authenticated;

create function public.list_recently_deleted() returns table (target_table text, id uuid, content text, deleted_at timestamptz)
language sql stable begin atomic select * from private.list_recently_deleted(); end;

comment on function public.list_recently_deleted is
  'Returns the caller''s posts and comments that can still be restored.';
grant execute on function public.list_recently_deleted to authenticated;

-- The feed and the pages of comments

create view public.post_cards with (security_invoker = true) as
select
  posts.id, posts.user_id, posts.kind, posts.topic, posts.state, posts.content, posts.doctor_id, posts.affiliated,
  posts.like_count, posts.share_count,
  -- The subquery runs once per query, so only members who have blocked somebody pay for the subtraction.
  coalesce(posts.comment_count - case
    when (select private.has_blocked_anyone()) and not (select private.is_admin()) then private.count_blocked_comments(posts.id)
  end, posts.comment_count, 0) as comment_count,
  posts.created_at, posts.edited_at, posts.version, posts.hidden_at, posts.removed_at, posts.hidden_reason, posts.featured_at,
  posts.joined_year, posts.joined_month, posts.monthly_cost, posts.still_member_at,
  profiles.full_name as author_name, profiles.avatar_url as author_avatar_url,
  badges.is_site_admin, badges.physician_checked_at,
  case when doctors.user_id = posts.user_id and doctors.claim_status = 'approved' then doctors.owned_since else badges.owner_since end as owner_since,
  doctors.practice_name,
  coalesce(doctors.user_id = posts.user_id and doctors.claim_status = 'approved', false) as is_owner,
  -- A plain subquery is one index lookup per post; for `exists` the planner would list everything the caller liked.
  coalesce((select true from public.post_likes where post_id = posts.id and user_id = (select auth.uid())), false) as is_liked,
  coalesce((select true from public.post_shares where post_id = posts.id and user_id = (select auth.uid())), false) as is_shared
from public.posts
left join public.profiles on profiles.id = posts.user_id
left join public.doctors on doctors.id = posts.doctor_id
left join lateral private.get_person_badges(posts.user_id) as badges on true;

comment on view public.post_cards is 'A post with its author and their badges, its practice, and whether the caller liked or shared it.';

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
  post_comments.is_answer,
  coalesce((
    select true from public.doctors
    where doctors.id = posts.doctor_id and doctors.user_id = post_comments.user_id and doctors.claim_status = 'approved'
  ), false) as is_owner
from public.post_comments
join public.posts on posts.id = post_comments.post_id
left join public.profiles on profiles.id = post_comments.user_id
left join lateral private.get_person_badges(post_comments.user_id) as badges on true;

comment on view public.comment_cards is 'A comment with its author and their badges, and whether the author wrote the post or owns its practice.';

grant select on public.post_cards, public.comment_cards to anon, authenticated, service_role;

create function private.feed_page_size() returns integer
language sql immutable
return 20;

comment on function private.feed_page_size is 'Returns how many posts a page of the feed has.';
grant execute on function private.feed_page_size to anon, authenticated, service_role;

create function public.get_feed_page(
  before_created_at timestamptz default null, before_id uuid default null, in_topic text default null, in_state text default null
) returns setof public.post_cards
-- One generic plan fits every page, and planning takes longer than running.
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan rows 20 as $$
declare
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  size constant integer := private.feed_page_size();
begin
  perform private.require_at_most(octet_length(concat(in_topic, in_state)), 1000, 'bytes of a topic and a state');
  -- Each filter has its own query, because one with optional conditions could not use the index of any.
  -- Comparing rows lets the index find the page, however deep it is.
  return query
  select post_cards.* from public.post_cards
  where id = any(case
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
      where hidden_at is null and state = in_state and topic = in_topic and (created_at, posts.id) < (from_time, from_id)
      order by created_at desc, posts.id desc limit size)
  end)
  order by created_at desc, id desc;
end $$;

comment on function public.get_feed_page is
  'Returns up to 20 posts older than the given one, newest first, optionally of one topic or about one state; the newest posts without a cursor. '
  'The given post may have been deleted.';

-- Searching the feed

create function private.is_post_visible(post uuid, blocked uuid[]) returns boolean
language sql stable
return exists (
  select from public.posts
  where id = post and hidden_at is null and deleted_at is null and not is_hidden_with_author and user_id <> all (blocked)
);

comment on function private.is_post_visible is 'Whether a post is visible to a member who has blocked the given people. Internal.';

create function private.search_feed(query text, before_created_at timestamptz, before_id uuid)
returns table (created_at timestamptz, id uuid, post_id uuid)
language plpgsql stable security definer set search_path = '' rows 20 as $$
declare
  wanted tsquery;
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  blocked constant uuid[] := array(select blocked_id from public.blocks where blocker_id = (select auth.uid()));
  size constant integer := private.feed_page_size();
begin
  perform private.require_at_most(octet_length(query), 1000, 'bytes of a search text');
  wanted := websearch_to_tsquery('pg_catalog.english', query);
  -- Common words fill a page from the newest texts. Others are rare enough to sort all matches, which the index of words finds.
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
      where comments.hidden_at is null and comments.deleted_at is null and (comments.created_at, comments.id) < (from_time, from_id)
      order by comments.created_at desc, comments.id desc limit 10000
    ) as newest
    where newest.words @@ wanted and not newest.is_hidden_with_author and newest.user_id <> all (blocked)
      and private.is_post_visible(newest.post_id, blocked)
    order by newest.created_at desc, newest.id desc limit size
  ), all_comments as materialized (
    select comments.created_at, comments.id, comments.post_id from public.post_comments as comments
    where (select count(*) from new_comments) < size and comments.words @@ wanted
      and comments.hidden_at is null and comments.deleted_at is null and (comments.created_at, comments.id) < (from_time, from_id)
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
  id uuid, post_id uuid, is_comment boolean, created_at timestamptz, user_id uuid, author_name text, author_avatar_url text, excerpt text
)
-- Not SQL, which would parse the query before its length is checked.
language plpgsql stable set search_path = '' rows 20 as $$
begin
  perform private.require_at_most(octet_length(query), 1000, 'bytes of a search text');
  return query
  select
    found.id, found.post_id, found.id <> found.post_id, found.created_at, profiles.id, profiles.full_name, profiles.avatar_url,
    ts_headline(
      'pg_catalog.english', coalesce(posts.content, comments.content), websearch_to_tsquery('pg_catalog.english', search_feed.query),
      format('StartSel=%s, StopSel=%s, MaxWords=40, MinWords=25, MaxFragments=1, ShortWord=0', e'\uE000', e'\uE001')
    )
  from private.search_feed(search_feed.query, before_created_at, before_id) as found
  left join public.posts on posts.id = found.id
  left join public.post_comments as comments on comments.id = found.id
  left join public.profiles on profiles.id = coalesce(posts.user_id, comments.user_id)
  where coalesce(posts.id, comments.id) is not null
  order by found.created_at desc, found.id desc;
end $$;

comment on function public.search_feed is
  'Returns what private.search_feed finds, with author and excerpt, where the characters U+E000 and U+E001 enclose '
  'each match.';
grant execute on function public.search_feed to anon, authenticated;

create function public.list_bookmarked_posts() returns setof public.post_cards
language sql stable rows 100
begin atomic
  select post_cards.* from public.post_bookmarks join public.post_cards on post_cards.id = post_bookmarks.post_id
  where post_bookmarks.user_id = (select auth.uid())
  order by post_bookmarks.created_at desc, post_cards.id desc
  limit 100;
end;

comment on function public.list_bookmarked_posts is 'Returns the posts that the caller saved and can read, last saved first, at most 100.';
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

comment on function public.count_newer_posts is 'Returns how many posts by other people are newer than the given one, at most 100.';

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

comment on function public.get_comment_page is 'Returns the comments on a post after the given one, oldest first, each followed by its replies, at most 100.';

grant execute on function public.get_feed_page, public.count_newer_posts, public.get_comment_page to anon, authenticated;
