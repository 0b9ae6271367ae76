-- Moderation of posts and comments: which reports hide one until an admin decides, and the one decision that closes its case.

create type public.moderation_decision as enum ('keep', 'remove');

-- What a decision compares

create function private.normalize_content(content text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(content), '[\s[:punct:]]+', ' ', 'g'));

comment on function private.normalize_content is 'A text without what changes nothing about what it says: case, white space, and punctuation.';

create function private.is_material_change(before text, after text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  old_text constant text := private.normalize_content(before);
  new_text constant text := private.normalize_content(after);
  longer constant integer := greatest(char_length(old_text), char_length(new_text));
begin
  -- levenshtein() takes 255 characters at most; in short texts, trigrams would make one letter count for a third.
  if longer <= 255 then
    return extensions.levenshtein(old_text, new_text) > greatest(3, longer * 0.2);
  end if;
  return extensions.similarity(old_text, new_text) < 0.8;
end $$;

comment on function private.is_material_change is
  'Whether a text says something else than before: more than a fifth of it differs, case, white space, and punctuation aside. Up to 255 '
  'characters by edit distance, of which three never count; beyond that by shared trigrams.';

-- What is stored of a case

create table private.reported_content (
  report_id uuid primary key references public.reports (id) on delete cascade,
  content text not null,
  version integer not null
);

comment on table private.reported_content is 'The text that a report is about, which its author can change but not take out of the report.';
alter table private.reported_content enable row level security;

create table private.content_decisions (
  post_id uuid unique references public.posts (id) on delete cascade,
  comment_id uuid unique references public.post_comments (id) on delete cascade,
  decision public.moderation_decision not null,
  content text not null,
  version integer not null,
  decided_at timestamptz not null default now(),
  constraint content_decisions_target_check check (num_nonnulls(post_id, comment_id) = 1)
);

comment on table private.content_decisions is 'The latest decision about a post or comment, with the text it was about.';
comment on column private.content_decisions.version is 'The version after the decision: a higher one was edited or hidden since.';
alter table private.content_decisions enable row level security;

-- Which reports hide

create function private.reporter_weight(reporter uuid) returns numeric
language sql stable security definer set search_path = ''
begin atomic
  select (count(*) filter (where outcome = 'upheld') + 2.0) / (count(*) + 2.0)
  from public.reports where reporter_id = reporter and outcome is not null;
end;

comment on function private.reporter_weight is
  'How much a member''s report counts: (upheld + 2) / (decided + 2), so 1 for somebody new or always right, and 0.5 after two dismissed reports. '
  'Definer: members can''t read what others reported.';

create function private.counting_reports(target_post uuid, target_comment uuid, current_content text)
returns table (report_id uuid, weight numeric, hides_alone boolean)
language sql stable security definer set search_path = ''
begin atomic
  select reports.id,
    case when profiles.created_at <= now() - interval '7 days' then private.reporter_weight(reports.reporter_id) else 0 end,
    reports.reason = 'private_information' and (
      select count(*) filter (where others.outcome = 'dismissed') < 2 and count(*) filter (where others.status = 'open') <= 3
      from public.reports as others
      where others.reporter_id = reports.reporter_id and others.reason = 'private_information'
    )
  from public.reports
  join public.profiles on profiles.id = reports.reporter_id
  join private.reported_content on reported_content.report_id = reports.id
  where reports.status = 'open' and (reports.post_id = target_post or reports.comment_id = target_comment)
    and not private.is_suspended(reports.reporter_id)
    and not private.is_material_change(reported_content.content, current_content)
    and not exists (
      select from public.reports as earlier
      where earlier.reporter_id = reports.reporter_id and earlier.outcome = 'dismissed'
        and (earlier.post_id = target_post or earlier.comment_id = target_comment)
    );
end;

comment on function private.counting_reports is
  'The open reports that count toward hiding a post or comment: of what it still says, by members who are not suspended and whose report of it was not '
  'dismissed before. An account younger than a week has no weight. A report of private information hides alone, unless two of its '
  'reporter''s were dismissed or more than three are open. Definer: members can''t read what others reported.';

create function private.lock_content(target uuid) returns void
language sql volatile
return pg_advisory_xact_lock(hashtextextended('content ' || target, 0));

comment on function private.lock_content is
  'Makes reports of one post or comment, and decisions about it, wait for each other until the transaction ends.';

create function private.handle_content_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  target_table constant text := case when new.post_id is null then 'post_comments' else 'posts' end;
  target constant uuid := coalesce(new.post_id, new.comment_id);
  noun constant text := case when new.post_id is null then 'comment' else 'post' end;
  reported record;
  total numeric;
  hides_alone boolean;
  because text;
begin
  -- Reports at the same time would each count only the others that are committed.
  perform private.lock_content(target);
  execute format('select user_id, content, version, hidden_at from public.%I where id = $1', target_table) into reported using target;
  insert into private.reported_content (report_id, content, version) values (new.id, reported.content, reported.version);
  if reported.hidden_at is not null or exists (
    select from private.content_decisions
    where (post_id = new.post_id or comment_id = new.comment_id) and decision = 'keep'
      and not private.is_material_change(content, reported.content)
  ) then
    return null;
  end if;
  select sum(counting.weight), bool_or(counting.hides_alone) into total, hides_alone
  from private.counting_reports(new.post_id, new.comment_id, reported.content) as counting;
  if coalesce(total, 0) < 5 and not coalesce(hides_alone, false) then
    return null;
  end if;
  because := case when hides_alone then 'A member reported that it shows private or health information.'
    else 'Several members reported it.' end || ' An admin will decide whether it stays.';
  execute format('update public.%I set hidden_at = now(), hidden_reason = $2, version = version + 1 where id = $1', target_table)
  using target, because;
  perform private.log_act('hide ' || noun, target_table, target, because, null, null);
  perform private.notify(reported.user_id, 'moderation', null, 'hidden', because, new.post_id);
  return null;
end $$;

comment on function private.handle_content_report is
  'Trigger: stores what a report is about, and hides that until an admin decides when the reports that count weigh five, or one of private '
  'information hides alone. A decision to keep it holds until the text changes materially. '
  'Definer: members can neither hide content nor read who else reported it.';

create trigger handle_content_report after insert on public.reports
for each row when (num_nonnulls(new.post_id, new.comment_id) = 1) execute function private.handle_content_report();

-- The decision

create function private.close_content_reports(target uuid, result public.report_outcome, reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  closed integer;
begin
  update public.reports
  set status = 'closed', outcome = result, resolution = nullif(left(btrim(close_content_reports.reason), 500), ''), closed_at = now()
  where status = 'open' and (post_id = target or comment_id = target);
  get diagnostics closed = row_count;
  return closed;
end $$;

comment on function private.close_content_reports is
  'Closes all open reports of a post or comment, and returns how many there were. Definer: API roles can''t write these columns.';

create function private.moderate(
  target_table text, target uuid, decision public.moderation_decision, reason text, seen_version integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  noun constant text := case target_table when 'posts' then 'post' else 'comment' end;
  post constant uuid := case target_table when 'posts' then target end;
  comment constant uuid := case target_table when 'post_comments' then target end;
  current record;
  closed integer;
begin
  perform private.require_admin();
  if target_table is null or target_table not in ('posts', 'post_comments') then
    raise exception 'Only posts and comments can be moderated' using errcode = '22023';
  end if;
  if decision is null or decision = 'remove' and because is null then
    raise exception 'Give a reason' using errcode = '23514';
  end if;
  perform private.lock_content(target);
  execute format('select user_id, content, version, hidden_at, removed_at from public.%I where id = $1 for update', target_table)
  into current using target;
  if current.version is null then
    raise exception 'Its author deleted it in the meantime' using errcode = 'PT409';
  end if;
  if current.version is distinct from seen_version then
    raise exception '%', case when exists (
      select from private.content_decisions as latest
      where (latest.post_id = post or latest.comment_id = comment) and latest.version = current.version
    ) then 'Another admin has decided in the meantime' else 'This has changed since you opened it' end using errcode = 'PT409';
  end if;
  closed := private.close_content_reports(
    target, case decision when 'keep' then 'dismissed' else 'upheld' end::public.report_outcome, because
  );
  if decision = 'keep' and current.hidden_at is null and closed = 0 or decision = 'remove' and current.removed_at is not null then
    raise exception 'Another admin has decided in the meantime' using errcode = 'PT409';
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
  perform private.log_act(decision || ' ' || noun, target_table, target, because);
  if decision = 'remove' or current.hidden_at is not null then
    perform private.notify(
      current.user_id, 'moderation', null, case decision when 'remove' then 'removed' else 'restored' end, because, post
    );
  end if;
end $$;

comment on function private.moderate is
  'The one decision about a post or comment: keep it, which shows it again if it was hidden, or remove it with a reason. Either closes all '
  'its open reports. Refused with PT409 when it is not at the version the admin saw. Definer: API roles can''t write these columns.';
grant execute on function private.moderate to authenticated;

create function public.moderate_post(target uuid, decision public.moderation_decision, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.moderate('posts', target, decision, reason, seen_version); end;
create function public.moderate_comment(target uuid, decision public.moderation_decision, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.moderate('post_comments', target, decision, reason, seen_version); end;

comment on function public.moderate_post is 'Keeps or removes a post at the version that was seen; admins only. Removing takes a reason.';
comment on function public.moderate_comment is 'Keeps or removes a comment at the version that was seen; admins only. Removing takes a reason.';
grant execute on function public.moderate_post, public.moderate_comment to authenticated;

create function private.erase(target_table text, target uuid, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  noun constant text := case target_table when 'posts' then 'post' else 'comment' end;
  current record;
begin
  perform private.require_admin();
  if target_table is null or target_table not in ('posts', 'post_comments') then
    raise exception 'Only posts and comments can be moderated' using errcode = '22023';
  end if;
  if because is null then
    raise exception 'Give a reason' using errcode = '23514';
  end if;
  perform private.lock_content(target);
  execute format('select user_id, version from public.%I where id = $1 for update', target_table) into current using target;
  if current.version is distinct from seen_version then
    raise exception 'This has changed since you opened it' using errcode = 'PT409';
  end if;
  perform private.log_act('erase ' || noun, target_table, target, because);
  perform private.close_content_reports(target, 'upheld', because);
  -- What says that it is gone must not go with it.
  update public.notifications set post_id = null where post_id = target and kind in ('report', 'moderation');
  execute format('delete from public.%I where id = $1', target_table) using target;
  perform private.notify(current.user_id, 'moderation', null, noun || ' erased', because);
end $$;

comment on function private.erase is
  'Deletes a post or comment for good, with a reason: for content that must not be stored, such as private or illegal content. Definer: only authors delete.';
grant execute on function private.erase to authenticated;

create function public.erase_post(target uuid, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.erase('posts', target, reason, seen_version); end;
create function public.erase_comment(target uuid, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.erase('post_comments', target, reason, seen_version); end;

comment on function public.erase_post is 'Deletes a post for good, with a reason; admins only. What can be read again later is for moderate_post.';
comment on function public.erase_comment is 'Deletes a comment for good, with a reason; admins only. What can be read again later is for moderate_comment.';
grant execute on function public.erase_post, public.erase_comment to authenticated;

-- What an edit does to a decision

create function private.reopen_edited_content() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Hidden content stays hidden until an admin has reviewed the new text.
  new.removed_at := null;
  new.hidden_reason := 'An admin removed it, and it was edited since. An admin will decide whether it stays. Why it was removed: '
    || old.hidden_reason;
  return new;
end $$;

comment on function private.reopen_edited_content is 'Trigger: an edit of a removed post or comment sends it back to review. It stays hidden.';

create trigger reopen_edited_content before update of content on public.posts
for each row when (old.content is distinct from new.content and old.removed_at is not null) execute function private.reopen_edited_content();

create trigger reopen_edited_content before update of content on public.post_comments
for each row when (old.content is distinct from new.content and old.removed_at is not null) execute function private.reopen_edited_content();

-- Stories on the home page

create function private.unfeature_edited_story() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.featured_at := null;
  new.unfeatured_at := now();
  return new;
end $$;

comment on function private.unfeature_edited_story is 'Trigger: an edit takes a featured story off the home page until an admin has read the new text.';

create trigger unfeature_edited_story before update of content on public.posts
for each row when (old.content is distinct from new.content and old.featured_at is not null) execute function private.unfeature_edited_story();

create function private.feature_story(target uuid, is_featured boolean, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.posts set featured_at = case when is_featured then now() end, unfeatured_at = null
  where id = target and kind = 'story' and deleted_at is null and version = seen_version
    and case when is_featured then hidden_at is null and featured_at is null else featured_at is not null or unfeatured_at is not null end;
  if not found then
    raise exception 'This has changed since you opened it' using errcode = 'PT409';
  end if;
  perform private.log_act(case when is_featured then 'feature story' else 'stop featuring story' end, 'posts', target, null);
end $$;

comment on function private.feature_story is
  'Chooses a story for the home page at the version that was seen, or takes it off. Definer: API roles can''t write the column.';
grant execute on function private.feature_story to authenticated;

create function public.feature_story(target uuid, is_featured boolean, seen_version integer) returns void
language sql volatile begin atomic select private.feature_story(target, is_featured, seen_version); end;

comment on function public.feature_story is 'Chooses a story for the home page at the version that was seen, or takes it off; admins only.';
grant execute on function public.feature_story to authenticated;
