-- The top bar's one request.

create function private.own_suspension() returns table (reason text, ends_at timestamptz, hides_content boolean)
language sql stable security definer set search_path = ''
begin atomic
  select suspensions.reason, suspensions.ends_at, suspensions.hides_content from private.suspensions
  where user_id = auth.uid() and private.is_suspended(user_id) and private.has_proved_enough();
end;

comment on function private.own_suspension is 'The caller''s suspension; no row when there is none. Definer: API roles can''t read suspensions.';
grant execute on function private.own_suspension to authenticated;
-- What people may do with their own account as a whole: take their data along, and leave.

create function private.parts_of(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'tiers', private.tiers_of(target),
    'services', private.services_of(target),
    'offices', private.offices_of(target),
    'clinicians', (
      select coalesce(jsonb_agg(to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] order by position), '[]')
      from public.clinicians where doctor_id = target
    ),
    'departures', (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'npi', npi, 'left_on', left_on, 'leads_on', leads_on) order by created_at), '[]')
      from public.clinician_departures where doctor_id = target
    )
  );
end $$;

comment on function private.parts_of is 'What a listing says in tables of its own.';
grant execute on function private.parts_of to authenticated;

create function private.export_account() returns jsonb
language sql stable
return jsonb_build_object(
  'exported_at', now(),
  'profile', (select to_jsonb(profiles) from public.profiles where id = (select auth.uid())),
  'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = (select auth.uid())),
  'listings', (
    select coalesce(jsonb_agg(
      to_jsonb(doctors) || private.parts_of(id) order by created_at
    ), '[]') from public.doctors
    where (select auth.uid()) in (submitted_by, user_id, claimed_by)
  ),
  'posts', (
    select coalesce(jsonb_agg(to_jsonb(posts) order by created_at), '[]') from public.posts where user_id = (select auth.uid())
  ),
  'comments', (
    select coalesce(jsonb_agg(to_jsonb(post_comments) order by created_at), '[]')
    from public.post_comments where user_id = (select auth.uid())
  ),
  'likes', (
    select coalesce(jsonb_agg(to_jsonb(post_likes) order by created_at), '[]')
    from public.post_likes where user_id = (select auth.uid())
  ),
  'shares', (
    select coalesce(jsonb_agg(to_jsonb(post_shares) order by created_at), '[]')
    from public.post_shares where user_id = (select auth.uid())
  ),
  'claims', (
    select coalesce(jsonb_agg(to_jsonb(claim_evidence) order by created_at), '[]')
    from public.claim_evidence where claimant = (select auth.uid())
  ),
  'submission_notes', (
    select coalesce(jsonb_agg(to_jsonb(submission_notes) order by created_at), '[]')
    from public.submission_notes where author = (select auth.uid())
  ),
  'corrections', (
    select coalesce(jsonb_agg(to_jsonb(listing_corrections) order by created_at), '[]')
    from public.listing_corrections where author = (select auth.uid())
  ),
  'reports', (
    select coalesce(jsonb_agg(to_jsonb(reports) order by created_at), '[]')
    from public.reports where reporter_id = (select auth.uid())
  ),
  'listing_changes', (
    select coalesce(jsonb_agg(to_jsonb(listing_changes) order by created_at), '[]')
    from public.listing_changes where author = (select auth.uid())
  ),
  'requests', (
    select coalesce(jsonb_agg(to_jsonb(practice_requests) order by created_at), '[]')
    from public.practice_requests where user_id = (select auth.uid())
  ),
  'blocks', (
    select coalesce(jsonb_agg(to_jsonb(blocks) order by created_at), '[]')
    from public.blocks where blocker_id = (select auth.uid())
  ),
  'saved_listings', (
    select coalesce(jsonb_agg(to_jsonb(saved_listings) order by created_at), '[]')
    from public.saved_listings where member_id = (select auth.uid())
  ),
  'alerts', (
    select coalesce(jsonb_agg(to_jsonb(alerts) order by created_at), '[]')
    from public.alerts where member_id = (select auth.uid())
  ),
  'notifications', (
    select coalesce(jsonb_agg(to_jsonb(notifications) order by updated_at), '[]')
    from public.notifications where user_id = (select auth.uid())
  )
);

comment on function private.export_account is 'Everything the caller stored and may read, as one JSON document.';
grant execute on function private.export_account to authenticated;

create function private.has_signed_in_recently() returns boolean
language sql stable
return exists (
  select from jsonb_array_elements(
    case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end
  ) as proof
  -- A second step alone, or a token that was refreshed, is no sign-in.
  where proof ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh', 'anonymous')
    and jsonb_typeof(proof -> 'timestamp') = 'number'
    and to_timestamp((proof ->> 'timestamp')::double precision) > now() - interval '10 minutes'
);

comment on function private.has_signed_in_recently is
  'Whether the caller gave a password or a mailed code within ten minutes. The token says so (amr); refreshing it does not count.';

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  perform private.require_proof();
  if not private.has_signed_in_recently() then
    raise exception 'Please prove once more that it is you: sign in again, then delete your account within ten minutes.'
    using errcode = '42501';
  end if;
end $$;

comment on function private.require_recent_sign_in is
  'Refuses a caller who did not sign in within ten minutes, or whose second step is missing (42501). Definer: reads factors.';

create function private.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recent_sign_in();
  delete from auth.users where id = auth.uid();
end $$;

comment on function private.delete_account is
  'Deletes the caller''s account; profile, posts, likes, shares, comments, claims, requests, blocks, saved listings, alerts and notifications go with it; '
  'listings, corrections and reports stay without the person. '
  'Definer: members may not touch the table of accounts. Files are removed through the storage API first.';
grant execute on function private.delete_account to authenticated;

create function public.delete_account() returns void
language sql volatile
begin atomic
  select private.delete_account();
end;

comment on function public.delete_account is 'Deletes the caller''s account for good.';
grant execute on function public.delete_account to authenticated;

create function public.current_member()
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
        where notifications.user_id = profiles.id and notifications.read_at is null and notifications.is_shown limit 100
      ) as unread
    ),
    suspension.reason, suspension.ends_at, coalesce(suspension.hides_content, false)
  from public.profiles left join private.own_suspension() as suspension on true
  where profiles.id = (select auth.uid());
end;

comment on function public.current_member is
  'What the top bar shows of the caller, with unread notifications counted to 100, and why and until when the account is suspended: one request for every page.';
grant execute on function public.current_member to authenticated;
-- What a member takes along: what each part of the schema has of them, as one document.

create function private.export_npis() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object('npis', coalesce(jsonb_agg(to_jsonb(records) - '{is_urgent,due_at,lease,attempts,failure}'::text[] order by npi), '[]'))
  from private.npi_records as records
  where npi in (
    select npi from public.claim_evidence where claimant = auth.uid()
    union
    select npi from public.doctors where user_id = auth.uid()
  );
end;

comment on function private.export_npis is
  'What the registry said of the NPIs that the caller gave for claims and listings. Definer: the records are nobody''s to read.';
grant execute on function private.export_npis to authenticated;

create function public.export_my_data() returns jsonb
language sql stable
begin atomic
  -- The policies alone would hand out half of it as if that were all.
  select private.require_proof();
  select private.export_account() || private.export_staff() || private.export_emails() || private.export_npis() || private.export_appeals();
end;

comment on function public.export_my_data is 'Everything the caller stored, and what was kept about it, as one JSON document.';
grant execute on function public.export_my_data to authenticated;
