-- Email: members' preferences, and the outbox that the email worker sends from.
-- Functions and jobs write the outbox; a worker outside the database leases due emails, sends them, and reports the result. No API role can reach
-- these functions and tables, except members for their own preferences. The outbox stores neither addresses nor text by members.
-- The worker reads both when it sends an email, and then also checks for reasons not to send it.

-- Tables

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient uuid references public.profiles (id) on delete cascade,
  event public.event_code not null,
  notification_id uuid references public.notifications (id) on delete cascade,
  work_code_id uuid references private.work_email_codes (id) on delete cascade,
  invitation_id uuid references public.practice_invitations (id) on delete cascade,
  removal_request_id uuid references public.removal_requests (id) on delete cascade,
  contact_reply_id uuid references public.contact_replies (id) on delete cascade,
  decision_id bigint references public.moderation_log (id) on delete cascade,
  address text,
  language text constraint outbox_language_check check (language in ('en', 'es')),
  dedupe_key text not null unique,
  due_at timestamptz not null,
  attempts integer not null default 0,
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint outbox_ended_once_check check (sent_at is null or given_up_at is null),
  constraint outbox_one_subject_check check (
    num_nonnulls(notification_id, work_code_id, invitation_id, removal_request_id, contact_reply_id, decision_id) <= 1
  ),
  constraint outbox_recipient_check check (num_nonnulls(recipient, removal_request_id, contact_reply_id, address) >= 1)
);

comment on table private.outbox is 'Emails to send, and for 90 days those that were sent. Deleting an account deletes its emails.';
comment on column private.outbox.recipient is
  'The member it goes to, or who caused an email to another address; null for visitors without an account.';
comment on column private.outbox.notification_id is 'The notification that is emailed.';
comment on column private.outbox.address is 'The address of a deleted account. The row is deleted once the email is sent or given up.';
comment on column private.outbox.language is 'The language for the address of a deleted account.';
comment on column private.outbox.work_code_id is 'The code that it contains, for the work address of a claim.';
comment on column private.outbox.invitation_id is 'The invitation that it contains, for the invited address.';
comment on column private.outbox.removal_request_id is 'The removal request that it asks to confirm, or reports the decision on.';
comment on column private.outbox.contact_reply_id is 'The reply to a contact message that it contains.';
comment on column private.outbox.decision_id is 'The decision that it reports.';
comment on column private.outbox.dedupe_key is 'Keeps an event from being emailed twice.';
comment on column private.outbox.due_at is 'When to send it; while a worker has a lease, when the lease expires.';
comment on column private.outbox.lease is 'The lease of the last worker that took it.';
comment on column private.outbox.last_error is 'Why it has not been sent yet, or never will be.';

create index outbox_due_idx on private.outbox (due_at, id) where sent_at is null and given_up_at is null;
create index outbox_recipient_idx on private.outbox (recipient);
create index outbox_notification_id_idx on private.outbox (notification_id);
create index outbox_work_code_id_idx on private.outbox (work_code_id);
create index outbox_invitation_id_idx on private.outbox (invitation_id);
create index outbox_removal_request_id_idx on private.outbox (removal_request_id);
create index outbox_contact_reply_id_idx on private.outbox (contact_reply_id);
create index outbox_decision_id_idx on private.outbox (decision_id);
create index outbox_created_at_idx on private.outbox (created_at);
alter table private.outbox enable row level security;

create table private.suppressed_emails (
  address text primary key,
  because text not null,
  stopped_at timestamptz not null default now()
);

comment on table private.suppressed_emails is
  'Addresses that bounced, or complained about spam. For 90 days nothing that somebody else requests is sent there; members can lift it'
  ' for their own email in the settings.';
create index suppressed_emails_stopped_at_idx on private.suppressed_emails (stopped_at);
alter table private.suppressed_emails enable row level security;

create table private.invited_emails (
  id uuid primary key default gen_random_uuid(),
  address text not null,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  mailed_at timestamptz not null default now(),
  unique (address, doctor_id)
);

comment on table private.invited_emails is
  'Addresses that were emailed an invitation, and when last by each practice. Rows outlive the invitation, for rate limits and '
  'unsubscribe links.';
create index invited_emails_doctor_id_idx on private.invited_emails (doctor_id);
create index invited_emails_mailbox_idx on private.invited_emails (private.fold_mailbox(address));
alter table private.invited_emails enable row level security;

create table private.invitation_opt_outs (
  address text primary key,
  since timestamptz not null default now()
);

comment on table private.invitation_opt_outs is
  'Mailboxes, as fold_mailbox returns them, that want no invitations by email. Practices can still invite them; they see it when they have an account.';
alter table private.invitation_opt_outs enable row level security;

create table public.notification_preferences (
  member_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  muted_email_topics public.email_topic[] not null default '{}'
  constraint notification_preferences_muted_email_topics_check check (cardinality(muted_email_topics) <= 20),
  digest_zip text references public.zip_codes (zip),
  language text not null default 'en' constraint notification_preferences_language_check check (language in ('en', 'es')),
  suppressed_email text,
  suppressed_because text
);

comment on table public.notification_preferences is
  'What members want to be emailed about. Members without a row get everything. Also written by unsubscribe links and bounces.';
