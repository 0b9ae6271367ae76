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

create index doctors_address_zip_idx on public.doctors (left(address_zip, 5));

create function public.find_similar_listings(name text, zip text)
returns table (id uuid, practice_name text, address_city text, address_state text, verified boolean, similarity real)
language sql stable
begin atomic
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, doctors.verified,
    extensions.similarity(private.fold(doctors.practice_name), private.fold(name))
  from public.doctors
  where left(doctors.address_zip, 5) = left(btrim(zip), 5)
    and doctors.state in ('waiting', 'public')
    and extensions.similarity(private.fold(doctors.practice_name), private.fold(name)) > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is 'Listings in the same ZIP whose name is like this one, public or waiting, among those the caller may read.';
grant execute on function public.find_similar_listings to anon, authenticated;
grant execute on function private.fold to anon, authenticated;
