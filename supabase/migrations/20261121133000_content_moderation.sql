-- Moderation of posts and comments: reports hide them when enough count, and admins keep, remove, or erase them. Every
-- decision names the version that the admin saw, and fails with PT409 if there is a newer one.

-- Decisions about posts and comments

create function private.normalize_content(content text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(content), '[\s[:punct:]]+', ' ', 'g'));

comment on function private.normalize_content is
  'Returns a text in lower case with white space and punctuation collapsed, for comparison.';

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
  'Whether more than a fifth of a text differs, ignoring case, white space, and punctuation. Texts up to 255 '
  'characters are compared by edit distance, where three edits never count; longer ones by shared trigrams.';

create function private.list_counted_reports(target_post uuid, target_comment uuid, current_content text)
returns table (report_id uuid, hides_alone boolean)
language sql stable security definer set search_path = ''
begin atomic
  with open_reports as (
    select reports.id, reports.reporter_id, reports.reason, profiles.created_at as member_since,
      not private.is_material_change(reported_content.content, current_content) as is_current,
      reported_content.is_restored
    from public.reports
    join public.profiles on profiles.id = reports.reporter_id
    join private.reported_content on reported_content.report_id = reports.id
    where reports.status = 'open' and (reports.post_id = target_post or reports.comment_id = target_comment)
  )
  select id, is_current and reason = 'private_information' and member_since <= now() - interval '1 month' and (
    select count(*) from public.reports as others
    where others.reporter_id = open_reports.reporter_id and others.reason = 'private_information'
      and others.created_at > now() - interval '7 days'
  ) <= 3
  from open_reports
  where (is_current or exists (select from open_reports as others where others.is_restored))
    and member_since <= now() - interval '7 days'
    and not private.is_suspended(reporter_id)
    and (
      select count(*) from public.reports as others
      where others.reporter_id = open_reports.reporter_id and others.outcome = 'dismissed'
    ) < 2;
end;

comment on function private.list_counted_reports is
  'Returns the open reports that count toward hiding a post or comment: about the current text, or about any text if '
  'the author has returned to a reported one, by members of at least a week who are not suspended and have fewer than '
  'two dismissed reports. A report of private information by a member of at least a month hides alone, for at most '
  'three posts or comments a week. Definer: members can''t read reports of others.';

create function private.lock_content(target uuid) returns void
language sql volatile
return pg_advisory_xact_lock(hashtextextended('content ' || target, 0));

comment on function private.lock_content is
  'Serializes reports of and decisions about one post or comment until the transaction ends.';

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
  execute format('select user_id, content, hidden_at from public.%I where id = $1', target_table)
  into reported using target;
  if reported.hidden_at is not null or exists (
    select from private.content_decisions
    where (post_id = post or comment_id = comment) and decision <> 'remove'
      and not private.is_material_change(content, reported.content)
  ) then
    return;
  end if;
  select bool_or(counting.hides_alone), count(*) into hides_alone, counted
  from private.list_counted_reports(post, comment, reported.content) as counting;
  if counted < 5 and not coalesce(hides_alone, false) then
    return;
  end if;
  because := jsonb_build_object(
    'code', case when hides_alone then 'private_information_reported' else 'reported_by_several' end
  );
  execute format(
    'update public.%I set hidden_at = now(), hidden_reason = $2, version = version + 1 where id = $1', target_table
  )
  using target, because;
  -- Without an actor, authors whose own edit led to this are notified, too.
  perform private.record_event(
    case target_table when 'posts' then 'post_hidden' else 'comment_hidden' end::public.event_code, target_table,
    target, because,
    array[reported.user_id],
    seen => jsonb_build_object('reports', counted, 'text', left(reported.content, 300)), actor => null
  );
end $$;

