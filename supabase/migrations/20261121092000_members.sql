-- Members: names, profiles, roles, sessions, suspensions, and rate limits: who the members are, and whether and how
-- often they can write. Anyone can read profiles that are not hidden, members edit their own, and only functions change
-- roles.

-- Display names: the rules for what a name may contain.
create function private.name_skeleton(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return btrim(regexp_replace(
    replace(replace(
      -- Digits and symbols that look like letters. "I", "l", and "1" look the same.
      translate(
        -- Also before the normalization, which turns some of them into letters of their own script.
        lower(case when value ~ '[^ -~]' then private.replace_look_alikes(
          regexp_replace(
            normalize(private.replace_look_alikes(value), NFKD), '[' || private.combining_marks() || ']', '', 'g'
          )
        ) else value end),
        'i0134578@$|', 'loleastbasl'
      ),
      'rn', 'm'), 'vv', 'w'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2800\u3000-\u303F]+', ' ', 'g'
  ));
end $$;

comment on function private.name_skeleton is
  'Returns the skeleton of a name, which is the same for names that look alike, in the manner of Unicode TR39. For '
  'comparison only.';

create type public.name_problem as enum ('badge_symbol', 'stacked_accents', 'invisible', 'reserved', 'team_member');

comment on type public.name_problem is 'Why a person may not use a name.';

create function private.find_name_flaw(value text) returns public.name_problem
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  badges constant text :=
    '[\u0488\u0489\u066D\u20DD-\u20E0\u20E2-\u20E4\u221A\u22C6\u235F\u2460-\u24FF\u2605\u2606'
    '\u2610-\u2612\u2695\u269C\u269D\u26E8\u2705\u2713-\u2718\u2721-\u274B\u2776-\u2793\u2B50-\u2B52\uA670-\uA672'
    '\U00010102\U0001F100-\U0001F1FF\U0001F31F\U0001F396\U0001F397\U0001F3C5\U0001F3C6\U0001F3F5\U0001F451\U0001F46E'
    '\U0001F4DB\U0001F52F-\U0001F531\U0001F5F8\U0001F5F9\U0001F6E1\U0001F7C0-\U0001F7D8\U0001F947-\U0001F949'
    '\U0001FAAA]';
  three_accents constant text := '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3}';
  invisible constant text := '[\s\u00A0\u1680\u2000-\u200F\u202F\u205F\u2800\u3000' || private.combining_marks()
    || ']+';
begin
  return case
    when value ~ badges then 'badge_symbol'
    when value ~ '[^ -~]' and (
      normalize(value, NFD) ~ three_accents or normalize(value, NFC) ~ ('[' || private.combining_marks() || ']{5}')
    ) then 'stacked_accents'
    when value !~ '[!-~]' and regexp_replace(value, invisible, '', 'g') = '' then 'invisible'
  end;
end $$;

comment on function private.find_name_flaw is
  'Returns what is wrong with the characters of a name; null for nothing. "badge_symbol": it contains a symbol that '
  'can pass for a badge, such as a check mark, star, shield, medal, letter in a circle or square, or flag. '
  '"stacked_accents": it has more than two accents on a letter, or more than four marks of any script, which would '
  'overlap the lines around it. "invisible": it has no visible character.';

create function private.is_allowed_name(value text) returns boolean
language sql immutable parallel safe
return private.find_name_flaw(value) is null;

comment on function private.is_allowed_name is 'Whether the characters of a name are allowed; true for null.';
grant execute on function private.is_allowed_name, private.find_name_flaw, private.name_skeleton,
  private.replace_look_alikes, private.combining_marks to anon, authenticated, service_role;

create function private.strip_titles(skeleton_of_name text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(
  ' ' || skeleton_of_name || ' ', '( (dr|doctor|mr|mrs|ms|md|m d|do|d o|np|fnp|dnp|pa|pa c|phd|mph|faafp|jr|sr))+(?= )',
  '', 'g'
));

comment on function private.strip_titles is 'Returns a name skeleton without titles and credentials.';

create table private.reserved_names (
  phrase text primary key,
  -- "anywhere": however it is spaced; "word": as one of several words; "whole": only alone, because it is also a
  -- surname or a common word.
  scope text not null constraint reserved_names_scope_check check (scope in ('anywhere', 'word', 'whole')),
  skeleton text not null generated always as (private.name_skeleton(phrase)) stored
);

comment on table private.reserved_names is 'Names of the site and its team, which members cannot use.';

insert into private.reserved_names (phrase, scope) values
  ('DPC Nearby', 'anywhere'),
  ('admin', 'word'), ('admins', 'word'), ('administrator', 'word'), ('administrators', 'word'), ('moderator', 'word'),
  ('moderators', 'word'), ('official', 'word'), ('verified', 'word'), ('support', 'word'), ('helpdesk', 'word'),
  ('help', 'whole'),
  ('help desk', 'whole'), ('staff', 'whole'), ('site staff', 'whole'), ('team', 'whole'), ('the team', 'whole'),
  ('site team', 'whole'),
  ('support team', 'whole'), ('community team', 'whole'), ('security team', 'whole'), ('trust and safety', 'whole'),
  ('customer service', 'whole'),
  ('moderation', 'whole'), ('mod', 'whole'), ('security', 'whole'), ('system', 'whole'), ('root', 'whole'),
  ('DPC', 'whole'), ('DPC team', 'whole'), ('anonymous', 'whole');
alter table private.reserved_names enable row level security;

-- Profiles and roles.
create type public.app_role as enum ('patient', 'doctor', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text constraint profiles_full_name_check check (
    private.is_plain_line(full_name, 1, 100)
    and private.is_allowed_name(full_name)
  ),
  publishes_email boolean not null default false,
  email text constraint profiles_email_check check (char_length(email) <= 254 and private.is_email_address(email)),
  phone text constraint profiles_phone_check check (private.is_phone(phone)),
  bio text constraint profiles_bio_check check (char_length(bio) <= 2000),
  location text constraint profiles_location_check check (private.is_plain_line(location, 0, 120)),
  website text
    constraint profiles_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  -- Only the person's own files in the avatars bucket, because pictures from other hosts could track visitors.
  avatar_url text constraint profiles_avatar_url_check check (
    char_length(avatar_url) <= 500
    and avatar_url ~ ('^https?://[^\s<>"]+/storage/v1/object/public/avatars/' || id || '/[^\s/?#<>"]+$')
  ),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'What a person publishes about themselves.';
comment on column public.profiles.publishes_email is
  'Whether the person has opted in to publishing the account''s address.';
comment on column public.profiles.email is
  'The published address: the account''s confirmed address if the person has opted in. Set by triggers.';
comment on column public.profiles.is_hidden is
  'Set while a suspension hides the member''s content; only they and admins can then read the profile.';

grant select on table public.profiles to anon, authenticated;
grant update (full_name, publishes_email, phone, bio, location, website, avatar_url)
on table public.profiles to authenticated;

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);

comment on table public.user_roles is 'The roles of each person. Written by triggers and admin functions only.';

grant select on table public.user_roles to anon, authenticated;

-- The caller: roles, session, and second step.

create function private.has_role(wanted public.app_role) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = wanted
);