comment on column public.notification_preferences.muted_email_topics is 'Topics that are not emailed.';
comment on column public.notification_preferences.digest_zip is 'The ZIP code that the weekly digest is about, with its state; null for no digest.';
comment on column public.notification_preferences.language is
  'The language of emails, which is that of the site where the member signed up or last changed it. Not in the profile, which others can read.';
comment on column public.notification_preferences.suppressed_email is
  'An address that bounced or complained about spam: nothing is sent to it. Changing the address lifts this.';

create index notification_preferences_digest_zip_idx on public.notification_preferences (digest_zip);

grant select on table public.notification_preferences to authenticated;
grant insert (member_id, muted_email_topics, digest_zip, language) on table public.notification_preferences to authenticated;
grant update (muted_email_topics, digest_zip, language) on table public.notification_preferences to authenticated;

select private.guard_table('notification_preferences');

create policy "notification_preferences: member can read own" on public.notification_preferences
for select to authenticated using (member_id = (select auth.uid()));

create policy "notification_preferences: member can create own" on public.notification_preferences
for insert to authenticated with check (member_id = (select auth.uid()));

create policy "notification_preferences: member can update own" on public.notification_preferences
for update to authenticated using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()));

-- Notifications that are emailed

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
  'Enqueues the email of a new notification, and another one when it changes after that was sent. One that waits covers later'
  ' changes. Called by definer functions.';

create view public.notification_cards with (security_invoker = true) as
select
  notifications.id, notifications.event, notifications.post_id, notifications.comment_id, notifications.doctor_id,
  notifications.appealed, notifications.note, notifications.changes, notifications.alert_id, notifications.found_count, notifications.updated_at,
  notifications.read_at,
  left(posts.content, 120) as post_excerpt,
  doctors.practice_name,
  latest.full_name as actor_name,
  (select count(*)::integer from public.notification_actors where notification_id = notifications.id) as actor_count
from public.notifications
left join public.posts on posts.id = notifications.post_id
left join public.doctors on doctors.id = notifications.doctor_id
left join lateral (
  select profiles.full_name from public.notification_actors
  join public.profiles on profiles.id = notification_actors.actor_id
  where notification_actors.notification_id = notifications.id
  order by notification_actors.at desc, notification_actors.actor_id
  limit 1
) as latest on true;

comment on view public.notification_cards is
  'A notification for display, with its post or practice, the latest person, and how many there are.';
grant select on public.notification_cards to authenticated, service_role;

-- Invitations

create function private.record_invited_email(wanted text, practice uuid) returns uuid
language sql volatile set search_path = ''
begin atomic
  insert into private.invited_emails (address, doctor_id) values (wanted, practice)
  on conflict (address, doctor_id) do update set mailed_at = now() returning id;
end;

comment on function private.record_invited_email is
  'Records that a practice emails an invitation to an address, and returns the id for the unsubscribe link.';

create function private.get_invitation_email_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'invitation', invitations.id, 'invited', private.record_invited_email(invitations.email, invitations.doctor_id),
    'practice', doctors.practice_name, 'person', profiles.full_name, 'role', invitations.role
  ))
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.id = asked;
end;

comment on function private.get_invitation_email_facts is
  'Returns the content of an email with an invitation: who invites, to which practice, and in which role.';

-- Digests

create type private.digest as (place text, state text, fresh integer, one uuid, accepting integer, posts integer, threads integer);

create function private.get_digest(member uuid) returns private.digest
language sql stable set search_path = ''
begin atomic
  with area as (
    select
      zip_codes.city || ', ' || zip_codes.state || ' ' || zip as place, zip_codes.state, miles, private.earth_position(latitude, longitude) as center,
      -- The member's own texts are not new to them.
      array(select blocked_id from public.blocks where blocker_id = member) || member as left_out
    from public.notification_preferences join public.zip_codes on zip = digest_zip cross join private.near_miles() as miles
    where member_id = member
  ),
  fresh as (
    select doctors.id from area, private.published_listings
    join public.doctors on doctors.id = published_listings.doctor_id and doctors.verified
    where published_at > now() - interval '7 days'
      and exists (
        select from private.list_locations(doctors) as spot
        where private.earth_position(spot.latitude, spot.longitude) operator(extensions.<->) center <= miles
      )
      and member is distinct from doctors.submitted_by and member is distinct from doctors.user_id
  )
  select place, state, (select count(*)::integer from fresh), (select id from fresh order by id limit 1), (
    select count(*)::integer from (
      select distinct doctor_id from private.search_entries
      where position operator(extensions.<@) extensions.cube_enlarge(center, miles, 3) and position operator(extensions.<->) center <= miles
        and tags @> private.tag_ids(array['=accepting-new-patients'])
      limit 1000
    ) as few
  ), (
    select count(*)::integer from (
      select from public.posts
      where posts.state = area.state and created_at > now() - interval '7 days' and hidden_at is null and deleted_at is null
        and not is_hidden_with_author and user_id <> all (left_out)
      limit 1000
    ) as few
  ), (
    select count(*)::integer from public.post_follows
    where user_id = member and private.is_post_visible(post_id, left_out) and exists (
      select from public.post_comments as comments
      where comments.post_id = post_follows.post_id and comments.created_at > now() - interval '7 days'
        and hidden_at is null and deleted_at is null and not is_hidden_with_author and comments.user_id <> all (left_out)
    )
  )
  from area;
