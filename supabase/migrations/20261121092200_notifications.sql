-- Notifications about a member's posts, claims, listings, corrections, requests, and alerts.
-- Only functions and triggers write them; members read their own and mark them read. Likes and comments on one post share a notification
-- until it is read, and so do the finds of one alert.

-- Tables

create type public.notification_kind as enum (
  'like', 'comment', 'story', 'claim', 'listing', 'correction', 'change', 'request', 'report', 'moderation', 'appeal', 'account', 'alert', 'contact', 'staff');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.notification_kind not null,
  post_id uuid references public.posts (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  detail text,
  note text,
  alert_id uuid references public.alerts (id) on delete set null,
  found_count integer,
  updated_at timestamptz not null default now(),
  read_at timestamptz,
  request_id uuid references public.practice_requests (id) on delete set null,
  is_shown boolean not null default true
);

comment on table public.notifications is 'What happened to something of a member''s.';
comment on column public.notifications.detail is 'The outcome, such as "approved" or "hidden"; with kind, it names the email type.';
comment on column public.notifications.note is 'The reason or reply that came with it; for an alert, its place.';
comment on column public.notifications.alert_id is 'The alert that found something, until the alert is deleted.';
comment on column public.notifications.found_count is 'How many listings the alert found.';
comment on column public.notifications.request_id is 'The request that it is about, until the request is deleted.';
comment on column public.notifications.is_shown is
  'False when the member has hidden this topic; the notification then exists only for its email.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create index notifications_alert_id_idx on public.notifications (alert_id);
create index notifications_request_id_idx on public.notifications (request_id);
create unique index notifications_alert_key on public.notifications (alert_id) where read_at is null and kind = 'alert';
create unique index notifications_group_key on public.notifications (user_id, kind, post_id)
where read_at is null and kind in ('like', 'comment');

create table public.notification_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);

comment on table public.notification_actors is 'The members whose actions a notification is about.';

create index notification_actors_actor_id_idx on public.notification_actors (actor_id);

grant select, update (read_at) on table public.notifications to authenticated;
grant select on table public.notification_actors to authenticated;
grant all on table public.notifications, public.notification_actors to service_role;

select private.guard_table('notification_actors');
alter table public.notifications enable row level security;
alter table public.notification_actors enable row level security;

create policy "notifications: member can read own" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));

create policy "notifications: member can mark own read" on public.notifications
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "notifications: member can read own only after the second factor" on public.notifications as restrictive
for select to authenticated using ((select private.has_passed_mfa()));

create policy "notifications: member can mark own read only after the second factor" on public.notifications as restrictive
for update to authenticated using ((select private.has_passed_mfa()));

create policy "notification_actors: member can read those of own notifications" on public.notification_actors
for select to authenticated
using (exists (select 1 from public.notifications where notifications.id = notification_id));

-- Hosted projects send changes to subscribed browsers; the policies above apply there, too.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end $$;

-- Writing notifications

create function private.notify_post_author(notified_kind public.notification_kind, target uuid, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
  notification uuid;
begin
  select user_id into author from public.posts where id = target and deleted_at is null;
  -- The lock makes sure that a simultaneous block either is seen here or removes this notification.
  perform pg_advisory_xact_lock_shared(hashtextextended('blocks of ' || author, 0));
  if author is null or author = actor
    or exists (select 1 from public.blocks where blocker_id = author and blocked_id = actor) then
    return;
  end if;
  insert into public.notifications (user_id, kind, post_id) values (author, notified_kind, target)
  on conflict (user_id, kind, post_id) where read_at is null and kind in ('like', 'comment')
  do update set updated_at = now()
  returning id into notification;
  insert into public.notification_actors (notification_id, actor_id) values (notification, actor)
  on conflict (notification_id, actor_id) do update set at = now();
end $$;

comment on function private.notify_post_author is
  'Notifies the author of a post about a like or comment, in one unread notification for all of them. Definer: API roles can''t write '
  'notifications.';

create function private.notify(
  recipient uuid, notified_kind public.notification_kind, doctor uuid, outcome text, reason text, post uuid default null
) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Members are not notified about what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, detail, note, post_id)
  select recipient, notified_kind, doctor, outcome, reason, post
  where recipient is not null and recipient is distinct from auth.uid()
    and recipient::text is distinct from current_setting('private.notified_by_appeal', true);
end;

comment on function private.notify is
  'Notifies a member about the outcome of something of theirs. Definer: API roles can''t write notifications.';

