-- Recording events: private.record_event logs an event, notifies people, and enqueues emails, as private.event_types
-- says. private.notify is its part for one recipient.

create function private.enqueue_notification_email(notification public.notifications) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, event, notification_id, dedupe_key, due_at)
  select notification.user_id, notification.event, notification.id,
    concat_ws('/', 'notification', notification.id, extract(epoch from clock_timestamp())), now() + email_delay
  from private.event_types where code = notification.event and is_emailed
    and not exists (
      select from private.outbox as waiting
      where waiting.notification_id = notification.id and waiting.sent_at is null and waiting.given_up_at is null
        -- An email that is being sent now does not include this change.
        and (waiting.attempts = 0 or waiting.last_error is not null)
    );
end;

comment on function private.enqueue_notification_email is
  'Enqueues the email of a new notification, and another one when it changes after that was sent. One that waits '
  'covers later changes. Called by definer functions.';

create function private.notify(
  recipient uuid, event public.event_code, doctor uuid default null, reason text default null, post uuid default null,
  request uuid default null, appealed public.event_code default null, changes jsonb default null,
  actor uuid default auth.uid(), comment uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- Members are not notified about what they did themselves.
  if recipient is null or recipient = actor then
    return;
  end if;
  insert into public.notifications (user_id, event, doctor_id, note, post_id, request_id, appealed, changes, comment_id)
  values (
    recipient, event, doctor, reason, coalesce(post, (select post_id from public.post_comments where id = comment)),
    request, appealed, changes, comment
  )
  returning * into notification;
  perform private.enqueue_notification_email(notification);
end $$;

comment on function private.notify is
  'Notifies a member about an event on the site, and by email if the event has one. Definer: API roles can''t write'
  ' notifications.';

create function private.record_event(
  event public.event_code, target_table text, target_id uuid, reason text default null, recipients uuid[] default '{}',
  subject text default null,
  seen jsonb default null, actor uuid default auth.uid()
) returns bigint
language plpgsql set search_path = '' as $$
declare
  follows private.event_types;
  entry bigint;
begin
  select * into strict follows from private.event_types where code = event;
  if follows.is_logged then
    subject := coalesce(subject, case target_table
      when 'doctors' then (select practice_name from public.doctors where id = target_id)
      when 'profiles' then (select full_name from public.profiles where id = target_id)
      when 'posts' then (
        select full_name from public.posts join public.profiles on profiles.id = user_id where posts.id = target_id
      )
      when 'post_comments' then (
        select full_name from public.post_comments join public.profiles on profiles.id = user_id
        where post_comments.id = target_id
      )
      when 'reports' then (
        select coalesce(practice_name, reported_name)
        from public.reports left join public.doctors on doctors.id = doctor_id where reports.id = target_id
      )
    end);
    insert into public.moderation_log (actor, event, target_table, target_id, subject, reason, seen, is_automatic)
    values (
      actor, event, target_table, target_id, subject, nullif(btrim(reason), ''), seen, actor is null
    ) returning id into entry;
  end if;
  if follows.notifies <> '{}' then
    perform private.notify(
      recipient, event, case target_table when 'doctors' then target_id end, left(reason, 500),
      case target_table when 'posts' then target_id end, actor => actor,
      comment => case target_table when 'post_comments' then target_id end
    ) from unnest(recipients) as recipient;
  end if;
  return entry;
end $$;

comment on function private.record_event is
  'Does what private.event_types says about an event: adds it to the log for `actor`, by default the caller, or null '
  'for an automatic one, with the name of its practice, member, or author and what was seen, and notifies '
  '`recipients`. Returns the id of the entry in the log. Called by definer functions.';

create function private.describe_person(person uuid) returns jsonb
language sql stable
return (select jsonb_build_object('person', full_name) from public.profiles where id = person);

comment on function private.describe_person is 'Returns the name of a person for the log; null without one.';

create function private.notify_about_post(
  recipient uuid, reaction public.event_code, target uuid, actor uuid, comment uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  notification public.notifications;
begin
  -- The lock makes sure that a simultaneous block either is seen here or removes this notification.
  perform pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || recipient, 0));
  if recipient = actor
    or not exists (
      select from public.posts
      where id = target and hidden_at is null and deleted_at is null and not is_hidden_with_author
    )
    or exists (
      select from public.blocks where (blocker_id, blocked_id) in ((recipient, actor), (actor, recipient))
    ) then
    return;
  end if;
  insert into public.notifications (user_id, event, post_id, comment_id) values (recipient, reaction, target, comment)
  on conflict (user_id, event, (case event when 'comment_liked' then comment_id else post_id end))
  where read_at is null
    and event in (
      'post_liked', 'comment_liked', 'post_commented', 'comment_replied', 'member_mentioned', 'thread_commented'
    )
  do update set updated_at = now(), comment_id = excluded.comment_id
  returning * into notification;
  insert into public.notification_actors (notification_id, actor_id) values (notification.id, actor)
  on conflict (notification_id, actor_id) do update set at = now();
  perform private.enqueue_notification_email(notification);
