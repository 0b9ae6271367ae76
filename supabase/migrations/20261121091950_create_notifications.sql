-- Notifications: what happened to a member's posts, claims, listings, corrections and requests, and what their alerts found. Written by triggers only.

create type public.notification_kind as enum (
  'like', 'comment', 'story', 'claim', 'listing', 'correction', 'change', 'request', 'report', 'moderation', 'appeal', 'account', 'alert', 'contact'
);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  post_id uuid references public.posts (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  detail text,
  note text,
  alert_id uuid references public.alerts (id) on delete set null,
  found_count integer,
  updated_at timestamptz not null default now(),
  read_at timestamptz
);

comment on table public.notifications is 'What a member should know. Likes and comments on one post share a line until it is read, and so does what one alert finds.';
comment on column public.notifications.detail is 'What became of it: a state such as "approved", or an act such as "hide".';
comment on column public.notifications.note is 'The reason or the answer that came with it; of an alert, its place.';
comment on column public.notifications.alert_id is 'The alert that found something, while there is one to be removed.';
comment on column public.notifications.found_count is 'How many listings it found.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create index notifications_alert_id_idx on public.notifications (alert_id);
create unique index notifications_alert_key on public.notifications (alert_id) where read_at is null and kind = 'alert';
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
  notifications.detail, notifications.note, notifications.alert_id, notifications.found_count, notifications.updated_at, notifications.read_at,
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
grant select on public.notification_cards to authenticated, service_role;
