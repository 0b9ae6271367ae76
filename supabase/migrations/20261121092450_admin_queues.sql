-- What admins use to work through long queues: cases by the result of their checks, and one search over everything. Only admins can call these functions.

-- Cases by the result of their checks

create type public.case_flag as enum ('NPI matches', 'NPI failed');

create function private.flag_npi(number text, record private.npi_records, city text, state text) returns public.case_flag
language sql stable
return case
  -- A number with a record is valid.
  when record.status in ('deactivated', 'not found') or record.npi is null and not private.is_valid_npi(number) then 'NPI failed'::public.case_flag
  when record.status = 'active' and upper(record.state) = upper(state) and private.fold(record.city) = private.fold(city) then 'NPI matches'
end;

comment on function private.flag_npi is 'Whether an NPI is invalid, deactivated, or not in the registry, or active in a city; null otherwise.';

create function private.list_flagged_listings(flag public.case_flag) returns setof public.doctors
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  with waiting as (
    select doctors.id, doctors.npi as number, doctors.address_city, doctors.address_state from public.doctors where doctors.status = 'pending'
  ), numbers as (
    select * from waiting
    union all
    select waiting.id, clinicians.npi, waiting.address_city, waiting.address_state from waiting join public.clinicians on clinicians.doctor_id = waiting.id
  ), checked as (
    select numbers.id, private.flag_npi(number, records, address_city, address_state) as result
    from numbers left join private.npi_records as records on records.npi = number where number is not null
  )
  select doctors.* from public.doctors
  where doctors.id in (
    select checked.id from checked group by checked.id
    having case when flag = 'NPI failed' then bool_or(coalesce(result = flag, false)) else bool_and(coalesce(result = flag, false)) end
  );
end $$;

comment on function private.list_flagged_listings is 'See public.list_flagged_listings. Definer: API roles can''t read registry answers.';
grant execute on function private.list_flagged_listings to authenticated;

create function public.list_flagged_listings(flag public.case_flag) returns setof public.doctors
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select listing from private.list_flagged_listings(flag) as listing;
end;

comment on function public.list_flagged_listings is
  'Returns the pending listings with a failed NPI, or with only NPIs that are active in their city. Admins only.';
grant execute on function public.list_flagged_listings to authenticated;

create function private.list_flagged_claims(flag public.case_flag) returns setof public.claim_evidence
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select claims.* from public.claim_evidence as claims
  join public.doctors on doctors.id = claims.doctor_id
  left join private.npi_records as records on records.npi = claims.npi
  where claims.status in ('pending', 'competing') and private.flag_npi(claims.npi, records, address_city, address_state) = flag;
end $$;

comment on function private.list_flagged_claims is 'See public.list_flagged_claims. Definer: API roles can''t read registry answers.';
grant execute on function private.list_flagged_claims to authenticated;

create function public.list_flagged_claims(flag public.case_flag) returns setof public.claim_evidence
language sql stable
begin atomic
  select claim from private.list_flagged_claims(flag) as claim;
end;

comment on function public.list_flagged_claims is 'Returns the open claims whose NPI failed, or is active in the city of the listing. Admins only.';
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
  'Returns what public.search_as_admin does, for names with at least this word similarity. Internal.';

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

comment on function private.search_as_admin is 'See public.search_as_admin. Definer: API roles can''t read account addresses and hidden content.';
grant execute on function private.search_as_admin to authenticated;

create function public.search_as_admin(query text)
returns table (kind text, id uuid, post_id uuid, title text, detail text, status text, at timestamptz)
-- Not SQL, which would parse the query before its length is checked.
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.search_as_admin(query);
end $$;

comment on function public.search_as_admin is
  'Returns up to five listings (by name, phone, or NPI), members (by name or account email), posts and comments (by words), and decisions (by what they are about), the '
  'best first; if there are none, those whose names are similar. The kind is "listing", "member", "post", "comment", or "decision". Admins only.';
grant execute on function public.search_as_admin to authenticated;
