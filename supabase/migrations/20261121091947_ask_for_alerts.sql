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
