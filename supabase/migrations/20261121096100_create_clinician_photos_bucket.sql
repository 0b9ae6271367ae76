-- Photos of clinicians: public to look at. Each practice has a folder named by its listing, which is open to whoever edits that now: who
-- works there no longer exchanges nobody's picture.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('clinician-photos', 'clinician-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.keeps_photos_at(name text) returns boolean
language sql stable
return (select private.is_admin()) or (storage.foldername(name))[1] = any ((select private.listings_with('edit'))::text[]);

comment on function private.keeps_photos_at is 'Whether a file is in the folder of a listing that the caller may edit.';
grant execute on function private.keeps_photos_at to authenticated;

create policy "clinician-photos: editors and admin read" on storage.objects
for select to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name));

create policy "clinician-photos: editors and admin upload" on storage.objects
for insert to authenticated
with check (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()));

create policy "clinician-photos: editors and admin replace" on storage.objects
for update to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()))
with check (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()));

create policy "clinician-photos: editors and admin remove" on storage.objects
for delete to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name));
