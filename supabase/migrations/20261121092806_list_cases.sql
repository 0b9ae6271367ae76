-- What waits for an admin because of a report or an edit, oldest first: one row for a post or comment with all its reports, one for each
-- report of a listing or member.

create view private.open_cases as
select reports.id, case when doctor_id is null then 'member' else 'listing' end as kind, reports.created_at as since
from public.reports
where status = 'open' and num_nonnulls(doctor_id, profile_id) = 1
union all
select posts.id, 'post', coalesce(
  (select min(reports.created_at) from public.reports where reports.post_id = posts.id and status = 'open'),
  greatest(posts.edited_at, posts.hidden_at, posts.unfeatured_at)
)
from public.posts
where id in (
  select reports.post_id from public.reports where status = 'open' and reports.post_id is not null
  union
  select waiting.id from public.posts as waiting
  where (hidden_at is not null and removed_at is null or unfeatured_at is not null) and deleted_at is null
)
union all
select post_comments.id, 'comment', coalesce(
  (select min(reports.created_at) from public.reports where reports.comment_id = post_comments.id and status = 'open'),
  greatest(post_comments.edited_at, post_comments.hidden_at)
)
from public.post_comments
where id in (
  select reports.comment_id from public.reports where status = 'open' and reports.comment_id is not null
  union
  select waiting.id from public.post_comments as waiting where hidden_at is not null and removed_at is null and deleted_at is null
);

comment on view private.open_cases is
  'Posts and comments that are reported or hidden without a decision, stories that an edit took off the home page, and open reports of '
  'listings and members.';

create function private.list_cases(after_since timestamptz, after_id uuid, page_size integer)
returns table (
  id uuid, kind text, since timestamptz, post_id uuid, author_id uuid, author_name text, content text, version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text, deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  with page as (
    select cases.* from private.open_cases as cases
    where (cases.since, cases.id) > (after_since, after_id)
    order by cases.since, cases.id
    limit least(greatest(page_size, 1), 100)
  )
  select page.id, page.kind, page.since, posts.id, authors.id, authors.full_name,
    coalesce(comments.content, posts.content), coalesce(comments.version, posts.version),
    practices.id, practices.practice_name,
    case page.kind when 'comment' then comments.edited_at else posts.edited_at end,
    case page.kind when 'comment' then comments.hidden_at else posts.hidden_at end,
    case page.kind when 'comment' then comments.hidden_reason else posts.hidden_reason end,
    case page.kind when 'comment' then comments.deleted_at else posts.deleted_at end,
    case page.kind when 'post' then posts.unfeatured_at end,
    decisions.decision, decisions.decided_at, decisions.content
  from page
  left join public.post_comments as comments on page.kind = 'comment' and comments.id = page.id
  left join public.posts on page.kind in ('post', 'comment') and posts.id = coalesce(comments.post_id, page.id)
  left join public.profiles as authors on authors.id = coalesce(comments.user_id, posts.user_id)
  left join public.doctors as practices on practices.id = posts.doctor_id
  left join private.content_decisions as decisions on decisions.post_id = page.id or decisions.comment_id = page.id
  order by page.since, page.id;
end $$;

comment on function private.list_cases is
  'The open cases after a place, oldest first, with the text as it is now and the last decision about it. Of a report of a listing or member only id and kind. '
  'Definer: admins also decide about what its author deleted.';
grant execute on function private.list_cases to authenticated;

create function public.list_cases(after_since timestamptz default '-infinity', after_id uuid default '00000000-0000-0000-0000-000000000000', page_size integer default 20)
returns table (
  id uuid, kind text, since timestamptz, post_id uuid, author_id uuid, author_name text, content text, version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text, deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text
)
language sql stable
begin atomic
  select id, kind, since, post_id, author_id, author_name, content, version, practice_id, practice_name, edited_at, hidden_at, hidden_reason,
    deleted_at, unfeatured_at, last_decision, decided_at, decided_content
  from private.list_cases(after_since, after_id, page_size);
end;

comment on function public.list_cases is 'What waits for an admin because of a report or an edit, oldest first; admins only.';
grant execute on function public.list_cases to authenticated;

create function private.practice_ties(person uuid, practice uuid) returns text[]
language sql stable security definer set search_path = ''
begin atomic
  select array(
    select case people.role when 'owner' then 'Owns' when 'manager' then 'Manages' else 'Works at' end || ' ' || doctors.practice_name
      || case when doctors.id = practice then '' else ', in the same city' end
    from private.practice_people as people
    join public.doctors on doctors.id = people.doctor_id
    join public.doctors as named on named.id = practice
    where people.user_id = person and (
      doctors.id = practice
      or doctors.address_state = named.address_state and lower(doctors.address_city) = lower(named.address_city)
    )
    union all
    select 'Claims ' || practice_name from public.doctors where id = practice and claimed_by = person and claim_status = 'pending'
    union all
    select 'Added ' || practice_name from public.doctors where id = practice and submitted_by = person
  );
end;

comment on function private.practice_ties is
  'How a member is tied to a practice, or to another one in its city, in words for admins. Definer: reads claims and staff of others.';

create function private.list_case_reports(cases uuid[])
returns table (
  report_id uuid, case_id uuid, reason public.report_reason, note text, created_at timestamptz, reported_content text,
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer, weight numeric, ties text[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(cases) > 100 then
    raise exception 'Too many cases at once' using errcode = '22023';
  end if;
  return query
  select reports.id, coalesce(reports.post_id, reports.comment_id), reports.reason, reports.note, reports.created_at,
    reported_content.content, profiles.id, profiles.full_name, profiles.created_at, private.is_suspended(profiles.id),
    history.upheld, history.decided, coalesce(counting.weight, 0), private.practice_ties(profiles.id, posts.doctor_id)
  from public.reports
  left join public.post_comments as comments on comments.id = reports.comment_id
  join public.posts on posts.id = coalesce(reports.post_id, comments.post_id)
  left join public.profiles on profiles.id = reports.reporter_id
  left join private.reported_content on reported_content.report_id = reports.id
  cross join lateral (
    select (count(*) filter (where others.outcome = 'upheld'))::integer as upheld, count(*)::integer as decided
    from public.reports as others where others.reporter_id = reports.reporter_id and others.outcome is not null
  ) as history
  left join lateral private.counting_reports(reports.post_id, reports.comment_id, coalesce(comments.content, posts.content)) as counting
    on counting.report_id = reports.id
  where reports.status = 'open' and (reports.post_id = any (cases) or reports.comment_id = any (cases))
  order by reports.created_at, reports.id;
end $$;

comment on function private.list_case_reports is
  'The open reports of posts and comments: the text at that time, and of the reporter how many earlier reports were upheld, what this one weighs, '
  'and ties to the practice. Definer: reads what members may not.';
grant execute on function private.list_case_reports to authenticated;

create function public.list_case_reports(cases uuid[])
returns table (
  report_id uuid, case_id uuid, reason public.report_reason, note text, created_at timestamptz, reported_content text,
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer, weight numeric, ties text[]
)
language sql stable
begin atomic
  select report_id, case_id, reason, note, created_at, reported_content, reporter_id, reporter_name, member_since, is_suspended, upheld, decided, weight, ties
  from private.list_case_reports(cases);
end;

comment on function public.list_case_reports is 'The open reports of posts and comments, with what speaks for and against each; admins only.';
grant execute on function public.list_case_reports to authenticated;
