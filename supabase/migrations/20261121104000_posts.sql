-- What is stored of the community: blocks and follows between members, posts, likes, shares, follows of posts,
-- bookmarks, comments, and earlier versions. Visitors read posts that are not hidden; members write as themselves.

create type public.post_kind as enum ('post', 'story');

create function private.has_visible_text(value text) returns boolean
language sql immutable strict parallel safe
return value
  ~ '[^\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE0F\uFEFF'
    '\uFFA0]';

comment on function private.has_visible_text is
  'Whether a text has a character other than white space and zero-width characters.';
grant execute on function private.has_visible_text to authenticated, service_role;

create function private.visible_length(value text) returns integer
language sql immutable strict parallel safe
return char_length(regexp_replace(
  regexp_replace(value, '\u200D.|[\u0300-\u036F\u20E3\uFE0E\uFE0F\U0001F3FB-\U0001F3FF\U000E0020-\U000E007F]', '', 'g'),
  '[\U0001F1E6-\U0001F1FF]{2}', 'x', 'g'
));

comment on function private.visible_length is
  'Returns the length of a text in characters as people count them: a family emoji, a flag, or a letter with accents '
  'is one.';
grant execute on function private.visible_length to authenticated, service_role;

-- Blocks.

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

comment on function private.has_blocked_anyone is
  'Whether the caller has blocked anyone. Definer: visitors have no access to blocks.';
grant execute on function private.has_blocked_anyone to anon, authenticated;

create function private.is_blocked_by(member uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.blocks where blocker_id = member and blocked_id = (select auth.uid()));
end;

comment on function private.is_blocked_by is
  'Whether a member has blocked the caller. Definer: blocked members can''t read that they are blocked.';
grant execute on function private.is_blocked_by to authenticated;

-- Followed members.

create table public.member_follows (
  follower_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  followed_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint member_follows_self_check check (follower_id <> followed_id)
);

comment on table public.member_follows is
  'Which members are notified about new posts of which others. Only the follower can read a row. A block by either of '
  'the two removes it.';

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

-- Posts and stories.

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
  topic text constraint posts_topic_check
    check (topic in ('finding-a-doctor', 'costs', 'membership', 'starting-a-practice', 'physicians')),
  state text,
  joined_year smallint,
  joined_month smallint,
  monthly_cost numeric(8, 2) constraint posts_monthly_cost_check check (monthly_cost between 0 and 100000),
  still_member_at timestamptz,
  answer_id uuid,
  words tsvector generated always as (to_tsvector('pg_catalog.english', content)) stored,
  constraint posts_practice_story_check check (
    doctor_id is null
    or (kind = 'story' and private.visible_length(content) >= private.shared_limit('shortest_practice_story'))
  ),
  constraint posts_answer_check check (answer_id is null or kind = 'post'),
  constraint posts_joined_check check (
    case
      when joined_year is null then joined_month is null
      -- The current day begins up to a day earlier for people west of the date line.
      else joined_year >= 1990 and coalesce(joined_month, 1) between 1 and 12
      and make_date(joined_year, coalesce(joined_month, 1), 1) <= current_date + 1
    end
  )
);

comment on table public.posts is 'Posts and stories by members; the feed shows the newest first.';
comment on column public.posts.doctor_id is 'The listing that a story is about.';
comment on column public.posts.affiliated is 'Whether the author says that they belong to the practice.';
comment on column public.posts.version is
  'Incremented by every edit and moderation decision; a decision names the version that the admin saw.';
comment on column public.posts.topic is 'What it is about, as its author chose; null for none.';
comment on column public.posts.state is
  'The code of the state of its practice, or else of its author''s location when it was written; null if neither names '
  'one.';
comment on column public.posts.joined_year is 'When the author of a story joined the practice, if they say so.';
comment on column public.posts.monthly_cost is
  'What the author of a story pays the practice per month, in dollars, if they say so.';
comment on column public.posts.still_member_at is
  'When the author said, at least a year after the story, that they are still a member.';
comment on column public.posts.answer_id is
  'The comment that answers the question, as its author says. Not a foreign key, because the comment may be deleted.';
comment on column public.posts.words is 'The content for full-text search.';
comment on column public.posts.hidden_at is
  'When moderation hid it. Until an admin keeps it, only the author and admins can read it.';
comment on column public.posts.removed_at is
  'When an admin removed it; null while a hidden post waits for a decision. An edit clears it.';
comment on column public.posts.hidden_reason is
  'The reason shown to the author: what an admin wrote, or a code as JSON, for which src/lib/admin/reason-text.ts has '
  'the sentence. Null while the post is visible.';
comment on column public.posts.featured_at is 'When an admin chose this story for the home page.';
comment on column public.posts.unfeatured_at is
  'When an edit took a featured story off the home page; null again when an admin has reviewed it.';
comment on column public.posts.is_hidden_with_author is
  'Whether a suspension hides it. Separate from hidden_at, so that the end of a suspension shows nothing else.';
comment on column public.posts.deleted_at is
  'When the author deleted it. No one can read it after that; the author can restore it for ten minutes.';

