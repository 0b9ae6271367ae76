-- Blocks: whose posts and comments a person no longer wants to meet.

create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_self_check check (blocker_id <> blocked_id)
);

comment on table public.blocks is 'Who blocked whom. Only the person who blocked can read it.';

create index blocks_blocked_id_idx on public.blocks (blocked_id);

grant select, delete on table public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on table public.blocks to authenticated;
grant all on table public.blocks to service_role;

select private.guard_table('blocks');
alter table public.blocks enable row level security;

create policy "blocks: person reads own" on public.blocks
for select to authenticated using (blocker_id = (select auth.uid()));

create policy "blocks: person blocks as self" on public.blocks
for insert to authenticated with check (blocker_id = (select auth.uid()));

create policy "blocks: person takes back own" on public.blocks
for delete to authenticated using (blocker_id = (select auth.uid()));

create function private.blocks_anyone() returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.blocks where blocker_id = (select auth.uid()));
end;

comment on function private.blocks_anyone is 'Whether the caller has blocked anyone. Definer: visitors have no access to blocks.';
grant execute on function private.blocks_anyone to anon, authenticated;
-- The community's posts and stories.

create type public.post_kind as enum ('post', 'story');

create function private.is_written(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[^\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE0F\uFEFF\uFFA0]';

comment on function private.is_written is
  'Whether a text holds at least one character that can be seen: neither white space nor zero-width.';
grant execute on function private.is_written to authenticated, service_role;

create function private.seen_length(value text) returns integer
language sql immutable strict parallel safe
return char_length(regexp_replace(
  regexp_replace(value, '\u200D.|[\u0300-\u036F\u20E3\uFE0E\uFE0F\U0001F3FB-\U0001F3FF\U000E0020-\U000E007F]', '', 'g'),
  '[\U0001F1E6-\U0001F1FF]{2}', 'x', 'g'
));

comment on function private.seen_length is
  'The characters of a text as people count them: a family of emoji, a flag, a letter with its accents are one each.';
grant execute on function private.seen_length to authenticated, service_role;

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.post_kind not null default 'post',
  content text not null constraint posts_content_check check (
    -- As people count; the second bound keeps marks that nobody sees from piling up.
    private.seen_length(content) <= 5000 and char_length(content) <= 20000 and private.is_written(content)
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
  is_hidden_with_author boolean not null default false
);

comment on table public.posts is 'The feed: what members write, newest first.';
comment on column public.posts.affiliated is 'The author says they belong to the practice the post is about.';
comment on column public.posts.version is
  'Incremented when the content changes and when moderation hides, keeps, or removes it: a decision names the version the admin saw.';
comment on column public.posts.hidden_at is 'When moderation hid it. Only its author and admins can read it, until an admin keeps it.';
comment on column public.posts.removed_at is 'When an admin removed it. Null while a hidden post waits for a decision; an edit by its author clears it.';
comment on column public.posts.hidden_reason is 'Why it is hidden, as its author reads it; null while it is visible.';
comment on column public.posts.featured_at is 'When an administrator chose this story for the home page.';
comment on column public.posts.unfeatured_at is
  'When an edit took a featured story off the home page. Admins see it among the open cases until one of them features it again or leaves it off.';
comment on column public.posts.is_hidden_with_author is 'Set while a suspension hides everything of its author; apart from hidden_at, so that its end shows nothing else.';
comment on column public.posts.deleted_at is 'Deleted by the author, who may bring it back for a few minutes. Nobody reads it.';

create index posts_created_at_id_idx on public.posts (created_at desc, id desc) where hidden_at is null and deleted_at is null;
create index posts_stories_idx on public.posts (created_at desc, id desc)
where kind = 'story' and hidden_at is null and deleted_at is null;
create index posts_featured_at_idx on public.posts (featured_at desc) where featured_at is not null;
create index posts_user_id_created_at_idx on public.posts (user_id, created_at desc);
create index posts_doctor_id_idx on public.posts (doctor_id, created_at desc);
create index posts_waiting_idx on public.posts (id)
where hidden_at is not null and removed_at is null or unfeatured_at is not null;
create index posts_deleted_at_idx on public.posts (deleted_at) where deleted_at is not null;

grant select on table public.posts to anon, authenticated;
grant insert (id, user_id, kind, content, doctor_id, affiliated), update (content) on table public.posts to authenticated;
grant all on table public.posts to service_role;

select private.guard_table('posts');
alter table public.posts enable row level security;

create policy "posts: anyone reads what is not hidden" on public.posts
for select to anon using (hidden_at is null and deleted_at is null and not is_hidden_with_author);

create policy "posts: member reads what is not hidden, of nobody they blocked, and own" on public.posts
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

create policy "posts: author writes as self, about a practice they can see" on public.posts
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and (doctor_id is null or exists (select 1 from public.doctors where doctors.id = doctor_id))
);

