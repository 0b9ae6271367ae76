-- What a checker does: takes an NPI, asks the registry, says what it answered or that it did not. No role of the API may call any of this.

create type private.taken_npi as (npi text, lease uuid);

create function private.take_npi(for_time interval) returns setof private.taken_npi
language plpgsql set search_path = '' as $$
declare
  found_one text;
begin
  loop
    select npi into found_one from private.npi_records
    where due_at <= now() order by is_urgent desc, due_at, npi limit 1 for update skip locked;
    exit when found_one is null;
    -- A statement of its own: it sees who named the NPI until the row was locked.
    if exists (select from private.listings_naming(found_one)) then
      return query
      update private.npi_records set attempts = attempts + 1, due_at = now() + for_time, lease = gen_random_uuid()
      where npi_records.npi = found_one returning npi_records.npi, npi_records.lease;
      exit;
    end if;
    delete from private.npi_records where npi_records.npi = found_one;
  end loop;
end $$;

comment on function private.take_npi is
  'Takes the NPI to ask for next, for a time in which nobody else takes it: one that a claim waits for before the one that has been due longest. '
  'What nobody names any more is forgotten here, with all that the registry said of it.';

create function private.tell_of_npi(number text) returns void
language sql volatile set search_path = ''
begin atomic
  select private.notify(user_roles.user_id, 'listing', listing, 'npi inactive', 'NPI ' || number)
  from private.listings_naming(number) as listing cross join public.user_roles
  where user_roles.role = 'admin';
end;

comment on function private.tell_of_npi is 'Tells administrators that an NPI is no longer active, once for each listing that it stands for.';

create function private.keep_npi_answer(number text, of_lease uuid, answer jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  before public.npi_status;
  said record;
begin
  select status into before from private.npi_records where npi = number and lease = of_lease for update;
  if not found then
    return;
  end if;
  select * into said from jsonb_to_record(answer) as said (
    status public.npi_status, kind public.npi_kind, name text, other_names text[], taxonomy text, street text, city text, state text, zip text,
    phone text, enumerated_on date, updated_on date
  );
  update private.npi_records set
    status = said.status,
    -- Of a number that is no longer active the registry says no more: what it said before stays, as evidence.
    kind = coalesce(said.kind, npi_records.kind), name = coalesce(said.name, npi_records.name),
    other_names = coalesce(said.other_names, npi_records.other_names), taxonomy = coalesce(said.taxonomy, npi_records.taxonomy),
    street = coalesce(said.street, npi_records.street), city = coalesce(said.city, npi_records.city), state = coalesce(said.state, npi_records.state),
    zip = coalesce(said.zip, npi_records.zip), phone = coalesce(said.phone, npi_records.phone),
    enumerated_on = coalesce(said.enumerated_on, npi_records.enumerated_on), updated_on = coalesce(said.updated_on, npi_records.updated_on),
    checked_at = now(), failure = null, attempts = 0, is_urgent = false, lease = null,
    -- A month, a little more or less, so that what came together is not always asked for together.
    due_at = now() + interval '30 days' * (0.95 + random() * 0.1)
  where npi = number;
  if before = 'active' and said.status <> 'active' then
    perform private.tell_of_npi(number);
  end if;
end $$;

comment on function private.keep_npi_answer is
  'Keeps what the registry said, by the checker that has the NPI, and tells administrators when it was active before and is no longer.';

create function private.put_npi_back(number text, of_lease uuid, because text) returns void
language sql volatile set search_path = ''
begin atomic
  update private.npi_records set
    failure = left(because, 300), lease = null,
    -- 1, 4, 16 minutes and so on to a day: the registry comes back, and until then the earlier answer stands with its date.
    due_at = now() + least(interval '1 minute' * power(4, least(attempts, 7) - 1), interval '1 day') * (0.8 + random() * 0.4)
  where npi = number and lease = of_lease;
end;

comment on function private.put_npi_back is 'Says why the registry brought no answer, by the checker that has the NPI: it is asked again later.';

create function private.npi_state(number text) returns table (state text, checked_on date)
language sql stable set search_path = ''
begin atomic
  select status::text, (checked_at at time zone 'utc')::date from private.npi_records
  where npi = number and status = 'active' and checked_at > now() - interval '45 days';
end;

comment on function private.npi_state is
  '"active" and the day of the check, when the last good answer said so and is at most 45 days old; no row for anything else.';

insert into private.mail_kinds (kind, topic) values ('listing npi inactive', 'desk');
