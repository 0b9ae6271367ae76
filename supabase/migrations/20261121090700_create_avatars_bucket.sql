-- Profile pictures: public to look at, each person writes below a folder named by their id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.may_upload() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.is_active(), private.spend('uploads');
  return true;
end $$;

comment on function private.may_upload is
  'Counts an upload, or refuses it and says when to go on. Asked by policies: hosted projects allow no trigger on the table of files. '
  'Definer: members do not keep their own account of it.';
revoke execute on function private.may_upload from public;
grant execute on function private.may_upload to authenticated;

-- The bucket is public, so its URLs need no policy; reading rows is for the owner, or anyone could list everybody's files.
create policy "avatars: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "avatars: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and private.may_upload());

create policy "avatars: person replaces own" on storage.objects
for update to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "avatars: person removes own" on storage.objects
for delete to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
