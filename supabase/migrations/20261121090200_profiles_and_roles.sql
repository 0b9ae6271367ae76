-- Names that are refused: those of the site and its staff, in any alphabet, and those that imitate a badge.

create function private.name_skeleton(value text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(replace(
    -- Digits and signs that are read as letters. "I", "l", and "1" look the same.
    translate(
      -- Before the normalization as well, which turns some of them into letters of their own script.
      lower(case when value ~ '[^ -~]' then private.replace_look_alikes(
        regexp_replace(normalize(private.replace_look_alikes(value), NFKD), '[' || private.combining_marks() || ']', '', 'g')
      ) else value end),
      'i0134578@$|', 'loleastbasl'
    ),
    'rn', 'm'), 'vv', 'w'),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2800\u3000-\u303F]+', ' ', 'g'
));

comment on function private.name_skeleton is
  'The skeleton of a name: names that look alike have the same. For comparing only, in the manner of Unicode TR39.';

create function private.has_badge_symbol(value text) returns boolean
language sql immutable strict parallel safe
return value ~ ('[\u0488\u0489\u066D\u20DD-\u20E0\u20E2-\u20E4\u221A\u22C6\u235F\u2460-\u24FF\u2605\u2606\u2610-\u2612\u2695\u269C\u269D\u26E8'
  '\u2705\u2713-\u2718\u2721-\u274B\u2776-\u2793\u2B50-\u2B52\uA670-\uA672\U00010102\U0001F100-\U0001F1FF\U0001F31F\U0001F396\U0001F397'
  '\U0001F3C5\U0001F3C6\U0001F3F5\U0001F451\U0001F46E\U0001F4DB\U0001F52F-\U0001F531\U0001F5F8\U0001F5F9\U0001F6E1\U0001F7C0-\U0001F7D8'
  '\U0001F947-\U0001F949\U0001FAAA]');

comment on function private.has_badge_symbol is
  'Whether a text holds a symbol that can pass for a badge: check marks, stars, shields, medals, letters in circles and squares, flags.';

create function private.has_stacked_marks(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[^ -~]' and (
  normalize(value, NFD) ~ '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3}'
  or normalize(value, NFC) ~ ('[' || private.combining_marks() || ']{5}')
);

comment on function private.has_stacked_marks is
  'Whether a text piles combining marks up: more than two accents on a letter, or more than four marks of any script.';

create function private.is_visible(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[!-~]' or regexp_replace(value, '[\s\u00A0\u1680\u2000-\u200F\u202F\u205F\u2800\u3000' || private.combining_marks() || ']+', '', 'g') <> '';

comment on function private.is_visible is 'Whether a text shows anything.';

create function private.is_honest_name(value text) returns boolean
language sql immutable parallel safe
return value is null or (not private.has_badge_symbol(value) and not private.has_stacked_marks(value) and private.is_visible(value));

comment on function private.is_honest_name is 'Whether a name shows something, and neither imitates a badge nor runs over the lines around it. Null does.';
grant execute on function private.is_honest_name, private.has_badge_symbol, private.has_stacked_marks, private.is_visible,
  private.name_skeleton, private.replace_look_alikes, private.combining_marks to anon, authenticated, service_role;

create table private.reserved_names (
  phrase text primary key,
  -- "anywhere": however it is spaced; "word": beside other words; "whole": only alone, for it is a surname or a common word as well.
  scope text not null constraint reserved_names_scope_check check (scope in ('anywhere', 'word', 'whole')),
  skeleton text not null generated always as (private.name_skeleton(phrase)) stored
);

comment on table private.reserved_names is 'What no member may be called: the names of the site and of those who run it.';

insert into private.reserved_names (phrase, scope) values
  ('DPC Nearby', 'anywhere'),
  ('admin', 'word'), ('admins', 'word'), ('administrator', 'word'), ('administrators', 'word'), ('moderator', 'word'),
  ('moderators', 'word'), ('official', 'word'), ('verified', 'word'), ('support', 'word'), ('helpdesk', 'word'),
  ('help', 'whole'), ('help desk', 'whole'), ('staff', 'whole'), ('site staff', 'whole'), ('team', 'whole'), ('the team', 'whole'),
  ('site team', 'whole'), ('support team', 'whole'), ('community team', 'whole'), ('security team', 'whole'), ('trust and safety', 'whole'),
  ('customer service', 'whole'), ('moderation', 'whole'), ('mod', 'whole'), ('security', 'whole'), ('system', 'whole'), ('root', 'whole'),
  ('DPC', 'whole'), ('DPC team', 'whole'), ('anonymous', 'whole');
alter table private.reserved_names enable row level security;

create function private.is_reserved_name(value text) returns boolean
language sql stable strict security definer set search_path = ''
begin atomic
  select exists (
    select from private.reserved_names, private.name_skeleton(value) as skeleton_of_name
    where replace(skeleton_of_name, ' ', '') = replace(skeleton, ' ', '')
      or (scope = 'anywhere' and strpos(replace(skeleton_of_name, ' ', ''), replace(skeleton, ' ', '')) > 0)
      or (scope = 'word' and strpos(' ' || skeleton_of_name || ' ', ' ' || skeleton || ' ') > 0)
  );
end;

comment on function private.is_reserved_name is
  'Whether a name is, or holds, one of the site''s own, in letters that look like it. Definer: reads a private table.';
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
-- Who may write at all, and how much: limits for one person, counted under a lock so that parallel attempts see each other.

create table private.suspensions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  reason text not null constraint suspensions_reason_check check (char_length(btrim(reason)) between 1 and 500),
  by uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  ends_at timestamptz,
  hides_content boolean not null default false,
  address_hash bytea
);

