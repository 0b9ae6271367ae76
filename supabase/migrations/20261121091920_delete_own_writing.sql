-- Authors delete their posts and comments, and may bring them back for ten minutes. Then they are gone for good, once no report of
-- them is open.

create function private.purge_deleted() returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.post_comments
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where comment_id = post_comments.id and status = 'open');
  delete from public.posts
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where post_id = posts.id and status = 'open')
    and not exists (
      select from public.reports join public.post_comments on post_comments.id = comment_id
      where post_comments.post_id = posts.id and status = 'open'
    );
end;

comment on function private.purge_deleted is
  'Removes for good what was deleted ten minutes ago. What is reported stays, unreadable, until an admin has decided. '
  'Runs whenever anybody deletes or writes. Definer: clears other people''s too.';

create function private.purge_deleted_trigger() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.purge_deleted();
  return null;
end $$;

comment on function private.purge_deleted_trigger is 'Trigger: see private.purge_deleted.';

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
