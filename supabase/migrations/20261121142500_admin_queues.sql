-- What admins use to work through long queues: how many cases wait, cases by the result of their checks, and search
-- over everything. Only admins can call these functions.

create view private.waiting_cases as
select 'reports' as queue, id, since, due from private.open_cases
union all
select queue, id, since, since + time_to_decide
from (
  select 'appeals' as queue, id, created_at as since, interval '1 day' as time_to_decide from private.separate_appeals
  union all
  select 'removals', id, coalesce(confirmed_at, created_at), interval '2 days'
  from public.removal_requests where status = 'open'
  union all
  -- The contact page promises an answer within this time.
  select 'messages', id, created_at, interval '48 hours' from public.contact_messages where status = 'open'
  union all
  select 'claims', doctor_id, min(created_at), interval '4 days'
  from public.claim_evidence where status in ('pending', 'competing') group by doctor_id
  union all
  select 'changes', id, created_at, interval '5 days' from public.listing_changes
  where status = 'open' and not is_by_others
  union all
  select 'corrections', id, created_at, interval '5 days' from (
    select distinct on (doctor_id, field, case when private.is_correctable_part(field) then id end) id, created_at
    from public.listing_corrections where status = 'open'
    order by doctor_id, field, case when private.is_correctable_part(field) then id end, created_at, id
  ) as first_of_field
  union all
  select 'listings', id, created_at, interval '5 days' from public.doctors where status = 'pending'
) as cases;

comment on view private.waiting_cases is
  'What waits for an admin, since when, and when it is due: the riskier, the sooner. A case that waits longer than '
  'this comes before new ones of a higher risk. An appeal about hidden content belongs to the case of the content, the '
  'claims on a listing are one case, and so are the corrections of a field with the id of the first.';

create function private.count_waiting_work() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer,
  removals integer, messages integer
)
language sql stable set search_path = ''
begin atomic
  select (count(*) filter (where queue = 'listings'))::integer, (count(*) filter (where queue = 'changes'))::integer,
    (count(*) filter (where queue = 'claims'))::integer, (count(*) filter (where queue = 'corrections'))::integer,
    (count(*) filter (where queue = 'reports'))::integer, (count(*) filter (where queue = 'appeals'))::integer,
    (count(*) filter (where queue = 'removals'))::integer, (count(*) filter (where queue = 'messages'))::integer
  from private.waiting_cases;
end;

comment on function private.count_waiting_work is 'Returns how many cases wait for an admin in each queue.';

create function private.has_waiting_work(admin uuid) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from public.user_roles where user_id = admin and role = 'admin')
    and exists (select from private.waiting_cases);
end;

comment on function private.has_waiting_work is 'Whether a member is an admin and any case waits.';

create function private.admin_count_queues() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer,
  removals integer, messages integer
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lapse_claims();
  perform private.close_due_listings();
  perform private.end_due_suspensions();
  return query select * from private.count_waiting_work();
end $$;

comment on function private.admin_count_queues is
  'Returns how many items wait for an admin in each queue. Admins only. Lapses due claims and ends due suspensions '
  'first. Definer: writes claims and suspensions.';
grant execute on function private.admin_count_queues to authenticated;
select private.expose_function('admin_count_queues');

create function private.admin_search_listings(
  query text, in_status public.listing_status, in_ownership public.listing_ownership, in_region text, page_size integer,
  start integer
) returns setof public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(query), '');
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
  select doctors.* from public.doctors
  where doctors.status <> 'draft' and (in_status is null or doctors.status = in_status)
    and (in_ownership is null or doctors.ownership = in_ownership)
    and (in_region is null or doctors.address_state = upper(in_region))
    and (
      words is null
      or lower(doctors.practice_name) like pattern or lower(doctors.address_city) like pattern
      or lower(doctors.credentials) like pattern
      or doctors.npi = words or starts_with(doctors.address_zip, words) or doctors.id::text = lower(words)
      or exists (
        select from auth.users
        where users.id in (
          doctors.user_id, doctors.submitted_by, (
            select claimant from public.claim_evidence
            where doctor_id = doctors.id and claim_evidence.status = 'pending'
          )
        ) and lower(users.email) like pattern and words like '%@%'
      )
    )
  order by doctors.updated_at desc, doctors.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.admin_search_listings is
  'Returns listings other than drafts, latest change first, by name, city, credentials, NPI, ZIP code, id, or the '
  'account email of the owner, claimant, or submitter, filtered by status, ownership, and US state. Admins only. '
  'Definer: API roles can''t read account addresses.';
grant execute on function private.admin_search_listings to authenticated;

create function public.admin_search_listings(
  query text default null, in_status public.listing_status default null,
  in_ownership public.listing_ownership default null,
  in_region text default null, page_size integer default 20, start integer default 0
) returns setof public.doctors
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select listing
  from private.admin_search_listings(query, in_status, in_ownership, in_region, page_size, start) as listing;
