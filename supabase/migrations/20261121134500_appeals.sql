-- Appeals: the person affected can appeal a decision once, and an admin who did not make it decides, unless there is no
-- other.

insert into private.rate_limits (action, max_count, period) values
  ('appeals', 5, '1 day');

create function private.is_in_force(decision public.moderation_log) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select not exists (
    select from public.moderation_log as later
    where later.target_id = decision.target_id and later.target_table = decision.target_table and later.id > decision.id
      and later.event in (
        'post_hidden', 'post_removed', 'comment_hidden', 'comment_removed', 'listing_rejected', 'listing_taken_down',
        'member_suspended'
      )
  ) and case
    when decision.event in ('post_hidden', 'post_removed') then exists (
      select from public.posts where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.event in ('comment_hidden', 'comment_removed') then exists (
      select from public.post_comments where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.event = 'listing_rejected'
      then exists (select from public.doctors where id = decision.target_id and status = 'rejected')
    when decision.event = 'listing_taken_down' then exists (
      select from public.doctors where id = decision.target_id and status = 'withdrawn' and status_reason is not null
    )
    when decision.event = 'member_suspended' then private.is_suspended(decision.target_id)
    else false
  end;
end;

comment on function private.is_in_force is
  'Whether a log entry is a decision that can be appealed and still applies, and no later one took its place. Definer: '
  'API roles may not be able to read its target.';

create function private.find_own_decision(target_table text, target uuid) returns public.moderation_log
language sql stable security definer set search_path = ''
begin atomic
  select log from public.moderation_log as log
  where log.target_id = target and log.target_table = find_own_decision.target_table and private.is_in_force(log)
    and case log.target_table
      when 'posts' then exists (select from public.posts where id = target and user_id = (select auth.uid()))
      when 'post_comments'
        then exists (
          select from public.post_comments where id = target and private.can_edit_comment(post_comments)
        )
      when 'doctors' then exists (
        select from public.doctors
        where id = target and (user_id = (select auth.uid()) or private.is_submitter(doctors))
      )
      when 'profiles' then target = (select auth.uid())
      else false
    end
  order by log.id desc limit 1;
end;

comment on function private.find_own_decision is
  'Returns the latest decision in force about something of the caller''s; null without one. Definer: only admins can '
  'read the log.';

create function private.get_own_decision(target_table text, target uuid) returns table (
  reason text, decided_at timestamptz, appeal_status public.appeal_status, appealed_at timestamptz, appeal_reason text,
  is_for_other boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select decision.reason, decision.at, appeals.status, appeals.created_at, appeals.reason,
    decision.actor is not null and exists (
      select from public.user_roles
      where role = 'admin' and user_id <> decision.actor and not private.is_suspended(user_id)
        and private.get_involvement(decision.target_table, decision.target_id, user_id) = 'none'
    )
  from private.find_own_decision(target_table, target) as decision
  left join public.appeals on appeals.decision_id = decision.id
  where decision.id is not null and (select private.has_passed_mfa());
end;

comment on function private.get_own_decision is
  'Returns the decision in force against the caller''s post ("posts"), comment ("post_comments"), listing '
  '("doctors"), or account ("profiles"), and the caller''s appeal against it. is_for_other: whether an admin made the '
  'decision, and another one who has nothing to do with it can decide the appeal. Definer: only admins can read the '
  'log.';
grant execute on function private.get_own_decision to authenticated;
select private.expose_function('get_own_decision');

create function private.submit_appeal(target_table text, target uuid, message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  decision public.moderation_log;
  filed uuid;
begin
  -- Suspended members can appeal, so this does not call private.require_active_member().
  if not exists (select from public.profiles where id = auth.uid()) then
    raise exception 'This account no longer exists' using errcode = '42501', hint = 'account_deleted';
  end if;
  perform private.require_mfa();
  if not coalesce(private.has_visible_text(message) and char_length(message) <= 1000, false) then
    raise exception 'Explain in 1 to 1,000 characters why the decision is wrong'
      using errcode = '23514', hint = 'message_required';
  end if;
  perform private.enforce_rate_limit('appeals');
  decision := private.find_own_decision(target_table, target);
  if decision.id is null then
    raise exception 'There is no decision to appeal' using errcode = 'P0002', hint = 'decision_not_found';
  end if;
  insert into public.appeals (decision_id, appellant_id, message, content)
  values (decision.id, auth.uid(), btrim(message), case target_table
    when 'posts' then (select content from public.posts where id = target)
    when 'post_comments' then (select content from public.post_comments where id = target)
  end)
  on conflict (decision_id) do nothing returning id into filed;
  if filed is null then
    raise exception 'You have already appealed this decision' using errcode = 'PT409', hint = 'already_appealed';
  end if;
  return filed;
end $$;

comment on function private.submit_appeal is
  'Appeals the latest decision about the caller''s post, comment, listing, or account, once per decision. Suspended '
  'members can appeal, too. Errors: P0002 no decision in force about something of the caller''s; PT409 already '
  'appealed; PT429 too many. Definer: API roles can''t write appeals.';
grant execute on function private.submit_appeal to authenticated;
select private.expose_function('submit_appeal');

create function private.lock_decision_target(decision public.moderation_log) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  case decision.target_table
    when 'doctors' then perform from public.doctors where id = decision.target_id for update;
    when 'profiles' then perform from private.suspensions where user_id = decision.target_id for update;
    else perform private.lock_content(decision.target_id);
  end case;
end $$;

comment on function private.lock_decision_target is
  'Locks the subject of a decision before its appeal, in the same order as other decisions, which avoids deadlocks. '
  'Definer: locks rows of others.';

create function private.decide_appeal(
  appeal uuid, is_granted boolean, reason text, seen_version integer default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  current public.appeals;
  decision public.moderation_log;
  has_effect boolean;
begin
  perform private.require_admin();
  if because is null or is_granted is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  select moderation_log.* into decision
  from public.appeals join public.moderation_log on moderation_log.id = decision_id where appeals.id = appeal;
  if decision.id is null then
    raise exception 'There is no such appeal' using errcode = 'P0002', hint = 'appeal_not_found';
  end if;
  perform private.require_impartial('appeals', appeal);
  perform private.lock_decision_target(decision);
  has_effect := private.is_in_force(decision);
  if decision.target_table in ('posts', 'post_comments')
    and exists (select from public.appeals where id = appeal and status = 'open')
    and (is_granted and has_effect or exists (select from private.open_cases where id = decision.target_id)) then
    -- The appeal and the reports are one case.
    perform private.moderate_content(
      decision.target_table, decision.target_id,
      case when is_granted then 'keep' else 'remove' end::public.moderation_decision, because, seen_version
    );
    return;
  end if;
  update public.appeals
  set status = case when is_granted then 'granted' else 'declined' end::public.appeal_status, reason = because,
    decided_by = auth.uid(), decided_at = now()
  where id = appeal and status = 'open' returning * into current;
  if current.id is null then
    raise exception 'Another admin has already decided' using errcode = 'PT409', hint = 'already_decided';
  end if;
  -- The appellant gets the outcome of the appeal, not also a notification about the reversal.
  if is_granted and has_effect and decision.target_table = 'doctors' then
    perform private.require_version(seen_version);
    perform private.transition_listing(
      decision.target_id, case decision.event when 'listing_rejected' then 'reopen' else 'restore' end,
      'administrator', because, seen_version, except_recipient => current.appellant_id
    );
  elsif is_granted and decision.target_table = 'profiles' then
    if has_effect then
      perform private.restore_member(decision.target_id, because, current.appellant_id);
    end if;
    perform private.settle_reports(decision.target_id, 'dismissed', '{"code": "suspension_reversed"}');
  end if;
  perform private.record_event(
    case when is_granted then 'appeal_granted' else 'appeal_declined' end::public.event_code, decision.target_table,
    decision.target_id, because,
    subject => decision.subject, seen => jsonb_build_object('appealed', decision.event)
  );
  perform private.notify(
    current.appellant_id,
    case
      when not is_granted then 'appeal_declined'
      when has_effect then 'appeal_granted'
      else 'appeal_moot'
    end::public.event_code,
    (select id from public.doctors where id = decision.target_id), because,
    (select id from public.posts where id = decision.target_id and deleted_at is null),
    appealed => decision.event
  );
end $$;

comment on function private.decide_appeal is
  'Grants an appeal, which reverses the decision, or declines it, with a reason for the appellant. If the post or '
  'comment waits for a decision, this is that decision. Admins only, and '
  'one who has least to do with it (require_impartial). Errors: PT409 already decided, or the subject is not '
  'at the version that was seen. Definer: API roles can''t write appeals.';
grant execute on function private.decide_appeal to authenticated;
select private.expose_function('decide_appeal');

create view private.separate_appeals as
select appeals.*, decision.target_table, decision.target_id, decision.event, decision.subject
from public.appeals join public.moderation_log as decision on decision.id = decision_id
where appeals.status = 'open' and not exists (select from private.open_cases where open_cases.id = decision.target_id);

comment on view private.separate_appeals is
  'Open appeals, without those that are part of the open case of a reported or hidden post or comment.';

create function private.list_open_appeals()
returns table (
  id uuid, created_at timestamptz, message text, content text, appellant_id uuid, appellant_name text,
  target_table text, target_id uuid, post_id uuid, event public.event_code, subject text, decision_reason text,
  decided_at timestamptz,
  actor uuid, actor_name text, seen_version integer, is_in_force boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select appeals.id, appeals.created_at, appeals.message, appeals.content, appeals.appellant_id, appellant.full_name,
    appeals.target_table, appeals.target_id, coalesce(posts.id, comments.post_id), appeals.event, appeals.subject,
    decision.reason, decision.at,
    decision.actor, actor.full_name, coalesce(posts.version, comments.version, doctors.version),
    private.is_in_force(decision)
  from private.separate_appeals as appeals
  join public.moderation_log as decision on decision.id = appeals.decision_id
  join public.profiles as appellant on appellant.id = appeals.appellant_id
  left join public.profiles as actor on actor.id = decision.actor
  left join public.posts on decision.target_table = 'posts' and posts.id = decision.target_id
  left join public.post_comments as comments
    on decision.target_table = 'post_comments' and comments.id = decision.target_id
  left join public.doctors on decision.target_table = 'doctors' and doctors.id = decision.target_id;
end $$;

comment on function private.list_open_appeals is
  'Returns the open appeals that are cases of their own, each with its decision: who made it and why, and whether it '
  'is in force. Admins only. Definer: API roles can''t read deleted content.';
grant execute on function private.list_open_appeals to authenticated;
select private.expose_function('list_open_appeals');
