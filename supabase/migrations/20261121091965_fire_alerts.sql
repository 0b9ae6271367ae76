-- What an alert waits for has happened: triggers on listings turn it into a notification.

create function private.tell_that_accepting(listing uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Told once: who wants to hear of it again asks again.
  with told as (delete from public.alerts where doctor_id = listing returning member_id)
  insert into public.notifications (user_id, kind, doctor_id, detail)
  select member_id, 'alert', listing, 'accepting' from told where member_id is distinct from auth.uid();
end;

comment on function private.tell_that_accepting is 'Tells who waits for it that a listing accepts patients. Definer: lines are nobody''s to write.';

create function private.notify_of_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_that_accepting(new.id);
  return null;
end $$;

comment on function private.notify_of_opening is 'Trigger: a public listing began to accept patients, or one that does became public.';

create trigger notify_of_opening after update of accepting_new_patients, state, verified on public.doctors
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

create trigger note_published_again after update of state, verified on public.doctors
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
