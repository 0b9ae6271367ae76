-- What becomes of an invitation: read and answered by whom it is for, once.

create function private.is_for_caller(invitation public.practice_invitations) returns boolean
language sql stable security definer set search_path = ''
return coalesce(invitation.user_id = auth.uid(), false) or coalesce(invitation.email = private.own_address(), false);

comment on function private.is_for_caller is 'Whether an invitation names the caller, or the address that the caller has confirmed. Definer: as own_address.';

create function private.my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable security definer set search_path = ''
begin atomic
  select invitations.id, invitations.doctor_id, doctors.practice_name, invitations.role, profiles.full_name, invitations.expires_at
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.state = 'open' and invitations.expires_at > now() and (select private.has_proved_enough())
    and (doctors.state = 'public' or invitations.role = 'owner')
    and (invitations.user_id = (select auth.uid()) or invitations.email = (select private.own_address()))
    and private.may_appoint(invitations.doctor_id, invitations.role, invitations.invited_by)
    and not exists (select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = invitations.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitations.doctor_id and people.user_id = (select auth.uid()) and invitations.role <> 'owner'
    )
  order by invitations.created_at desc;
end;

comment on function private.my_invitations is
  'The open invitations for the caller, but from people whom the caller blocked. Definer: the listing may not be public, and reads the private view.';
grant execute on function private.my_invitations to authenticated;

create function public.my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable
begin atomic
  select id, doctor_id, practice_name, role, invited_by, expires_at from private.my_invitations();
end;

comment on function public.my_invitations is 'The open invitations for the caller''s confirmed address, newest first.';
grant execute on function public.my_invitations to authenticated;

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
