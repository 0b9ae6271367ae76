-- Saved listings, alerts, and notifications. An alert notifies a member once, when a practice accepts patients again or when a practice near a place is new.
-- Members read and delete their own rows; only functions and triggers create alerts and notifications. Likes and comments on one post share a
-- notification until it is read, and so do the results of one alert; alerts about new practices are sent at the end of the transaction.

-- Saved listings

create table public.saved_listings (
  member_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, doctor_id)
);

comment on table public.saved_listings is
  'Listings that members have saved. A listing that is no longer public stays until the member removes it.';

create index saved_listings_doctor_id_idx on public.saved_listings (doctor_id);

grant select, insert (doctor_id), delete on table public.saved_listings to authenticated;

select private.guard_table('saved_listings');

create policy "saved_listings: member can read own" on public.saved_listings
for select to authenticated using (member_id = (select auth.uid()));

create policy "saved_listings: member can save a public listing as self" on public.saved_listings
for insert to authenticated
with check (
  member_id = (select auth.uid()) and exists (select from public.doctors where doctors.id = doctor_id and doctors.verified)
);

create policy "saved_listings: member can delete own" on public.saved_listings
for delete to authenticated using (member_id = (select auth.uid()));

create function private.max_saved_listings() returns integer
language sql immutable
return 200;

comment on function private.max_saved_listings is 'Returns how many listings one member can save.';