comment on function private.hide_if_reported is
  'Hides a post or comment until an admin decides when five reports count, or one of private information hides alone. '
  'After a decision to keep it, only a material change of the text can hide it again. Definer: members can neither '
  'hide content nor read other reports.';

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
    update public.reports set reported_name = (select full_name from public.profiles where id = new.profile_id)
    where id = new.id;
  end if;
  if target is null then
    return null;
  end if;
  execute format(
    'insert into private.reported_content (report_id, content) select $1, content from public.%I where id = $2',
    target_table
  ) using new.id, target;
  perform private.hide_if_reported(target_table, target);
  return null;
end $$;

comment on function private.receive_report is
  'Trigger: limits how many reports one member files, stores the name or text that was reported, and hides a post or '
  'comment if enough reports count. Definer: members can''t write these tables.';

create function private.lock_reported_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if num_nonnulls(new.post_id, new.comment_id) = 1 then
    perform private.lock_content(coalesce(new.post_id, new.comment_id));
  end if;
  return new;
end $$;

comment on function private.lock_reported_content is
  'Trigger: serializes reports of one post or comment, which count each other. Locks before the foreign key locks the '
  'row, in the same order as decisions, which avoids deadlocks. Definer: API roles can''t call lock_content.';

create trigger reports_lock_content before insert on public.reports
for each row execute function private.lock_reported_content();

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
  'Trigger: when an edit returns to a reported text, counts the reports of all texts, so that alternating between two '
  'texts does not split them. Removes the text of a deleted post or comment from the log. Definer: writes a private '
  'table and the log.';

create trigger posts_follow_change after update of content or delete on public.posts
for each row execute function private.follow_content_change();

create trigger post_comments_follow_change after update of content or delete on public.post_comments
for each row execute function private.follow_content_change();

create function private.close_content_reports(
  target uuid, current_content text, result public.report_outcome, reason text
) returns integer
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
  'Closes all open reports of a post or comment and returns how many there were. Closed reports of the same text get '
  'the outcome of this later decision, of which their authors are notified. Definer: API roles can''t write these '
  'columns.';

create function private.find_open_appeal(target_table text, target uuid) returns uuid
language sql stable security definer set search_path = ''
begin atomic
  select appeals.id from public.appeals join public.moderation_log as decision on decision.id = decision_id
  where appeals.status = 'open' and decision.target_table = find_open_appeal.target_table
    and decision.target_id = target
  order by decision.id desc limit 1;
end;

comment on function private.find_open_appeal is
  'Returns the open appeal about something; null without one. Definer: only appellants and admins can read appeals.';

