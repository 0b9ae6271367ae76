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

create function private.suspend_member(target uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  perform private.require_admin();
  if because is null then
    raise exception 'Say why the member is suspended' using errcode = '23514';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if exists (select from public.user_roles where user_id = target and role = 'admin') then
    raise exception 'Take the administrator role away first' using errcode = '23514';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002';
  end if;
  insert into private.suspensions (user_id, reason, by) values (target, because, auth.uid())
  on conflict (user_id) do nothing;
  if not found then
    raise exception 'This member is suspended already' using errcode = 'PT409';
  end if;
  perform private.log_act('suspend member', 'profiles', target, because);
  perform private.notify(target, 'account', null, 'suspended', because);
end $$;

comment on function private.suspend_member is 'Stops a member from writing. Definer: nobody writes the private table.';
grant execute on function private.suspend_member to authenticated;

create function public.suspend_member(target uuid, reason text) returns void
language sql volatile begin atomic select private.suspend_member(target, reason); end;

comment on function public.suspend_member is 'Lets a member read, but write nothing, for a reason that they are told; administrators only.';
grant execute on function public.suspend_member to authenticated;

create function private.restore_member(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.suspensions where user_id = target;
  if not found then
    raise exception 'This member is not suspended' using errcode = 'PT409';
  end if;
  perform private.log_act('restore member', 'profiles', target, null);
  perform private.notify(target, 'account', null, 'restored', null);
end $$;

comment on function private.restore_member is 'Ends a suspension. Definer: nobody writes the private table.';
grant execute on function private.restore_member to authenticated;

create function public.restore_member(target uuid) returns void
language sql volatile begin atomic select private.restore_member(target); end;

comment on function public.restore_member is 'Lets a suspended member write again; administrators only.';
grant execute on function public.restore_member to authenticated;
