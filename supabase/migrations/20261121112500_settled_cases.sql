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

create function private.settle_appeals(
  target_table text, target uuid, is_granted boolean, because text default null, entry bigint default null
) returns void
language plpgsql set search_path = '' as $$
declare
  appeal record;
  outcome constant public.event_code := case when is_granted then 'appeal_granted' else 'appeal_declined' end;
begin
  for appeal in
    update public.appeals set
      status = case when is_granted then 'granted' else 'declined' end::public.appeal_status, decided_by = auth.uid(),
      decided_at = now(),
      reason = coalesce(
        left(because, 500),
        case when is_granted then '{"code": "decision_reversed"}' else '{"code": "decision_replaced"}' end
      ),
      decision_id = case when is_granted then decision_id else coalesce(entry, decision_id) end
    from public.moderation_log as decision
    where decision.id = decision_id and appeals.status = 'open'
      and decision.target_table = settle_appeals.target_table and decision.target_id = target
    returning appellant_id, appeals.reason, decision.event, decision.subject
  loop
    perform private.record_event(
      outcome, target_table, target, appeal.reason, subject => appeal.subject,
      seen => jsonb_build_object('appealed', appeal.event)
    );
    if entry is not null then
      perform private.notify(
        appeal.appellant_id, outcome, reason => appeal.reason, appealed => appeal.event,
        post => (select id from public.posts where id = target and deleted_at is null)
      );
    end if;
  end loop;
end $$;

comment on function private.settle_appeals is
  'Grants the open appeal about something when its decision is reversed, or declines it when a later decision takes '
  'its place, and logs this. If the later decision, the log entry `entry`, was made with the appeal on the same card, '
  'the appellant is notified of this outcome alone, and cannot appeal again; otherwise the decision notifies them, and '
  'they can appeal it. Called by definer functions.';
