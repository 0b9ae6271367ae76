-- Who people are: one profile and one role for each account, both made by the sign-up trigger.

create type public.app_role as enum ('patient', 'doctor', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text constraint profiles_full_name_check check (
    char_length(btrim(full_name)) between 1 and 100 and private.is_plain_line(full_name) and private.is_honest_name(full_name)
  ),
  publishes_email boolean not null default false,
  -- "?", "&" and "%" would let an address write the rest of a mail in whoever's mail program a link opens.
  email text constraint profiles_email_check check (char_length(email) <= 254 and email ~ '^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$'),
  phone text constraint profiles_phone_check check (private.is_phone(phone)),
  bio text constraint profiles_bio_check check (char_length(bio) <= 2000),
  location text constraint profiles_location_check check (char_length(location) <= 120 and private.is_plain_line(location)),
  website text constraint profiles_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  -- Only a file of one's own in the avatars bucket: pictures from elsewhere would track visitors.
  avatar_url text constraint profiles_avatar_url_check check (
    char_length(avatar_url) <= 500
    and avatar_url ~ ('^https?://[^\s<>"]+/storage/v1/object/public/avatars/' || id || '/[^\s/?#<>"]+$')
  ),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'What a person publishes.';
comment on column public.profiles.publishes_email is 'Whether the person asked for the account''s address to be published.';
comment on column public.profiles.email is
  'The published address: the account''s, once it is confirmed, where its person asked for that. Derived by triggers.';

comment on column public.profiles.is_hidden is 'Set while a suspension hides everything of the member: only they and admins can read the profile.';

grant select on table public.profiles to anon, authenticated;
grant update (full_name, publishes_email, phone, bio, location, website, avatar_url) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;
alter table public.profiles enable row level security;

create policy "profiles: anyone reads what is not hidden" on public.profiles
for select to anon using (not is_hidden);

create policy "profiles: person updates own" on public.profiles
for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));

create trigger set_updated_at before update on public.profiles
for each row execute function private.set_updated_at();

create trigger normalize_phones before insert or update of phone on public.profiles
for each row execute function private.normalize_phones('phone');

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);

comment on table public.user_roles is 'What a person may do. Written by triggers and administrators'' functions only.';

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
grant execute on function private.has_role to anon, authenticated;

create function private.has_proved_enough() returns boolean
language sql stable security definer set search_path = ''
return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
  select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
);

comment on function private.has_proved_enough is
  'Whether the caller has proved who they are as far as they asked to: with an authenticator app, by its code (aal2). '
  'Definer: factors are the auth server''s to read.';
grant execute on function private.has_proved_enough to anon, authenticated;

create function private.require_proof() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_proved_enough() then
    raise exception 'Please sign in again with the code from your authenticator app first.' using errcode = '42501';
  end if;
end $$;

comment on function private.require_proof is 'Refuses a member who has an authenticator app and has not given its code.';
grant execute on function private.require_proof to authenticated;

create function private.is_admin() returns boolean
language sql stable
return private.has_role('admin') and private.has_proved_enough();

comment on function private.is_admin is 'Whether the caller is an administrator, and proved it.';
grant execute on function private.is_admin to anon, authenticated;

create policy "profiles: member reads what is not hidden, and own" on public.profiles
for select to authenticated using (not is_hidden or id = (select auth.uid()) or (select private.is_admin()));

create policy "user_roles: anyone reads the doctor badge" on public.user_roles
for select to anon using (role = 'doctor');

create policy "user_roles: member reads own and the doctor badge" on public.user_roles
for select to authenticated
using (role = 'doctor' or user_id = (select auth.uid()) or (select private.is_admin()));

create function private.is_staff(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.user_roles where user_id = person and role = 'admin');

comment on function private.is_staff is
  'Whether a person is of the site''s team. One person a call: definer, so that API roles can''t list the admins.';
grant execute on function private.is_staff to anon, authenticated;

create function private.strip_titles(skeleton_of_name text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(' ' || skeleton_of_name || ' ', '( (dr|doctor|mr|mrs|ms|md|m d|do|d o|np|fnp|dnp|pa|pa c|phd|mph|faafp|jr|sr))+(?= )', '', 'g'));

comment on function private.strip_titles is 'A name skeleton without titles and credentials.';

