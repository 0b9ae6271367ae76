-- What members are notified about on the site. Members read their own and mark them as read; only functions write them.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event public.event_code not null,
  post_id uuid references public.posts (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  note text,
  alert_id uuid references public.alerts (id) on delete set null,
  found_count integer,
  updated_at timestamptz not null default now(),
  read_at timestamptz,
  request_id uuid references public.practice_requests (id) on delete set null,
  -- {"column": [before, after]}
  changes jsonb,
  comment_id uuid references public.post_comments (id) on delete set null,
  appealed public.event_code,
  constraint notifications_appealed_check
  check ((appealed is not null) = (event in ('appeal_granted', 'appeal_declined', 'appeal_moot')))
);

comment on table public.notifications is 'What happened to something of a member''s.';
comment on column public.notifications.note is
  'The reason or reply that came with it; for an alert, its place; for a changed listing, the action.';
comment on column public.notifications.alert_id is 'The alert that found something, until the alert is deleted.';
comment on column public.notifications.found_count is 'How many listings the alert found.';
comment on column public.notifications.request_id is 'The request that it is about, until the request is deleted.';
comment on column public.notifications.changes is 'What somebody else changed in a listing of the member.';
comment on column public.notifications.comment_id is 'The latest comment that it is about.';
comment on column public.notifications.appealed is 'The decision that was appealed.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create index notifications_alert_id_idx on public.notifications (alert_id);
create index notifications_comment_id_idx on public.notifications (comment_id);
create index notifications_request_id_idx on public.notifications (request_id);
create unique index notifications_alert_key on public.notifications (alert_id)
where read_at is null and event = 'practice_nearby';
create unique index notifications_group_key on public.notifications (
  user_id, event, (case event when 'comment_liked' then comment_id else post_id end)
)
where read_at is null
  and event in (
    'post_liked', 'comment_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented'
  );

create table public.notification_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);

comment on table public.notification_actors is 'The members whose actions a notification is about.';

create index notification_actors_actor_id_idx on public.notification_actors (actor_id);

grant select, update (read_at) on table public.notifications to authenticated;
grant select on table public.notification_actors to authenticated;
grant all on table public.notifications to service_role;

select private.guard_table('notification_actors');
alter table public.notifications enable row level security;

create policy "notifications: member can read own" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));

create policy "notifications: member can mark own read" on public.notifications
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "notifications: member can read own only after MFA" on public.notifications as restrictive
for select to authenticated using ((select private.has_passed_mfa()));

create policy "notifications: member can mark own read only after MFA" on public.notifications as restrictive
for update to authenticated using ((select private.has_passed_mfa()));

create policy "notification_actors: member can read those of own notifications" on public.notification_actors
for select to authenticated
using (exists (select 1 from public.notifications where notifications.id = notification_id));

-- Hosted projects send changes to subscribed browsers; the policies above apply there, too.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end $$;

create view public.notification_cards with (security_invoker = true) as
select
  notifications.id, notifications.event, notifications.post_id, notifications.comment_id, notifications.doctor_id,
  notifications.appealed, notifications.note, notifications.changes, notifications.alert_id, notifications.found_count,
  notifications.updated_at,
  notifications.read_at,
  posts.kind as post_kind, comments.is_answer,
  left(coalesce(comments.content, posts.content), 120) as excerpt,
  coalesce(doctors.practice_name, practice_requests.practice_name) as practice_name,
  latest.full_name as actor_name,
  (select count(*)::integer from public.notification_actors where notification_id = notifications.id) as actor_count
from public.notifications
left join public.posts on posts.id = notifications.post_id
left join public.post_comments as comments on comments.id = notifications.comment_id
left join public.doctors on doctors.id = notifications.doctor_id
left join public.practice_requests on practice_requests.id = notifications.request_id
left join lateral (
  select profiles.full_name from public.notification_actors
  join public.profiles on profiles.id = notification_actors.actor_id
  where notification_actors.notification_id = notifications.id
  order by notification_actors.at desc, notification_actors.actor_id
  limit 1
) as latest on true;

comment on view public.notification_cards is
  'A notification for display, with its comment, post, or practice, the latest person, and how many there are.';
grant select on public.notification_cards to authenticated, service_role;