comment on function private.has_role is
  'Whether the caller has the role. Definer: policies on user_roles call it, which would recurse.';
grant execute on function private.has_role to anon, authenticated;

create function private.has_current_session() returns boolean
language sql stable security definer set search_path = ''
return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
  select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = (select auth.uid())
);

comment on function private.has_current_session is
  'Whether the session of the caller''s token still exists. The auth server deletes sessions at sign-out, and all '
  'others when the password changes, but their tokens stay valid for up to an hour. Definer: API roles cannot read '
  'sessions.';
grant execute on function private.has_current_session to authenticated;

create function private.has_passed_mfa() returns boolean
language sql stable security definer set search_path = ''
return private.has_current_session() and (
  coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  )
);

comment on function private.has_passed_mfa is
  'Whether the caller''s session has not ended, and they have entered a code of their authenticator app (aal2) or have '
  'no authenticator app. Definer: API roles cannot read factors.';
grant execute on function private.has_passed_mfa to anon, authenticated;

create function private.require_mfa() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_current_session() then
    raise exception 'This session has ended' using errcode = '42501', hint = 'session_ended';
  end if;
  if not private.has_passed_mfa() then
    raise exception 'Please sign in again with the code from your authenticator app first.'
      using errcode = '42501', hint = 'mfa_required';
  end if;
end $$;

