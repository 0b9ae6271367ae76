-- Further look-ups of the desk: what others reported of a member, and the log by its words.

create function private.reports_about(member uuid) returns setof public.reports
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select reports.* from public.reports
  where reports.profile_id = member
    or reports.post_id in (select posts.id from public.posts where posts.user_id = member)
    or reports.comment_id in (select post_comments.id from public.post_comments where post_comments.user_id = member)
    or reports.doctor_id in (
      select doctors.id from public.doctors
      where doctors.user_id = member or (doctors.user_id is null and doctors.submitted_by = member)
    )
  order by reports.created_at desc, reports.id;
end $$;

comment on function private.reports_about is
  'Reports of a member, and of what they wrote, own, or added, newest first. Definer: what the member has deleted since counts as well.';
grant execute on function private.reports_about to authenticated;

create function public.reports_about(member uuid) returns setof public.reports
language sql stable
begin atomic
  -- The row as a whole: its columns named would be those of today.
  select report from private.reports_about(member) as report;
end;

comment on function public.reports_about is 'Reports of a member, and of what they wrote, own, or added; administrators only.';
grant execute on function public.reports_about to authenticated;

create function public.search_log(query text) returns setof public.moderation_log
language sql stable
begin atomic
  select * from public.moderation_log
  where strpos(lower(subject), lower(btrim(query))) > 0 or strpos(lower(reason), lower(btrim(query))) > 0;
end;

comment on function public.search_log is 'Lines of the log whose subject or reason holds a text. The caller''s own rights apply: administrators only see any.';
grant execute on function public.search_log to authenticated;
