-- Writing, editing, and deleting posts and comments. Members can restore a deleted one for ten minutes; functions write
-- counters and the columns of moderation.

-- Writing a post.

create function private.check_practice_story(story public.posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.practice_people where doctor_id = story.doctor_id and user_id = story.user_id) then
    raise exception 'The people of a practice cannot write a story about it'
      using errcode = '42501', hint = 'own_practice_story';
  elsif exists (
    select from public.posts
    where user_id = story.user_id and doctor_id = story.doctor_id and id <> story.id and deleted_at is null
  ) then
    raise exception 'The caller has already written a story about this practice'
      using errcode = 'PT409', hint = 'practice_story_exists';
  end if;
end $$;

comment on function private.check_practice_story is
  'Refuses a story by the people of the practice (42501), and a second one by the same member (PT409). Definer: reads '
  'staff of others.';

create function private.prepare_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] :=
    (select regexp_split_to_array(btrim(location), '[\s,]+') from public.profiles where id = new.user_id);
begin
  -- Seeds and imports have no user.
  if auth.uid() is not null then
    if new.doctor_id is not null then
      perform private.check_practice_story(new);
    end if;
    perform private.purge_deleted_content();
    -- A repeated request whose first answer was lost has been counted already.
    if not exists (select from public.posts where id = new.id) then
      perform private.enforce_rate_limit('posts');
    end if;
  end if;
  new.state := coalesce(
    (select private.state_code(address_state) from public.doctors where id = new.doctor_id),
    private.state_code(array_to_string(parts[cardinality(parts) - 2:], ' ')),
    private.state_code(array_to_string(parts[cardinality(parts) - 1:], ' ')),
    private.state_code(parts[cardinality(parts)])
  );
  return new;
end $$;

comment on function private.prepare_post is
  'Trigger: checks a new story, limits how many posts one member writes, purges what was deleted, and sets the state '
  'from the practice, or else from the end of the author''s location, as in "Austin, TX". Definer: members can''t '
  'write the column.';

create trigger posts_prepare before insert on public.posts
for each row execute function private.prepare_post();

-- Writing a comment.

create function private.require_only_answer(comment public.post_comments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if comment.is_answer and exists (
    select from public.post_comments
    where post_id = comment.post_id and is_answer and id <> comment.id and deleted_at is null
  ) then
    raise exception 'The practice has already answered this story' using errcode = 'PT409', hint = 'story_answered';
  end if;
end $$;

comment on function private.require_only_answer is
  'Refuses the second answer of a practice to a story (PT409). Definer: reads hidden comments of others.';

create function private.refuse_blocked(other uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || other, 0));
  if exists (select from public.blocks where blocker_id = other and blocked_id = auth.uid()) then
    raise exception 'This member has blocked the caller' using errcode = '42501';
  end if;
end $$;

comment on function private.refuse_blocked is
  'Refuses what a blocked caller does to another member, as the policies do, but under a lock, so that a simultaneous '
  'block is seen here or removes the row. Definer: members can''t read blocks of others.';

create function private.prepare_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  practice constant uuid := (select doctor_id from public.posts where id = new.post_id and user_id <> new.user_id);
  answered public.post_comments;
begin
  perform private.refuse_blocked((select user_id from public.posts where id = new.post_id));
  -- Seeds and imports have no user.
  if auth.uid() is not null then
    perform private.purge_deleted_content();
    -- A repeated request whose first answer was lost has been counted already.
    if not exists (select from public.post_comments where id = new.id) then
      perform private.enforce_rate_limit('comments');
    end if;
  end if;
  if exists (select from private.practice_people where doctor_id = practice and user_id = new.user_id) then
    if not private.has_practice_permission(practice, 'edit', new.user_id) then
      raise exception 'Only the owner and managers can answer for a practice'
        using errcode = '42501', hint = 'cannot_answer_story';
    end if;
    new.is_answer := true;
    perform private.require_only_answer(new);
  end if;
  if new.reply_to is not null then
    select * into answered from public.post_comments
    where id = new.reply_to and post_id = new.post_id and hidden_at is null and deleted_at is null
      and not is_hidden_with_author;
    if answered.id is null then
      raise exception 'This comment is not available' using errcode = 'P0002', hint = 'comment_not_found';
    elsif exists (select from public.blocks where blocker_id = answered.user_id and blocked_id = new.user_id) then
      raise exception 'The author of this comment has blocked the caller'
        using errcode = '42501', hint = 'cannot_reply';
    end if;
    new.reply_to := coalesce(answered.reply_to, answered.id);
    new.reply_to_at := coalesce(answered.reply_to_at, answered.created_at);
  end if;
  return new;
