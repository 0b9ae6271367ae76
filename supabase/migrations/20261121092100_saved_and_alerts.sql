-- Saved listings: those that a member wants to find again. Nobody else learns who saved what.

create table public.saved_listings (
  member_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, doctor_id)
);

comment on table public.saved_listings is 'Which listings a member keeps. One that is no longer public stays until the member removes it.';

create index saved_listings_doctor_id_idx on public.saved_listings (doctor_id);

grant select, insert (doctor_id), delete on table public.saved_listings to authenticated;
grant all on table public.saved_listings to service_role;

select private.guard_table('saved_listings');
alter table public.saved_listings enable row level security;

create policy "saved_listings: member reads own" on public.saved_listings
for select to authenticated using (member_id = (select auth.uid()));

create policy "saved_listings: member saves what is public" on public.saved_listings
for insert to authenticated
with check (
  member_id = (select auth.uid()) and exists (select from public.doctors where doctors.id = doctor_id and doctors.verified)
);

create policy "saved_listings: member removes own" on public.saved_listings
for delete to authenticated using (member_id = (select auth.uid()));

create function private.most_saved() returns integer
language sql immutable
return 200;

comment on function private.most_saved is 'How many listings one member keeps at most.';

create function private.room_to_save(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or requests side by side would each see the last room.
  perform pg_advisory_xact_lock(hashtextextended('saved ' || member, 0));
  return greatest(0, private.most_saved() - (select count(*) from public.saved_listings where member_id = member));
end $$;

comment on function private.room_to_save is 'How many more listings a member may keep; holds a lock until the transaction ends. Definer: counts all rows.';

create function private.check_saved() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In a sentence, which the policy's refusal would not be. What is hidden reads like what is not there.
  if not exists (select from public.doctors where id = new.doctor_id and verified) then
    raise exception 'This practice is not in the directory any more' using errcode = 'P0002';
  end if;
  -- Sent again after a lost answer, it is there already.
  if not exists (select from public.saved_listings where member_id = new.member_id and doctor_id = new.doctor_id)
    and private.room_to_save(new.member_id) = 0 then
    raise exception 'You have saved % practices, the most there can be. Remove one to save another.', private.most_saved()
    using errcode = 'PT409';
  end if;
  return new;
end $$;

comment on function private.check_saved is 'Trigger: refuses what is not public, and one listing too many. Definer: counts all rows.';

create trigger check_saved before insert on public.saved_listings
for each row execute function private.check_saved();

create function private.save_listings(listing_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
  left_out integer;
begin
  perform private.is_active();
  if cardinality(listing_ids) > 1000 then
    raise exception 'Send at most 1,000 listings at once' using errcode = '22023';
  end if;
  room := private.room_to_save(auth.uid());
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
    -- In the order in which the device has them.
    select auth.uid(), id, now() - place * interval '1 millisecond' from wanted order by place limit room
    on conflict do nothing
    returning doctor_id
  )
  select (select count(*) from wanted) - (select count(*) from kept) into left_out;
  return left_out;
end $$;

comment on function private.save_listings is
  'Keeps the listings of a device, newest first, as far as they are public and there is room; gives how many found none. '
  'Definer: keeps their order.';
grant execute on function private.save_listings to authenticated;

create function public.save_listings(listing_ids uuid[]) returns integer
language sql volatile begin atomic select private.save_listings(listing_ids); end;

comment on function public.save_listings is
  'Adds what a device kept, newest first, to the caller''s saved listings. What is not there, not public or saved already is passed over; '
  'says how many found no room.';
grant execute on function public.save_listings to authenticated;

create function private.move_saved(source uuid, target uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Changed in place: a new row would find no room beside the most there can be.
  update public.saved_listings as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.saved_listings as other where other.member_id = moved.member_id and other.doctor_id = target);
  delete from public.saved_listings where doctor_id = source;
end;

comment on function private.move_saved is 'Lets who saved a listing keep the one that took its place. Called by definer functions.';
-- Alerts: what a member asked to be told of. Either that one practice accepts patients, which is told once, or that a practice is new
-- around a place, which is told until the member has heard enough.

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

comment on table public.alerts is 'What a member asked to be told of, while it is waited for. Made by functions only.';
comment on column public.alerts.doctor_id is 'The listing that does not accept patients yet.';
comment on column public.alerts.place is 'The city or ZIP code around which new practices are told of; never where somebody is.';

create index alerts_doctor_id_idx on public.alerts (doctor_id);
create index alerts_position_idx on public.alerts (latitude, longitude);

grant select, delete on table public.alerts to authenticated;
grant all on table public.alerts to service_role;

select private.guard_table('alerts');
alter table public.alerts enable row level security;

create policy "alerts: member reads own" on public.alerts
for select to authenticated using (member_id = (select auth.uid()));

create policy "alerts: member ends own" on public.alerts
for delete to authenticated using (member_id = (select auth.uid()));

create table public.alert_finds (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (alert_id, doctor_id)
);

comment on table public.alert_finds is 'The new practices that an alert around a place has told of.';

create index alert_finds_doctor_id_idx on public.alert_finds (doctor_id);

grant select on table public.alert_finds to authenticated;
grant all on table public.alert_finds to service_role;

select private.guard_table('alert_finds');
alter table public.alert_finds enable row level security;

create policy "alert_finds: member reads those of own alerts" on public.alert_finds
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
  'An alert as its list shows it: with the name of a listing that is public, and the newest practices that were found around a place.';
grant select on public.alert_cards to authenticated, service_role;
-- Asking for an alert: of a listing that does not accept patients, or of a place that search knows by name.

create function private.ask_for(wanted public.alerts) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  alert uuid;
begin
  -- One at a time: requests side by side would each see the last room, or no alert yet.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || auth.uid(), 0));
  select id into alert from public.alerts
  where member_id = auth.uid() and (doctor_id = wanted.doctor_id or place = wanted.place);
  if alert is not null then
    return alert;
  elsif (select count(*) from public.alerts where member_id = auth.uid()) >= most then
    raise exception 'You have % alerts, the most there can be. Remove one under Saved to add another.', most using errcode = 'PT409';
  end if;
  insert into public.alerts (member_id, doctor_id, place, latitude, longitude)
  values (auth.uid(), wanted.doctor_id, wanted.place, wanted.latitude, wanted.longitude)
  returning id into alert;
  return alert;
