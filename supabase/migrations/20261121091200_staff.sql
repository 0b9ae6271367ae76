create type public.practice_role as enum ('owner', 'manager', 'front_desk');
create type public.practice_right as enum ('answer', 'panel', 'edit', 'staff', 'govern');

create function private.rights_of(role public.practice_role) returns public.practice_right[]
language sql immutable
return case role
  when 'owner' then '{answer,panel,edit,staff,govern}'
  when 'manager' then '{answer,panel,edit,staff}'
  when 'front_desk' then '{answer,panel}'
end::public.practice_right[];

comment on function private.rights_of is
  'What a role may do. Answer: read and answer requests; panel: say whether the practice accepts patients; edit: the whole listing but its '
  'photo; staff: invite and remove the front desk; govern: managers too, the photo, and whose the listing is and whether it is up.';

create table public.practice_members (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.practice_role not null constraint practice_members_role_check check (role <> 'owner'),
  created_at timestamptz not null default now(),
  primary key (doctor_id, user_id)
);

comment on table public.practice_members is
  'The staff of practices. The owner is none of them: doctors.user_id says who that is, and nothing else does. Written by functions only.';
comment on column public.practice_members.created_at is 'Since when the person works here.';

create index practice_members_user_id_idx on public.practice_members (user_id);

create view private.practice_people as
select id as doctor_id, user_id, 'owner'::public.practice_role as role from public.doctors
where user_id is not null and not private.is_suspended(user_id)
union all
select doctor_id, user_id, role from public.practice_members where not private.is_suspended(user_id);

comment on view private.practice_people is
  'Who acts for which practice, and as what. A suspended owner or staff member acts for none until the suspension ends.';

create function private.may_at(target uuid, deed public.practice_right, person uuid default auth.uid()) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.practice_people
  where doctor_id = target and user_id = person and deed = any (private.rights_of(role))
);

comment on function private.may_at is 'Whether a person may do this with a listing, the caller without another one. Definer: policies of the tables it reads ask it.';
grant execute on function private.may_at to authenticated;

create function private.listings_with(deed public.practice_right) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select doctor_id from private.practice_people where user_id = (select auth.uid()) and deed = any (private.rights_of(role))
);

comment on function private.listings_with is
  'The listings that the caller may do this with: what private.may_at says, for all of them at once. Definer: as there.';
grant execute on function private.listings_with to authenticated;

create function private.people_with(target uuid, deed public.practice_right) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select user_id from private.practice_people where doctor_id = target and deed = any (private.rights_of(role));
end;

comment on function private.people_with is 'Who may do this with a listing: those are told of what calls for it. Called by definer functions.';

grant select on table public.practice_members to authenticated;
grant all on table public.practice_members to service_role;
alter table public.practice_members enable row level security;

create policy "practice_members: the practice reads" on public.practice_members
for select to authenticated using (doctor_id = any ((select private.listings_with('answer'))::uuid[]));

select private.guard_table('practice_members');

create function private.my_practices() returns table (
  doctor_id uuid, role public.practice_role, rights public.practice_right[], practice_name text,
  status public.listing_status, ownership public.listing_ownership, merged_into uuid, accepting_new_patients boolean, version integer
)
language sql stable security definer set search_path = ''
begin atomic
  select doctors.id, people.role, people.rights, doctors.practice_name,
    doctors.status, doctors.ownership, doctors.merged_into, doctors.accepting_new_patients, doctors.version
  from (
    select doctor_id, role, private.rights_of(role) from private.practice_people where user_id = (select auth.uid())
    union all
    select id, 'owner', '{}' from public.doctors where user_id = (select auth.uid()) and private.is_suspended(user_id)
  ) as people (doctor_id, role, rights)
  join public.doctors on doctors.id = people.doctor_id
  where (select private.has_proved_enough())
  order by doctors.created_at, doctors.id;
end;

comment on function private.my_practices is 'The practices that the caller acts for. A suspended owner still sees which ones they own, without any right. Definer: what a role may do is '
  'nobody''s to read but through this.';
grant execute on function private.my_practices to authenticated;

