-- Moderation of the feed: what five members report is hidden until an administrator decides.

create type public.moderation_act as enum ('hide', 'restore', 'delete');

create function private.hide_what_is_reported() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reporters integer;
begin
  select count(distinct reports.reporter_id) into reporters
  from public.reports join public.profiles on profiles.id = reports.reporter_id
  where reports.status = 'open'
    and (reports.post_id = new.post_id or reports.comment_id = new.comment_id)
    and profiles.created_at <= now() - interval '7 days';
  if reporters < 5 then
    return null;
  end if;
  update public.posts set hidden_at = now()
  where id = new.post_id and hidden_at is null and (reviewed_at is null or edited_at > reviewed_at);
  update public.post_comments set hidden_at = now()
  where id = new.comment_id and hidden_at is null and (reviewed_at is null or edited_at > reviewed_at);
  return null;
end $$;

comment on function private.hide_what_is_reported is
  'Trigger: hides a post or comment that five members of a week''s standing report, unless an administrator let it stand. '
  'Definer: members may neither hide nor see who else reported.';

create trigger hide_what_is_reported after insert on public.reports
for each row when (new.doctor_id is null) execute function private.hide_what_is_reported();

create function private.note_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.posts set reviewed_at = now() where id = new.post_id and hidden_at is null;
  update public.post_comments set reviewed_at = now() where id = new.comment_id and hidden_at is null;
  return null;
end $$;

comment on function private.note_review is
  'Trigger: who closes a report of what stands lets it stand. Definer: members and administrators may not write the stamp.';

create trigger note_review after update of status on public.reports
for each row when (new.status = 'closed' and old.status = 'open') execute function private.note_review();

create function private.moderate(target_table text, target uuid, act public.moderation_act, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
  author uuid;
  subject text;
begin
  perform private.require_admin();
  subject := private.subject_of(target_table, target);
  if target_table not in ('posts', 'post_comments') then
    raise exception 'Nothing of this kind is moderated' using errcode = '22023';
  end if;
  if act <> 'restore' and coalesce(btrim(reason), '') = '' then
    raise exception 'Say why' using errcode = '23514';
  end if;
  perform set_config('private.reason', coalesce(left(btrim(reason), 500), ''), true);
  if act = 'delete' then
    execute format('delete from public.%I where id = $1 returning user_id', target_table) into author using target;
    perform private.notify(author, 'moderation', null,
      case target_table when 'posts' then 'post deleted' else 'comment deleted' end, btrim(moderate.reason));
    changed := (author is not null)::integer;
  else
    execute format('update public.%I set hidden_at = case when $2 then now() end, reviewed_at = now()
      where id = $1 and (hidden_at is null) = $2', target_table)
    using target, act = 'hide';
    get diagnostics changed = row_count;
  end if;
  if changed = 0 then
    raise exception 'This has changed in the meantime' using errcode = 'PT409';
  end if;
  update public.reports
  set status = 'closed', closed_at = now(),
      resolution = left(case act when 'hide' then 'Hidden. ' else 'Left standing. ' end || coalesce(btrim(moderate.reason), ''), 500)
  where status = 'open' and (post_id = target or comment_id = target);
  perform private.log_act(act || case target_table when 'posts' then ' post' else ' comment' end, target_table, target, reason, subject);
end $$;

comment on function private.moderate is
  'Hides, restores or deletes a post or comment, and closes the reports about it. Definer: nobody may write these columns directly.';
grant execute on function private.moderate to authenticated;

create function public.moderate_post(target uuid, act public.moderation_act, reason text default null) returns void
language sql volatile begin atomic select private.moderate('posts', target, act, reason); end;
create function public.moderate_comment(target uuid, act public.moderation_act, reason text default null) returns void
language sql volatile begin atomic select private.moderate('post_comments', target, act, reason); end;

comment on function public.moderate_post is 'Hides, restores or deletes a post, with a reason; administrators only.';
comment on function public.moderate_comment is 'Hides, restores or deletes a comment, with a reason; administrators only.';
grant execute on function public.moderate_post, public.moderate_comment to authenticated;

create function private.feature_story(target uuid, is_featured boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.posts set featured_at = case when is_featured then now() end
  where id = target and kind = 'story' and deleted_at is null and (hidden_at is null or not is_featured)
    and (featured_at is null) = is_featured;
  if not found then
    raise exception 'This has changed in the meantime' using errcode = 'PT409';
  end if;
  perform private.log_act(case when is_featured then 'feature story' else 'stop featuring story' end, 'posts', target, null);
end $$;

comment on function private.feature_story is
  'Chooses a story for the home page, or takes it off. Definer: nobody may write the column directly.';
grant execute on function private.feature_story to authenticated;

create function public.feature_story(target uuid, is_featured boolean) returns void
language sql volatile begin atomic select private.feature_story(target, is_featured); end;

comment on function public.feature_story is 'Chooses a story for the home page, or takes it off; administrators only.';
grant execute on function public.feature_story to authenticated;
