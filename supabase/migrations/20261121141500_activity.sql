-- Activity: how often a listing was shown, opened, and saved, and its links were clicked, as daily sums.
-- Every visitor's browser reports visits through count_activity; editors of the listing and admins read the sums.
-- No sum identifies a visitor; addresses are hashed with a salt that is deleted every day.

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
    raise exception 'Each entry needs a listing, and a kind that browsers report'
      using errcode = '22023', hint = 'invalid_input';
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
  'Counts visits of published listings: [{listing, kind}], at most 24 entries, each counted once, except for people '
  'who work at the listing. Nothing of the call is stored but the sum and private.activity_callers. Visits of '
  'suspended members count like those of others. Definer: API roles cannot write sums.';
grant execute on function private.count_activity to anon, authenticated;
select private.expose_function('count_activity');

create function public.list_weekly_activity(target uuid)
returns table (
  week date, shown integer, opened integer, phone integer, directions integer, website integer, enrollment integer,
  request integer, saved integer
)
language sql stable
begin atomic
  select monday, counted.*
  from generate_series(0, 11) as ago
  cross join lateral (select date_trunc('week', private.activity_day()::timestamp)::date - 7 * ago as monday) as weeks
  cross join lateral (
    select
      coalesce(sum(amount) filter (where kind = 'shown'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'opened'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'phone'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'directions'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'website'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'enrollment'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'request'), 0)::integer,
      coalesce(sum(amount) filter (where kind = 'saved'), 0)::integer
    from public.listing_activity where doctor_id = target and day between monday and monday + 6
  ) as counted
  -- Weeks before the first count are unknown, not zero.
  where monday + 6 >= (select min(day) from public.listing_activity where doctor_id = target)
  order by monday desc;
end;

comment on function public.list_weekly_activity is
  'Returns the activity of a listing in each of the last 12 weeks, starting on Monday, newest first; no rows before '
  'the first count. Policies apply: only editors and admins get rows.';
grant execute on function public.list_weekly_activity to authenticated;