comment on function private.require_mfa is
  'Refuses a caller whose session has ended, or who has an authenticator app and has not entered its code (42501).';
grant execute on function private.require_mfa to authenticated;

-- Suspensions.
create table private.suspensions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  reason text not null
    constraint suspensions_reason_check check (char_length(reason) <= 500 and char_length(btrim(reason)) >= 1),
  at timestamptz not null default now(),
  ends_at timestamptz,
  hides_content boolean not null default false,
  address_hash bytea
);

comment on table private.suspensions is 'Members who can''t write until the suspension ends or an admin restores them.';
comment on column private.suspensions.ends_at is 'When the suspension ends by itself; null when only an admin ends it.';
comment on column private.suspensions.hides_content is
  'Whether the member''s posts, comments, and profile are hidden meanwhile.';
comment on column private.suspensions.address_hash is
  'A hash of the account''s email address when the suspension began; changing the address does not end the suspension.';
alter table private.suspensions enable row level security;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from private.suspensions where user_id = person and (ends_at is null or ends_at > now())
  );
end;

comment on function private.is_suspended is
  'Whether a member is suspended now. Definer: API roles cannot read suspensions.';
grant execute on function private.is_suspended to anon, authenticated;

-- Admins, and who can read profiles.

create function private.is_admin() returns boolean
language sql stable
return private.has_role('admin') and private.has_passed_mfa() and not private.is_suspended((select auth.uid()));

comment on function private.is_admin is 'Whether the caller is an admin who is not suspended and has passed MFA.';
grant execute on function private.is_admin to anon, authenticated;

create policy "profiles: visitors can read profiles that are not hidden" on public.profiles
for select to anon using (not is_hidden);

create policy "profiles: members can update their own profile" on public.profiles
for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "profiles: members can read visible profiles and their own" on public.profiles
for select to authenticated using (not is_hidden or id = (select auth.uid()) or (select private.is_admin()));

create policy "user_roles: visitors can read doctor roles" on public.user_roles
for select to anon using (role = 'doctor');

create policy "user_roles: members can read doctor roles and their own" on public.user_roles
for select to authenticated
using (role = 'doctor' or user_id = (select auth.uid()) or (select private.is_admin()));

-- The names that members may choose.
create function private.find_name_problem(value text, person uuid default null) returns public.name_problem
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Comparing look-alikes is slow, and the tables refuse longer names.
  name constant text := left(value, 100);
  flaw constant public.name_problem := private.find_name_flaw(name);
  name_skeleton constant text := private.name_skeleton(name);
  bare constant text := private.strip_titles(name_skeleton);
begin
  return case
    when flaw is not null then flaw
    when exists (
      select from private.reserved_names
      where replace(name_skeleton, ' ', '') = replace(skeleton, ' ', '')
        or (scope = 'anywhere' and strpos(replace(name_skeleton, ' ', ''), replace(skeleton, ' ', '')) > 0)
        or (scope = 'word' and strpos(' ' || name_skeleton || ' ', ' ' || skeleton || ' ') > 0)
    ) then 'reserved'
    when exists (
      select from public.user_roles join public.profiles on profiles.id = user_roles.user_id
      where user_roles.role = 'admin' and profiles.id is distinct from person
        and private.strip_titles(private.name_skeleton(profiles.full_name)) = bare and bare <> ''
    ) then 'team_member'
  end;
end $$;

comment on function private.find_name_problem is
  'Returns why a person may not use a name; null when they may. Reads the first 100 characters. Definer: reads '
  'reserved names and the names of admins.';

grant execute on function private.find_name_problem to anon, authenticated;

create function public.check_name(value text) returns public.name_problem
language sql stable
begin atomic
  select private.find_name_problem(value, auth.uid())
  where private.require_at_most(octet_length(value), 10000, 'bytes of a name');
end;

comment on function public.check_name is
  'Calls private.find_name_problem for the caller. Sign-up calls it before it sends the form.';
grant execute on function public.check_name to anon, authenticated;

-- Rate limits.

create table private.rate_limit_events (
  user_id uuid not null references public.profiles (id) on delete cascade,
  action text not null,
  at timestamptz not null default now()
);

comment on table private.rate_limit_events is
  'When a person did something that is limited, stored for a day. Separate from the created rows, so that deleting '
  'them does not reset the limit.';