create function private.name_problem(value text, person uuid default null) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  bare constant text := private.strip_titles(private.name_skeleton(value));
begin
  return case
    when private.has_badge_symbol(value) then
      'Please leave out check marks, stars, and other symbols that look like a badge.'
    when private.has_stacked_marks(value) then
      'Please use fewer accents on one letter.'
    when not private.is_visible(value) then
      'Please enter a name that people can see.'
    when private.is_reserved_name(value) then
      'This name is reserved because it looks like a name of the site or its team. Please use your own name.'
    when exists (
      select from public.user_roles join public.profiles on profiles.id = user_roles.user_id
      where user_roles.role = 'admin' and profiles.id is distinct from person
        and private.strip_titles(private.name_skeleton(profiles.full_name)) = bare and bare <> ''
    ) then
      'A member of the site''s team has this name. Please add a middle name or initial, or contact us if that does not work for you.'
  end;
end $$;

comment on function private.name_problem is
  'Why a person may not have a name, in a sentence for people; null when they may. Definer: compares with the names of administrators.';

grant execute on function private.name_problem to anon, authenticated;

create function public.check_name(value text) returns text
language sql stable
begin atomic
  select private.name_problem(left(value, 200), auth.uid())
  where private.require_at_most(octet_length(value), 10000, 'bytes of a name');
end;

comment on function public.check_name is
  'Why the caller may not have a name, in a sentence for people; null when they may. Sign-up asks before it sends the form.';
grant execute on function public.check_name to anon, authenticated;

create function private.check_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem constant text := private.name_problem(new.full_name, new.id);
begin
  if problem is not null then
    raise exception '%', problem using errcode = '23514', hint = 'full_name';
  end if;
  return new;
end $$;

comment on function private.check_name is 'Trigger: refuses a name that imitates the site, its team, or a badge. Definer: as name_problem.';

create trigger check_name before update of full_name on public.profiles
for each row when (old.full_name is distinct from new.full_name) execute function private.check_name();

create function private.derive_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := case when new.publishes_email then (
    select users.email from auth.users
    where id = new.id and email_confirmed_at is not null
      -- What the column would refuse stays private: sign-up and a change of address must not fail for it.
      and char_length(users.email) <= 254 and users.email ~ '^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$'
  ) end;
  return new;
end $$;

comment on function private.derive_email is
  'Trigger: publishes the confirmed address of the account where its person asked for that, and nothing else. Definer: accounts are nobody''s to read.';

create trigger derive_email before insert or update of publishes_email, email on public.profiles
for each row execute function private.derive_email();

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set publishes_email = true where id = new.id and publishes_email;
  return null;
end $$;

comment on function private.follow_address is
  'Trigger on auth.users: derives the published address again when the account''s is confirmed or changed. Definer: runs as the auth server''s role.';

create trigger on_auth_user_address_changed after update on auth.users
for each row when ((old.email, old.email_confirmed_at) is distinct from (new.email, new.email_confirmed_at))
execute function private.follow_address();

create function private.clean_name(value jsonb) returns text
language sql immutable
return case
  when jsonb_typeof(value) = 'string' then
    nullif(btrim(left(btrim(private.plain_line(left(value #>> '{}', 1000))), 100)), '')
end;

comment on function private.clean_name is
  'A name from sign-up metadata, whatever the client sent: one line of at most 100 characters, or null when there is none.';

create function private.acceptable_name(value text) returns text
language sql stable security definer set search_path = ''
return case when private.name_problem(value) is null then value end;

comment on function private.acceptable_name is 'A name that its person may have, or null: the site then asks for another one. Definer: as name_problem.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Metadata is the client's word: anything but "doctor" is a patient, so nobody signs up as an administrator.
  chosen public.app_role := case when new.raw_user_meta_data -> 'role' = '"doctor"'::jsonb then 'doctor' else 'patient' end;
begin
  insert into public.profiles (id, full_name, publishes_email)
  values (
    new.id,
    private.acceptable_name(private.clean_name(new.raw_user_meta_data -> 'full_name')),
    -- Only doctors are asked at sign-up.
    coalesce(chosen = 'doctor' and new.raw_user_meta_data -> 'publishes_email' = 'true'::jsonb, false)
  );
  insert into public.user_roles (user_id, role) values (new.id, chosen);
  perform private.resume_suspension(new.id, new.email);
  return new;
end $$;

comment on function private.create_profile is
  'Trigger on auth.users: makes the profile and exactly one role. '
  'Definer: sign-up runs as the auth server''s role. An error here would lock people out, so no input may cause one.';

create trigger on_auth_user_created after insert on auth.users
for each row execute function private.create_profile();
