-- What administrators look things up with: counts of what waits, every listing, every member.

create function private.count_waiting_work() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language plpgsql stable set search_path = '' as $$
begin
  return query select
    (select count(*)::integer from public.doctors where state = 'waiting'),
    (select count(*)::integer from public.listing_changes where state = 'open'),
    (select count(*)::integer from public.claim_evidence where claim_evidence.state in ('pending', 'rival')),
    (select count(*)::integer from public.listing_corrections where status = 'open'),
    (select count(*)::integer from private.open_cases),
    (select count(*)::integer from public.appeals where status = 'open'),
    (select count(*)::integer from public.removal_requests where status = 'open'),
    (select count(*)::integer from public.contact_messages where status = 'open');
end $$;

comment on function private.count_waiting_work is 'Returns how many items wait for an admin in each queue.';

create function private.has_waiting_work(admin uuid) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from public.user_roles where user_id = admin and role = 'admin')
    and exists (select from private.count_waiting_work() as work, jsonb_each_text(to_jsonb(work)) as queue where queue.value::integer > 0);
end;

comment on function private.has_waiting_work is 'Whether anything waits for a member as an admin; false for everybody else.';

create function private.desk_counts() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lapse_claims();
  perform private.end_due_suspensions();
  return query select * from private.count_waiting_work();
end $$;

comment on function private.desk_counts is 'How much waits for an administrator; lets claims lapse first. Definer: as lapse_claims.';
grant execute on function private.desk_counts to authenticated;

create function public.desk_counts() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language sql volatile
begin atomic
  select listings, changes, claims, corrections, reports, appeals, removals, messages from private.desk_counts();
end;

comment on function public.desk_counts is 'How much waits for an administrator; administrators only.';
grant execute on function public.desk_counts to authenticated;

create function private.desk_listings(
  query text, in_state public.listing_state, in_ownership public.listing_ownership, in_region text, page_size integer, start integer
) returns setof public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(query), '');
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
  select doctors.* from public.doctors
  where doctors.state <> 'draft' and (in_state is null or doctors.state = in_state)
    and (in_ownership is null or doctors.ownership = in_ownership)
    and (in_region is null or doctors.address_state = upper(in_region))
    and (
      words is null
      or lower(doctors.practice_name) like pattern or lower(doctors.address_city) like pattern or lower(doctors.credentials) like pattern
      or doctors.npi = words or starts_with(doctors.address_zip, words) or doctors.id::text = lower(words)
      or exists (
        select from auth.users
        where users.id in (doctors.user_id, doctors.claimed_by, doctors.submitted_by) and lower(users.email) like pattern and words like '%@%'
      )
    )
  order by doctors.updated_at desc, doctors.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.desk_listings is
  'Every listing but drafts, newest change first, by name, city, credentials, NPI, ZIP, id, or the e-mail address of its owner, claimant or submitter. '
  'Definer: account addresses are nobody else''s to read.';
grant execute on function private.desk_listings to authenticated;

create function public.desk_listings(
  query text default null, in_state public.listing_state default null, in_ownership public.listing_ownership default null,
  in_region text default null, page_size integer default 20, start integer default 0
) returns setof public.doctors
language sql stable
begin atomic
  -- The row as a whole: its columns named would be those of today.
  select listing from private.desk_listings(query, in_state, in_ownership, in_region, page_size, start) as listing;
end;

comment on function public.desk_listings is
  'Every listing but drafts by name, city, credentials, NPI, ZIP, or its people''s e-mail, in a state, an ownership, a region; administrators only.';
grant execute on function public.desk_listings to authenticated;

create function public.desk_evidence(listings uuid[])
returns table (listing_id uuid, verified_before integer, refused_before integer, look_alikes jsonb)
language sql stable
begin atomic
  select listing.id, history.verified, history.refused, alike.found
  from public.doctors as listing
  cross join lateral (
    select count(*) filter (where other.verified)::integer as verified, count(*) filter (where other.state = 'refused')::integer as refused
    from public.doctors as other
    where other.submitted_by = listing.submitted_by and other.id <> listing.id
  ) as history
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(similar_one) order by similar_one.similarity desc), '[]') as found
    from public.find_similar_listings(listing.practice_name, listing.address_zip) as similar_one
    where similar_one.id <> listing.id
  ) as alike
  where listing.id = any (listings) and (select private.is_admin());
end;

comment on function public.desk_evidence is
  'What speaks for and against listings: how many others their submitter added that were verified or refused, and listings of a like name '
  'in the same ZIP. One question for a page of them. Administrators only: nobody else gets a row.';
grant execute on function public.desk_evidence to authenticated;

create function private.desk_members(query text, only_suspended boolean, page_size integer, start integer)
returns table (
  id uuid, full_name text, email text, avatar_url text, created_at timestamptz, roles public.app_role[],
  suspended_because text, suspended_at timestamptz, suspended_until timestamptz, is_hidden boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(query), '');
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
  select profiles.id, profiles.full_name, users.email::text, profiles.avatar_url, profiles.created_at,
    array(select user_roles.role from public.user_roles where user_roles.user_id = profiles.id order by user_roles.role),
    suspensions.reason, suspensions.at, suspensions.ends_at, profiles.is_hidden
  from public.profiles
  join auth.users on users.id = profiles.id
  left join private.suspensions on suspensions.user_id = profiles.id and private.is_suspended(profiles.id)
  where (not only_suspended or suspensions.user_id is not null)
    and (words is null or profiles.id::text = lower(words) or lower(profiles.full_name) like pattern or lower(users.email) like pattern)
  order by lower(profiles.full_name) nulls last, profiles.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.desk_members is 'Members by name, account address or id. Definer: account addresses are nobody else''s to read.';
grant execute on function private.desk_members to authenticated;

create function public.desk_members(
  query text default null, only_suspended boolean default false, page_size integer default 20, start integer default 0
) returns table (
  id uuid, full_name text, email text, avatar_url text, created_at timestamptz, roles public.app_role[],
  suspended_because text, suspended_at timestamptz, suspended_until timestamptz, is_hidden boolean
)
language sql stable
begin atomic
  select id, full_name, email, avatar_url, created_at, roles, suspended_because, suspended_at, suspended_until, is_hidden
  from private.desk_members(query, only_suspended, page_size, start);
end;

comment on function public.desk_members is 'Members by name, account address or id, all or the suspended ones; administrators only.';
grant execute on function public.desk_members to authenticated;
