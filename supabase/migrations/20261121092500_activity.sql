-- How often a listing was shown, opened and pressed: sums of a day, in which nobody's visit can be told from another's.

create type public.activity_kind as enum ('shown', 'opened', 'phone', 'directions', 'website', 'enrollment', 'request');

create function private.activity_day(moment timestamptz default now()) returns date
language sql stable
return (moment at time zone 'America/Chicago')::date;

comment on function private.activity_day is 'The day that something is counted on: that of the middle of the country.';
grant execute on function private.activity_day to authenticated, service_role;

create table public.listing_activity (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  day date not null default private.activity_day(),
  kind public.activity_kind not null,
  amount integer not null constraint listing_activity_amount_check check (amount > 0),
  primary key (doctor_id, day, kind)
);

comment on table public.listing_activity is
  'How often a listing was shown in results and opened, its phone, directions, website and pages for enrollment or booking pressed, and '
  'requests sent to it, a day. Who it was is stored nowhere. What is older than 13 weeks is deleted by what is counted next.';
comment on column public.listing_activity.amount is 'At most what private.activity_caps allows a day, but for what a merger brings along.';

create index listing_activity_day_idx on public.listing_activity (day);

-- Nobody writes a sum; strangers and members have single visits counted by count_activity.
grant select on table public.listing_activity to authenticated;
grant all on table public.listing_activity to service_role;
alter table public.listing_activity enable row level security;

select private.guard_table('listing_activity');

create table private.activity_caps (
  kind public.activity_kind primary key,
  a_day integer not null
);

comment on table private.activity_caps is
  'The most that is counted of a listing on a day, across all visitors: higher than one network address can reach.';
alter table private.activity_caps enable row level security;

insert into private.activity_caps (kind, a_day) values
  ('shown', 20000), ('opened', 5000), ('phone', 2000), ('directions', 2000), ('website', 2000), ('enrollment', 2000), ('request', 2000);

create table private.activity_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

comment on table private.activity_salts is 'What addresses are hashed with on a day. Deleted with the hashes when the next day begins.';
alter table private.activity_salts enable row level security;

create table private.activity_callers (
  caller bytea primary key,
  minute timestamptz not null,
  calls_in_minute integer not null,
  calls_in_day integer not null
);

comment on table private.activity_callers is
  'How many calls of one kind an address has sent today, by a hash of both that is salted anew each day. The address and what was sent are not in it.';
alter table private.activity_callers enable row level security;

create function private.caller_address() returns text
language sql stable
return (
  select coalesce(
    headers ->> 'cf-connecting-ip',
    -- The last one is the nearest proxy's word; those before it are whatever the caller sent.
    btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))
  )
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
);

comment on function private.caller_address is
  'The network address that a request of the API comes from, as the proxy before it says; null where none says so.';