create policy "posts: author edits" on public.posts
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.set_edited_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.edited_at := now();
  new.version := old.version + 1;
  return new;
end $$;

comment on function private.set_edited_at is 'Trigger: records when the content changed and increments its version.';

create trigger set_edited_at before update of content on public.posts
for each row when (old.content is distinct from new.content) execute function private.set_edited_at();
-- Likes and shares: one of each by one person. The post's counters follow by triggers.

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create table public.post_shares (like public.post_likes including all);
alter table public.post_shares
  add constraint post_shares_post_id_fkey foreign key (post_id) references public.posts (id) on delete cascade,
  add constraint post_shares_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade;

comment on table public.post_likes is 'Who likes what.';
comment on table public.post_shares is 'Who passed on what.';

create index post_likes_user_id_idx on public.post_likes (user_id);
create index post_shares_user_id_idx on public.post_shares (user_id);

create function private.count_on_post() returns trigger
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

comment on function private.count_on_post is
  'Trigger: keeps the counters of the post true. Definer: members may not write counters themselves.';

create function private.is_blocked_from(target_post uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.posts join public.blocks on blocks.blocker_id = posts.user_id
    where posts.id = target_post and blocks.blocked_id = (select auth.uid())
  );
end;

comment on function private.is_blocked_from is
  'Whether the author of a post has blocked the caller. Definer: blocked members can''t read that they are blocked.';
grant execute on function private.is_blocked_from to authenticated;

grant select on table public.post_likes, public.post_shares to anon, authenticated;
grant insert (post_id, user_id), delete on table public.post_likes, public.post_shares to authenticated;
grant all on table public.post_likes, public.post_shares to service_role;

select private.guard_table('post_likes');

select private.guard_table('post_shares');
alter table public.post_likes enable row level security;
alter table public.post_shares enable row level security;

create policy "post_likes: anyone reads" on public.post_likes
for select to anon, authenticated using (true);

create policy "post_likes: member likes a visible post as self" on public.post_likes
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id)
  and not private.is_blocked_from(post_id)
);

create policy "post_likes: member takes back own" on public.post_likes
for delete to authenticated using (user_id = (select auth.uid()));

create policy "post_shares: anyone reads" on public.post_shares
for select to anon, authenticated using (true);

create policy "post_shares: member shares a visible post as self" on public.post_shares
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id)
  and not private.is_blocked_from(post_id)
);

create policy "post_shares: member takes back own" on public.post_shares
for delete to authenticated using (user_id = (select auth.uid()));

create trigger count_on_post after insert or delete on public.post_likes
for each row execute function private.count_on_post();

create trigger count_on_post after insert or delete on public.post_shares
for each row execute function private.count_on_post();
-- Comments on posts.

create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null constraint post_comments_content_check check (
    private.seen_length(content) <= 2000 and char_length(content) <= 8000 and private.is_written(content)
  ),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1,
  hidden_at timestamptz,
  removed_at timestamptz,
  hidden_reason text,
  deleted_at timestamptz,
  is_hidden_with_author boolean not null default false
);