end $$;

comment on function private.prepare_comment is
  'Trigger: limits how many comments one member writes, and purges what was deleted. A comment by the owner or a '
  'manager on a story about their practice is its answer, and there is one. A reply to a reply answers the same '
  'comment; deleted or hidden comments and those of a member who has blocked the writer take no replies. Definer: '
  'reads staff and blocks of others.';

create trigger post_comments_prepare before insert on public.post_comments
for each row execute function private.prepare_comment();

create function private.check_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.post_comments where id = new.answer_id and post_id = new.id and hidden_at is null
  ) then
    raise exception 'This comment is not available' using errcode = 'P0002', hint = 'content_not_found';
  end if;
  return new;
end $$;

comment on function private.check_answer is
  'Trigger: refuses (P0002) an answer to a question that is not a visible comment on it.';

create trigger posts_check_answer before update of answer_id on public.posts
for each row when (new.answer_id is not null) execute function private.check_answer();

create function private.count_blocked_comments(target_post uuid) returns integer
language sql stable security definer set search_path = ''
begin atomic
  select count(*)::integer from public.post_comments
  join public.blocks on blocks.blocked_id = post_comments.user_id and blocks.blocker_id = (select auth.uid())
  where post_comments.post_id = target_post and post_comments.hidden_at is null and post_comments.deleted_at is null
    and not post_comments.is_hidden_with_author;
end;

comment on function private.count_blocked_comments is
  'Returns how many of the counted comments on a post are by people whom the caller has blocked. Definer: the caller '
  'can''t read them.';
grant execute on function private.count_blocked_comments to anon, authenticated;

-- Editing, for posts and comments alike

create function private.handle_content_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin() then
    perform private.enforce_rate_limit('edits');
  end if;
  new.edited_at := now();
  -- The author has changed only the topic, or when they joined and what they pay.
  if new.content = old.content then
    return new;
  end if;
  insert into public.content_versions (post_id, comment_id, content, written_at, is_public)
  select case tg_table_name when 'posts' then old.id end, case tg_table_name when 'post_comments' then old.id end,
    old.content, written.at,
    old.hidden_at is null and written.at < now() - interval '5 minutes'
  from coalesce(old.edited_at, old.created_at) as written (at);
  -- What an edit was meant to remove from hidden content may be in earlier texts as well.
  if old.hidden_at is not null then
    update public.content_versions set is_public = false where old.id in (post_id, comment_id) and is_public;
  end if;
  new.version := old.version + 1;
  -- Removed content stays hidden until an admin has reviewed the new text.
  if old.removed_at is not null then
    new.removed_at := null;
    new.hidden_reason := jsonb_build_object('code', 'edited_after_removal', 'reason', old.hidden_reason);
  end if;
  -- A featured story leaves the home page until an admin has reviewed the new text.
  if tg_table_name = 'posts' then
    if old.featured_at is not null then
      new.featured_at := null;
      new.unfeatured_at := now();
    end if;
  elsif new.is_answer then
    -- The person who edits the practice's answer becomes its author.
    new.user_id := coalesce(auth.uid(), new.user_id);
  end if;
  return new;
end $$;

comment on function private.handle_content_edit is
  'Trigger: limits edits and marks content as edited. Of an edited text, keeps the replaced one, increments the '
  'version, and sends removed or featured content back to review. The answer of a practice gets its editor as author. '
  'Definer: members can''t write their own rate limit.';

create trigger posts_handle_edit
before update of content, topic, joined_year, joined_month, monthly_cost on public.posts
for each row when (
  (old.content, old.topic, old.joined_year, old.joined_month, old.monthly_cost)
  is distinct from (new.content, new.topic, new.joined_year, new.joined_month, new.monthly_cost)
) execute function private.handle_content_edit();

create trigger post_comments_handle_edit before update of content on public.post_comments
for each row when (old.content is distinct from new.content) execute function private.handle_content_edit();

