-- A member's own account: what the top bar shows, their sessions, the export of their data, and deleting the account.
-- Every function here acts on the caller only.
-- Deleting an account requires a sign-in within the last ten minutes; drafts are deleted, and other listings stay
-- without the person.

-- Sign-up.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The client controls the metadata: anything but "doctor" becomes a patient, so signing up can't make an admin.
  chosen public.app_role :=
    case when new.raw_user_meta_data -> 'role' = '"doctor"'::jsonb then 'doctor' else 'patient' end;
  -- Whatever the client sent, as one line of at most 100 characters.
  chosen_name constant text := case when jsonb_typeof(new.raw_user_meta_data -> 'full_name') = 'string' then
    nullif(btrim(left(btrim(private.plain_line(left(new.raw_user_meta_data ->> 'full_name', 1000))), 100)), '')
  end;
begin
  -- Without an allowed name, the site asks for one later.
  insert into public.profiles (id, full_name, publishes_email)
  values (
    new.id,
    case when private.find_name_problem(chosen_name) is null then chosen_name end,
    -- The sign-up form offers this to doctors only.
    coalesce(chosen = 'doctor' and new.raw_user_meta_data -> 'publishes_email' = 'true'::jsonb, false)
  );
  insert into public.user_roles (user_id, role) values (new.id, chosen);
  -- The language of the page with the sign-up form, for the member's emails.
  if new.raw_user_meta_data -> 'language' = '"es"'::jsonb then
    insert into public.notification_preferences (member_id, language) values (new.id, 'es');
  end if;
  perform private.resume_suspension(new.id, new.email);
  return new;
end $$;

comment on function private.create_profile is
  'Trigger on auth.users: creates the profile and exactly one role, and stores the language of a sign-up in Spanish. '
  'Definer: sign-up runs as the auth server''s role. An error here would prevent sign-ups, so no input may cause one.';

create trigger on_auth_user_created after insert on auth.users
for each row execute function private.create_profile();

-- The top bar.
create function private.get_own_suspension() returns table (reason text, ends_at timestamptz, hides_content boolean)
language sql stable security definer set search_path = ''
begin atomic
  select suspensions.reason, suspensions.ends_at, suspensions.hides_content from private.suspensions
  where user_id = auth.uid() and private.is_suspended(user_id) and private.has_passed_mfa();
end;

comment on function private.get_own_suspension is
  'Returns the caller''s suspension; no row when there is none. Definer: API roles cannot read suspensions.';
grant execute on function private.get_own_suspension to authenticated;

create function public.get_current_member()
returns table (
  full_name text, avatar_url text, roles public.app_role[], unread_count integer,
  suspended_because text, suspended_until timestamptz, is_hidden boolean
)
language sql stable
begin atomic
  select profiles.full_name, profiles.avatar_url,
    array(select role from public.user_roles where user_roles.user_id = profiles.id order by role),
    (
      select count(*)::integer from (
        select from public.notifications
        where notifications.user_id = profiles.id and notifications.read_at is null limit 100
      ) as unread
    ),
    suspension.reason, suspension.ends_at, coalesce(suspension.hides_content, false)
  from public.profiles left join private.get_own_suspension() as suspension on true
  where profiles.id = (select auth.uid());
end;

comment on function public.get_current_member is
  'Returns what the top bar shows of the caller, with unread notifications counted up to 100, and the reason and end '
  'of a suspension, in one request for every page.';
grant execute on function public.get_current_member to authenticated;

