-- Keeping a listing true: its owner confirms it, and who adds one sees what is like it.

create function private.confirm_listing(target uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active();
  update public.doctors set confirmed_at = now()
  where id = target and (user_id = auth.uid() or private.is_admin());
  if not found then
    raise exception 'Only the owner of the listing or an administrator can confirm it' using errcode = '42501';
  end if;
  return now();
end $$;

comment on function private.confirm_listing is
  'Stamps that price, panel and phone are still correct. Definer: the stamp is not the client''s to write.';
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(target uuid) returns timestamptz
language sql volatile
begin atomic
  select private.confirm_listing(target);
end;

comment on function public.confirm_listing is 'Stamps that price, panel and phone are still correct; the owner or an administrator.';
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
