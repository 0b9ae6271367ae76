-- Notifications: what happened to a member's posts, claims, listings, corrections and requests, and what their alerts found. Written by triggers only.

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

comment on table public.notifications is 'What a member should know. Likes and comments on one post share a line until it is read, and so does what one alert finds.';
comment on column public.notifications.detail is 'What became of it: a state such as "approved", or an act such as "hide".';
comment on column public.notifications.note is 'The reason or the answer that came with it; of an alert, its place.';
comment on column public.notifications.alert_id is 'The alert that found something, while there is one to be removed.';
comment on column public.notifications.found_count is 'How many listings it found.';

create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_post_id_idx on public.notifications (post_id);
create index notifications_doctor_id_idx on public.notifications (doctor_id);
create index notifications_alert_id_idx on public.notifications (alert_id);
create unique index notifications_alert_key on public.notifications (alert_id) where read_at is null and kind = 'alert';
create unique index notifications_group_key on public.notifications (user_id, kind, post_id)
where read_at is null and kind in ('like', 'comment');

create table public.notification_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (notification_id, actor_id)
);

comment on table public.notification_actors is 'Who stands behind a notification.';

create index notification_actors_actor_id_idx on public.notification_actors (actor_id);

grant select, update (read_at) on table public.notifications to authenticated;
grant select on table public.notification_actors to authenticated;
grant all on table public.notifications, public.notification_actors to service_role;

select private.guard_table('notification_actors');
alter table public.notifications enable row level security;
alter table public.notification_actors enable row level security;

create policy "notifications: person reads own" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));

create policy "notifications: person marks own read" on public.notifications
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "notification_actors: person reads those of own" on public.notification_actors
for select to authenticated
using (exists (select 1 from public.notifications where notifications.id = notification_id));

-- Hosted projects send changes to the browsers that listen; the policies above hold there too.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.notifications;
  end if;
end $$;
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
    where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
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
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published' and person <> new.user_id
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
-- What an alert waits for has happened: triggers on listings turn it into a notification.

create function private.tell_that_accepting(listing uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Told once: who wants to hear of it again asks again.
  with told as (delete from public.alerts where doctor_id = listing returning member_id)
  insert into public.notifications (user_id, kind, doctor_id, detail)
  select member_id, 'alert', listing, 'accepting' from told where member_id is distinct from auth.uid();
end;

comment on function private.tell_that_accepting is 'Tells who waits for it that a listing accepts patients. Definer: lines are nobody''s to write.';

create policy "notifications: read after the second step" on public.notifications as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create policy "notifications: marked read after the second step" on public.notifications as restrictive
for update to authenticated using ((select private.has_proved_enough()));

create function private.tell_invited(invitation public.practice_invitations) returns void
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

comment on function private.tell_invited is
  'Tells whoever has the address, if anybody has and did not block who invites. Nothing of that shows to who invites. Definer: reads accounts.';

comment on column public.notifications.request_id is 'The request that it tells of, as long as there is one.';

create index notifications_request_id_idx on public.notifications (request_id);

create function private.notify_about(recipient uuid, request public.practice_requests, outcome text, reply text) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Nobody is told what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, request_id, detail, note)
  select recipient, 'request', request.doctor_id, request.id, outcome, reply
  where recipient is distinct from auth.uid();
end;

comment on function private.notify_about is 'Tells somebody what became of a request. Definer: lines are nobody''s to write.';

create function private.notify_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status not in ('withdrawn', 'sent') then
    -- What was said when the waiting began is no part of what ends it.
    perform private.notify_about(new.user_id, new, new.status::text, case when new.status <> 'offered' then new.reply end);
  else
    perform private.notify_about(person, new, case new.status when 'withdrawn' then 'withdrawn' else 'received' end, null)
    from public.doctors cross join private.people_with(doctors.id, 'answer') as person
    where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
  end if;
  return null;
end $$;
comment on function private.notify_of_request is 'Trigger: a request reached the people of the practice, was withdrawn or came back, or was seen or answered.';

create trigger notify after insert on public.practice_requests
for each row execute function private.notify_of_request();

create trigger notify_of_change after update of status on public.practice_requests
for each row when (old.status is distinct from new.status) execute function private.notify_of_request();

create function private.notify_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first public.practice_requests;
begin
  select requests.* into first
  from private.waiting_lines as lines
  join public.practice_requests as requests on requests.id = lines.id
  -- What goes with a practice or a person that are being deleted has nobody to tell.
  join public.doctors on doctors.id = requests.doctor_id
  join public.profiles on profiles.id = requests.user_id
  where lines.doctor_id = old.doctor_id and lines.place = 1;
  if (old.waiting_since, old.id) < (first.waiting_since, first.id) then
    perform private.notify_about(first.user_id, first, 'next', null);
  end if;
  return null;
end $$;

comment on function private.notify_of_line is
  'Trigger: the first of a waiting list left it; who is first now is told. Definer: who waits does not read who else does.';

create trigger notify_of_line after update of waiting_since, closed_at on public.practice_requests
for each row when (
  old.waiting_since is not null and old.closed_at is null and (new.waiting_since is null or new.closed_at is not null)
) execute function private.notify_of_line();

create trigger notify_of_line_left after delete on public.practice_requests
for each row when (old.waiting_since is not null and old.closed_at is null) execute function private.notify_of_line();

create function private.warn_of_lapses() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(claims.claimant, 'claim', claims.doctor_id, 'lapsing', null)
  from public.claim_evidence as claims
  where claims.state in ('pending', 'rival') and claims.created_at < now() - interval '23 days' and not private.has_evidence(claims)
    and not exists (
      select from public.notifications as told
      where told.user_id = claims.claimant and told.doctor_id = claims.doctor_id and told.kind = 'claim' and told.detail = 'lapsing'
        and told.updated_at > claims.created_at
    );
end;

comment on function private.warn_of_lapses is 'Tells claimants without evidence, once and a week ahead, that their claim will lapse. Definer: reads all claims.';

create function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rival public.claim_evidence;
  listing uuid;
begin
  for rival in
    update public.claim_evidence set state = 'lapsed', decided_at = now()
    where state = 'rival' and created_at < now() - interval '30 days' and not private.has_evidence(claim_evidence)
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
    perform private.move_listing(listing, 'lapse claim', 'time');
  end loop;
  perform private.warn_of_lapses();
end $$;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('lapse claims', '17 7 * * *', 'select private.lapse_claims()');
  end if;
end $$;

comment on function private.lapse_claims is
  'Frees listings whose claimant has given no evidence for 30 days, and warns those who have a week left. Runs every night where pg_cron is, and '
  'whenever an administrator opens the desk. Definer: writes what members may not.';

comment on column public.notifications.is_shown is 'False where the member wants no notifications of this topic: it is there for the mail.';
