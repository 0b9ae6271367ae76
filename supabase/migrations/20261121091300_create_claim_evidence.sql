-- Claims: what the claimant says, and what an administrator decided.

create type public.claim_state as enum ('pending', 'approved', 'rejected', 'withdrawn');

create table public.claim_evidence (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  claimant uuid not null references public.profiles (id) on delete cascade,
  full_name text constraint claim_evidence_full_name_check check (char_length(btrim(full_name)) between 2 and 100),
  role_at_practice text constraint claim_evidence_role_at_practice_check check (char_length(btrim(role_at_practice)) between 2 and 100),
  npi text constraint claim_evidence_npi_check check (private.is_valid_npi(npi)),
  work_email text constraint claim_evidence_work_email_check check (
    char_length(work_email) <= 254 and work_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  work_phone text constraint claim_evidence_work_phone_check check (work_phone ~ '^[0-9+(). x-]{7,40}$'),
  state public.claim_state not null default 'pending',
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (doctor_id, claimant)
);

comment on table public.claim_evidence is 'One claim of one person on one listing, opened by the claim itself.';
comment on column public.claim_evidence.reason is 'Why the claim was rejected; the claimant reads it.';

create index claim_evidence_claimant_idx on public.claim_evidence (claimant);
create index claim_evidence_pending_idx on public.claim_evidence (created_at) where state = 'pending';

revoke all on table public.claim_evidence from anon, authenticated;
grant select on table public.claim_evidence to authenticated;
grant update (full_name, role_at_practice, npi, work_email, work_phone) on table public.claim_evidence to authenticated;
grant all on table public.claim_evidence to service_role;
alter table public.claim_evidence enable row level security;

create policy "claim_evidence: claimant and admin read" on public.claim_evidence
for select to authenticated using (claimant = (select auth.uid()) or (select private.is_admin()));

create policy "claim_evidence: claimant completes a pending claim" on public.claim_evidence
for update to authenticated
using (claimant = (select auth.uid()) and state = 'pending')
with check (claimant = (select auth.uid()) and state = 'pending');

create function private.open_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.claim_evidence (doctor_id, claimant) values (new.id, new.claimed_by)
  on conflict (doctor_id, claimant) do update
  set state = 'pending', reason = null, decided_at = null, created_at = now();
  return null;
end $$;

comment on function private.open_claim is 'Trigger: a claim on a listing opens its evidence. Definer: members may not write states.';
revoke execute on function private.open_claim from public;

create trigger open_claim after update of claim_status on public.doctors
for each row when (old.claim_status = 'unclaimed' and new.claim_status = 'pending')
execute function private.open_claim();

create function private.decide_claim(target uuid, is_approved boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  who uuid;
begin
  perform private.require_admin();
  if not is_approved and coalesce(btrim(reason), '') = '' then
    raise exception 'Say why the claim is rejected' using errcode = '23514';
  end if;
  select claimed_by into who from public.doctors where id = target and claim_status = 'pending' for update;
  if who is null then
    raise exception 'This claim is not pending any more' using errcode = 'PT409';
  end if;
  update public.doctors
  set claim_status = case when is_approved then 'approved' else 'unclaimed' end::public.claim_status,
      claimed_by = case when is_approved then who end,
      user_id = case when is_approved then who end
  where id = target;
  update public.claim_evidence
  set state = case when is_approved then 'approved' else 'rejected' end::public.claim_state,
      reason = case when not is_approved then left(btrim(decide_claim.reason), 500) end, decided_at = now()
  where doctor_id = target and claimant = who;
  perform private.log_act(case when is_approved then 'approve claim' else 'reject claim' end, 'doctors', target, decide_claim.reason);
end $$;

comment on function private.decide_claim is
  'Approves the pending claim of a listing, which makes the claimant its owner, or rejects it with a reason, which frees it. '
  'Definer: nobody may write these columns directly.';
revoke execute on function private.decide_claim from public;
grant execute on function private.decide_claim to authenticated;

create function public.decide_claim(target uuid, is_approved boolean, reason text default null) returns void
language sql volatile
begin atomic
  select private.decide_claim(target, is_approved, reason);
end;

comment on function public.decide_claim is 'Approves or rejects the pending claim of a listing; administrators only.';
revoke execute on function public.decide_claim from public;
grant execute on function public.decide_claim to authenticated;

create function private.withdraw_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.doctors set claim_status = 'unclaimed', claimed_by = null
  where id = target and claim_status = 'pending' and claimed_by = auth.uid();
  if not found then
    raise exception 'You have no pending claim on this listing' using errcode = 'PT409';
  end if;
  update public.claim_evidence set state = 'withdrawn', decided_at = now()
  where doctor_id = target and claimant = auth.uid();
end $$;

comment on function private.withdraw_claim is 'Takes the caller''s pending claim back. Definer: members may not write these columns.';
revoke execute on function private.withdraw_claim from public;
grant execute on function private.withdraw_claim to authenticated;

create function public.withdraw_claim(target uuid) returns void
language sql volatile
begin atomic
  select private.withdraw_claim(target);
end;

comment on function public.withdraw_claim is 'Takes the caller''s pending claim back.';
revoke execute on function public.withdraw_claim from public;
grant execute on function public.withdraw_claim to authenticated;
