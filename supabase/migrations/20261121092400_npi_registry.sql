-- What the national registry (NPPES) says of the NPIs that are named here, and when each is asked for. A checker outside of the database
-- asks. The tables are within nobody's reach; administrators read by a function.

create type public.npi_status as enum ('active', 'deactivated', 'not found');
create type public.npi_kind as enum ('individual', 'organization');

create table private.npi_records (
  npi text primary key constraint npi_records_npi_check check (private.is_valid_npi(npi)),
  status public.npi_status,
  kind public.npi_kind,
  name text constraint npi_records_name_check check (char_length(name) <= 200),
  other_names text[] not null default '{}' constraint npi_records_other_names_check check (cardinality(other_names) <= 10),
  taxonomy text constraint npi_records_taxonomy_check check (char_length(taxonomy) <= 200),
  street text constraint npi_records_street_check check (char_length(street) <= 200),
  city text constraint npi_records_city_check check (char_length(city) <= 200),
  state text constraint npi_records_state_check check (char_length(state) <= 200),
  zip text constraint npi_records_zip_check check (char_length(zip) <= 200),
  phone text constraint npi_records_phone_check check (char_length(phone) <= 200),
  enumerated_on date,
  updated_on date,
  checked_at timestamptz,
  failure text constraint npi_records_failure_check check (char_length(failure) <= 300),
  attempts integer not null default 0,
  is_urgent boolean not null default false,
  due_at timestamptz not null default now(),
  lease uuid,
  constraint npi_records_answered_check check ((status is null) = (checked_at is null))
);

comment on table private.npi_records is
  'One row for each NPI that a listing, a clinician or an open claim names: the last good answer of the registry, and when it is asked again.';
comment on column private.npi_records.status is 'What the last good answer said; null as long as there was none.';
comment on column private.npi_records.checked_at is 'When the last good answer came. What could not be understood is none.';
comment on column private.npi_records.failure is 'Why the latest attempt brought no answer; null when it did.';
comment on column private.npi_records.attempts is 'How often the registry was asked since the last good answer.';
comment on column private.npi_records.is_urgent is 'Somebody waits to be decided by it: asked for before the others.';
comment on column private.npi_records.due_at is 'When it is to be asked for; while a checker has it, when another may take it.';

create index npi_records_due_idx on private.npi_records (is_urgent desc, due_at, npi);
create index claim_evidence_npi_idx on public.claim_evidence (npi) where npi is not null;
alter table private.npi_records enable row level security;

create function private.listings_naming(number text) returns setof uuid
language sql stable set search_path = ''
begin atomic
  select id from public.doctors where doctors.npi = number and status in ('pending', 'published')
  union
  select doctors.id from public.clinicians join public.doctors on doctors.id = clinicians.doctor_id
  where clinicians.npi = number and doctors.status in ('pending', 'published')
  union
  select doctor_id from public.claim_evidence where claim_evidence.npi = number and private.may_prove(claim_evidence);
end;

comment on function private.listings_naming is
  'The listings that an NPI stands for: theirs, of one of their clinicians, or of somebody whose claim is open or made them the owner.';

create function private.queue_npis(numbers text[], wait interval default '0', for_claim boolean default false) returns void
language sql volatile set search_path = ''
begin atomic
  -- In one order, so that two writers wait for each other one way only.
  insert into private.npi_records (npi, is_urgent, due_at)
  select distinct number, for_claim, now() + wait from unnest(numbers) as number where number is not null order by number
  -- Not "do nothing": this waits for a checker that is about to forget the row (take_npi), and then makes it anew.
  on conflict (npi) do update set is_urgent = npi_records.is_urgent or (excluded.is_urgent and npi_records.checked_at is null);
end;

comment on function private.queue_npis is
  'Has the registry asked for NPIs of which nothing is known yet. What can be changed as often as one likes waits a while, and is forgotten when '
  'it is changed again: so nobody keeps the registry busy with numbers.';

create function private.queue_added_npis() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_npis(array(select npi from added where npi is not null), tg_argv[0]::interval);
  return null;
end $$;

comment on function private.queue_added_npis is 'Trigger: listings or clinicians came. Definer: writes a private table.';

create trigger queue_npis after insert on public.doctors
referencing new table as added for each statement execute function private.queue_added_npis('0');

create trigger queue_npis after insert on public.clinicians
referencing new table as added for each statement execute function private.queue_added_npis('10 minutes');

create function private.forget_unasked_npi(number text) returns void
language sql volatile set search_path = ''
begin atomic
  delete from private.npi_records
  where npi = number and checked_at is null and attempts = 0 and not exists (select from private.listings_naming(number));
