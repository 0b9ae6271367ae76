-- Notifications: what happened to a member's posts, claims, listings, corrections and requests. Written by triggers only.

create type public.notification_kind as enum ('like', 'comment', 'claim', 'listing', 'correction', 'change', 'request', 'report', 'moderation', 'account');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  post_id uuid references public.posts (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  detail text,
  note text,
  updated_at timestamptz not null default now(),
  read_at timestamptz
);

comment on table public.notifications is 'What a member should know. Likes and comments on one post share a line until it is read.';
comment on column public.notifications.detail is 'What became of it: a state such as "approved", or an act such as "hide".';
comment on column public.notifications.note is 'The reason or the answer that came with it.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create unique index notifications_group_key on public.notifications (user_id, kind, post_id)
where read_at is null and kind in ('like', 'comment');

create table public.notification_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);

comment on table public.notification_actors is 'Who stands behind a notification.';

create index notification_actors_actor_id_idx on public.notification_actors (actor_id);

revoke all on table public.notifications, public.notification_actors from anon, authenticated;
grant select, update (read_at) on table public.notifications to authenticated;
grant select on table public.notification_actors to authenticated;
grant all on table public.notifications, public.notification_actors to service_role;
alter table public.notifications enable row level security;
alter table public.notification_actors enable row level security;

create policy "notifications: person reads own" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));

create policy "notifications: person marks own read" on public.notifications
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "notification_actors: person reads those of own" on public.notification_actors
for select to authenticated
using (exists (select 1 from public.notifications where notifications.id = notification_id));

-- Hosted projects send changes to the browsers that listen; the policies above hold there too.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end $$;

create view public.notification_cards with (security_invoker = true) as
select
  notifications.id, notifications.kind, notifications.post_id, notifications.doctor_id,
  notifications.detail, notifications.note, notifications.updated_at, notifications.read_at,
  left(posts.content, 120) as post_excerpt,
  doctors.practice_name,
  latest.full_name as actor_name,
  (select count(*)::integer from public.notification_actors where notification_id = notifications.id) as actor_count
from public.notifications
left join public.posts on posts.id = notifications.post_id
left join public.doctors on doctors.id = notifications.doctor_id
left join lateral (
  select profiles.full_name from public.notification_actors
  join public.profiles on profiles.id = notification_actors.actor_id
  where notification_actors.notification_id = notifications.id
  order by notification_actors.at desc, notification_actors.actor_id
  limit 1
) as latest on true;

comment on view public.notification_cards is 'A notification as its list shows it: with the post or practice, the latest person and how many.';
revoke all on public.notification_cards from anon, authenticated;
grant select on public.notification_cards to authenticated, service_role;

create function private.notify_of_post(deed public.notification_kind, target uuid, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
  line uuid;
begin
  select user_id into author from public.posts where id = target and deleted_at is null;
  if author is null or author = actor
    or exists (select 1 from public.blocks where blocker_id = author and blocked_id = actor) then
    return;
  end if;
  insert into public.notifications (user_id, kind, post_id) values (author, deed, target)
  on conflict (user_id, kind, post_id) where read_at is null and kind in ('like', 'comment')
  do update set updated_at = now()
  returning id into line;
  insert into public.notification_actors (notification_id, actor_id) values (line, actor)
  on conflict (notification_id, actor_id) do update set at = now();
end $$;

comment on function private.notify_of_post is
  'Tells a post''s author what somebody did, on one line for all who did the same. Definer: lines are nobody''s to write.';
revoke execute on function private.notify_of_post from public;

create function private.notify(
  recipient uuid, deed public.notification_kind, doctor uuid, outcome text, reason text, post uuid default null
) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Nobody is told what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, detail, note, post_id)
  select recipient, deed, doctor, outcome, reason, post
  where recipient is not null and recipient is distinct from auth.uid();
end;

comment on function private.notify is 'Tells a member what became of something of theirs. Definer: lines are nobody''s to write.';
revoke execute on function private.notify from public;

create function private.notify_of_reaction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_post(tg_argv[0]::public.notification_kind, new.post_id, new.user_id);
  return null;
end $$;