create function private.delete_comment_notifications(comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  events constant public.event_code[] := '{post_commented,comment_replied,member_mentioned,thread_commented}';
  deleted public.post_comments;
begin
  select * into deleted from public.post_comments where id = comment;
  if not exists (
    select from public.post_comments
    where post_id = deleted.post_id and user_id = deleted.user_id and deleted_at is null
  ) then
    delete from public.notification_actors using public.notifications
    where notifications.id = notification_id and actor_id = deleted.user_id
      and notifications.post_id = deleted.post_id and event = any (events);
    delete from public.notifications
    where post_id = deleted.post_id and event = any (events)
      and not exists (select from public.notification_actors where notification_id = notifications.id);
  end if;
  delete from public.notifications where comment_id = comment and event = 'comment_liked';
  -- The others are about further comments.
  update public.notifications set comment_id = null where comment_id = comment;
end $$;

comment on function private.delete_comment_notifications is
  'Removes the author of a deleted comment, unless another one is left, from the notifications about comments on its '
  'post. Definer: changes rows of other members.';

-- Deleting and restoring

create function private.set_content_deleted(target_table text, target uuid, is_deleted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_active_member();
  perform private.purge_deleted_content();
  if not is_deleted and target_table = 'posts' then
    perform private.check_practice_story(posts) from public.posts
    where id = target and user_id = auth.uid() and doctor_id is not null;
  elsif not is_deleted then
    perform private.require_only_answer(post_comments) from public.post_comments
    where id = target and private.can_edit_comment(post_comments);
  end if;
  execute format('update public.%I as changed set deleted_at = case when $2 then now() end
    where id = $1 and %s
      and case when $2 then deleted_at is null else deleted_at > now() - interval ''10 minutes'' end', target_table,
    case target_table when 'posts' then 'user_id = auth.uid()' else 'private.can_edit_comment(changed)' end)
  using target, is_deleted;
  get diagnostics changed = row_count;
  if changed = 0 and is_deleted then
    raise exception 'This has already been deleted, or is not yours'
      using errcode = 'P0002', hint = 'content_not_found';
  elsif changed = 0 then
    raise exception 'It is too late to restore this' using errcode = 'P0002', hint = 'restore_window_over';
  elsif is_deleted and target_table = 'posts' then
    -- Those about decisions stay.
    delete from public.notifications
    where post_id = target and event in (
      'post_liked', 'comment_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented',
      'member_posted', 'story_posted'
    );
  elsif is_deleted then
    perform private.delete_comment_notifications(target);
  end if;
end $$;

comment on function private.set_content_deleted is
  'Deletes the caller''s row of posts or post_comments, or restores it within ten minutes. Errors: P0002 it is not '
  'there, or it is too late; for a restored story or answer those of check_practice_story and require_only_answer. '
  'Definer: no one can read deleted rows, not even their author.';

grant execute on function private.set_content_deleted to authenticated;

create function public.delete_post(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('posts', target, true); end;
create function public.restore_post(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('posts', target, false); end;
create function public.delete_comment(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('post_comments', target, true); end;
create function public.restore_comment(target uuid) returns void
language sql volatile begin atomic select private.set_content_deleted('post_comments', target, false); end;

comment on function public.delete_post is 'Deletes the caller''s post.';
comment on function public.restore_post is 'Restores the caller''s deleted post.';
comment on function public.delete_comment is 'Deletes the caller''s comment.';
comment on function public.restore_comment is 'Restores the caller''s deleted comment.';

grant execute
on function public.delete_post, public.restore_post, public.delete_comment, public.restore_comment to authenticated;

create function private.list_recently_deleted()
returns table (target_table text, id uuid, content text, deleted_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select 'posts', posts.id, posts.content, posts.deleted_at from public.posts
  where posts.user_id = auth.uid() and posts.deleted_at > now() - interval '10 minutes'
    and (select private.has_passed_mfa())
  union all
  select 'post_comments', comments.id, comments.content, comments.deleted_at from public.post_comments as comments
  where comments.deleted_at > now() - interval '10 minutes' and private.can_edit_comment(comments)
    and (select private.has_passed_mfa())
  order by 4 desc;
end;

comment on function private.list_recently_deleted is
  'Returns the caller''s posts and comments that can still be restored, latest first. Definer: API roles can''t read '
  'deleted rows.';
grant execute on function private.list_recently_deleted to authenticated;
select private.expose_function('list_recently_deleted');

-- Notifying about likes, comments, and posts.

create function private.follow_like() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change constant integer := case tg_op when 'INSERT' then 1 else -1 end;
  liked constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  comment constant uuid := liked ->> 'comment_id';
  liked_event constant public.event_code := case when comment is null then 'post_liked' else 'comment_liked' end;
  post constant uuid :=
    coalesce(liked ->> 'post_id', (select post_id::text from public.post_comments where id = comment));
  author constant uuid := case
    when comment is null then (select user_id from public.posts where id = post)
    else (select user_id from public.post_comments where id = comment)
  end;
begin
  if tg_op = 'INSERT' then
    perform private.refuse_blocked(author);
  end if;
  if tg_table_name = 'post_shares' then
    update public.posts set share_count = share_count + change where id = post;
    return null;
  elsif comment is null then
    update public.posts set like_count = like_count + change where id = post;
  else
    update public.post_comments set like_count = like_count + change where id = comment;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify_about_post(author, liked_event, post, new.user_id, comment);
    return null;
  end if;
  delete from public.notification_actors using public.notifications
  where notifications.id = notification_id and actor_id = old.user_id and notifications.post_id = post
    and notifications.comment_id is not distinct from comment and event = liked_event and read_at is null;
  delete from public.notifications
  where post_id = post and comment_id is not distinct from comment and event = liked_event and read_at is null
    and not exists (select from public.notification_actors where notification_id = notifications.id);
  return null;
end $$;

comment on function private.follow_like is
  'Trigger: refuses a like or share by somebody whom the author has blocked, counts it, notifies the author about a '
  'like, and removes the unread notification when the like is taken back. Definer: API roles can''t write counters and '
  'notifications.';

create trigger post_likes_follow after insert or delete on public.post_likes
for each row execute function private.follow_like();
create trigger comment_likes_follow after insert or delete on public.comment_likes
for each row execute function private.follow_like();
create trigger post_shares_follow after insert or delete on public.post_shares
for each row execute function private.follow_like();

create function private.find_mentioned(post uuid, text_with_names text) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select profiles.id from public.profiles
  where position('@' in text_with_names) > 0 and btrim(profiles.full_name) <> ''
    -- The name is escaped, and no letter may follow it: "@Anastasia" doesn't mention Ana.
    and lower(text_with_names) ~ (
      '@' || regexp_replace(lower(btrim(profiles.full_name)), '([^[:alnum:][:space:]])', '\\\1', 'g')
        || '(?![[:alnum:]])'
    )
    and profiles.id in (
      select user_id from public.posts where id = post
      union
      select user_id from public.post_comments
      where post_id = post and hidden_at is null and deleted_at is null and not is_hidden_with_author
    );
end;

comment on function private.find_mentioned is
  'Returns the people in the thread of a post whose name follows an @ in a text. Definer: internal, called by a '
  'trigger.';

create function private.notify_about_comment(comment public.post_comments, was_hidden_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier constant text := (
    select string_agg(content, e'\n') from public.content_versions
    where comment_id = comment.id and written_at < coalesce(was_hidden_at, 'infinity')
  );
begin
  -- Each person gets one notification: the author of the post the one that is emailed, others the one that says most.
  perform private.notify_about_post(person, event, comment.post_id, comment.user_id, comment.id)
  from (
    select distinct on (person) person, event
    from (
      select user_id, 1, 'post_commented'::public.event_code
      from public.posts where id = comment.post_id and earlier is null
      union all
      select mentioned, 2, 'member_mentioned' from (
        select private.find_mentioned(comment.post_id, comment.content)
        except select private.find_mentioned(comment.post_id, earlier)
      ) as new (mentioned)
      union all
      select user_id, 3, 'comment_replied' from public.post_comments where id = comment.reply_to and earlier is null
      union all
      select user_id, 4, 'thread_commented' from public.post_follows
      where post_id = comment.post_id and earlier is null
    ) as recipients (person, rank, event)
    order by person, rank
  ) as notified
  order by person;
end $$;

comment on function private.notify_about_comment is
  'Notifies the author of the post about a new comment, whom it mentions, the author of the comment that it answers, '
  'and who follows the post; about an edited one, whom no earlier version mentions, except those written since it was '
  'hidden. Definer: API roles can''t read follows and write notifications of others.';

create function private.follow_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_counted constant integer := case
    when tg_op <> 'INSERT' and old.hidden_at is null and old.deleted_at is null
      and not old.is_hidden_with_author then 1 else 0
  end;
  is_counted constant integer := case
    when tg_op <> 'DELETE' and new.hidden_at is null and new.deleted_at is null
      and not new.is_hidden_with_author then 1 else 0
  end;
begin
  if was_counted <> is_counted then
    update public.posts set comment_count = comment_count + is_counted - was_counted
    where id = coalesce(new.post_id, old.post_id);
  end if;
  if is_counted = 1 and (tg_op = 'INSERT' or new.content <> old.content or new.edited_at > old.hidden_at) then
    perform private.notify_about_comment(new, old.hidden_at);
  end if;
  return null;
end $$;

comment on function private.follow_comment is
  'Trigger: counts the visible comments on a post, and notifies about new and edited ones. Definer: members can''t '
  'write counters and notifications.';

create trigger post_comments_follow
after insert or delete or update of content, hidden_at, deleted_at, is_hidden_with_author on public.post_comments
for each row execute function private.follow_comment();

create function private.notify_about_new_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with notified as (
    insert into public.notifications (user_id, event, post_id)
    select follower_id, 'member_posted', new.id from public.member_follows where followed_id = new.user_id
    returning id
  )
  insert into public.notification_actors (notification_id, actor_id) select id, new.user_id from notified;
  perform private.notify(person, 'story_posted', new.doctor_id, post => new.id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as person
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published' and person <> new.user_id
    and not exists (
      select from public.blocks
      where (blocker_id, blocked_id) in ((person, new.user_id), (new.user_id, person))
    );
  return null;
end $$;

comment on function private.notify_about_new_post is
  'Trigger: notifies the followers of a member about a post, and the owner and managers of a practice about a story, '
  'unless one of the two members has blocked the other. Definer: API roles can''t read follows, staff, and blocks of '
  'others.';

create trigger posts_notify after insert on public.posts
for each row execute function private.notify_about_new_post();

-- Blocking a member.

create function private.remove_blocked_interactions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('blocks of ' || new.blocker_id, 0));
  delete from public.post_likes using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_likes.user_id = new.blocked_id;
  delete from public.post_shares using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_shares.user_id = new.blocked_id;
  delete from public.comment_likes using public.post_comments as comments
  where comments.id = comment_id and comments.user_id = new.blocker_id and comment_likes.user_id = new.blocked_id;
  delete from public.post_follows using public.posts
  where posts.id = post_id
    and (posts.user_id, post_follows.user_id) in (
      (new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)
    );
  delete from public.member_follows
  where (follower_id, followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  with removed as (
    delete from public.notification_actors using public.notifications
    where notifications.id = notification_id
      and (notifications.user_id, actor_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    returning notification_id
  )
  delete from public.notifications using removed
  where notifications.id = removed.notification_id
    and not exists (
      select from public.notification_actors as others
      where others.notification_id = notifications.id and others.actor_id not in (new.blocker_id, new.blocked_id)
    );
  delete from public.notifications
  where user_id = new.blocker_id and event not in ('report_dismissed', 'report_upheld')
    and post_id in (select id from public.posts where posts.user_id = new.blocked_id);
  delete from public.notifications using public.practice_invitations as invitations
  join auth.users on users.id = new.blocker_id
  where notifications.user_id = new.blocker_id and event in ('staff_invited', 'ownership_offered')
    and invitations.doctor_id = notifications.doctor_id and invitations.invited_by = new.blocked_id
    and (invitations.user_id = new.blocker_id or invitations.email = lower(users.email));
  return null;
end $$;

comment on function private.remove_blocked_interactions is
  'Trigger: when a member blocks another, removes the other''s likes, shares, notifications, and invitations from the '
  'blocker, the blocker''s notifications from the other, and the follows between them and of each other''s posts. '
  'Definer: deletes rows of both members.';

create trigger blocks_remove_interactions after insert on public.blocks
for each row execute function private.remove_blocked_interactions();

create function private.refuse_blocked_follow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_blocked(case tg_table_name
    when 'member_follows' then (to_jsonb(new) ->> 'followed_id')::uuid
    else (select user_id from public.posts where id = (to_jsonb(new) ->> 'post_id')::uuid)
  end);
  return new;
end $$;

comment on function private.refuse_blocked_follow is
  'Trigger: refuses to let the caller follow a member who has blocked them, or their posts. Definer: calls an internal '
  'function.';

create trigger member_follows_refuse_blocked before insert on public.member_follows
for each row execute function private.refuse_blocked_follow();
create trigger post_follows_refuse_blocked before insert on public.post_follows
for each row execute function private.refuse_blocked_follow();
