-- Who people are: one profile and one role for each account, both made by the sign-up trigger.

create type public.app_role as enum ('patient', 'doctor', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text constraint profiles_full_name_check check (char_length(btrim(full_name)) between 1 and 100),
  email text constraint profiles_email_check check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  phone text constraint profiles_phone_check check (phone ~ '^[0-9+(). x-]{7,40}$'),
  bio text constraint profiles_bio_check check (char_length(bio) <= 2000),
  location text constraint profiles_location_check check (char_length(location) <= 120),
  website text constraint profiles_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  -- Only a file of one's own in the avatars bucket: pictures from elsewhere would track visitors.
  avatar_url text constraint profiles_avatar_url_check check (
    char_length(avatar_url) <= 500
    and avatar_url ~ ('^https?://[^\s<>"]+/storage/v1/object/public/avatars/' || id || '/[^\s/?#<>"]+$')
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'What a person publishes. E-mail and phone are the published contact, not the account''s address.';

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to anon, authenticated;
grant update (full_name, email, phone, bio, location, website, avatar_url) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;
alter table public.profiles enable row level security;

create policy "profiles: anyone reads" on public.profiles
for select to anon, authenticated using (true);

create policy "profiles: person updates own" on public.profiles
for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));

create trigger set_updated_at before update on public.profiles
for each row execute function private.set_updated_at();

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);

comment on table public.user_roles is 'What a person may do. Written by triggers and administrators'' functions only.';

revoke all on table public.user_roles from anon, authenticated;
grant select on table public.user_roles to anon, authenticated;
grant all on table public.user_roles to service_role;
alter table public.user_roles enable row level security;

create function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = wanted
);

comment on function private.has_role is
  'Whether the caller holds the role. Definer: policies on user_roles itself ask it, which would recurse.';
revoke execute on function private.has_role from public;
grant execute on function private.has_role to anon, authenticated;

create function private.is_admin() returns boolean
language sql stable
return private.has_role('admin');

comment on function private.is_admin is 'Whether the caller is an administrator.';
revoke execute on function private.is_admin from public;
grant execute on function private.is_admin to anon, authenticated;

create policy "user_roles: anyone reads the doctor badge" on public.user_roles
for select to anon using (role = 'doctor');

create policy "user_roles: member reads own and the doctor badge" on public.user_roles
for select to authenticated
using (role = 'doctor' or user_id = (select auth.uid()) or (select private.is_admin()));

create function private.clean_name(value jsonb) returns text
language sql immutable
return case
  when jsonb_typeof(value) = 'string' then
    -- Control and direction-changing characters would let a name rearrange the text around it.
    nullif(btrim(left(btrim(regexp_replace(
      left(value #>> '{}', 1000), '[\u0001-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'
    )), 100)), '')
end;

comment on function private.clean_name is
  'A name from sign-up metadata, whatever the client sent: at most 100 characters, or null when there is none.';
revoke execute on function private.clean_name from public;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Metadata is the client's word: anything but "doctor" is a patient, so nobody signs up as an administrator.
  chosen public.app_role := case when new.raw_user_meta_data -> 'role' = '"doctor"'::jsonb then 'doctor' else 'patient' end;
begin
  insert into public.profiles (id, full_name, email)
  values (
    new.id,
    private.clean_name(new.raw_user_meta_data -> 'full_name'),
    case when chosen = 'doctor' and new.email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(new.email) <= 254 then new.email end
  );
  insert into public.user_roles (user_id, role) values (new.id, chosen);
  return new;
end $$;

comment on function private.create_profile is
  'Trigger on auth.users: makes the profile and exactly one role. Publishes the address of doctors only. '
  'Definer: sign-up runs as the auth server''s role. An error here would lock people out, so no input may cause one.';
revoke execute on function private.create_profile from public;

create trigger on_auth_user_created after insert on auth.users
for each row execute function private.create_profile();