end;

comment on function private.get_digest is
  'Returns the place and state of a member''s weekly digest, how many practices with an office nearby were published within seven days (and one '
  'of them), how many accept new patients, how many posts are new in the state, both up to 1,000, and in how many followed posts there are new comments. '
  'Leaves out the member''s own, and texts by people they have blocked.';

create function private.enqueue_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, event, dedupe_key, due_at)
  select member_id, 'weekly_digest', 'weekly_digest/' || member_id || '/' || to_char(here, 'IYYY-IW'), at
  from public.notification_preferences
  cross join lateral (select at at time zone 'America/New_York' as here) as clock
  where digest_zip is not null and not 'digest' = any (muted_email_topics) and extract(isodow from here) = 1 and extract(hour from here) >= 8
  on conflict (dedupe_key) do nothing;
end;

comment on function private.enqueue_digests is
  'Enqueues the weekly digest of each subscribed member from Monday at 8 a.m. Eastern. Called before the worker looks for '
  'email; a digest with nothing new is skipped.';

create function private.enqueue_admin_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, event, dedupe_key, due_at)
  select user_roles.user_id, 'admin_digest', 'admin_digest/' || user_roles.user_id || '/' || here::date, at
  from public.user_roles
  left join public.notification_preferences on member_id = user_roles.user_id
  cross join lateral (select at at time zone 'America/New_York' as here) as clock
  where user_roles.role = 'admin' and extract(hour from here) >= 8
    and not coalesce('admin_digest' = any (muted_email_topics), false)
    and private.has_waiting_work(user_roles.user_id)
  on conflict (dedupe_key) do nothing;
end;

comment on function private.enqueue_admin_digests is
  'Enqueues one email a day from 8 a.m. Eastern for each admin who has not unsubscribed, when work is waiting. Called before'
  ' the worker looks for email.';

create function private.run_due_tasks() returns void
language sql volatile set search_path = ''
begin atomic
  select private.end_due_suspensions(), private.close_due_listings();
  select private.enqueue_digests(), private.enqueue_admin_digests();
end;

comment on function private.run_due_tasks is
  'Ends suspensions, closes practices, and enqueues digests that are due. Called before the worker looks for email.';

-- Emails to addresses without an account: codes, invitations, removal requests, and replies

create function private.is_suppressed(wanted text) returns boolean
language sql stable
return exists (select from private.suppressed_emails where address = wanted);

comment on function private.is_suppressed is 'Whether an address bounced or complained about spam.';

create function private.create_work_email_code(asked uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The first 48 bits of a version 4 UUID are random.
  number constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 1000000;
  code constant text := lpad(number::text, 6, '0');
begin
  update private.work_email_codes set hashes = hashes || private.hash_work_email_code(id, code), made_at = now() where id = asked;
  return code;
end $$;

comment on function private.create_work_email_code is
  'Creates the code of an email, stores its hash, and returns the code. A retry creates another code, and all of them are valid, '
  'because it is unknown which of the emails arrived.';

create function private.get_code_email_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'refusal', codes.id, 'code', private.create_work_email_code(codes.id), 'listing', codes.doctor_id,
    'practice', doctors.practice_name, 'person', claims.full_name
  ))
  from private.work_email_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  join public.doctors on doctors.id = codes.doctor_id
  where codes.id = asked;
end;

comment on function private.get_code_email_facts is
  'Returns the content of an email with a code: who claims what, the code, and its id for the link that rejects it.';

create function private.get_code_email_skip_reason(mail private.outbox) returns text
language sql stable
return (
  select case
    when private.is_suspended(mail.recipient) then 'Suspended'
    when claims.doctor_id is null then 'The claim is no longer open'
    when lower(claims.work_email) is distinct from codes.address then 'The claim has another address now'
    when claims.work_email_proven_at is not null then 'Already confirmed'
    when private.is_suppressed(codes.address) then 'Earlier emails bounced'
    when codes.refused_at is not null then 'Rejected by the recipient'
    when codes.requested_at < now() - interval '30 minutes' then 'Requested too long ago'
    when exists (
      select from private.work_email_codes as later
      where later.doctor_id = codes.doctor_id and later.claimant = codes.claimant and later.requested_at > codes.requested_at
    ) then 'A newer code was requested'
  end
  from private.work_email_codes as codes
  left join public.claim_evidence as claims
    on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant and private.can_verify_work_email(claims)
  where codes.id = mail.work_code_id
);

comment on function private.get_code_email_skip_reason is 'Returns why an email with a code should not be sent; null if it should.';