comment on table public.post_comments is 'What members answer to a post, oldest first. Its columns mean what they mean on posts.';

create index post_comments_post_id_created_at_idx on public.post_comments (post_id, created_at, id);
create index post_comments_user_id_idx on public.post_comments (user_id);
create index post_comments_waiting_idx on public.post_comments (id) where hidden_at is not null and removed_at is null;
create index post_comments_deleted_at_idx on public.post_comments (deleted_at) where deleted_at is not null;

grant select on table public.post_comments to anon, authenticated;
grant insert (id, post_id, user_id, content), update (content) on table public.post_comments to authenticated;
grant all on table public.post_comments to service_role;

select private.guard_table('post_comments');
alter table public.post_comments enable row level security;

create policy "post_comments: anyone reads those of visible posts" on public.post_comments
for select to anon
using (
  hidden_at is null and deleted_at is null and not is_hidden_with_author and exists (select 1 from public.posts where posts.id = post_id)
);

create policy "post_comments: member reads those of visible posts, of nobody they blocked, and own" on public.post_comments
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

create function private.may_comment(target uuid) returns boolean
language sql stable
return exists (
  select 1 from public.posts
  where id = target and hidden_at is null and not private.is_blocked_from(target)
);

comment on function private.may_comment is 'Whether the caller sees the post, it is not hidden, and its author did not block them.';
grant execute on function private.may_comment to authenticated;

create policy "post_comments: author writes as self, where not blocked" on public.post_comments
for insert to authenticated
with check (user_id = (select auth.uid()) and private.may_comment(post_id));

create policy "post_comments: author edits, where not blocked" on public.post_comments
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()) and not private.is_blocked_from(post_id));

create trigger set_edited_at before update of content on public.post_comments
for each row when (old.content is distinct from new.content) execute function private.set_edited_at();

create function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant integer := case
    when tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null and not old.is_hidden_with_author then 1 else 0
  end;
  is_now constant integer := case
    when tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null and not new.is_hidden_with_author then 1 else 0
  end;
begin
  if was <> is_now then
    update public.posts set comment_count = comment_count + is_now - was where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end $$;

comment on function private.count_comments is
  'Trigger: counts the comments that stand. Definer: members may not write counters themselves.';

create trigger count_comments after insert or delete or update of hidden_at, deleted_at, is_hidden_with_author on public.post_comments
for each row execute function private.count_comments();

create function private.count_blocked_comments(target_post uuid) returns integer
language sql stable security definer set search_path = ''
begin atomic
  select count(*)::integer from public.post_comments
  join public.blocks on blocks.blocked_id = post_comments.user_id and blocks.blocker_id = (select auth.uid())
  where post_comments.post_id = target_post and post_comments.hidden_at is null and post_comments.deleted_at is null
    and not post_comments.is_hidden_with_author;
end;

comment on function private.count_blocked_comments is
  'How many of the comments that a post counts come from people whom the caller has blocked. Definer: the caller can''t read them.';
grant execute on function private.count_blocked_comments to anon, authenticated;

create function private.purge_deleted_trigger() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.purge_deleted();
  return null;
end $$;

create trigger purge_deleted after insert on public.posts
for each statement execute function private.purge_deleted_trigger();

create trigger purge_deleted after insert on public.post_comments
for each statement execute function private.purge_deleted_trigger();

