-- Keeping a listing true: its practice confirms it part by part, and who adds one sees what is like it.

create function private.confirm_listing(target uuid, part public.confirmed_part, seen_version integer) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.is_active();
  select * into listing from public.doctors where id = target for update;
  if listing.id is null or not (
    private.may_at(target, 'edit') or coalesce(part = 'panel', false) and private.may_at(target, 'panel') or private.is_admin()
  ) then
    raise exception 'Only the practice or an administrator can confirm this' using errcode = '42501';
  end if;
  if seen_version <> listing.version then
    raise exception 'This listing has changed since you opened it. Look at it again.' using errcode = 'PT409';
  end if;
  update public.doctors set
    prices_confirmed_at = case when coalesce(part, 'prices') = 'prices' then now() else prices_confirmed_at end,
    panel_confirmed_at = case when coalesce(part, 'panel') = 'panel' then now() else panel_confirmed_at end,
    hours_confirmed_at = case when coalesce(part, 'hours') = 'hours' then now() else hours_confirmed_at end,
    phone_confirmed_at = case when coalesce(part, 'phone') = 'phone' then now() else phone_confirmed_at end
  where id = target;
  return now();
end $$;

comment on function private.confirm_listing is
  'Stamps that a part of a listing is still correct. Errors: 42501 neither of the practice, with the right that the part needs, nor an '
  'administrator; PT409 changed since seen_version. Definer: the stamps are not the client''s to write.';
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(
  target uuid, part public.confirmed_part default null, seen_version integer default null
) returns timestamptz
language sql volatile
begin atomic
  select private.confirm_listing(target, part, seen_version);
end;

comment on function public.confirm_listing is
  'Stamps that prices, panel, hours or phone of a listing are still correct, or all of them without a part: who edits it, and administrators; '
  'the panel: the front desk, too.';
grant execute on function public.confirm_listing to authenticated;

create function private.changed_confirmations(before jsonb, after jsonb) returns public.confirmed_part[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(distinct confirmed_as), '{}') from private.listing_fields
  where confirmed_as is not null
    and coalesce(nullif(before -> name, '[]'), 'null') <> coalesce(nullif(after -> name, '[]'), 'null');
end;

comment on function private.changed_confirmations is 'The confirmations that vouch for what differs between two rows of doctors.';

create function private.practice_said_at(target uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('private.act', true) = 'accept change' then
    return (select created_at from public.listing_changes where doctor_id = target and state = 'open');
  end if;
  return case when private.may_at(target, 'panel') then now() end;
end $$;

comment on function private.practice_said_at is
  'When the practice said what is being written: now if it writes, when it proposed the change if that is being accepted, null for anybody '
  'else. Definer: changes are not the caller''s to read.';

create function private.stamp_confirmations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.confirmed_part[];
  said_at timestamptz;
begin
  if tg_op = 'INSERT' then
    -- Everybody who adds a listing names its address, which says nothing about its hours.
    changed := array_remove(private.changed_confirmations('{}', to_jsonb(new)), 'hours');
    said_at := case when new.user_id = auth.uid() then now() end;
  else
    changed := private.changed_confirmations(to_jsonb(old), to_jsonb(new));
    said_at := case when changed <> '{}' then private.practice_said_at(new.id) end;
  end if;
  -- A stamp that the same statement writes counts.
  if 'prices' = any (changed) and new.prices_confirmed_at is not distinct from old.prices_confirmed_at then
    new.prices_confirmed_at := said_at;
  end if;
  if 'panel' = any (changed) and new.panel_confirmed_at is not distinct from old.panel_confirmed_at then
    new.panel_confirmed_at := said_at;
  end if;
  if 'hours' = any (changed) and new.hours_confirmed_at is not distinct from old.hours_confirmed_at then
    new.hours_confirmed_at := said_at;
  end if;
  if 'phone' = any (changed) and new.phone_confirmed_at is not distinct from old.phone_confirmed_at then
    new.phone_confirmed_at := said_at;
  end if;
  return new;
end $$;

comment on function private.stamp_confirmations is
  'Trigger: a part that its practice writes is confirmed by that; one that anybody else writes is no longer confirmed. '
  'Definer: reads the private table of fields.';

-- By its name it follows divert_identity, which keeps what waits for review out of the row.
create trigger stamp_confirmations before insert or update on public.doctors
for each row execute function private.stamp_confirmations();

create index doctors_address_zip_idx on public.doctors (left(address_zip, 5));

create function public.find_similar_listings(name text, zip text)
returns table (id uuid, practice_name text, address_city text, address_state text, verified boolean, similarity real)
language sql stable
begin atomic
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, doctors.verified,
    extensions.similarity(private.fold(doctors.practice_name), private.fold(name))
  from public.doctors
  where private.require_at_most(octet_length(concat(name, zip)), 1000, 'bytes of a name and ZIP code')
    and left(doctors.address_zip, 5) = left(btrim(zip), 5)
    and doctors.state in ('waiting', 'public')
    and extensions.similarity(private.fold(doctors.practice_name), private.fold(name)) > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is 'Returns the public and waiting listings with a similar name in the same ZIP code, among those the caller may read.';
grant execute on function public.find_similar_listings to anon, authenticated;
grant execute on function private.fold to anon, authenticated;
