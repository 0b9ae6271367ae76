-- Activity: how often a listing was shown, opened, and saved, and its links were clicked, as daily sums.
-- Every visitor's browser reports visits through count_activity; editors of the listing and admins read the sums.
-- No sum identifies a visitor; addresses are hashed with a salt that is deleted every day.

-- Daily sums.
create type public.activity_kind as enum ('shown', 'opened', 'phone', 'directions', 'website', 'enrollment', 'request', 'saved');

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
  'How often per day a listing was shown, opened, and saved, its phone, directions, website, and enrollment links were clicked, and requests were '
  'sent. It does not store who did it. Rows older than 13 weeks, which include two full months, are deleted by the next count.';
comment on column public.listing_activity.amount is 'At most the daily limit in private.activity_limits, except after a merge.';

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
  ('shown', 20000), ('opened', 5000), ('phone', 2000), ('directions', 2000), ('website', 2000), ('enrollment', 2000), ('request', 2000),
  ('saved', 2000);

-- Rate limits by network address.
create table private.activity_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

comment on table private.activity_salts is 'The salt with which network addresses are hashed on a day. Deleted with the hashes on the next day.';
alter table private.activity_salts enable row level security;

create table private.activity_callers (
  caller bytea primary key,
  minute timestamptz not null,
  calls_in_minute integer not null,
  calls_in_day integer not null
);

comment on table private.activity_callers is
  'How many calls of one kind a network address has sent today, by a hash of both with a daily salt. The address and the content of calls are not '
  'stored.';
alter table private.activity_callers enable row level security;

create function private.get_caller_address() returns text
language sql stable
return (
  -- Only the last address comes from the nearest proxy; the caller can forge the others.
  select btrim(regexp_replace(headers ->> coalesce(private.get_secret('client_address_header'), 'x-forwarded-for'), '^.*,', ''))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
);

comment on function private.get_caller_address is
  'Returns the network address of the current API request, as the nearest proxy reports it in the header that the vault names (client_address_header), '
  'or else last in x-forwarded-for; null when there is none. All other headers can be forged by the caller.';