create function private.get_invitation_email_skip_reason(mail private.outbox) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when invitations.status <> 'open' then 'The invitation is no longer open'
    when invitations.expires_at <= now() then 'The invitation has expired'
    when private.is_suspended(mail.recipient) then 'Suspended'
    when not private.can_assign_role(invitations.doctor_id, invitations.role, invitations.invited_by) then 'The sender can no longer invite people'
    when not exists (select from public.doctors where id = invitations.doctor_id and status = 'published') then 'The listing is not public'
    when exists (select from private.invitation_opt_outs where address = private.fold_mailbox(invitations.email)) then 'Unsubscribed'
    when private.is_suppressed(invitations.email) then 'Earlier emails bounced'
    -- A retry was counted by its first attempt.
    when mail.attempts = 0 and exists (
      select from private.invited_emails as known
      where private.fold_mailbox(known.address) = private.fold_mailbox(invitations.email) and known.doctor_id = invitations.doctor_id
        and mailed_at > now() - interval '7 days'
    ) then 'The practice sent one within a week'
    when mail.attempts = 0 and (
      select count(*) from private.invited_emails as known
      where private.fold_mailbox(known.address) = private.fold_mailbox(invitations.email) and mailed_at > now() - interval '7 days'
    ) >= 3 then 'Three practices sent one within a week'
  end
  from public.practice_invitations as invitations where invitations.id = mail.invitation_id;
end;

comment on function private.get_invitation_email_skip_reason is
  'Returns why an email with an invitation should not be sent; null if it should. A mailbox gets one a week per practice, and three in'
  ' total.';

