-- What the national registry (NPPES) says of the NPIs that are named here, and when each is asked for. A checker outside of the database
-- asks (20261121096055). The tables are within nobody's reach; administrators read by a function (20261121096065).

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
  select id from public.doctors where doctors.npi = number and state in ('waiting', 'public')
  union
  select doctors.id from public.clinicians join public.doctors on doctors.id = clinicians.doctor_id
  where clinicians.npi = number and doctors.state in ('waiting', 'public')
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

create trigger queue_npis_of_listing after update of state, verified on public.doctors
for each row when (old.state in ('draft', 'refused', 'withdrawn') and new.state in ('waiting', 'public')) execute function private.queue_npis_of_listing();

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
