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
  if listing.state = 'draft' then
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

create function private.tell_invited(invitation public.practice_invitations) returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(users.id, 'staff', invitation.doctor_id, case invitation.role when 'owner' then 'offered' else 'invited' end, null)
  from auth.users
  where (users.id = invitation.user_id or (users.email = invitation.email and users.email_confirmed_at is not null))
    and not exists (select from public.blocks where blocker_id = users.id and blocked_id = invitation.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitation.doctor_id and people.user_id = users.id and invitation.role <> 'owner'
    );
end;

comment on function private.tell_invited is
  'Tells whoever has the address, if anybody has and did not block who invites. Nothing of that shows to who invites. Definer: reads accounts.';

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
  if listing.ownership <> 'owned' or listing.state <> 'public' then
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
  perform private.tell_invited(invitation);
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
  perform private.tell_invited(invitation);
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
