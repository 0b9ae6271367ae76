-- What is stored about invitations to a practice's staff. Only functions write them.

-- Invitations: a practice invites an email address to its staff, or one of its managers to become the owner. The
-- account with this confirmed address can accept; the practice does not learn whether the address has an account.
create type public.invitation_status as enum ('open', 'accepted', 'declined', 'withdrawn');

create table public.practice_invitations (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  email text constraint practice_invitations_email_check check (
    char_length(email) <= 254 and email = lower(email) and private.is_email_address(email)
  ),
  user_id uuid references public.profiles (id) on delete cascade,
  role public.practice_role not null,
  invited_by uuid not null references public.profiles (id) on delete cascade,
  status public.invitation_status not null default 'open',
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint practice_invitations_addressee_check check (
    case role when 'owner' then email is null and user_id is not null else email is not null and user_id is null end
  )
);

comment on table public.practice_invitations is
  'Invitations to work for a practice or to become its owner. Deleted 90 days after they expire. Written by functions '
  'only.';
comment on column public.practice_invitations.email is
  'The invited address in lower case; the account with this confirmed address can accept.';
comment on column public.practice_invitations.user_id is 'The manager who is invited to become the owner.';

create index practice_invitations_doctor_id_idx on public.practice_invitations (doctor_id);
create index practice_invitations_user_id_idx on public.practice_invitations (user_id);
create index practice_invitations_invited_by_idx on public.practice_invitations (invited_by);
create index practice_invitations_email_idx on public.practice_invitations (email) where status = 'open';
create index practice_invitations_expires_at_idx on public.practice_invitations (expires_at);
-- A second invitation of an address renews the first; the ownership is offered to one manager at a time.
create unique index practice_invitations_open_key on public.practice_invitations (doctor_id, email)
where status = 'open';
create unique index practice_invitations_owner_key on public.practice_invitations (doctor_id)
where status = 'open' and role = 'owner';

create function private.get_own_email() returns text
language sql stable security definer set search_path = ''
return (select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null);

comment on function private.get_own_email is
  'Returns the caller''s confirmed email address. Definer: API roles cannot read accounts.';
grant execute on function private.get_own_email to authenticated;

grant select on table public.practice_invitations to authenticated;

create policy "practice_invitations: staff and invited people can read" on public.practice_invitations
for select to authenticated
using (
  (
    doctor_id = any ((select private.listings_with_permission('staff'))::uuid[])
    and private.is_within_ownership(doctor_id, created_at)
  )
  or user_id = (select auth.uid())
  or (status = 'open' and email = (select private.get_own_email()))
);

select private.guard_table('practice_invitations');
