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

create trigger dismiss_staff after update of user_id, state, verified, claim_status, claimed_by on public.doctors
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
