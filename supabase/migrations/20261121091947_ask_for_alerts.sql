-- Asking for an alert: of a listing that does not accept patients, or of a place that search knows by name.

create function private.check_room_for_alert() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
begin
  -- One at a time, or requests side by side would each see the last room.
  perform pg_advisory_xact_lock(hashtextextended('alerts ' || auth.uid(), 0));
  if (select count(*) from public.alerts where member_id = auth.uid()) >= most then
    raise exception 'You have % alerts, the most there can be. Remove one under Saved to add another.', most using errcode = 'PT409';
  end if;
end $$;

comment on function private.check_room_for_alert is
  'Refuses one alert too many (PT409); holds a lock until the transaction ends. Definer: counts all rows.';

create function private.tell_when_accepting(listing uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.doctors;
  alert uuid;
begin
  perform private.is_active();
  -- Held until the alert stands, or the practice could open in between and nobody would be told.
  select * into wanted from public.doctors
  where id = coalesce(private.merged_into(listing), listing) and verified for share;
  if wanted.id is null then
    raise exception 'This practice is not in the directory any more' using errcode = 'P0002';
  elsif wanted.accepting_new_patients then
    raise exception 'This practice accepts patients already' using errcode = 'PT409';
  elsif wanted.user_id = auth.uid() then
    raise exception 'This is your own practice: you will know' using errcode = 'PT409';
  end if;
  select id into alert from public.alerts where member_id = auth.uid() and doctor_id = wanted.id;
  if alert is null then
    perform private.check_room_for_alert();
    insert into public.alerts (member_id, doctor_id) values (auth.uid(), wanted.id)
    -- Asked twice at once, it is asked once.
    on conflict on constraint alerts_listing_key do update set doctor_id = excluded.doctor_id
    returning id into alert;
  end if;
  return alert;
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
  latitude double precision;
  longitude double precision;
  alert uuid;
begin
  perform private.is_active();
  middle := (private.read_search(left(place, 120))).place;
  if middle.position is null then
    raise exception 'We do not know this place. Write a city with its state, such as “Austin, TX”, or a ZIP code.' using errcode = '22023';
  end if;
  select id into alert from public.alerts where member_id = auth.uid() and alerts.place = middle.label;
  if alert is null then
    perform private.check_room_for_alert();
    latitude := degrees(asin(extensions.cube_ll_coord(middle.position, 3) / 3958.8));
    longitude := degrees(atan2(extensions.cube_ll_coord(middle.position, 2), extensions.cube_ll_coord(middle.position, 1)));
    insert into public.alerts (member_id, place, latitude, longitude) values (auth.uid(), middle.label, latitude, longitude)
    on conflict on constraint alerts_place_key do update set place = excluded.place
    returning id into alert;
  end if;
  return alert;
end $$;

comment on function private.tell_of_new is
  'Asks to be told of new practices around the city or ZIP code that a text names; the same alert when asked again. Errors: 22023 no '
  'such place; PT409 too many alerts. Definer: alerts are nobody''s to write.';
grant execute on function private.tell_of_new to authenticated;

create function public.tell_of_new(place text) returns uuid
language sql volatile begin atomic select private.tell_of_new(place); end;

comment on function public.tell_of_new is 'Asks to be told of practices that become public around a city or ZIP code.';
grant execute on function public.tell_of_new to authenticated;
