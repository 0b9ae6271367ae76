-- Photos of practices: public to look at, each person writes below a folder named by their id. A photo that somebody else's listing shows
-- stays as it is: a former owner can neither exchange nor remove it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.photo_path(url text) returns text
language sql immutable
return substring(url from '/storage/v1/object/public/practice-photos/([^?#]+)$');

comment on function private.photo_path is 'The name of a practice''s photo in its bucket; null for other addresses.';

create index doctors_photo_path_idx on public.doctors (private.photo_path(photo_url)) where photo_url is not null;

create function private.is_photo_of_others(name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.doctors
  where private.photo_path(photo_url) = name and photo_url is not null
    and user_id is distinct from auth.uid()
    and not (private.is_submitter(doctors) and state in ('draft', 'waiting', 'refused'))
);

comment on function private.is_photo_of_others is
  'Whether a listing that isn''t the caller''s shows this photo. Definer: the listing may not be public.';
grant execute on function private.is_photo_of_others to authenticated;

create function private.require_own_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin()
    and split_part(private.photo_path(new.photo_url), '/', 1) is distinct from auth.uid()::text then
    raise exception 'The photo of a practice has to be uploaded for it' using errcode = '23514';
  end if;
  return new;
end $$;

comment on function private.require_own_photo is
  'Trigger: a listing shows a photo that the caller uploaded, or anybody could keep others from changing theirs. Definer: asks who is an admin.';

create trigger require_own_photo_when_added before insert on public.doctors
for each row when (new.photo_url is not null) execute function private.require_own_photo();

create trigger require_own_photo before update of photo_url on public.doctors
for each row when (new.photo_url is not null and new.photo_url is distinct from old.photo_url)
execute function private.require_own_photo();

create policy "practice-photos: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.is_active()));

create policy "practice-photos: person replaces own" on storage.objects
for update to authenticated
using (
  bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_photo_of_others(name)
)
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person removes own" on storage.objects
for delete to authenticated
using (
  bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_photo_of_others(name)
);

-- How much one person uploads, to all buckets together. The storage server asks the policies in a transaction that it takes back, so
-- nothing can be counted there; what it really stores, it stores through the trigger.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What the service key stores elsewhere is nobody's.
  perform private.spend('uploads', profiles.id) from public.profiles
  where profiles.id::text = case
    when new.bucket_id in ('avatars', 'practice-photos') then (storage.foldername(new.name))[1]
    -- Several people of a practice share its folder.
    when new.bucket_id = 'clinician-photos' then new.owner_id
  end;
  return new;
end $$;

comment on function private.limit_uploads is 'Trigger: limits what one person uploads. Definer: members do not keep their own account of it.';

do $$
begin
  create trigger limit_uploads before insert on storage.objects
  for each row execute function private.limit_uploads();
exception when insufficient_privilege then
  raise warning 'This project allows no trigger on storage.objects: uploads are not limited. Ask Supabase support to create limit_uploads.';
end $$;

create function private.check_upload() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active(), private.check_limit('uploads', auth.uid());
end $$;

comment on function private.check_upload is 'Refuses an upload that the storage server would refuse without a word. Definer: as check_limit.';
grant execute on function private.check_upload to authenticated;

create function public.check_upload() returns void
language sql volatile begin atomic select private.check_upload(); end;

comment on function public.check_upload is 'Says why the caller cannot upload a picture now, and when it goes on; nothing when they can.';
grant execute on function public.check_upload to authenticated;
