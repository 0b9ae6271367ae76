-- What is stored of the national NPI registry (NPPES) for the NPIs of listings, clinicians, and claims, and the queue
-- of lookups. No API role can reach these tables.

create type public.npi_status as enum ('active', 'deactivated', 'not found');
create type public.npi_kind as enum ('individual', 'organization');

create table private.npi_records (
  npi text primary key constraint npi_records_npi_check check (private.is_valid_npi(npi)),
  status public.npi_status,
  kind public.npi_kind,
  name text constraint npi_records_name_check check (char_length(name) <= 200),
  other_names text[] not null default '{}'
    constraint npi_records_other_names_check check (cardinality(other_names) <= 10),
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
  'One row for each NPI of a listing, a clinician, or an open claim: the last good answer of the registry, and when to '
  'ask again.';
comment on column private.npi_records.status is 'The status in the last good answer; null before the first.';
comment on column private.npi_records.checked_at is 'When the last good answer came. Malformed answers do not count.';
comment on column private.npi_records.failure is 'Why the latest attempt failed; null if it succeeded.';
comment on column private.npi_records.attempts is 'How many attempts since the last good answer.';
comment on column private.npi_records.is_urgent is 'Whether a decision waits for it, so that it is looked up first.';
comment on column private.npi_records.due_at is
  'When to look it up; while a worker has a lease, when the lease expires.';

create index npi_records_due_idx on private.npi_records (is_urgent desc, due_at, npi);

alter table private.npi_records enable row level security;

create table private.npi_worker_status (
  is_only boolean primary key default true constraint npi_worker_status_is_only_check check (is_only),
  is_on boolean not null,
  seen_at timestamptz not null
);

comment on table private.npi_worker_status is 'The last report of the worker: one row, or none before the first.';
comment on column private.npi_worker_status.is_on is 'Whether it is configured with the address of a registry.';
alter table private.npi_worker_status enable row level security;

create function private.list_listings_with_npi(number text) returns setof uuid
language sql stable set search_path = ''
begin atomic
  select id from public.doctors where doctors.npi = number and status in ('pending', 'published')
  union
  select doctors.id from public.clinicians join public.doctors on doctors.id = clinicians.doctor_id
  where clinicians.npi = number and doctors.status in ('pending', 'published')
  union
  select doctor_id from public.claim_evidence
  where claim_evidence.npi = number and private.can_verify_work_email(claim_evidence);
end;

comment on function private.list_listings_with_npi is
  'Returns the listings that have an NPI themselves, through a clinician, or through an open or approved claim.';

create function private.enqueue_npis(numbers text[], wait interval default '0', for_claim boolean default false)
returns void
language plpgsql set search_path = '' as $$
begin
  -- A fixed order keeps two writers from deadlocking.
  insert into private.npi_records (npi, is_urgent, due_at)
  select distinct number, for_claim, now() + wait from unnest(numbers) as number
  where number is not null order by number
  -- An update, because "do nothing" would not wait for a worker that is about to delete the row (lease_npi).
  on conflict (npi) do update set
    is_urgent = npi_records.is_urgent or (excluded.is_urgent and npi_records.checked_at is null);
end $$;

comment on function private.enqueue_npis is
  'Enqueues NPIs that have no record yet, after a delay. NPIs that members can change freely get a delay and are '
  'deleted when they change again, so that members cannot flood the registry.';

create function private.delete_unused_npi(number text) returns void
language sql volatile set search_path = ''
begin atomic
  delete from private.npi_records
  where npi = number and checked_at is null and attempts = 0
    and not exists (select from private.list_listings_with_npi(number));
end;

comment on function private.delete_unused_npi is
  'Deletes an NPI that was never looked up and that nothing refers to any more.';

create function private.update_npi_records(before public.doctors, after public.doctors, parts_before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  npis_before constant text[] := array(
    select before.npi union
    select person ->> 'npi' from jsonb_array_elements(
      coalesce(parts_before -> 'clinicians', private.get_part(after.id, 'clinicians'))
    ) as person
  );
  npis_after constant text[] :=
    array(select after.npi union select npi from public.clinicians where doctor_id = after.id);
begin
  -- While a listing was not public or pending, its NPIs may have been deleted.
  perform private.enqueue_npis(array(
    select npi from unnest(npis_after) as npi
    where npi <> all (array_remove(npis_before, null::text))
      or (before.status in ('draft', 'rejected', 'withdrawn') and after.status in ('pending', 'published'))
  ), '10 minutes');
  perform private.delete_unused_npi(npi) from unnest(npis_before) as npi
  where npi <> all (array_remove(npis_after, null::text));
end $$;

comment on function private.update_npi_records is
  'Enqueues the new NPIs of a changed listing and its clinicians, all of them when it is submitted or published, and '
  'deletes those that nothing refers to any more. Definer: writes a private table.';
