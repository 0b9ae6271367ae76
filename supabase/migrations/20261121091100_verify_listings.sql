-- Verification: an administrator lets a listing into the directory, or says why not.

alter table public.doctors add column rejection_reason text
  constraint doctors_rejection_reason_check check (rejection_reason is null or (char_length(rejection_reason) between 1 and 500 and not verified));

comment on column public.doctors.rejection_reason is 'Why an administrator refused to verify the listing; its submitter reads it.';

create index doctors_waiting_idx on public.doctors (created_at) where not verified and rejection_reason is null;

create function private.decide_listing(target uuid, is_verified boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not is_verified and coalesce(btrim(reason), '') = '' then
    raise exception 'Say why the listing is refused' using errcode = '23514';
  end if;
  update public.doctors
  set verified = is_verified, rejection_reason = case when is_verified then null else left(btrim(reason), 500) end
  where id = target;
  if not found then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  perform private.log_act(case when is_verified then 'verify listing' else 'reject listing' end, 'doctors', target, reason);
end $$;

comment on function private.decide_listing is
  'Verifies a listing, or refuses it with a reason. Definer: nobody may write these columns directly.';
revoke execute on function private.decide_listing from public;
grant execute on function private.decide_listing to authenticated;

create function public.decide_listing(target uuid, is_verified boolean, reason text default null) returns void
language sql volatile
begin atomic
  select private.decide_listing(target, is_verified, reason);
end;

comment on function public.decide_listing is 'Verifies a listing, or refuses it with a reason; administrators only.';
revoke execute on function public.decide_listing from public;
grant execute on function public.decide_listing to authenticated;

create function private.confirm_listing(target uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
begin
  update public.doctors set confirmed_at = now()
  where id = target and (user_id = auth.uid() or private.is_admin());
  if not found then
    raise exception 'Only the owner of the listing or an administrator can confirm it' using errcode = '42501';
  end if;
  return now();
end $$;

comment on function private.confirm_listing is
  'Stamps that price, panel and phone are still correct. Definer: the stamp is not the client''s to write.';
revoke execute on function private.confirm_listing from public;
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(target uuid) returns timestamptz
language sql volatile
begin atomic
  select private.confirm_listing(target);
end;

comment on function public.confirm_listing is 'Stamps that price, panel and phone are still correct; the owner or an administrator.';
revoke execute on function public.confirm_listing from public;
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
    and extensions.similarity(private.fold(doctors.practice_name), private.fold(name)) > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is 'Listings in the same ZIP whose name is like this one, among those the caller may read.';
revoke execute on function public.find_similar_listings from public;
grant execute on function public.find_similar_listings to anon, authenticated;
grant execute on function private.fold to anon, authenticated;