create function private.create_removal_token(request uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.removal_tokens (hash, request_id) values (sha256(convert_to(token, 'UTF8')), request);
  return token;
end $$;

comment on function private.create_removal_token is 'Creates the token of a confirmation email, stores its hash, and returns the token.';

create function private.get_removal_email_facts(event public.event_code, request uuid) returns jsonb
language sql volatile
return (
  select jsonb_strip_nulls(jsonb_build_object(
    -- Before the confirmation, the form may have been filled in by somebody else.
    'practice', case
      when subject = 'former name' then case when event <> 'removal_requested' then 'A former name' end
      when event = 'removal_requested' then (select practice_name from public.doctors where id = doctor_id and status = 'published')
      else coalesce(physician_name, practice_name)
    end,
    'reason', decision_reason,
    'removal', case when event <> 'removal_requested' then subject end,
    'removed_from', nullif(to_jsonb(removed_from), '[]'),
    'allowed', case when event = 'removal_excepted' then (
      select jsonb_agg(distinct doctors.practice_name) from private.removal_register as entry
      join private.removal_exceptions on entry_id = entry.id join public.doctors on doctors.id = removal_exceptions.doctor_id
      where entry.request_id = request
    ) end,
    'token', case when event = 'removal_requested' then private.create_removal_token(id) end
  ))
  from public.removal_requests where id = request
);

comment on function private.get_removal_email_facts is
  'Returns the content of an email about a removal request; for the confirmation, a new token and the published listing that the form was opened from, '
  'but nothing that the visitor typed.';

create function private.get_removal_email_skip_reason(mail private.outbox) returns text
language sql stable
return (
  select case
    when private.is_suppressed(lower(email)) then 'Earlier emails bounced'
    when mail.event = 'removal_requested' and status <> 'unconfirmed' then 'Already confirmed'
    when mail.event = 'removal_requested' and created_at < now() - interval '1 day' then 'Expired'
  end
  from public.removal_requests where id = mail.removal_request_id
);

comment on function private.get_removal_email_skip_reason is
  'Returns why an email about a removal request should not be sent; null if it should.';

create function private.get_contact_reply_email_facts(reply uuid) returns jsonb
language sql stable
return (
  select jsonb_build_object('subject', subject, 'reply', body, 'message', message)
  from public.contact_replies join public.contact_messages on contact_messages.id = message_id where contact_replies.id = reply
);

comment on function private.get_contact_reply_email_facts is
  'Returns the content of an email with a reply: the reply, and the message that it answers.';

create function private.get_contact_reply_skip_reason(mail private.outbox) returns text
language sql stable
return (
  select case when private.is_suppressed(lower(email)) then 'Earlier emails bounced' end
  from public.contact_replies join public.contact_messages on contact_messages.id = message_id where contact_replies.id = mail.contact_reply_id
);

comment on function private.get_contact_reply_skip_reason is 'Returns why a reply should not be emailed; null if it should.';

-- Emails about the security of an account, which are always sent

create function private.enqueue_account_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.outbox (event, address, language, dedupe_key, due_at)
    select 'account_deleted', lower(old.email), (select language from public.notification_preferences where member_id = old.id),
      'account_deleted/' || gen_random_uuid(), now()
    where old.email is not null and old.email_confirmed_at is not null;
  else
    insert into private.outbox (recipient, event, dedupe_key, due_at)
    select profiles.id, 'factor_added', 'factor_added/' || new.id, now()
    from public.profiles where profiles.id = new.user_id
    on conflict (dedupe_key) do nothing;
  end if;
  return old;
end $$;

comment on function private.enqueue_account_email is
  'Trigger on auth tables: emails an account that an authenticator app was added, or that it was deleted; Supabase Auth emails that a password was changed. Definer: '
  'runs as the auth server''s role.';

create trigger on_auth_factor_added after update on auth.mfa_factors
for each row when (old.status <> 'verified' and new.status = 'verified') execute function private.enqueue_account_email();

-- Before the deletion, because that also deletes the member's language.
create trigger on_auth_user_removed before delete on auth.users
for each row execute function private.enqueue_account_email();

create function private.get_decision_email_facts(decision bigint) returns jsonb
language sql stable
return (
  select jsonb_strip_nulls(jsonb_build_object('person', subject, 'admin', profiles.full_name, 'reason', reason))
  from public.moderation_log left join public.profiles on profiles.id = actor where moderation_log.id = decision
);

comment on function private.get_decision_email_facts is 'Returns the content of an email about a decision: what it is about, who decided, and why.';

-- Emails to members

create function private.get_member_email_skip_reason(mail private.outbox) returns text
language plpgsql stable set search_path = '' as $$
declare
  notification public.notifications;
begin
  select * into notification from public.notifications where id = mail.notification_id;
  return case
    when not exists (select from auth.users where id = mail.recipient and email is not null and email_confirmed_at is not null)
      then 'No confirmed address'
    when private.is_suspended(mail.recipient) and mail.event not in (
      'factor_added', 'admin_added', 'member_suspended', 'member_restored', 'appeal_granted', 'appeal_declined', 'appeal_moot',
      'post_hidden', 'post_removed', 'post_erased', 'comment_hidden', 'comment_removed', 'comment_erased'
    ) then 'Suspended'
    when exists (
      select from public.notification_preferences join private.event_types on code = mail.event
      where member_id = mail.recipient and email_topic = any (muted_email_topics)
    ) then 'Unsubscribed'
    when exists (
      select from public.notification_preferences join auth.users on users.id = member_id
      where member_id = mail.recipient and suppressed_email = lower(users.email)
    ) then 'Earlier emails bounced'
    when notification.read_at is not null then 'Read on the site'
    when exists (select from public.posts where id = notification.post_id and (deleted_at is not null or hidden_at is not null)) and mail.event = 'post_commented'
      then 'The post is no longer visible'
    when mail.event = 'request_received'
      and not exists (select from public.practice_requests where id = notification.request_id and status in ('sent', 'seen')) then 'Already answered or withdrawn'
    when mail.event in ('request_waitlisted', 'request_offered')
      and not exists (
        select from public.practice_requests
        where id = notification.request_id and status = case mail.event when 'request_offered' then 'offered' else 'waiting' end::public.request_status
      ) then 'The status has changed'
    when mail.event in ('request_closing_announced', 'closing_announced')
      and not exists (select from public.doctors where id = notification.doctor_id and closes_on is not null) then 'It is no longer closing'
    when mail.event in ('staff_invited', 'ownership_offered')
      and not exists (
        select from public.practice_invitations as invitations join auth.users on users.id = mail.recipient
        where invitations.doctor_id = notification.doctor_id and invitations.status = 'open' and invitations.expires_at > now()
          and (invitations.user_id = users.id or invitations.email = lower(users.email))
      ) then 'The invitation is no longer open'
    when mail.event = 'staff_invited'
      and exists (
        select from private.outbox as earlier join public.notifications as other on other.id = earlier.notification_id
        where earlier.recipient = mail.recipient and earlier.event = mail.event and other.doctor_id = notification.doctor_id
          and earlier.sent_at > now() - interval '1 day'
      ) then 'The practice sent one within a day'
    when mail.event = 'request_received'
      and not exists (select from private.people_with_permission(notification.doctor_id, 'answer') as person where person = mail.recipient)
      then 'No longer answers for the practice'
    when mail.event = 'listing_changed' and not exists (select from public.doctors where id = notification.doctor_id and user_id = mail.recipient)
      then 'No longer owns the listing'
    when mail.event = 'admin_digest' and not private.has_waiting_work(mail.recipient) then 'No work is waiting'
    when mail.event = 'weekly_digest' and not exists (
      select from private.get_digest(mail.recipient) as digest where greatest(digest.fresh, digest.posts, digest.threads) > 0
    ) then 'Nothing new'
  end;
end $$;

comment on function private.get_member_email_skip_reason is 'Returns why an email to a member should not be sent; null if it should.';

create function private.get_member_email_facts(mail private.outbox) returns jsonb
language sql stable
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'listing', doctors.id,
    'practice', doctors.practice_name,
    'post', notification.post_id,
    'reason', case when email_includes_reason then notification.note end,
    'appealed', notification.appealed,
    'act', case when mail.event = 'listing_changed' then notification.note end,
    'changes', notification.changes,
    'field', case when mail.event = 'change_declined' then (
      select min(field) from (
        select proposed from public.listing_changes
        where doctor_id = notification.doctor_id and status = 'declined' order by decided_at desc limit 1
      ) as declined, jsonb_object_keys(proposed) as field
    ) end,
    'added', case when mail.event = 'claim_approved' then (
      select jsonb_agg(field order by field) from public.claim_evidence as claim
      join public.listing_versions as versions on versions.doctor_id = claim.doctor_id and versions.at = claim.decided_at and action = 'add claim details'
      cross join jsonb_object_keys(changes) as field
      where claim.doctor_id = notification.doctor_id and claimant = mail.recipient
    ) end,
    'place', coalesce(digest.place, case when mail.event = 'practice_nearby' then notification.note end),
    'found', coalesce(digest.fresh, notification.found_count),
    'accepting', digest.accepting,
    'state', digest.state,
    'posts', digest.posts,
    'threads', digest.threads,
    'person', case when mail.event = 'post_commented' then (
      select profiles.full_name from public.notification_actors
      join public.profiles on profiles.id = notification_actors.actor_id
      where notification_actors.notification_id = notification.id order by notification_actors.at desc limit 1
    ) else asker.full_name end,
    'people', (select count(*) from public.notification_actors where notification_actors.notification_id = notification.id),
    'plan', requests.plan,
    'asks_for', case when requests.for_waitlist then 'waitlist' else requests.kind::text end,
    'questions', case when requests.questions <> '{}' then requests.questions end,
    'requested_for', requests.requested_for,
    'starts_on', requests.starts_on,
    'contact_method', requests.contact_method,
    'ends_on', case when mail.event = 'member_suspended' then (
      select (ends_at at time zone 'America/New_York')::date from private.suspensions where user_id = mail.recipient
    ) end,
    'closes_on', closing.closed_on,
    'suggested', closing.suggested_name
  ))
  from (select mail.notification_id as id) as one
  left join private.event_types on code = mail.event
  left join public.notifications as notification on notification.id = one.id
  left join lateral private.get_digest(mail.recipient) as digest on mail.event = 'weekly_digest'
  left join public.doctors on doctors.id = coalesce(notification.doctor_id, case when digest.fresh = 1 then digest.one end)
  left join lateral private.get_closing(doctors.id) as closing
    on mail.event in ('request_closing_announced', 'request_ended', 'closing_announced', 'listing_closed')
  left join public.practice_requests as requests on mail.event = 'request_received' and requests.id = notification.request_id
  left join public.profiles as asker on asker.id = requests.user_id
);