create function private.caller_network(address text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case family(address::inet) when 6 then network(set_masklen(address::inet, 64))::text else host(address::inet) end;
exception when invalid_text_representation then
  return 'unknown';
end $$;

comment on function private.caller_network is
  'Returns an IPv4 address, or the /64 network of an IPv6 address, which one customer has; "unknown" for anything else.';

create function private.exceeds_network_limit(what text, per_minute integer, per_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.get_caller_address();
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
  values (sha256(convert_to(concat_ws(' ', salt, what, private.caller_network(left(address, 100))), 'UTF8')), date_trunc('minute', now()), 1, 1)
  on conflict (caller) do update set
    calls_in_minute = case when callers.minute = excluded.minute then callers.calls_in_minute + 1 else 1 end,
    calls_in_day = callers.calls_in_day + 1,
    minute = excluded.minute
  returning * into counted;
  return counted.calls_in_minute > per_minute or counted.calls_in_day > per_day;
end $$;

comment on function private.exceeds_network_limit is
  'Counts one call of a kind by the caller''s network address, and returns whether the address has sent more than `per_minute` within a minute or '
  '`per_day` within a day. False where no proxy names the address. Definer: API roles can''t write these counts.';

-- Counting and reading.
create function private.count_activity(batch jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_at_most(pg_column_size(batch), 4000, 'bytes of things to count');
  if (case when jsonb_typeof(batch) = 'array' then jsonb_array_length(batch) not between 1 and 24 else true end) then
    raise exception 'A batch must have 1 to 24 entries' using errcode = '22023', hint = 'invalid_input';
  end if;
  if exists (
    select from jsonb_to_recordset(batch) as entry (listing uuid, kind public.activity_kind)
    where entry.listing is null or entry.kind is null or entry.kind in ('request', 'saved')
  ) then
    raise exception 'Each entry needs a listing, and a kind that browsers report' using errcode = '22023', hint = 'invalid_input';
  end if;
  -- Silently ignored; visitors need no error.
  if private.exceeds_network_limit('activity', 60, 1000) then
    return;
  end if;
  delete from public.listing_activity where day < private.activity_day() - 91;
  -- Locks the listings before their sums, in the same order as a merge, to prevent a deadlock.
  perform from public.doctors
  where id in (select entry.listing from jsonb_to_recordset(batch) as entry (listing uuid))
  order by id for key share;
  insert into public.listing_activity as counted (doctor_id, kind, amount)
  select distinct doctors.id, entry.kind, 1
  from jsonb_to_recordset(batch) as entry (listing uuid, kind public.activity_kind)
  join public.doctors on doctors.id = entry.listing
  where doctors.status = 'published' and not private.has_practice_permission(doctors.id, 'answer')
  order by 1, 2
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + 1
  where counted.amount < (select per_day from private.activity_limits where activity_limits.kind = excluded.kind);
end $$;

comment on function private.count_activity is
  'As count_activity in public, except for people who work at the listing. Nothing of the call is stored but the sum and private.activity_callers. '
  'Visits of suspended members count like those of others. Definer: API roles cannot write sums.';
grant execute on function private.count_activity to anon, authenticated;

create function public.count_activity(batch jsonb) returns void
language sql volatile begin atomic select private.count_activity(batch); end;

comment on function public.count_activity is 'Counts visits of published listings: [{listing, kind}], at most 24 entries, each counted once.';
grant execute on function public.count_activity to anon, authenticated;

create function private.sum_activity(target uuid, first_day date, last_day date)
returns table (
  shown integer, opened integer, phone integer, directions integer, website integer, enrollment integer, request integer, saved integer
)
language sql stable
begin atomic
  select
    coalesce(sum(amount) filter (where kind = 'shown'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'opened'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'phone'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'directions'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'website'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'enrollment'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'request'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'saved'), 0)::integer
  from public.listing_activity where doctor_id = target and day between first_day and last_day;
end;

comment on function private.sum_activity is
  'Returns the activity of a listing from one day through another, as one row. Policies apply: zeros for everyone but editors and admins.';
grant execute on function private.sum_activity to authenticated;

create function public.list_weekly_activity(target uuid)
returns table (
  week date, shown integer, opened integer, phone integer, directions integer, website integer, enrollment integer, request integer, saved integer
)
language sql stable
begin atomic
  select monday, counted.*
  from generate_series(0, 11) as ago
  cross join lateral (select date_trunc('week', private.activity_day()::timestamp)::date - 7 * ago as monday) as weeks
  cross join lateral private.sum_activity(target, monday, monday + 6) as counted
  -- Weeks before the first count are unknown, not zero.
  where monday + 6 >= (select min(day) from public.listing_activity where doctor_id = target)
  order by monday desc;
end;

comment on function public.list_weekly_activity is
  'Returns the activity of a listing in each of the last 12 weeks, starting on Monday, newest first; no rows before the first count. Policies '
  'apply: only editors and admins get rows.';
grant execute on function public.list_weekly_activity to authenticated;

create function public.list_monthly_activity(target uuid)
returns table (
  month date, shown integer, opened integer, phone integer, directions integer, website integer, enrollment integer, request integer, saved integer
)
language sql stable
begin atomic
  select first_day, counted.*
  from generate_series(1, 2) as ago
  cross join lateral (
    select (date_trunc('month', private.activity_day()::timestamp) - ago * interval '1 month')::date as first_day
  ) as months
  cross join lateral (select (first_day + interval '1 month')::date - 1 as last_day) as ends
  cross join lateral private.sum_activity(target, first_day, last_day) as counted
  where last_day >= (select min(day) from public.listing_activity where doctor_id = target)
  order by first_day desc;
end;

comment on function public.list_monthly_activity is
  'Returns the activity of a listing in the last full month and the one before, by their first days, newest first; no rows for months before the '
  'first count. Policies apply: only editors and admins get rows.';
grant execute on function public.list_monthly_activity to authenticated;

-- What members do.
create function private.count_member_action(listing uuid, kind public.activity_kind, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  select listing, private.activity_day(at), count_member_action.kind, 1
  where not private.has_practice_permission(listing, 'answer')
  on conflict on constraint listing_activity_pkey do update set amount = counted.amount + 1
  where counted.amount < (select per_day from private.activity_limits where activity_limits.kind = excluded.kind);
end $$;

comment on function private.count_member_action is
  'Counts that the caller sent a request or saved a listing, except for people who work there. Definer: API roles cannot write sums.';
