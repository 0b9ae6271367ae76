-- Photos of practices: public to look at, each person writes below a folder named by their id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create policy "practice-photos: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and private.may_upload());

create policy "practice-photos: person replaces own" on storage.objects
for update to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person removes own" on storage.objects
for delete to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
