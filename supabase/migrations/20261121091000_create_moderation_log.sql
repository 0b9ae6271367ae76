-- Who decided what: every act of an administrator leaves a line.

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor uuid references public.profiles (id) on delete set null,
  action text not null,
  target_table text not null,
  target_id uuid not null,
  subject text,
  reason text,
  at timestamptz not null default now()
);

comment on table public.moderation_log is 'Acts of administrators, newest last. Written by functions only; administrators read it.';
comment on column public.moderation_log.subject is 'What the target was called at that time: later names do not change the log.';

create index moderation_log_actor_idx on public.moderation_log (actor, id);
create index moderation_log_action_idx on public.moderation_log (action, id);
create index moderation_log_target_id_idx on public.moderation_log (target_id, id);

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

create function private.subject_of(target_table text, target_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case target_table
    when 'doctors' then (select practice_name from public.doctors where id = target_id)
    when 'profiles' then (select full_name from public.profiles where id = target_id)
    when 'posts' then (
      select full_name from public.posts join public.profiles on profiles.id = posts.user_id where posts.id = target_id
    )
    when 'post_comments' then (
      select full_name from public.post_comments join public.profiles on profiles.id = post_comments.user_id where post_comments.id = target_id
    )
    when 'reports' then (
      select coalesce(doctors.practice_name, reports.reported_name)
      from public.reports left join public.doctors on doctors.id = reports.doctor_id
      where reports.id = target_id
    )
  end;
end $$;

comment on function private.subject_of is
  'What the target of an act is called now: the practice, the member, or who wrote it. Definer: the caller may not see all of them.';

create function private.log_act(
  action text, target_table text, target_id uuid, reason text, subject text default null, actor uuid default auth.uid()
) returns void
language sql volatile
begin atomic
  insert into public.moderation_log (actor, action, target_table, target_id, subject, reason)
  values (actor, action, target_table, target_id, coalesce(subject, private.subject_of(target_table, target_id)), nullif(btrim(reason), ''));
end;

comment on function private.log_act is 'Adds an entry to the log for the caller, or without an actor when a rule decides. Called by definer functions.';
