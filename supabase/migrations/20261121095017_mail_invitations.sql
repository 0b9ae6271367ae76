-- How somebody is invited who has no account: by a mail to the address, once for each time that a practice asks. Who has confirmed the
-- address is told as a member instead (20261121092812), and who invites learns of neither.

create table private.invited_addresses (
  id uuid primary key default gen_random_uuid(),
  address text not null,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  mailed_at timestamptz not null default now(),
  unique (address, doctor_id)
);

comment on table private.invited_addresses is
  'Who was mailed an invitation, and when last by each practice. It outlives invitation and inviter: limits count it, and links name its rows.';
create index invited_addresses_doctor_id_idx on private.invited_addresses (doctor_id);
alter table private.invited_addresses enable row level security;

create table private.uninvitable (
  address text primary key,
  since timestamptz not null default now()
);

comment on table private.uninvitable is 'Addresses whose readers want no invitation mailed. Practices may still ask them: they see it once they have an account.';
alter table private.uninvitable enable row level security;

create function private.mail_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (recipient, kind, invitation_id, dedupe_key, due_at)
  select new.invited_by, 'invitation', new.id, 'invitation/' || new.id || '/' || extract(epoch from new.expires_at), now()
  where not exists (select from auth.users where email = new.email and email_confirmed_at is not null);
  return null;
end $$;

comment on function private.mail_invitation is 'Trigger: an address without an account was invited. Definer: reads accounts, writes a private table.';

create trigger mail_invitation after insert or update of expires_at on public.practice_invitations
for each row when (new.state = 'open' and new.email is not null) execute function private.mail_invitation();

create function private.note_invited(wanted text, practice uuid) returns uuid
language sql volatile set search_path = ''
begin atomic
  insert into private.invited_addresses (address, doctor_id) values (wanted, practice)
  on conflict (address, doctor_id) do update set mailed_at = now() returning id;
end;

comment on function private.note_invited is 'Remembers that an address is mailed an invitation of a practice; gives what the link in the mail names.';

create function private.invitation_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'invitation', invitations.id, 'invited', private.note_invited(invitations.email, invitations.doctor_id),
    'practice', doctors.practice_name, 'person', profiles.full_name, 'role', invitations.role
  ))
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.id = asked;
end;

comment on function private.invitation_facts is 'What the mail with an invitation says: who asks, for which practice, and as what.';

create function private.why_no_invitation(mail private.outbox) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when invitations.state <> 'open' then 'The invitation is not open any more'
    when invitations.expires_at <= now() then 'The invitation has expired'
    when private.is_suspended(mail.recipient) then 'Suspended'
    when not private.may_appoint(invitations.doctor_id, invitations.role, invitations.invited_by) then 'The sender can no longer invite people'
    when not exists (select from public.doctors where id = invitations.doctor_id and state = 'public') then 'The listing is not public'
    when exists (select from private.uninvitable where address = invitations.email) then 'Not wished'
    when private.is_stopped(invitations.email) then 'Earlier mails came back'
    -- One that is tried again was counted when it was tried first.
    when mail.attempts = 0 and exists (
      select from private.invited_addresses as known
      where known.address = invitations.email and known.doctor_id = invitations.doctor_id and mailed_at > now() - interval '7 days'
    ) then 'The practice has mailed one within a week'
    when mail.attempts = 0 and (
      select count(*) from private.invited_addresses as known where known.address = invitations.email and mailed_at > now() - interval '7 days'
    ) >= 3 then 'Three practices have mailed one within a week'
  end
  from public.practice_invitations as invitations where invitations.id = mail.invitation_id;
end;

comment on function private.why_no_invitation is
  'Why a mail with an invitation is better not sent, as things are now; null when it is to be. An address is mailed one a week by a practice, and '
  'three by all.';

create function private.end_invitations(invited uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  named constant text := (select address from private.invited_addresses where id = invited);
begin
  if named is null then
    return false;
  end if;
  insert into private.uninvitable (address) values (named) on conflict do nothing;
  return true;
end $$;

comment on function private.end_invitations is
  'Mails no invitation any more to an address that was mailed one; false where that is not known any more. Called by the function that answers links '
  'of mails.';
