-- Records of the national NPI registry (NPPES) for the NPIs of listings, clinicians, and claims, and the queue of
-- lookups. A worker outside the database leases due NPIs, queries the registry, and stores the result; no API role can
-- reach the tables. Through functions, admins read the records, and visitors read the dates of checks. Members can look
-- up NPIs themselves, which is limited here and stores no record.

create index claim_evidence_npi_idx on public.claim_evidence (npi) where npi is not null;

create function private.enqueue_claimed_npi() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('prepared', 'pending', 'competing') then
    perform private.enqueue_npis(array[new.npi], case when new.version > 10 then interval '1 hour' else '0' end, true);
  end if;
  if tg_op = 'UPDATE' and old.npi is distinct from new.npi then
    perform private.delete_unused_npi(old.npi);
  end if;
  return null;
end $$;

comment on function private.enqueue_claimed_npi is
  'Trigger: enqueues the NPI of a claimant. Definer: writes a private table.';

create trigger claim_evidence_enqueue_npi after insert or update of npi, status on public.claim_evidence
for each row execute function private.enqueue_claimed_npi();

-- The worker

create type private.leased_npi as (npi text, lease uuid);

create function private.lease_npi(for_time interval) returns setof private.leased_npi
language plpgsql set search_path = '' as $$
declare
  next_npi text;
begin
  loop
    select npi into next_npi from private.npi_records
    where due_at <= now() order by is_urgent desc, due_at, npi limit 1 for update skip locked;
    exit when next_npi is null;
    -- A separate statement sees what was committed until the row was locked.
    if exists (select from private.list_listings_with_npi(next_npi)) then
      return query
      update private.npi_records set attempts = attempts + 1, due_at = now() + for_time, lease = gen_random_uuid()
      where npi_records.npi = next_npi returning npi_records.npi, npi_records.lease;
      exit;
    end if;
    delete from private.npi_records where npi_records.npi = next_npi;
  end loop;
end $$;

comment on function private.lease_npi is
  'Leases the next NPI to look up for a time in which no other worker gets it: urgent ones first, then by due_at. '
  'Deletes NPIs that nothing refers to any more, with their answers.';