create function public.my_practices() returns table (
  doctor_id uuid, role public.practice_role, rights public.practice_right[], practice_name text,
  status public.listing_status, ownership public.listing_ownership, merged_into uuid, accepting_new_patients boolean, version integer
)
language sql stable
begin atomic
  select doctor_id, role, rights, practice_name, status, ownership, merged_into, accepting_new_patients, version from private.my_practices();
end;

comment on function public.my_practices is 'The practices that the caller owns or works for, oldest first, with the role and what it may do.';
grant execute on function public.my_practices to authenticated;
-- Listings, their prices, versions and changes are their practice's: policies ask what a person may do with the listing. What belongs to a
-- former owner (versions, changes, decided corrections, invitations) is hidden from the next one.

create function private.is_since_owner(target uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.doctors where id = target and (owned_since is null or owned_since <= moment));

comment on function private.is_since_owner is
  'Whether a moment lies within the present ownership of a listing, which a handover to a manager continues. Definer: policies call it for '
  'each row.';
grant execute on function private.is_since_owner to authenticated;
create policy "doctors: member reads verified and own" on public.doctors
for select to authenticated
using (
  verified
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner)
  -- Beside what the function says, as that does not see a row that is just being written.
  or user_id = (select auth.uid())
  or claimed_by = (select auth.uid())
  or id = any ((select private.listings_with('answer'))::uuid[])
  or (status <> 'draft' and (select private.is_admin()))
);
create policy "doctors: author, practice and admin edit, member claims" on public.doctors
for update to authenticated
using (
  user_id = (select auth.uid())
  or id = any ((select private.listings_with('panel'))::uuid[])
  or (status <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and status in ('draft', 'pending', 'rejected'))
  or (status = 'published' and ownership = 'none')
)
with check (
  user_id = (select auth.uid())
  or id = any ((select private.listings_with('panel'))::uuid[])
  or (status <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and status in ('draft', 'pending', 'rejected'))
  or (claimed_by = (select auth.uid()) and claim_status = 'pending')
);
create policy "listing_versions: editors and admin read" on public.listing_versions
for select to authenticated
using (
  (
    doctor_id = any ((select private.listings_with('edit'))::uuid[])
    and (actor = (select auth.uid()) or private.is_since_owner(doctor_id, at))
  )
  -- Not the versions of a draft, which only its author reads.
  or ((select private.is_admin()) and exists (select from public.doctors where doctors.id = doctor_id))
);
create policy "listing_changes: editors and admin read" on public.listing_changes
for select to authenticated
using (
  (select private.is_admin())
  or (doctor_id = any ((select private.listings_with('edit'))::uuid[]) and private.is_since_owner(doctor_id, created_at))
);
create policy "listing_corrections: author, editors and admin read" on public.listing_corrections
for select to authenticated
using (
  author = (select auth.uid())
  or (select private.is_admin())
  or (
    doctor_id = any ((select private.listings_with('edit'))::uuid[])
    and (status = 'open' or private.is_since_owner(doctor_id, decided_at))
  )
);
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
-- Sending and withdrawing invitations. They are accepted in a file of their own.

create function private.may_appoint(target uuid, to_role public.practice_role, person uuid default auth.uid()) returns boolean
language sql stable security definer set search_path = ''
return private.may_at(target, case to_role when 'front_desk' then 'staff' else 'govern' end::public.practice_right, person);

comment on function private.may_appoint is
  'Whether a person, by default the caller, can give and take this role at a practice. Definer: calls one that is.';

