-- What a decision settles: the reports about what was decided, whose authors are notified, and the appeals against an
-- earlier decision.

create function private.notify_about_report(report public.reports) returns void
language sql volatile set search_path = ''
begin atomic
  select private.notify(
    report.reporter_id,
    case
      when report.profile_id is not null or report.doctor_id is not null then 'report_closed'
      when report.outcome = 'upheld' then 'report_upheld'
      else 'report_dismissed'
    end::public.event_code,
    report.doctor_id, report.resolution, report.post_id, comment => report.comment_id
  );
end;

comment on function private.notify_about_report is
  'Notifies the author of a report that was closed, or whose outcome a later decision has changed. Called by definer '
  'functions.';

create function private.settle_reports(target uuid, result public.report_outcome, resolution text) returns void
language plpgsql set search_path = '' as $$
declare
  closed public.reports;
begin
  for closed in
    update public.reports set
      status = 'closed', outcome = result, closed_at = now(), resolution = settle_reports.resolution
    where target in (doctor_id, profile_id)
      and case result when 'upheld' then status = 'open' else outcome = 'upheld' end
    returning *
  loop
    perform private.notify_about_report(closed);
  end loop;
end $$;

comment on function private.settle_reports is
  'Closes the open reports about a listing that is taken down or a member who is suspended as upheld; when this is '
  'reversed, dismisses those that had led to it. Their authors are notified. Called by definer functions.';

create function private.close_moot_appeals(
  target_table text, target uuid, is_reversed boolean, reason text default null
) returns void
language sql volatile
begin atomic
  update public.appeals set
    status = case when is_reversed then 'granted' else 'declined' end::public.appeal_status, decided_by = auth.uid(),
    decided_at = now(),
    reason = case
      when is_reversed then coalesce(
        left(close_moot_appeals.reason, 500), '{"code": "decision_reversed"}'
      ) else '{"code": "decision_replaced"}'
    end
  from public.moderation_log as decision
  where decision.id = appeals.decision_id and appeals.status = 'open'
    and decision.target_table = close_moot_appeals.target_table and decision.target_id = target;
end;

comment on function private.close_moot_appeals is
  'Grants the open appeal when its decision is reversed by other means, and declines it when a later decision takes '
  'its place, of which the appellant is notified and which they can appeal. Called by definer functions.';
