-- Photos of practices: public to look at, each person writes below a folder named by their id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create policy "practice-photos: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.is_active()));

create policy "practice-photos: person replaces own" on storage.objects
for update to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person removes own" on storage.objects
for delete to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

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
