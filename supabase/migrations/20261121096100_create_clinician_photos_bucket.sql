-- Photos of clinicians: public to look at. Each practice has a folder named by its listing, which is open to whoever edits that now: who
-- works there no longer exchanges nobody's picture.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('clinician-photos', 'clinician-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.keeps_photos_at(name text) returns boolean
language sql stable security definer set search_path = ''
return private.is_admin() or exists (
  select from unnest(private.listings_with('edit')) as edited (id)
  where (storage.foldername(name))[1] = edited.id::text
    -- The clinicians of a merged listing brought photos from its folder.
    or exists (select from public.doctors where merged_into = edited.id and doctors.id::text = (storage.foldername(name))[1])
);

comment on function private.keeps_photos_at is
  'Whether a file is in the folder of a listing that the caller may edit, or of one that was merged into it. Definer: API roles can''t read merged listings.';
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

-- Deleting an account takes its files along. Hosted projects let nobody delete files by SQL, so the browser removes those that this names.
create function private.release_account_files() returns table (bucket text, name text)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  owned constant uuid[] := array(select id from public.doctors where user_id = me);
  listing uuid;
begin
  -- Tried and undone, so that no file goes while the account has to stay.
  begin
    perform private.delete_account();
    raise exception using errcode = 'PTDRY';
  exception when sqlstate 'PTDRY' then
    null;
  end;
  -- A listing that another owner has keeps the photo, in whose folder ever it is.
  update public.doctors set photo_url = null
  where split_part(private.photo_path(photo_url), '/', 1) = me::text and (user_id is null or user_id = me);
  foreach listing in array owned loop
    perform from public.doctors where id = listing for update;
    perform private.write_clinicians(listing, (
      select coalesce(jsonb_agg(person - 'photo_url'), '[]') from jsonb_array_elements(private.clinicians_of(listing)) as person
    ));
  end loop;
  return query
  select objects.bucket_id::text, objects.name::text from storage.objects
  where (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(objects.name))[1] = me::text
      and not (bucket_id = 'practice-photos' and private.is_photo_of_others(objects.name)))
    or (bucket_id = 'clinician-photos' and (storage.foldername(objects.name))[1] in (
      select id::text from public.doctors where id = any (owned) or merged_into = any (owned)
    ));
end $$;

comment on function private.release_account_files is
  'Takes the photos that only the caller''s account used off their listings, and returns these files and the avatar for the browser to remove. '
  'Errors: 42501 as delete_account. Definer: changes listings that the caller no longer owns.';
grant execute on function private.release_account_files to authenticated;

create function public.release_account_files() returns table (bucket text, name text)
language sql volatile begin atomic select bucket, name from private.release_account_files(); end;

comment on function public.release_account_files is
  'Called before delete_account: frees the photos that go with the caller''s account, and returns their buckets and names.';
grant execute on function public.release_account_files to authenticated;