comment on table private.suspensions is 'Members who can''t write until the suspension ends or an admin restores them.';
comment on column private.suspensions.ends_at is 'When the suspension ends by itself; null when only an admin ends it.';
comment on column private.suspensions.hides_content is 'Whether the member''s posts, comments, and profile are hidden meanwhile.';
create index suspensions_by_idx on private.suspensions (by);
alter table private.suspensions enable row level security;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from private.suspensions where user_id = person and (ends_at is null or ends_at > now())
  );
end;

comment on function private.is_suspended is
  'Whether a member is suspended now. Definer: API roles can''t read suspensions.';

create function private.is_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A token outlives its account by up to an hour.
  if not exists (select from public.profiles where id = auth.uid()) then
    raise exception 'This account no longer exists' using errcode = '42501';
  end if;
  perform private.require_proof();
  if private.is_suspended(auth.uid()) then
    raise exception 'Your account is suspended: it can read, but not write. Your dashboard says why.' using errcode = '42501';
  end if;
  return true;
end $$;

comment on function private.is_active is
  'True, or an error that says what is the matter (no account any more, second step owed, suspended): policies ask it, and their own '
  'refusal would not say. '
  'Definer: nobody reads who is suspended.';
grant execute on function private.is_active to authenticated;

create table private.limits (
  deed text not null,
  is_newcomer boolean not null default false,
  allowed integer not null,
  span interval not null,
  -- With the number in place of %s: "You have written 5 posts on your first day. You can write again in 3 hours."
  done text not null,
  within text not null,
  again text not null,
  primary key (deed, is_newcomer)
);

comment on table private.limits is
  'How often one person may do a thing within a span. Newcomers, in their first day, have rows of their own where they differ.';
alter table private.limits enable row level security;

insert into private.limits (deed, is_newcomer, allowed, span, done, within, again) values
  ('posts', false, 20, '1 hour', 'written %s posts', 'within an hour', 'write again'),
  ('posts', true, 5, '1 day', 'written %s posts', 'on your first day', 'write again'),
  ('comments', false, 60, '1 hour', 'written %s comments', 'within an hour', 'write again'),
  ('comments', true, 20, '1 day', 'written %s comments', 'on your first day', 'write again'),
  ('edits', false, 60, '1 hour', 'edited posts and comments %s times', 'within an hour', 'edit again'),
  ('profile changes', false, 30, '1 hour', 'changed your profile %s times', 'within an hour', 'change it again'),
  ('listing changes', false, 300, '1 hour', 'saved changes to listings %s times', 'within an hour', 'save again'),
  ('listings', false, 10, '1 day', 'added %s listings', 'within a day', 'add another one'),
  ('claims', false, 10, '1 day', 'claimed %s listings', 'within a day', 'claim another one'),
  ('corrections', false, 40, '1 day', 'suggested %s corrections', 'within a day', 'suggest another one'),
  ('reports', false, 20, '1 day', 'filed %s reports', 'within a day', 'report again'),
  ('requests', false, 20, '1 day', 'sent %s requests', 'within a day', 'send another one'),
  ('invitations', false, 20, '1 day', 'sent %s invitations', 'within a day', 'send another one'),
  ('uploads', false, 30, '1 day', 'uploaded %s pictures', 'within a day', 'upload another one');