end $$;

comment on function private.ask_for is
  'The caller''s alert for the listing or the place of "wanted": the one there is, or a new one. Refuses one too many (PT409). Definer: '
  'alerts are nobody''s to write.';

create function private.tell_when_accepting(listing uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  listed public.doctors;
  wanted public.alerts;
begin
  perform private.is_active();
  -- Held until the alert stands, or the practice could open in between and nobody would be told.
  select * into listed from public.doctors
  where id = coalesce(private.merged_into(listing), listing) and verified for share;
  if listed.id is null then
    raise exception 'This practice is not in the directory any more' using errcode = 'P0002';
  elsif listed.accepting_new_patients then
    raise exception 'This practice accepts patients already' using errcode = 'PT409';
  elsif listed.user_id = auth.uid() then
    raise exception 'This is your own practice: you will know' using errcode = 'PT409';
  end if;
  wanted.doctor_id := listed.id;
  return private.ask_for(wanted);
end $$;

comment on function private.tell_when_accepting is
  'Asks to be told when a public listing accepts patients; the same alert when asked again. Errors: P0002 not public; PT409 accepts '
  'already, own practice, or too many alerts. Definer: alerts are nobody''s to write.';
grant execute on function private.tell_when_accepting to authenticated;

create function public.tell_when_accepting(listing uuid) returns uuid
language sql volatile begin atomic select private.tell_when_accepting(listing); end;

comment on function public.tell_when_accepting is 'Asks to be told, once, when a listing that does not accept patients does.';
grant execute on function public.tell_when_accepting to authenticated;

create function private.tell_of_new(place text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  middle private.place;
  wanted public.alerts;
begin
  perform private.is_active();
  middle := (private.read_search(left(place, 120))).place;
  if middle.position is null then
    raise exception 'We do not know this place. Write a city with its state, such as “Austin, TX”, or a ZIP code.' using errcode = '22023';
  end if;
  wanted.place := middle.label;
  wanted.latitude := degrees(asin(extensions.cube_ll_coord(middle.position, 3) / 3958.8));
  wanted.longitude := degrees(atan2(extensions.cube_ll_coord(middle.position, 2), extensions.cube_ll_coord(middle.position, 1)));
  return private.ask_for(wanted);
end $$;

comment on function private.tell_of_new is
  'Asks to be told of new practices around the city or ZIP code that a text names; the same alert when asked again. Errors: 22023 no '
  'such place; PT409 too many alerts. Definer: alerts are nobody''s to write.';
grant execute on function private.tell_of_new to authenticated;

create function public.tell_of_new(place text) returns uuid
language sql volatile begin atomic select private.tell_of_new(place); end;

comment on function public.tell_of_new is 'Asks to be told of practices that become public around a city or ZIP code.';
grant execute on function public.tell_of_new to authenticated;

create function private.notify_of_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_that_accepting(new.id);
  return null;
end $$;

comment on function private.notify_of_opening is 'Trigger: a public listing began to accept patients, or one that does became public.';

create trigger notify_of_opening after update of accepting_new_patients, status, verified on public.doctors
for each row when (
  new.verified and new.accepting_new_patients and not (old.verified and old.accepting_new_patients is true)
) execute function private.notify_of_opening();

create function private.move_alerts(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.alerts as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.alerts as other where other.member_id = moved.member_id and other.doctor_id = target);
  delete from public.alerts where doctor_id = source;
  if exists (select from public.doctors where id = target and verified and accepting_new_patients) then
    perform private.tell_that_accepting(target);
  end if;
end $$;

comment on function private.move_alerts is 'Lets who waits for a listing wait for the one that took its place. Called by definer functions.';

create table private.published_listings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  by uuid,
  is_told boolean not null default false,
  published_at timestamptz not null
);

comment on table private.published_listings is
  'Every listing that has been public: it is new once, however often it is withdrawn and put up again.';
comment on column private.published_listings.by is 'Who made it public.';

create index published_listings_untold_idx on private.published_listings (doctor_id) where not is_told;
create index published_listings_published_at_idx on private.published_listings (published_at);
alter table private.published_listings enable row level security;

create function private.note_published() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.published_listings (doctor_id, by, published_at)
  values (new.id, auth.uid(), case tg_op when 'INSERT' then new.created_at else now() end) on conflict do nothing;
  if found then
    perform set_config('private.has_published', 'yes', true);
  end if;
  return null;
end $$;

comment on function private.note_published is 'Trigger: remembers a listing that became public. Definer: writes a private table.';

create trigger note_published after insert on public.doctors
for each row when (new.verified) execute function private.note_published();

create trigger note_published_again after update of status, verified on public.doctors
for each row when (new.verified and not old.verified) execute function private.note_published();

create function private.tell_of_published() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first of a transaction tells of all: an import of 500 is one line for each alert, not 500.
  if coalesce(current_setting('private.has_published', true), '') = '' then
    return null;
  end if;
  perform set_config('private.has_published', '', true);
  with fresh as (
    update private.published_listings set is_told = true where not is_told returning doctor_id, by
  ),
  near as materialized (
    select alerts.id, alerts.member_id, alerts.place, doctors.id as doctor_id
    from fresh
    join public.doctors on doctors.id = fresh.doctor_id and doctors.verified
    cross join lateral private.spots_of(doctors) as spot
    cross join private.near_miles() as miles
    join public.alerts
      -- A box for the index, for which a degree is 69 miles, and shorter the farther from the equator.
      on alerts.latitude between spot.latitude - miles / 69.0 and spot.latitude + miles / 69.0
      and alerts.longitude between spot.longitude - miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
        and spot.longitude + miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
      and private.earth_position(alerts.latitude, alerts.longitude)
        operator(extensions.<->) private.earth_position(spot.latitude, spot.longitude) <= miles
    join public.profiles on profiles.id = alerts.member_id
    -- Nobody is told what they did themselves, nor of what is their own.
    where alerts.member_id is distinct from fresh.by and alerts.member_id is distinct from doctors.submitted_by
      and alerts.member_id is distinct from doctors.user_id and alerts.member_id is distinct from doctors.claimed_by
    -- Who removes the alert or leaves at this moment need not be told, and must not keep a listing from becoming public.
    for key share of alerts, profiles skip locked
  ),
  found as (
    insert into public.alert_finds (alert_id, doctor_id) select id, doctor_id from near on conflict do nothing returning alert_id, doctor_id
  ),
  counted as (
    -- A practice with several offices nearby is one.
    select near.id, near.member_id, near.place, count(distinct near.doctor_id)::integer as total, min(near.doctor_id::text)::uuid as one
    from near join found on (found.alert_id, found.doctor_id) = (near.id, near.doctor_id)
    group by near.id, near.member_id, near.place
  )
  insert into public.notifications (user_id, kind, detail, note, doctor_id, alert_id, found_count)
  select member_id, 'alert', 'nearby', place, case when total = 1 then one end, id, total from counted
  -- In one order for everybody, or two imports would wait for each other.
  order by id
  on conflict (alert_id) where read_at is null and kind = 'alert'
  do update set found_count = notifications.found_count + excluded.found_count, doctor_id = null, updated_at = now();
  return null;
end $$;

comment on function private.tell_of_published is
  'Trigger, at the end of a transaction: tells of all listings that became public for the first time, on one line an alert until it is read. '
  'Definer: lines are nobody''s to write.';

create constraint trigger tell_of_published after insert on private.published_listings
deferrable initially deferred for each row execute function private.tell_of_published();
