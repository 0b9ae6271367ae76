-- Appeals: the person whom a decision is about asks for another look, once. A decision is an entry of the moderation log, and another
-- admin than the one who made it decides about the appeal.

create type public.appeal_status as enum ('open', 'granted', 'declined');

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  decision_id bigint not null unique references public.moderation_log (id) on delete cascade,
  appellant_id uuid not null references public.profiles (id) on delete cascade,
  message text not null constraint appeals_message_check check (char_length(message) <= 1000 and private.is_written(message)),
  content text,
  status public.appeal_status not null default 'open',
  reason text constraint appeals_reason_check check (char_length(reason) <= 500),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint appeals_decided_check check ((status = 'open') = (decided_at is null))
);

comment on table public.appeals is 'What people say against a decision about their post, comment, listing, or account, and what came of it.';
comment on column public.appeals.content is 'What a post or comment said when its decision was appealed: later edits do not change it.';
comment on column public.appeals.reason is 'Why it was granted or declined, as the appellant reads it.';

create index appeals_appellant_id_idx on public.appeals (appellant_id);
create index appeals_decided_by_idx on public.appeals (decided_by);
create index appeals_open_idx on public.appeals (created_at, id) where status = 'open';

grant select on table public.appeals to authenticated;
grant all on table public.appeals to service_role;
alter table public.appeals enable row level security;

create policy "appeals: appellant and admin read" on public.appeals
for select to authenticated using (appellant_id = (select auth.uid()) or (select private.is_admin()));

select private.guard_table('appeals');

insert into private.limits (deed, allowed, span, done, within, again) values
  ('appeals', 5, '1 day', 'filed %s appeals', 'within a day', 'appeal again');