create function private.lock_practice(target uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.is_active();
  -- One at a time, or what is done side by side would not see each other.
  select * into listing from public.doctors where id = target for update;
  if listing.status = 'draft' then
    raise exception 'Submit the listing for review before you invite people' using errcode = 'PT409';
  end if;
  return listing;
end $$;

comment on function private.lock_practice is 'The listing, locked before its people or invitations change. Definer: the caller may not write it.';

create function private.require_room(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.practice_members where doctor_id = target)
    + (select count(*) from public.practice_invitations where doctor_id = target and state = 'open' and role <> 'owner' and expires_at > now())
    >= 40 then
    raise exception 'A practice has at most 40 people here, with those who are invited. Remove one to invite another.' using errcode = 'PT409';
  end if;
end $$;

comment on function private.require_room is 'Refuses one person too many. Definer: counts all.';

create function private.invite_staff(target uuid, address text, as_role public.practice_role) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  wanted constant text := lower(btrim(address));
  known public.practice_invitations;
  invitation public.practice_invitations;
begin
  if not private.may_appoint(target, as_role) or as_role = 'owner' then
    raise exception '%', case when as_role = 'owner' then 'Hand the practice over to one of its managers'
      else 'You cannot invite people as this to this practice' end using errcode = '42501';
  end if;
  -- An invitation carries the name of the practice, which isn't reviewed while the listing isn't public.
  if listing.ownership <> 'owned' or listing.status <> 'published' then
    raise exception '%', case when listing.ownership = 'owned' then 'You can invite people while your listing is public'
      else 'You can invite people once your listing was verified' end using errcode = '42501';
  end if;
  if wanted = private.own_address() then
    raise exception 'This is your own address' using errcode = '23514';
  end if;
  delete from public.practice_invitations where expires_at < now() - interval '90 days';
  select * into known from public.practice_invitations where doctor_id = target and email = wanted and state = 'open';
  if known.role <> 'front_desk' and not private.may_appoint(target, known.role) then
    raise exception 'The owner has invited this address already' using errcode = 'PT409';
  end if;
  -- Sent again after a lost answer, it is there already. Later it is meant: whoever was asked is told once more.
  if known.role = as_role and known.expires_at > now() + interval '14 days' - interval '10 minutes' then
    return known.id;
  end if;
  if known.id is null or known.expires_at <= now() then
    perform private.require_room(target);
  end if;
  perform private.spend('invitations');
  insert into public.practice_invitations (doctor_id, email, role, invited_by) values (target, wanted, as_role, auth.uid())
  on conflict (doctor_id, email) where state = 'open'
  do update set role = as_role, invited_by = auth.uid(), expires_at = now() + interval '14 days'
  returning * into invitation;
  perform private.notify_invitee(invitation);
  return invitation.id;
end $$;

comment on function private.invite_staff is
  'Asks an address to work for a practice, as whoever may give that role; again, it renews the invitation or changes the role. The answer is '
  'the same whether the address has an account or not. Definer: invitations are nobody''s to write.';
grant execute on function private.invite_staff to authenticated;

create function public.invite_staff(target uuid, address text, as_role public.practice_role) returns uuid
language sql volatile begin atomic select private.invite_staff(target, address, as_role); end;

comment on function public.invite_staff is
  'Invites an address to a practice for 14 days, as manager (by the owner) or front desk (by managers, too); gives the invitation''s id.';
grant execute on function public.invite_staff to authenticated;

create function private.offer_practice(target uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  invitation public.practice_invitations;
begin
  if listing.ownership <> 'owned' or not private.may_at(target, 'govern') then
    raise exception 'Only the owner hands a practice over' using errcode = '42501';
  end if;
  if not exists (select from private.practice_people where doctor_id = target and user_id = person and role = 'manager') then
    raise exception 'A practice is handed over to one of its managers' using errcode = '23514';
  end if;
  perform private.spend('invitations');
  insert into public.practice_invitations (doctor_id, user_id, role, invited_by) values (target, person, 'owner', auth.uid())
  on conflict (doctor_id) where state = 'open' and role = 'owner'
  do update set user_id = person, invited_by = auth.uid(), expires_at = now() + interval '14 days'
  returning * into invitation;
  perform private.notify_invitee(invitation);
end $$;

comment on function private.offer_practice is 'Asks a manager to take the practice over; who was asked before is asked no more. Definer: as invite_staff.';
grant execute on function private.offer_practice to authenticated;

create function public.offer_practice(target uuid, person uuid) returns void
language sql volatile begin atomic select private.offer_practice(target, person); end;

comment on function public.offer_practice is 'Asks a manager of the caller''s practice to become its owner, within 14 days.';
grant execute on function public.offer_practice to authenticated;

create function private.withdraw_invitation(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.practice_invitations;
begin
  perform private.lock_practice((select doctor_id from public.practice_invitations where id = target));
  select * into invitation from public.practice_invitations where id = target;
  if invitation.id is null or not private.may_appoint(invitation.doctor_id, invitation.role) then
    raise exception 'This invitation is not yours to withdraw' using errcode = '42501';
  end if;
  if invitation.state <> 'open' then
    raise exception 'This invitation was % already', invitation.state using errcode = 'PT409';
  end if;
  update public.practice_invitations set state = 'withdrawn', closed_at = now() where id = target;
end $$;

comment on function private.withdraw_invitation is 'Takes an open invitation back, as whoever may give its role. Definer: as invite_staff.';
grant execute on function private.withdraw_invitation to authenticated;

create function public.withdraw_invitation(target uuid) returns void
language sql volatile begin atomic select private.withdraw_invitation(target); end;

comment on function public.withdraw_invitation is 'Takes an open invitation of the caller''s practice back.';
grant execute on function public.withdraw_invitation to authenticated;
-- What becomes of an invitation: read and answered by whom it is for, once.

create function private.is_for_caller(invitation public.practice_invitations) returns boolean
language sql stable security definer set search_path = ''
return coalesce(invitation.user_id = auth.uid(), false) or coalesce(invitation.email = private.own_address(), false);

comment on function private.is_for_caller is 'Whether an invitation names the caller, or the address that the caller has confirmed. Definer: as own_address.';

create function private.followed_invitation(target uuid) returns table (practice_name text, role public.practice_role, email text)
language sql stable security definer set search_path = '' rows 1
begin atomic
  select doctors.practice_name, invitations.role, invitations.email
  from public.practice_invitations as invitations join public.doctors on doctors.id = invitations.doctor_id
  where invitations.id = target and invitations.email is not null and invitations.state = 'open' and invitations.expires_at > now();
end;

comment on function private.followed_invitation is
  'What the sign-up page says to the reader of a mailed invitation. Definer: the reader has no account yet; its id is the secret, and '
  'only the mail and the practice hold it.';
grant execute on function private.followed_invitation to anon, authenticated;

create function public.followed_invitation(target uuid) returns table (practice_name text, role public.practice_role, email text)
language sql stable rows 1
begin atomic
  select practice_name, role, email from private.followed_invitation(target);
end;

comment on function public.followed_invitation is
  'The practice, role, and address of an open invitation to an address, for who holds its id from the mail; no row otherwise.';
grant execute on function public.followed_invitation to anon, authenticated;

create function private.hand_over(target uuid, from_owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.doctors where id = target and user_id = from_owner and ownership = 'owned') then
    raise exception 'The practice has another owner meanwhile' using errcode = 'PT409';
  end if;
  -- The manager's place becomes that of who was the owner. Whoever is suspended is no manager either.
  update public.practice_members set user_id = from_owner, created_at = now()
  where doctor_id = target and user_id = auth.uid() and role = 'manager';
  if not found then
    raise exception 'You are no manager of this practice any more' using errcode = '42501';
  end if;
  perform private.move_listing(target, 'hand over', 'owner', person => auth.uid());
end $$;

comment on function private.hand_over is
  'Makes the caller, a manager, the owner of a practice, and its owner a manager. Its history keeps who it was. Definer: calls what members may not.';

create function private.answer_invitation(target uuid, is_accepted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice((select doctor_id from public.practice_invitations where id = target));
  invitation public.practice_invitations;
begin
  select * into invitation from public.practice_invitations where id = target;
  if invitation.id is null or not private.is_for_caller(invitation) then
    raise exception 'This invitation is not for your account. An invitation is for the confirmed address it was made out to.' using errcode = '42501';
  end if;
  if invitation.state <> 'open' then
    raise exception 'This invitation was % already', invitation.state using errcode = 'PT409';
  end if;
  if invitation.expires_at <= now() then
    raise exception 'This invitation has expired. Ask the practice for a new one.' using errcode = 'PT409';
  end if;
  if is_accepted and not private.may_appoint(listing.id, invitation.role, invitation.invited_by) then
    raise exception 'The person who sent this invitation can no longer invite people to this practice. Ask the practice for a new one.'
    using errcode = 'PT409';
  end if;
  if is_accepted and invitation.role <> 'owner'
    and (auth.uid() = listing.user_id or exists (select from public.practice_members where doctor_id = listing.id and user_id = auth.uid())) then
    raise exception 'You work for this practice already. Its owner can change your role.' using errcode = 'PT409';
  end if;
  update public.practice_invitations
  set state = case when is_accepted then 'accepted' else 'declined' end::public.invitation_state, closed_at = now()
  where id = target;
  if is_accepted and invitation.role = 'owner' then
    perform private.hand_over(listing.id, invitation.invited_by);
  elsif is_accepted then
    insert into public.practice_members (doctor_id, user_id, role) values (listing.id, auth.uid(), invitation.role);
  end if;
  perform private.notify(
    person, 'staff', listing.id,
    case when not is_accepted then 'declined' when invitation.role = 'owner' then 'handed over' else 'accepted' end, null
  )
  from (select listing.user_id union select invitation.invited_by) as people (person);
end $$;

comment on function private.answer_invitation is
  'Accepts or declines an open invitation, as whom it is for; who made it and the owner are told. Errors: 42501 for somebody else; PT409 expired, '
  'answered, withdrawn, superfluous, or sent by somebody who can no longer give that role. Definer: API roles can''t write staff.';
grant execute on function private.answer_invitation to authenticated;

create function public.answer_invitation(target uuid, is_accepted boolean) returns void
language sql volatile begin atomic select private.answer_invitation(target, is_accepted); end;

comment on function public.answer_invitation is 'Accepts or declines an invitation for the caller''s confirmed address.';
grant execute on function public.answer_invitation to authenticated;
-- Who works for a practice no longer, or as something else; and who falls out because the practice does.

create function private.set_staff_role(target uuid, person uuid, new_role public.practice_role) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_practice(target);
  if not private.may_at(target, 'govern') then
    raise exception 'Only the owner of the practice changes roles' using errcode = '42501';
  end if;
  if new_role = 'owner' then
    raise exception 'Hand the practice over: the manager is asked whether they want it' using errcode = '23514';
  end if;
  update public.practice_members set role = new_role where doctor_id = target and user_id = person and role <> new_role;
  if not found then
    raise exception 'This has changed in the meantime' using errcode = 'PT409';
  end if;
  perform private.notify(person, 'staff', target, new_role::text, null);
end $$;

comment on function private.set_staff_role is 'Gives somebody who works for a practice another role, as its owner. Definer: staff is nobody''s to write.';
grant execute on function private.set_staff_role to authenticated;

create function public.set_staff_role(target uuid, person uuid, new_role public.practice_role) returns void
language sql volatile begin atomic select private.set_staff_role(target, person, new_role); end;

comment on function public.set_staff_role is 'Makes somebody who works for the caller''s practice a manager or front desk.';
grant execute on function public.set_staff_role to authenticated;

create function private.remove_staff(target uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  held public.practice_role;
begin
  if person = auth.uid() and listing.user_id = person then
    raise exception 'A practice keeps its owner. Hand it over to a manager first, withdraw the listing, or give it back.' using errcode = '23514';
  end if;
  select role into held from public.practice_members where doctor_id = target and user_id = person;
  if held is null or not (person = auth.uid() or private.may_appoint(target, held)) then
    raise exception '%', case when private.may_at(target, 'staff') and listing.user_id = person
      then 'The owner stays until they hand the practice over'
      when private.may_at(target, 'staff') and held is null
      then 'This person does not work for the practice any more' else 'You cannot remove this person' end using errcode = '42501';
  end if;
  delete from public.practice_members where doctor_id = target and user_id = person;
  perform private.notify(case when person = auth.uid() then listing.user_id else person end, 'staff', target,
    case when person = auth.uid() then 'left' else 'removed' end, null);
end $$;

comment on function private.remove_staff is
  'Ends somebody''s work for a practice at once: their own, or as whoever may give their role. The owner does not leave like this. '
  'Definer: staff is nobody''s to write.';
grant execute on function private.remove_staff to authenticated;

create function public.remove_staff(target uuid, person uuid) returns void
language sql volatile begin atomic select private.remove_staff(target, person); end;

comment on function public.remove_staff is 'Removes somebody from a practice, or lets the caller leave it.';
grant execute on function public.remove_staff to authenticated;

create function private.forget_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.practice_invitations set state = 'withdrawn', closed_at = now()
  where doctor_id = old.doctor_id and state = 'open' and old.user_id in (invited_by, user_id);
  return null;
end $$;

comment on function private.forget_invitations is
  'Trigger: what somebody asked others, or was asked, as what they are no longer, ends with it; else they could come back by a second account. '
  'Definer: invitations are nobody''s to write.';

create trigger forget_invitations after delete on public.practice_members
for each row execute function private.forget_invitations();

create trigger forget_invitations_of_role after update of role on public.practice_members
for each row execute function private.forget_invitations();

create function private.dismiss_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(current_setting('private.act', true), '') <> 'hand over' then
    delete from public.practice_members where doctor_id = new.id;
  end if;
  update public.practice_invitations set state = 'withdrawn', closed_at = now()
  where doctor_id = new.id and state = 'open'
    and (role = 'owner' or coalesce(current_setting('private.act', true), '') <> 'hand over');
  return null;
end $$;

comment on function private.dismiss_staff is
  'Trigger: whom an owner brought goes with the owner, unless one of them takes over. Definer: staff is nobody''s to write.';

create trigger dismiss_staff after update of user_id, status, verified, claim_status, claimed_by on public.doctors
for each row when (old.user_id is distinct from new.user_id) execute function private.dismiss_staff();

create function private.move_staff(source uuid, target uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  update public.practice_members as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.practice_members as other where other.doctor_id = target and other.user_id = moved.user_id);
end;

comment on function private.move_staff is 'Lets who works for a listing work for the one that takes its place. Called by definer functions.';

create function private.export_staff() returns jsonb
language sql stable
return jsonb_build_object(
  'practices_worked_for', (
    select coalesce(jsonb_agg(to_jsonb(practice_members) order by created_at), '[]')
    from public.practice_members where user_id = (select auth.uid())
  ),
  'invitations', (
    select coalesce(jsonb_agg(to_jsonb(practice_invitations) order by created_at), '[]')
    from public.practice_invitations
    where user_id = (select auth.uid()) or invited_by = (select auth.uid()) or email = (select private.own_address())
  )
);

comment on function private.export_staff is 'What the caller has to do with practices as staff, as far as they may read it, for the copy of their data.';
grant execute on function private.export_staff to authenticated;

create function private.practice_role_of(target uuid, person uuid) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (select role::text from private.practice_people where doctor_id = target and user_id = person),
  (select 'admin' from public.user_roles where user_id = person and role = 'admin')
);

comment on function private.practice_role_of is 'owner, manager, front_desk, admin, or null. Definer: the caller checks who may read it.';
-- Physicians move. A practice says who has left it, and since when: its listing says nothing of them any more, but, where it allows that,
-- leads on to the practice that lists the same NPI. Whoever lists it was checked; a practice that allows nothing leads nobody away.

create table public.clinician_departures (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  -- As private.clinicians_of tells of one, to be put back.
  clinician jsonb not null,
  name text not null generated always as (clinician ->> 'name') stored,
  npi text generated always as (clinician ->> 'npi') stored,
  left_on date not null,
  leads_on boolean not null,
  was_checked boolean not null,
  created_at timestamptz not null default now(),
  constraint clinician_departures_leads_on_check check (not leads_on or (npi is not null and was_checked)),
  constraint clinician_departures_doctor_id_npi_key unique (doctor_id, npi)
);

comment on table public.clinician_departures is 'Who has left which practice, as the practice says. Written by functions only; a row goes when the person comes back.';
comment on column public.clinician_departures.leads_on is 'The practice wants people who look for them led to the practice that lists the same NPI.';
comment on column public.clinician_departures.was_checked is
  'The listing was public: who was named there had been checked. Nobody else is led on to, or an owner could claim that anybody had left.';

create index clinician_departures_npi_idx on public.clinician_departures (npi) where leads_on;
create index clinicians_npi_idx on public.clinicians (npi) where npi is not null;

create function private.practices_listing(npi text, but uuid) returns table (id uuid, practice_name text)
language sql stable security definer set search_path = ''
begin atomic
  select doctors.id, doctors.practice_name from public.doctors
  where status = 'published' and doctors.id <> but and (
    doctors.npi = practices_listing.npi
    or doctors.id in (select doctor_id from public.clinicians where clinicians.npi = practices_listing.npi)
  )
  order by doctors.created_at, doctors.id limit 3;
end;

comment on function private.practices_listing is
  'The public listings but one that name an NPI as their own or of a clinician; administrators checked it there. Definer: for policies.';
grant execute on function private.practices_listing to anon, authenticated;

grant select (id, doctor_id, name, npi, left_on, leads_on, created_at) on table public.clinician_departures to anon, authenticated;
grant all on table public.clinician_departures to service_role;
alter table public.clinician_departures enable row level security;

create policy "clinician_departures: anyone reads where they lead on" on public.clinician_departures
for select to anon
using (
  leads_on and exists (select from public.doctors where doctors.id = doctor_id and verified)
  and exists (select from private.practices_listing(npi, doctor_id))
);

create policy "clinician_departures: members too, editors and admin all" on public.clinician_departures
for select to authenticated
using (
  (select private.is_admin())
  or doctor_id = any ((select private.listings_with('edit'))::uuid[])
  or (
    leads_on and exists (select from public.doctors where doctors.id = doctor_id and verified)
    and exists (select from private.practices_listing(npi, doctor_id))
  )
);

select private.guard_table('clinician_departures');

create policy "clinician_departures: without the second step like a stranger" on public.clinician_departures as restrictive
for select to authenticated using (leads_on or (select private.has_proved_enough()));

create function private.forget_departures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.clinician_departures as gone using changed
  where gone.doctor_id = changed.doctor_id
    and (gone.npi = changed.npi or (gone.name = changed.name and num_nulls(gone.npi, changed.npi) > 0));
  return null;
end $$;

comment on function private.forget_departures is 'Trigger: who is back has not left. Definer: departures are nobody''s to write.';

create trigger forget_departures after insert on public.clinicians
referencing new table as changed for each statement execute function private.forget_departures();

create function public.departures_of(target uuid) returns table (departure uuid, name text, left_on date, listing uuid, practice_name text)
language sql stable
begin atomic
  select gone.id, gone.name, gone.left_on, listed.id, listed.practice_name
  from public.clinician_departures as gone
  cross join lateral private.practices_listing(gone.npi, gone.doctor_id) as listed
  where gone.doctor_id = target and gone.leads_on
  order by gone.left_on desc, gone.name, listed.practice_name;
end;

comment on function public.departures_of is 'Who has left a practice, and where they are listed now, as far as the practice leads on.';
grant execute on function public.departures_of to anon, authenticated;
-- Leaving a practice, and coming back: what its people and administrators say of its clinicians.

create function private.drop_from_change(target uuid, person jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting constant jsonb := (select proposed -> 'clinicians' from public.listing_changes where doctor_id = target and state = 'open');
  others constant jsonb := (
    select coalesce(jsonb_agg(wanted), '[]') from jsonb_array_elements(waiting) as wanted
    where (wanted -> 'name', wanted -> 'npi') is distinct from (person -> 'name', person -> 'npi')
  );
begin
  if waiting is null or others = waiting then
    return;
  end if;
  if others = private.clinicians_of(target) then
    perform private.take_from_change(target, array['clinicians']);
  else
    perform private.propose_change(target, jsonb_build_object('clinicians', others));
  end if;
end $$;

comment on function private.drop_from_change is
  'Takes somebody out of the clinicians that wait for a check, or accepting it would bring them back. Definer: changes are nobody''s to write.';

create function private.clinician_leaves(target uuid, clinician uuid, left_on date, leads_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_to_edit(target);
  person constant jsonb := (
    select to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] from public.clinicians
    where clinicians.id = clinician_leaves.clinician and doctor_id = target
  );
begin
  if person is null then
    raise exception 'The clinicians have changed since you opened this. Look at them again.' using errcode = 'PT409';
  end if;
  -- Where the practice is, it may be tomorrow already.
  if left_on is null or left_on not between current_date - 365 and current_date + 1 then
    raise exception 'Name a day of the last twelve months' using errcode = '23514';
  end if;
  if leads_on and listing.status <> 'published' then
    raise exception 'Visitors are sent on only from a listing that is public, where its clinicians were checked' using errcode = '23514';
  end if;
  if leads_on and person ->> 'npi' is null then
    raise exception 'Without an NPI nobody knows them again where they are listed next' using errcode = '23514';
  end if;
  perform private.write_clinicians(target, (
    select coalesce(jsonb_agg(to_jsonb(others) - array['id', 'doctor_id', 'position'] order by position), '[]')
    from public.clinicians as others where doctor_id = target and others.id <> clinician_leaves.clinician
  ));
  perform private.drop_from_change(target, person);
  insert into public.clinician_departures (doctor_id, clinician, left_on, leads_on, was_checked)
  -- The picture does not stay behind.
  values (target, person - 'photo_url', clinician_leaves.left_on, coalesce(clinician_leaves.leads_on, false), listing.status = 'published');
end $$;

comment on function private.clinician_leaves is
  'Takes a clinician out of a practice and keeps since when they are gone. Errors: 42501 not the caller''s to edit; PT409 no such clinician any '
  'more; 23514 a day that is ahead or a year ago, leading on without an NPI or from what is not public. Definer: API roles can''t write clinicians and departures.';
grant execute on function private.clinician_leaves to authenticated;

create function public.clinician_leaves(target uuid, clinician uuid, left_on date, leads_on boolean default false) returns void
language sql volatile begin atomic select private.clinician_leaves(target, clinician, left_on, leads_on); end;

comment on function public.clinician_leaves is
  'Says that a clinician has left a practice: its listing names them no longer, and may lead on to where their NPI is listed next. Its '
  'practice and administrators only.';
grant execute on function public.clinician_leaves to authenticated;

create function private.undo_departure(departure uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  practice uuid;
  gone public.clinician_departures;
  wanted jsonb;
begin
  practice := (select doctor_id from public.clinician_departures where id = departure);
  if practice is not null then
    perform private.lock_to_edit(practice);
    select * into gone from public.clinician_departures where id = departure;
  end if;
  if gone.id is null then
    raise exception 'This is undone already' using errcode = 'PT409';
  end if;
  wanted := private.clinicians_of(gone.doctor_id) || jsonb_build_array(gone.clinician);
  if gone.was_checked then
    perform private.write_clinicians(gone.doctor_id, wanted);
    return false;
  end if;
  return private.replace_clinicians(gone.doctor_id, wanted);
end $$;

comment on function private.undo_departure is
  'Puts somebody back who has left, the last of the list. True where nobody has checked them: then it waits as any new name does. Errors: 42501; '
  'PT409 undone already. Definer: as above.';
grant execute on function private.undo_departure to authenticated;

create function public.undo_departure(departure uuid) returns boolean
language sql volatile begin atomic select private.undo_departure(departure); end;

comment on function public.undo_departure is
  'Puts a clinician back who was said to have left; its practice and administrators only. True when it waits for an administrator''s check.';
grant execute on function public.undo_departure to authenticated;

create function private.keeps_photos_at(name text) returns boolean
language sql stable security definer set search_path = ''
return private.is_admin() or exists (
  select from unnest(private.listings_with('edit')) as edited (id)
  where (storage.foldername(name))[1] = edited.id::text
    -- The clinicians of a merged listing brought photos from its folder.
    or exists (select from public.doctors where merged_into = edited.id and doctors.id::text = (storage.foldername(name))[1])
);

comment on function private.keeps_photos_at is
  'Whether a file is in the folder of a listing that the caller may edit, or of one that was merged into it. Definer: API roles can''t read merged listings.';
grant execute on function private.keeps_photos_at to authenticated;

create policy "clinician-photos: editors and admin read" on storage.objects
for select to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name));

create policy "clinician-photos: editors and admin upload" on storage.objects
for insert to authenticated
with check (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()));

create policy "clinician-photos: editors and admin replace" on storage.objects
for update to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()))
with check (bucket_id = 'clinician-photos' and private.keeps_photos_at(name) and (select private.is_active()));

create policy "clinician-photos: editors and admin remove" on storage.objects
for delete to authenticated
using (bucket_id = 'clinician-photos' and private.keeps_photos_at(name));