create index rate_limit_events_user_id_idx on private.rate_limit_events (user_id, action, at);
alter table private.rate_limit_events enable row level security;

-- Rate limits for one person, counted under a lock so that concurrent requests see each other.
create table private.rate_limits (
  action text not null,
  is_newcomer boolean not null default false,
  max_count integer not null,
  period interval not null,
  primary key (action, is_newcomer)
);

comment on table private.rate_limits is
  'How often one person can do something within a period. A row with is_newcomer replaces the general limit of an '
  'action for members in their first day.';
alter table private.rate_limits enable row level security;

insert into private.rate_limits (action, is_newcomer, max_count, period) values
  ('posts', false, 20, '1 hour'),
  ('posts', true, 5, '1 day'),
  ('comments', false, 60, '1 hour'),
  ('comments', true, 20, '1 day'),
  ('edits', false, 60, '1 hour'),
  ('profile changes', false, 30, '1 hour'),
  ('listing changes', false, 300, '1 hour'),
  ('listings', false, 10, '1 day'),
  ('claims', false, 10, '1 day'),
  ('corrections', false, 40, '1 day'),
  ('reports', false, 20, '1 day'),
  ('requests', false, 20, '1 day'),
  ('closings', false, 5, '1 day'),
  ('price announcements', false, 5, '1 day'),
  ('invitations', false, 20, '1 day'),
  ('uploads', false, 30, '1 day');