end $$;

comment on function private.notify_about_post is
  'Notifies a member about a like or comment, in one unread notification for all events of a kind on the same post, or '
  'likes of the same comment, unless one of the two members has blocked the other. Definer: API roles can''t write '
  'notifications.';

create function private.notify_availability_alerts(listing uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- An alert is sent once; a member who wants another one creates it again.
  with ended as (delete from public.alerts where doctor_id = listing returning member_id)
  select private.notify(member_id, 'practice_accepting', listing) from ended;
end;

comment on function private.notify_availability_alerts is
  'Notifies the members who wait for a listing to accept patients, and ends their alerts. Definer: API roles can''t '
  'write notifications.';

create function private.notify_about_prices(listing public.doctors) returns void
language plpgsql security definer set search_path = '' as $$
declare
  concerned uuid[];
begin
  if listing.announced_prices is null then
    -- Whoever has not heard of the announcement need not hear of its end.
    concerned := array(
      select distinct user_id from public.notifications
      where doctor_id = listing.id and event = 'prices_announced'
        and note::jsonb ->> 'starts_on' > to_char(private.today_at(listing), 'YYYY-MM-DD')
        and (read_at is not null or exists (
          select from private.outbox where notification_id = notifications.id and sent_at is not null
        ))
    );
  else
    concerned := array(
      select member_id from public.saved_listings where doctor_id = listing.id
      union
      select user_id from public.practice_requests
      where doctor_id = listing.id and (closed_at is null or status = 'joined')
    );
  end if;
  delete from public.notifications where doctor_id = listing.id and event = 'prices_announced' and read_at is null;
  if not listing.verified then
    return;
  end if;
  -- An import can announce the prices of many practices.
  if concerned <> '{}' and auth.uid() is not null and not private.is_admin() then
    perform private.enforce_rate_limit('price announcements');
  end if;
  perform private.notify(member, 'prices_announced', listing.id, (
    select jsonb_object_agg(key, value)::text from jsonb_each(listing.announced_prices)
    where key in ('starts_on', 'monthly_price')
  ))
  from unnest(concerned) as member;
end $$;

comment on function private.notify_about_prices is
  'Notifies the members who saved a published listing, have an open request to it, or joined it, each once, about '
  'prices that start on a later day, in place of an unread notification about earlier ones; without announced prices, '
  'those who have heard of them, with no note. Errors: PT429 too many announcements today. Definer: reads requests and '
  'saves of others.';

create function private.notify_owner_of_change(target uuid, action text, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select user_id from public.doctors where id = target);
  made constant jsonb := (
    select jsonb_object_agg(key, value) from jsonb_each(changes)
    where key in (select name from private.listing_fields)
      or key = any ('{tiers,services,clinicians,offices,gallery,photo_url}' || private.confirmation_columns())
  );
  -- An accepted change comes from the person who proposed it.
  author constant uuid := case action
    when 'accept change'
      then (select listing_changes.author from public.listing_changes where doctor_id = target and status = 'open')
    else auth.uid()
  end;
  is_proposal constant boolean := action in ('suggest', 'withdraw suggestion');
  recent public.notifications;
  all_changes jsonb;
begin
  -- An approved claim adds values that the new owner has entered; announced prices start by themselves.
  if owner is null or made is null
    or action in ('add claim details', 'cancel proposal', 'decline change', 'start prices')
    or exists (select from private.practice_people where doctor_id = target and user_id = author) then
    return;
  end if;
  -- One message for all that others change, or propose, before the owner has read it here or was emailed.
  select notifications.* into recent from public.notifications
  where user_id = owner and doctor_id = target and event = 'listing_changed' and read_at is null
    and (note is not distinct from 'suggest') = is_proposal
    and exists (
      select from private.outbox where notification_id = notifications.id and attempts = 0 and given_up_at is null
    )
  order by updated_at desc limit 1;
  if recent.id is null and action = 'withdraw suggestion' then
    return;
  elsif recent.id is null then
    perform private.notify(owner, 'listing_changed', target, action, changes => made, actor => null);
    return;
  end if;
  -- Both changes as one, without the columns that are as before.
  all_changes := (
    select jsonb_object_agg(key, jsonb_build_array(before, after))
    from (
      select key, coalesce(recent.changes #> array[key, '0'], made #> array[key, '0']) as before,
        coalesce(made #> array[key, '1'], recent.changes #> array[key, '1']) as after
      from jsonb_object_keys(recent.changes || made) as key
    ) as merged
    where before <> after
  );
  if all_changes is null then
    delete from public.notifications where id = recent.id;
  else
    update public.notifications set
      changes = all_changes,
      -- What an undo leaves is of the import. Without an action, the message says that others changed it.
      note = case when is_proposal or action in (recent.note, 'undo import') then recent.note end
    where id = recent.id;
  end if;
end $$;

comment on function private.notify_owner_of_change is
  'Notifies the owner of a listing about a version made by people outside the practice, such as an admin''s edit, an '
  'import, or its undo. Changes of status and owner have notifications of their own. Definer: API roles can''t write '
  'notifications.';

create function private.notify_invitee(invitation public.practice_invitations) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A renewed invitation replaces the notification about the first.
  delete from public.notifications using auth.users
  where notifications.user_id = users.id and (users.id = invitation.user_id or users.email = invitation.email)
    and event in ('staff_invited', 'ownership_offered') and doctor_id = invitation.doctor_id;
  perform private.notify(
    users.id, case invitation.role when 'owner' then 'ownership_offered' else 'staff_invited' end::public.event_code,
    invitation.doctor_id
  )
  from auth.users
  where (users.id = invitation.user_id or (users.email = invitation.email and users.email_confirmed_at is not null))
    and not exists (select from public.blocks where blocker_id = users.id and blocked_id = invitation.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitation.doctor_id and people.user_id = users.id and invitation.role <> 'owner'
    );
  insert into private.outbox (recipient, event, invitation_id, dedupe_key, due_at)
  select invitation.invited_by, 'invitation', invitation.id,
    'invitation/' || invitation.id || '/' || extract(epoch from invitation.expires_at), now()
  where invitation.email is not null
    and not exists (select from auth.users where email = invitation.email and email_confirmed_at is not null);
end $$;

comment on function private.notify_invitee is
  'Notifies the invited member if the address has an account that has not blocked the inviter, and emails an address '
  'without an account. A notification about an earlier invitation is deleted. The inviter can''t see whether it has '
  'one. Definer: reads accounts, writes a private table.';

create function private.notify_practice(request public.practice_requests, event public.event_code) returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(
    person, event, request.doctor_id, case when request.for_waitlist then 'waitlist' else request.kind::text end,
    request => request.id
  )
  from public.doctors cross join private.people_with_permission(doctors.id, 'answer') as person
  where doctors.id = request.doctor_id and ownership = 'owned' and status = 'published';
end;

comment on function private.notify_practice is
  'Notifies the people of a practice who answer requests about one of them. Definer: API roles can''t read staff.';

create function private.count_member_action(listing uuid, kind public.activity_kind, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  select listing, private.activity_day(at), count_member_action.kind, 1
  where not private.has_practice_permission(listing, 'answer')
  on conflict on constraint listing_activity_pkey do update set amount = counted.amount + 1
  where counted.amount < (select per_day from private.activity_limits where activity_limits.kind = excluded.kind);
end $$;

comment on function private.count_member_action is
  'Counts that the caller sent a request or saved a listing, except for people who work there. Definer: API roles '
  'cannot write sums.';
