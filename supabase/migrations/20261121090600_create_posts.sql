-- The community: posts and stories, likes, shares and comments. Counters are kept by triggers.

create type public.post_kind as enum ('post', 'story');

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.post_kind not null default 'post',
  -- At least one character that can be seen: neither white space nor zero-width.
  content text not null constraint posts_content_check check (
    char_length(content) <= 5000
    and content ~ '[^\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE0F\uFEFF\uFFA0]'
  ),
  doctor_id uuid references public.doctors (id) on delete set null,
  affiliated boolean not null default false,
  like_count integer not null default 0,
  share_count integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_at timestamptz
);

comment on table public.posts is 'The feed: what members write, newest first.';
comment on column public.posts.affiliated is 'The author says they belong to the practice the post is about.';
comment on column public.posts.hidden_at is 'Set by moderation; only the author and administrators still read it.';

create index posts_created_at_id_idx on public.posts (created_at desc, id desc) where hidden_at is null;
create index posts_user_id_created_at_idx on public.posts (user_id, created_at desc);
create index posts_doctor_id_idx on public.posts (doctor_id);

revoke all on table public.posts from anon, authenticated;
grant select on table public.posts to anon, authenticated;
grant insert (id, user_id, kind, content, doctor_id, affiliated), update (content), delete
on table public.posts to authenticated;
grant all on table public.posts to service_role;
alter table public.posts enable row level security;

create policy "posts: anyone reads what is not hidden" on public.posts
for select to anon using (hidden_at is null);

create policy "posts: member reads what is not hidden and own" on public.posts
for select to authenticated
using (hidden_at is null or user_id = (select auth.uid()) or (select private.is_admin()));

create policy "posts: author writes as self" on public.posts
for insert to authenticated with check (user_id = (select auth.uid()));

create policy "posts: author edits" on public.posts
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "posts: author deletes" on public.posts
for delete to authenticated using (user_id = (select auth.uid()));

create function private.set_edited_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.edited_at := now();
  return new;
end $$;

comment on function private.set_edited_at is 'Trigger: marks a post whose text changed.';
revoke execute on function private.set_edited_at from public;

create trigger set_edited_at before update of content on public.posts
for each row when (old.content is distinct from new.content) execute function private.set_edited_at();

create function private.count_on_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change constant integer := case tg_op when 'INSERT' then 1 else -1 end;
  target constant uuid := case tg_op when 'INSERT' then new.post_id else old.post_id end;
begin
  case tg_table_name
    when 'post_likes' then update public.posts set like_count = like_count + change where id = target;
    when 'post_shares' then update public.posts set share_count = share_count + change where id = target;
    when 'post_comments' then update public.posts set comment_count = comment_count + change where id = target;
  end case;
  return null;
end $$;

comment on function private.count_on_post is
  'Trigger: keeps the counters of the post true. Definer: members may not write counters themselves.';
revoke execute on function private.count_on_post from public;

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create index post_likes_user_id_idx on public.post_likes (user_id);

revoke all on table public.post_likes from anon, authenticated;
grant select on table public.post_likes to anon, authenticated;
grant insert (post_id, user_id), delete on table public.post_likes to authenticated;
grant all on table public.post_likes to service_role;
alter table public.post_likes enable row level security;

create policy "post_likes: anyone reads" on public.post_likes
for select to anon, authenticated using (true);

create policy "post_likes: member likes a visible post as self" on public.post_likes
for insert to authenticated
with check (user_id = (select auth.uid()) and exists (select 1 from public.posts where posts.id = post_id));

create policy "post_likes: member takes back own" on public.post_likes
for delete to authenticated using (user_id = (select auth.uid()));

create trigger count_on_post after insert or delete on public.post_likes
for each row execute function private.count_on_post();

create table public.post_shares (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create index post_shares_user_id_idx on public.post_shares (user_id);

revoke all on table public.post_shares from anon, authenticated;
grant select on table public.post_shares to anon, authenticated;
grant insert (post_id, user_id), delete on table public.post_shares to authenticated;
grant all on table public.post_shares to service_role;
alter table public.post_shares enable row level security;

create policy "post_shares: anyone reads" on public.post_shares
for select to anon, authenticated using (true);

create policy "post_shares: member shares a visible post as self" on public.post_shares
for insert to authenticated
with check (user_id = (select auth.uid()) and exists (select 1 from public.posts where posts.id = post_id));

create policy "post_shares: member takes back own" on public.post_shares
for delete to authenticated using (user_id = (select auth.uid()));

create trigger count_on_post after insert or delete on public.post_shares
for each row execute function private.count_on_post();

create table public.post_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null constraint post_comments_content_check check (
    char_length(content) <= 2000
    and content ~ '[^\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFE0F\uFEFF\uFFA0]'
  ),
  created_at timestamptz not null default now()
);

create index post_comments_post_id_created_at_idx on public.post_comments (post_id, created_at);
create index post_comments_user_id_idx on public.post_comments (user_id);

revoke all on table public.post_comments from anon, authenticated;
grant select on table public.post_comments to anon, authenticated;
grant insert (id, post_id, user_id, content), delete on table public.post_comments to authenticated;
grant all on table public.post_comments to service_role;
alter table public.post_comments enable row level security;

create policy "post_comments: anyone reads those of visible posts" on public.post_comments
for select to anon, authenticated
using (exists (select 1 from public.posts where posts.id = post_id));

create policy "post_comments: author writes as self on a visible post" on public.post_comments
for insert to authenticated
with check (user_id = (select auth.uid()) and exists (select 1 from public.posts where posts.id = post_id));

create policy "post_comments: author deletes" on public.post_comments
for delete to authenticated using (user_id = (select auth.uid()));

create trigger count_on_post after insert or delete on public.post_comments
for each row execute function private.count_on_post();
