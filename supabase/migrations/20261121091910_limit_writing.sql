-- How much one person may write: 20 posts and 60 comments an hour, 5 and 20 in their first day.

create table private.written (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  at timestamptz not null default now()
);

comment on table private.written is
  'When a member wrote a post or a comment, kept for a day. Apart from these, or deleting would make room for more.';

create index written_user_id_idx on private.written (user_id, kind, at);

alter table private.written enable row level security;

create function private.limit_writing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_post constant boolean := tg_table_name = 'posts';
  what constant text := case when is_post then 'posts' else 'comments' end;
  is_newcomer constant boolean := exists (
    select 1 from public.profiles where id = new.user_id and created_at > now() - interval '1 day'
  );
  allowed constant integer := case when is_newcomer then case when is_post then 5 else 20 end else case when is_post then 20 else 60 end end;
  span constant interval := case when is_newcomer then interval '1 day' else interval '1 hour' end;
  is_known boolean;
  free_at timestamptz;
  wait integer;
begin
  -- Only what comes through the API has a person; seeds and imports have none.
  if auth.uid() is null then
    return new;
  end if;
  -- One at a time, or requests side by side would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(what || new.user_id, 0));
  -- Sent again after a lost answer: stored already, and counted already.
  execute format('select exists (select 1 from public.%I where id = $1)', tg_table_name) into is_known using new.id;
  if is_known then
    return new;
  end if;
  delete from private.written where user_id = new.user_id and at < now() - interval '1 day';
  select at + span into free_at from private.written
  where user_id = new.user_id and kind = what and at > now() - span
  order by at desc offset allowed - 1 limit 1;
  if free_at is not null then
    wait := greatest(1, ceil(extract(epoch from free_at - now()) / 60));
    raise exception '%', format(
      'You have written %s %s %s. You can write again in %s.', allowed, what,
      case when is_newcomer then 'on your first day' else 'within an hour' end,
      case when wait = 1 then '1 minute' when wait <= 90 then wait || ' minutes' else ceil(wait / 60.0) || ' hours' end
    ) using errcode = 'PT429';
  end if;
  insert into private.written (user_id, kind) values (new.user_id, what);
  return new;
end $$;

comment on function private.limit_writing is
  'Trigger: refuses what goes beyond the limit, and says when to try again. Definer: members do not keep their own account of it.';
revoke execute on function private.limit_writing from public;

create trigger limit_writing before insert on public.posts
for each row execute function private.limit_writing();

create trigger limit_writing before insert on public.post_comments
for each row execute function private.limit_writing();
