-- The code comes back: at most five wrong ones, within 30 minutes of the mail, by who asked for it.

create function private.latest_work_code(target uuid, person uuid) returns private.work_codes
language sql stable
return (
  select codes from private.work_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  where codes.doctor_id = target and codes.claimant = person and codes.address = lower(claims.work_email)
    and private.may_prove(claims)
  order by codes.asked_at desc, codes.id limit 1
);

comment on function private.latest_work_code is 'The last code that was asked for to the address which a claim names now; an older one is good for nothing.';

create function private.prove_work_address(target uuid, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  asked private.work_codes;
begin
  perform private.is_active();
  if code is null or code !~ '^[0-9]{6}$' then
    raise exception 'A code has six digits' using errcode = '22023';
  end if;
  -- One try at a time, or many side by side would each be the first.
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.may_prove(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409';
  end if;
  -- Sent again after a lost answer, it is proven already.
  if claim.work_email_proven_at is not null then
    return null;
  end if;
  asked := private.latest_work_code(target, claim.claimant);
  if asked.made_at is null or asked.made_at < now() - interval '30 minutes' or asked.tries >= 5 or asked.refused_at is not null then
    raise exception 'There is no code that you could enter now. Ask for another one.' using errcode = 'PT409';
  end if;
  if not private.hash_work_code(asked.id, code) = any (asked.hashes) then
    update private.work_codes set tries = tries + 1 where id = asked.id;
    return 4 - asked.tries;
  end if;
  update private.work_codes set hashes = '{}' where id = asked.id;
  update public.claim_evidence set work_email_proven_at = now() where doctor_id = target and claimant = claim.claimant;
  return null;
end $$;

comment on function private.prove_work_address is
  'Proves the work address of the caller''s open claim by its code: null when it is right, or how often the caller may still try. A wrong '
  'one is no error, which would undo the count. PT409: no open claim, or no code to be entered. Definer: nobody reads codes.';
grant execute on function private.prove_work_address to authenticated;

create function public.prove_work_address(target uuid, code text) returns integer
language sql volatile begin atomic select private.prove_work_address(target, code); end;

comment on function public.prove_work_address is
  'Enters the code that was mailed to the work address of the caller''s open claim: null when it is right, or the number of tries that are left.';
grant execute on function public.prove_work_address to authenticated;

create function private.work_code_state(target uuid) returns table (state text, wait integer, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  asked private.work_codes;
begin
  perform private.require_proof();
  asked := private.latest_work_code(target, auth.uid());
  if asked.id is null then
    return;
  end if;
  return query select
    case
      when asked.refused_at is not null then 'refused'
      when private.is_stopped(asked.address) then 'undelivered'
      when asked.tries >= 5 then 'spent'
      when asked.made_at < now() - interval '30 minutes' then 'expired'
      when exists (select from private.outbox where work_code_id = asked.id and given_up_at is not null) then 'undelivered'
      when asked.made_at is null then 'waiting'
      else 'sent'
    end,
    greatest(0, ceil(60 - extract(epoch from now() - asked.asked_at)))::integer,
    asked.made_at + interval '30 minutes';
end $$;

comment on function private.work_code_state is
  'What became of the last code that the caller asked for: waiting, sent, expired, spent, undelivered or refused; in how many seconds another '
  'one may be asked for, and until when it is good. No row where none was. Definer: nobody reads codes.';
grant execute on function private.work_code_state to authenticated;

create function public.work_code_state(target uuid) returns table (state text, wait integer, expires_at timestamptz)
language sql stable begin atomic select state, wait, expires_at from private.work_code_state(target); end;

comment on function public.work_code_state is 'What became of the last code that the caller asked for to the work address of their claim on a listing.';
grant execute on function public.work_code_state to authenticated;
