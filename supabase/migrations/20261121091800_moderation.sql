-- Moderation: reports, decisions about posts and comments, featured stories, admin search, roles, suspensions, and appeals.
-- Members report and appeal; everything else is for admins, through functions that check the caller. Every decision is written to
-- moderation_log and names the version that the admin saw; it fails with PT409 if there is a newer version.

-- Impartiality: an admin cannot decide a case that is about them or their practice, or that they filed.

create function private.works_at(listing uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.practice_people where doctor_id = listing and user_id = auth.uid());

comment on function private.works_at is 'Whether the caller owns a practice or is on its staff. Definer: reads staff of others.';

create function private.is_own_case(target_table text, target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  is_own boolean;
begin
  is_own := case target_table
    when 'profiles' then target = auth.uid()
    when 'claim_evidence' then private.works_at(target) or exists (
      select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status in ('pending', 'competing')
    )
    when 'doctors' then private.is_own_case('claim_evidence', target) or exists (
      select from public.doctors where id = target and private.is_submitter(doctors)
    ) or exists (select from public.reports where doctor_id = target and reporter_id = auth.uid() and status = 'open')
    when 'listing_changes' then exists (
      select from public.listing_changes where id = target and (author = auth.uid() or private.works_at(doctor_id))
    )
    -- Those who can edit the listing decide for the practice, whose identity changes are reviewed. A decision also settles the other corrections of the field.
    when 'listing_corrections' then exists (
      select from public.listing_corrections as decided
      where id = target and not private.has_practice_permission(doctor_id, 'edit') and (author = auth.uid() or private.works_at(doctor_id) or exists (
        select from public.listing_corrections as other
        where other.doctor_id = decided.doctor_id and other.field = decided.field and other.author = auth.uid() and other.status = 'open'
      ))
    )
    when 'reports' then exists (
      select from public.reports
      where id = target and (auth.uid() in (reporter_id, profile_id) or private.works_at(doctor_id))
    )
    when 'posts' then exists (
      select from public.posts where id = target and (user_id = auth.uid() or private.works_at(doctor_id))
    ) or exists (select from public.reports where post_id = target and reporter_id = auth.uid() and status = 'open')
    when 'post_comments' then exists (
      select from public.post_comments join public.posts on posts.id = post_id
      where post_comments.id = target and (post_comments.user_id = auth.uid() or private.works_at(doctor_id))
    ) or exists (select from public.reports where comment_id = target and reporter_id = auth.uid() and status = 'open')
    when 'appeals' then exists (
      select from public.appeals join public.moderation_log as decision on decision.id = decision_id
      where appeals.id = target and (appellant_id = auth.uid() or private.is_own_case(decision.target_table, decision.target_id))
    )
    when 'removal_requests' then exists (
      select from public.removal_requests
      where id = target and (private.is_own_case('doctors', doctor_id) or exists (
        select from auth.users where users.id = auth.uid() and private.fold_mailbox(users.email) = private.fold_mailbox(removal_requests.email)
      ))
    )
  end;
  if is_own is null then
    raise exception 'There are no cases of this kind' using errcode = '22023', hint = 'invalid_input';
  end if;
  return is_own;
end $$;

comment on function private.is_own_case is
  'Whether a case is about the caller or their practice, or was filed by them. `target_table` is the table of the case, and claims are named by their listing. '
  'Reports about a post or comment are cases of that post or comment. Definer: reads claims, staff, and account addresses.';

create function private.require_impartial(target_table text, target uuid, person uuid default null) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if person = auth.uid() or private.is_own_case(target_table, target) then
    raise exception 'An admin cannot decide a case of their own' using errcode = '42501', hint = 'own_case', detail = json_build_object('admins', array(
      select profiles.full_name from public.user_roles join public.profiles on profiles.id = user_id
      where role = 'admin' and user_id <> auth.uid() order by 1 limit 5
    ));
  end if;
end $$;

comment on function private.require_impartial is
  'Raises 42501 with the names of other admins if a case is the caller''s own (is_own_case), or if `person`, whom the decision benefits, is the caller. Every '
  'decision of an admin calls it. Definer: reads all roles.';

create function private.find_own_cases(target_table text, targets uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(targets), 1000, 'cases');
  return query select target from unnest(targets) as target where private.is_own_case(target_table, target);
end $$;

comment on function private.find_own_cases is
  'Returns which of the given cases the caller cannot decide, because they are about the caller or were filed by '
  'them. `target_table` is the table of the cases; claims are named by their listing. Admins only. Definer: like '
  'is_own_case.';
grant execute on function private.find_own_cases to authenticated;

create function public.find_own_cases(target_table text, targets uuid[]) returns setof uuid
language sql stable begin atomic select id from private.find_own_cases(target_table, targets) as id; end;

comment on function public.find_own_cases is 'Returns which of the given cases the caller cannot decide. Admins only.';
grant execute on function public.find_own_cases to authenticated;

-- Reports

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

comment on table public.reports is 'Reports by members about a listing, a post, a comment, or a member.';
comment on column public.reports.reported_name is
  'The name of the reported member at the time of the report, which an impersonator can change later.';
comment on column public.reports.outcome is
  'Upheld: an admin removed the content, took the listing down, or suspended the member. Dismissed: an admin kept the content or reversed this. Null '
  'while the report is open, and for a listing or member that stayed.';

create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_doctor_id_idx on public.reports (doctor_id);
create index reports_post_id_idx on public.reports (post_id);
create index reports_comment_id_idx on public.reports (comment_id);
create index reports_profile_id_idx on public.reports (profile_id);
create index reports_open_idx on public.reports (created_at) where status = 'open';
-- A member can have one open report of each thing.
create unique index reports_reporter_doctor_key on public.reports (reporter_id, doctor_id) where status = 'open' and doctor_id is not null;
create unique index reports_reporter_post_key on public.reports (reporter_id, post_id) where status = 'open' and post_id is not null;
create unique index reports_reporter_comment_key on public.reports (reporter_id, comment_id) where status = 'open' and comment_id is not null;
create unique index reports_reporter_profile_key on public.reports (reporter_id, profile_id) where status = 'open' and profile_id is not null;

grant select on table public.reports to authenticated;
grant insert (id, doctor_id, post_id, comment_id, profile_id, reason, note) on table public.reports to authenticated;

select private.guard_table('reports');

create policy "reports: reporter and admin can read" on public.reports
for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "reports: member can report as self what they can read" on public.reports
for insert to authenticated
with check (
  reporter_id = (select auth.uid())
  and (doctor_id is null or exists (select 1 from public.doctors where doctors.id = doctor_id))
  and (post_id is null or exists (select 1 from public.posts where posts.id = post_id))
  and (comment_id is null or exists (select 1 from public.post_comments where post_comments.id = comment_id))
  and (profile_id is null or (profile_id <> (select auth.uid()) and exists (select 1 from public.profiles where profiles.id = profile_id)))
);

create table private.reported_content (
  report_id uuid primary key references public.reports (id) on delete cascade,
  content text not null,
  is_restored boolean not null default false
);

comment on table private.reported_content is 'The text of a post or comment at the time of a report; later edits do not change it.';
comment on column private.reported_content.is_restored is 'Whether the author replaced this text while the report was open, and later returned to it.';
alter table private.reported_content enable row level security;

create function private.close_report(target uuid, resolution text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed public.reports;
begin
  perform private.require_admin();
  perform private.require_impartial('reports', target);
  if exists (select from public.reports where id = target and num_nonnulls(post_id, comment_id) = 1) then
    raise exception 'Keep or remove the post or comment to close all of its reports' using errcode = '22023', hint = 'report_needs_decision';
  end if;
  update public.reports set status = 'closed', resolution = nullif(left(btrim(close_report.resolution), 500), ''), closed_at = now()
  where id = target and status = 'open' returning * into closed;
  if closed.id is null then
    raise exception 'This report has already been closed' using errcode = 'PT409', hint = 'report_closed';
  end if;
  perform private.record_event(
    'report_closed', 'reports', target, close_report.resolution, seen => jsonb_build_object('report', closed.reason)
  );
  perform private.notify_about_report(closed);
end $$;

comment on function private.close_report is
  'Closes a report of a listing or member with a note about what was done. Admins only. Reports of posts and '
  'comments are closed by private.moderate_content. Definer: API roles can''t write these columns.';
grant execute on function private.close_report to authenticated;

create function public.close_report(target uuid, resolution text default null) returns void
language sql volatile begin atomic select private.close_report(target, resolution); end;

comment on function public.close_report is
  'Closes a report of a listing or member with a note about what was done. Admins only.';
grant execute on function public.close_report to authenticated;

create function private.take_down_reported_listing(target uuid, reason text, seen_version integer) returns void
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

create function public.take_down_reported_listing(target uuid, reason text, seen_version integer default null) returns void
language sql volatile begin atomic select private.take_down_reported_listing(target, reason, seen_version); end;

comment on function public.take_down_reported_listing is
  'Takes down the listing of a report and closes its reports. Admins only.';
grant execute on function public.take_down_reported_listing to authenticated;

create function private.settle_reports(target uuid, result public.report_outcome, resolution text) returns void
language plpgsql set search_path = '' as $$
declare
  closed public.reports;
begin
  for closed in
    update public.reports set status = 'closed', outcome = result, closed_at = now(), resolution = settle_reports.resolution
    where target in (doctor_id, profile_id) and case result when 'upheld' then status = 'open' else outcome = 'upheld' end
    returning *
  loop
    perform private.notify_about_report(closed);
  end loop;
end $$;

comment on function private.settle_reports is
  'Closes the open reports about a listing that is taken down or a member who is suspended as upheld; when this is reversed, dismisses those that had '
  'led to it. Their authors are notified. Called by definer functions.';

-- The purge of deleted content

create function private.purge_deleted_content() returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.post_comments
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where comment_id = post_comments.id and status = 'open');
  delete from public.posts
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where post_id = posts.id and status = 'open')
    and not exists (
      select from public.reports join public.post_comments on post_comments.id = comment_id
      where post_comments.post_id = posts.id and status = 'open'
    );
