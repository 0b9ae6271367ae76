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
