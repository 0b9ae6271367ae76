-- "This was not me": whoever reads mail at a work address ends the claim that named it, by the link of the mail. Called by the function that
-- answers such links (supabase/functions/not-me), which checks the signature; no role of the API may.

insert into private.listing_transitions
  (act, who, from_states, to_state, from_ownership, to_ownership, needs_reason, condition, tells, notice, logged_as)
values
  ('disown claim', 'work address', '{public}', null, '{claimed}', 'none', true, null, '{claimant}', 'rejected', 'disown claim');

create function private.end_disowned(claim public.claim_evidence, because text) returns void
language plpgsql set search_path = '' as $$
begin
  if claim.state = 'pending' then
    perform private.move_listing(claim.doctor_id, 'disown claim', 'work address', because);
    return;
  end if;
  if claim.state = 'rival' then
    update public.claim_evidence set state = 'rejected', reason = because, decided_at = now()
    where doctor_id = claim.doctor_id and claimant = claim.claimant;
    perform private.notify(claim.claimant, 'claim', claim.doctor_id, 'rejected', because);
  end if;
  perform private.log_act('disown claim', 'doctors', claim.doctor_id, because);
end $$;

comment on function private.end_disowned is
  'Ends an open claim as an administrator''s rejection would. One that is decided or withdrawn is only logged: to take a listing from its owner is '
  'for a person to decide.';

create function private.disown_claim(code uuid) returns text
language plpgsql set search_path = '' as $$
declare
  because constant text := 'Whoever reads mail at the work address says that they did not make this claim.';
  asked private.work_codes;
  claim public.claim_evidence;
begin
  select * into asked from private.work_codes where id = code;
  if asked.id is null then
    return null;
  end if;
  -- The listing first, as everywhere, or two that end a claim would wait for each other.
  perform from public.doctors where id = asked.doctor_id for update;
  select * into claim from public.claim_evidence where doctor_id = asked.doctor_id and claimant = asked.claimant for update;
  select * into asked from private.work_codes where id = code for update;
  update private.work_codes set refused_at = coalesce(refused_at, now()), hashes = '{}' where id = code;
  if claim.doctor_id is null then
    return 'over';
  end if;
  -- Said once, it is no word about an address that came later.
  if asked.refused_at is not null and (
    claim.state not in ('pending', 'rival') or lower(claim.work_email) is distinct from asked.address
  ) then
    return case when claim.state = 'approved' then 'told' else 'ended' end;
  end if;
  update public.claim_evidence set work_email_proven_at = null
  where doctor_id = claim.doctor_id and claimant = claim.claimant and lower(work_email) = asked.address;
  perform private.end_disowned(claim, because);
  perform private.notify(user_id, 'claim', claim.doctor_id, 'disowned', concat_ws(' ',
    because, claim.full_name || ' made it.', case when claim.state = 'approved' then 'It was approved: look at who has the listing now.' end
  ))
  from public.user_roles where role = 'admin';
  return case when claim.state = 'approved' then 'told' else 'ended' end;
end $$;

comment on function private.disown_claim is
  'Ends the claim for which a code was asked, says so to the claimant and the administrators, and keeps the address from that claimant. Gives '
  '"ended" or, where it was approved before, "told"; "over" where it went with its account or listing, and null where nothing is known of the code.';