create function private.notify_availability_alerts(listing uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- An alert is sent once; a member who wants another one creates it again.
  with ended as (delete from public.alerts where doctor_id = listing returning member_id)
  insert into public.notifications (user_id, kind, doctor_id, detail)
  select member_id, 'alert', listing, 'accepting' from ended where member_id is distinct from auth.uid();
end;

comment on function private.notify_availability_alerts is
  'Notifies the members who wait for a listing to accept patients, and ends their alerts. Definer: API roles can''t write '
  'notifications.';

create function private.notify_about_request(recipient uuid, request public.practice_requests, outcome text, reply text) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Members are not notified about what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, request_id, detail, note)
  select recipient, 'request', request.doctor_id, request.id, outcome, reply
  where recipient is distinct from auth.uid();
end;

comment on function private.notify_about_request is
  'Notifies a member about the status of a request. Definer: API roles can''t write notifications.';

-- Likes, comments, and stories

create function private.notify_about_reaction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_post_author(tg_argv[0]::public.notification_kind, new.post_id, new.user_id);
  return null;
end $$;

comment on function private.notify_about_reaction is 'Trigger: notifies the author of a post about a like or comment (the argument).';

create function private.delete_like_notification() returns trigger
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

comment on function private.delete_like_notification is 'Trigger: removes an unread notification when the like is taken back.';

create trigger post_likes_notify_author after insert on public.post_likes
for each row execute function private.notify_about_reaction('like');

create trigger post_likes_delete_notification after delete on public.post_likes
for each row execute function private.delete_like_notification();

create trigger post_comments_notify_author after insert on public.post_comments
for each row execute function private.notify_about_reaction('comment');