end;

comment on function public.admin_search_listings is
  'Returns listings other than drafts, by text, status, ownership, and US state. Admins only.';
grant execute on function public.admin_search_listings to authenticated;

create function public.admin_get_listing_evidence(listings uuid[])
returns table (
  listing_id uuid, verified_before integer, refused_before integer, look_alikes jsonb, unwanted_as text
)
language sql stable
begin atomic
  select listing.id, history.verified, history.refused, alike.found,
    (select entry.name || ' (' || entry.address_zip || ')' from private.find_listing_removal(listing.id) as entry)
  from public.doctors as listing
  cross join lateral (
    select count(*) filter (where other.verified)::integer as verified,
      count(*) filter (where other.status = 'rejected')::integer as refused
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

comment on function public.admin_get_listing_evidence is
  'Returns, for a page of listings, how many other listings their submitter has had verified or rejected, listings '
  'with a similar name in the same ZIP code, and the entry of the removal register that keeps them from being '
  'published. Returns no rows to anyone but admins.';
grant execute on function public.admin_get_listing_evidence to authenticated;

create function private.admin_search_members(
  query text default null, only_suspended boolean default false, page_size integer default 20, start integer default 0
)
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
    array(
      select user_roles.role from public.user_roles where user_roles.user_id = profiles.id order by user_roles.role
    ),
    suspensions.reason, suspensions.at, suspensions.ends_at, profiles.is_hidden
  from public.profiles
  join auth.users on users.id = profiles.id
  left join private.suspensions on suspensions.user_id = profiles.id and private.is_suspended(profiles.id)
  where (not only_suspended or suspensions.user_id is not null)
    and (
      words is null or profiles.id::text = lower(words) or lower(profiles.full_name) like pattern
      or lower(users.email) like pattern
    )
  order by private.slug(profiles.full_name) collate "C" nulls last, profiles.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.admin_search_members is
  'Returns members by name, account email, or id; all of them or only those suspended. Admins only. Definer: API '
  'roles can''t read account addresses.';
grant execute on function private.admin_search_members to authenticated;
select private.expose_function('admin_search_members');

create function private.list_reports_about_member(member uuid) returns setof public.reports
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select reports.* from public.reports
  where reports.profile_id = member
    or reports.post_id in (select posts.id from public.posts where posts.user_id = member)
    or reports.comment_id in (select post_comments.id from public.post_comments where post_comments.user_id = member)
    or reports.doctor_id in (
      select doctors.id from public.doctors
      where doctors.user_id = member or (doctors.user_id is null and doctors.submitted_by = member)
    )
  order by reports.created_at desc, reports.id;
end $$;

comment on function private.list_reports_about_member is
  'Returns reports of a member and of what they wrote, own, or added, newest first. Admins only. Definer: includes '
  'reports of content that the member has deleted.';
grant execute on function private.list_reports_about_member to authenticated;

create function public.list_reports_about_member(member uuid) returns setof public.reports
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select report from private.list_reports_about_member(member) as report;
end;

comment on function public.list_reports_about_member is
  'Returns reports of a member and of what they wrote, own, or added, newest first. Admins only.';
grant execute on function public.list_reports_about_member to authenticated;

create function public.search_moderation_log(query text) returns setof public.moderation_log
language sql stable
begin atomic
  select * from public.moderation_log
  where strpos(lower(subject), lower(btrim(query))) > 0 or strpos(lower(reason), lower(btrim(query))) > 0
    or exists (select from jsonb_each_text(seen) as known where strpos(lower(known.value), lower(btrim(query))) > 0);
end;

comment on function public.search_moderation_log is
  'Returns the log entries whose subject, reason, or seen values contain a text. Row-level security applies: only '
  'admins read any.';
grant execute on function public.search_moderation_log to authenticated;

-- Cases by the result of their checks

create type public.case_flag as enum ('NPI matches', 'NPI failed');

create function private.list_flagged_cases(are_claims boolean)
returns table (doctor_id uuid, claimant uuid, flag public.case_flag)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  with numbers as (
    select doctors.id, null::uuid as claimant, doctors.npi as number from public.doctors
    where not are_claims and doctors.status = 'pending'
    union all
    select doctors.id, null, clinicians.npi
    from public.doctors join public.clinicians on clinicians.doctor_id = doctors.id
    where not are_claims and doctors.status = 'pending'
    union all
    select claims.doctor_id, claims.claimant, claims.npi from public.claim_evidence as claims
    where are_claims and claims.status in ('pending', 'competing')
  ), checked as (
    select numbers.id, numbers.claimant, case
      -- A number with a record is valid.
      when records.status in ('deactivated', 'not found')
        or records.npi is null and not private.is_valid_npi(number) then 'NPI failed'
      when records.status = 'active' and upper(records.state) = upper(doctors.address_state)
        and private.fold(records.city) = private.fold(doctors.address_city) then 'NPI matches'
      else 'unknown'
    end as result
    from numbers join public.doctors using (id) left join private.npi_records as records on records.npi = number
    where number is not null
  )
  select checked.id, checked.claimant, case
    when bool_or(result = 'NPI failed') then 'NPI failed' when bool_and(result = 'NPI matches') then 'NPI matches'
  end::public.case_flag
  from checked group by 1, 2;
end $$;

comment on function private.list_flagged_cases is
  'Returns the pending listings, or the open claims, that have an NPI, with "NPI failed" if one is invalid, '
  'deactivated, or not in the registry, and "NPI matches" if all are active in the city of the listing. Admins only. '
  'Definer: API roles cannot read registry answers.';
grant execute on function private.list_flagged_cases to authenticated;

-- Selecting a row as a whole includes columns that are added later.
create function public.list_flagged_listings(flag public.case_flag) returns setof public.doctors
language sql stable
begin atomic
  select doctors from private.list_flagged_cases(false) as cases join public.doctors on doctors.id = cases.doctor_id
  where cases.flag = list_flagged_listings.flag;
end;

comment on function public.list_flagged_listings is
  'Returns the pending listings with this flag of private.list_flagged_cases. Admins only.';
grant execute on function public.list_flagged_listings to authenticated;

create function public.list_flagged_claims(flag public.case_flag) returns setof public.claim_evidence
language sql stable
begin atomic
  select claims from private.list_flagged_cases(true) as cases
  join public.claim_evidence as claims on (claims.doctor_id, claims.claimant) = (cases.doctor_id, cases.claimant)
  where cases.flag = list_flagged_claims.flag;
end;

comment on function public.list_flagged_claims is
  'Returns the open claims with this flag of private.list_flagged_cases. Admins only.';
grant execute on function public.list_flagged_claims to authenticated;

-- Search. The indexes of trigrams find names with typing errors.

create index doctors_practice_name_trigrams_idx on public.doctors using gin (practice_name extensions.gin_trgm_ops);
create index profiles_full_name_trigrams_idx on public.profiles using gin (full_name extensions.gin_trgm_ops);
create index moderation_log_subject_trigrams_idx on public.moderation_log using gin (subject extensions.gin_trgm_ops);
create index posts_hidden_idx on public.posts (created_at) where hidden_at is not null;
create index post_comments_hidden_idx on public.post_comments (created_at) where hidden_at is not null;

create function private.find_as_admin(typed text, least_similarity real)
returns table (kind text, id uuid, post_id uuid, title text, detail text, status text, at timestamptz)
-- A plan for each text: an index finds the few matches of a rare word, and the newest rows contain a common one.
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted constant tsquery := websearch_to_tsquery('pg_catalog.english', typed);
begin
  perform set_config('pg_trgm.word_similarity_threshold', least_similarity::text, true);
  return query
  select 'listing', found.id, null::uuid, found.practice_name, found.address_city || ', ' || found.address_state,
    found.status::text, found.updated_at
  from (
    (select * from public.doctors where doctors.practice_name operator(extensions.%>) typed limit 300)
    union all
    select * from public.doctors
    where doctors.npi = typed or private.phone_digits(doctors.phone) = private.phone_digits(typed)
  ) as found
  where found.status <> 'draft'
  order by extensions.word_similarity(typed, found.practice_name) desc,
    extensions.similarity(typed, found.practice_name) desc, found.id
  limit 5;
  return query
  select 'member', profiles.id, null::uuid, profiles.full_name, users.email::text,
    case when private.is_suspended(profiles.id) then 'suspended' end, profiles.created_at
  from public.profiles join auth.users on users.id = profiles.id
  where profiles.id in (
    (select named.id from public.profiles as named where named.full_name operator(extensions.%>) typed limit 300)
    union all
    -- Supabase Auth stores addresses in lower case.
    (select addressed.id from auth.users as addressed where strpos(addressed.email, lower(typed)) > 0 limit 300)
  )
  order by strpos(users.email, lower(typed)) > 0 desc, extensions.similarity(typed, profiles.full_name) desc nulls last,
    profiles.id
  limit 5;
  return query
  select found.kind, found.id, found.post_id, authors.full_name, left(found.content, 160),
    case when found.hidden_at is not null then 'hidden' end, found.created_at
  from (
    (select 'post' as kind, posts.id, posts.id as post_id, posts.user_id, posts.content, posts.hidden_at,
      posts.created_at from public.posts where posts.hidden_at is null and posts.deleted_at is null
        and posts.words @@ wanted
        order by posts.created_at desc,
      posts.id desc limit 5)
    union
    (select 'post', posts.id, posts.id, posts.user_id, posts.content, posts.hidden_at,
      posts.created_at from public.posts where posts.hidden_at is not null and posts.words @@ wanted
        order by posts.created_at desc limit 5)
    union
    (select 'comment', comments.id, comments.post_id, comments.user_id, comments.content, comments.hidden_at,
      comments.created_at from public.post_comments as comments where comments.hidden_at is null
        and comments.deleted_at is null and comments.words @@ wanted
        order by comments.created_at desc,
      comments.id desc limit 5)
    union
    (select 'comment', comments.id, comments.post_id, comments.user_id, comments.content, comments.hidden_at,
      comments.created_at from public.post_comments as comments where comments.hidden_at is not null
        and comments.words @@ wanted
        order by comments.created_at desc limit 5)
    union
    select 'post', newest.id, newest.id, newest.user_id, newest.content, newest.hidden_at, newest.created_at
    from (
      select * from public.posts
      where posts.hidden_at is null and posts.deleted_at is null order by posts.created_at desc, posts.id desc limit 100
    ) as newest
    where newest.content operator(extensions.%>) typed
  ) as found
  left join public.profiles as authors on authors.id = found.user_id
  order by found.created_at desc
  limit 5;
  return query
  select 'decision', found.target_id, null::uuid, found.subject, found.event::text, null::text, found.at
  from (select * from public.moderation_log as log where log.subject operator(extensions.%>) typed limit 300) as found
  order by extensions.word_similarity(typed, found.subject) desc, found.id desc
  limit 5;
end $$;

comment on function private.find_as_admin is
  'Returns what private.search_as_admin does, for names with at least this word similarity. Internal.';

create function private.search_as_admin(query text)
returns table (kind text, id uuid, post_id uuid, title text, detail text, status text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := btrim(query);
begin
  perform private.require_admin();
  perform private.require_at_most(octet_length(query), 1000, 'bytes of a search text');
  if char_length(words) < 2 then
    return;
  end if;
  return query select * from private.find_as_admin(words, 0.9);
  if not found then
    -- Lower than the default, so that two letters that changed places in a short word still match.
    return query select * from private.find_as_admin(words, 0.4);
  end if;
end $$;

comment on function private.search_as_admin is
  'Returns up to five listings (by name, phone, or NPI), members (by name or account email), posts and comments (by '
  'words), and decisions (by what they are about), the best first; if there are none, those whose names are similar. '
  'The kind is "listing", "member", "post", "comment", or "decision". Admins only. Definer: API roles cannot read '
  'account addresses and hidden content.';
grant execute on function private.search_as_admin to authenticated;

create function public.search_as_admin(query text)
returns table (kind text, id uuid, post_id uuid, title text, detail text, status text, at timestamptz)
-- Not SQL, which would parse the query before its length is checked.
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.search_as_admin(query);
end $$;

comment on function public.search_as_admin is 'Calls private.search_as_admin.';
grant execute on function public.search_as_admin to authenticated;

-- Notes on cases.

create table public.case_notes (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null,
  author uuid default auth.uid() references public.profiles (id) on delete set null,
  body text not null
    constraint case_notes_body_check check (char_length(body) <= 1000 and private.has_visible_text(body)),
  created_at timestamptz not null default now()
);

comment on table public.case_notes is
  'Notes of admins on cases and members, for other admins. Those on a member are deleted with the account, others soon '
  'after their case.';

create index case_notes_case_id_idx on public.case_notes (case_id, created_at);
create index case_notes_author_idx on public.case_notes (author);

grant select, insert (id, case_id, body) on table public.case_notes to authenticated;

create policy "case_notes: admins can read all" on public.case_notes
for select to authenticated using ((select private.is_admin()));

create policy "case_notes: admins can add their own" on public.case_notes
for insert to authenticated with check (author = (select auth.uid()) and (select private.is_admin()));

select private.guard_table('case_notes');

create function public.list_case_notes(cases uuid[]) returns setof public.case_notes
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select case_notes from public.case_notes where case_id = any (cases);
end;

comment on function public.list_case_notes is
  'Returns the notes on some cases. Row-level security applies: only admins read any.';
grant execute on function public.list_case_notes to authenticated;

create function private.purge_case_notes() returns void
language sql volatile set search_path = ''
begin atomic
  delete from public.case_notes where not exists (
    select from (
      select id from public.profiles
      union all select id from public.posts
      union all select id from public.post_comments
      union all select id from public.reports
      union all select id from public.appeals
      union all select id from public.listing_changes
      union all select id from public.listing_corrections
      union all select id from public.removal_requests
      union all select id from public.contact_messages
      union all select id from public.doctors
    ) as cases where cases.id = case_id
  );
end;

comment on function private.purge_case_notes is
  'Deletes the notes on cases that have been deleted. Called by run_due_tasks.';