create function private.set_deleted(target_table text, target uuid, is_deleted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  if target_table not in ('posts', 'post_comments') then
    raise exception 'Nothing of this kind can be deleted' using errcode = '22023';
  end if;
  perform private.is_active();
  perform private.purge_deleted();
  execute format('update public.%I set deleted_at = case when $3 then now() end
    where id = $1 and user_id = $2 and case when $3 then deleted_at is null else deleted_at > now() - interval ''10 minutes'' end', target_table)
  using target, auth.uid(), is_deleted;
  get diagnostics changed = row_count;
  if changed = 0 then
    raise exception '%', case when is_deleted then 'This is no longer there, or not yours' else 'It is too late to bring this back' end
    using errcode = 'P0002';
  end if;
end $$;

comment on function private.set_deleted is
  'Deletes an own post or comment, or brings it back. Definer: nobody may read what is deleted, its author included.';
grant execute on function private.set_deleted to authenticated;

create function public.delete_post(target uuid) returns void
language sql volatile begin atomic select private.set_deleted('posts', target, true); end;
create function public.restore_post(target uuid) returns void
language sql volatile begin atomic select private.set_deleted('posts', target, false); end;
create function public.delete_comment(target uuid) returns void
language sql volatile begin atomic select private.set_deleted('post_comments', target, true); end;
create function public.restore_comment(target uuid) returns void
language sql volatile begin atomic select private.set_deleted('post_comments', target, false); end;

comment on function public.delete_post is 'Deletes an own post; restore_post brings it back within ten minutes.';
comment on function public.restore_post is 'Brings back an own post deleted less than ten minutes ago.';
comment on function public.delete_comment is 'Deletes an own comment; restore_comment brings it back within ten minutes.';
comment on function public.restore_comment is 'Brings back an own comment deleted less than ten minutes ago.';

grant execute on function public.delete_post, public.restore_post, public.delete_comment, public.restore_comment to authenticated;

create function private.recently_deleted() returns table (target_table text, id uuid, content text, deleted_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select 'posts', posts.id, posts.content, posts.deleted_at from public.posts
  where posts.user_id = auth.uid() and posts.deleted_at > now() - interval '10 minutes' and (select private.has_proved_enough())
  union all
  select 'post_comments', comments.id, comments.content, comments.deleted_at from public.post_comments as comments
  where comments.user_id = auth.uid() and comments.deleted_at > now() - interval '10 minutes' and (select private.has_proved_enough())
  order by 4 desc;
end;

comment on function private.recently_deleted is 'See public.recently_deleted. Definer: API roles can''t read deleted rows.';
grant execute on function private.recently_deleted to authenticated;

create function public.recently_deleted() returns table (target_table text, id uuid, content text, deleted_at timestamptz)
language sql stable
begin atomic
  select target_table, id, content, deleted_at from private.recently_deleted();
end;

comment on function public.recently_deleted is 'The caller''s posts and comments that can still be brought back, latest first.';
grant execute on function public.recently_deleted to authenticated;
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

create policy "posts: without the second step like a stranger" on public.posts as restrictive
for select to authenticated using (hidden_at is null or (select private.has_proved_enough()));

create policy "post_comments: without the second step like a stranger" on public.post_comments as restrictive
for select to authenticated using (hidden_at is null or (select private.has_proved_enough()));

create function private.my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable security definer set search_path = ''
begin atomic
  select invitations.id, invitations.doctor_id, doctors.practice_name, invitations.role, profiles.full_name, invitations.expires_at
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.state = 'open' and invitations.expires_at > now() and (select private.has_proved_enough())
    and (doctors.status = 'published' or invitations.role = 'owner')
    and (invitations.user_id = (select auth.uid()) or invitations.email = (select private.own_address()))
    and private.may_appoint(invitations.doctor_id, invitations.role, invitations.invited_by)
    and not exists (select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = invitations.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitations.doctor_id and people.user_id = (select auth.uid()) and invitations.role <> 'owner'
    )
  order by invitations.created_at desc;
end;

comment on function private.my_invitations is
  'The open invitations for the caller, but from people whom the caller blocked. Definer: the listing may not be public, and reads the private view.';
grant execute on function private.my_invitations to authenticated;

create function public.my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable
begin atomic
  select id, doctor_id, practice_name, role, invited_by, expires_at from private.my_invitations();
end;

comment on function public.my_invitations is 'The open invitations for the caller''s confirmed address, newest first.';
grant execute on function public.my_invitations to authenticated;