create function private.check_rate_limit(action text, doer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_new constant boolean := exists (
    select 1 from public.profiles where id = doer and created_at > now() - interval '1 day'
  );
  rule private.rate_limits;
  free_at timestamptz;
  wait integer;
begin
  select * into strict rule from private.rate_limits
  where rate_limits.action = check_rate_limit.action and (is_new or not rate_limits.is_newcomer)
  order by rate_limits.is_newcomer desc limit 1;
  -- The lock keeps concurrent requests from each seeing one more as allowed.
  perform pg_advisory_xact_lock(hashtextextended(check_rate_limit.action || doer, 0));
  select at + rule.period into free_at from private.rate_limit_events
  where user_id = doer and rate_limit_events.action = check_rate_limit.action and at > now() - rule.period
  order by at desc offset rule.max_count - 1 limit 1;
  if free_at is not null then
    wait := greatest(1, ceil(extract(epoch from free_at - now()) / 60));
    raise exception 'The limit of % % is reached; try again in % minutes', rule.max_count, rule.action, wait
    using errcode = 'PT429', hint = 'rate_limit_reached', detail = json_build_object(
      'action', rule.action, 'max', rule.max_count, 'is_first_day', rule.is_newcomer,
      'is_hourly', rule.period = interval '1 hour', 'minutes', wait
    );
  end if;
end $$;

comment on function private.check_rate_limit is
  'Raises PT429, with the time to wait, when one more action would exceed a limit; holds the lock until the '
  'transaction ends. Definer: API roles cannot read the events.';

create function private.enforce_rate_limit(action text, doer uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_rate_limit(action, doer);
  delete from private.rate_limit_events where user_id = doer and at < now() - interval '1 day';
  insert into private.rate_limit_events (user_id, action) values (doer, enforce_rate_limit.action);
end $$;

comment on function private.enforce_rate_limit is
  'Counts one action of a person, or refuses it like check_rate_limit. Definer: API roles cannot write the events.';

-- What every write of a profile passes through.
create function private.prepare_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem public.name_problem;
begin
  -- A suspension that hides the profile is not a change by its member.
  if tg_op = 'UPDATE' and new is distinct from old and new.is_hidden = old.is_hidden
    and auth.uid() is not null and not private.is_admin() then
    perform private.enforce_rate_limit('profile changes');
  end if;
  if tg_op = 'UPDATE' and old.full_name is distinct from new.full_name then
    problem := private.find_name_problem(new.full_name, new.id);
    if problem is not null then
      raise exception 'The name is not allowed: %', problem
      using errcode = '23514', hint = 'name_not_allowed', detail = json_build_object('problem', problem);
    end if;
  end if;
  new.phone := private.parse_phone(new.phone);
  new.email := case when new.publishes_email then (
    select users.email from auth.users
    where id = new.id and email_confirmed_at is not null
      -- An address that the check of the column refuses stays private, so that sign-up and address changes do not fail.
      and char_length(users.email) <= 254 and private.is_email_address(users.email)
  ) end;
  new.updated_at := now();
  return new;
end $$;

comment on function private.prepare_profile is
  'Trigger: limits how often members change their profile; refuses a new name that imitates the site, its team, or a '
  'badge (23514); stores the phone number in one format; publishes the confirmed address of the account if the person '
  'has opted in; and sets updated_at. Definer: API roles cannot read accounts and the names of admins.';

create trigger profiles_prepare before insert or update on public.profiles
for each row execute function private.prepare_profile();

create function private.refresh_published_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set publishes_email = true where id = new.id and publishes_email;
  return null;
end $$;

comment on function private.refresh_published_email is
  'Trigger on auth.users: updates the published address when the account''s address is confirmed or changed. Definer: '
  'runs as the auth server''s role.';

create trigger on_auth_user_address_changed after update on auth.users
for each row when ((old.email, old.email_confirmed_at) is distinct from (new.email, new.email_confirmed_at))
execute function private.refresh_published_email();

-- Active members.

create function private.require_active_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A token can outlive its account by up to an hour.
  if not exists (select from public.profiles where id = auth.uid()) then
    raise exception 'This account no longer exists' using errcode = '42501', hint = 'account_deleted';
  end if;
  perform private.require_mfa();
  if private.is_suspended(auth.uid()) then
    raise exception 'Your account is suspended. You can read, but not write. See your dashboard for the reason.'
    using errcode = '42501', hint = 'account_suspended';
  end if;
  return true;
end $$;

comment on function private.require_active_member is
  'Returns true, or raises 42501 with the reason: the account was deleted, the session has ended, MFA is missing, or '
  'the member is suspended. Policies call it because their own refusal would not give a reason. Definer: API roles '
  'cannot read suspensions.';
grant execute on function private.require_active_member to authenticated;

-- What every table gets: row-level security, all rights for the service role, and restrictive policies, by which
-- suspended members cannot write, and members with an authenticator app read private data and write only after entering
-- its code. Functions that run with their owner's rights call private.require_active_member() or
-- private.has_passed_mfa() themselves.
create function private.guard_table(target name, has_size_trigger boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  command text;
begin
  execute format('alter table public.%I enable row level security', target);
  execute format('grant all on table public.%I to service_role', target);
  foreach command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy %I on public.%I as restrictive for %s to authenticated %s',
      target || ': only active members can ' || command, target, command,
      case command
        when 'insert' then 'with check ((select private.require_active_member()))'
        else 'using ((select private.require_active_member()))'
      end
    );
  end loop;
  -- Members can write a long value only into a column of variable length.
  if has_size_trigger and exists (
    select from pg_attribute
    where attrelid = format('public.%I', target)::regclass and attnum > 0 and attlen = -1
      and has_column_privilege('authenticated', attrelid, attnum, 'insert, update')
  ) then
    execute format(
      'create trigger _require_small_row before insert or update on public.%I for each row execute function '
      'private.require_small_row()', target
    );
  end if;
  -- Data that visitors cannot read is private.
  if not has_any_column_privilege('anon', format('public.%I', target), 'select') then
    execute format(
      'create policy %I on public.%I as restrictive for select to authenticated using ((select '
      'private.has_passed_mfa()))',
      target || ': members can read only after MFA', target
    );
  end if;
end $$;

comment on function private.guard_table is
  'Enables row-level security for a table, grants all rights to the service role, and creates the restrictive policies '
  'that every table needs, and the size trigger of tables into which members can write texts. Call it for each table '
  'after its grants.';

select private.guard_table('profiles');

select private.guard_table('user_roles');

select private.guard_table('zip_codes');

create policy "objects: members can list files only after MFA" on storage.objects as restrictive
for select to authenticated using ((select private.has_passed_mfa()));

create policy "objects: only active members can upload files" on storage.objects as restrictive
for insert to authenticated with check ((select private.require_active_member()));

create policy "objects: only active members can replace files" on storage.objects as restrictive
for update to authenticated using ((select private.require_active_member()));

create policy "objects: only active members can delete files" on storage.objects as restrictive
for delete to authenticated using ((select private.require_active_member()));

-- Avatars: anyone can view them; the policies are beside those of the photos of practices.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);