create function private.is_in_force(decision public.moderation_log) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select case
    when decision.action in ('hide post', 'remove post') then exists (
      select from public.posts where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.action in ('hide comment', 'remove comment') then exists (
      select from public.post_comments where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.action = 'reject listing' then exists (select from public.doctors where id = decision.target_id and state = 'refused')
    when decision.action = 'take listing down' then exists (
      select from public.doctors where id = decision.target_id and state = 'withdrawn' and state_reason is not null
    )
    when decision.action = 'suspend member' then private.is_suspended(decision.target_id)
    else false
  end;
end;

comment on function private.is_in_force is
  'Whether an entry of the log is a decision that can be appealed and still holds. Definer: API roles may not be able to read its target.';

create function private.find_own_decision(target_table text, target uuid) returns public.moderation_log
language sql stable security definer set search_path = ''
begin atomic
  select log from public.moderation_log as log
  where log.target_id = target and log.target_table = find_own_decision.target_table and private.is_in_force(log)
    and case log.target_table
      when 'posts' then exists (select from public.posts where id = target and user_id = (select auth.uid()))
      when 'post_comments' then exists (select from public.post_comments where id = target and user_id = (select auth.uid()))
      when 'doctors' then exists (
        select from public.doctors where id = target and coalesce(user_id, claimed_by, submitted_by) = (select auth.uid())
      )
      when 'profiles' then target = (select auth.uid())
      else false
    end
  order by log.id desc limit 1;
end;

comment on function private.find_own_decision is
  'The latest decision in force about something of the caller''s; null without one. Definer: the log is for admins to read.';

create function private.own_decision(target_table text, target uuid) returns table (
  reason text, decided_at timestamptz, appeal_status public.appeal_status, appealed_at timestamptz, appeal_reason text
)
language sql stable security definer set search_path = ''
begin atomic
  select decision.reason, decision.at, appeals.status, appeals.created_at, appeals.reason
  from private.find_own_decision(target_table, target) as decision
  left join public.appeals on appeals.decision_id = decision.id
  where decision.id is not null and (select private.has_proved_enough());
end;

comment on function private.own_decision is 'See public.own_decision. Definer: the log is for admins to read.';
grant execute on function private.own_decision to authenticated;

create function public.own_decision(target_table text, target uuid) returns table (
  reason text, decided_at timestamptz, appeal_status public.appeal_status, appealed_at timestamptz, appeal_reason text
)
language sql stable
begin atomic
  select reason, decided_at, appeal_status, appealed_at, appeal_reason from private.own_decision(target_table, target);
end;

comment on function public.own_decision is
  'The decision that holds against the caller''s post ("posts"), comment ("post_comments"), listing ("doctors"), or account ("profiles"), and '
  'the caller''s appeal against it. No row where nothing was decided.';
grant execute on function public.own_decision to authenticated;

create function private.file_appeal(target_table text, target uuid, message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  decision public.moderation_log;
  filed uuid;
begin
  -- Not private.is_active(): suspended members appeal.
  if not exists (select from public.profiles where id = auth.uid()) then
    raise exception 'This account no longer exists' using errcode = '42501';
  end if;
  perform private.require_proof();
  if not coalesce(private.is_written(message) and char_length(message) <= 1000, false) then
    raise exception 'Say in 1 to 1,000 characters why the decision is wrong' using errcode = '23514';
  end if;
  perform private.spend('appeals');
  decision := private.find_own_decision(target_table, target);
  if decision.id is null then
    raise exception 'There is no decision to appeal here' using errcode = 'P0002';
  end if;
  insert into public.appeals (decision_id, appellant_id, message, content)
  values (decision.id, auth.uid(), btrim(message), case target_table
    when 'posts' then (select content from public.posts where id = target)
    when 'post_comments' then (select content from public.post_comments where id = target)
  end)
  on conflict (decision_id) do nothing returning id into filed;
  if filed is null then
    raise exception 'You have already appealed this decision' using errcode = 'PT409';
  end if;
  return filed;
end $$;

comment on function private.file_appeal is 'See public.file_appeal. Definer: API roles can''t write appeals.';
grant execute on function private.file_appeal to authenticated;

create function public.file_appeal(target_table text, target uuid, message text) returns uuid
language sql volatile begin atomic select private.file_appeal(target_table, target, message); end;

comment on function public.file_appeal is
  'Appeals the latest decision about the caller''s post, comment, listing, or account, once per decision; suspended members can, too. '
  'Errors: P0002 no decision holds, or it is not about something of the caller''s; PT409 appealed already; PT429 too many.';
grant execute on function public.file_appeal to authenticated;

create function private.restore_after_appeal(decision public.moderation_log, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  case decision.target_table
    when 'doctors' then
      perform private.move_listing(
        decision.target_id, case decision.action when 'reject listing' then 'open again' else 'put back' end, 'administrator', reason, seen_version
      );
    when 'profiles' then
      perform private.restore_member(decision.target_id, reason);
    else
      perform private.moderate(decision.target_table, decision.target_id, 'keep', reason, seen_version);
  end case;
end $$;

comment on function private.restore_after_appeal is
  'Takes a decision back: shows the post or comment, sends a rejected listing back to review, puts one that was taken down back, or ends the suspension. '
  'Definer: calls what members may not.';

create function private.lock_target(decision public.moderation_log) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  case decision.target_table
    when 'doctors' then perform from public.doctors where id = decision.target_id for update;
    when 'profiles' then perform from private.suspensions where user_id = decision.target_id for update;
    else perform private.lock_content(decision.target_id);
  end case;
end $$;

comment on function private.lock_target is
  'Locks what a decision is about before its appeal, in the order of other decisions: the reverse order could deadlock. Definer: as restore_after_appeal.';

create function private.decide_appeal(appeal uuid, is_granted boolean, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  current public.appeals;
  decision public.moderation_log;
  noun text;
begin
  perform private.require_admin();
  if because is null or is_granted is null then
    raise exception 'Give a reason' using errcode = '23514';
  end if;
  select moderation_log.* into decision from public.appeals join public.moderation_log on moderation_log.id = decision_id where appeals.id = appeal;
  if decision.id is null then
    raise exception 'There is no such appeal' using errcode = 'P0002';
  end if;
  if decision.actor = auth.uid() and exists (select from public.user_roles where role = 'admin' and user_id <> auth.uid()) then
    raise exception 'You made this decision, so another admin must decide about the appeal' using errcode = '42501';
  end if;
  perform private.lock_target(decision);
  update public.appeals
  set status = case when is_granted then 'granted' else 'declined' end::public.appeal_status, reason = because,
    decided_by = auth.uid(), decided_at = now()
  where id = appeal and status = 'open' returning * into current;
  if current.id is null then
    raise exception 'Another admin has decided in the meantime' using errcode = 'PT409';
  end if;
  if is_granted and private.is_in_force(decision) then
    -- The outcome of the appeal says it all.
    perform set_config('private.notified_by_appeal', current.appellant_id::text, true);
    perform private.restore_after_appeal(decision, because, seen_version);
    perform set_config('private.notified_by_appeal', '', true);
  end if;
  noun := case decision.target_table when 'posts' then 'post' when 'post_comments' then 'comment' when 'doctors' then 'listing' else 'account' end;
  perform private.log_act(
    case when is_granted then 'grant appeal' else 'decline appeal' end, decision.target_table, decision.target_id, because, decision.subject
  );
  perform private.notify(
    current.appellant_id, 'appeal', (select id from public.doctors where id = decision.target_id), noun || ' ' || current.status, because,
    (select id from public.posts where id = decision.target_id)
  );
end $$;

comment on function private.decide_appeal is 'See public.decide_appeal. Definer: API roles can''t write appeals.';
grant execute on function private.decide_appeal to authenticated;

create function public.decide_appeal(appeal uuid, is_granted boolean, reason text, seen_version integer default null) returns void
language sql volatile begin atomic select private.decide_appeal(appeal, is_granted, reason, seen_version); end;

comment on function public.decide_appeal is
  'Grants an appeal, which takes the decision back, or declines it; the reason goes to the appellant. Admins only, and not the one who made the '
  'decision, unless there is no other. Errors: PT409 decided meanwhile, or the post, comment, or listing is not at the version that was seen.';
grant execute on function public.decide_appeal to authenticated;

create function private.close_moot_appeals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.appeals
  set status = 'granted', decided_by = new.actor, decided_at = now(), reason = coalesce(new.reason, 'The decision was taken back.')
  from public.moderation_log as decision
  where decision.id = appeals.decision_id and appeals.status = 'open'
    and decision.target_table = new.target_table and decision.target_id = new.target_id;
  return null;
end $$;

comment on function private.close_moot_appeals is
  'Trigger: taking back a decision also grants its open appeal. Definer: API roles can''t write appeals.';

create trigger close_moot_appeals after insert on public.moderation_log
for each row when (new.action in ('keep post', 'keep comment', 'verify listing', 'open listing again', 'put listing back', 'restore member'))
execute function private.close_moot_appeals();

create function private.open_appeals()
returns table (
  id uuid, created_at timestamptz, message text, content text, appellant_id uuid, appellant_name text,
  target_table text, target_id uuid, post_id uuid, action text, subject text, decision_reason text, decided_at timestamptz,
  actor uuid, actor_name text, seen_version integer, is_edited boolean, is_in_force boolean, is_for_other_admin boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select appeals.id, appeals.created_at, appeals.message, appeals.content, appeals.appellant_id, appellant.full_name,
    decision.target_table, decision.target_id, coalesce(posts.id, comments.post_id), decision.action, decision.subject, decision.reason, decision.at,
    decision.actor, actor.full_name, coalesce(posts.version, comments.version, doctors.version),
    coalesce(posts.content, comments.content) is distinct from appeals.content,
    private.is_in_force(decision),
    coalesce(decision.actor = auth.uid(), false) and exists (select from public.user_roles where role = 'admin' and user_id <> auth.uid())
  from public.appeals
  join public.moderation_log as decision on decision.id = appeals.decision_id
  join public.profiles as appellant on appellant.id = appeals.appellant_id
  left join public.profiles as actor on actor.id = decision.actor
  left join public.posts on decision.target_table = 'posts' and posts.id = decision.target_id
  left join public.post_comments as comments on decision.target_table = 'post_comments' and comments.id = decision.target_id
  left join public.doctors on decision.target_table = 'doctors' and doctors.id = decision.target_id
  where appeals.status = 'open';
end $$;

comment on function private.open_appeals is 'See public.open_appeals. Definer: API roles can''t read the version of what somebody has deleted.';
grant execute on function private.open_appeals to authenticated;

create function public.open_appeals()
returns table (
  id uuid, created_at timestamptz, message text, content text, appellant_id uuid, appellant_name text,
  target_table text, target_id uuid, post_id uuid, action text, subject text, decision_reason text, decided_at timestamptz,
  actor uuid, actor_name text, seen_version integer, is_edited boolean, is_in_force boolean, is_for_other_admin boolean
)
language sql stable
begin atomic
  select id, created_at, message, content, appellant_id, appellant_name, target_table, target_id, post_id, action, subject, decision_reason,
    decided_at, actor, actor_name, seen_version, is_edited, is_in_force, is_for_other_admin
  from private.open_appeals();
end;

comment on function public.open_appeals is
  'The appeals that wait, each with its decision: who made it and why, and whether it still holds, was edited since, or needs another admin. Admins only.';
grant execute on function public.open_appeals to authenticated;

create function private.export_appeals() returns jsonb
language sql stable
begin atomic
  select jsonb_build_object('appeals', coalesce(jsonb_agg(to_jsonb(appeals) - '{decision_id,decided_by}'::text[] order by created_at), '[]'))
  from public.appeals where appellant_id = (select auth.uid());
end;

comment on function private.export_appeals is 'The caller''s appeals, and what came of them.';
grant execute on function private.export_appeals to authenticated;
