-- Saved listings, and alerts: that a practice accepts patients again (sent once), or that a practice is new around a place.
-- Members read and delete their own rows; only functions create alerts. Publishing a listing sends the alerts about new practices once, at the
-- end of the transaction.

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
grant all on table public.saved_listings to service_role;

select private.guard_table('saved_listings');
alter table public.saved_listings enable row level security;

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
  if not exists (select from public.saved_listings where member_id = new.member_id and doctor_id = new.doctor_id)
    and private.count_remaining_saves(new.member_id) = 0 then
    raise exception 'You have saved % practices, which is the limit. Remove one to save another.', private.max_saved_listings()
    using errcode = 'PT409', hint = 'saved_limit_reached';
  end if;
  return new;
end $$;

comment on function private.check_saved_listing is
  'Trigger: refuses listings that are not public, and one more than the limit. Definer: counts all rows.';

create trigger saved_listings_check before insert on public.saved_listings
for each row execute function private.check_saved_listing();

create function private.save_listings(listing_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
  left_out integer;
begin
  perform private.require_active_member();
  if cardinality(listing_ids) > 1000 then
    raise exception 'Send at most 1,000 listings at once' using errcode = '22023', hint = 'too_many_listings';
  end if;
  room := private.count_remaining_saves(auth.uid());
  with wanted as (
    select doctors.id, min(device.place) as place
    from unnest(listing_ids) with ordinality as device (id, place)
    join public.doctors on doctors.id = coalesce(private.merged_into(device.id), device.id)
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

create function private.move_saved_listings(source uuid, target uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Updated in place, because a new row could exceed the limit.
  update public.saved_listings as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.saved_listings as other where other.member_id = moved.member_id and other.doctor_id = target);
  delete from public.saved_listings where doctor_id = source;
end;

comment on function private.move_saved_listings is
  'Replaces a merged or closed listing by its replacement in everybody''s saved listings. Called by definer functions.';

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
grant all on table public.alerts to service_role;

select private.guard_table('alerts');
alter table public.alerts enable row level security;

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
grant all on table public.alert_finds to service_role;

select private.guard_table('alert_finds');
alter table public.alert_finds enable row level security;

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

-- Alerts: creating and moving them

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
    raise exception 'You have % alerts, which is the limit. Remove one on the Saved page to add another.', most using errcode = 'PT409', hint = 'alert_limit_reached';
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
  where id = coalesce(private.merged_into(listing), listing) and verified for share;
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
    raise exception 'We could not find this place. Enter a city with its state, such as “Austin, TX”, or a ZIP code.' using errcode = '22023', hint = 'place_not_found';
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

create function private.move_alerts(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.alerts as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.alerts as other where other.member_id = moved.member_id and other.doctor_id = target);
  delete from public.alerts where doctor_id = source;
  if exists (select from public.doctors where id = target and verified and accepting_new_patients) then
    perform private.notify_availability_alerts(target);
  end if;
end $$;

comment on function private.move_alerts is
  'Moves the alerts of a merged or closed listing to its replacement. Called by definer functions.';

-- Alerts: sending them

create function private.handle_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or not old.verified then
    insert into private.published_listings (doctor_id, published_by, published_at)
    values (new.id, auth.uid(), case tg_op when 'INSERT' then new.created_at else now() end) on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and new.accepting_new_patients and not (old.verified and old.accepting_new_patients is true) then
    perform private.notify_availability_alerts(new.id);
  end if;
  return null;
end $$;

comment on function private.handle_publication is
  'Trigger: records the first publication of a listing, and sends the alerts of members waiting for it to accept patients. Definer: API'
  ' roles can''t write these tables.';

create trigger doctors_70_handle_publication after insert or update of accepting_new_patients, status, verified on public.doctors
for each row when (new.verified) execute function private.handle_publication();

create function private.notify_new_listing_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first call in a transaction announces all of its listings: an import of 500 is one notification per alert, not 500.
  if not exists (select from private.published_listings where not is_announced) then
    return null;
  end if;
  with fresh as (
    update private.published_listings set is_announced = true where not is_announced returning doctor_id, published_by
  ),
  near as materialized (
    select alerts.id, alerts.member_id, alerts.place, doctors.id as doctor_id
    from fresh
    join public.doctors on doctors.id = fresh.doctor_id and doctors.verified
    cross join lateral private.spots_of(doctors) as spot
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
      and alerts.member_id is distinct from doctors.user_id and alerts.member_id is distinct from doctors.claimed_by
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
  insert into public.notifications (user_id, kind, detail, note, doctor_id, alert_id, found_count)
  select member_id, 'alert', 'nearby', place, case when total = 1 then one end, id, total from counted
  -- A fixed order keeps two imports from deadlocking.
  order by id
  on conflict (alert_id) where read_at is null and kind = 'alert'
  do update set found_count = notifications.found_count + excluded.found_count, doctor_id = null, updated_at = now();
  return null;
end $$;

comment on function private.notify_new_listing_alerts is
  'Deferred trigger: notifies members with an alert nearby about all listings that were published for the first time, in one '
  'notification per alert until it is read. Definer: API roles can''t write notifications.';

create constraint trigger published_listings_notify_alerts after insert on private.published_listings
deferrable initially deferred for each row execute function private.notify_new_listing_alerts();