create function private.count_remaining_saves(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock keeps simultaneous requests from each taking the last place.
  perform pg_advisory_xact_lock(hashtextextended('saved ' || member, 0));
  return greatest(0, private.max_saved_listings() - (select count(*) from public.saved_listings where member_id = member));
end $$;

comment on function private.count_remaining_saves is
  'Returns how many more listings a member can save; holds a lock until the transaction ends. Definer: counts all rows.';

create function private.check_saved_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Reports a missing or hidden listing before the policy refuses it without a reason.
  if not exists (select from public.doctors where id = new.doctor_id and verified) then
    raise exception 'This practice is no longer in the directory' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  -- A repeated request whose first answer was lost has been stored already.
  if exists (select from public.saved_listings where member_id = new.member_id and doctor_id = new.doctor_id) then
    return new;
  elsif private.count_remaining_saves(new.member_id) = 0 then
    raise exception 'A member can save at most % practices', private.max_saved_listings()
    using errcode = 'PT409', hint = 'saved_limit_reached', detail = json_build_object('max', private.max_saved_listings());
  end if;
  perform private.count_member_action(new.doctor_id, 'saved', new.created_at);
  return new;
end $$;

comment on function private.check_saved_listing is
  'Trigger: refuses listings that are not public, and one more than the limit, and counts the save in the activity of the'
  ' listing. Definer: counts all rows.';

create trigger saved_listings_check before insert on public.saved_listings
for each row execute function private.check_saved_listing();

create function private.save_listings(listing_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
  left_out integer;
begin
  perform private.require_active_member();
  perform private.require_at_most(cardinality(listing_ids), 1000, 'listings');
  room := private.count_remaining_saves(auth.uid());
  with wanted as (
    select doctors.id, min(device.place) as place
    from unnest(listing_ids) with ordinality as device (id, place)
    join public.doctors on doctors.id = coalesce(private.get_merge_target(device.id), device.id)
    where doctors.verified
      and not exists (select from public.saved_listings where member_id = auth.uid() and doctor_id = doctors.id)
    group by doctors.id
  ),
  kept as (
    insert into public.saved_listings (member_id, doctor_id, created_at)
    -- Keeps the order of the device.
    select auth.uid(), id, now() - place * interval '1 millisecond' from wanted order by place limit room
    on conflict do nothing
    returning doctor_id
  )
  select (select count(*) from wanted) - (select count(*) from kept) into left_out;
  return left_out;
end $$;

comment on function private.save_listings is 'See public.save_listings. Definer: sets created_at, which keeps the order of the device.';
grant execute on function private.save_listings to authenticated;

create function public.save_listings(listing_ids uuid[]) returns integer
language sql volatile begin atomic select private.save_listings(listing_ids); end;

comment on function public.save_listings is
  'Adds the listings saved on a device, newest first, to the caller''s. Skips missing, hidden, and already saved ones; returns how many'
  ' exceeded the limit.';
grant execute on function public.save_listings to authenticated;

-- Alerts: tables

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.profiles (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  place text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  constraint alerts_kind_check check (num_nonnulls(doctor_id, place) = 1 and num_nonnulls(place, latitude, longitude) in (0, 3)),
  constraint alerts_listing_key unique (member_id, doctor_id),
  constraint alerts_place_key unique (member_id, place)
);

comment on table public.alerts is 'Alerts that members have requested and that have not ended. Created by functions only.';
comment on column public.alerts.doctor_id is 'The listing that does not accept patients yet.';
comment on column public.alerts.place is 'The city or ZIP code to watch for new practices; never a person''s location.';

create index alerts_doctor_id_idx on public.alerts (doctor_id);
create index alerts_position_idx on public.alerts (latitude, longitude);

grant select, delete on table public.alerts to authenticated;

select private.guard_table('alerts');

create policy "alerts: member can read own" on public.alerts
for select to authenticated using (member_id = (select auth.uid()));

create policy "alerts: member can delete own" on public.alerts
for delete to authenticated using (member_id = (select auth.uid()));

create table public.alert_finds (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (alert_id, doctor_id)
);

comment on table public.alert_finds is 'The new practices that an alert about a place has reported.';

create index alert_finds_doctor_id_idx on public.alert_finds (doctor_id);

grant select on table public.alert_finds to authenticated;

select private.guard_table('alert_finds');

create policy "alert_finds: member can read those of own alerts" on public.alert_finds
for select to authenticated using (exists (select from public.alerts where alerts.id = alert_id));

create view public.alert_cards with (security_invoker = true) as
select
  alerts.id, alerts.doctor_id, alerts.place, alerts.created_at,
  doctors.practice_name,
  finds.ids as found_ids, finds.names as found_names, finds.total as found_count
from public.alerts
left join public.doctors on doctors.id = alerts.doctor_id and doctors.verified
left join lateral (
  select (array_agg(listed.id order by found_at desc, listed.id))[:6] as ids,
    (array_agg(listed.practice_name order by found_at desc, listed.id))[:6] as names, count(*)::integer as total
  from public.alert_finds join public.doctors as listed on listed.id = alert_finds.doctor_id
  where alert_finds.alert_id = alerts.id and listed.verified
) as finds on true;

comment on view public.alert_cards is
  'An alert for display, with the name of its listing if public, and the newest practices found around its place.';
grant select on public.alert_cards to authenticated, service_role;

create table private.published_listings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  published_by uuid,
  is_announced boolean not null default false,
  published_at timestamptz not null
);

comment on table private.published_listings is
  'Every listing that has ever been public, so that withdrawing and republishing it does not make it new again.';
comment on column private.published_listings.published_by is 'The user who published it; null for seeds and jobs.';

create index published_listings_unannounced_idx on private.published_listings (doctor_id) where not is_announced;
create index published_listings_published_at_idx on private.published_listings (published_at);
alter table private.published_listings enable row level security;

-- Alerts: creating them

create function private.create_alert(wanted public.alerts) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  alert uuid;
begin
  -- The lock keeps simultaneous requests from exceeding the limit or creating the same alert twice.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || auth.uid(), 0));
  select id into alert from public.alerts
  where member_id = auth.uid() and (doctor_id = wanted.doctor_id or place = wanted.place);
  if alert is not null then
    return alert;
  elsif (select count(*) from public.alerts where member_id = auth.uid()) >= most then
    raise exception 'A member can have at most % alerts', most
    using errcode = 'PT409', hint = 'alert_limit_reached', detail = json_build_object('max', most);
  end if;
  insert into public.alerts (member_id, doctor_id, place, latitude, longitude)
  values (auth.uid(), wanted.doctor_id, wanted.place, wanted.latitude, wanted.longitude)
  returning id into alert;
  return alert;
end $$;

comment on function private.create_alert is
  'Returns the caller''s alert for the listing or place of `wanted`, creating it if needed. Errors: PT409 too many alerts. Definer: API'
  ' roles can''t write alerts.';