create function private.moderate_content(
  target_table text, target uuid, decision public.moderation_decision, reason text, seen_version integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
  post constant uuid := case target_table when 'posts' then target end;
  comment constant uuid := case target_table when 'post_comments' then target end;
  current record;
  closed integer;
  appealed uuid;
  entry bigint;
begin
  perform private.require_admin();
  if decision is null or decision <> 'keep' and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  perform private.lock_content(target);
  perform private.require_impartial(target_table, target);
  appealed := private.find_open_appeal(target_table, target);
  -- Reversing a decision of one's own is fine, but not declining the appeal against it.
  if appealed is not null and decision = 'remove' then
    perform private.require_impartial('appeals', appealed);
  end if;
  execute format(
    'select user_id, content, version, hidden_at, removed_at from public.%I where id = $1 for update', target_table
  )
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
    target, current.content, case decision when 'keep' then 'dismissed' else 'upheld' end::public.report_outcome,
    because
  );
  if decision <> 'remove' and current.hidden_at is null and closed = 0
    or decision = 'remove' and current.removed_at is not null then
    raise exception 'Another admin has already decided' using errcode = 'PT409', hint = 'already_decided';
  end if;
  if decision <> 'remove' then
    execute format(
      'update public.%I set hidden_at = null, removed_at = null, hidden_reason = null, version = version + 1 '
      'where id = $1', target_table
    )
    using target;
  else
    execute format('update public.%I
      set hidden_at = coalesce(hidden_at, now()), removed_at = now(), hidden_reason = $2, version = version + 1
      where id = $1', target_table) using target, because;
  end if;
  delete from private.content_decisions as latest where latest.post_id = post or latest.comment_id = comment;
  insert into private.content_decisions (post_id, comment_id, decision, content, version)
  values (post, comment, decision, current.content, current.version + 1);
  entry := private.record_event(
    (
      case target_table when 'posts' then 'post_' else 'comment_' end
      || case decision when 'keep' then 'kept' when 'warn' then 'warned' else 'removed' end
    )::public.event_code,
    target_table, target, because, case
      when decision = 'warn' or (decision = 'remove' or current.hidden_at is not null) and appealed is null
        then array[current.user_id]
    end,
    seen => jsonb_build_object('text', left(current.content, 300))
  );
  perform private.settle_appeals(
    target_table, target, decision <> 'remove', because, case when decision <> 'warn' then entry end
  );
end $$;

comment on function private.moderate_content is
  'Keeps a post or comment, which shows it again if it was hidden, or keeps it and warns its author, or removes it. A '
  'warning and a removal require a reason. Each closes all of its open reports and decides its open appeal. Its author '
  'is notified once: of the warning, of the outcome of the appeal, or of the decision. Errors: PT409 when it is not at '
  'the version the admin saw. Definer: API roles can''t write these columns.';
grant execute on function private.moderate_content to authenticated;

create function public.moderate_post(
  target uuid, decision public.moderation_decision, reason text, seen_version integer
) returns void
language sql volatile begin atomic
  select private.moderate_content('posts', target, decision, reason, seen_version); end;
create function public.moderate_comment(
  target uuid, decision public.moderation_decision, reason text, seen_version integer
) returns void
language sql volatile begin atomic
  select private.moderate_content('post_comments', target, decision, reason, seen_version); end;

comment on function public.moderate_post is
  'Keeps a post, warns its author, or removes it, at the version that was seen. Admins only.';
comment on function public.moderate_comment is
  'Keeps a comment, warns its author, or removes it, at the version that was seen. Admins only.';
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
  -- Nothing is left to appeal, so this also decides an open appeal.
  perform private.require_impartial('appeals', appealed)
  from private.find_open_appeal(target_table, target) as appealed where appealed is not null;
  execute format('select user_id, content, version from public.%I where id = $1 for update', target_table)
  into current using target;
  if current.version is distinct from seen_version then
    raise exception 'This has changed since you opened it' using errcode = 'PT409', hint = 'content_changed';
  end if;
  perform private.record_event(
    case target_table when 'posts' then 'post_erased' else 'comment_erased' end::public.event_code, target_table,
    target, because,
    array[current.user_id]
  );
  perform private.settle_appeals(target_table, target, false, because);
  perform private.close_content_reports(target, current.content, 'upheld', because);
  -- The notifications about the decision must survive the post.
  update public.notifications set post_id = null
  where target in (post_id, comment_id)
    and event::text ~ '^((post|comment)_(hidden|kept|warned|removed|erased)|report_(dismissed|upheld))$';
  execute format('delete from public.%I where id = $1', target_table) using target;
end $$;

comment on function private.erase_content is
  'Deletes a post or comment for good, with a reason: for content that must not be stored, such as private or illegal '
  'content. Definer: API roles can''t delete content of others.';
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
    and case
      when is_featured then hidden_at is null and featured_at is null
      else featured_at is not null or unfeatured_at is not null
    end;
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
select private.expose_function('feature_story');

create function private.has_open_report(target_post uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.reports where post_id = target_post and status = 'open');
end;

comment on function private.has_open_report is
  'Whether a post has an open report. Definer: only reporters and admins can read reports.';
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
    where kind = 'story' and hidden_at is null and featured_at is null and unfeatured_at is null
      and doctor_id is not null
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
  'Returns three stories for the home page: first those an admin featured, then the newest ones about a practice whose '
  'text is at least two days old. Stories with an open report, or unfeatured by an edit, are left out.';
grant execute on function public.list_home_stories to anon, authenticated;