comment on function private.get_member_email_facts is
  'Returns the content of an email to a member: names, numbers, the reason of an admin''s decision, a field of a rejected change, what an approved claim added to the listing, and what was changed in a listing. Of a request only the plan, '
  'the questions, who it is for, the start date, and how to answer; no ages, phone numbers, times, or text of replies and posts.';

-- The worker

create type private.leased_email as (
  id uuid, lease uuid, recipient uuid, address text, event public.event_code, topic public.email_topic, attempts integer, facts jsonb, language text
);

create function private.get_email_skip_reason(mail private.outbox) returns text
language sql stable
return case
  when mail.work_code_id is not null then private.get_code_email_skip_reason(mail)
  when mail.invitation_id is not null then private.get_invitation_email_skip_reason(mail)
  when mail.removal_request_id is not null then private.get_removal_email_skip_reason(mail)
  when mail.contact_reply_id is not null then private.get_contact_reply_skip_reason(mail)
  when mail.address is not null then case when private.is_suppressed(lower(mail.address)) then 'Earlier emails bounced' end
  else private.get_member_email_skip_reason(mail)
end;

comment on function private.get_email_skip_reason is 'Returns why an email should not be sent, as things are now; null if it should.';

create function private.get_email_facts(mail private.outbox) returns jsonb
language sql volatile
return case
  when mail.work_code_id is not null then private.get_code_email_facts(mail.work_code_id)
  when mail.invitation_id is not null then private.get_invitation_email_facts(mail.invitation_id)
  when mail.removal_request_id is not null then private.get_removal_email_facts(mail.event, mail.removal_request_id)
  when mail.contact_reply_id is not null then private.get_contact_reply_email_facts(mail.contact_reply_id)
  when mail.decision_id is not null then private.get_decision_email_facts(mail.decision_id)
  when mail.event = 'admin_digest' then (select jsonb_build_object('queues', to_jsonb(work)) from private.count_waiting_work() as work)
  else private.get_member_email_facts(mail)
end;

comment on function private.get_email_facts is 'Returns the content of an email. Codes and tokens are created here.';

create function private.get_email_address(mail private.outbox) returns text
language sql stable
return coalesce(
  (select address from private.work_email_codes where id = mail.work_code_id),
  (select email from public.practice_invitations where id = mail.invitation_id),
  (select email from public.removal_requests where id = mail.removal_request_id),
  (
    select email from public.contact_replies join public.contact_messages on contact_messages.id = message_id
    where contact_replies.id = mail.contact_reply_id
  ),
  mail.address,
  (select email from auth.users where id = mail.recipient)
);

comment on function private.get_email_address is 'Returns the current address that an email goes to.';

create function private.get_email_language(mail private.outbox) returns text
language sql stable
return coalesce(
  (select language from public.removal_requests where id = mail.removal_request_id),
  (
    select language from public.contact_replies join public.contact_messages on contact_messages.id = message_id
    where contact_replies.id = mail.contact_reply_id
  ),
  mail.language,
  (select language from public.notification_preferences where member_id = mail.recipient),
  'en'
);

comment on function private.get_email_language is
  'Returns the language of an email: that of the form which its recipient filled in, or the one that the member chose.';

create function private.prepare_email(mail private.outbox, for_time interval) returns setof private.leased_email
language plpgsql set search_path = '' as $$
declare
  because text := private.get_email_skip_reason(mail);
