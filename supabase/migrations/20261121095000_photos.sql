-- Photos of listings and members: who can upload, replace, and delete a file, and how many.

-- The photo of a practice.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

-- Photos of clinicians, and of the gallery of a practice: anyone can view them. Each practice has a folder named by its
-- listing, which is open to the current editors of the listing, so that former staff cannot replace photos.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 2097152, array['image/png', 'image/jpeg', 'image/webp']
from unnest(array['clinician-photos', 'gallery-photos']) as bucket;

create function private.photo_path(url text) returns text
language sql immutable
return substring(url from '/storage/v1/object/public/practice-photos/([^?#]+)$');

comment on function private.photo_path is
  'Returns the name of a practice''s photo in its bucket; null for other addresses.';

-- Roles that write a listing must be able to execute the function of its index.
grant execute on function private.photo_path to authenticated, service_role;

create index doctors_photo_path_idx on public.doctors (private.photo_path(photo_url)) where photo_url is not null;

create function private.is_photo_of_other_listing(name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.doctors
  where private.photo_path(photo_url) = name and photo_url is not null
    and user_id is distinct from auth.uid()
    and not (private.is_submitter(doctors) and status in ('draft', 'pending', 'rejected'))
);

comment on function private.is_photo_of_other_listing is
  'Whether a listing that is not the caller''s shows this photo. Definer: the listing may not be published.';
grant execute on function private.is_photo_of_other_listing to authenticated;

-- Members write avatars and photos of practices in a folder named by their id. The buckets are public, so their URLs
-- need no policy; only the owner reads rows, so that members can't list the files of others.
create policy "own files: members can list them" on storage.objects
for select to authenticated
using (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "own files: members can upload them" on storage.objects
for insert to authenticated
with check (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "own files: members can replace them unless shown elsewhere" on storage.objects
for update to authenticated
using (
  bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text
  and not (bucket_id = 'practice-photos' and private.is_photo_of_other_listing(name))
)
with check (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "own files: members can delete them unless shown elsewhere" on storage.objects
for delete to authenticated
using (
  bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text
  and not (bucket_id = 'practice-photos' and private.is_photo_of_other_listing(name))
);

-- How much one person can upload, to all buckets together. The storage server evaluates policies in a transaction that
-- it rolls back, so only a trigger on the stored row can count.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Files that the service key stores in other buckets have no owner.
  perform private.enforce_rate_limit('uploads', profiles.id) from public.profiles
  where profiles.id::text = case
    when new.bucket_id in ('avatars', 'practice-photos') then (storage.foldername(new.name))[1]
    -- Several people of a practice share its folder.
    when new.bucket_id in ('clinician-photos', 'gallery-photos') then new.owner_id
  end;
  return new;
end $$;

comment on function private.limit_uploads is
  'Trigger: limits what one person uploads. Definer: calls enforce_rate_limit.';

do $$
begin
  create trigger limit_uploads before insert on storage.objects
  for each row execute function private.limit_uploads();
exception when insufficient_privilege then
  raise warning 'This project allows no trigger on storage.objects: uploads are not limited. Ask Supabase support to '
    'create limit_uploads.';
end $$;

create function private.check_upload() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member(), private.check_rate_limit('uploads', auth.uid());
end $$;

comment on function private.check_upload is
  'Raises the reason why the caller cannot upload a picture now, and the time to wait; the storage server would '
  'refuse it without a reason. Definer: calls check_rate_limit.';
grant execute on function private.check_upload to authenticated;
select private.expose_function('check_upload');

create function private.can_edit_photo(name text) returns boolean
language sql stable security definer set search_path = ''
return private.is_admin() or exists (
  select from unnest(private.listings_with_permission('edit')) as edited (id)
  where (storage.foldername(name))[1] = edited.id::text
);

comment on function private.can_edit_photo is
  'Whether a photo of a clinician or a gallery is in the folder of a listing that the caller can edit. Definer: like '
  'listings_with_permission.';
grant execute on function private.can_edit_photo to authenticated;

create policy "photos of practices: editors and admins can manage files" on storage.objects
for all to authenticated
using (bucket_id in ('clinician-photos', 'gallery-photos') and private.can_edit_photo(name));