-- Sessions. The auth server has no API for them.
create function private.list_my_sessions()
returns table (id uuid, user_agent text, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
begin atomic
  select private.require_mfa();
  select sessions.id, left(sessions.user_agent, 500),
    -- `refreshed_at` is in UTC without a time zone, and null until the token is refreshed for the first time.
    coalesce(sessions.refreshed_at at time zone 'UTC', sessions.created_at) as used_at,
    sessions.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions
  where sessions.user_id = auth.uid() and (sessions.not_after is null or sessions.not_after > now())
  order by used_at desc, sessions.id limit 100;
end;

comment on function private.list_my_sessions is
  'Returns the caller''s sessions, the last used ones first, at most 100. A session in use is refreshed about once an '
  'hour. Definer: API roles cannot read sessions.';
grant execute on function private.list_my_sessions to authenticated;
select private.expose_function('list_my_sessions');

create function private.end_session(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_mfa();
  delete from auth.sessions where id = target and user_id = auth.uid();
end $$;

comment on function private.end_session is
  'Ends a session of the caller; does nothing if it has ended already. Its refresh token is deleted with it, and its '
  'access token can''t write anymore. Definer: API roles cannot delete sessions.';
grant execute on function private.end_session to authenticated;
select private.expose_function('end_session');

-- The export of a member's data.
create function private.describe_references(item jsonb) returns jsonb
language sql stable
return item || jsonb_strip_nulls(jsonb_build_object(
  'practice_name', (select practice_name from public.doctors where id = (item ->> 'doctor_id')::uuid),
  'member_name', (
    select full_name from public.profiles
    where id in ((item ->> 'blocked_id')::uuid, (item ->> 'profile_id')::uuid, (item ->> 'followed_id')::uuid)
  ),
  'post', (
    select jsonb_build_object('content', content, 'author_name', full_name, 'created_at', posts.created_at)
    from public.posts join public.profiles on profiles.id = posts.user_id
    where posts.id = (item ->> 'post_id')::uuid
  ),
  'comment', (
    select jsonb_build_object('content', content, 'author_name', full_name, 'created_at', post_comments.created_at)
    from public.post_comments join public.profiles on profiles.id = post_comments.user_id
    where post_comments.id = (item ->> 'comment_id')::uuid
  )
));

comment on function private.describe_references is
  'Adds to a row of an export the names and texts that its ids refer to, as far as the caller may read them, so that a '
  'person can read it.';
grant execute on function private.describe_references to authenticated;

create function private.export_private_rows() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'notification_preferences',
    (select to_jsonb(preferences) from public.notification_preferences as preferences where member_id = auth.uid()),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event, 'created_at', created_at, 'due_at', due_at, 'sent_at', sent_at,
        'not_sent_because', case when given_up_at is not null then last_error end
      ) order by created_at), '[]')
      -- Invitations are left out: whether one was emailed reveals whether the address has an account.
      from private.outbox where recipient = auth.uid() and invitation_id is null
    ),
    'npis', (
      select coalesce(
        jsonb_agg(to_jsonb(records) - '{is_urgent,due_at,lease,attempts,failure}'::text[] order by npi), '[]'
      )
      from private.npi_records as records
      where npi in (
        select npi from public.claim_evidence where claimant = auth.uid()
        union
        select npi from public.doctors where user_id = auth.uid()
      )
    )
  );
end;

comment on function private.export_private_rows is
  'Returns the caller''s preferences, their emails of the last 90 days, and the registry records of NPIs that they '
  'gave for claims and listings. Definer: API roles can''t read these rows.';
grant execute on function private.export_private_rows to authenticated;

create function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  exported jsonb;
  part record;
  entries jsonb;
begin
  -- Without this check, policies would hide rows and the export would look complete.
  perform private.require_mfa();
  exported := jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(profiles) from public.profiles where id = auth.uid()),
    'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = auth.uid()),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(doctors) || jsonb_build_object(
        'tiers', private.get_part(id, 'tiers'),
        'services', private.get_part(id, 'services'),
        'offices', (
          select coalesce(jsonb_agg(office - 'id' order by place), '[]')
          from jsonb_array_elements(private.get_part(id, 'offices')) with ordinality as entry (office, place)
        ),
        'clinicians', (
          select coalesce(
            jsonb_agg(to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] order by position), '[]'
          )
          from public.clinicians where doctor_id = doctors.id
        )
      ) order by created_at), '[]') from public.doctors
      where auth.uid() in (submitted_by, user_id)
        or id in (
          select doctor_id from public.claim_evidence where claimant = auth.uid() and claim_evidence.status = 'pending'
        )
    ),
    'earlier_versions', (
      select coalesce(jsonb_agg(to_jsonb(content_versions) order by written_at), '[]') from public.content_versions
      where post_id in (select id from public.posts where user_id = auth.uid())
        or comment_id in (select id from public.post_comments where user_id = auth.uid())
    ),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(practice_invitations) order by created_at), '[]')
      from public.practice_invitations
      where user_id = auth.uid() or invited_by = auth.uid() or email = (select private.get_own_email())
    ),
    'appeals', (
      select coalesce(jsonb_agg(to_jsonb(appeals) - '{decision_id,decided_by}'::text[] order by created_at), '[]')
      from public.appeals where appellant_id = auth.uid()
    )
  );
  for part in
    select * from (values
      ('posts', 'posts', 'user_id', 'created_at'),
      ('comments', 'post_comments', 'user_id', 'created_at'),
      ('likes', 'post_likes', 'user_id', 'created_at'),
      ('comment_likes', 'comment_likes', 'user_id', 'created_at'),
      ('shares', 'post_shares', 'user_id', 'created_at'),
      ('bookmarks', 'post_bookmarks', 'user_id', 'created_at'),
      ('followed_posts', 'post_follows', 'user_id', 'created_at'),
      ('followed_members', 'member_follows', 'follower_id', 'created_at'),
      ('claims', 'claim_evidence', 'claimant', 'created_at'),
      ('practices_worked_for', 'practice_members', 'user_id', 'created_at'),
      ('submission_notes', 'submission_notes', 'author', 'created_at'),
      ('corrections', 'listing_corrections', 'author', 'created_at'),
      ('reports', 'reports', 'reporter_id', 'created_at'),
      ('listing_changes', 'listing_changes', 'author', 'created_at'),
      ('requests', 'practice_requests', 'user_id', 'created_at'),
      ('blocks', 'blocks', 'blocker_id', 'created_at'),
      ('saved_listings', 'saved_listings', 'member_id', 'created_at'),
      ('alerts', 'alerts', 'member_id', 'created_at'),
      ('notifications', 'notifications', 'user_id', 'updated_at')
    ) as parts (key, table_name, member_column, time_column)
  loop
    execute format(
      -- The words are only for search.
      'select coalesce(jsonb_agg(private.describe_references(to_jsonb(entry) - ''words'') order by %I), ''[]'') '
      'from public.%I as entry where %I = auth.uid()',
      part.time_column, part.table_name, part.member_column
    ) into entries;
    exported := exported || jsonb_build_object(part.key, entries);
  end loop;
  return exported || private.export_private_rows();
