-- What administrators do with members: give and take roles, suspend and restore.

create function private.guard_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or two administrators could remove each other.
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (select from public.user_roles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'This is the last administrator. Make somebody else one first.' using errcode = '23514';
  end if;
  return old;
end $$;

comment on function private.guard_last_admin is 'Trigger: the last administrator stays, whether the role or the account is taken away. Definer: counts all.';

create trigger guard_last_admin before delete on public.user_roles
for each row when (old.role = 'admin') execute function private.guard_last_admin();

create function private.set_role(target uuid, role public.app_role, is_granted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002';
  end if;
  if is_granted and role = 'admin' and private.is_suspended(target) then
    raise exception 'A suspended member does not become an administrator' using errcode = '23514';
  end if;
  if is_granted then
    insert into public.user_roles (user_id, role) values (target, set_role.role) on conflict do nothing;
  else
    delete from public.user_roles where user_id = target and user_roles.role = set_role.role;
    insert into public.user_roles (user_id, role)
    select target, 'patient' where not exists (select from public.user_roles where user_id = target);
  end if;
  perform private.log_act(case when is_granted then 'grant ' else 'revoke ' end || role, 'profiles', target, null);
end $$;

comment on function private.set_role is 'Grants or takes a role. Definer: nobody writes roles directly, administrators included.';
grant execute on function private.set_role to authenticated;

create function public.set_role(target uuid, role public.app_role, is_granted boolean) returns void
language sql volatile begin atomic select private.set_role(target, role, is_granted); end;

comment on function public.set_role is 'Grants or takes a role; the last administrator stays one. Administrators only.';
grant execute on function public.set_role to authenticated;

create function private.show_content_of(member uuid, is_hidden boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.posts set is_hidden_with_author = show_content_of.is_hidden
  where user_id = member and is_hidden_with_author <> show_content_of.is_hidden;
  update public.post_comments set is_hidden_with_author = show_content_of.is_hidden
  where user_id = member and is_hidden_with_author <> show_content_of.is_hidden;
  update public.profiles set is_hidden = show_content_of.is_hidden where id = member and profiles.is_hidden <> show_content_of.is_hidden;
end $$;

comment on function private.show_content_of is
  'Hides a member''s posts, comments, and profile from everyone but them and admins, or shows what that hid. What moderation hid stays hidden. '
  'Definer: API roles can''t write these columns.';

create function private.end_suspension(member uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suspensions where user_id = member;
  if not found then
    return false;
  end if;
  perform private.show_content_of(member, false);
  perform private.notify(member, 'account', null, 'restored', null);
  return true;
end $$;

comment on function private.end_suspension is
  'Ends a suspension, shows what it hid, and notifies the member. Returns whether there was one. Definer: API roles can''t write private tables.';

create function private.end_due_suspensions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in select user_id from private.suspensions where ends_at <= now() for update skip locked loop
    perform private.end_suspension(member);
  end loop;
  delete from private.suspended_addresses where ends_at <= now();
end $$;

comment on function private.end_due_suspensions is
  'Ends the suspensions whose time is over. Runs before each look for mail and whenever an admin opens the desk. Definer: as end_suspension.';

create function private.suspend(member uuid, reason text, ends_at timestamptz, hides_content boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suspensions (user_id, reason, by, ends_at, hides_content, address_hash)
  select id, suspend.reason, auth.uid(), suspend.ends_at, suspend.hides_content, private.hash_address(email) from auth.users where id = member
  on conflict (user_id) do nothing;
  if not found then
    raise exception 'This member is suspended already' using errcode = 'PT409';
  end if;
  if hides_content then
    perform private.show_content_of(member, true);
  end if;
  perform private.log_act('suspend member', 'profiles', member, reason);
  perform private.notify(member, 'account', null, 'suspended', reason);
end $$;

comment on function private.suspend is 'Suspends a member, with all that follows from it. The caller has checked the arguments. Definer: writes the private table.';

create function private.suspend_member(target uuid, reason text, ends_at timestamptz, hides_content boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  perform private.require_admin();
  if because is null then
    raise exception 'Say why the member is suspended' using errcode = '23514';
  end if;
  if ends_at <= now() then
    raise exception 'Choose a day in the future' using errcode = '23514';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if exists (select from public.user_roles where user_id = target and role = 'admin') then
    raise exception 'Take the administrator role away first' using errcode = '23514';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002';
  end if;
  perform private.end_due_suspensions();
  perform private.suspend(target, because, ends_at, coalesce(hides_content, false));
end $$;

comment on function private.suspend_member is 'Stops a member from writing. Definer: nobody writes the private table.';
grant execute on function private.suspend_member to authenticated;

create function public.suspend_member(
  target uuid, reason text, ends_at timestamptz default null, hides_content boolean default false
) returns void
language sql volatile begin atomic select private.suspend_member(target, reason, ends_at, hides_content); end;

comment on function public.suspend_member is
  'Lets a member read but not write, until a time or until an admin restores them, and can hide all of their posts, comments, and profile meanwhile. '
  'The member reads the reason. Admins only.';
grant execute on function public.suspend_member to authenticated;

create function private.restore_member(target uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Signing up again must not suspend them again.
  delete from private.suspended_addresses
  where address_hash = (select suspensions.address_hash from private.suspensions where user_id = target)
    or address_hash = (select private.hash_address(email) from auth.users where id = target);
  if not private.end_suspension(target) then
    raise exception 'This member is not suspended' using errcode = 'PT409';
  end if;
  perform private.log_act('restore member', 'profiles', target, restore_member.reason);
end $$;

comment on function private.restore_member is 'Ends a suspension. Definer: nobody writes the private table.';
grant execute on function private.restore_member to authenticated;

create function public.restore_member(target uuid) returns void
language sql volatile begin atomic select private.restore_member(target); end;

comment on function public.restore_member is 'Lets a suspended member write again, and shows what the suspension hid; admins only.';
grant execute on function public.restore_member to authenticated;
