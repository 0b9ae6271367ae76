-- Claims: what the claimant says, and what an administrator decided.

create type public.claim_state as enum ('pending', 'rival', 'approved', 'rejected', 'withdrawn', 'lapsed', 'revoked');

create table public.claim_evidence (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  claimant uuid not null references public.profiles (id) on delete cascade,
  full_name text constraint claim_evidence_full_name_check check (
    char_length(btrim(full_name)) between 2 and 100 and private.is_plain_line(full_name) and private.is_honest_name(full_name)
  ),
  role_at_practice text constraint claim_evidence_role_at_practice_check check (
    char_length(btrim(role_at_practice)) between 2 and 100 and private.is_plain_line(role_at_practice)
  ),
  npi text constraint claim_evidence_npi_check check (private.is_valid_npi(npi)),
  work_email text constraint claim_evidence_work_email_check check (
    char_length(work_email) <= 254 and work_email ~ '^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$'
  ),
  work_phone text constraint claim_evidence_work_phone_check check (private.is_phone(work_phone)),
  state public.claim_state not null default 'pending',
  reason text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  decided_at timestamptz,
  primary key (doctor_id, claimant)
);

comment on table public.claim_evidence is 'One claim of one person on one listing, opened by the claim itself.';
comment on column public.claim_evidence.state is 'A rival says "this is my practice" while somebody else claims or owns it.';
comment on column public.claim_evidence.reason is 'Why the claim was rejected or revoked; the claimant reads it.';
comment on column public.claim_evidence.version is 'Counts the changes. A decision names the version that was looked at.';

create index claim_evidence_claimant_idx on public.claim_evidence (claimant);
create index claim_evidence_open_idx on public.claim_evidence (created_at) where state in ('pending', 'rival');

grant select on table public.claim_evidence to authenticated;
grant update (full_name, role_at_practice, npi, work_email, work_phone) on table public.claim_evidence to authenticated;
grant all on table public.claim_evidence to service_role;
alter table public.claim_evidence enable row level security;

create policy "claim_evidence: claimant and admin read" on public.claim_evidence
for select to authenticated using (claimant = (select auth.uid()) or (select private.is_admin()));

create policy "claim_evidence: claimant completes an open claim" on public.claim_evidence
for update to authenticated
using (claimant = (select auth.uid()) and state in ('pending', 'rival'))
with check (claimant = (select auth.uid()) and state in ('pending', 'rival'));

create function private.count_claim_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

comment on function private.count_claim_version is 'Trigger: counts the changes of a claim.';

create trigger normalize_phones before insert or update of work_phone on public.claim_evidence
for each row execute function private.normalize_phones('work_phone');

create trigger count_claim_version before update on public.claim_evidence
for each row execute function private.count_claim_version();

create function private.has_evidence(claim public.claim_evidence) returns boolean
language sql immutable
return num_nonnulls(claim.full_name, claim.role_at_practice, claim.npi, claim.work_email, claim.work_phone) > 0;

comment on function private.has_evidence is 'Whether the claimant has said anything beyond claiming.';

create function private.open_evidence(listing uuid, person uuid, as_state public.claim_state) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.claim_state;
begin
  select state into known from public.claim_evidence where doctor_id = listing and claimant = person;
  -- A rival whose turn it is asks for nothing new.
  if known is distinct from 'rival' and auth.uid() = person then
    perform private.spend('claims');
    if (select count(*) from public.claim_evidence where claimant = person and state in ('pending', 'rival')) >= 5 then
      raise exception 'You have 5 open claims. You can claim another listing when one of them is decided.' using errcode = 'PT429';
    end if;
  end if;
  insert into public.claim_evidence (doctor_id, claimant, state) values (listing, person, as_state)
  on conflict (doctor_id, claimant) do update
  set state = as_state, reason = null, decided_at = null, version = claim_evidence.version + 1,
      created_at = case when claim_evidence.state = 'rival' then claim_evidence.created_at else now() end;
end $$;

comment on function private.open_evidence is
  'Opens the evidence of a claim, at most five open ones a person, counted under the lock of private.spend. '
  'Definer: members may not write states.';

create function private.seat_rival(listing uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  next_one uuid;
begin
  select claimant into next_one from public.claim_evidence
  where doctor_id = listing and state = 'rival' and not private.is_suspended(claimant)
  order by (claimant::text = current_setting('private.next_claimant', true)) desc nulls last, created_at limit 1;
  if next_one is not null then
    perform private.move_listing(listing, 'claim', 'member', person => next_one);
  end if;
end $$;

comment on function private.seat_rival is
  'Makes the first rival the claimant of a listing that is free, or the one that private.next_claimant names. Definer: calls what members may not.';

create function private.follow_ownership() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  act constant text := coalesce(current_setting('private.act', true), '');
  because constant text := nullif(current_setting('private.reason', true), '');
begin
  if new.claim_status = 'pending' and old.claim_status <> 'pending' then
    perform private.open_evidence(new.id, new.claimed_by, 'pending');
  end if;
  if old.claimed_by is not null and old.claimed_by is distinct from new.claimed_by then
    update public.claim_evidence
    set state = case
          when act in ('withdraw claim', 'hand over', 'give back') then 'withdrawn'
          when old.claim_status = 'approved' then 'revoked'
          when act = 'lapse claim' then 'lapsed' else 'rejected'
        end::public.claim_state,
        reason = coalesce(because, claim_evidence.reason), decided_at = now()
    where doctor_id = new.id and claimant = old.claimed_by and state in ('pending', 'approved');
  end if;
  if new.claim_status = 'approved' and (old.claim_status, old.claimed_by) is distinct from (new.claim_status, new.claimed_by) then
    insert into public.claim_evidence (doctor_id, claimant, state, decided_at) values (new.id, new.user_id, 'approved', now())
    on conflict (doctor_id, claimant) do update set state = 'approved', reason = null, decided_at = now();
  end if;
  -- Nobody is left to read what was asked, or somebody else is.
  if old.ownership = 'owned' and (not new.verified or (new.user_id is distinct from old.user_id and act <> 'hand over')) then
    update public.practice_requests set status = 'ended', closed_at = now(), updated_at = now()
    where doctor_id = new.id and closed_at is null;
  end if;
  if new.verified and new.claim_status = 'unclaimed' then
    perform private.seat_rival(new.id);
  end if;
  return null;
end $$;

comment on function private.follow_ownership is
  'Trigger: evidence follows the ownership of its listing; open requests end with the owner or the listing; when a listing becomes free, '
  'the first rival is its claimant. Definer: writes what members may not.';

create trigger follow_ownership after update of state, verified, claim_status, claimed_by, user_id on public.doctors
for each row when (
  (old.state, old.claim_status, old.claimed_by, old.user_id) is distinct from (new.state, new.claim_status, new.claimed_by, new.user_id)
)
execute function private.follow_ownership();

create function private.claim_one_at_a_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (
    select count(*) from changed join previous using (id)
    where changed.claim_status = 'pending' and changed.claimed_by is distinct from previous.claimed_by
  ) > 1 then
    raise exception 'Claim one listing at a time' using errcode = '42501';
  end if;
  return null;
end $$;

comment on function private.claim_one_at_a_time is 'Trigger: one call claims one listing.';

create trigger claim_one_at_a_time after update on public.doctors
referencing old table as previous new table as changed
for each statement execute function private.claim_one_at_a_time();
