-- The admin's day: what waits in all queues by risk and age, failed emails and NPI lookups, and notes on cases. Admins
-- only. A case is named by its id alone: that of a post, comment, report, appeal, change,
-- correction, removal request, message, member, or listing, which is also that of the claims on it.

-- Today

create function private.admin_list_waiting_cases(
  after_due timestamptz default '-infinity', after_id uuid default '00000000-0000-0000-0000-000000000000',
  page_size integer default 20
)
returns table (queue text, id uuid, since timestamptz, due timestamptz, total integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select cases.queue, cases.id, cases.since, cases.due, cases.total from (
    select waiting.*, (count(*) over ())::integer as total from private.waiting_cases as waiting
  ) as cases
  where (cases.due, cases.id) > (after_due, after_id)
  order by cases.due, cases.id
  limit least(greatest(page_size, 1), 100);
end $$;

comment on function private.admin_list_waiting_cases is
  'Returns what waits in all queues after the given case, in the order in which it is due, and how many cases wait in '
  'total. Admins only. Definer: reads private views.';
grant execute on function private.admin_list_waiting_cases to authenticated;
select private.expose_function('admin_list_waiting_cases');

-- Failed emails and NPI lookups

create function private.admin_list_failures()
returns table (source text, item text, failed integer, since timestamptz, last_error text)
language sql stable security definer set search_path = ''
begin atomic
  select private.require_admin();
  (
    select 'email', event::text, count(*)::integer, min(created_at),
      (array_agg(outbox.last_error order by coalesce(given_up_at, now()) desc, due_at desc))[1]
    from private.outbox
    where sent_at is null and attempts > 0 and outbox.last_error is not null
      and coalesce(given_up_at, now()) > now() - interval '7 days'
    group by event order by 3 desc, event limit 10
  )
  union all
  (
    select 'npi', npi, attempts, checked_at, failure from private.npi_records
    where failure is not null order by attempts desc, npi limit 10
  );
end;

comment on function private.admin_list_failures is
  'Returns what failed: up to ten types of email ("email"), with how many could not be sent and when the oldest was '
  'created, and up to ten NPIs ("npi"), with how many lookups failed and when the last one succeeded. Admins only. '
  'Definer: API roles cannot read the outbox and the records.';
grant execute on function private.admin_list_failures to authenticated;
select private.expose_function('admin_list_failures');

create function private.admin_retry_failures(source text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  retried integer;
begin
  perform private.require_admin();
  if source = 'email' then
    -- One that is due within two minutes may be with a worker, which would then send it twice.
    update private.outbox set due_at = now(), given_up_at = null, attempts = 1
    where sent_at is null and attempts > 0 and last_error is not null
      and case
        when given_up_at is null then due_at > now() + interval '2 minutes'
        else given_up_at > now() - interval '7 days'
      end;
  elsif source = 'npi' then
    update private.npi_records set due_at = now() where failure is not null and lease is null;
  else
    raise exception 'Only email and NPI lookups can be retried' using errcode = '22023', hint = 'invalid_input';
  end if;
  get diagnostics retried = row_count;
  return retried;
end $$;

comment on function private.admin_retry_failures is
  'Makes failed emails of the last week ("email") or failed NPI lookups ("npi") due now, and returns how many. Admins '
  'only. Definer: API roles cannot write the outbox and the records.';
grant execute on function private.admin_retry_failures to authenticated;
select private.expose_function('admin_retry_failures');

