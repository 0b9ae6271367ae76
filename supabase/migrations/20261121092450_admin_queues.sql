-- What admins use to work through long queues: cases by the result of their checks, and one search over everything. Only admins can call these functions.

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
  'Returns the pending listings, or the open claims, that have an NPI, with "NPI failed" if one is invalid, deactivated, '
  'or not in the registry, and "NPI matches" if all are active in the city of the listing. Admins only. Definer: API '
  'roles cannot read registry answers.';
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
  select 'listing', found.id, null::uuid, found.practice_name, found.address_city || ', ' || found.address_state, found.status::text, found.updated_at
  from (
    (select * from public.doctors where doctors.practice_name operator(extensions.%>) typed limit 300)
    union all
    select * from public.doctors where doctors.npi = typed or private.phone_digits(doctors.phone) = private.phone_digits(typed)
  ) as found
  where found.status <> 'draft'
  order by extensions.word_similarity(typed, found.practice_name) desc, extensions.similarity(typed, found.practice_name) desc, found.id
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
  order by strpos(users.email, lower(typed)) > 0 desc, extensions.similarity(typed, profiles.full_name) desc nulls last, profiles.id
  limit 5;
  return query
  select found.kind, found.id, found.post_id, authors.full_name, left(found.content, 160), case when found.hidden_at is not null then 'hidden' end, found.created_at
  from (
    (select 'post' as kind, posts.id, posts.id as post_id, posts.user_id, posts.content, posts.hidden_at, posts.created_at from public.posts
      where posts.hidden_at is null and posts.deleted_at is null and posts.words @@ wanted order by posts.created_at desc, posts.id desc limit 5)
    union
    (select 'post', posts.id, posts.id, posts.user_id, posts.content, posts.hidden_at, posts.created_at from public.posts
      where posts.hidden_at is not null and posts.words @@ wanted order by posts.created_at desc limit 5)
    union
    (select 'comment', comments.id, comments.post_id, comments.user_id, comments.content, comments.hidden_at, comments.created_at from public.post_comments as comments
      where comments.hidden_at is null and comments.deleted_at is null and comments.words @@ wanted order by comments.created_at desc, comments.id desc limit 5)
    union
    (select 'comment', comments.id, comments.post_id, comments.user_id, comments.content, comments.hidden_at, comments.created_at from public.post_comments as comments
      where comments.hidden_at is not null and comments.words @@ wanted order by comments.created_at desc limit 5)
    union
    select 'post', newest.id, newest.id, newest.user_id, newest.content, newest.hidden_at, newest.created_at
    from (
      select * from public.posts where posts.hidden_at is null and posts.deleted_at is null order by posts.created_at desc, posts.id desc limit 100
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
