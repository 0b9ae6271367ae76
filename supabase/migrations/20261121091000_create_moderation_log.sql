-- Who decided what: every act of an administrator leaves a line.

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor uuid references public.profiles (id) on delete set null,
  action text not null,
  target_table text not null,
  target_id uuid not null,
  reason text,
  at timestamptz not null default now()
);

comment on table public.moderation_log is 'Acts of administrators, newest last. Written by functions only; administrators read it.';

create index moderation_log_actor_idx on public.moderation_log (actor);
create index moderation_log_target_id_idx on public.moderation_log (target_id);

revoke all on table public.moderation_log from anon, authenticated;
grant select on table public.moderation_log to authenticated;
grant all on table public.moderation_log to service_role;
alter table public.moderation_log enable row level security;

create policy "moderation_log: admin reads" on public.moderation_log
for select to authenticated using ((select private.is_admin()));

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator may do this' using errcode = '42501';
  end if;
end $$;

comment on function private.require_admin is 'Refuses everybody but administrators.';
revoke execute on function private.require_admin from public;

create function private.log_act(action text, target_table text, target_id uuid, reason text) returns void
language sql volatile
begin atomic
  insert into public.moderation_log (actor, action, target_table, target_id, reason)
  values (auth.uid(), action, target_table, target_id, nullif(btrim(reason), ''));
end;

comment on function private.log_act is 'Writes a line of the log in the caller''s name. Called by definer functions.';
revoke execute on function private.log_act from public;

create function private.set_doctor_role(target uuid, is_doctor boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select 1 from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002';
  end if;
  if is_doctor then
    insert into public.user_roles (user_id, role) values (target, 'doctor') on conflict do nothing;
  else
    delete from public.user_roles where user_id = target and role = 'doctor';
    insert into public.user_roles (user_id, role)
    select target, 'patient' where not exists (select 1 from public.user_roles where user_id = target);
  end if;
  perform private.log_act(case when is_doctor then 'grant doctor' else 'revoke doctor' end, 'profiles', target, null);
end $$;

comment on function private.set_doctor_role is
  'Grants or revokes the doctor role. Definer: nobody may write roles directly, administrators included.';
revoke execute on function private.set_doctor_role from public;
grant execute on function private.set_doctor_role to authenticated;

create function public.set_doctor_role(target uuid, is_doctor boolean) returns void
language sql volatile
begin atomic
  select private.set_doctor_role(target, is_doctor);
end;

comment on function public.set_doctor_role is 'Grants or revokes the doctor role; administrators only.';
revoke execute on function public.set_doctor_role from public;
grant execute on function public.set_doctor_role to authenticated;
