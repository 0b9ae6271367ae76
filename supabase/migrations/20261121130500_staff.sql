-- The staff of a practice: invitations and roles. doctors.user_id alone says who owns it; staff and invitations are
-- written by functions only.

create function public.list_my_practices() returns table (
  doctor_id uuid, role public.practice_role, permissions public.practice_permission[], practice_name text,
  status public.listing_status, ownership public.listing_ownership, accepting_new_patients boolean, version integer
)
language sql stable
begin atomic
  select doctors.id, people.role,
    case
      when doctors.id = any ((select private.listings_with_permission('answer'))::uuid[])
        then private.practice_permissions(people.role)
      else '{}'
    end,
    doctors.practice_name, doctors.status, doctors.ownership, doctors.accepting_new_patients, doctors.version
  from (
    select doctor_id, role from public.practice_members where user_id = (select auth.uid())
    union all
    select id, 'owner' from public.doctors where user_id = (select auth.uid())
  ) as people (doctor_id, role)
  join public.doctors on doctors.id = people.doctor_id
  where (select private.has_passed_mfa())
  order by doctors.created_at, doctors.id;
end;

comment on function public.list_my_practices is
  'Returns the practices that the caller owns or works for, oldest first, with the role and its permissions. A '
  'suspended owner still sees their practices, without any permission.';
grant execute on function public.list_my_practices to authenticated;

-- Invitations.

-- Sending and withdrawing invitations.
create function private.can_assign_role(target uuid, to_role public.practice_role, person uuid default auth.uid())
returns boolean
language sql stable security definer set search_path = ''
return private.has_practice_permission(
  target, case to_role when 'front_desk' then 'staff' else 'ownership' end::public.practice_permission, person
);

comment on function private.can_assign_role is
  'Whether a person, by default the caller, can give and take a role at a practice. Definer: like '
  'has_practice_permission.';

