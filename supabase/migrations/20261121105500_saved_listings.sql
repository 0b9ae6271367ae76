-- What members save and watch, and how often a listing was shown: saved listings, alerts, and daily sums of activity.
-- Members read and delete their own rows.

-- Saved listings.

create table public.saved_listings (
  member_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, doctor_id)
);

comment on table public.saved_listings is
  'Listings that members have saved. A listing that is no longer public stays until the member removes it.';

create index saved_listings_doctor_id_idx on public.saved_listings (doctor_id);

grant select, insert (doctor_id), delete on table public.saved_listings to authenticated;

select private.guard_table('saved_listings');

create policy "saved_listings: member can read own" on public.saved_listings
for select to authenticated using (member_id = (select auth.uid()));

create policy "saved_listings: member can save a public listing as self" on public.saved_listings
for insert to authenticated
with check (
  member_id = (select auth.uid())
  and exists (select from public.doctors where doctors.id = doctor_id and doctors.verified)
);

create policy "saved_listings: member can delete own" on public.saved_listings
for delete to authenticated using (member_id = (select auth.uid()));

-- Alerts.

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.profiles (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  place text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  constraint alerts_kind_check check (
    num_nonnulls(doctor_id, place) = 1 and num_nonnulls(place, latitude, longitude) in (0, 3)
  ),
  constraint alerts_listing_key unique (member_id, doctor_id),
  constraint alerts_place_key unique (member_id, place)
);

comment on table public.alerts is
  'Alerts that members have requested and that have not ended. Created by functions only.';
comment on column public.alerts.doctor_id is 'The listing that does not accept patients yet.';
comment on column public.alerts.place is 'The city or ZIP code to watch for new practices; never a person''s location.';

create index alerts_doctor_id_idx on public.alerts (doctor_id);
create index alerts_position_idx on public.alerts (latitude, longitude);

grant select, delete on table public.alerts to authenticated;

select private.guard_table('alerts');

create policy "alerts: member can read own" on public.alerts
for select to authenticated using (member_id = (select auth.uid()));

create policy "alerts: member can delete own" on public.alerts
for delete to authenticated using (member_id = (select auth.uid()));

create table public.alert_finds (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (alert_id, doctor_id)
);

comment on table public.alert_finds is 'The new practices that an alert about a place has reported.';

create index alert_finds_doctor_id_idx on public.alert_finds (doctor_id);

grant select on table public.alert_finds to authenticated;

select private.guard_table('alert_finds');

create policy "alert_finds: member can read those of own alerts" on public.alert_finds
for select to authenticated using (exists (select from public.alerts where alerts.id = alert_id));

create view public.alert_cards with (security_invoker = true) as
select
  alerts.id, alerts.doctor_id, alerts.place, alerts.created_at,
  doctors.practice_name,
  finds.ids as found_ids, finds.names as found_names, finds.total as found_count
from public.alerts
left join public.doctors on doctors.id = alerts.doctor_id and doctors.verified
left join lateral (
  select (array_agg(listed.id order by found_at desc, listed.id))[:6] as ids,
    (array_agg(listed.practice_name order by found_at desc, listed.id))[:6] as names, count(*)::integer as total
  from public.alert_finds join public.doctors as listed on listed.id = alert_finds.doctor_id
  where alert_finds.alert_id = alerts.id and listed.verified
) as finds on true;

comment on view public.alert_cards is
  'An alert for display, with the name of its listing if public, and the newest practices found around its place.';
grant select on public.alert_cards to authenticated, service_role;

create table private.published_listings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  published_by uuid,
  is_announced boolean not null default false,
  published_at timestamptz not null
);

comment on table private.published_listings is
  'Every listing that has ever been public, so that withdrawing and republishing it does not make it new again.';
comment on column private.published_listings.published_by is 'The user who published it; null for seeds and jobs.';

create index published_listings_unannounced_idx on private.published_listings (doctor_id) where not is_announced;
create index published_listings_published_at_idx on private.published_listings (published_at);
alter table private.published_listings enable row level security;

-- Activity.

-- Daily sums.
create type public.activity_kind
as enum ('shown', 'opened', 'phone', 'directions', 'website', 'enrollment', 'request', 'saved');

create function private.activity_day(moment timestamptz default now()) returns date
language sql stable
return (moment at time zone 'America/Chicago')::date;