create function private.forget_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notification_actors using public.notifications
  where notifications.id = notification_id and actor_id = old.user_id
    and notifications.post_id = old.post_id and notifications.kind = 'like' and notifications.read_at is null;
  delete from public.notifications
  where post_id = old.post_id and kind = 'like' and read_at is null
    and not exists (select 1 from public.notification_actors where notification_id = notifications.id);
  return null;
end $$;

create function private.notify_of_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform private.notify(new.author, 'correction', new.doctor_id, new.status::text, new.decision_note);
  else
    perform private.notify(user_id, 'correction', new.doctor_id, 'suggested', null)
    from public.doctors where id = new.doctor_id and ownership = 'owned' and state = 'public';
  end if;
  return null;
end $$;

create function private.notify_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status not in ('withdrawn', 'sent') then
    perform private.notify(new.user_id, 'request', new.doctor_id, new.status::text, new.reply);
  else
    perform private.notify(user_id, 'request', new.doctor_id, case new.status when 'withdrawn' then 'withdrawn' else 'received' end, null)
    from public.doctors where id = new.doctor_id and ownership = 'owned' and state = 'public';
  end if;
  return null;
end $$;

create function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.reporter_id, 'report', new.doctor_id, 'closed', new.resolution, new.post_id);
  return null;
end $$;

create function private.notify_of_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'moderation', null, case when new.hidden_at is null then 'restored' else 'hidden' end,
    nullif(current_setting('private.reason', true), ''), case tg_table_name when 'posts' then new.id end
  );
  return null;
end $$;

comment on function private.notify_of_reaction is 'Trigger: a like or a comment, named by its argument.';
comment on function private.forget_like is 'Trigger: a like taken back before it was read was never there.';
comment on function private.notify_of_correction is 'Trigger: a correction was suggested to the owner, or decided.';
comment on function private.notify_of_request is 'Trigger: a request reached the owner, was withdrawn or came back, or was seen or answered.';
comment on function private.notify_of_report is 'Trigger: a report was closed; its reporter reads what was done.';
comment on function private.notify_of_moderation is 'Trigger: a post or comment was hidden or restored.';
revoke execute on function private.notify_of_reaction, private.forget_like, private.notify_of_correction,
  private.notify_of_request, private.notify_of_report, private.notify_of_moderation from public;

create trigger notify after insert on public.post_likes
for each row execute function private.notify_of_reaction('like');

create trigger forget_like after delete on public.post_likes
for each row execute function private.forget_like();

create trigger notify after insert on public.post_comments
for each row execute function private.notify_of_reaction('comment');

create trigger notify after update of status on public.reports
for each row when (old.status = 'open' and new.status = 'closed') execute function private.notify_of_report();

create trigger notify after insert on public.listing_corrections
for each row execute function private.notify_of_correction();

create trigger notify_of_decision after update of status on public.listing_corrections
for each row when (old.status is distinct from new.status) execute function private.notify_of_correction();

create trigger notify after insert on public.practice_requests
for each row execute function private.notify_of_request();

create trigger notify_of_change after update of status on public.practice_requests
for each row when (old.status is distinct from new.status) execute function private.notify_of_request();

create trigger notify_of_moderation after update of hidden_at on public.posts
for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function private.notify_of_moderation();

create trigger notify_of_moderation after update of hidden_at on public.post_comments
for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function private.notify_of_moderation();

create function private.own_suspension() returns text
language sql stable security definer set search_path = ''
return (select reason from private.suspensions where user_id = auth.uid() and private.has_proved_enough());

comment on function private.own_suspension is 'Why the caller is suspended; null when they are not. Definer: nobody else reads it.';
revoke execute on function private.own_suspension from public;
grant execute on function private.own_suspension to authenticated;

create function public.current_member()
returns table (full_name text, avatar_url text, roles public.app_role[], unread_count integer, suspended_because text)
language sql stable
begin atomic
  select profiles.full_name, profiles.avatar_url,
    array(select role from public.user_roles where user_roles.user_id = profiles.id order by role),
    (
      select count(*)::integer from (
        select from public.notifications
        where notifications.user_id = profiles.id and notifications.read_at is null limit 100
      ) as unread
    ),
    private.own_suspension()
  from public.profiles where profiles.id = (select auth.uid());
end;

comment on function public.current_member is
  'What the top bar shows of the caller, with unread notifications counted to 100, and why the account is suspended: one request for every page.';
revoke execute on function public.current_member from public;
grant execute on function public.current_member to authenticated;
