-- Saving listings, and alerts, which notify a member once: when a practice accepts patients again, or when a practice
-- near a place is new. Alerts about new practices are sent at the end of the transaction.

-- Saving listings.

create function private.count_remaining_saves(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock keeps simultaneous requests from each taking the last place.
  perform pg_advisory_xact_lock(hashtextextended('saved ' || member, 0));
  return greatest(
    0, private.shared_limit('max_saved_listings')
      - (select count(*) from public.saved_listings where member_id = member)
  );
end $$;

comment on function private.count_remaining_saves is
  'Returns how many more listings a member can save; holds a lock until the transaction ends. Definer: counts all '
  'rows.';

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
    raise exception 'A member can save at most % practices', private.shared_limit('max_saved_listings')
    using errcode = 'PT409', hint = 'saved_limit_reached',
      detail = json_build_object('max', private.shared_limit('max_saved_listings'));
  end if;
  return new;
end $$;

comment on function private.check_saved_listing is
  'Trigger: refuses listings that are not public, and one more than the limit. Definer: counts all rows.';

create trigger saved_listings_check before insert on public.saved_listings
for each row execute function private.check_saved_listing();

create function private.count_saved_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_member_action(new.doctor_id, 'saved', new.created_at);
  return null;
end $$;

comment on function private.count_saved_listing is
  'Trigger: counts a save in the activity of the listing, after the insert, since a second one may still be dropped. '
  'Definer: API roles cannot write the sums.';

create trigger saved_listings_count after insert on public.saved_listings
for each row execute function private.count_saved_listing();

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

comment on function private.save_listings is
  'Adds the listings saved on a device, newest first, to the caller''s. Skips missing, hidden, and already saved ones; '
  'returns how many exceeded the limit. Definer: sets created_at, which keeps the order of the device.';
grant execute on function private.save_listings to authenticated;
select private.expose_function('save_listings');

-- Alerts: creating them

create function private.create_alert(listing uuid default null, place text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  listed public.doctors;
  middle private.place;
  alert uuid;
begin
  perform private.require_active_member();
  if listing is null then
    middle := (private.parse_search(left(create_alert.place, 120))).place;
    if middle.position is null then
      raise exception 'There is no such place' using errcode = '22023', hint = 'place_not_found';
    end if;
  else
    -- Locked until the alert exists; otherwise the practice could open in between without a notification.
    select * into listed from public.doctors
    where id = coalesce(private.get_merge_target(listing), listing) and verified for share;
    if listed.id is null then
      raise exception 'This practice is no longer in the directory'
        using errcode = 'P0002', hint = 'listing_not_found';
    elsif listed.accepting_new_patients then
      raise exception 'This practice is already accepting patients' using errcode = 'PT409', hint = 'already_accepting';
    elsif listed.user_id = auth.uid() then
      raise exception 'You can''t set an alert for your own practice' using errcode = 'PT409', hint = 'own_listing';
    end if;
  end if;
  -- The lock keeps simultaneous requests from exceeding the limit or creating the same alert twice.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || auth.uid(), 0));
  select id into alert from public.alerts
  where member_id = auth.uid() and (doctor_id = listed.id or alerts.place = middle.label);
  if alert is not null then
    return alert;
  elsif (select count(*) from public.alerts where member_id = auth.uid()) >= most then
    raise exception 'A member can have at most % alerts', most
    using errcode = 'PT409', hint = 'alert_limit_reached', detail = json_build_object('max', most);
  end if;
  insert into public.alerts (member_id, doctor_id, place, latitude, longitude)
  values (
    auth.uid(), listed.id, middle.label, degrees(asin(extensions.cube_ll_coord(middle.position, 3) / 3958.8)),
    degrees(atan2(extensions.cube_ll_coord(middle.position, 2), extensions.cube_ll_coord(middle.position, 1)))
  )
  returning id into alert;
  return alert;
end $$;

comment on function private.create_alert is
  'Creates an alert that is sent once, when a listing starts to accept patients, or one about practices that are '
  'published around a city or ZIP code. Returns the existing one if there is one. Errors: P0002 not public; 22023 '
  'unknown place; PT409 already accepting patients, own practice, or too many alerts. Definer: API roles can''t write '
  'alerts.';
grant execute on function private.create_alert to authenticated;
select private.expose_function('create_alert');

-- Alerts: sending them

create function private.notify_new_listing_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- The first call in a transaction announces all of its listings: an import of 500 is one notification per alert, not
  -- 500.
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
      -- An alert is about places to go to.
      join public.doctors on doctors.id = fresh.doctor_id and doctors.verified and not doctors.telehealth_only
      cross join lateral private.list_locations(doctors) as spot
      cross join private.shared_limit('near_miles') as miles
      join public.alerts
        -- A bounding box for the index: a degree of latitude is 69 miles, one of longitude less the farther from the
        -- equator.
        on alerts.latitude between spot.latitude - miles / 69.0 and spot.latitude + miles / 69.0
        and alerts.longitude between spot.longitude - miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
          and spot.longitude + miles / (69.0 * cos(radians(least(abs(spot.latitude) + 1, 85))))
        and private.earth_position(alerts.latitude, alerts.longitude)
          operator(extensions.<->) private.earth_position(spot.latitude, spot.longitude) <= miles
      join public.profiles on profiles.id = alerts.member_id
      -- Members are not notified about what they published or own themselves.
      where alerts.member_id is distinct from fresh.published_by
        and alerts.member_id is distinct from doctors.submitted_by
        and alerts.member_id is distinct from doctors.user_id
        and not exists (
          select from public.claim_evidence
          where doctor_id = doctors.id and claimant = alerts.member_id and claim_evidence.status = 'pending'
        )
      -- A member who is deleting the alert or the account right now must not block the publication.
      for key share of alerts, profiles skip locked
    ),
    found as (
      insert into public.alert_finds (alert_id, doctor_id)
      select id, doctor_id from near on conflict do nothing returning alert_id, doctor_id
    ),
    counted as (
      -- A practice with several offices nearby counts once.
      select near.id, near.member_id, near.place, count(distinct near.doctor_id)::integer as total,
        min(near.doctor_id::text)::uuid as one
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
  'Deferred trigger: notifies members with an alert nearby about all listings that were published for the first time, '
  'in one notification per alert until it is read. Definer: API roles can''t write notifications.';

create constraint trigger published_listings_notify_alerts after insert on private.published_listings
deferrable initially deferred for each row execute function private.notify_new_listing_alerts();