create function private.caller_network(address text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case family(address::inet) when 6 then network(set_masklen(address::inet, 64))::text else host(address::inet) end;
exception when invalid_text_representation then
  return 'unknown';
end $$;

comment on function private.caller_network is 'An IPv4 address, or the network of 64 bits that one customer has of IPv6; "unknown" for anything else.';

create function private.is_too_fast(what text, a_minute integer, a_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.caller_address();
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
  return counted.calls_in_minute > a_minute or counted.calls_in_day > a_day;
end $$;

comment on function private.is_too_fast is
  'Counts one call of a kind by the caller''s network address, and returns whether the address has sent more than `a_minute` within a minute or '
  '`a_day` within a day. False where no proxy names the address. Definer: API roles can''t write these counts.';

create function private.count_activity(batch jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_at_most(pg_column_size(batch), 4000, 'bytes of things to count');
  if (case when jsonb_typeof(batch) = 'array' then jsonb_array_length(batch) not between 1 and 24 else true end) then
    raise exception 'A batch is a list of 1 to 24 things to count' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_to_recordset(batch) as entry (listing uuid, kind public.activity_kind)
    where entry.listing is null or entry.kind is null or entry.kind = 'request'
  ) then
    raise exception 'Each thing to count names its listing and its kind; requests are counted as they are sent' using errcode = '22023';
  end if;
  -- Left out without a word: no visitor has to know.
  if private.is_too_fast('activity', 60, 1000) then
    return;
  end if;
  delete from public.listing_activity where day < private.activity_day() - 91;
  -- Before their sums, or a merger that has them and wants the sums would wait for this, and this for it.
  perform from public.doctors
  where id in (select entry.listing from jsonb_to_recordset(batch) as entry (listing uuid))
  order by id for key share;
  insert into public.listing_activity as counted (doctor_id, kind, amount)
  select distinct doctors.id, entry.kind, 1
  from jsonb_to_recordset(batch) as entry (listing uuid, kind public.activity_kind)
  join public.doctors on doctors.id = entry.listing
  where doctors.status = 'published' and not private.may_at(doctors.id, 'answer')
  order by 1, 2
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + 1
  where counted.amount < (select a_day from private.activity_caps where activity_caps.kind = excluded.kind);
end $$;

comment on function private.count_activity is
  'Adds one to a sum of each public listing named, unless the caller works there: nothing else of the call is kept but private.activity_callers. A suspended '
  'member''s visits count as anybody''s. Definer: nobody writes a sum.';
grant execute on function private.count_activity to anon, authenticated;

create function public.count_activity(batch jsonb) returns void
language sql volatile begin atomic select private.count_activity(batch); end;

comment on function public.count_activity is
  'Counts what happened to public listings: [{listing, kind}], at most 24, each once. What was counted is for the listing''s owner.';
grant execute on function public.count_activity to anon, authenticated;

create function private.count_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  values (new.doctor_id, private.activity_day(new.created_at), 'request', 1)
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + 1
  where counted.amount < (select a_day from private.activity_caps where activity_caps.kind = excluded.kind);
  return null;
end $$;

comment on function private.count_request is 'Trigger: counts a request as it is sent. Definer: nobody writes a sum.';

create trigger count_request after insert on public.practice_requests
for each row execute function private.count_request();

create function private.move_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  select new.merged_into, day, kind, amount from public.listing_activity where doctor_id = new.id
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + excluded.amount;
  delete from public.listing_activity where doctor_id = new.id;
  return null;
end $$;

comment on function private.move_activity is
  'Trigger: what was counted of a listing that is merged goes to the one that stays. Definer: nobody writes a sum.';

create trigger move_activity after update of merged_into on public.doctors
for each row when (new.merged_into is not null and new.merged_into is distinct from old.merged_into)
execute function private.move_activity();

create function public.listing_weeks(target uuid)
returns table (
  week date, shown integer, opened integer, phone integer, directions integer, website integer, enrollment integer, request integer
)
language sql stable
begin atomic
  with counted as (
    select day, kind, amount from public.listing_activity where doctor_id = target
  ),
  weeks as (
    select date_trunc('week', private.activity_day()::timestamp)::date - 7 * ago as monday from generate_series(0, 11) as ago
  )
  select
    weeks.monday,
    coalesce(sum(amount) filter (where kind = 'shown'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'opened'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'phone'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'directions'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'website'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'enrollment'), 0)::integer,
    coalesce(sum(amount) filter (where kind = 'request'), 0)::integer
  from weeks left join counted on counted.day between weeks.monday and weeks.monday + 6
  -- Before the first count nobody knows that there was nothing to count.
  where weeks.monday + 6 >= (select min(day) from counted)
  group by weeks.monday
  order by weeks.monday desc;
end;

comment on function public.listing_weeks is
  'What was counted of a listing in each of the last 12 weeks, from Monday, newest first; none before the first count. '
  'The caller''s own rights apply: owner and administrators only see any.';
grant execute on function public.listing_weeks to authenticated;
create policy "listing_activity: editors and admin read" on public.listing_activity
for select to authenticated
using ((select private.is_admin()) or doctor_id = any ((select private.listings_with('edit'))::uuid[]));
