-- Invitations: a practice asks somebody to work for it, by an address or, for the ownership, one of its managers by name. They are
-- accepted by whoever has confirmed that address; whether it has an account, nobody is told.

create type public.invitation_state as enum ('open', 'accepted', 'declined', 'withdrawn');

create table public.practice_invitations (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  email text constraint practice_invitations_email_check check (
    char_length(email) <= 254 and email = lower(email) and email ~ '^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$' and private.is_plain_line(email)
    -- What a mail's header would read as more than one address.
    and email !~ '[<>()\[\]\\,;:"]'
  ),
  user_id uuid references public.profiles (id) on delete cascade,
  role public.practice_role not null,
  invited_by uuid not null references public.profiles (id) on delete cascade,
  state public.invitation_state not null default 'open',
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint practice_invitations_addressee_check check (
    case role when 'owner' then email is null and user_id is not null else email is not null and user_id is null end
  )
);

comment on table public.practice_invitations is
  'Who is asked to work for a practice, or to take it over. Deleted 90 days after they expire, answered or not. Written by functions only.';
comment on column public.practice_invitations.email is 'Whose it is, in lower case: whoever has confirmed this address.';
comment on column public.practice_invitations.user_id is 'The manager who is asked to take the practice over.';

create index practice_invitations_doctor_id_idx on public.practice_invitations (doctor_id);
create index practice_invitations_user_id_idx on public.practice_invitations (user_id);
create index practice_invitations_invited_by_idx on public.practice_invitations (invited_by);
create index practice_invitations_email_idx on public.practice_invitations (email) where state = 'open';
create index practice_invitations_expires_at_idx on public.practice_invitations (expires_at);
-- Asking an address again renews what was asked; one person at a time is asked to take over.
create unique index practice_invitations_open_key on public.practice_invitations (doctor_id, email) where state = 'open';
create unique index practice_invitations_owner_key on public.practice_invitations (doctor_id) where state = 'open' and role = 'owner';

create function private.own_address() returns text
language sql stable security definer set search_path = ''
return (select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null);

comment on function private.own_address is 'The caller''s confirmed address. Definer: accounts are nobody''s to read.';
grant execute on function private.own_address to authenticated;

grant select on table public.practice_invitations to authenticated;
grant all on table public.practice_invitations to service_role;
alter table public.practice_invitations enable row level security;

create policy "practice_invitations: the practice and who is invited read" on public.practice_invitations
for select to authenticated
using (
  (doctor_id = any ((select private.listings_with('staff'))::uuid[]) and private.is_since_owner(doctor_id, created_at))
  or user_id = (select auth.uid())
  or (state = 'open' and email = (select private.own_address()))
);

select private.guard_table('practice_invitations');