create function private.lock_practice(target uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.require_active_member();
  -- The lock lets concurrent changes see each other.
  select * into listing from public.doctors where id = target for update;
  if listing.status = 'draft' then
    raise exception 'Submit the listing for review before you invite people'
      using errcode = 'PT409', hint = 'listing_is_draft';
  end if;
  return listing;
end $$;

comment on function private.lock_practice is
  'Locks a listing before its staff or invitations change, and returns it. Definer: the caller may not be able to '
  'update it.';

create function private.invite_staff(target uuid, address text, as_role public.practice_role) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  wanted constant text := lower(btrim(address));
  known public.practice_invitations;
  invitation public.practice_invitations;
begin
  if as_role = 'owner' then
    raise exception 'Offer the ownership to one of the managers instead'
      using errcode = '42501', hint = 'use_ownership_offer';
  elsif not private.can_assign_role(target, as_role) then
    raise exception 'You cannot invite people to this practice in this role'
      using errcode = '42501', hint = 'cannot_assign_role';
  end if;
  -- An invitation shows the name of the practice, which is reviewed only when the listing is published.
  if listing.ownership <> 'owned' then
    raise exception 'You can invite people once your listing is verified'
      using errcode = '42501', hint = 'practice_not_owned';
  elsif listing.status <> 'published' then
    raise exception 'You can invite people while your listing is published'
      using errcode = '42501', hint = 'listing_not_published';
  end if;
  if wanted = private.get_own_email() then
    raise exception 'This is your own email address' using errcode = '23514', hint = 'own_email';
  end if;
  delete from public.practice_invitations where expires_at < now() - interval '90 days';
  select * into known from public.practice_invitations where doctor_id = target and email = wanted and status = 'open';
  if known.role <> 'front_desk' and not private.can_assign_role(target, known.role) then
    raise exception 'The owner has already invited this address' using errcode = 'PT409', hint = 'already_invited';
  end if;
  -- Within ten minutes it is a retry after a lost response; later the person is notified again.
  if known.role = as_role and known.expires_at > now() + interval '14 days' - interval '10 minutes' then
    return known.id;
  end if;
  if (known.id is null or known.expires_at <= now())
    and 40 <= (select count(*) from public.practice_members where doctor_id = target)
    + (
      select count(*) from public.practice_invitations
      where doctor_id = target and status = 'open' and role <> 'owner' and expires_at > now()
    ) then
    raise exception 'A practice can have at most 40 staff members and open invitations'
    using errcode = 'PT409', hint = 'staff_limit_reached', detail = '{"max": 40}';
  end if;
  perform private.enforce_rate_limit('invitations');
  insert into public.practice_invitations (doctor_id, email, role, invited_by)
  values (target, wanted, as_role, auth.uid())
  on conflict (doctor_id, email) where status = 'open'
  do update set role = as_role, invited_by = auth.uid(), expires_at = now() + interval '14 days'
  returning * into invitation;
  perform private.notify_invitee(invitation);
  return invitation.id;
end $$;

comment on function private.invite_staff is
  'Invites an email address to a practice for 14 days, as a manager (by the owner) or for the front desk (also by '
  'managers), and returns the invitation''s id. A second invitation renews the first or changes its role, and the '
  'answer never reveals whether the address has an account. Definer: API roles cannot write invitations.';
grant execute on function private.invite_staff to authenticated;
select private.expose_function('invite_staff');

create function private.offer_ownership(target uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  invitation public.practice_invitations;
begin
  if listing.ownership <> 'owned' or not private.has_practice_permission(target, 'ownership') then
    raise exception 'Only the owner can transfer a practice' using errcode = '42501', hint = 'not_practice_owner';
  end if;
  if not exists (
    select from private.practice_people where doctor_id = target and user_id = person and role = 'manager'
  ) then
    raise exception 'You can transfer a practice only to one of its managers'
      using errcode = '23514', hint = 'transfer_to_managers_only';
  end if;
  perform private.enforce_rate_limit('invitations');
  insert into public.practice_invitations (doctor_id, user_id, role, invited_by)
  values (target, person, 'owner', auth.uid())
  on conflict (doctor_id) where status = 'open' and role = 'owner'
  do update set user_id = person, invited_by = auth.uid(), expires_at = now() + interval '14 days'
  returning * into invitation;
  perform private.notify_invitee(invitation);
end $$;

comment on function private.offer_ownership is
  'Offers a manager of the caller''s practice to become its owner within 14 days. A new offer replaces the previous '
  'one. Definer: API roles cannot write invitations.';
grant execute on function private.offer_ownership to authenticated;
select private.expose_function('offer_ownership');

create function private.withdraw_invitation(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.practice_invitations;
begin
  perform private.lock_practice((select doctor_id from public.practice_invitations where id = target));
  select * into invitation from public.practice_invitations where id = target;
  if invitation.id is null or not private.can_assign_role(invitation.doctor_id, invitation.role) then
    raise exception 'You cannot withdraw this invitation' using errcode = '42501', hint = 'cannot_withdraw_invitation';
  end if;
  if invitation.status <> 'open' then
    raise exception 'This invitation was already %', invitation.status
    using errcode = 'PT409', hint = 'invitation_closed', detail = json_build_object('status', invitation.status);
  end if;
  update public.practice_invitations set status = 'withdrawn', closed_at = now() where id = target;
end $$;

comment on function private.withdraw_invitation is
  'Withdraws an open invitation of a practice, by anyone who can assign the invitation''s role. PT409 when it is '
  'closed. Definer: API roles cannot write invitations.';
grant execute on function private.withdraw_invitation to authenticated;
select private.expose_function('withdraw_invitation');

-- Reading and answering invitations.
create function private.get_invitation(target uuid)
returns table (practice_name text, role public.practice_role, email text)
language sql stable security definer set search_path = '' rows 1
begin atomic
  select doctors.practice_name, invitations.role, invitations.email
  from public.practice_invitations as invitations join public.doctors on doctors.id = invitations.doctor_id
  where invitations.id = target and invitations.email is not null and invitations.status = 'open'
    and invitations.expires_at > now();
end;

comment on function private.get_invitation is
  'Returns the practice, role, and address of an open invitation by its id, for the sign-up page; no row otherwise. '
  'Definer: the reader has no account yet; the id is the secret, and only the email and the practice have it.';
grant execute on function private.get_invitation to anon, authenticated;
select private.expose_function('get_invitation');

create function private.answer_invitation(target uuid, is_accepted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors :=
    private.lock_practice((select doctor_id from public.practice_invitations where id = target));
  invitation public.practice_invitations;
begin
  select * into invitation from public.practice_invitations where id = target;
  if (invitation.user_id = auth.uid() or invitation.email = private.get_own_email()) is not true then
    raise exception 'This invitation is not for your account. Sign in with the email address that was invited, and '
      'confirm it.'
    using errcode = '42501', hint = 'invitation_for_other_account';
  end if;
  if invitation.status <> 'open' then
    raise exception 'This invitation was already %', invitation.status
    using errcode = 'PT409', hint = 'invitation_closed', detail = json_build_object('status', invitation.status);
  end if;
  if invitation.expires_at <= now() then
    raise exception 'This invitation has expired. Ask the practice for a new one.'
      using errcode = 'PT409', hint = 'invitation_expired';
  end if;
  if is_accepted and not private.can_assign_role(listing.id, invitation.role, invitation.invited_by) then
    raise exception 'The person who sent this invitation can no longer invite people to this practice. Ask the '
      'practice for a new one.'
    using errcode = 'PT409', hint = 'inviter_lost_permission';
  end if;
  if is_accepted and invitation.role <> 'owner'
    and (
      auth.uid() = listing.user_id
      or exists (select from public.practice_members where doctor_id = listing.id and user_id = auth.uid())
    ) then
    raise exception 'You already work for this practice. Its owner can change your role.'
      using errcode = 'PT409', hint = 'already_staff';
  end if;
  update public.practice_invitations
  set status = case when is_accepted then 'accepted' else 'declined' end::public.invitation_status, closed_at = now()
  where id = target;
  if is_accepted and invitation.role = 'owner' then
    if (listing.user_id = invitation.invited_by and listing.ownership = 'owned') is not true then
      raise exception 'The practice has a new owner' using errcode = 'PT409', hint = 'owner_changed';
    end if;
    -- The manager's row becomes that of the former owner.
    update public.practice_members set user_id = listing.user_id, created_at = now()
    where doctor_id = listing.id and user_id = auth.uid() and role = 'manager';
    if not found then
      raise exception 'You are no longer a manager of this practice' using errcode = '42501', hint = 'not_a_manager';
    end if;
    perform private.transition_listing(listing.id, 'transfer', 'owner', person => auth.uid());
  elsif is_accepted then
    insert into public.practice_members (doctor_id, user_id, role) values (listing.id, auth.uid(), invitation.role);
  end if;
  perform private.notify(
    person,
    case
      when not is_accepted then 'invitation_declined'
      when invitation.role = 'owner' then 'ownership_transferred'
      else 'invitation_accepted'
    end::public.event_code,
    listing.id
  )
  from (select listing.user_id union select invitation.invited_by) as people (person);
end $$;

comment on function private.answer_invitation is
  'Accepts or declines an open invitation, and notifies its sender and the owner. Errors: 42501 for another account; '
  'PT409 when it is expired, answered, withdrawn, or unnecessary, or its sender can no longer assign the role. '
  'Definer: API roles cannot write staff.';
grant execute on function private.answer_invitation to authenticated;
select private.expose_function('answer_invitation');

create function private.withdraw_invitations_of(target uuid, person uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  update public.practice_invitations set status = 'withdrawn', closed_at = now()
  where doctor_id = target and status = 'open' and person in (invited_by, user_id);
end;

comment on function private.withdraw_invitations_of is
  'Withdraws the open invitations of a practice that a person sent or received in a role that they no longer have, '
  'which could otherwise bring them back with a second account. Definer: API roles cannot write invitations.';

-- Leaving, and changing the staff.

-- Leaving: an owner who leaves hands the practice over to a manager, closes it, or leaves it without an owner.
create function private.prepare_to_leave(target uuid, next_owner uuid, is_closing boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  select * into listing from public.doctors where id = target for update;
  perform private.require_listing_owner(target);
  if next_owner is not null then
    delete from public.practice_members where doctor_id = target and user_id = next_owner and role = 'manager';
    if not found then
      raise exception 'You can transfer a practice only to one of its managers'
        using errcode = '23514', hint = 'transfer_to_managers_only';
    end if;
    perform private.withdraw_invitations_of(target, auth.uid());
    perform private.transition_listing(target, 'transfer', 'owner', person => next_owner);
    perform private.notify(next_owner, 'ownership_received', target);
    perform private.notify(user_id, 'ownership_transferred', target) from public.practice_members
    where doctor_id = target;
  elsif is_closing and listing.closes_on is not null then
    perform private.finish_closing(target);
  elsif is_closing then
    perform private.close_listing(target, private.today_at(listing), null, null);
  end if;
end $$;

comment on function private.prepare_to_leave is
  'Makes a manager the owner of the caller''s practice at once, or closes it today, if either is wanted. Errors: 42501 '
  'the practice is not the caller''s; 23514 the next owner is not a manager, or suspended; PT409 it cannot close. '
  'Called by definer functions.';

create function private.leave_practice(target uuid, next_owner uuid default null, is_closing boolean default false)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.prepare_to_leave(target, next_owner, is_closing);
  if next_owner is null then
    perform private.transition_listing(target, 'relinquish', 'owner');
  end if;
end $$;

comment on function private.leave_practice is
  'Ends the caller''s ownership of a practice, and notifies its staff: `next_owner`, a manager, becomes the owner at '
  'once; without one, the listing has no owner, and closes today if `is_closing`. Errors: see prepare_to_leave. '
  'Definer: members cannot transition listings.';
grant execute on function private.leave_practice to authenticated;
select private.expose_function('leave_practice');

-- Changing and removing staff.
create function private.set_staff_role(target uuid, person uuid, new_role public.practice_role) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_practice(target);
  if not private.has_practice_permission(target, 'ownership') then
    raise exception 'Only the owner of the practice can change roles'
      using errcode = '42501', hint = 'not_practice_owner';
  end if;
  if new_role = 'owner' then
    raise exception 'Offer the ownership to a manager instead' using errcode = '23514', hint = 'use_ownership_offer';
  end if;
  update public.practice_members set role = new_role where doctor_id = target and user_id = person and role <> new_role;
  if not found then
    raise exception 'This has changed since you opened it' using errcode = 'PT409', hint = 'staff_changed';
  end if;
  perform private.withdraw_invitations_of(target, person);
  perform private.notify(
    person, case new_role when 'manager' then 'manager_appointed' else 'front_desk_appointed' end::public.event_code,
    target
  );
end $$;

comment on function private.set_staff_role is
  'Makes a staff member of the caller''s practice a manager or front desk, which withdraws the invitations that they '
  'sent. PT409 when they have left or have the role. Definer: API roles cannot write staff.';
grant execute on function private.set_staff_role to authenticated;
select private.expose_function('set_staff_role');

create function private.remove_staff(target uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_practice(target);
  held public.practice_role;
begin
  if person = auth.uid() and listing.user_id = person then
    raise exception 'The owner leaves a practice with leave_practice'
    using errcode = '23514', hint = 'owner_cannot_leave';
  end if;
  select role into held from public.practice_members where doctor_id = target and user_id = person;
  if held is null or not (person = auth.uid() or private.can_assign_role(target, held)) then
    if not private.has_practice_permission(target, 'staff') then
      raise exception 'You cannot remove this person' using errcode = '42501', hint = 'cannot_remove_staff';
    elsif listing.user_id = person then
      raise exception 'The owner cannot be removed. The owner can transfer the practice.'
        using errcode = '42501', hint = 'owner_cannot_be_removed';
    elsif held is null then
      raise exception 'This person no longer works for the practice' using errcode = '42501', hint = 'not_staff';
    end if;
    raise exception 'You cannot remove this person' using errcode = '42501', hint = 'cannot_remove_staff';
  end if;
  delete from public.practice_members where doctor_id = target and user_id = person;
  perform private.withdraw_invitations_of(target, person);
  if person = auth.uid() then
    perform private.notify(listing.user_id, 'staff_left', target);
  else
    perform private.notify(person, 'staff_removed', target);
  end if;
end $$;

comment on function private.remove_staff is
  'Removes a staff member from a practice, or lets the caller leave it; the owner cannot leave like this. Withdraws '
  'the invitations that the person sent. Definer: API roles cannot write staff.';
grant execute on function private.remove_staff to authenticated;
select private.expose_function('remove_staff');

-- Invitations of the caller.

create function private.list_my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable security definer set search_path = ''
begin atomic
  select invitations.id, invitations.doctor_id, doctors.practice_name, invitations.role, profiles.full_name,
    invitations.expires_at
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.status = 'open' and invitations.expires_at > now() and (select private.has_passed_mfa())
    and (doctors.status = 'published' or invitations.role = 'owner')
    and (invitations.user_id = (select auth.uid()) or invitations.email = (select private.get_own_email()))
    and private.can_assign_role(invitations.doctor_id, invitations.role, invitations.invited_by)
    and not exists (
      select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = invitations.invited_by
    )
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitations.doctor_id and people.user_id = (select auth.uid())
        and invitations.role <> 'owner'
    )
  order by invitations.created_at desc;
end;

comment on function private.list_my_invitations is
  'Returns the open invitations for the caller''s confirmed address, newest first, except those from people the caller '
  'has blocked. Definer: the listing may not be public, and members can''t read staff.';
grant execute on function private.list_my_invitations to authenticated;
select private.expose_function('list_my_invitations');