end;

comment on function private.forget_unasked_npi is
  'Drops an NPI that nobody names any more before the registry was asked: who changes theirs again and again leaves one row.';

create function private.queue_changed_npi() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform private.queue_npis(array[new.npi], '10 minutes');
  end if;
  perform private.forget_unasked_npi(old.npi);
  return null;
end $$;

comment on function private.queue_changed_npi is 'Trigger: another NPI, or none any more. Definer: writes a private table.';

create trigger queue_changed_npi after update of npi on public.doctors
for each row when (old.npi is distinct from new.npi) execute function private.queue_changed_npi();

create trigger queue_changed_npi after update of npi on public.clinicians
for each row when (old.npi is distinct from new.npi) execute function private.queue_changed_npi();

create trigger forget_npi after delete on public.clinicians
for each row when (old.npi is not null) execute function private.queue_changed_npi();

create function private.queue_npis_of_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_npis(array(select new.npi union select npi from public.clinicians where doctor_id = new.id), '10 minutes');
  return null;
end $$;

comment on function private.queue_npis_of_listing is
  'Trigger: a draft is submitted, or a listing waits or is public again; its NPIs may have been forgotten meanwhile. Definer: writes a private table.';

create trigger queue_npis_of_listing after update of status, verified on public.doctors
for each row when (old.status in ('draft', 'rejected', 'withdrawn') and new.status in ('pending', 'published')) execute function private.queue_npis_of_listing();

create function private.queue_claimed_npi() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('pending', 'rival') then
    perform private.queue_npis(array[new.npi], case when new.version > 10 then interval '1 hour' else '0' end, true);
  end if;
  if tg_op = 'UPDATE' and old.npi is distinct from new.npi then
    perform private.forget_unasked_npi(old.npi);
  end if;
  return null;
end $$;

comment on function private.queue_claimed_npi is 'Trigger: a claimant names an NPI. Definer: writes a private table.';

create trigger queue_claimed_npi after insert or update of npi, state on public.claim_evidence
for each row execute function private.queue_claimed_npi();

-- Those that were there before.
select private.queue_npis(array(select npi from public.doctors union select npi from public.clinicians));
select private.queue_npis(array(select npi from public.claim_evidence where state in ('pending', 'rival')), for_claim => true);
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
-- On hosted projects the checker is an Edge Function (supabase/functions/npi), started as the sender of mails is, with
-- the same secrets. It alone knows whether it has the address of a registry: without one the checks are off.

create table private.npi_checks (
  is_only boolean primary key default true constraint npi_checks_is_only_check check (is_only),
  is_on boolean not null,
  seen_at timestamptz not null
);

comment on table private.npi_checks is 'What the checker said last: one row, or none when there never was a checker.';
comment on column private.npi_checks.is_on is 'Whether it has the address of a registry.';
alter table private.npi_checks enable row level security;

create function private.mark_npi_checks(is_on boolean) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.npi_checks (is_on, seen_at) values (mark_npi_checks.is_on, now())
  on conflict (is_only) do update set is_on = excluded.is_on, seen_at = excluded.seen_at
  where npi_checks.is_on <> excluded.is_on or npi_checks.seen_at < now() - interval '10 minutes';
end;

comment on function private.mark_npi_checks is 'A checker says that it is there, and whether it has a registry to ask.';

create function private.checks_npis() returns boolean
language sql stable
return exists (select from private.npi_checks where is_on and seen_at > now() - interval '2 days');

comment on function private.checks_npis is 'Whether NPIs are compared with the registry: a checker that has one came within two days.';

create function private.start_npi_checks() returns void
language plpgsql set search_path = '' as $$
declare
  -- The functions stand beside each other.
  address constant text := regexp_replace(private.secret('send_mail_url'), '/send-mail/?$', '/npi');
  key constant text := private.secret('send_mail_key');
begin
  if address is null or key is null or address !~ '/npi$' then
    return;
  end if;
  -- Each hour it may say whether it was switched on or off meanwhile.
  if exists (select from private.npi_checks where seen_at > now() - interval '1 hour')
    and not (private.checks_npis() and exists (select from private.npi_records where due_at <= now())) then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_npi_checks is
  'Calls the function that asks the registry, when an NPI is due: it is beside the sender of mails (send_mail_url of the vault), under the same key.';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('check NPIs', '*/5 * * * *', 'select private.start_npi_checks()');
  end if;
exception when others then
  raise warning 'NPIs are not checked by themselves: % Enable pg_cron and pg_net, then schedule private.start_npi_checks().', sqlerrm;
