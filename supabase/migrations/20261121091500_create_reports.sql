-- Reports: a member tells the administrators what should not stand here.

create type public.report_reason as enum (
  'inaccurate', 'closed', 'not_dpc', 'spam', 'offensive', 'unsafe', 'impersonation', 'private_information', 'other'
);
create type public.report_status as enum ('open', 'closed');
create type public.report_outcome as enum ('upheld', 'dismissed');

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.profiles (id) on delete set null,
  doctor_id uuid references public.doctors (id) on delete cascade,
  post_id uuid references public.posts (id) on delete cascade,
  comment_id uuid references public.post_comments (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  reported_name text,
  reason public.report_reason not null,
  note text constraint reports_note_check check (char_length(note) <= 1000),
  status public.report_status not null default 'open',
  outcome public.report_outcome,
  resolution text constraint reports_resolution_check check (char_length(resolution) <= 500),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_target_check check (num_nonnulls(doctor_id, post_id, comment_id, profile_id) = 1)
);

comment on table public.reports is 'What members report: a listing, a post, a comment, or a member.';
comment on column public.reports.reported_name is
  'The name of the reported member at the time of the report: an impersonator can change it before an admin looks.';
comment on column public.reports.outcome is
  'Upheld: an admin removed what it was about. Dismissed: an admin kept it. Null while the report is open, and for a listing or member that stayed.';

create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_doctor_id_idx on public.reports (doctor_id);
create index reports_post_id_idx on public.reports (post_id);
create index reports_comment_id_idx on public.reports (comment_id);
create index reports_profile_id_idx on public.reports (profile_id);
create index reports_open_idx on public.reports (created_at) where status = 'open';
-- One open report of one thing by one person.
create unique index reports_reporter_doctor_key on public.reports (reporter_id, doctor_id) where status = 'open' and doctor_id is not null;
create unique index reports_reporter_post_key on public.reports (reporter_id, post_id) where status = 'open' and post_id is not null;
create unique index reports_reporter_comment_key on public.reports (reporter_id, comment_id) where status = 'open' and comment_id is not null;
create unique index reports_reporter_profile_key on public.reports (reporter_id, profile_id) where status = 'open' and profile_id is not null;

grant select on table public.reports to authenticated;
grant insert (id, doctor_id, post_id, comment_id, profile_id, reason, note) on table public.reports to authenticated;
grant all on table public.reports to service_role;
alter table public.reports enable row level security;

create policy "reports: reporter and admin read" on public.reports
for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "reports: member files as self what they can see" on public.reports
for insert to authenticated
with check (
  reporter_id = (select auth.uid())
  and (doctor_id is null or exists (select 1 from public.doctors where doctors.id = doctor_id))
  and (post_id is null or exists (select 1 from public.posts where posts.id = post_id))
  and (comment_id is null or exists (select 1 from public.post_comments where post_comments.id = comment_id))
  and (profile_id is null or (profile_id <> (select auth.uid()) and exists (select 1 from public.profiles where profiles.id = profile_id)))
);

create function private.limit_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Sent again after a lost answer: counted already.
  if auth.uid() is not null and not exists (select from public.reports where id = new.id) then
    perform private.spend('reports');
  end if;
  return new;
end $$;

comment on function private.limit_reports is 'Trigger: limits what one person reports. Definer: members do not keep their own account of it.';

create trigger limit_reports before insert on public.reports
for each row execute function private.limit_reports();

create function private.copy_reported_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.reported_name := (select full_name from public.profiles where id = new.profile_id);
  return new;
end $$;

comment on function private.copy_reported_name is 'Trigger: keeps the name that the reported member has now.';

create trigger copy_reported_name before insert on public.reports
for each row when (new.profile_id is not null) execute function private.copy_reported_name();

create function private.close_report(target uuid, resolution text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exists (select from public.reports where id = target and num_nonnulls(post_id, comment_id) = 1) then
    raise exception 'Keep or remove the post or comment: that closes all reports of it' using errcode = '22023';
  end if;
  update public.reports set status = 'closed', resolution = nullif(left(btrim(close_report.resolution), 500), ''), closed_at = now()
  where id = target and status = 'open';
  if not found then
    raise exception 'This report is closed already' using errcode = 'PT409';
  end if;
  perform private.log_act('close report', 'reports', target, close_report.resolution);
end $$;

comment on function private.close_report is
  'Closes a report of a listing or member with what was done about it. Reports of posts and comments are closed by private.moderate. '
  'Definer: the status is not the client''s to write.';
grant execute on function private.close_report to authenticated;

create function public.close_report(target uuid, resolution text default null) returns void
language sql volatile
begin atomic
  select private.close_report(target, resolution);
end;

comment on function public.close_report is 'Closes a report of a listing or member with what was done about it; administrators only.';
grant execute on function public.close_report to authenticated;

create function private.take_down_reported(target uuid, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reported uuid;
begin
  perform private.require_admin();
  select doctor_id into reported from public.reports where id = target;
  if reported is null then
    raise exception 'There is no such report of a listing' using errcode = 'P0002';
  end if;
  perform private.move_listing(reported, 'take down', 'administrator', reason, seen_version);
  update public.reports set outcome = 'upheld' where id = target;
  perform private.close_report(target, reason);
end $$;

comment on function private.take_down_reported is
  'Takes a reported listing down and closes the report with the same reason: both or neither. Definer: calls what members may not.';
grant execute on function private.take_down_reported to authenticated;

create function public.take_down_reported(target uuid, reason text, seen_version integer default null) returns void
language sql volatile begin atomic select private.take_down_reported(target, reason, seen_version); end;

comment on function public.take_down_reported is
  'Takes the listing of a report down, as it was seen, and closes the report with the reason; administrators only.';
grant execute on function public.take_down_reported to authenticated;
