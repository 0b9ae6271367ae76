-- Proof of a work address: who claims a listing asks for a code to the address that they gave.

insert into private.limits (deed, is_newcomer, allowed, span, done, within, again) values
  ('work codes', false, 10, '1 day', 'asked for %s codes', 'within a day', 'ask for another one');

create function private.hash_work_code(asked uuid, code text) returns bytea
language sql stable
-- A million codes are soon tried against a copy of the table: the key of the vault is in none.
return sha256(convert_to(concat_ws(' ', asked, code, private.secret('send_mail_key')), 'UTF8'));

comment on function private.hash_work_code is 'What is kept of a code: salted with the id of its row, and with the sender''s key where there is a vault.';

create function private.require_work_address(wanted text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '1 day';
  of_domain constant text := split_part(wanted, '@', 2);
  waited interval;
begin
  if private.is_stopped(wanted) then
    raise exception 'Mails to this address come back. Check it, or use another one.' using errcode = 'PT409';
  end if;
  if exists (select from private.work_codes where claimant = auth.uid() and address = wanted and refused_at is not null) then
    raise exception 'Whoever reads mail at this address said that they did not make your claim. Use another address, or write to us.'
    using errcode = 'PT409';
  end if;
  -- One at a time, or requests side by side would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended('work codes ' || of_domain, 0));
  waited := now() - (select max(asked_at) from private.work_codes where claimant = auth.uid() or address = wanted);
  if waited < interval '1 minute' then
    raise exception 'A code was asked for a moment ago. You can ask for another one in % seconds.', ceil(60 - extract(epoch from waited))
    using errcode = 'PT429';
  end if;
  if (select count(*) from private.work_codes where address = wanted and claimant = auth.uid() and asked_at > since) >= 3 then
    raise exception 'You have asked for three codes to this address within a day. Ask again tomorrow, or use another address.' using errcode = 'PT429';
  end if;
  -- What its reader has refused takes nothing from the others who name it.
  if (select count(*) from private.work_codes where address = wanted and asked_at > since and refused_at is null) >= 5 then
    raise exception 'Five codes were asked for to this address within a day. Ask again tomorrow, or use another address.' using errcode = 'PT429';
  end if;
  if (select count(*) from private.work_codes where domain = of_domain and asked_at > since and refused_at is null) >= 30
    and not exists (select from private.shared_domains where of_domain = domain or of_domain like '%.' || domain) then
    raise exception 'Thirty codes were asked for to addresses of this domain within a day. Ask again tomorrow.' using errcode = 'PT429';
  end if;
end $$;

comment on function private.require_work_address is
  'Refuses to mail a code to an address: one that mails come back from, that has refused the caller, or that was asked too often. '
  'Definer: nobody reads codes.';

create function private.ask_work_code(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  asked uuid;
begin
  perform private.is_active();
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.may_prove(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409';
  end if;
  if claim.work_email is null or claim.full_name is null then
    raise exception 'Save your full name and your work email first' using errcode = '23514';
  end if;
  if claim.work_email_proven_at is not null then
    raise exception 'Your work address is proven already' using errcode = 'PT409';
  end if;
  perform private.spend('work codes');
  perform private.require_work_address(lower(claim.work_email));
  insert into private.work_codes (doctor_id, claimant, address) values (target, claim.claimant, lower(claim.work_email)) returning id into asked;
  insert into private.outbox (recipient, kind, work_code_id, dedupe_key, due_at)
  values (claim.claimant, 'work address code', asked, 'work code/' || asked, now());
end $$;

comment on function private.ask_work_code is
  'Mails a code to the work address of the caller''s claim, open or approved. PT409: no such claim, proven already, or an address that takes none; PT429: too '
  'often; 23514: no name or address to mail to. Definer: writes private tables.';
grant execute on function private.ask_work_code to authenticated;

create function public.ask_work_code(target uuid) returns void
language sql volatile begin atomic select private.ask_work_code(target); end;

comment on function public.ask_work_code is 'Mails a code of six digits to the work address that the caller gave for their open claim on a listing.';
grant execute on function public.ask_work_code to authenticated;