create table private.deeds (
  user_id uuid not null references public.profiles (id) on delete cascade,
  deed text not null,
  at timestamptz not null default now()
);

comment on table private.deeds is
  'When a person did what is limited, kept for a day. Apart from what was made, or deleting would make room for more.';
create index deeds_user_id_idx on private.deeds (user_id, deed, at);
alter table private.deeds enable row level security;

create function private.check_limit(deed text, doer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_new constant boolean := exists (
    select 1 from public.profiles where id = doer and created_at > now() - interval '1 day'
  );
  rule private.limits;
  free_at timestamptz;
  wait integer;
begin
  select * into strict rule from private.limits
  where limits.deed = check_limit.deed and (is_new or not limits.is_newcomer)
  order by limits.is_newcomer desc limit 1;
  -- One at a time, or requests side by side would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(check_limit.deed || doer, 0));
  select at + rule.span into free_at from private.deeds
  where user_id = doer and deeds.deed = check_limit.deed and at > now() - rule.span
  order by at desc offset rule.allowed - 1 limit 1;
  if free_at is not null then
    wait := greatest(1, ceil(extract(epoch from free_at - now()) / 60));
    raise exception 'You have % %. You can % in %.', format(rule.done, rule.allowed), rule.within, rule.again,
      case when wait = 1 then '1 minute' when wait <= 90 then wait || ' minutes' else ceil(wait / 60.0) || ' hours' end
    using errcode = 'PT429';
  end if;
end $$;

comment on function private.check_limit is
  'Refuses what goes beyond a limit and says when to go on (PT429); holds the lock until the transaction ends. '
  'Definer: members do not keep their own account.';

create function private.spend(deed text, doer uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_limit(deed, doer);
  delete from private.deeds where user_id = doer and at < now() - interval '1 day';
  insert into private.deeds (user_id, deed) values (doer, spend.deed);
end $$;

comment on function private.spend is 'Counts one deed of a person, or refuses it. Definer: members do not keep their own account.';
-- Profile pictures: public to look at, each person writes below a folder named by their id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

-- The bucket is public, so its URLs need no policy; reading rows is for the owner, or anyone could list everybody's files.
create policy "avatars: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "avatars: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.is_active()));

create policy "avatars: person replaces own" on storage.objects
for update to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "avatars: person removes own" on storage.objects
for delete to authenticated
using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- What is known of a person, with the day it was checked: whether they are of the site's team, a physician, or the owner of a practice.

create function private.is_physician_taxonomy(taxonomy text) returns boolean
language sql immutable parallel safe
-- The classifications that the NUCC groups as "Allopathic & Osteopathic Physicians".
return split_part(taxonomy, ',', 1) = any (array[
  'Allergy & Immunology', 'Anesthesiology', 'Clinical Pharmacology', 'Colon & Rectal Surgery', 'Dermatology', 'Emergency Medicine',
  'Family Medicine', 'General Practice', 'Hospitalist', 'Integrative Medicine', 'Internal Medicine', 'Medical Genetics', 'Neurological Surgery',
  'Neuromusculoskeletal Medicine & OMM', 'Neuromusculoskeletal Medicine', 'Nuclear Medicine', 'Obstetrics & Gynecology', 'Ophthalmology',
  'Orthopaedic Surgery', 'Otolaryngology', 'Pain Medicine', 'Pathology', 'Pediatrics', 'Phlebology', 'Physical Medicine & Rehabilitation',
  'Plastic Surgery', 'Preventive Medicine', 'Psychiatry & Neurology', 'Radiology', 'Surgery', 'Thoracic Surgery (Cardiothoracic Vascular Surgery)',
  'Transplant Surgery', 'Urology'
]);

comment on function private.is_physician_taxonomy is 'Whether a taxonomy of the NPI registry is one of physicians: nurses, dentists, and others have NPIs as well.';