end $$;

comment on function public.export_my_data is
  'Returns everything that the caller stored, and what was recorded about it, as one JSON document.';
grant execute on function public.export_my_data to authenticated;

create function private.prepare_profile_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.case_notes where case_id = old.id;
  delete from public.doctors where status = 'draft' and old.id in (submitted_by, user_id);
  perform private.transition_listing(held.id, 'leave', 'account') from (
    select id from public.doctors where user_id = old.id
    union select doctor_id from public.claim_evidence where claimant = old.id and status = 'pending'
    order by id
  ) as held;
  return old;
end $$;

comment on function private.prepare_profile_deletion is
  'Trigger: before an account is deleted, by its member or by the auth server, deletes the notes of admins on it and '
  'its drafts, which no one else can read, and leaves its listings without an owner and claims. Definer: members '
  'cannot transition listings.';

create trigger profiles_prepare_deletion before delete on public.profiles
for each row execute function private.prepare_profile_deletion();

create function private.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recent_sign_in();
  -- The listings are locked first, to prevent a deadlock with a decision about the caller's claim.
  perform from public.doctors
  where user_id = auth.uid() or id in (
    select doctor_id from public.claim_evidence where claimant = auth.uid() and status in ('pending', 'competing')
  )
  order by id for update;
  delete from auth.users where id = auth.uid();
end $$;

comment on function private.delete_account is
  'Permanently deletes the caller''s account: profile, posts, likes, shares, comments, claims, requests, blocks, '
  'saved listings, alerts, and notifications; listings, corrections, and reports stay without the person. The client '
  'first removes the files through the storage API. Errors: 42501 as in require_recent_sign_in. Definer: API roles '
  'cannot delete accounts.';
grant execute on function private.delete_account to authenticated;
select private.expose_function('delete_account');

-- Hosted projects do not allow SQL to delete files, so the browser deletes the files that this function returns.
create function private.prepare_account_deletion(choices jsonb default '[]') returns table (bucket text, name text)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  ended uuid[];
  listing uuid;
begin
  -- Nothing is detached from an account that delete_account would refuse to delete.
  perform private.require_recent_sign_in();
  if private.has_role('admin') then
    perform private.require_other_admin(me);
  end if;
  -- Suspended members can delete their account, but they can't change listings or delete files.
  if private.is_suspended(me) then
    return;
  end if;
  -- A repeated call no longer owns what the first one handed over.
  perform private.prepare_to_leave(doctors.id, choice.next_owner, choice.is_closing)
  from jsonb_to_recordset(choices) as choice (target uuid, next_owner uuid, is_closing boolean)
  join public.doctors on doctors.id = choice.target and doctors.user_id = me
  where doctors.status = 'published' or choice.is_closing is not true
  order by doctors.id;
  ended := array(select id from public.doctors where user_id = me);
  -- A listing with another owner keeps its photo.
  perform private.write_listing(id, '{"photo_url": null}') from public.doctors
  where split_part(private.photo_path(photo_url), '/', 1) = me::text and user_id is null;
  foreach listing in array ended loop
    perform private.write_listing(
      listing, jsonb_build_object(
        'gallery', '[]'::jsonb, 'clinicians', (
          select coalesce(jsonb_agg(person - 'photo_url'), '[]')
          from jsonb_array_elements(private.get_part(listing, 'clinicians')) as person
        )
      ) || case
        when split_part(private.photo_path(photo_url), '/', 1) = me::text then '{"photo_url": null}'
        else '{}'
      end::jsonb
    )
    from public.doctors where id = listing;
  end loop;
  return query
  select objects.bucket_id::text, objects.name::text from storage.objects
  where (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(objects.name))[1] = me::text
      and not (bucket_id = 'practice-photos' and private.is_photo_of_other_listing(objects.name)))
    or (
      bucket_id in ('clinician-photos', 'gallery-photos')
      and (storage.foldername(objects.name))[1] = any (ended::text[])
    );
end $$;

comment on function private.prepare_account_deletion is
  'Prepares the deletion of the caller''s account: applies `choices` [{target, next_owner, is_closing}] to practices '
  'of the caller like leave_practice, detaches the photos of the account, and returns the buckets and names of the '
  'files to remove. Call it before delete_account. Does nothing for a suspended member. Errors: 42501 like '
  'delete_account; those of prepare_to_leave. Definer: changes listings that the caller may not own.';
grant execute on function private.prepare_account_deletion to authenticated;
select private.expose_function('prepare_account_deletion');
