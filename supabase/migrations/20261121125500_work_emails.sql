-- Proof of a work address: a claimant requests a code to the address that they gave, and enters it. The recipient of a
-- code can end the claim with the link in the email.

insert into private.rate_limits (action, is_newcomer, max_count, period) values
  ('verification codes', false, 10, '1 day');

create function private.hash_work_email_code(email_code uuid, code text) returns bytea
language sql stable
-- A copy of the table does not contain the key from the vault, so a copy alone is not enough to try all million codes.
return sha256(convert_to(concat_ws(' ', email_code, code, private.get_secret('send_mail_key')), 'UTF8'));

comment on function private.hash_work_email_code is
  'Returns the stored hash of a code, salted with the id of its row, and with the email worker''s key if there is a '
  'vault.';

create function private.request_work_email_code(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '1 day';
  claim public.claim_evidence;
  to_address text;
  of_domain text;
  waited interval;
  email_code uuid;
begin
  perform private.require_active_member();
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.can_verify_work_email(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  if claim.work_email is null or claim.full_name is null then
    raise exception 'Save your full name and your work email first'
      using errcode = '23514', hint = 'evidence_incomplete';
  end if;
  if claim.work_email_proven_at is not null then
    raise exception 'Your work email is already verified' using errcode = 'PT409', hint = 'work_email_proven';
  end if;
  perform private.enforce_rate_limit('verification codes');
  to_address := lower(claim.work_email);
  of_domain := split_part(to_address, '@', 2);
  if private.is_suppressed(to_address) then
    raise exception 'Email to this address bounces' using errcode = 'PT409', hint = 'work_email_bounces';
  end if;
  if exists (
    select from private.work_email_codes where claimant = auth.uid() and address = to_address and refused_at is not null
  ) then
    raise exception 'The recipient at this address has said that they did not make this claim'
    using errcode = 'PT409', hint = 'work_email_disputed';
  end if;
  -- The lock keeps concurrent requests from each seeing room for one more.
  perform pg_advisory_xact_lock(hashtextextended('work codes ' || of_domain, 0));
  waited := now() - (
    select max(requested_at) from private.work_email_codes where claimant = auth.uid() or address = to_address
  );
  if waited < interval '1 minute' then
    raise exception 'A code was requested less than a minute ago'
    using errcode = 'PT429', hint = 'work_code_too_soon',
      detail = json_build_object('seconds', ceil(60 - extract(epoch from waited)));
  end if;
  if (
    select count(*) from private.work_email_codes
    where address = to_address and claimant = auth.uid() and requested_at > since
  ) >= 3 then
    raise exception 'A member can request three codes per address and day'
      using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  -- Codes that the recipient disputed do not use up the limit of other claimants with this address.
  if (
    select count(*) from private.work_email_codes
    where address = to_address and requested_at > since and refused_at is null
  ) >= 5 then
    raise exception 'Five codes can be requested per address and day'
      using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  if (
    select count(*) from private.work_email_codes
    where domain = of_domain and requested_at > since and refused_at is null
  ) >= 30
    and not exists (select from private.shared_domains where private.is_within_domain(of_domain, domain)) then
    raise exception 'Thirty codes can be requested per domain and day'
      using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  insert into private.work_email_codes (doctor_id, claimant, address)
  values (target, claim.claimant, to_address) returning id into email_code;
  insert into private.outbox (recipient, event, work_code_id, dedupe_key, due_at)
  values (claim.claimant, 'work_email_code', email_code, 'work code/' || email_code, now());
end $$;

comment on function private.request_work_email_code is
  'Emails a six-digit code to the work address of the caller''s open or approved claim. Errors: PT409 no such claim, '
  'already proven, email to the address bounces, or its recipient has disputed the claim; PT429 too many codes; 23514 '
  'the claim has no name or work address. Definer: writes private tables.';
grant execute on function private.request_work_email_code to authenticated;
select private.expose_function('request_work_email_code');

create function private.get_latest_work_email_code(target uuid, person uuid) returns private.work_email_codes
language sql stable
return (
  select codes from private.work_email_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  where codes.doctor_id = target and codes.claimant = person and codes.address = lower(claims.work_email)
    and private.can_verify_work_email(claims)
  order by codes.requested_at desc, codes.id limit 1
);

comment on function private.get_latest_work_email_code is
  'Returns the latest code for the current address of a claim, which makes earlier ones invalid.';

create function private.verify_work_email(target uuid, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  email_code private.work_email_codes;
begin
  perform private.require_active_member();
  if code is null or code !~ '^[0-9]{6}$' then
    raise exception 'A code has six digits' using errcode = '22023', hint = 'malformed_code';
  end if;
  -- The lock keeps concurrent tries from each counting as the first.
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.can_verify_work_email(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  -- A retry after a lost response succeeds again.
  if claim.work_email_proven_at is not null then
    return null;
  end if;
  email_code := private.get_latest_work_email_code(target, claim.claimant);
  if email_code.made_at is null or email_code.made_at < now() - interval '30 minutes' or email_code.tries >= 5
    or email_code.refused_at is not null then
    raise exception 'There is no current code' using errcode = 'PT409', hint = 'no_current_code';
  end if;
  if not private.hash_work_email_code(email_code.id, code) = any (email_code.hashes) then
    update private.work_email_codes set tries = tries + 1 where id = email_code.id;
    return 4 - email_code.tries;
  end if;
  update private.work_email_codes set hashes = '{}' where id = email_code.id;
  update public.claim_evidence set work_email_proven_at = now() where doctor_id = target and claimant = claim.claimant;
  return null;
end $$;

comment on function private.verify_work_email is
  'Proves the work address of the caller''s claim by its code. Returns null if the code is right, or the number of '
  'tries left. A wrong code is not an error, because an error would roll back the count. Errors: PT409 no such claim, '
  'or no current code. Definer: API roles cannot read codes.';
grant execute on function private.verify_work_email to authenticated;
select private.expose_function('verify_work_email');

create function private.get_work_email_code_status(target uuid)
returns table (status text, wait integer, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  email_code private.work_email_codes;
begin
  perform private.require_mfa();
  email_code := private.get_latest_work_email_code(target, auth.uid());
  if email_code.id is null then
    return;
  end if;
  return query select
    case
      when email_code.refused_at is not null then 'refused'
      when private.is_suppressed(email_code.address) then 'undelivered'
      when email_code.tries >= 5 then 'locked'
      when email_code.made_at < now() - interval '30 minutes' then 'expired'
      when exists (select from private.outbox where work_code_id = email_code.id and given_up_at is not null)
        then 'undelivered'
      when email_code.made_at is null then 'waiting'
      else 'sent'
    end,
    greatest(0, ceil(60 - extract(epoch from now() - email_code.requested_at)))::integer,
    email_code.made_at + interval '30 minutes';
end $$;

comment on function private.get_work_email_code_status is
  'Returns the status of the caller''s latest code (waiting, sent, expired, locked, undelivered, or refused), the '
  'seconds until they can request another, and when it expires; no row without a code. Definer: API roles cannot read '
  'codes.';
grant execute on function private.get_work_email_code_status to authenticated;
select private.expose_function('get_work_email_code_status');

create function private.dispute_claim(code uuid) returns text
language plpgsql set search_path = '' as $$
declare
  because constant text := '{"code": "claim_disputed"}';
  email_code private.work_email_codes;
  claim public.claim_evidence;
begin
  select * into email_code from private.work_email_codes where id = code;
  if email_code.id is null then
    return null;
  end if;
  -- Functions that change a listing and its claims lock the listing first, to prevent a deadlock.
  perform from public.doctors where id = email_code.doctor_id for update;
  select * into claim from public.claim_evidence
  where doctor_id = email_code.doctor_id and claimant = email_code.claimant for update;
  select * into email_code from private.work_email_codes where id = code for update;
  update private.work_email_codes set refused_at = coalesce(refused_at, now()), hashes = '{}' where id = code;
  if claim.doctor_id is null then
    return 'deleted';
  end if;
  -- A repeated report does not affect an address that the claimant gave later.
  if email_code.refused_at is not null and (
    claim.status not in ('pending', 'competing') or lower(claim.work_email) is distinct from email_code.address
  ) then
    return case when claim.status in ('prepared', 'approved') then 'reported' else 'ended' end;
  end if;
  update public.claim_evidence set work_email_proven_at = null
  where doctor_id = claim.doctor_id and claimant = claim.claimant and lower(work_email) = email_code.address;
  -- An open claim ends as if an admin had rejected it. Only an admin removes an owner.
  if claim.status = 'pending' then
    perform private.transition_listing(claim.doctor_id, 'dispute claim', 'work address', because);
  else
    if claim.status = 'competing' then
      update public.claim_evidence set status = 'rejected', reason = because, decided_at = now()
      where doctor_id = claim.doctor_id and claimant = claim.claimant;
      perform private.notify(claim.claimant, 'claim_rejected', claim.doctor_id, because);
    end if;
    perform private.record_event(
      'claim_disputed', 'doctors', claim.doctor_id, because, seen => private.describe_person(claim.claimant)
    );
  end if;
  perform private.notify(user_id, 'claim_disputed', claim.doctor_id, jsonb_build_object(
    'code', 'claim_disputed_to_admins', 'claimant', claim.full_name, 'was_approved', claim.status = 'approved'
  )::text)
  from public.user_roles where role = 'admin';
  return case when claim.status in ('prepared', 'approved') then 'reported' else 'ended' end;
end $$;

comment on function private.dispute_claim is
  'Ends the claim for which a code was requested, notifies the claimant and the admins, and blocks the address for '
  'that claimant. Returns "ended", "reported" if only an admin can end it (an owner''s, or that of a practice that '
  'waits for its review), "deleted" if it was deleted with its account or listing, or null for an unknown code.';
