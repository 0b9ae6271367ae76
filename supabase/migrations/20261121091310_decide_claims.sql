-- What becomes of claims: decided by administrators, withdrawn by the claimant, lapsed with time; and rivals are heard.

create function private.decide_claim(
  target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text, is_without_evidence boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  listing public.doctors;
  note text := nullif(btrim(reason), '');
begin
  perform private.require_admin();
  -- The listing first, as everywhere, or two decisions would wait for each other.
  select * into listing from public.doctors where id = target for update;
  select * into claim from public.claim_evidence
  where doctor_id = target and claim_evidence.claimant = decide_claim.claimant and state in ('pending', 'rival') for update;
  if claim.doctor_id is null then
    raise exception 'This claim is not open any more' using errcode = 'PT409';
  end if;
  if claim.version <> seen_version then
    raise exception 'The claimant has changed the evidence since you opened it. Look at it again.' using errcode = 'PT409';
  end if;
  if not is_approved and note is null then
    raise exception 'Say why the claim is rejected' using errcode = '23514';
  end if;
  if is_approved and not private.has_evidence(claim) then
    if not coalesce(is_without_evidence, false) then
      raise exception 'The claimant has given no evidence. Approve it all the same?' using errcode = 'PT428';
    end if;
    note := concat_ws(' ', 'Approved without evidence.', note);
  end if;
  if claim.state = 'pending' then
    perform private.move_listing(target, case when is_approved then 'approve claim' else 'reject claim' end, 'administrator', note);
  elsif not is_approved then
    update public.claim_evidence set state = 'rejected', reason = left(note, 500), decided_at = now()
    where doctor_id = target and claim_evidence.claimant = claim.claimant;
    perform private.log_act('reject claim', 'doctors', target, note);
    perform private.notify(claim.claimant, 'claim', target, 'rejected', left(note, 500));
  else
    if note is null then
      raise exception 'Say why the listing goes to somebody else' using errcode = '23514';
    end if;
    -- Who has it leaves it, which makes this rival the claimant.
    perform set_config('private.next_claimant', claim.claimant::text, true);
    perform private.move_listing(target, case listing.ownership when 'owned' then 'revoke' else 'reject claim' end, 'administrator', note);
    perform set_config('private.next_claimant', '', true);
    perform private.move_listing(target, 'approve claim', 'administrator', note);
  end if;
end $$;

comment on function private.decide_claim is
  'Approves or rejects the open claim of one person as it was seen. A rival who is approved takes the place of the claimant or owner. '
  'PT409: not open any more, or changed; PT428: there is no evidence, and is_without_evidence is not said. Definer: calls what members may not.';
grant execute on function private.decide_claim to authenticated;

create function public.decide_claim(
  target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text default null, is_without_evidence boolean default false
) returns void
language sql volatile
begin atomic
  select private.decide_claim(target, claimant, seen_version, is_approved, reason, is_without_evidence);
end;

comment on function public.decide_claim is
  'Approves or rejects the claim of one person on a listing, in the version that was seen; administrators only.';
grant execute on function public.decide_claim to authenticated;

create function private.withdraw_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active();
  update public.claim_evidence set state = 'withdrawn', decided_at = now()
  where doctor_id = target and claimant = auth.uid() and state = 'rival';
  if found then
    return;
  end if;
  if not exists (select from public.doctors where id = target and claim_status = 'pending' and claimed_by = auth.uid()) then
    raise exception 'You have no pending claim on this listing' using errcode = 'PT409';
  end if;
  perform private.move_listing(target, 'withdraw claim', 'claimant');
end $$;

comment on function private.withdraw_claim is 'Takes the caller''s open claim back. Definer: members may not write these columns.';
grant execute on function private.withdraw_claim to authenticated;

create function public.withdraw_claim(target uuid) returns void
language sql volatile begin atomic select private.withdraw_claim(target); end;

comment on function public.withdraw_claim is 'Takes the caller''s open claim back.';
grant execute on function public.withdraw_claim to authenticated;

create function private.file_rival_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.is_active();
  select * into listing from public.doctors where id = target for update;
  if listing.state is distinct from 'public' then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  if auth.uid() in (listing.user_id, listing.claimed_by) then
    raise exception 'You have claimed this listing already' using errcode = 'PT409';
  end if;
  if listing.ownership = 'none' then
    perform private.move_listing(target, 'claim', 'member', person => auth.uid());
  -- The same from a second tab changes nothing.
  elsif not exists (select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and state = 'rival') then
    perform private.open_evidence(target, auth.uid(), 'rival');
  end if;
end $$;

comment on function private.file_rival_claim is
  '"This is my practice", while somebody else claims or owns the listing: administrators see both. On a free listing it is a claim. '
  'Definer: members may not write states.';
grant execute on function private.file_rival_claim to authenticated;

create function public.file_rival_claim(target uuid) returns void
language sql volatile begin atomic select private.file_rival_claim(target); end;

comment on function public.file_rival_claim is 'Says that a listing which somebody else claims or owns is the caller''s practice.';
grant execute on function public.file_rival_claim to authenticated;

create function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing uuid;
begin
  update public.claim_evidence set state = 'lapsed', decided_at = now()
  where state = 'rival' and created_at < now() - interval '30 days' and not private.has_evidence(claim_evidence);
  for listing in
    select doctors.id from public.doctors
    join public.claim_evidence on claim_evidence.doctor_id = doctors.id and claim_evidence.claimant = doctors.claimed_by
    where doctors.claim_status = 'pending' and claim_evidence.created_at < now() - interval '30 days'
      and not private.has_evidence(claim_evidence)
    for update of doctors skip locked
  loop
    perform private.move_listing(listing, 'lapse claim', 'time');
  end loop;
end $$;

comment on function private.lapse_claims is
  'Frees listings whose claimant has given no evidence for 30 days. Runs every night where pg_cron is, and whenever an administrator opens the '
  'desk. Definer: writes what members may not.';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('lapse claims', '17 7 * * *', 'select private.lapse_claims()');
  end if;
end $$;