create function private.notify_about_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(person, 'story', new.doctor_id, 'posted', null, new.id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as person
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published' and person <> new.user_id
    and not exists (
      select from public.blocks
      where (blocker_id, blocked_id) in ((person, new.user_id), (new.user_id, person))
    );
  return null;
end $$;

comment on function private.notify_about_story is
  'Trigger: notifies the owner and managers of a practice about a story, unless one of the two members has blocked the other. Definer: '
  'API roles can''t read staff and blocks of others.';

create trigger posts_notify_practice after insert on public.posts
for each row when (new.doctor_id is not null) execute function private.notify_about_story();

-- Corrections and reports

create function private.notify_about_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status is distinct from new.status then
    perform private.notify(new.author, 'correction', new.doctor_id, new.status::text, new.decision_note);
  elsif tg_op = 'INSERT' then
    perform private.notify(editor, 'correction', new.doctor_id, 'suggested', null)
    from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as editor
    where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
  end if;
  return null;
end $$;

comment on function private.notify_about_correction is
  'Trigger: notifies editors of a listing about a suggested correction, and its author about the decision.';

create trigger listing_corrections_notify after insert or update of status on public.listing_corrections
for each row execute function private.notify_about_correction();

create function private.notify_about_report() returns trigger
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

comment on function private.notify_about_report is 'Trigger: notifies the reporter when a report is closed, with what was done.';

create trigger reports_notify_reporter after update of status on public.reports
for each row when (old.status = 'open' and new.status = 'closed') execute function private.notify_about_report();

-- Blocks

create function private.remove_blocked_interactions() returns trigger
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

comment on function private.remove_blocked_interactions is
  'Trigger: when a member blocks another, removes the other''s likes, shares, notifications, and invitations from the blocker, and the '
  'blocker''s notifications from the other. Definer: deletes rows of both members.';

create trigger blocks_remove_interactions after insert on public.blocks
for each row execute function private.remove_blocked_interactions();

-- Invitations

create function private.list_my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable security definer set search_path = ''
begin atomic
  select invitations.id, invitations.doctor_id, doctors.practice_name, invitations.role, profiles.full_name, invitations.expires_at
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.status = 'open' and invitations.expires_at > now() and (select private.has_passed_mfa())
    and (doctors.status = 'published' or invitations.role = 'owner')
    and (invitations.user_id = (select auth.uid()) or invitations.email = (select private.get_own_email()))
    and private.can_assign_role(invitations.doctor_id, invitations.role, invitations.invited_by)
    and not exists (select from public.blocks where blocker_id = (select auth.uid()) and blocked_id = invitations.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitations.doctor_id and people.user_id = (select auth.uid()) and invitations.role <> 'owner'
    )
  order by invitations.created_at desc;
end;

comment on function private.list_my_invitations is
  'See public.list_my_invitations. Definer: the listing may not be public, and members can''t read staff.';
grant execute on function private.list_my_invitations to authenticated;

create function public.list_my_invitations() returns table (
  id uuid, doctor_id uuid, practice_name text, role public.practice_role, invited_by text, expires_at timestamptz
)
language sql stable
begin atomic
  select id, doctor_id, practice_name, role, invited_by, expires_at from private.list_my_invitations();
end;

comment on function public.list_my_invitations is
  'Returns the open invitations for the caller''s confirmed address, newest first, except those from people the caller has blocked.';
grant execute on function public.list_my_invitations to authenticated;

create function private.notify_invitee(invitation public.practice_invitations) returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(users.id, 'staff', invitation.doctor_id, case invitation.role when 'owner' then 'offered' else 'invited' end, null)
  from auth.users
  where (users.id = invitation.user_id or (users.email = invitation.email and users.email_confirmed_at is not null))
    and not exists (select from public.blocks where blocker_id = users.id and blocked_id = invitation.invited_by)
    and not exists (
      select from private.practice_people as people
      where people.doctor_id = invitation.doctor_id and people.user_id = users.id and invitation.role <> 'owner'
    );
end;

comment on function private.notify_invitee is
  'Notifies the invited member if the address has an account that has not blocked the inviter. The inviter can''t see whether it has. '
  'Definer: reads accounts.';

-- Requests and the waitlist

create function private.notify_about_request_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status is not distinct from new.status then
    return null;
  elsif tg_op = 'UPDATE' and new.status not in ('withdrawn', 'sent') then
    -- The reply sent with the waitlist place does not belong to the offer that ends it.
    perform private.notify_about_request(new.user_id, new, new.status::text, case when new.status <> 'offered' then new.reply end);
  else
    perform private.notify_about_request(person, new, case new.status when 'withdrawn' then 'withdrawn' else 'received' end, null)
    from public.doctors cross join private.people_with_permission(doctors.id, 'answer') as person
    where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
  end if;
  return null;
end $$;

comment on function private.notify_about_request_status is
  'Trigger: notifies the practice about a new or withdrawn request, and the requester when it was seen or answered.';

create trigger practice_requests_notify after insert or update of status on public.practice_requests
for each row execute function private.notify_about_request_status();

create function private.notify_next_on_waitlist() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first public.practice_requests;
begin
  if tg_op = 'UPDATE' and new.waiting_since is not null and new.closed_at is null then
    return null;
  end if;
  select requests.* into first
  from private.waitlist_positions as lines
  join public.practice_requests as requests on requests.id = lines.id
  -- Requests that are being deleted with their practice or member have nobody to notify.
  join public.doctors on doctors.id = requests.doctor_id
  join public.profiles on profiles.id = requests.user_id
  where lines.doctor_id = old.doctor_id and lines.place = 1;
  if (old.waiting_since, old.id) < (first.waiting_since, first.id) then
    perform private.notify_about_request(first.user_id, first, 'next', null);
  end if;
  return null;
end $$;

comment on function private.notify_next_on_waitlist is
  'Trigger: notifies the new first person on a waitlist when the first one leaves it. Definer: members can''t read the waitlist.';

create trigger practice_requests_notify_next after update of waiting_since, closed_at or delete on public.practice_requests
for each row when (old.waiting_since is not null and old.closed_at is null) execute function private.notify_next_on_waitlist();

-- Claims without evidence

create function private.notify_lapsing_claims() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(claims.claimant, 'claim', claims.doctor_id, 'lapsing', null)
  from public.claim_evidence as claims
  where claims.status in ('pending', 'competing') and claims.created_at < now() - interval '23 days' and not private.has_evidence(claims)
    and not exists (
      select from public.notifications as sent
      where sent.user_id = claims.claimant and sent.doctor_id = claims.doctor_id and sent.kind = 'claim' and sent.detail = 'lapsing'
        and sent.updated_at > claims.created_at
    );
end;

comment on function private.notify_lapsing_claims is
  'Notifies claimants without evidence, once, a week before their claim lapses. Definer: reads all claims.';

create function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rival public.claim_evidence;
  listing uuid;
begin
  for rival in
    update public.claim_evidence set status = 'lapsed', decided_at = now()
    where status = 'competing' and created_at < now() - interval '30 days' and not private.has_evidence(claim_evidence)
    returning *
  loop
    perform private.notify(rival.claimant, 'claim', rival.doctor_id, 'lapsed', null);
  end loop;
  for listing in
    select doctors.id from public.doctors
    join public.claim_evidence on claim_evidence.doctor_id = doctors.id and claim_evidence.claimant = doctors.claimed_by
    where doctors.claim_status = 'pending' and claim_evidence.created_at < now() - interval '30 days'
      and not private.has_evidence(claim_evidence)
    for update of doctors skip locked
  loop
    perform private.transition_listing(listing, 'lapse claim', 'time');
  end loop;
  perform private.notify_lapsing_claims();
end $$;

comment on function private.lapse_claims is
  'Ends claims without evidence after 30 days, and warns claimants with a week left. Runs nightly where pg_cron exists, and when an '
  'admin opens the queues. Definer: API roles can''t write these tables.';