end;

comment on function private.purge_deleted_content is
  'Deletes posts and comments for good ten minutes after their author deleted them. Reported ones stay, unreadable, until an admin has '
  'decided. Runs when a member writes or deletes. Definer: deletes rows of other members.';

-- Decisions about posts and comments

create function private.normalize_content(content text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(content), '[\s[:punct:]]+', ' ', 'g'));

comment on function private.normalize_content is 'Returns a text in lower case with white space and punctuation collapsed, for comparison.';

create function private.is_material_change(before text, after text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  old_text constant text := private.normalize_content(before);
  new_text constant text := private.normalize_content(after);
  longer constant integer := greatest(char_length(old_text), char_length(new_text));
begin
  -- levenshtein() takes at most 255 characters; in short texts, one letter changes a third of the trigrams.
  if longer <= 255 then
    return extensions.levenshtein(old_text, new_text) > greatest(3, longer * 0.2);
  end if;
  return extensions.similarity(old_text, new_text) < 0.8;
end $$;

comment on function private.is_material_change is
  'Whether more than a fifth of a text differs, ignoring case, white space, and punctuation. Texts up to 255 characters are compared by'
  ' edit distance, where three edits never count; longer ones by shared trigrams.';

create type public.moderation_decision as enum ('keep', 'remove');

create table private.content_decisions (
  post_id uuid unique references public.posts (id) on delete cascade,
  comment_id uuid unique references public.post_comments (id) on delete cascade,
  decision public.moderation_decision not null,
  content text not null,
  version integer not null,
  decided_at timestamptz not null default now(),
  constraint content_decisions_target_check check (num_nonnulls(post_id, comment_id) = 1)
);

comment on table private.content_decisions is 'The latest decision about each post or comment, with the text it was about.';
comment on column private.content_decisions.version is
  'The version after the decision; a higher one means that it was edited or hidden since.';
alter table private.content_decisions enable row level security;

create function private.list_counted_reports(target_post uuid, target_comment uuid, current_content text)
returns table (report_id uuid, hides_alone boolean)
language sql stable security definer set search_path = ''
begin atomic
  with open_reports as (
    select reports.id, reports.reporter_id, reports.reason, profiles.created_at as member_since,
      not private.is_material_change(reported_content.content, current_content) as is_current, reported_content.is_restored
    from public.reports
    join public.profiles on profiles.id = reports.reporter_id
    join private.reported_content on reported_content.report_id = reports.id
    where reports.status = 'open' and (reports.post_id = target_post or reports.comment_id = target_comment)
  )
  select id, is_current and reason = 'private_information' and member_since <= now() - interval '1 month' and (
    select count(*) from public.reports as others
    where others.reporter_id = open_reports.reporter_id and others.reason = 'private_information' and others.created_at > now() - interval '7 days'
  ) <= 3
  from open_reports
  where (is_current or exists (select from open_reports as others where others.is_restored))
    and member_since <= now() - interval '7 days'
    and not private.is_suspended(reporter_id)
    and (select count(*) from public.reports as others where others.reporter_id = open_reports.reporter_id and others.outcome = 'dismissed') < 2;
end;

comment on function private.list_counted_reports is
  'Returns the open reports that count toward hiding a post or comment: about the current text, or about any text if the author has returned to a '
  'reported one, by members of at least a week who are not suspended and have fewer than two dismissed reports. A report of private information '
  'by a member of at least a month hides alone, for at most three posts or comments a week. Definer: members can''t read reports of others.';

create function private.lock_content(target uuid) returns void
language sql volatile
return pg_advisory_xact_lock(hashtextextended('content ' || target, 0));

comment on function private.lock_content is 'Serializes reports of and decisions about one post or comment until the transaction ends.';

create function private.hide_if_reported(target_table text, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  post constant uuid := case target_table when 'posts' then target end;
  comment constant uuid := case target_table when 'post_comments' then target end;
  reported record;
  hides_alone boolean;
  counted integer;
  because text;
begin
  execute format('select user_id, content, hidden_at from public.%I where id = $1', target_table) into reported using target;
  if reported.hidden_at is not null or exists (
    select from private.content_decisions
    where (post_id = post or comment_id = comment) and decision = 'keep'
      and not private.is_material_change(content, reported.content)
  ) then
    return;
  end if;
  select bool_or(counting.hides_alone), count(*) into hides_alone, counted
  from private.list_counted_reports(post, comment, reported.content) as counting;
  if counted < 5 and not coalesce(hides_alone, false) then
    return;
  end if;
  because := jsonb_build_object('code', case when hides_alone then 'private_information_reported' else 'reported_by_several' end);
  execute format('update public.%I set hidden_at = now(), hidden_reason = $2, version = version + 1 where id = $1', target_table)
  using target, because;
  perform private.record_event(
    case target_table when 'posts' then 'post_hidden' else 'comment_hidden' end::public.event_code, target_table, target, because,
    seen => jsonb_build_object('reports', counted, 'text', left(reported.content, 300)), actor => null
  );
  -- Authors whose own edit led to this are notified, too.
  perform private.notify(
    reported.user_id, case target_table when 'posts' then 'post_hidden' else 'comment_hidden' end::public.event_code, null,
    because, post, actor => null
  );
end $$;

comment on function private.hide_if_reported is
  'Hides a post or comment until an admin decides when five reports count, or one of private information hides alone. After a decision to '
  'keep it, only a material change of the text can hide it again. Definer: members can neither hide content nor read other reports.';

create function private.receive_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target_table constant text := case when new.post_id is null then 'post_comments' else 'posts' end;
  target constant uuid := coalesce(new.post_id, new.comment_id);
begin
  if auth.uid() is not null then
    perform private.enforce_rate_limit('reports');
  end if;
  if new.profile_id is not null then
    update public.reports set reported_name = (select full_name from public.profiles where id = new.profile_id) where id = new.id;
  end if;
  if target is null then
    return null;
  end if;
  -- Without the lock, simultaneous reports would not count each other.
  perform private.lock_content(target);
  execute format(
    'insert into private.reported_content (report_id, content) select $1, content from public.%I where id = $2', target_table
  ) using new.id, target;
  perform private.hide_if_reported(target_table, target);
  return null;
end $$;

comment on function private.receive_report is
  'Trigger: limits how many reports one member files, stores the name or text that was reported, and hides a post or comment if enough reports count. '
  'Definer: members can''t write these tables.';

create trigger reports_receive after insert on public.reports
for each row execute function private.receive_report();

create function private.follow_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.moderation_log set seen = seen - 'text' where target_id = old.id and target_table = tg_table_name;
    return null;
  end if;
  -- Without lock_content: the edit has locked the row already, and reports take these locks in the other order.
  update private.reported_content set is_restored = true
  from public.reports
  where reports.id = report_id and reports.status = 'open' and (reports.post_id = new.id or reports.comment_id = new.id)
    and private.is_material_change(reported_content.content, old.content)
    and not private.is_material_change(reported_content.content, new.content);
  if found then
    perform private.hide_if_reported(tg_table_name, new.id);
  end if;
  return null;
end $$;

comment on function private.follow_content_change is
  'Trigger: when an edit returns to a reported text, counts the reports of all texts, so that alternating between two texts does not split them. Removes '
  'the text of a deleted post or comment from the log. Definer: writes a private table and the log.';

create trigger posts_follow_change after update of content or delete on public.posts
for each row execute function private.follow_content_change();

create trigger post_comments_follow_change after update of content or delete on public.post_comments
for each row execute function private.follow_content_change();

create function private.close_content_reports(target uuid, current_content text, result public.report_outcome, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  report public.reports;
  closed integer := 0;
begin
  for report in
    update public.reports set status = 'closed', outcome = result, resolution = because, closed_at = now()
    where status = 'open' and (post_id = target or comment_id = target) returning *
  loop
    perform private.notify_about_report(report);
    closed := closed + 1;
  end loop;
  for report in
    update public.reports set outcome = result, resolution = because, closed_at = now()
    from private.reported_content
    where report_id = reports.id and outcome <> result and (post_id = target or comment_id = target)
      and not private.is_material_change(content, current_content)
    returning reports.*
  loop
    perform private.notify_about_report(report);
  end loop;
  return closed;
end $$;

comment on function private.close_content_reports is
  'Closes all open reports of a post or comment and returns how many there were. Closed reports of the same text get the outcome of this later decision, of which '
  'their authors are notified. Definer: API roles can''t write these columns.';

create function private.moderate_content(
  target_table text, target uuid, decision public.moderation_decision, reason text, seen_version integer, except_recipient uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  post constant uuid := case target_table when 'posts' then target end;
  comment constant uuid := case target_table when 'post_comments' then target end;
  current record;
  closed integer;
begin
  perform private.require_admin();
  if decision is null or decision = 'remove' and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  perform private.lock_content(target);
  perform private.require_impartial(target_table, target);
  execute format('select user_id, content, version, hidden_at, removed_at from public.%I where id = $1 for update', target_table)
  into current using target;
  if current.version is null then
    raise exception 'Its author has deleted it' using errcode = 'PT409', hint = 'content_deleted';
  end if;
  if current.version is distinct from seen_version and exists (
    select from private.content_decisions as latest
    where (latest.post_id = post or latest.comment_id = comment) and latest.version = current.version
  ) then
    raise exception 'Another admin has already decided' using errcode = 'PT409', hint = 'already_decided';
  elsif current.version is distinct from seen_version then
    raise exception 'This has changed since you opened it' using errcode = 'PT409', hint = 'content_changed';
  end if;
  closed := private.close_content_reports(
    target, current.content, case decision when 'keep' then 'dismissed' else 'upheld' end::public.report_outcome, because
  );
  if decision = 'keep' and current.hidden_at is null and closed = 0 or decision = 'remove' and current.removed_at is not null then
    raise exception 'Another admin has already decided' using errcode = 'PT409', hint = 'already_decided';
  end if;
  if decision = 'keep' then
    execute format('update public.%I set hidden_at = null, removed_at = null, hidden_reason = null, version = version + 1 where id = $1', target_table)
    using target;
  else
    execute format('update public.%I set hidden_at = coalesce(hidden_at, now()), removed_at = now(), hidden_reason = $2, version = version + 1
      where id = $1', target_table) using target, because;
  end if;
  delete from private.content_decisions as latest where latest.post_id = post or latest.comment_id = comment;
  insert into private.content_decisions (post_id, comment_id, decision, content, version)
  values (post, comment, decision, current.content, current.version + 1);
  perform private.record_event(
    case target_table
      when 'posts' then case decision when 'keep' then 'post_kept' else 'post_removed' end
      else case decision when 'keep' then 'comment_kept' else 'comment_removed' end
    end::public.event_code,
    target_table, target, because, case
      when (decision = 'remove' or current.hidden_at is not null) and current.user_id is distinct from except_recipient
        then array[current.user_id]
    end,
    seen => jsonb_build_object('text', left(current.content, 300))
  );
  perform private.close_moot_appeals(target_table, target, decision = 'keep', because);
end $$;

comment on function private.moderate_content is
  'Keeps a post or comment, which shows it again if it was hidden, or removes it with a reason. Both close all of its open reports. '
  'Errors: PT409 when it is not at the version the admin saw. Definer: API roles can''t write these columns.';
grant execute on function private.moderate_content to authenticated;

create function public.moderate_post(target uuid, decision public.moderation_decision, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.moderate_content('posts', target, decision, reason, seen_version); end;
create function public.moderate_comment(target uuid, decision public.moderation_decision, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.moderate_content('post_comments', target, decision, reason, seen_version); end;

comment on function public.moderate_post is 'Keeps a post, or removes it with a reason, at the version that was seen. Admins only.';
comment on function public.moderate_comment is 'Keeps a comment, or removes it with a reason, at the version that was seen. Admins only.';
grant execute on function public.moderate_post, public.moderate_comment to authenticated;

create function private.erase_content(target_table text, target uuid, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  current record;
begin
  perform private.require_admin();
  if because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  perform private.lock_content(target);
  perform private.require_impartial(target_table, target);
  execute format('select user_id, content, version from public.%I where id = $1 for update', target_table) into current using target;
  if current.version is distinct from seen_version then
    raise exception 'This has changed since you opened it' using errcode = 'PT409', hint = 'content_changed';
  end if;
  perform private.record_event(
    case target_table when 'posts' then 'post_erased' else 'comment_erased' end::public.event_code, target_table, target, because,
    array[current.user_id]
  );
  perform private.close_moot_appeals(target_table, target, false);
  perform private.close_content_reports(target, current.content, 'upheld', because);
  -- The notifications about the decision must survive the post.
  update public.notifications set post_id = null
  where post_id = target and event in ('post_hidden', 'post_kept', 'post_removed', 'post_erased', 'report_dismissed', 'report_upheld');
  execute format('delete from public.%I where id = $1', target_table) using target;
end $$;

comment on function private.erase_content is
  'Deletes a post or comment for good, with a reason: for content that must not be stored, such as private or illegal content. Definer:'
  ' API roles can''t delete content of others.';
grant execute on function private.erase_content to authenticated;

create function public.erase_post(target uuid, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.erase_content('posts', target, reason, seen_version); end;
create function public.erase_comment(target uuid, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.erase_content('post_comments', target, reason, seen_version); end;

comment on function public.erase_post is
  'Deletes a post for good, with a reason; moderate_post removes it but keeps the text. Admins only.';
comment on function public.erase_comment is
  'Deletes a comment for good, with a reason; moderate_comment removes it but keeps the text. Admins only.';
grant execute on function public.erase_post, public.erase_comment to authenticated;

-- Stories on the home page

create function private.feature_story(target uuid, is_featured boolean, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_impartial('posts', target);
  update public.posts set featured_at = case when is_featured then now() end, unfeatured_at = null
  where id = target and kind = 'story' and deleted_at is null and version = seen_version
    and case when is_featured then hidden_at is null and featured_at is null else featured_at is not null or unfeatured_at is not null end;
  if not found then
    raise exception 'This has changed since you opened it' using errcode = 'PT409', hint = 'content_changed';
  end if;
  perform private.record_event(
    case when is_featured then 'story_featured' else 'story_unfeatured' end::public.event_code, 'posts', target,
    seen => jsonb_build_object('text', left(content, 300))
  ) from public.posts where id = target;
end $$;

comment on function private.feature_story is
  'Adds a story to the home page at the version that was seen, or takes it off. Admins only. Definer: API roles '
  'can''t write the column.';
grant execute on function private.feature_story to authenticated;

create function public.feature_story(target uuid, is_featured boolean, seen_version integer) returns void
language sql volatile begin atomic select private.feature_story(target, is_featured, seen_version); end;

comment on function public.feature_story is 'Adds a story to the home page, or takes it off. Admins only.';
grant execute on function public.feature_story to authenticated;

create function private.has_open_report(target_post uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.reports where post_id = target_post and status = 'open');
end;

comment on function private.has_open_report is 'Whether a post has an open report. Definer: only reporters and admins can read reports.';
grant execute on function private.has_open_report to anon, authenticated;

create function public.list_home_stories() returns setof public.post_cards
language sql stable set search_path = '' rows 3 as $$
  -- Reading at most twenty candidates bounds the search when few stories qualify.
  with chosen as (
    select id, featured_at, created_at from public.posts
    where featured_at is not null and kind = 'story' and hidden_at is null
    order by featured_at desc limit 20
  ), settled as (
    select id, null::timestamptz, created_at from public.posts
    where kind = 'story' and hidden_at is null and featured_at is null and unfeatured_at is null and doctor_id is not null
      and created_at <= now() - interval '2 days' and (edited_at is null or edited_at <= now() - interval '2 days')
    order by created_at desc, id desc limit 20
  ), candidates as (
    select * from chosen union all select * from settled
  )
  select post_cards.* from candidates join public.post_cards on post_cards.id = candidates.id
  where not private.has_open_report(candidates.id)
  order by candidates.featured_at desc nulls last, candidates.created_at desc, candidates.id desc
  limit 3
$$;

comment on function public.list_home_stories is
  'Returns three stories for the home page: first those an admin featured, then the newest ones about a practice whose text is at least'
  ' two days old. Stories with an open report, or unfeatured by an edit, are left out.';
grant execute on function public.list_home_stories to anon, authenticated;

-- Admin queues and search

create function private.count_waiting_work() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language plpgsql stable set search_path = '' as $$
begin
  return query select
    (select count(*)::integer from public.doctors where status = 'pending'),
    (select count(*)::integer from public.listing_changes where status = 'open'),
    (select count(*)::integer from public.claim_evidence where claim_evidence.status in ('pending', 'competing')),
    (select count(*)::integer from public.listing_corrections where status = 'open'),
    (select count(*)::integer from private.open_cases),
    (select count(*)::integer from public.appeals where status = 'open'),
    (select count(*)::integer from public.removal_requests where status = 'open'),
    (select count(*)::integer from public.contact_messages where status = 'open');
end $$;

comment on function private.count_waiting_work is 'Returns how many items wait for an admin in each queue.';

create function private.has_waiting_work(admin uuid) returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from public.user_roles where user_id = admin and role = 'admin')
    and exists (select from private.count_waiting_work() as work, jsonb_each_text(to_jsonb(work)) as queue where queue.value::integer > 0);
end;

comment on function private.has_waiting_work is 'Whether a member is an admin and any queue has items.';

create function private.admin_count_queues() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.lapse_claims();
  perform private.close_due_listings();
  perform private.end_due_suspensions();
  return query select * from private.count_waiting_work();
end $$;

comment on function private.admin_count_queues is
  'Returns how many items wait for an admin in each queue. Admins only. Lapses due claims and ends due suspensions '
  'first. Definer: writes claims and suspensions.';
grant execute on function private.admin_count_queues to authenticated;

create function public.admin_count_queues() returns table (
  listings integer, changes integer, claims integer, corrections integer, reports integer, appeals integer, removals integer, messages integer
)
language sql volatile begin atomic select * from private.admin_count_queues(); end;

comment on function public.admin_count_queues is 'Returns how many items wait for an admin in each queue. Admins only.';
grant execute on function public.admin_count_queues to authenticated;

create function private.admin_search_listings(
  query text, in_status public.listing_status, in_ownership public.listing_ownership, in_region text, page_size integer, start integer
) returns setof public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(query), '');
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
  select doctors.* from public.doctors
  where doctors.status <> 'draft' and (in_status is null or doctors.status = in_status)
    and (in_ownership is null or doctors.ownership = in_ownership)
    and (in_region is null or doctors.address_state = upper(in_region))
    and (
      words is null
      or lower(doctors.practice_name) like pattern or lower(doctors.address_city) like pattern or lower(doctors.credentials) like pattern
      or doctors.npi = words or starts_with(doctors.address_zip, words) or doctors.id::text = lower(words)
      or exists (
        select from auth.users
        where users.id in (doctors.user_id, doctors.submitted_by, (select claimant from public.claim_evidence where doctor_id = doctors.id and claim_evidence.status = 'pending')) and lower(users.email) like pattern and words like '%@%'
      )
    )
  order by doctors.updated_at desc, doctors.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.admin_search_listings is
  'Returns listings other than drafts, latest change first, by name, city, credentials, NPI, ZIP code, id, or the '
  'account email of the owner, claimant, or submitter, filtered by status, ownership, and US state. Admins only. '
  'Definer: API roles can''t read account addresses.';
grant execute on function private.admin_search_listings to authenticated;

create function public.admin_search_listings(
  query text default null, in_status public.listing_status default null, in_ownership public.listing_ownership default null,
  in_region text default null, page_size integer default 20, start integer default 0
) returns setof public.doctors
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select listing from private.admin_search_listings(query, in_status, in_ownership, in_region, page_size, start) as listing;
end;

comment on function public.admin_search_listings is
  'Returns listings other than drafts, by text, status, ownership, and US state. Admins only.';
grant execute on function public.admin_search_listings to authenticated;

create function public.admin_get_listing_evidence(listings uuid[])
returns table (listing_id uuid, verified_before integer, refused_before integer, look_alikes jsonb)
language sql stable
begin atomic
  select listing.id, history.verified, history.refused, alike.found
  from public.doctors as listing
  cross join lateral (
    select count(*) filter (where other.verified)::integer as verified, count(*) filter (where other.status = 'rejected')::integer as refused
    from public.doctors as other
    where other.submitted_by = listing.submitted_by and other.id <> listing.id
  ) as history
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(similar_one) order by similar_one.similarity desc), '[]') as found
    from public.find_similar_listings(listing.practice_name, listing.address_zip) as similar_one
    where similar_one.id <> listing.id
  ) as alike
  where listing.id = any (listings) and (select private.is_admin());
end;

comment on function public.admin_get_listing_evidence is
  'Returns, for a page of listings, how many other listings their submitter has had verified or rejected, and listings with a similar '
  'name in the same ZIP code. Returns no rows to anyone but admins.';
grant execute on function public.admin_get_listing_evidence to authenticated;

create function private.admin_search_members(query text, only_suspended boolean, page_size integer, start integer)
returns table (
  id uuid, full_name text, email text, avatar_url text, created_at timestamptz, roles public.app_role[],
  suspended_because text, suspended_at timestamptz, suspended_until timestamptz, is_hidden boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(query), '');
  pattern constant text := '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_admin();
  return query
  select profiles.id, profiles.full_name, users.email::text, profiles.avatar_url, profiles.created_at,
    array(select user_roles.role from public.user_roles where user_roles.user_id = profiles.id order by user_roles.role),
    suspensions.reason, suspensions.at, suspensions.ends_at, profiles.is_hidden
  from public.profiles
  join auth.users on users.id = profiles.id
  left join private.suspensions on suspensions.user_id = profiles.id and private.is_suspended(profiles.id)
  where (not only_suspended or suspensions.user_id is not null)
    and (words is null or profiles.id::text = lower(words) or lower(profiles.full_name) like pattern or lower(users.email) like pattern)
  order by lower(profiles.full_name) nulls last, profiles.id
  limit least(page_size, 100) offset start;
end $$;

comment on function private.admin_search_members is
  'Returns members by name, account email, or id; all of them or only those suspended. Admins only. Definer: API '
  'roles can''t read account addresses.';
grant execute on function private.admin_search_members to authenticated;

create function public.admin_search_members(
  query text default null, only_suspended boolean default false, page_size integer default 20, start integer default 0
) returns table (
  id uuid, full_name text, email text, avatar_url text, created_at timestamptz, roles public.app_role[],
  suspended_because text, suspended_at timestamptz, suspended_until timestamptz, is_hidden boolean
)
language sql stable begin atomic select * from private.admin_search_members(query, only_suspended, page_size, start); end;

comment on function public.admin_search_members is 'Returns members by name, account email, or id. Admins only.';
grant execute on function public.admin_search_members to authenticated;

create function private.list_reports_about_member(member uuid) returns setof public.reports
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

comment on function private.list_reports_about_member is
  'Returns reports of a member and of what they wrote, own, or added, newest first. Admins only. Definer: includes '
  'reports of content that the member has deleted.';
grant execute on function private.list_reports_about_member to authenticated;

create function public.list_reports_about_member(member uuid) returns setof public.reports
language sql stable
begin atomic
  -- Selecting the row as a whole includes columns that are added later.
  select report from private.list_reports_about_member(member) as report;
end;

comment on function public.list_reports_about_member is
  'Returns reports of a member and of what they wrote, own, or added, newest first. Admins only.';
grant execute on function public.list_reports_about_member to authenticated;

create function public.search_moderation_log(query text) returns setof public.moderation_log
language sql stable
begin atomic
  select * from public.moderation_log
  where strpos(lower(subject), lower(btrim(query))) > 0 or strpos(lower(reason), lower(btrim(query))) > 0
    or exists (select from jsonb_each_text(seen) as known where strpos(lower(known.value), lower(btrim(query))) > 0);
end;

comment on function public.search_moderation_log is
  'Returns the log entries whose subject, reason, or seen values contain a text. Row-level security applies: only admins read any.';
grant execute on function public.search_moderation_log to authenticated;

-- Roles and suspensions

create table private.email_hash_key (
  is_only boolean primary key default true constraint address_key_is_only_check check (is_only),
  key uuid not null default gen_random_uuid()
);

comment on table private.email_hash_key is 'The key that email addresses are hashed with. It never leaves the database.';
alter table private.email_hash_key enable row level security;
insert into private.email_hash_key default values;

create function private.hash_email(address text) returns bytea
language sql stable security definer set search_path = ''
return (select sha256(convert_to(key || ' ' || private.fold_mailbox(address), 'UTF8')) from private.email_hash_key);

comment on function private.hash_email is
  'Returns a keyed hash of the mailbox of an email address, as fold_mailbox returns it, which can''t be reversed; null without an address. Definer: reads the key.';

create table private.suspended_emails (
  address_hash bytea primary key,
  reason text not null,
  ends_at timestamptz,
  hides_content boolean not null
);

comment on table private.suspended_emails is
  'Keyed hashes of the addresses of accounts that were deleted while suspended, so that signing up again resumes the suspension. A row '
  'ends with the suspension.';
create index suspended_emails_ends_at_idx on private.suspended_emails (ends_at);
alter table private.suspended_emails enable row level security;

create function private.require_other_admin(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock keeps two administrators from removing each other.
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (select from public.user_roles where role = 'admin' and user_id <> person) then
    raise exception 'The last admin cannot be removed' using errcode = '23514', hint = 'last_admin';
  end if;
end $$;

comment on function private.require_other_admin is
  'Raises 23514 when no other person is an admin, who could take over. Definer: reads all roles.';

create function private.guard_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_other_admin(old.user_id);
  return old;
end $$;

comment on function private.guard_last_admin is
  'Trigger: refuses to remove the last admin''s role or account. Definer: calls a function that API roles cannot.';

create trigger user_roles_guard_last_admin before delete on public.user_roles
for each row when (old.role = 'admin') execute function private.guard_last_admin();

create function private.set_role(target uuid, role public.app_role, is_granted boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  decision bigint;
begin
  perform private.require_admin();
  if role = 'admin' then
    perform private.require_recent_sign_in();
    if not coalesce(private.has_visible_text(reason), false) then
      raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
    end if;
  end if;
  if role = 'patient' then
    raise exception 'Members without another role are patients' using errcode = '22023', hint = 'invalid_input';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002', hint = 'member_not_found';
  end if;
  if is_granted and role = 'admin' and private.is_suspended(target) then
    raise exception 'A suspended member cannot become an admin' using errcode = '23514', hint = 'member_suspended';
  end if;
  if is_granted then
    insert into public.user_roles (user_id, role) values (target, set_role.role) on conflict do nothing;
  else
    delete from public.user_roles where user_id = target and user_roles.role = set_role.role;
    insert into public.user_roles (user_id, role)
    select target, 'patient' where not exists (select from public.user_roles where user_id = target);
  end if;
  decision := private.record_event(
    case role
      when 'admin' then case when is_granted then 'admin_added' else 'admin_removed' end
      when 'doctor' then case when is_granted then 'doctor_role_added' else 'doctor_role_removed' end
    end::public.event_code,
    'profiles', target, left(reason, 500)
  );
  if is_granted and role = 'admin' then
    -- Also to the new admin and the one who did it.
    insert into private.outbox (recipient, event, decision_id, dedupe_key, due_at)
    select user_id, 'admin_added', decision, 'admin_added/' || decision || '/' || user_id, now()
    from public.user_roles where user_roles.role = 'admin';
  end if;
end $$;

comment on function private.set_role is
  'Grants or revokes a role; the last admin can''t lose theirs. The admin role requires a sign-in within ten minutes '
  'and a reason; making an admin is emailed to all admins. Admins only. Definer: API roles can''t write roles.';
grant execute on function private.set_role to authenticated;

create function public.set_role(target uuid, role public.app_role, is_granted boolean, reason text default null) returns void
language sql volatile begin atomic select private.set_role(target, role, is_granted, reason); end;

comment on function public.set_role is 'Grants or revokes a role. Admins only.';
grant execute on function public.set_role to authenticated;

create function private.set_author_hidden(member uuid, is_hidden boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.posts set is_hidden_with_author = set_author_hidden.is_hidden
  where user_id = member and is_hidden_with_author <> set_author_hidden.is_hidden;
  update public.post_comments set is_hidden_with_author = set_author_hidden.is_hidden
  where user_id = member and is_hidden_with_author <> set_author_hidden.is_hidden;
  update public.profiles set is_hidden = set_author_hidden.is_hidden where id = member and profiles.is_hidden <> set_author_hidden.is_hidden;
end $$;

comment on function private.set_author_hidden is
  'Hides a member''s posts, comments, and profile from everyone but them and admins, or shows what this hid. Content hidden by '
  'moderation stays hidden. Definer: API roles can''t write these columns.';

create function private.end_suspension(member uuid, except_recipient uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suspensions where user_id = member;
  if not found then
    return false;
  end if;
  perform private.set_author_hidden(member, false);
  if member is distinct from except_recipient then
    perform private.notify(member, 'member_restored');
  end if;
  return true;
end $$;

comment on function private.end_suspension is
  'Ends a suspension, shows what it hid, and notifies the member, unless it is `except_recipient`. Returns whether there was one. Definer: API roles can''t write '
  'private tables.';

create function private.end_due_suspensions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in select user_id from private.suspensions where ends_at <= now() for update skip locked loop
    perform private.end_suspension(member);
  end loop;
  delete from private.suspended_emails where ends_at <= now();
end $$;

comment on function private.end_due_suspensions is
  'Ends the suspensions that are over. Runs before the email worker looks for email and when an admin opens the queues. Definer: API '
  'roles can''t write private tables.';

create function private.apply_suspension(member uuid, reason text, ends_at timestamptz, hides_content boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suspensions (user_id, reason, ends_at, hides_content, address_hash)
  select id, apply_suspension.reason, apply_suspension.ends_at, apply_suspension.hides_content, private.hash_email(email) from auth.users where id = member
  on conflict (user_id) do nothing;
  if not found then
    raise exception 'This member is already suspended' using errcode = 'PT409', hint = 'already_suspended';
  end if;
  if hides_content then
    perform private.set_author_hidden(member, true);
  end if;
  perform private.withdraw_offers_of(member);
  perform private.settle_reports(member, 'upheld', '{"code": "member_suspended"}');
  perform private.close_moot_appeals('profiles', member, false);
  perform private.record_event('member_suspended', 'profiles', member, reason, array[member], seen => jsonb_build_object('ends_at', ends_at));
end $$;

comment on function private.apply_suspension is
  'Suspends a member, logs it, and notifies them. The caller has checked the arguments. Definer: API roles can''t write private tables.';

create function private.suspend_member(target uuid, reason text, ends_at timestamptz, hides_content boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  perform private.require_admin();
  if because is null then
    raise exception 'A suspension requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if ends_at <= now() then
    raise exception 'Choose a day in the future' using errcode = '23514', hint = 'date_in_past';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if exists (select from public.user_roles where user_id = target and role = 'admin') then
    raise exception 'An admin cannot be suspended' using errcode = '23514', hint = 'member_is_admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002', hint = 'member_not_found';
  end if;
  perform private.end_due_suspensions();
  perform private.apply_suspension(target, because, ends_at, coalesce(hides_content, false));
end $$;

comment on function private.suspend_member is
  'Stops a member from writing, until `ends_at` or until an admin restores them; can hide their posts, comments, and '
  'profile meanwhile. The member can read the reason. Admins only. Definer: API roles can''t write private tables.';
grant execute on function private.suspend_member to authenticated;

create function public.suspend_member(
  target uuid, reason text, ends_at timestamptz default null, hides_content boolean default false
) returns void
language sql volatile begin atomic select private.suspend_member(target, reason, ends_at, hides_content); end;

comment on function public.suspend_member is
  'Stops a member from writing, for a time or until an admin restores them. Admins only.';
grant execute on function public.suspend_member to authenticated;

create function private.restore_member(target uuid, reason text default null, except_recipient uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Otherwise the next sign-up with this address would be suspended again.
  delete from private.suspended_emails
  where address_hash = (select suspensions.address_hash from private.suspensions where user_id = target)
    or address_hash = (select private.hash_email(email) from auth.users where id = target);
  if not private.end_suspension(target, except_recipient) then
    raise exception 'This member is not suspended' using errcode = 'PT409', hint = 'member_not_suspended';
  end if;
  perform private.close_moot_appeals('profiles', target, true, restore_member.reason);
  perform private.record_event('member_restored', 'profiles', target, restore_member.reason);
end $$;

comment on function private.restore_member is
  'Ends a suspension and shows what it hid. Admins only. Definer: API roles can''t write private tables.';
grant execute on function private.restore_member to authenticated;

create function public.restore_member(target uuid) returns void
language sql volatile begin atomic select private.restore_member(target); end;

comment on function public.restore_member is 'Ends a suspension and shows what it hid. Admins only.';
grant execute on function public.restore_member to authenticated;

create function private.store_suspended_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suspended_emails (address_hash, reason, ends_at, hides_content)
  select distinct hashed.address, suspensions.reason, suspensions.ends_at, suspensions.hides_content
  from private.suspensions cross join unnest(array[private.hash_email(old.email), suspensions.address_hash]) as hashed (address)
  where suspensions.user_id = old.id and private.is_suspended(old.id) and hashed.address is not null
  on conflict (address_hash) do update
  set reason = excluded.reason, ends_at = excluded.ends_at, hides_content = excluded.hides_content;
  return old;
end $$;

comment on function private.store_suspended_email is
  'Trigger: keeps a suspension when its account is deleted. Definer: runs as the role of the auth server.';

create trigger on_auth_user_deleted before delete on auth.users
for each row execute function private.store_suspended_email();

create function private.resume_suspension(member uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.suspended_emails;
begin
  select * into known from private.suspended_emails
  where address_hash = private.hash_email(address) and (ends_at is null or ends_at > now());
  if known.address_hash is not null then
    perform private.apply_suspension(member, known.reason, known.ends_at, known.hides_content);
  end if;
exception when others then
  raise warning 'A suspension was not resumed: %', sqlerrm;
end $$;

comment on function private.resume_suspension is
  'Suspends a new account for the rest of the suspension of a deleted account with the same address. Never fails, so that sign-up goes '
  'through. Definer: runs as the role of the auth server.';

-- Open cases: one per reported or hidden post or comment, and one per report of a listing or member

create view private.open_cases as
select reports.id, case when doctor_id is null then 'member' else 'listing' end as kind, reports.created_at as since
from public.reports
where status = 'open' and num_nonnulls(doctor_id, profile_id) = 1
union all
select coalesce(post_id, comment_id), case when post_id is null then 'comment' else 'post' end, min(reports.created_at)
from public.reports
where status = 'open' and num_nonnulls(post_id, comment_id) = 1
group by post_id, comment_id
union all
select posts.id, 'post', greatest(posts.edited_at, posts.hidden_at, posts.unfeatured_at)
from public.posts
where (hidden_at is not null and removed_at is null or unfeatured_at is not null) and deleted_at is null
  and not exists (select from public.reports where reports.post_id = posts.id and status = 'open')
union all
select post_comments.id, 'comment', greatest(post_comments.edited_at, post_comments.hidden_at)
from public.post_comments
where hidden_at is not null and removed_at is null and deleted_at is null
  and not exists (select from public.reports where reports.comment_id = post_comments.id and status = 'open');

comment on view private.open_cases is
  'Posts and comments that are reported or hidden without a decision, stories that an edit took off the home page, and open reports of '
  'listings and members.';

create function private.list_cases(
  after_since timestamptz, after_id uuid, page_size integer, in_kind text, in_reason public.report_reason, until timestamptz, is_newest_first boolean
)
returns table (
  id uuid, kind text, since timestamptz, post_id uuid, author_id uuid, author_name text, content text, version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text, deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant integer := case when is_newest_first then -1 else 1 end;
begin
  perform private.require_admin();
  return query
  with page as (
    select cases.* from private.open_cases as cases
    where (in_kind is null or cases.kind = in_kind) and (until is null or cases.since <= until)
      and (in_reason is null or cases.id in (
        select coalesce(reports.post_id, reports.comment_id, reports.id) from public.reports where status = 'open' and reason = in_reason
      ))
      and (
        after_since is null
        or (direction * extract(epoch from cases.since), cases.id) > (direction * extract(epoch from after_since), after_id)
      )
    order by direction * extract(epoch from cases.since), cases.id
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
  order by direction * extract(epoch from page.since), page.id;
end $$;

comment on function private.list_cases is
  'Returns the open cases after the given one, oldest first by default, with the current text and the last decision; '
  'for a listing or member only id and kind. Filters: the kind ("post", "comment", "listing", "member"), the reason '
  'of an open report, and opened until a time. Admins only. Definer: includes content that its author has deleted.';
grant execute on function private.list_cases to authenticated;

create function public.list_cases(
  after_since timestamptz default null, after_id uuid default null, page_size integer default 20, in_kind text default null,
  in_reason public.report_reason default null, until timestamptz default null, is_newest_first boolean default false
)
returns table (
  id uuid, kind text, since timestamptz, post_id uuid, author_id uuid, author_name text, content text, version integer,
  practice_id uuid, practice_name text, edited_at timestamptz, hidden_at timestamptz, hidden_reason text, deleted_at timestamptz,
  unfeatured_at timestamptz, last_decision public.moderation_decision, decided_at timestamptz, decided_content text
)
language sql stable begin atomic select * from private.list_cases(after_since, after_id, page_size, in_kind, in_reason, until, is_newest_first); end;

comment on function public.list_cases is 'Returns a page of the open cases. Admins only.';
grant execute on function public.list_cases to authenticated;

create type public.practice_tie_kind as enum ('owner', 'manager', 'front_desk', 'claimant', 'submitter');

create type public.practice_tie as (kind public.practice_tie_kind, practice_name text, is_same_city boolean);

comment on type public.practice_tie is
  'How a member is connected to a practice; is_same_city if it is another practice in the city of the one that a story is about.';

create function private.list_practice_ties(person uuid, practice uuid) returns public.practice_tie[]
language sql stable security definer set search_path = ''
begin atomic
  select array(
    select (people.role::text::public.practice_tie_kind, doctors.practice_name, doctors.id <> practice)::public.practice_tie
    from private.practice_people as people
    join public.doctors on doctors.id = people.doctor_id
    join public.doctors as named on named.id = practice
    where people.user_id = person and (
      doctors.id = practice
      or doctors.address_state = named.address_state and lower(doctors.address_city) = lower(named.address_city)
    )
    union all
    select ('claimant', practice_name, false)::public.practice_tie from public.doctors join public.claim_evidence on doctor_id = doctors.id
    where doctors.id = practice and claimant = person and claim_evidence.status = 'pending'
    union all
    select ('submitter', practice_name, false)::public.practice_tie from public.doctors where id = practice and submitted_by = person
  );
end;

comment on function private.list_practice_ties is
  'Returns how a member is connected to a practice, or to another one in its city. Definer: reads claims and staff of others.';

create function private.list_case_reports(cases uuid[])
returns table (
  report_id uuid, case_id uuid, reason public.report_reason, note text, created_at timestamptz, reported_content text,
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer, ties public.practice_tie[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(cases), 100, 'cases');
  return query
  select reports.id, coalesce(reports.post_id, reports.comment_id), reports.reason, reports.note, reports.created_at,
    reported_content.content, profiles.id, profiles.full_name, profiles.created_at, private.is_suspended(profiles.id),
    history.upheld, history.decided, private.list_practice_ties(profiles.id, posts.doctor_id)
  from public.reports
  left join public.post_comments as comments on comments.id = reports.comment_id
  join public.posts on posts.id = coalesce(reports.post_id, comments.post_id)
  left join public.profiles on profiles.id = reports.reporter_id
  left join private.reported_content on reported_content.report_id = reports.id
  cross join lateral (
    select (count(*) filter (where others.outcome = 'upheld'))::integer as upheld, count(*)::integer as decided
    from public.reports as others where others.reporter_id = reports.reporter_id and others.outcome is not null
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
  reporter_id uuid, reporter_name text, member_since timestamptz, is_suspended boolean, upheld integer, decided integer, ties jsonb
)
language sql stable begin atomic
  select report_id, case_id, reason, note, created_at, reported_content, reporter_id, reporter_name, member_since, is_suspended, upheld,
    decided, to_jsonb(ties)
  from private.list_case_reports(cases);
end;

comment on function public.list_case_reports is
  'Returns the open reports of posts and comments with the text at that time. Admins only.';
grant execute on function public.list_case_reports to authenticated;

-- Appeals: the person affected can appeal a moderation_log entry once, and a different admin decides

create type public.appeal_status as enum ('open', 'granted', 'declined');

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  decision_id bigint not null unique references public.moderation_log (id) on delete cascade,
  appellant_id uuid not null references public.profiles (id) on delete cascade,
  message text not null constraint appeals_message_check check (char_length(message) <= 1000 and private.has_visible_text(message)),
  content text,
  status public.appeal_status not null default 'open',
  reason text constraint appeals_reason_check check (char_length(reason) <= 500),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint appeals_decided_check check ((status = 'open') = (decided_at is null))
);

comment on table public.appeals is
  'Appeals against a decision about the appellant''s post, comment, listing, or account, with their outcome.';
comment on column public.appeals.content is 'The text of the post or comment at the time of the appeal; later edits do not change it.';
comment on column public.appeals.reason is 'Why the appeal was granted or declined, shown to the appellant.';

create index appeals_appellant_id_idx on public.appeals (appellant_id);
create index appeals_decided_by_idx on public.appeals (decided_by);
create index appeals_open_idx on public.appeals (created_at, id) where status = 'open';

grant select on table public.appeals to authenticated;

create policy "appeals: appellant and admin can read" on public.appeals
for select to authenticated using (appellant_id = (select auth.uid()) or (select private.is_admin()));

select private.guard_table('appeals');

insert into private.rate_limits (action, max_count, period) values
  ('appeals', 5, '1 day');

create function private.is_in_force(decision public.moderation_log) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select not exists (
    select from public.moderation_log as later
    where later.target_id = decision.target_id and later.target_table = decision.target_table and later.id > decision.id
      and later.event in ('post_hidden', 'post_removed', 'comment_hidden', 'comment_removed', 'listing_rejected', 'listing_taken_down', 'member_suspended')
  ) and case
    when decision.event in ('post_hidden', 'post_removed') then exists (
      select from public.posts where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.event in ('comment_hidden', 'comment_removed') then exists (
      select from public.post_comments where id = decision.target_id and hidden_at is not null and deleted_at is null
    )
    when decision.event = 'listing_rejected' then exists (select from public.doctors where id = decision.target_id and status = 'rejected')
    when decision.event = 'listing_taken_down' then exists (
      select from public.doctors where id = decision.target_id and status = 'withdrawn' and status_reason is not null
    )
    when decision.event = 'member_suspended' then private.is_suspended(decision.target_id)
    else false
  end;
end;

comment on function private.is_in_force is
  'Whether a log entry is a decision that can be appealed and still applies, and no later one took its place. Definer: API roles may not be able to read its target.';

create function private.find_own_decision(target_table text, target uuid) returns public.moderation_log
language sql stable security definer set search_path = ''
begin atomic
  select log from public.moderation_log as log
  where log.target_id = target and log.target_table = find_own_decision.target_table and private.is_in_force(log)
    and case log.target_table
      when 'posts' then exists (select from public.posts where id = target and user_id = (select auth.uid()))
      when 'post_comments' then exists (select from public.post_comments where id = target and user_id = (select auth.uid()))
      when 'doctors' then exists (
        select from public.doctors where id = target and (user_id = (select auth.uid()) or private.is_submitter(doctors))
      )
      when 'profiles' then target = (select auth.uid())
      else false
    end
  order by log.id desc limit 1;
end;

comment on function private.find_own_decision is
  'Returns the latest decision in force about something of the caller''s; null without one. Definer: only admins can read the log.';

create function private.get_own_decision(target_table text, target uuid) returns table (
  reason text, decided_at timestamptz, appeal_status public.appeal_status, appealed_at timestamptz, appeal_reason text
)
language sql stable security definer set search_path = ''
begin atomic
  select decision.reason, decision.at, appeals.status, appeals.created_at, appeals.reason
  from private.find_own_decision(target_table, target) as decision
  left join public.appeals on appeals.decision_id = decision.id
  where decision.id is not null and (select private.has_passed_mfa());
end;

comment on function private.get_own_decision is
  'Returns the decision in force against the caller''s post ("posts"), comment ("post_comments"), listing '
  '("doctors"), or account ("profiles"), and the caller''s appeal against it. Definer: only admins can read the log.';
grant execute on function private.get_own_decision to authenticated;

create function public.get_own_decision(target_table text, target uuid) returns table (
  reason text, decided_at timestamptz, appeal_status public.appeal_status, appealed_at timestamptz, appeal_reason text
)
language sql stable begin atomic select * from private.get_own_decision(target_table, target); end;

comment on function public.get_own_decision is
  'Returns the decision in force about something of the caller''s, and their appeal.';
grant execute on function public.get_own_decision to authenticated;

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
    raise exception 'Explain in 1 to 1,000 characters why the decision is wrong' using errcode = '23514', hint = 'message_required';
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

create function public.submit_appeal(target_table text, target uuid, message text) returns uuid
language sql volatile begin atomic select private.submit_appeal(target_table, target, message); end;

comment on function public.submit_appeal is 'Appeals the latest decision about something of the caller''s.';
grant execute on function public.submit_appeal to authenticated;

create function private.reverse_decision(decision public.moderation_log, reason text, seen_version integer, except_recipient uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  case decision.target_table
    when 'doctors' then
      perform private.require_version(seen_version);
      perform private.transition_listing(
        decision.target_id, case decision.event when 'listing_rejected' then 'reopen' else 'restore' end, 'administrator', reason, seen_version, except_recipient => except_recipient
      );
    when 'profiles' then
      perform private.restore_member(decision.target_id, reason, except_recipient);
    else
      perform private.moderate_content(decision.target_table, decision.target_id, 'keep', reason, seen_version, except_recipient);
  end case;
end $$;

comment on function private.reverse_decision is
  'Reverses a decision: shows the post or comment, returns a rejected listing to review, puts a listing back that was taken down, or '
  'ends the suspension. `except_recipient` is not notified about it. Definer: API roles can''t call these functions.';

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
  'Locks the subject of a decision before its appeal, in the same order as other decisions, which avoids deadlocks. Definer: locks rows'
  ' of others.';

create function private.decide_appeal(appeal uuid, is_granted boolean, reason text, seen_version integer) returns void
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
  select moderation_log.* into decision from public.appeals join public.moderation_log on moderation_log.id = decision_id where appeals.id = appeal;
  if decision.id is null then
    raise exception 'There is no such appeal' using errcode = 'P0002', hint = 'appeal_not_found';
  end if;
  perform private.require_impartial('appeals', appeal);
  if decision.actor = auth.uid() and exists (select from public.user_roles where role = 'admin' and user_id <> auth.uid()) then
    raise exception 'You made this decision, so another admin must decide the appeal' using errcode = '42501', hint = 'own_decision';
  end if;
  perform private.lock_decision_target(decision);
  update public.appeals
  set status = case when is_granted then 'granted' else 'declined' end::public.appeal_status, reason = because,
    decided_by = auth.uid(), decided_at = now()
  where id = appeal and status = 'open' returning * into current;
  if current.id is null then
    raise exception 'Another admin has already decided' using errcode = 'PT409', hint = 'already_decided';
  end if;
  has_effect := private.is_in_force(decision);
  if is_granted and has_effect then
    -- The appellant gets the outcome of the appeal, not also a notification about the reversal.
    perform private.reverse_decision(decision, because, seen_version, current.appellant_id);
  end if;
  if is_granted and decision.target_table = 'profiles' then
    perform private.settle_reports(decision.target_id, 'dismissed', '{"code": "suspension_reversed"}');
  end if;
  perform private.record_event(
    case when is_granted then 'appeal_granted' else 'appeal_declined' end::public.event_code, decision.target_table, decision.target_id, because,
    subject => decision.subject, seen => jsonb_build_object('appealed', decision.event)
  );
  perform private.notify(
    current.appellant_id,
    case when not is_granted then 'appeal_declined' when has_effect then 'appeal_granted' else 'appeal_moot' end::public.event_code,
    (select id from public.doctors where id = decision.target_id), because,
    (select id from public.posts where id = decision.target_id and deleted_at is null),
    appealed => decision.event
  );
end $$;

comment on function private.decide_appeal is
  'Grants an appeal, which reverses the decision, or declines it, with a reason for the appellant. Admins only, and '
  'not the one who made the decision unless there is no other. Errors: PT409 already decided, or the subject is not '
  'at the version that was seen. Definer: API roles can''t write appeals.';
grant execute on function private.decide_appeal to authenticated;

create function public.decide_appeal(appeal uuid, is_granted boolean, reason text, seen_version integer default null) returns void
language sql volatile begin atomic select private.decide_appeal(appeal, is_granted, reason, seen_version); end;

comment on function public.decide_appeal is 'Grants or declines an appeal. Admins only.';
grant execute on function public.decide_appeal to authenticated;

create function private.close_moot_appeals(target_table text, target uuid, is_reversed boolean, reason text default null) returns void
language sql volatile
begin atomic
  update public.appeals set
    status = case when is_reversed then 'granted' else 'declined' end::public.appeal_status, decided_by = auth.uid(), decided_at = now(),
    reason = case
      when is_reversed then coalesce(left(close_moot_appeals.reason, 500), '{"code": "decision_reversed"}') else '{"code": "decision_replaced"}'
    end
  from public.moderation_log as decision
  where decision.id = appeals.decision_id and appeals.status = 'open'
    and decision.target_table = close_moot_appeals.target_table and decision.target_id = target;
end;

comment on function private.close_moot_appeals is
  'Grants the open appeal when its decision is reversed by other means, and declines it when a later decision takes its place, of which the appellant is '
  'notified and which they can appeal. Called by definer functions.';

create function private.list_open_appeals()
returns table (
  id uuid, created_at timestamptz, message text, content text, appellant_id uuid, appellant_name text,
  target_table text, target_id uuid, post_id uuid, event public.event_code, subject text, decision_reason text, decided_at timestamptz,
  actor uuid, actor_name text, seen_version integer, is_edited boolean, is_in_force boolean, is_for_other_admin boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select appeals.id, appeals.created_at, appeals.message, appeals.content, appeals.appellant_id, appellant.full_name,
    decision.target_table, decision.target_id, coalesce(posts.id, comments.post_id), decision.event, decision.subject, decision.reason, decision.at,
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

comment on function private.list_open_appeals is
  'Returns the open appeals, each with its decision: who made it and why, and whether it is in force, was edited '
  'since, or needs another admin. Admins only. Definer: API roles can''t read deleted content.';
grant execute on function private.list_open_appeals to authenticated;

create function public.list_open_appeals()
returns table (
  id uuid, created_at timestamptz, message text, content text, appellant_id uuid, appellant_name text,
  target_table text, target_id uuid, post_id uuid, event public.event_code, subject text, decision_reason text, decided_at timestamptz,
  actor uuid, actor_name text, seen_version integer, is_edited boolean, is_in_force boolean, is_for_other_admin boolean
)
language sql stable begin atomic select * from private.list_open_appeals(); end;

comment on function public.list_open_appeals is 'Returns the open appeals with their decisions. Admins only.';
grant execute on function public.list_open_appeals to authenticated;