create function private.store_npi_answer(number text, of_lease uuid, answer jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  before public.npi_status;
  answer_fields record;
begin
  select status into before from private.npi_records where npi = number and lease = of_lease for update;
  if not found then
    return;
  end if;
  select * into answer_fields from jsonb_to_record(answer) as answer_fields (
    status public.npi_status, kind public.npi_kind, name text, other_names text[], taxonomy text, street text,
    city text, state text, zip text,
    phone text, enumerated_on date, updated_on date
  );
  update private.npi_records set
    status = answer_fields.status,
    -- The registry returns no details of an inactive NPI, so the earlier ones stay as evidence.
    kind = coalesce(answer_fields.kind, npi_records.kind), name = coalesce(answer_fields.name, npi_records.name),
    other_names = coalesce(answer_fields.other_names, npi_records.other_names),
    taxonomy = coalesce(answer_fields.taxonomy, npi_records.taxonomy),
    street = coalesce(answer_fields.street, npi_records.street),
    city = coalesce(answer_fields.city, npi_records.city), state = coalesce(answer_fields.state, npi_records.state),
    zip = coalesce(answer_fields.zip, npi_records.zip), phone = coalesce(answer_fields.phone, npi_records.phone),
    enumerated_on = coalesce(answer_fields.enumerated_on, npi_records.enumerated_on),
    updated_on = coalesce(answer_fields.updated_on, npi_records.updated_on),
    checked_at = now(), failure = null, attempts = 0, is_urgent = false, lease = null,
    -- About a month, with jitter.
    due_at = now() + interval '30 days' * (0.95 + random() * 0.1)
  where npi = number;
  if before = 'active' and answer_fields.status <> 'active' then
    perform private.notify(user_roles.user_id, 'npi_deactivated', listing, 'NPI ' || number)
    from private.list_listings_with_npi(number) as listing cross join public.user_roles
    where user_roles.role = 'admin';
  end if;
end $$;

comment on function private.store_npi_answer is
  'Stores the answer of the registry, by the worker that leased the NPI, and notifies admins when an active NPI became '
  'inactive, once for each listing that it belongs to.';

create function private.release_npi(number text, of_lease uuid, because text) returns void
language sql volatile set search_path = ''
begin atomic
  update private.npi_records set
    failure = left(because, 300), lease = null,
    -- 1, 4, 16 minutes, and so on up to a day, with jitter.
    due_at = now() + least(
      interval '1 minute' * power(4, least(attempts, 7) - 1), interval '1 day'
    ) * (0.8 + random() * 0.4)
  where npi = number and lease = of_lease;
end;

comment on function private.release_npi is
  'Records why a lookup failed, by the worker that leased the NPI, and schedules a retry.';

-- Scheduling: on hosted projects the worker is the Edge Function npi, called with the secrets of the email worker

create function private.record_npi_worker(is_on boolean) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.npi_worker_status (is_on, seen_at) values (record_npi_worker.is_on, now())
  on conflict (is_only) do update set is_on = excluded.is_on, seen_at = excluded.seen_at
  where npi_worker_status.is_on <> excluded.is_on or npi_worker_status.seen_at < now() - interval '10 minutes';
end;

comment on function private.record_npi_worker is 'Records that a worker ran, and whether it has a registry to ask.';

create function private.is_npi_check_enabled() returns boolean
language sql stable
return exists (select from private.npi_worker_status where is_on and seen_at > now() - interval '2 days');

comment on function private.is_npi_check_enabled is 'Whether a worker with a registry ran within two days.';

create function private.start_npi_worker() returns void
language plpgsql set search_path = '' as $$
declare
  -- Both Edge Functions have the same base URL.
  address constant text := regexp_replace(private.get_secret('send_mail_url'), '/send-mail/?$', '/npi');
  key constant text := private.get_secret('send_mail_key');
begin
  if address is null or key is null or address !~ '/npi$' then
    return;
  end if;
  -- An hourly call lets the worker report whether it is configured.
  if exists (select from private.npi_worker_status where seen_at > now() - interval '1 hour')
    and not (private.is_npi_check_enabled() and exists (select from private.npi_records where due_at <= now())) then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_npi_worker is
  'Calls the Edge Function that looks up NPIs when one is due; its URL is beside the email worker''s (send_mail_url in '
  'the vault), with the same key.';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron')
    and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('check NPIs', '*/5 * * * *', 'select private.start_npi_worker()');
  end if;
exception when others then
  raise warning 'The NPI worker is not scheduled: % Enable pg_cron and pg_net, then schedule '
    'private.start_npi_worker().',
    sqlerrm;
end $$;

-- Lookups by members, which the Edge Function look-up-npi makes

insert into private.rate_limits (action, max_count, period) values ('NPI lookups', 20, '1 day');

create function private.count_npi_lookup(npi text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  if private.is_valid_npi(npi) is not true then
    raise exception 'This is not a valid NPI' using errcode = '23514', hint = 'invalid_input';
  end if;
  perform private.enforce_rate_limit('NPI lookups');
end $$;

comment on function private.count_npi_lookup is
  'Counts one lookup of an NPI in the registry by the caller. The Edge Function look-up-npi calls it with the '
  'caller''s token and queries the registry only if it succeeds. Errors: 42501 the account is deleted, suspended, or '
  'lacks MFA; 23514 the NPI is not valid; PT429 too many lookups today. Definer: API roles cannot write the events of '
  'rate limits.';
grant execute on function private.count_npi_lookup to authenticated;
select private.expose_function('count_npi_lookup');

-- Admin view

create type public.npi_answer as (
  npi text, is_on boolean, status public.npi_status, kind public.npi_kind, name text, other_names text[], taxonomy text,
  street text, city text,
  state text, zip text, phone text, enumerated_on date, updated_on date, checked_at timestamptz, failure text,
  due_at timestamptz
);

create function private.admin_get_npi_records(numbers text[]) returns setof public.npi_answer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(numbers), 500, 'NPIs');
  return query
  select number, private.is_npi_check_enabled(), records.status, records.kind, records.name,
    coalesce(records.other_names, '{}'), records.taxonomy,
    records.street, records.city, records.state, records.zip, records.phone, records.enumerated_on, records.updated_on,
    records.checked_at,
    records.failure, records.due_at
  from (select distinct unnest(numbers)) as asked (number)
  left join private.npi_records as records on records.npi = asked.number
  where number is not null;
end $$;

comment on function private.admin_get_npi_records is
  'Returns what the national registry said about each NPI, and whether lookups are enabled. Admins only. Definer: API '
  'roles cannot read the records.';
grant execute on function private.admin_get_npi_records to authenticated;
select private.expose_function('admin_get_npi_records');

create function private.admin_get_registry_health()
returns table (is_on boolean, waiting integer, oldest timestamptz, unanswered integer, last_failure text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select private.is_npi_check_enabled(), count(*) filter (where due_at <= now())::integer,
    min(due_at) filter (where due_at <= now()),
    count(*) filter (where failure is not null)::integer,
    (array_agg(failure order by due_at desc) filter (where failure is not null))[1]
  from private.npi_records;
end $$;

comment on function private.admin_get_registry_health is
  'Returns whether lookups are enabled, how many NPIs are due and since when, how many failed at the last attempt, '
  'and the error of the one retried last. Admins only. Definer: API roles cannot read the records.';
grant execute on function private.admin_get_registry_health to authenticated;
select private.expose_function('admin_get_registry_health');

-- Checks shown on public listings: dates and numbers only

create type public.listing_checks as (
  listed_on date, owner_decided_on date, address_proven_on date, npi text, npi_active_on date,
  clinician_npis integer, clinicians_checked integer, clinicians_active integer
);

comment on type public.listing_checks is 'Null where something was not checked.';

create function private.get_listing_checks(target uuid)
returns setof public.listing_checks
language sql stable security definer set search_path = ''
begin atomic
  select
    (select (published_at at time zone 'utc')::date from private.published_listings where doctor_id = doctors.id),
    (claim.decided_at at time zone 'utc')::date,
    -- An address at a free email provider proves nothing about the practice.
    case
      when private.compare_domains(claim.work_email, doctors.website) = 'match'
        then (claim.work_email_proven_at at time zone 'utc')::date
    end,
    doctors.npi,
    (record.checked_at at time zone 'utc')::date,
    people.named, people.checked, people.active
  from public.doctors
  left join public.claim_evidence as claim
    on claim.doctor_id = doctors.id and claim.claimant = doctors.user_id and claim.status = 'approved'
      and doctors.ownership = 'owned'
  left join private.npi_records as record
    on record.npi = doctors.npi and record.status = 'active' and record.checked_at > now() - interval '45 days'
  cross join lateral (
    select count(clinicians.npi)::integer, count(records.npi)::integer,
      count(records.npi) filter (where records.status = 'active')::integer
    from public.clinicians left join private.npi_records as records
      on records.npi = clinicians.npi and records.checked_at > now() - interval '45 days'
    where clinicians.doctor_id = doctors.id
  ) as people (named, checked, active)
  where doctors.id = target and doctors.verified;
end;

comment on function private.get_listing_checks is
  'Returns since when a public listing is in the directory, when its owner was approved, when the owner confirmed an '
  'address at the domain of its website, and when the registry last confirmed that its NPIs are active; null where it '
  'did not happen. Definer: API roles cannot read claims and registry answers.';
grant execute on function private.get_listing_checks to anon, authenticated, service_role;
select private.expose_function('get_listing_checks');