comment on function private.activity_day is 'Returns the day in US Central time, on which activity is counted.';
grant execute on function private.activity_day to authenticated, service_role;

create table public.listing_activity (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  day date not null default private.activity_day(),
  kind public.activity_kind not null,
  amount integer not null constraint listing_activity_amount_check check (amount > 0),
  primary key (doctor_id, day, kind)
);

comment on table public.listing_activity is
  'How often per day a listing was shown, opened, and saved, its phone, directions, website, and enrollment links were '
  'clicked, and requests were sent. It does not store who did it. Rows older than 13 weeks, which include two full '
  'months, are deleted by the next count.';
comment on column public.listing_activity.amount is
  'At most the daily limit in private.activity_limits, except after a merge.';

create index listing_activity_day_idx on public.listing_activity (day);

-- API roles cannot write sums; count_activity adds single visits.
grant select on table public.listing_activity to authenticated;

select private.guard_table('listing_activity');

create policy "listing_activity: editors and admins can read activity" on public.listing_activity
for select to authenticated
using ((select private.is_admin()) or doctor_id = any ((select private.listings_with_permission('edit'))::uuid[]));

create table private.activity_limits (
  kind public.activity_kind primary key,
  per_day integer not null
);

comment on table private.activity_limits is
  'The most that is counted for a listing per day across all visitors; more than one network address can reach.';
alter table private.activity_limits enable row level security;

insert into private.activity_limits (kind, per_day) values
  ('shown', 20000), ('opened', 5000), ('phone', 2000), ('directions', 2000), ('website', 2000), ('enrollment', 2000),
    ('request', 2000),
  ('saved', 2000);

-- Rate limits by network address.
create table private.activity_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

comment on table private.activity_salts is
  'The salt with which network addresses are hashed on a day. Deleted with the hashes on the next day.';
alter table private.activity_salts enable row level security;

create table private.activity_callers (
  caller bytea primary key,
  minute timestamptz not null,
  calls_in_minute integer not null,
  calls_in_day integer not null
);

comment on table private.activity_callers is
  'How many calls of one kind a network address has sent today, by a hash of both with a daily salt. The address and '
  'the content of calls are not stored.';
alter table private.activity_callers enable row level security;

create function private.caller_network(address text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case family(address::inet)
    when 6 then network(set_masklen(address::inet, 64))::text
    else host(address::inet)
  end;
exception when invalid_text_representation then
  return 'unknown';
end $$;

comment on function private.caller_network is
  'Returns an IPv4 address, or the /64 network of an IPv6 address, which one customer has; "unknown" for anything '
  'else.';

create function private.exceeds_network_limit(what text, per_minute integer, per_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  -- As the nearest proxy reports it in the header that the vault names, or else last in x-forwarded-for; the caller can
  -- forge all others.
  address constant text := (
    select btrim(
      regexp_replace(headers ->> coalesce(private.get_secret('client_address_header'), 'x-forwarded-for'), '^.*,', '')
    )
    from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
  );
  today constant date := private.activity_day();
  salt uuid;
  counted private.activity_callers;
begin
  if address is null then
    return false;
  end if;
  salt := (select activity_salts.salt from private.activity_salts where day = today);
  if salt is null then
    insert into private.activity_salts (day) values (today) on conflict do nothing;
    if found then
      delete from private.activity_salts where day < today;
      delete from private.activity_callers;
    end if;
    salt := (select activity_salts.salt from private.activity_salts where day = today);
  end if;
  insert into private.activity_callers as callers (caller, minute, calls_in_minute, calls_in_day)
  values (
    sha256(convert_to(concat_ws(' ', salt, what, private.caller_network(left(address, 100))), 'UTF8')),
    date_trunc('minute', now()), 1, 1
  )
  on conflict (caller) do update set
    calls_in_minute = case when callers.minute = excluded.minute then callers.calls_in_minute + 1 else 1 end,
    calls_in_day = callers.calls_in_day + 1,
    minute = excluded.minute
  returning * into counted;
  return counted.calls_in_minute > per_minute or counted.calls_in_day > per_day;
end $$;

comment on function private.exceeds_network_limit is
  'Counts one call of a kind by the caller''s network address, and returns whether the address has sent more than '
  '`per_minute` within a minute or `per_day` within a day. False where no proxy names the address. Definer: API roles '
  'can''t write these counts.';