-- These are in PL/pgSQL, which keeps its plans: the feed compares names for each physician on a page.
create function private.words_of_name(name text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array(
    select word from string_to_table(private.strip_titles(private.name_skeleton(name)), ' ') as word where char_length(word) > 1
  );
end $$;

comment on function private.words_of_name is 'The words of a name for comparing, without titles, credentials, and initials.';

create function private.names_agree(own_name text, registry_name text, other_names text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  own_words constant text[] := private.words_of_name(own_name);
begin
  return cardinality(own_words) >= 2
    and own_words <@ private.words_of_name(concat_ws(' ', registry_name, array_to_string(other_names, ' ')));
end $$;

comment on function private.names_agree is
  'Whether all words of a person''s name, two at least, are in the name that the registry has, or in an earlier one.';

create function private.person_badges(person uuid)
returns table (is_staff boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  is_staff := private.is_staff(person);
  select own.owned_since, own.id, own.practice_name into owner_since, practice_id, practice_name
  from public.doctors as own
  where own.user_id = person and own.verified and own.claim_status = 'approved'
  order by own.owned_since, own.id limit 1;
  if practice_id is not null then
    select max(records.checked_at) into physician_checked_at
    from public.doctors as own
    cross join lateral (
      select own.npi union all select clinicians.npi from public.clinicians where clinicians.doctor_id = own.id
    ) as named (npi)
    join private.npi_records as records on records.npi = named.npi
    where own.user_id = person and own.verified and own.claim_status = 'approved'
      and records.status = 'active' and records.kind = 'individual' and records.checked_at > now() - interval '45 days'
      and private.is_physician_taxonomy(records.taxonomy)
      and private.names_agree((select full_name from public.profiles where id = person), records.name, records.other_names);
  end if;
  return next;
end $$;

comment on function private.person_badges is
  'Whether a person is of the site''s team; since when they own a published practice, the first of them; and when the registry last said that an '
  'NPI which their practice names is of a physician of their name (45 days at most). Definer: reads roles and the registry''s answers.';
grant execute on function private.person_badges to anon, authenticated;

create function public.person_badges(person uuid)
returns table (is_staff boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language sql stable rows 1
begin atomic
  select is_staff, physician_checked_at, owner_since, practice_id, practice_name from private.person_badges(person);
end;

comment on function public.person_badges is 'The checked facts about one person, with their dates.';
grant execute on function public.person_badges to anon, authenticated;
comment on column private.suspensions.address_hash is 'Of the account''s address when the suspension began: changing it does not end the suspension.';
-- Whom every table asks about, by restrictive policies beside whatever else allows a thing: a suspended member reads and writes nothing
-- more than a stranger's, and who has an authenticator app reads what is private and writes only after its code.
-- Functions that write with their owner's rights ask private.is_active() themselves, those that read private.has_proved_enough().

create function private.guard_table(target name) returns void
language plpgsql set search_path = '' as $$
declare
  command text;
begin
  foreach command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy %I on public.%I as restrictive for %s to authenticated %s',
      target || ': only active members ' || command, target, command,
      case command when 'insert' then 'with check ((select private.is_active()))' else 'using ((select private.is_active()))' end
    );
  end loop;
  if has_any_column_privilege('authenticated', format('public.%I', target), 'insert, update') then
    execute format(
      'create trigger _require_small_row before insert or update on public.%I for each row execute function private.require_small_row()', target
    );
  end if;
  -- What no stranger reads is somebody's own.
  if not has_any_column_privilege('anon', format('public.%I', target), 'select') then
    execute format(
      'create policy %I on public.%I as restrictive for select to authenticated using ((select private.has_proved_enough()))',
      target || ': read after the second step', target
    );
  end if;
end $$;

select private.guard_table('profiles');

select private.guard_table('user_roles');

select private.guard_table('zip_codes');

comment on function private.guard_table is
  'Makes the restrictive policies that every table needs, and the trigger that keeps megabytes out of those that members write. A migration '
  'calls it for each table that it creates, after its grants.';

create policy "files: listed after the second step" on storage.objects as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create policy "files: only active members replace" on storage.objects as restrictive
for update to authenticated using ((select private.is_active()));

create policy "files: only active members remove" on storage.objects as restrictive
for delete to authenticated using ((select private.is_active()));
