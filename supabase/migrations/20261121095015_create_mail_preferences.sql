-- What a member wishes to be told, on the site and by mail, and when not to be disturbed. Who has no row wishes everything.

create function private.is_time_zone(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- PostgreSQL would take a rule, too ("AAA-100BBB-167,..."), by which a time to come can lie in the past.
  return value ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' and now() at time zone value is not null;
exception when invalid_parameter_value then
  return false;
end $$;

comment on function private.is_time_zone is 'Whether PostgreSQL knows a time zone by this name. A rule that somebody wrote is no name.';
grant execute on function private.is_time_zone to authenticated, service_role;

create table public.mail_preferences (
  member_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  not_mailed public.mail_topic[] not null default '{}'
  constraint mail_preferences_not_mailed_check check (cardinality(not_mailed) <= 20),
  not_shown public.mail_topic[] not null default '{}'
  constraint mail_preferences_not_shown_check check (cardinality(not_shown) <= 20),
  quiet_from time,
  quiet_until time,
  time_zone text constraint mail_preferences_time_zone_check check (char_length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  digest_zip text references public.zip_codes (zip),
  stopped_address text,
  stopped_because text,
  constraint mail_preferences_quiet_check check (num_nulls(quiet_from, quiet_until, time_zone) in (0, 3) and quiet_from <> quiet_until)
);

comment on table public.mail_preferences is 'What a member wishes to be told, where, and when not. Written by the person, by links in mails, and by bounces.';
comment on column public.mail_preferences.not_mailed is 'Topics that are not mailed.';
comment on column public.mail_preferences.not_shown is 'Topics that do not show among the notifications.';
comment on column public.mail_preferences.quiet_from is 'When mails begin to wait, by the clock of the time zone; until quiet_until, perhaps of the next day.';
comment on column public.mail_preferences.digest_zip is 'Around which a digest of each week is mailed; null without the wish.';
comment on column public.mail_preferences.stopped_address is 'An address that mails came back from, or whose owner called them spam: nothing is mailed to it. Another one is free of that.';

grant select on table public.mail_preferences to authenticated;
create index mail_preferences_digest_zip_idx on public.mail_preferences (digest_zip);

grant insert (member_id, not_mailed, not_shown, quiet_from, quiet_until, time_zone, digest_zip) on table public.mail_preferences to authenticated;
grant update (not_mailed, not_shown, quiet_from, quiet_until, time_zone, digest_zip) on table public.mail_preferences to authenticated;
grant all on table public.mail_preferences to service_role;
alter table public.mail_preferences enable row level security;

create policy "mail_preferences: person reads own" on public.mail_preferences
for select to authenticated using (member_id = (select auth.uid()));

create policy "mail_preferences: person begins own" on public.mail_preferences
for insert to authenticated with check (member_id = (select auth.uid()));

create policy "mail_preferences: person changes own" on public.mail_preferences
for update to authenticated using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()));

select private.guard_table('mail_preferences');

create function private.quiet_until(member uuid, at timestamptz default now()) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  wish public.mail_preferences;
  here timestamp;
  ends timestamp;
begin
  select * into wish from public.mail_preferences where member_id = member;
  if wish.quiet_from is null then
    return null;
  end if;
  here := at at time zone wish.time_zone;
  -- From 22 to 7 it is quiet after the one or before the other; from 12 to 14, after the one and before the other.
  if wish.quiet_from < wish.quiet_until and not (here::time >= wish.quiet_from and here::time < wish.quiet_until)
    or wish.quiet_from > wish.quiet_until and not (here::time >= wish.quiet_from or here::time < wish.quiet_until) then
    return null;
  end if;
  ends := here::date + wish.quiet_until;
  return case when ends <= here then ends + interval '1 day' else ends end at time zone wish.time_zone;
end $$;

comment on function private.quiet_until is 'When the quiet hours end that a member is in, by the clock on their wall; null where they are in none.';

-- What a member does not want shown is kept for the mail alone.
alter table public.notifications add column is_shown boolean not null default true;

comment on column public.notifications.is_shown is 'False where the member wants no notifications of this topic: it is there for the mail.';

create function private.hide_unwished() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Decisions are always shown with their reason, which not every mail repeats.
  new.is_shown := (
    new.note is not null and new.kind in ('listing', 'claim', 'change', 'correction', 'report', 'moderation', 'appeal', 'account')
  ) or not exists (
    select from public.mail_preferences
    join private.mail_kinds on mail_kinds.kind = concat_ws(' ', new.kind, new.detail)
    where member_id = new.user_id and mail_kinds.topic = any (not_shown)
  );
  return new;
end $$;

comment on function private.hide_unwished is 'Trigger: a notification of a topic that its reader wants only by mail, or not at all, unless it gives a reason. Definer: reads what others wish.';

create trigger hide_unwished before insert on public.notifications
for each row when (new.kind <> 'like') execute function private.hide_unwished();

create or replace view public.notification_cards with (security_invoker = true) as
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
) as latest on true
where notifications.is_shown;

create or replace function public.current_member()
returns table (
  full_name text, avatar_url text, roles public.app_role[], unread_count integer,
  suspended_because text, suspended_until timestamptz, is_hidden boolean
)
language sql stable
begin atomic
  select profiles.full_name, profiles.avatar_url,
    array(select role from public.user_roles where user_roles.user_id = profiles.id order by role),
    (
      select count(*)::integer from (
        select from public.notifications
        where notifications.user_id = profiles.id and notifications.read_at is null and notifications.is_shown limit 100
      ) as unread
    ),
    suspension.reason, suspension.ends_at, coalesce(suspension.hides_content, false)
  from public.profiles left join private.own_suspension() as suspension on true
  where profiles.id = (select auth.uid());
end;