create index posts_created_at_id_idx on public.posts (created_at desc, id desc)
where hidden_at is null and deleted_at is null;
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
create unique index posts_practice_story_key on public.posts (user_id, doctor_id)
where doctor_id is not null and deleted_at is null;
create index posts_waiting_idx on public.posts (id)
where hidden_at is not null and removed_at is null or unfeatured_at is not null;
create index posts_deleted_at_idx on public.posts (deleted_at) where deleted_at is not null;

grant select on table public.posts to anon, authenticated;
grant
  insert (id, user_id, kind, content, doctor_id, affiliated, topic, joined_year, joined_month, monthly_cost),
  update (content, topic, joined_year, joined_month, monthly_cost, answer_id)
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

-- Likes and shares.

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

-- Followed posts.

create table public.post_follows (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

comment on table public.post_follows is
  'Which members are notified about comments on which posts of others. Only they can read it.';

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

-- Bookmarks.

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

-- Comments.

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
  is_answer boolean not null default false,
  like_count integer not null default 0
);

comment on table public.post_comments is
  'Comments on posts, shown oldest first, each followed by its replies. Columns with the same name as in posts mean '
  'the same.';
comment on column public.post_comments.reply_to is
  'The comment that it replies to, which is not a reply itself. Not a foreign key, because replies stay when that '
  'comment is deleted.';
comment on column public.post_comments.reply_to_at is 'When that comment was written, for the order.';
comment on column public.post_comments.is_answer is 'Whether it is the answer of a practice to a story about it.';

create index post_comments_post_id_idx on public.post_comments (
  post_id, coalesce(reply_to_at, created_at), coalesce(reply_to, id), created_at, id
);
create index post_comments_created_at_idx on public.post_comments (created_at desc, id desc)
where hidden_at is null and deleted_at is null;
create index post_comments_words_idx on public.post_comments using gin (words) with (fastupdate = off);
create unique index post_comments_answer_key on public.post_comments (post_id) where is_answer and deleted_at is null;
create index post_comments_user_id_idx on public.post_comments (user_id);
create index post_comments_waiting_idx on public.post_comments (id) where hidden_at is not null and removed_at is null;
create index post_comments_deleted_at_idx on public.post_comments (deleted_at) where deleted_at is not null;

grant select on table public.post_comments to anon, authenticated;
grant insert (id, post_id, user_id, content, reply_to), update (content) on table public.post_comments to authenticated;

select private.guard_table('post_comments');

create function private.can_edit_comment(comment public.post_comments) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select coalesce(
    (
      select private.has_practice_permission(doctor_id, 'edit') from public.posts
      where id = comment.post_id and doctor_id is not null and comment.is_answer
    ),
    comment.user_id = auth.uid()
  );
end;

comment on function private.can_edit_comment is
  'Whether a comment is the caller''s, who can edit and delete it. An answer to a story is the practice''s: those who '
  'could write it now can edit it, and its former people cannot. Definer: policies call it.';
grant execute on function private.can_edit_comment to anon, authenticated;

create policy "post_comments: visitors can read visible ones on visible posts" on public.post_comments
for select to anon
using (
  hidden_at is null and deleted_at is null and not is_hidden_with_author
  and exists (select 1 from public.posts where posts.id = post_id)
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
    or is_answer and private.can_edit_comment(post_comments)
  )
);

create policy "post_comments: members can read hidden ones only after MFA" on public.post_comments as restrictive
for select to authenticated using (hidden_at is null or (select private.has_passed_mfa()));

create policy "post_comments: member can comment as self, unless blocked" on public.post_comments
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (
    select 1 from public.posts
    where posts.id = post_id and posts.hidden_at is null and not private.is_blocked_by(posts.user_id)
  )
);

create policy "post_comments: members can edit own, unless blocked" on public.post_comments
for update to authenticated
using (private.can_edit_comment(post_comments))
with check (
  private.can_edit_comment(post_comments)
  and exists (select 1 from public.posts where posts.id = post_id and not private.is_blocked_by(posts.user_id))
);

create table public.comment_likes (
  comment_id uuid not null references public.post_comments (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);

comment on table public.comment_likes is 'Which members like which comments.';

create index comment_likes_user_id_idx on public.comment_likes (user_id);

grant select on table public.comment_likes to anon, authenticated;
grant insert (comment_id, user_id), delete on table public.comment_likes to authenticated;

select private.guard_table('comment_likes');

create policy "comment_likes: anyone can read" on public.comment_likes
for select to anon, authenticated using (true);

create policy "comment_likes: members can like readable comments, unless blocked" on public.comment_likes
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (
    select 1 from public.post_comments
    where post_comments.id = comment_id and not private.is_blocked_by(post_comments.user_id)
  )
);

create policy "comment_likes: member can delete own" on public.comment_likes
for delete to authenticated using (user_id = (select auth.uid()));

-- Earlier versions of posts and comments.

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
  'Whether readers of the post or comment can read it, not only its author and admins: false if it was replaced within '
  'five minutes, as typing errors are, or while it was hidden.';

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
    where post_comments.id = comment_id
      and (is_public or post_comments.user_id = (select auth.uid()) or (select private.is_admin()))
  )
);

create policy "content_versions: members can read private ones only after MFA" on public.content_versions as restrictive
for select to authenticated using (is_public or (select private.has_passed_mfa()));