begin
  if because is null and mail.attempts >= 7 then
    because := coalesce(mail.last_error, 'Seven workers stopped before sending it');
  end if;
  if because is not null then
    -- An email that is skipped has not failed, however often it was tried.
    update private.outbox
    set given_up_at = now(), last_error = because, attempts = case when attempts >= 7 then attempts else 0 end
    where id = mail.id;
    return;
  end if;
  update private.outbox set attempts = attempts + 1, due_at = now() + for_time, lease = gen_random_uuid()
  where id = mail.id returning * into mail;
  return query
  select mail.id, mail.lease, mail.recipient, private.get_email_address(mail), mail.event, email_topic, mail.attempts,
    private.get_email_facts(mail), private.get_email_language(mail)
  from private.event_types where code = mail.event;
end $$;

comment on function private.prepare_email is
  'Leases an email and returns all that a worker needs to send it; returns nothing if it is skipped or given up.';

create function private.lease_email(for_time interval) returns setof private.leased_email
language plpgsql set search_path = '' as $$
declare
  mail private.outbox;
  because text;
begin
  loop
    select * into mail from private.outbox
    where sent_at is null and given_up_at is null and due_at <= now()
    order by due_at, id limit 1 for update skip locked;
    exit when mail.id is null;
    begin
      return query select * from private.prepare_email(mail, for_time);
      exit when found;
    exception when others then
      -- An email that can't be prepared must not block all others.
      get stacked diagnostics because = message_text;
      update private.outbox set attempts = attempts + 1 where id = mail.id;
      perform private.release_email(mail.id, mail.lease, 'Preparing failed: ' || because, false);
    end;
  end loop;
end $$;

comment on function private.lease_email is
  'Leases the email that has been due longest for a time in which no other worker gets it. If the worker stops before reporting a '
  'result, the email is sent again. Skips emails that should no longer be sent.';

create function private.mark_email_sent(mail uuid) returns void
language sql volatile set search_path = ''
begin atomic
  -- The lease does not matter: the email is sent.
  update private.outbox set sent_at = now(), last_error = null where id = mail and sent_at is null and given_up_at is null;
  delete from private.outbox where id = mail and address is not null;
end;

comment on function private.mark_email_sent is 'Marks an email sent.';

create function private.release_email(mail uuid, of_lease uuid, because text, is_final boolean) returns void
language sql volatile set search_path = ''
begin atomic
  update private.outbox set
    -- Mail servers repeat the address in their errors, which admins should not see.
    last_error = left(regexp_replace(because, '[^[:space:]<>"'']+@[^[:space:]<>"'']+', '(address)', 'g'), 500),
    given_up_at = case when is_final or attempts >= 7 then now() end,
    -- 1, 4, 16 minutes, and so on up to 17 hours, with jitter.
    due_at = now() + interval '1 minute' * power(4, attempts - 1) * (0.8 + random() * 0.4)
  where id = mail and lease is not distinct from of_lease and sent_at is null and given_up_at is null;
end;

comment on function private.release_email is
  'Returns an email that could not be sent, by the worker that leased it: retried seven times within a day, or given up at once if '
  '`is_final`.';

create function private.purge_outbox() returns void
language sql volatile set search_path = ''
begin atomic
  delete from private.outbox
  where created_at < now() - interval '90 days' and (sent_at < now() - interval '90 days' or given_up_at < now() - interval '90 days');
  delete from private.outbox where address is not null and given_up_at is not null;
  delete from private.work_email_codes
  where requested_at < now() - interval '90 days' or (claimant is null and requested_at < now() - interval '1 day');
  delete from private.suppressed_emails where stopped_at < now() - interval '90 days';
end;

comment on function private.purge_outbox is
  'Deletes emails, codes, and suppressed addresses after 90 days, and codes without a claim after a day.';

-- Unsubscribing, and addresses that refuse email: called by Edge Functions that have checked a signature or key

create function private.unsubscribe_member(member uuid, of_topic public.email_topic) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.notification_preferences (member_id, muted_email_topics)
  select id, array[of_topic] from public.profiles where id = member
  on conflict (member_id) do update set muted_email_topics = array(
    select distinct topic from unnest(notification_preferences.muted_email_topics || excluded.muted_email_topics) as topic order by topic
  );
  return found;
end $$;

comment on function private.unsubscribe_member is 'Stops emails of a topic to a member; false if there is no such member.';

