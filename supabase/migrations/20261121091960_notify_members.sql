-- Who is told of what: triggers that turn a like, a comment, a decision or an answer into a notification.

create function private.notify_of_post(deed public.notification_kind, target uuid, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
  line uuid;
begin
  select user_id into author from public.posts where id = target and deleted_at is null;
  -- A block that is being made at the same time removes this notification, or this sees the block.
  perform pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || author, 0));
  if author is null or author = actor
    or exists (select 1 from public.blocks where blocker_id = author and blocked_id = actor) then
    return;
  end if;
  insert into public.notifications (user_id, kind, post_id) values (author, deed, target)
  on conflict (user_id, kind, post_id) where read_at is null and kind in ('like', 'comment')
  do update set updated_at = now()
  returning id into line;
  insert into public.notification_actors (notification_id, actor_id) values (line, actor)
  on conflict (notification_id, actor_id) do update set at = now();
end $$;

comment on function private.notify_of_post is
  'Tells a post''s author what somebody did, on one line for all who did the same. Definer: lines are nobody''s to write.';

create function private.notify(
  recipient uuid, deed public.notification_kind, doctor uuid, outcome text, reason text, post uuid default null
) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Nobody is told what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, detail, note, post_id)
  select recipient, deed, doctor, outcome, reason, post
  where recipient is not null and recipient is distinct from auth.uid()
    and recipient::text is distinct from current_setting('private.notified_by_appeal', true);
end;

comment on function private.notify is 'Tells a member what became of something of theirs. Definer: lines are nobody''s to write.';

create function private.notify_of_reaction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_post(tg_argv[0]::public.notification_kind, new.post_id, new.user_id);
  return null;
end $$;

create function private.forget_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notification_actors using public.notifications
  where notifications.id = notification_id and actor_id = old.user_id
    and notifications.post_id = old.post_id and notifications.kind = 'like' and notifications.read_at is null;
  delete from public.notifications
  where post_id = old.post_id and kind = 'like' and read_at is null
    and not exists (select 1 from public.notification_actors where notification_id = notifications.id);
  return null;
end $$;

create function private.notify_of_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform private.notify(new.author, 'correction', new.doctor_id, new.status::text, new.decision_note);
  else
    perform private.notify(editor, 'correction', new.doctor_id, 'suggested', null)
    from public.doctors cross join private.people_with(doctors.id, 'edit') as editor
    where doctors.id = new.doctor_id and ownership = 'owned' and state = 'public';
  end if;
  return null;
end $$;

create function private.notify_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status not in ('withdrawn', 'sent') then
    -- What was said when the waiting began is no part of what ends it.
    perform private.notify(new.user_id, 'request', new.doctor_id, new.status::text, case when new.status <> 'offered' then new.reply end);
  else
    perform private.notify(person, 'request', new.doctor_id, case new.status when 'withdrawn' then 'withdrawn' else 'received' end, null)
    from public.doctors cross join private.people_with(doctors.id, 'answer') as person
    where doctors.id = new.doctor_id and ownership = 'owned' and state = 'public';
  end if;
  return null;
end $$;

create function private.notify_of_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.reporter_id, 'report', new.doctor_id,
    case
      when new.profile_id is not null then 'member closed'
      when new.doctor_id is not null then 'closed'
      when new.outcome = 'upheld' then 'removed'
      else 'kept'
    end,
    new.resolution, new.post_id
  );
  return null;
end $$;

create function private.notify_of_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(person, 'story', new.doctor_id, 'posted', null, new.id)
  from public.doctors cross join private.people_with(doctors.id, 'edit') as person
  where doctors.id = new.doctor_id and ownership = 'owned' and state = 'public' and person <> new.user_id
    and not exists (
      select from public.blocks
      where (blocker_id, blocked_id) in ((person, new.user_id), (new.user_id, person))
    );
  return null;
end $$;

comment on function private.notify_of_story is
  'Trigger: somebody posted about a practice. Its owner and managers are notified, unless one of the two blocked the other. '
  'Definer: staff and blocks are not the author''s to read.';

create trigger notify_of_story after insert on public.posts
for each row when (new.doctor_id is not null) execute function private.notify_of_story();

comment on function private.notify_of_reaction is 'Trigger: a like or a comment, named by its argument.';
comment on function private.forget_like is 'Trigger: a like taken back before it was read was never there.';
comment on function private.notify_of_correction is 'Trigger: a correction was suggested to who edits the listing, or decided.';
comment on function private.notify_of_request is 'Trigger: a request reached the people of the practice, was withdrawn or came back, or was seen or answered.';
comment on function private.notify_of_report is 'Trigger: a report was closed. Its reporter reads what was done, and that a post or comment was kept or removed.';

create trigger notify after insert on public.post_likes
for each row execute function private.notify_of_reaction('like');

create trigger forget_like after delete on public.post_likes
for each row execute function private.forget_like();

create trigger notify after insert on public.post_comments
for each row execute function private.notify_of_reaction('comment');

create trigger notify after update of status on public.reports
for each row when (old.status = 'open' and new.status = 'closed') execute function private.notify_of_report();

create trigger notify after insert on public.listing_corrections
for each row execute function private.notify_of_correction();

create trigger notify_of_decision after update of status on public.listing_corrections
for each row when (old.status is distinct from new.status) execute function private.notify_of_correction();

create trigger notify after insert on public.practice_requests
for each row execute function private.notify_of_request();

create trigger notify_of_change after update of status on public.practice_requests
for each row when (old.status is distinct from new.status) execute function private.notify_of_request();

create function private.separate_blocked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('blocks of ' || new.blocker_id, 0));
  delete from public.post_likes using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_likes.user_id = new.blocked_id;
  delete from public.post_shares using public.posts
  where posts.id = post_id and posts.user_id = new.blocker_id and post_shares.user_id = new.blocked_id;
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
  where user_id = new.blocker_id and kind not in ('report', 'moderation')
    and post_id in (select id from public.posts where posts.user_id = new.blocked_id);
  delete from public.notifications using public.practice_invitations as invitations join auth.users on users.id = new.blocker_id
  where notifications.user_id = new.blocker_id and notifications.kind = 'staff' and notifications.detail in ('invited', 'offered')
    and invitations.doctor_id = notifications.doctor_id and invitations.invited_by = new.blocked_id
    and (invitations.user_id = new.blocker_id or invitations.email = lower(users.email));
  return null;
end $$;

comment on function private.separate_blocked is
  'Trigger: removes what the blocked member''s likes, shares, comments, posts and invitations left with the person who blocks, their mail included, and '
  'the notifications that the blocked member got from that person. Definer: the rows belong to both.';

create trigger separate_blocked after insert on public.blocks
for each row execute function private.separate_blocked();