end $$;
-- What administrators read of the registry's answers, beside claims and listings.

create type public.npi_answer as (
  npi text, is_on boolean, status public.npi_status, kind public.npi_kind, name text, other_names text[], taxonomy text, street text, city text,
  state text, zip text, phone text, enumerated_on date, updated_on date, checked_at timestamptz, failure text, due_at timestamptz
);

create function private.desk_npis(numbers text[]) returns setof public.npi_answer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(numbers) > 500 then
    raise exception 'At most 500 NPIs at once' using errcode = '22023';
  end if;
  return query
  select number, private.checks_npis(), records.status, records.kind, records.name, coalesce(records.other_names, '{}'), records.taxonomy,
    records.street, records.city, records.state, records.zip, records.phone, records.enumerated_on, records.updated_on, records.checked_at,
    records.failure, records.due_at
  from (select distinct unnest(numbers)) as asked (number)
  left join private.npi_records as records on records.npi = asked.number
  where number is not null;
end $$;

comment on function private.desk_npis is
  'What the registry said of each of these NPIs, and whether it is asked at all; of one that nobody names any more, nothing. Definer: the records '
  'are nobody''s to read.';
grant execute on function private.desk_npis to authenticated;

create function public.desk_npis(numbers text[]) returns setof public.npi_answer
language sql stable
begin atomic
  select * from private.desk_npis(numbers);
end;

comment on function public.desk_npis is 'What the national registry said of NPIs; administrators only.';
grant execute on function public.desk_npis to authenticated;

create function private.desk_registry()
returns table (is_on boolean, waiting integer, oldest timestamptz, unanswered integer, last_failure text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select private.checks_npis(), count(*) filter (where due_at <= now())::integer, min(due_at) filter (where due_at <= now()),
    count(*) filter (where failure is not null)::integer, (array_agg(failure order by due_at desc) filter (where failure is not null))[1]
  from private.npi_records;
end $$;

comment on function private.desk_registry is
  'Whether the registry is asked at all, how many NPIs are due and since when, how many it has not answered when last asked, and why the one that '
  'is tried again last. Definer: as desk_npis.';
grant execute on function private.desk_registry to authenticated;

create function public.desk_registry()
returns table (is_on boolean, waiting integer, oldest timestamptz, unanswered integer, last_failure text)
language sql stable
begin atomic
  select is_on, waiting, oldest, unanswered, last_failure from private.desk_registry();
end;

comment on function public.desk_registry is 'How asking the national registry for NPIs is doing; administrators only.';
grant execute on function public.desk_registry to authenticated;
-- What was checked of a public listing, and when: for whoever reads it. Dates and numbers only; who said what stays with the desk.

create type public.known_checks as (
  listed_on date, owner_decided_on date, address_proven_on date, npi text, npi_active_on date, clinician_npis integer, clinicians_active integer
);

comment on type public.known_checks is 'Null where something was not checked.';

create function private.listing_checks(target uuid)
returns setof public.known_checks
language sql stable security definer set search_path = ''
begin atomic
  select
    (select (published_at at time zone 'utc')::date from private.published_listings where doctor_id = doctors.id),
    (claim.decided_at at time zone 'utc')::date,
    -- Free mail proves an address, and nothing about the practice.
    case when private.is_at_website(claim.work_email, doctors.website) then (claim.work_email_proven_at at time zone 'utc')::date end,
    doctors.npi,
    (select checked_on from private.npi_state(doctors.npi)),
    people.named, people.active
  from public.doctors
  left join public.claim_evidence as claim
    on claim.doctor_id = doctors.id and claim.claimant = doctors.user_id and claim.state = 'approved' and doctors.ownership = 'owned'
  cross join lateral (
    select count(clinicians.npi)::integer, count(checked.state)::integer
    from public.clinicians left join lateral private.npi_state(clinicians.npi) as checked on true
    where clinicians.doctor_id = doctors.id
  ) as people (named, active)
  where doctors.id = target and doctors.verified;
end;

comment on function private.listing_checks is
  'What was checked of a public listing: no row for any other. Definer: claims and the registry''s answers are nobody''s to read.';
grant execute on function private.listing_checks to anon, authenticated, service_role;

create function public.listing_checks(target uuid)
returns setof public.known_checks
language sql stable
begin atomic
  select * from private.listing_checks(target);
end;

comment on function public.listing_checks is
  'Since when a public listing is in the directory, when who keeps it was approved, by an administrator or by the owner before, when that person proved an '
  'address at the domain of its website, and when the national registry last said that the NPIs it names are active; each null where it did not happen.';
grant execute on function public.listing_checks to anon, authenticated, service_role;
