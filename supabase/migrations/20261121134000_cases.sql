-- The queue of reports: one open case per reported or hidden post or comment, and one per report of a listing or
-- member. Admins only.

create function private.find_own_cases(target_table text, targets uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(targets), 1000, 'cases');
  return query select target from unnest(targets) as target where private.is_own_case(target_table, target);
end $$;

comment on function private.find_own_cases is
  'Returns which of the given cases the caller cannot decide (is_own_case). `target_table` is the table of the cases; '
  'claims are named by their listing. Admins only. Definer: like is_own_case.';
grant execute on function private.find_own_cases to authenticated;

create function public.find_own_cases(target_table text, targets uuid[]) returns setof uuid
language sql stable begin atomic select id from private.find_own_cases(target_table, targets) as id; end;

comment on function public.find_own_cases is 'Returns which of the given cases the caller cannot decide. Admins only.';
grant execute on function public.find_own_cases to authenticated;

create function private.close_report(
  target uuid, resolution text default null, is_warning boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(resolution), 500), '');
  member constant uuid := (select profile_id from public.reports where id = target);
  closed public.reports;
begin
  perform private.require_admin();
  perform private.require_impartial('reports', target);
  if is_warning and (because is null or member is null) then
    raise exception 'Only a member can be warned, and with a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if exists (select from public.reports where id = target and num_nonnulls(post_id, comment_id) = 1) then
    raise exception 'Keep or remove the post or comment to close all of its reports'
      using errcode = '22023', hint = 'report_needs_decision';
  end if;
  update public.reports set status = 'closed', resolution = because, closed_at = now()
  where id = target and status = 'open' returning * into closed;
  if closed.id is null then
    raise exception 'This report has already been closed' using errcode = 'PT409', hint = 'report_closed';
  end if;
  perform private.notify_about_report(closed);
  if is_warning then
    perform private.record_event(
      'member_warned', 'profiles', member, because, array[member], seen => jsonb_build_object('report', closed.reason)
    );
    perform private.close_report(id, because, false) from public.reports
    where profile_id = member and status = 'open' order by id;
  else
    perform private.record_event(
      'report_closed', 'reports', target, because, seen => jsonb_build_object('report', closed.reason)
    );
  end if;
end $$;

comment on function private.close_report is
  'Closes a report of a listing or member with a note about what was done. With `is_warning`, the note is a warning '
  'that the member gets, and all reports of the member are closed. Admins only. Reports of posts and comments are '
  'closed by private.moderate_content. Definer: API roles can''t write these columns.';
grant execute on function private.close_report to authenticated;
select private.expose_function('close_report');

