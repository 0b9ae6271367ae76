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