create function private.create_availability_alert(listing uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  listed public.doctors;
  wanted public.alerts;
begin
  perform private.require_active_member();
  -- Locked until the alert exists; otherwise the practice could open in between without a notification.
  select * into listed from public.doctors
  where id = coalesce(private.get_merge_target(listing), listing) and verified for share;
  if listed.id is null then
    raise exception 'This practice is no longer in the directory' using errcode = 'P0002', hint = 'listing_not_found';
  elsif listed.accepting_new_patients then
    raise exception 'This practice is already accepting patients' using errcode = 'PT409', hint = 'already_accepting';
  elsif listed.user_id = auth.uid() then
    raise exception 'You can''t set an alert for your own practice' using errcode = 'PT409', hint = 'own_listing';
  end if;
  wanted.doctor_id := listed.id;
  return private.create_alert(wanted);
end $$;

comment on function private.create_availability_alert is
  'See public.create_availability_alert. Errors: P0002 not public; PT409 already accepting patients, own practice, or too many alerts. '
  'Definer: API roles can''t write alerts.';
grant execute on function private.create_availability_alert to authenticated;

create function public.create_availability_alert(listing uuid) returns uuid
language sql volatile begin atomic select private.create_availability_alert(listing); end;

comment on function public.create_availability_alert is
  'Creates an alert that is sent once, when a listing starts to accept patients. Returns the existing one if there is one.';
grant execute on function public.create_availability_alert to authenticated;

create function private.create_new_listing_alert(place text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  middle private.place;
  wanted public.alerts;
begin
  perform private.require_active_member();
  middle := (private.parse_search(left(place, 120))).place;
  if middle.position is null then
    raise exception 'There is no such place' using errcode = '22023', hint = 'place_not_found';
  end if;
  wanted.place := middle.label;
  wanted.latitude := degrees(asin(extensions.cube_ll_coord(middle.position, 3) / 3958.8));
  wanted.longitude := degrees(atan2(extensions.cube_ll_coord(middle.position, 2), extensions.cube_ll_coord(middle.position, 1)));
  return private.create_alert(wanted);
end $$;

comment on function private.create_new_listing_alert is
  'See public.create_new_listing_alert. Errors: 22023 unknown place; PT409 too many alerts. Definer: API roles can''t write alerts.';
grant execute on function private.create_new_listing_alert to authenticated;

create function public.create_new_listing_alert(place text) returns uuid
language sql volatile begin atomic select private.create_new_listing_alert(place); end;

comment on function public.create_new_listing_alert is
  'Creates an alert about practices that are published around a city or ZIP code. Returns the existing one if there is one.';
grant execute on function public.create_new_listing_alert to authenticated;

-- Notifications: tables

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
comment on column public.notifications.note is 'The reason or reply that came with it; for an alert, its place; for a changed listing, the action.';
comment on column public.notifications.alert_id is 'The alert that found something, until the alert is deleted.';
comment on column public.notifications.found_count is 'How many listings the alert found.';
comment on column public.notifications.request_id is 'The request that it is about, until the request is deleted.';
comment on column public.notifications.changes is 'What somebody else changed in a listing of the member.';
comment on column public.notifications.comment_id is 'The first new comment that it is about.';
comment on column public.notifications.appealed is 'The decision that was appealed.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create index notifications_alert_id_idx on public.notifications (alert_id);
create index notifications_comment_id_idx on public.notifications (comment_id);
create index notifications_request_id_idx on public.notifications (request_id);
create unique index notifications_alert_key on public.notifications (alert_id) where read_at is null and event = 'practice_nearby';
create unique index notifications_group_key on public.notifications (user_id, event, post_id)
where read_at is null and event in ('post_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented');

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

-- Writing notifications

create function private.notify_about_post(
  recipient uuid, reaction public.event_code, target uuid, actor uuid, comment uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- The lock makes sure that a simultaneous block either is seen here or removes this notification.
  perform pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || recipient, 0));
  if recipient = actor
    or not exists (select from public.posts where id = target and deleted_at is null)
    or exists (select from public.blocks where (blocker_id, blocked_id) in ((recipient, actor), (actor, recipient))) then
    return;
  end if;
  insert into public.notifications (user_id, event, post_id, comment_id) values (recipient, reaction, target, comment)
  on conflict (user_id, event, post_id)
  where read_at is null and event in ('post_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented')
  do update set updated_at = now()
  returning * into notification;
  insert into public.notification_actors (notification_id, actor_id) values (notification.id, actor)
  on conflict (notification_id, actor_id) do update set at = now();
  perform private.enqueue_notification_email(notification);
end $$;

comment on function private.notify_about_post is
  'Notifies a member about a like or comment, in one unread notification for all events of a kind on the same post, unless one of the two members has '
  'blocked the other. Definer: API roles can''t write notifications.';

create function private.notify(
  recipient uuid, event public.event_code, doctor uuid default null, reason text default null, post uuid default null,
  request uuid default null, appealed public.event_code default null, changes jsonb default null, actor uuid default auth.uid()
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- Members are not notified about what they did themselves.
  if recipient is null or recipient = actor then
    return;
  end if;
  insert into public.notifications (user_id, event, doctor_id, note, post_id, request_id, appealed, changes)
  values (recipient, event, doctor, reason, post, request, appealed, changes)
  returning * into notification;
  perform private.enqueue_notification_email(notification);
end $$;

comment on function private.notify is
  'Notifies a member about an event on the site, and by email if the event has one. Definer: API roles can''t write'
  ' notifications.';

-- Alerts: sending them

create function private.notify_new_listing_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- The first call in a transaction announces all of its listings: an import of 500 is one notification per alert, not 500.
  if not exists (select from private.published_listings where not is_announced) then
    return null;
  end if;
  for notification in
    with fresh as (
      update private.published_listings set is_announced = true where not is_announced returning doctor_id, published_by
    ),
    near as materialized (
      select alerts.id, alerts.member_id, alerts.place, doctors.id as doctor_id
      from fresh
      join public.doctors on doctors.id = fresh.doctor_id and doctors.verified
      cross join lateral private.list_locations(doctors) as spot
      cross join private.near_miles() as miles
      join public.alerts
        -- A bounding box for the index: a degree of latitude is 69 miles, one of longitude less the farther from the equator.
        on alerts.latitude between spot.latitude - miles / 69.0 and spot.latitude + miles / 69.0
        and alerts.longitude between spot.longitude - miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
          and spot.longitude + miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
        and private.earth_position(alerts.latitude, alerts.longitude)
          operator(extensions.<->) private.earth_position(spot.latitude, spot.longitude) <= miles
      join public.profiles on profiles.id = alerts.member_id
      -- Members are not notified about what they published or own themselves.
      where alerts.member_id is distinct from fresh.published_by and alerts.member_id is distinct from doctors.submitted_by
        and alerts.member_id is distinct from doctors.user_id
        and not exists (select from public.claim_evidence where doctor_id = doctors.id and claimant = alerts.member_id and claim_evidence.status = 'pending')
      -- A member who is deleting the alert or the account right now must not block the publication.
      for key share of alerts, profiles skip locked
    ),
    found as (
      insert into public.alert_finds (alert_id, doctor_id) select id, doctor_id from near on conflict do nothing returning alert_id, doctor_id
    ),
    counted as (
      -- A practice with several offices nearby counts once.
      select near.id, near.member_id, near.place, count(distinct near.doctor_id)::integer as total, min(near.doctor_id::text)::uuid as one
      from near join found on (found.alert_id, found.doctor_id) = (near.id, near.doctor_id)
      group by near.id, near.member_id, near.place
    )
    insert into public.notifications (user_id, event, note, doctor_id, alert_id, found_count)
    select member_id, 'practice_nearby', place, case when total = 1 then one end, id, total from counted
    -- A fixed order keeps two imports from deadlocking.
    order by id
    on conflict (alert_id) where read_at is null and event = 'practice_nearby'
    do update set found_count = notifications.found_count + excluded.found_count, doctor_id = null, updated_at = now()
    returning *
  loop
    perform private.enqueue_notification_email(notification);
  end loop;
  return null;
end $$;

comment on function private.notify_new_listing_alerts is
  'Deferred trigger: notifies members with an alert nearby about all listings that were published for the first time, in one '
  'notification per alert until it is read. Definer: API roles can''t write notifications.';

create constraint trigger published_listings_notify_alerts after insert on private.published_listings
deferrable initially deferred for each row execute function private.notify_new_listing_alerts();

create function private.notify_availability_alerts(listing uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- An alert is sent once; a member who wants another one creates it again.
  with ended as (delete from public.alerts where doctor_id = listing returning member_id)
  select private.notify(member_id, 'practice_accepting', listing) from ended;
end;

comment on function private.notify_availability_alerts is
  'Notifies the members who wait for a listing to accept patients, and ends their alerts. Definer: API roles can''t write '
  'notifications.';

-- Likes, comments, and stories

create function private.notify_about_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.notify_about_post(posts.user_id, 'post_liked', new.post_id, new.user_id)
    from public.posts where id = new.post_id;
    return null;
  end if;
  delete from public.notification_actors using public.notifications
  where notifications.id = notification_id and actor_id = old.user_id
    and notifications.post_id = old.post_id and event = 'post_liked' and notifications.read_at is null;
  delete from public.notifications
  where post_id = old.post_id and event = 'post_liked' and read_at is null
    and not exists (select from public.notification_actors where notification_id = notifications.id);
  return null;
end $$;

comment on function private.notify_about_like is
  'Trigger: notifies the author of a post about a like, and removes the unread notification when the like is taken back.'
  ' Definer: API roles can''t write notifications.';

create trigger post_likes_notify after insert or delete on public.post_likes
for each row execute function private.notify_about_like();

create function private.find_mentioned(post uuid, text_with_names text) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select profiles.id from public.profiles
  where position('@' in text_with_names) > 0 and btrim(profiles.full_name) <> ''
    -- The name is escaped, and no letter may follow it: "@Anastasia" doesn't mention Ana.
    and lower(text_with_names) ~ ('@' || regexp_replace(lower(btrim(profiles.full_name)), '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])')
    and profiles.id in (
      select user_id from public.posts where id = post
      union
      select user_id from public.post_comments
      where post_id = post and hidden_at is null and deleted_at is null and not is_hidden_with_author
    );
end;

comment on function private.find_mentioned is
  'Returns the people in the thread of a post whose name follows an @ in a text. Definer: internal, called by a trigger.';

create function private.notify_about_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Each person gets one notification, of the event that says most.
  perform private.notify_about_post(person, event, new.post_id, new.user_id, new.id)
  from (
    select distinct on (person) person, event
    from (
      select private.find_mentioned(new.post_id, new.content), 1, 'member_mentioned'::public.event_code
      union all
      select user_id, 2, 'comment_replied' from public.post_comments where id = new.reply_to
      union all
      select user_id, 3, 'post_commented' from public.posts where id = new.post_id
      union all
      select user_id, 4, 'thread_commented' from public.post_follows where post_id = new.post_id
    ) as recipients (person, rank, event)
    order by person, rank
  ) as notified
  order by person;
  return null;
end $$;

comment on function private.notify_about_comment is
  'Trigger: notifies about a comment whom it mentions, the author of the comment that it answers, the author of the post, and who follows the post. Definer: '
  'API roles can''t read follows and write notifications of others.';

create function private.delete_post_notifications(post uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.notifications
  where post_id = post and event in (
    'post_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented', 'member_posted', 'story_posted'
  );
end;

comment on function private.delete_post_notifications is
  'Removes the notifications about a deleted post, except those about decisions. Definer: deletes rows of other members.';

create function private.delete_comment_notifications(comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  events constant public.event_code[] := '{post_commented,comment_replied,member_mentioned,thread_commented}';
  deleted public.post_comments;
begin
  select * into deleted from public.post_comments where id = comment;
  if not exists (
    select from public.post_comments where post_id = deleted.post_id and user_id = deleted.user_id and deleted_at is null
  ) then
    delete from public.notification_actors using public.notifications
    where notifications.id = notification_id and actor_id = deleted.user_id
      and notifications.post_id = deleted.post_id and event = any (events);
    delete from public.notifications
    where post_id = deleted.post_id and event = any (events)
      and not exists (select from public.notification_actors where notification_id = notifications.id);
  end if;
  -- The others are about further comments.
  update public.notifications set comment_id = null where comment_id = comment;
end $$;

comment on function private.delete_comment_notifications is
  'Removes the author of a deleted comment, unless another one is left, from the notifications about comments on its post.'
  ' Definer: changes rows of other members.';

create trigger post_comments_notify after insert on public.post_comments
for each row execute function private.notify_about_comment();

create function private.notify_about_new_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with notified as (
    insert into public.notifications (user_id, event, post_id)
    select follower_id, 'member_posted', new.id from public.member_follows where followed_id = new.user_id
    returning id
  )
  insert into public.notification_actors (notification_id, actor_id) select id, new.user_id from notified;
  perform private.notify(person, 'story_posted', new.doctor_id, post => new.id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as person
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published' and person <> new.user_id
    and not exists (
      select from public.blocks
      where (blocker_id, blocked_id) in ((person, new.user_id), (new.user_id, person))
    );
  return null;
end $$;

comment on function private.notify_about_new_post is
  'Trigger: notifies the followers of a member about a post, and the owner and managers of a practice about a story, unless'
  ' one of the two members has blocked the other. Definer: API roles can''t read follows, staff, and blocks of others.';

create trigger posts_notify after insert on public.posts
for each row execute function private.notify_about_new_post();

-- Changes of a listing by others

create function private.merge_changes(earlier jsonb, later jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before, after)), '{}')
  from (
    select key,
      case when earlier ? key then earlier #> array[key, '0'] else later #> array[key, '0'] end as before,
      case when later ? key then later #> array[key, '1'] else earlier #> array[key, '1'] end as after
    from jsonb_object_keys(earlier || later) as key
  ) as merged
  where before <> after
);

comment on function private.merge_changes is 'Returns two successive changes {"column": [before, after]} as one, without the columns that are as before.';

create function private.notify_owner_of_change(target uuid, action text, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select user_id from public.doctors where id = target);
  made constant jsonb := (
    select jsonb_object_agg(key, value) from jsonb_each(changes)
    where key in (select name from private.listing_fields)
      or key = any ('{tiers,services,clinicians,offices,gallery,photo_url}' || private.confirmation_columns())
  );
  -- An accepted change comes from the person who proposed it.
  author constant uuid := case action
    when 'accept change' then (select listing_changes.author from public.listing_changes where doctor_id = target and status = 'open')
    else auth.uid()
  end;
  recent public.notifications;
begin
  -- An approved claim adds values that the new owner has entered.
  if owner is null or made is null or action = 'add claim details'
    or exists (select from private.practice_people where doctor_id = target and user_id = author) then
    return;
  end if;
  -- One message for all that an import or an admin changes before the email is due.
  select notifications.* into recent from public.notifications join private.event_types on code = event
  where user_id = owner and doctor_id = target and event = 'listing_changed' and note = action
    and read_at is null and updated_at > now() - email_delay
  order by updated_at desc limit 1;
  if recent.id is null then
    perform private.notify(owner, 'listing_changed', target, action, changes => made, actor => null);
  elsif private.merge_changes(recent.changes, made) = '{}' then
    delete from public.notifications where id = recent.id;
  else
    update public.notifications set changes = private.merge_changes(recent.changes, made) where id = recent.id;
  end if;
end $$;

comment on function private.notify_owner_of_change is
  'Notifies the owner of a listing about a version made by people outside the practice, such as an admin''s edit, an import, or'
  ' its undo. Changes of status and owner have notifications of their own. Definer: API roles can''t write notifications.';

-- Corrections and reports

create function private.notify_about_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(editor, 'correction_suggested', new.doctor_id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as editor
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
  return null;
end $$;

comment on function private.notify_about_correction is
  'Trigger: notifies the editors of a listing about a suggested correction. Definer: API roles can''t read staff.';

create trigger listing_corrections_notify after insert on public.listing_corrections
for each row execute function private.notify_about_correction();

create function private.notify_about_report(report public.reports) returns void
language sql volatile set search_path = ''
begin atomic
  select private.notify(
    report.reporter_id,
    case
      when report.profile_id is not null or report.doctor_id is not null then 'report_closed'
      when report.outcome = 'upheld' then 'report_upheld'
      else 'report_dismissed'
    end::public.event_code,
    report.doctor_id, report.resolution, report.post_id
  );
end;

comment on function private.notify_about_report is
  'Notifies the author of a report that was closed, or whose outcome a later decision has changed. Called by definer functions.';

-- Blocks

create function private.remove_blocked_interactions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('blocks of ' || new.blocker_id, 0));
  delete from public.post_likes using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_likes.user_id = new.blocked_id;
  delete from public.post_shares using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_shares.user_id = new.blocked_id;
  delete from public.member_follows
  where (follower_id, followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  with removed as (
    delete from public.notification_actors using public.notifications
    where notifications.id = notification_id
      and (notifications.user_id, actor_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    returning notification_id
  )
  delete from public.notifications using removed
  where notifications.id = removed.notification_id
    and not exists (
      select from public.notification_actors as others
      where others.notification_id = notifications.id and others.actor_id not in (new.blocker_id, new.blocked_id)
    );
  delete from public.notifications
  where user_id = new.blocker_id and event not in ('report_dismissed', 'report_upheld')
    and post_id in (select id from public.posts where posts.user_id = new.blocked_id);
  delete from public.notifications using public.practice_invitations as invitations join auth.users on users.id = new.blocker_id
  where notifications.user_id = new.blocker_id and event in ('staff_invited', 'ownership_offered')
    and invitations.doctor_id = notifications.doctor_id and invitations.invited_by = new.blocked_id
    and (invitations.user_id = new.blocker_id or invitations.email = lower(users.email));
  return null;
end $$;

comment on function private.remove_blocked_interactions is
  'Trigger: when a member blocks another, removes the other''s likes, shares, notifications, and invitations from the blocker, the '
  'blocker''s notifications from the other, and the follows between them. Definer: deletes rows of both members.';

create trigger blocks_remove_interactions after insert on public.blocks
for each row execute function private.remove_blocked_interactions();

-- Invitations

create function private.list_my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable security definer set search_path = ''
begin atomic
  select invitations.id, invitations.doctor_id, doctors.practice_name, invitations.role, profiles.full_name, invitations.expires_at
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.status = 'open' and invitations.expires_at > now() and (select private.has_passed_mfa())
    and (doctors.status = 'published' or invitations.role = 'owner')
    and (invitations.user_id = (select auth.uid()) or invitations.email = (select private.get_own_email()))
    and private.can_assign_role(invitations.doctor_id, invitations.role, invitations.invited_by)
    and not exists (select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = invitations.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitations.doctor_id and people.user_id = (select auth.uid()) and invitations.role <> 'owner'
    )
  order by invitations.created_at desc;
end;

comment on function private.list_my_invitations is
  'See public.list_my_invitations. Definer: the listing may not be public, and members can''t read staff.';
grant execute on function private.list_my_invitations to authenticated;

create function public.list_my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable begin atomic select * from private.list_my_invitations(); end;

comment on function public.list_my_invitations is
  'Returns the open invitations for the caller''s confirmed address, newest first, except those from people the caller has blocked.';
grant execute on function public.list_my_invitations to authenticated;

create function private.notify_invitee(invitation public.practice_invitations) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    users.id, case invitation.role when 'owner' then 'ownership_offered' else 'staff_invited' end::public.event_code, invitation.doctor_id
  )
  from auth.users
  where (users.id = invitation.user_id or (users.email = invitation.email and users.email_confirmed_at is not null))
    and not exists (select from public.blocks where blocker_id = users.id and blocked_id = invitation.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitation.doctor_id and people.user_id = users.id and invitation.role <> 'owner'
    );
  insert into private.outbox (recipient, event, invitation_id, dedupe_key, due_at)
  select invitation.invited_by, 'invitation', invitation.id,
    'invitation/' || invitation.id || '/' || extract(epoch from invitation.expires_at), now()
  where invitation.email is not null
    and not exists (select from auth.users where email = invitation.email and email_confirmed_at is not null);
end $$;

comment on function private.notify_invitee is
  'Notifies the invited member if the address has an account that has not blocked the inviter, and emails an address without an'
  ' account. The inviter can''t see whether it has one. Definer: reads accounts, writes a private table.';

-- Requests and the waitlist

create function private.notify_practice(request public.practice_requests, event public.event_code) returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(person, event, request.doctor_id, request => request.id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'answer') as person
  where doctors.id = request.doctor_id and ownership = 'owned' and status = 'published';
end;

comment on function private.notify_practice is
  'Notifies the people of a practice who answer requests about one of them. Definer: API roles can''t read staff.';

create function private.notify_next_on_waitlist(former public.practice_requests) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first public.practice_requests;
begin
  select requests.* into first
  from private.waitlist_positions as lines
  join public.practice_requests as requests on requests.id = lines.id
  -- A request that is being deleted with its practice or member has no one to notify.
  join public.doctors on doctors.id = requests.doctor_id
  join public.profiles on profiles.id = requests.user_id
  where lines.doctor_id = former.doctor_id and lines.place = 1;
  if (former.waiting_since, former.id) < (first.waiting_since, first.id) then
    perform private.notify(first.user_id, 'request_first_in_line', first.doctor_id, request => first.id);
  end if;
end $$;

comment on function private.notify_next_on_waitlist is
  'Notifies the new first person on a waitlist when the first one leaves it. Definer: members can''t read the waitlist.';

create function private.announce_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_member_action(new.doctor_id, 'request', new.created_at);
    perform private.notify_practice(new, 'request_received');
    return null;
  elsif tg_op = 'UPDATE' and (new.status, new.reply) is distinct from (old.status, old.reply) then
    case new.status
      when 'sent' then perform private.notify_practice(new, 'request_received');
      when 'withdrawn' then perform private.notify_practice(new, 'request_withdrawn');
      when 'joined' then null;
      else perform private.notify(
        new.user_id, case new.status when 'waiting' then 'request_waitlisted' else 'request_' || new.status end::public.event_code,
        -- The reply sent with the waitlist place does not belong to the offer that ends it.
        new.doctor_id, case when new.status <> 'offered' then new.reply end, request => new.id
      );
    end case;
  end if;
  if old.waiting_since is not null and old.closed_at is null
    and (tg_op = 'DELETE' or new.waiting_since is null or new.closed_at is not null) then
    perform private.notify_next_on_waitlist(old);
  end if;
  return null;
end $$;

comment on function private.announce_request is
  'Trigger: counts a new request, and notifies the practice about it or its withdrawal, the requester when it was seen or'
  ' answered, also again, and the next person on the waitlist. Definer: API roles can''t write notifications.';

create trigger practice_requests_announce after insert or update of status, reply, waiting_since, closed_at or delete
on public.practice_requests for each row execute function private.announce_request();

-- Claims without evidence

create function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rival public.claim_evidence;
  listing uuid;
begin
  for rival in
    update public.claim_evidence set status = 'lapsed', decided_at = now()
    where status = 'competing' and created_at < now() - interval '30 days' and not has_evidence
    returning *
  loop
    perform private.notify(rival.claimant, 'claim_expired', rival.doctor_id);
  end loop;
  for listing in
    select doctors.id from public.doctors
    join public.claim_evidence on claim_evidence.doctor_id = doctors.id and claim_evidence.status = 'pending'
    where claim_evidence.created_at < now() - interval '30 days'
      and not has_evidence
    for update skip locked
  loop
    perform private.transition_listing(listing, 'lapse claim', 'time');
  end loop;
  -- Once, a week before the claim lapses.
  perform private.notify(claims.claimant, 'claim_expiring', claims.doctor_id)
  from public.claim_evidence as claims
  where claims.status in ('pending', 'competing') and claims.created_at < now() - interval '23 days' and not claims.has_evidence
    and not exists (
      select from public.notifications as sent
      where sent.user_id = claims.claimant and sent.doctor_id = claims.doctor_id and sent.event = 'claim_expiring'
        and sent.updated_at > claims.created_at
    );
end $$;

comment on function private.lapse_claims is
  'Ends claims without evidence after 30 days, and warns claimants with a week left. Runs nightly where pg_cron exists, and when an '
  'admin opens the queues. Definer: API roles can''t write these tables.';