create function private.opt_out_of_invitations(invited uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  named constant text := (select address from private.invited_emails where id = invited);
begin
  if named is null then
    return false;
  end if;
  insert into private.invitation_opt_outs (address) values (private.fold_mailbox(named)) on conflict do nothing;
  return true;
end $$;

comment on function private.opt_out_of_invitations is
  'Stops invitations by email to an address that was sent one; false for an unknown id.';

create function private.was_requested_by_others(wanted text) returns boolean
language sql stable set search_path = ''
begin atomic
  select coalesce((
    select email_topic is null
    from private.outbox join private.event_types on code = event
    where sent_at is not null and (
      work_code_id in (select id from private.work_email_codes where address = wanted)
      or invitation_id in (select id from public.practice_invitations where email = wanted)
      or removal_request_id in (select id from public.removal_requests where lower(email) = wanted)
      or (email_topic is not null and recipient in (select id from auth.users where lower(email) = wanted))
    )
    order by sent_at desc limit 1
  ), false);
end;

comment on function private.was_requested_by_others is 'Whether somebody else had requested the latest email to an address.';

create function private.suppress_email(address text, because text, is_complaint boolean default false) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  wanted constant text := lower(btrim(address));
  stopped integer;
begin
  insert into private.suppressed_emails as known (address, because) values (wanted, left(suppress_email.because, 200))
  on conflict on constraint suppressed_emails_pkey do update set because = excluded.because, stopped_at = now();
  -- A complaint about an email that somebody else requested does not stop the member's own emails.
  if is_complaint and private.was_requested_by_others(wanted) then
    return 0;
  end if;
  insert into public.notification_preferences (member_id, suppressed_email, suppressed_because)
  select profiles.id, lower(users.email), left(suppress_email.because, 200)
  from auth.users join public.profiles on profiles.id = users.id
  where lower(users.email) = wanted
  on conflict (member_id) do update set suppressed_email = excluded.suppressed_email, suppressed_because = excluded.suppressed_because;
  get diagnostics stopped = row_count;
  return stopped;
end $$;

comment on function private.suppress_email is
  'Suppresses an address that bounced or complained about spam, and returns how many accounts have it. After a complaint about an email'
  ' that somebody else requested, the member''s own emails continue.';

create function private.resume_email() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  update public.notification_preferences set suppressed_email = null, suppressed_because = null where member_id = auth.uid();
  delete from private.suppressed_emails where address = private.get_own_email();
end $$;

comment on function private.resume_email is 'See public.resume_email. Definer: API roles can''t write these columns.';
grant execute on function private.resume_email to authenticated;

create function public.resume_email() returns void
language sql volatile begin atomic select private.resume_email(); end;

comment on function public.resume_email is 'Resumes emails to the caller after their address was suppressed.';
grant execute on function public.resume_email to authenticated;

create function private.export_emails() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'notification_preferences', (select to_jsonb(preferences) from public.notification_preferences as preferences where member_id = auth.uid()),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event, 'created_at', created_at, 'due_at', due_at, 'sent_at', sent_at, 'not_sent_because', case when given_up_at is not null then last_error end
      ) order by created_at), '[]')
      -- Invitations are left out: whether one was emailed reveals whether the address has an account.
      from private.outbox where recipient = auth.uid() and invitation_id is null
    )
  );
end;

comment on function private.export_emails is
  'Returns the caller''s preferences and their emails of the last 90 days. Definer: API roles can''t read the outbox.';
grant execute on function private.export_emails to authenticated;

-- Admin view

create function private.admin_get_email_health()
returns table (waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text, last_failed_at timestamptz, stopped integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select
    (select count(*)::integer from private.outbox where sent_at is null and given_up_at is null and due_at <= now()),
    (
      select min(due_at) from private.outbox
      where sent_at is null and given_up_at is null and due_at <= now()
    ),
    (
      select count(*)::integer from private.outbox
      where sent_at is null and given_up_at is null and due_at > now() and attempts > 0 and last_error is not null
    ),
    (select count(*)::integer from private.outbox where sent_at > now() - interval '7 days'),
    (select count(*)::integer from private.outbox where given_up_at > now() - interval '7 days' and attempts > 0),
    failure.last_error, failure.failed_at,
    (select count(*)::integer from public.notification_preferences where suppressed_email is not null)
  from (select) as once
  left join lateral (
    select last_error, coalesce(given_up_at, due_at) as failed_at from private.outbox
    where attempts > 0 and sent_at is null and last_error is not null and coalesce(given_up_at, now()) > now() - interval '7 days'
    order by coalesce(given_up_at, now()) desc, due_at desc limit 1
  ) as failure on true;
end $$;

comment on function private.admin_get_email_health is 'See public.admin_get_email_health. Definer: API roles can''t read the outbox.';
grant execute on function private.admin_get_email_health to authenticated;

create function public.admin_get_email_health()
returns table (waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text, last_failed_at timestamptz, stopped integer)
language sql stable begin atomic select * from private.admin_get_email_health(); end;

comment on function public.admin_get_email_health is
  'Returns how many emails are due and since when, will be retried, were sent and given up within a week, the latest error, and how '
  'many accounts have a suppressed address. Admins only.';
grant execute on function public.admin_get_email_health to authenticated;

-- Scheduling on hosted projects

create function private.start_email_worker() returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := private.get_secret('send_mail_url');
  key constant text := private.get_secret('send_mail_key');
begin
  perform private.run_due_tasks();
  if address is null or key is null
    or not exists (select from private.outbox where sent_at is null and given_up_at is null and due_at <= now()) then
    return;
  end if;
  -- The timeout exceeds the run time of the function, because hanging up may end it.
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_email_worker is
  'Calls the Edge Function that sends email when any is due, with the address and key in the vault (send_mail_url, send_mail_key). '
  'Workers that run at the same time share the work.';

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension) then
      execute format('create extension if not exists %I', extension);
    end if;
  end loop;
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('lapse claims', '17 7 * * *', 'select private.lapse_claims(), private.close_due_listings(), private.end_opt_outs(), private.purge_case_notes()');
    if exists (select from pg_extension where extname = 'pg_net') then
      perform cron.schedule('send mail', '* * * * *', 'select private.start_email_worker()');
    end if;
  end if;
exception when others then
  raise warning 'The email worker is not scheduled: % Enable pg_cron and pg_net, then schedule private.start_email_worker().', sqlerrm;
end $$;
