-- The mail with a code, to the work address of a claim. Somebody sits there and waits for it.

create function private.is_stopped(wanted text) returns boolean
language sql stable
return exists (select from private.stopped_addresses where address = wanted);

comment on function private.is_stopped is 'Whether mails to an address came back, or were called spam.';

create function private.make_work_code(asked uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The first 48 bits of such an id are random.
  number constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 1000000;
  code constant text := lpad(number::text, 6, '0');
begin
  update private.work_codes set hashes = hashes || private.hash_work_code(id, code), made_at = now() where id = asked;
  return code;
end $$;

comment on function private.make_work_code is
  'Makes the code of a mail that a sender takes, and keeps its hash. Tried again, the mail brings another code, and each of them counts: '
  'nobody knows which one arrived.';

create function private.work_code_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'refusal', codes.id, 'code', private.make_work_code(codes.id), 'listing', codes.doctor_id,
    'practice', doctors.practice_name, 'person', claims.full_name
  ))
  from private.work_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  join public.doctors on doctors.id = codes.doctor_id
  where codes.id = asked;
end;

comment on function private.work_code_facts is 'What the mail with a code says: who claims what, the code, and which one is refused by its link.';

create function private.why_no_code(mail private.outbox) returns text
language sql stable
return (
  select case
    when private.is_suspended(mail.recipient) then 'Suspended'
    when claims.doctor_id is null then 'The claim is not open any more'
    when lower(claims.work_email) is distinct from codes.address then 'The claim has another address now'
    when claims.work_email_proven_at is not null then 'Proven already'
    when private.is_stopped(codes.address) then 'Earlier mails came back'
    when codes.refused_at is not null then 'Refused'
    when codes.asked_at < now() - interval '30 minutes' then 'Asked for too long ago'
    when exists (
      select from private.work_codes as later
      where later.doctor_id = codes.doctor_id and later.claimant = codes.claimant and later.asked_at > codes.asked_at
    ) then 'Another code was asked for'
  end
  from private.work_codes as codes
  left join public.claim_evidence as claims
    on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant and private.may_prove(claims)
  where codes.id = mail.work_code_id
);

comment on function private.why_no_code is 'Why a mail with a code is better not sent, as things are now; null when it is to be.';