create function private.take_down_reported_listing(
  target uuid, reason text, seen_version integer default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reported uuid;
begin
  perform private.require_admin();
  perform private.require_version(seen_version);
  perform private.require_impartial('reports', target);
  select doctor_id into reported from public.reports where id = target;
  if reported is null then
    raise exception 'There is no such report of a listing' using errcode = 'P0002', hint = 'report_not_found';
  end if;
  if not exists (select from public.reports where id = target and status = 'open') then
    raise exception 'This report has already been closed' using errcode = 'PT409', hint = 'report_closed';
  end if;
  -- Which closes the reports of the listing.
  perform private.transition_listing(reported, 'take down', 'administrator', reason, seen_version);
end $$;

comment on function private.take_down_reported_listing is
  'Takes down the listing of a report at the version that was seen, and closes its open reports with the same '
  'reason; both or neither. Admins only. Definer: API roles can''t write listings of others.';
grant execute on function private.take_down_reported_listing to authenticated;
select private.expose_function('take_down_reported_listing');

create view private.open_cases as
select reports.id, case when doctor_id is null then 'member' else 'listing' end as kind, reports.created_at as since,
  reports.profile_id as author, reports.created_at + interval '2 days' as due
from public.reports
where status = 'open' and num_nonnulls(doctor_id, profile_id) = 1
union all
select coalesce(reports.post_id, comment_id), case when reports.post_id is null then 'comment' else 'post' end,
  min(reports.created_at),
  coalesce(posts.user_id, post_comments.user_id),
  min(reports.created_at) + case
    when coalesce(posts.hidden_at, post_comments.hidden_at) is null then interval '2 days'
    else interval '1 day'
  end
from public.reports
left join public.posts on posts.id = reports.post_id
left join public.post_comments on post_comments.id = comment_id
where status = 'open' and num_nonnulls(reports.post_id, comment_id) = 1
group by reports.post_id, comment_id, posts.id, post_comments.id
union all
select posts.id, 'post', waiting.since, user_id,
  waiting.since + case when hidden_at is null then interval '7 days' else interval '1 day' end
from public.posts cross join lateral (select greatest(edited_at, hidden_at, unfeatured_at) as since) as waiting
where (hidden_at is not null and removed_at is null or unfeatured_at is not null) and deleted_at is null
  and not exists (select from public.reports where reports.post_id = posts.id and status = 'open')
union all
select post_comments.id, 'comment', waiting.since, user_id, waiting.since + interval '1 day'
from public.post_comments cross join lateral (select greatest(edited_at, hidden_at) as since) as waiting
where hidden_at is not null and removed_at is null and deleted_at is null
  and not exists (select from public.reports where reports.comment_id = post_comments.id and status = 'open');

comment on view private.open_cases is
  'Posts and comments that are reported or hidden without a decision, stories that an edit took off the home page, and '
  'open reports of listings and members. `author`: who wrote it, or the member. `due`: hidden content sooner.';

create function public.list_decisions_about_member(member uuid) returns setof public.moderation_log
language sql stable
begin atomic
  select * from public.moderation_log
  where target_id in (
    select member
    union all select id from public.posts where user_id = member
    union all select id from public.post_comments where user_id = member
    union all select id from public.doctors where user_id = member or (user_id is null and submitted_by = member)
  );
end;

comment on function public.list_decisions_about_member is
  'Returns log entries about a member and about what they wrote, own, or added. Row-level security applies: only '
  'admins read any.';
grant execute on function public.list_decisions_about_member to authenticated;

create function private.list_cases(
  after_time timestamptz, after_id uuid, page_size integer, in_kind text, in_reason public.report_reason,
  until timestamptz, is_newest_first boolean, in_ids uuid[], in_author uuid, in_reporter uuid
)
returns table (
  id uuid, kind text, since timestamptz, due timestamptz, post_id uuid, author_id uuid, author_name text, content text,
  version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text,
  deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text,
  appeal_id uuid, appeal_message text, appealed_at timestamptz,
  author_since timestamptz, author_cases integer, author_removed integer, author_warned integer,
  author_suspended integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  with page as (
    select cases.* from (
      select open_cases.*, case
        when is_newest_first then -extract(epoch from open_cases.since) else extract(epoch from open_cases.due)
      end as place, (count(*) over (partition by author))::integer as author_cases from private.open_cases
    ) as cases
    where (in_ids is null or cases.id = any (in_ids)) and (in_author is null or cases.author = in_author)
      and (in_reporter is null or cases.id in (
        select coalesce(reports.post_id, reports.comment_id, reports.id) from public.reports
        where status = 'open' and reporter_id = in_reporter
      ))
      and (in_kind is null or cases.kind = in_kind)
      and (until is null or cases.since <= until)
      and (in_reason is null or cases.id in (
        select coalesce(reports.post_id, reports.comment_id, reports.id) from public.reports
        where status = 'open' and reason = in_reason
      ))
      and (
        after_time is null
        or (cases.place, cases.id)
        > (case when is_newest_first then -1 else 1 end * extract(epoch from after_time), after_id)
      )
    order by cases.place, cases.id
    limit least(greatest(page_size, 1), 100)
  )
  select page.id, page.kind, page.since, page.due, posts.id, authors.id, authors.full_name,
    coalesce(comments.content, posts.content), coalesce(comments.version, posts.version),
    practices.id, practices.practice_name,
    case page.kind when 'comment' then comments.edited_at else posts.edited_at end,
    case page.kind when 'comment' then comments.hidden_at else posts.hidden_at end,
    case page.kind when 'comment' then comments.hidden_reason else posts.hidden_reason end,
    case page.kind when 'comment' then comments.deleted_at else posts.deleted_at end,
    case page.kind when 'post' then posts.unfeatured_at end,
    decisions.decision, decisions.decided_at, decisions.content, appeals.id, appeals.message, appeals.created_at,
    authors.created_at, page.author_cases, record.removed, record.warned, record.suspended
  from page
  left join public.post_comments as comments on page.kind = 'comment' and comments.id = page.id
  left join public.posts on page.kind in ('post', 'comment') and posts.id = coalesce(comments.post_id, page.id)
  left join public.profiles as authors on authors.id = page.author
  cross join lateral (
    select (
      (select count(*) from public.posts as other where other.user_id = page.author and other.removed_at is not null)
      + (
        select count(*) from public.post_comments as other
        where other.user_id = page.author and other.removed_at is not null
      )
    )::integer as removed, (count(*) filter (where event::text like '%\_warned'))::integer as warned,
      (count(*) filter (where event = 'member_suspended'))::integer as suspended
    from public.list_decisions_about_member(page.author)
  ) as record
  left join public.doctors as practices on practices.id = posts.doctor_id
  left join private.content_decisions as decisions on decisions.post_id = page.id or decisions.comment_id = page.id
  left join public.appeals on appeals.id = private.find_open_appeal(
    case page.kind when 'post' then 'posts' when 'comment' then 'post_comments' end, page.id
  )
  order by page.place, page.id;
end $$;

comment on function private.list_cases is
  'Returns the open cases after the given one, in the order in which they are due, or newest first, with the current '
  'text, the last decision, and the open appeal; for a listing or member only id and kind. Filters: the kind ("post", '
  '"comment", "listing", "member"), the reason of an open report, opened until a time, the ids, the author or reported '
  'member, and the reporter. `after_time`: when the given case is due, or since when it waits. author_cases: how many '
  'open cases are about the author, and author_removed, author_warned, and author_suspended: how often admins removed '
  'something, warned them, or suspended them. Admins only. Definer: includes content that its author has deleted.';
grant execute on function private.list_cases to authenticated;

create function public.list_cases(
  after_time timestamptz default null, after_id uuid default null, page_size integer default 20,
  in_kind text default null,
  in_reason public.report_reason default null, until timestamptz default null, is_newest_first boolean default false,
  in_ids uuid[] default null, in_author uuid default null, in_reporter uuid default null
)
returns table (
  id uuid, kind text, since timestamptz, due timestamptz, post_id uuid, author_id uuid, author_name text, content text,
  version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text,
  deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text,
  appeal_id uuid, appeal_message text, appealed_at timestamptz,
  author_since timestamptz, author_cases integer, author_removed integer, author_warned integer,
  author_suspended integer
)
language sql stable begin atomic
  select *
  from private.list_cases(
    after_time, after_id, page_size, in_kind, in_reason, until, is_newest_first, in_ids, in_author, in_reporter
  );
  end;

comment on function public.list_cases is 'Returns a page of the open cases. Admins only.';
grant execute on function public.list_cases to authenticated;

create type public.practice_tie_kind as enum ('owner', 'manager', 'front_desk', 'claimant', 'submitter');

create type public.practice_tie as (kind public.practice_tie_kind, practice_name text, is_same_city boolean);

comment on type public.practice_tie is
  'How a member is connected to a practice; is_same_city if it is another practice in the city of the one that a story '
  'is about.';

create function private.list_practice_ties(person uuid, practice uuid) returns public.practice_tie[]
language sql stable security definer set search_path = ''
begin atomic
  select array(
    select (
      people.role::text::public.practice_tie_kind, doctors.practice_name, doctors.id <> practice
    )::public.practice_tie
    from private.practice_people as people
    join public.doctors on doctors.id = people.doctor_id
    join public.doctors as named on named.id = practice
    where people.user_id = person and (
      doctors.id = practice
      or doctors.address_state = named.address_state and lower(doctors.address_city) = lower(named.address_city)
    )
    union all
    select ('claimant', practice_name, false)::public.practice_tie
    from public.doctors join public.claim_evidence on doctor_id = doctors.id
    where doctors.id = practice and claimant = person and claim_evidence.status = 'pending'
    union all
    select ('submitter', practice_name, false)::public.practice_tie from public.doctors
    where id = practice and submitted_by = person
  );
end;

comment on function private.list_practice_ties is
  'Returns how a member is connected to a practice, or to another one in its city. Definer: reads claims and staff of '
  'others.';

create function private.list_case_reports(cases uuid[])
returns table (
  report_id uuid, case_id uuid, reason public.report_reason, note text, created_at timestamptz, reported_content text,
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer,
  open_reports integer,
  ties public.practice_tie[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(cases), 100, 'cases');
  return query
  select reports.id, coalesce(reports.post_id, reports.comment_id), reports.reason, reports.note, reports.created_at,
    reported_content.content, profiles.id, profiles.full_name, profiles.created_at, private.is_suspended(profiles.id),
    history.upheld, history.decided, history.open_reports, private.list_practice_ties(profiles.id, posts.doctor_id)
  from public.reports
  left join public.post_comments as comments on comments.id = reports.comment_id
  join public.posts on posts.id = coalesce(reports.post_id, comments.post_id)
  left join public.profiles on profiles.id = reports.reporter_id
  left join private.reported_content on reported_content.report_id = reports.id
  cross join lateral (
    select (count(*) filter (where others.outcome = 'upheld'))::integer as upheld,
      (count(*) filter (where others.outcome is not null))::integer as decided,
      (count(*) filter (where others.status = 'open'))::integer as open_reports
    from public.reports as others where others.reporter_id = reports.reporter_id
  ) as history
  where reports.status = 'open' and (reports.post_id = any (cases) or reports.comment_id = any (cases))
  order by reports.created_at, reports.id;
end $$;

comment on function private.list_case_reports is
  'Returns the open reports of posts and comments with the text at that time, the reporter''s record, and their ties '
  'to the practice. Admins only. Definer: API roles can''t read reports of others.';
grant execute on function private.list_case_reports to authenticated;

create function public.list_case_reports(cases uuid[])
returns table (
  report_id uuid, case_id uuid, reason public.report_reason, note text, created_at timestamptz, reported_content text,
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer,
  open_reports integer,
  ties jsonb
)
language sql stable begin atomic
  select report_id, case_id, reason, note, created_at, reported_content, reporter_id, reporter_name, member_since,
    is_suspended, upheld, decided, open_reports, to_jsonb(ties)
  from private.list_case_reports(cases);
end;

comment on function public.list_case_reports is
  'Returns the open reports of posts and comments with the text at that time. Admins only.';
grant execute on function public.list_case_reports to authenticated;
