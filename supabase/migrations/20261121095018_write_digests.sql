-- The digest of a week: for who wishes it, what is new around a ZIP code. Off until wished for.

create type private.digest as (place text, fresh integer, one uuid, accepting integer);

create function private.digest_of(member uuid) returns private.digest
language sql stable set search_path = ''
begin atomic
  with area as (
    select zip_codes.city || ', ' || zip_codes.state || ' ' || zip as place, miles, private.earth_position(latitude, longitude) as center
    from public.mail_preferences join public.zip_codes on zip = digest_zip cross join private.near_miles() as miles
    where member_id = member
  ),
  fresh as (
    select doctors.id from area, private.published_listings
    join public.doctors on doctors.id = published_listings.doctor_id and doctors.verified
    where published_at > now() - interval '7 days'
      and exists (
        select from private.spots_of(doctors) as spot
        where private.earth_position(spot.latitude, spot.longitude) operator(extensions.<->) center <= miles
      )
      and member is distinct from doctors.submitted_by and member is distinct from doctors.user_id
  )
  select place, (select count(*)::integer from fresh), (select id from fresh order by id limit 1), (
    select count(*)::integer from (
      select distinct doctor_id from private.doctor_search
      where position operator(extensions.<@) extensions.cube_enlarge(center, miles, 3) and position operator(extensions.<->) center <= miles
        and facts @> private.fact_ids(array['=accepting-new-patients'])
      limit 1000
    ) as few
  )
  from area;
end;

comment on function private.digest_of is
  'The place around which a member is told of each week, the practices with an office there that became public within seven days (and one of them), and how many '
  'accept new patients, up to 1,000. What the member put up is not new to them.';

create function private.post_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, kind, dedupe_key, due_at)
  select member_id, 'digest', 'digest/' || member_id || '/' || to_char(here, 'IYYY-IW'), at
  from public.mail_preferences
  cross join lateral (select at at time zone coalesce(time_zone, 'America/New_York') as here) as clock
  where digest_zip is not null and not 'digest' = any (not_mailed) and extract(isodow from here) = 1 and extract(hour from here) >= 8
  on conflict (dedupe_key) do nothing;
end;

comment on function private.post_digests is
  'From Monday at 8 on, by their clock, one digest for each member who wishes it. Called before each look for mail; one that has nothing new to tell '
  'is not sent.';

create function private.post_admin_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, kind, dedupe_key, due_at)
  select user_roles.user_id, 'admin digest', 'admin digest/' || user_roles.user_id || '/' || here::date, at
  from public.user_roles
  left join public.mail_preferences on member_id = user_roles.user_id
  cross join lateral (select at at time zone coalesce(time_zone, 'America/New_York') as here) as clock
  where user_roles.role = 'admin' and extract(hour from here) >= 8
    and not coalesce('admin_digest' = any (not_mailed), false)
    and private.has_waiting_work(user_roles.user_id)
  on conflict (dedupe_key) do nothing;
end;

comment on function private.post_admin_digests is
  'From 8 a.m. on, by their clock, enqueues one mail a day for each admin who has not switched it off, when work waits. Called before each look for mail.';
