-- The outbox: what is to be mailed. Triggers write it, a sender outside of the database takes from it. Nothing here is
-- within reach of the API, and no row holds an address or a word of what somebody wrote: both are read when the mail is sent. Most mails go to
-- members; a code and an invitation go to an address that somebody named, at any hour, and are nothing that settings could switch off.

create type public.mail_topic as enum ('requests', 'practice', 'alerts', 'community', 'desk', 'digest', 'admin_digest');

create table private.mail_kinds (
  kind text primary key,
  topic public.mail_topic,
  wait interval not null default '0',
  says_reason boolean not null default false
);

comment on table private.mail_kinds is
  'What is mailed: notifications by their kind and detail, and what has no notification. What is not here (likes, for one) shows on the site only.';
comment on column private.mail_kinds.topic is 'What members choose by; null for what goes to an address that somebody named.';
comment on column private.mail_kinds.wait is 'How long the mail waits for more of the same, or for its reader to come by.';
comment on column private.mail_kinds.says_reason is 'Whether the mail repeats the reason of a decision that is in the notification.';
alter table private.mail_kinds enable row level security;

insert into private.mail_kinds (kind, topic, wait) values
  ('request received', 'requests', '0'),
  ('request seen', 'requests', '0'),
  ('request answered', 'requests', '0'),
  ('request declined', 'requests', '0'),
  ('request waiting', 'requests', '0'),
  ('request next', 'requests', '0'),
  ('request offered', 'requests', '0'),
  ('request ended', 'requests', '0'),
  ('listing verified', 'practice', '0'),
  ('listing rejected', 'practice', '0'),
  ('listing opened', 'practice', '0'),
  ('listing taken down', 'practice', '0'),
  ('listing put back', 'practice', '0'),
  ('listing merged', 'practice', '0'),
  ('story posted', 'practice', '10 minutes'),
  ('change accepted', 'practice', '0'),
  ('change declined', 'practice', '0'),
  ('claim approved', 'practice', '0'),
  ('claim rejected', 'practice', '0'),
  ('claim lapsing', 'practice', '0'),
  ('claim lapsed', 'practice', '0'),
  ('claim revoked', 'practice', '0'),
  ('claim disowned', 'desk', '0'),
  ('work address code', null, '0'),
  ('invitation', null, '0'),
  ('staff invited', 'practice', '0'),
  ('staff offered', 'practice', '0'),
  ('staff accepted', 'practice', '0'),
  ('staff declined', 'practice', '0'),
  ('staff handed over', 'practice', '0'),
  ('staff removed', 'practice', '0'),
  ('listing closed', 'alerts', '0'),
  ('alert accepting', 'alerts', '0'),
  ('alert nearby', 'alerts', '5 minutes'),
  ('comment', 'community', '10 minutes'),
  ('correction accepted', 'community', '0'),
  ('correction declined', 'community', '0'),
  ('report closed', 'community', '0'),
  ('report member closed', 'community', '0'),
  ('report kept', 'community', '0'),
  ('report removed', 'community', '0'),
  ('contact message', 'desk', '2 minutes'),
  ('contact reply', null, '0'),
  ('removal confirmation', null, '0'),
  ('removal approved', null, '0'),
  ('removal declined', null, '0'),
  ('admin digest', 'admin_digest', '0'),
  ('digest', 'digest', '0');

insert into private.mail_kinds (kind, topic, says_reason)
select concat_ws(' ', 'appeal', noun, outcome), 'community', true
from unnest(array['post', 'comment', 'listing', 'account']) as noun cross join unnest(array['granted', 'declined']) as outcome;

insert into private.mail_kinds (kind, topic, says_reason) values
  ('account suspended', 'community', true),
  ('account restored', 'community', false),
  ('moderation hidden', 'community', true),
  ('moderation removed', 'community', true),
  ('moderation restored', 'community', true),
  ('moderation post erased', 'community', true),
  ('moderation comment erased', 'community', true),
  ('claim assigned', 'practice', true),
  ('claim reassigned', 'practice', true);

update private.mail_kinds set says_reason = true
where kind in ('listing rejected', 'listing taken down', 'claim rejected', 'claim revoked', 'change declined');

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient uuid references public.profiles (id) on delete cascade,
  kind text not null references private.mail_kinds (kind),
  notification_id uuid references public.notifications (id) on delete cascade,
  work_code_id uuid references private.work_codes (id) on delete cascade,
  invitation_id uuid references public.practice_invitations (id) on delete cascade,
  removal_request_id uuid references public.removal_requests (id) on delete cascade,
  contact_reply_id uuid references public.contact_replies (id) on delete cascade,
  dedupe_key text not null unique,
  thread_key text,
  due_at timestamptz not null,
  attempts integer not null default 0,
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint outbox_ended_once_check check (sent_at is null or given_up_at is null),
  constraint outbox_one_subject_check check (
    num_nonnulls(notification_id, work_code_id, invitation_id, removal_request_id, contact_reply_id) <= 1
  ),
  constraint outbox_recipient_check check (num_nonnulls(recipient, removal_request_id, contact_reply_id) >= 1)
);

comment on table private.outbox is 'Mails to send, and for 90 days those that were. An account''s go with it.';
comment on column private.outbox.recipient is 'Whom the mail is for, or who asked for it where it goes to another address; null for visitors without an account.';
comment on column private.outbox.notification_id is 'The notification that is mailed: what it is about, and whether it was read meanwhile.';
comment on column private.outbox.work_code_id is 'The code that it brings, to the work address that was named for it.';
comment on column private.outbox.invitation_id is 'The invitation that it brings, to the address that was invited.';
comment on column private.outbox.removal_request_id is 'The removal request that it asks to confirm, or whose outcome it brings.';
comment on column private.outbox.contact_reply_id is 'The reply to a contact message that it brings.';
comment on column private.outbox.dedupe_key is 'What is mailed once. A notification gathers more of the same until it is read, and a mail tells of all that came before it.';
comment on column private.outbox.thread_key is 'The conversation, whose mails answer each other.';
comment on column private.outbox.due_at is 'When it is to be sent; while a sender has it, when another may take it.';
comment on column private.outbox.lease is 'The sender that has taken it last.';
comment on column private.outbox.last_error is 'Why it was not sent so far, or never will be.';

create index outbox_due_idx on private.outbox (due_at, id) where sent_at is null and given_up_at is null;
create index outbox_recipient_idx on private.outbox (recipient, thread_key, sent_at);
create index outbox_kind_idx on private.outbox (kind);
create index outbox_notification_id_idx on private.outbox (notification_id);
create index outbox_work_code_id_idx on private.outbox (work_code_id);
create index outbox_invitation_id_idx on private.outbox (invitation_id);
create index outbox_removal_request_id_idx on private.outbox (removal_request_id);
create index outbox_contact_reply_id_idx on private.outbox (contact_reply_id);
create index outbox_created_at_idx on private.outbox (created_at);
alter table private.outbox enable row level security;

create table private.stopped_addresses (
  address text primary key,
  because text not null,
  stopped_at timestamptz not null default now()
);

comment on table private.stopped_addresses is
  'Addresses that mails came back from, or whose reader called one spam: for 90 days nothing that somebody else asks for goes there. Members end that '
  'for their own mail in their settings.';
create index stopped_addresses_stopped_at_idx on private.stopped_addresses (stopped_at);
alter table private.stopped_addresses enable row level security;

create function private.post_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (recipient, kind, notification_id, dedupe_key, thread_key, due_at)
  select new.user_id, mail_kinds.kind, new.id, 'notification/' || new.id,
    case when new.request_id is not null then 'request/' || new.request_id when new.kind = 'comment' then 'post/' || new.post_id end,
    now() + wait
  from private.mail_kinds where mail_kinds.kind = concat_ws(' ', new.kind, new.detail);
  return null;
end $$;

comment on function private.post_notification is
  'Trigger: a notification begins, and so does its mail. What it gathers until that is sent goes into the same one. Definer: writes a private table.';

create trigger post after insert on public.notifications
for each row when (new.kind <> 'like') execute function private.post_notification();

create function private.post_more() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (recipient, kind, notification_id, dedupe_key, thread_key, due_at)
  select new.user_id, mail_kinds.kind, new.id, 'notification/' || new.id || '/' || extract(epoch from clock_timestamp()),
    case when new.kind = 'comment' then 'post/' || new.post_id end, now() + wait
  from private.mail_kinds where mail_kinds.kind = concat_ws(' ', new.kind, new.detail)
    and not exists (
      select from private.outbox as waiting
      where waiting.notification_id = new.id and waiting.sent_at is null and waiting.given_up_at is null
        -- One that is being sent at this moment was written before this.
        and (waiting.attempts = 0 or waiting.last_error is not null)
    );
  return null;
end $$;

comment on function private.post_more is
  'Trigger: an unread notification gathered more. Its mail that waits tells of that, too; after one that is out there is another. Definer: writes a '
  'private table.';

create trigger post_more after update of updated_at on public.notifications
for each row when (new.kind <> 'like' and new.read_at is null) execute function private.post_more();

create function private.post_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Messages come one at a time (limit_contact_messages). One mail tells of all that wait, and the next comes an hour later.
  insert into private.outbox (recipient, kind, dedupe_key, due_at)
  select user_roles.user_id, mail_kinds.kind, 'contact/' || new.id || '/' || user_roles.user_id,
    greatest(
      now() + wait,
      (select max(sent_at) + interval '1 hour' from private.outbox where recipient = user_roles.user_id and outbox.kind = mail_kinds.kind)
    )
  from public.user_roles cross join private.mail_kinds
  where user_roles.role = 'admin' and mail_kinds.kind = 'contact message'
    and not exists (
      select from private.outbox as waiting
      where waiting.recipient = user_roles.user_id and waiting.kind = mail_kinds.kind
        and waiting.sent_at is null and waiting.given_up_at is null
        -- One that is being sent at this moment may have been written without this message.
        and (waiting.attempts = 0 or waiting.last_error is not null)
    );
  return null;
end $$;

comment on function private.post_contact_message is
  'Trigger: somebody wrote on the contact page; administrators are mailed that messages wait, not what they say. Definer: writes a private table.';

create trigger post after insert on public.contact_messages
for each row execute function private.post_contact_message();
-- Mail to people who may have no account: replies to messages of the contact page, and what becomes of a removal request.

create function private.get_contact_reply_facts(reply uuid) returns jsonb
language sql stable
return (
  select jsonb_build_object('subject', subject, 'reply', body, 'message', message)
  from public.contact_replies join public.contact_messages on contact_messages.id = message_id where contact_replies.id = reply
);

comment on function private.get_contact_reply_facts is 'Returns what the mail with a reply says: the reply, and the message that it answers.';

create function private.why_no_contact_reply(mail private.outbox) returns text
language sql stable
return (
  select case when exists (select from private.stopped_addresses where address = lower(email)) then 'Earlier mails came back' end
  from public.contact_replies join public.contact_messages on contact_messages.id = message_id where contact_replies.id = mail.contact_reply_id
);

comment on function private.why_no_contact_reply is 'Returns why a reply can''t be mailed, as things are now; null if it can.';

create function private.make_removal_token(request uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.removal_tokens (hash, request_id) values (sha256(convert_to(token, 'UTF8')), request);
  return token;
end $$;

comment on function private.make_removal_token is 'Makes the token of a confirmation email that is being sent, and keeps its hash.';

create function private.get_removal_facts(mail_kind text, request uuid) returns jsonb
language sql volatile
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'practice', coalesce(physician_name, practice_name),
    'reason', decision_reason,
    'token', case when mail_kind = 'removal confirmation' then private.make_removal_token(id) end
  ))
  from public.removal_requests where id = request
);

comment on function private.get_removal_facts is 'Returns what an email about a removal request says; for the confirmation, with a new token.';

create function private.why_no_removal_mail(mail private.outbox) returns text
language sql stable
return (
  select case
    when exists (select from private.stopped_addresses where address = lower(email)) then 'Earlier mails came back'
    when mail.kind = 'removal confirmation' and status <> 'unconfirmed' then 'Confirmed already'
    when mail.kind = 'removal confirmation' and created_at < now() - interval '1 day' then 'Expired'
  end
  from public.removal_requests where id = mail.removal_request_id
);

comment on function private.why_no_removal_mail is 'Returns why an email about a removal request should not be sent any more; null if it should.';
-- What a member wishes to be told, on the site and by mail, and when not to be disturbed. Who has no row wishes everything.

create function private.is_time_zone(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- PostgreSQL would take a rule, too ("AAA-100BBB-167,..."), by which a time to come can lie in the past.
  return value ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' and now() at time zone value is not null;
exception when invalid_parameter_value then
  return false;
end $$;

comment on function private.is_time_zone is 'Whether PostgreSQL knows a time zone by this name. A rule that somebody wrote is no name.';
grant execute on function private.is_time_zone to authenticated, service_role;

create table public.mail_preferences (
  member_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  not_mailed public.mail_topic[] not null default '{}'
  constraint mail_preferences_not_mailed_check check (cardinality(not_mailed) <= 20),
  not_shown public.mail_topic[] not null default '{}'
  constraint mail_preferences_not_shown_check check (cardinality(not_shown) <= 20),
  quiet_from time,
  quiet_until time,
  time_zone text constraint mail_preferences_time_zone_check check (char_length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  digest_zip text references public.zip_codes (zip),
  stopped_address text,
  stopped_because text,
  constraint mail_preferences_quiet_check check (num_nulls(quiet_from, quiet_until, time_zone) in (0, 3) and quiet_from <> quiet_until)
);

comment on table public.mail_preferences is 'What a member wishes to be told, where, and when not. Written by the person, by links in mails, and by bounces.';
comment on column public.mail_preferences.not_mailed is 'Topics that are not mailed.';
comment on column public.mail_preferences.not_shown is 'Topics that do not show among the notifications.';
comment on column public.mail_preferences.quiet_from is 'When mails begin to wait, by the clock of the time zone; until quiet_until, perhaps of the next day.';
comment on column public.mail_preferences.digest_zip is 'Around which a digest of each week is mailed; null without the wish.';
comment on column public.mail_preferences.stopped_address is 'An address that mails came back from, or whose owner called them spam: nothing is mailed to it. Another one is free of that.';

grant select on table public.mail_preferences to authenticated;
create index mail_preferences_digest_zip_idx on public.mail_preferences (digest_zip);

grant insert (member_id, not_mailed, not_shown, quiet_from, quiet_until, time_zone, digest_zip) on table public.mail_preferences to authenticated;
grant update (not_mailed, not_shown, quiet_from, quiet_until, time_zone, digest_zip) on table public.mail_preferences to authenticated;
grant all on table public.mail_preferences to service_role;
alter table public.mail_preferences enable row level security;

create policy "mail_preferences: person reads own" on public.mail_preferences
for select to authenticated using (member_id = (select auth.uid()));

create policy "mail_preferences: person begins own" on public.mail_preferences
for insert to authenticated with check (member_id = (select auth.uid()));

create policy "mail_preferences: person changes own" on public.mail_preferences
for update to authenticated using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()));

select private.guard_table('mail_preferences');

create function private.quiet_until(member uuid, at timestamptz default now()) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  wish public.mail_preferences;
  here timestamp;
  ends timestamp;
begin
  select * into wish from public.mail_preferences where member_id = member;
  if wish.quiet_from is null then
    return null;
  end if;
  here := at at time zone wish.time_zone;
  -- From 22 to 7 it is quiet after the one or before the other; from 12 to 14, after the one and before the other.
  if wish.quiet_from < wish.quiet_until and not (here::time >= wish.quiet_from and here::time < wish.quiet_until)
    or wish.quiet_from > wish.quiet_until and not (here::time >= wish.quiet_from or here::time < wish.quiet_until) then
    return null;
  end if;
  ends := here::date + wish.quiet_until;
  return case when ends <= here then ends + interval '1 day' else ends end at time zone wish.time_zone;
end $$;

comment on function private.quiet_until is 'When the quiet hours end that a member is in, by the clock on their wall; null where they are in none.';

create function private.hide_unwished() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Decisions are always shown with their reason, which not every mail repeats.
  new.is_shown := (
    new.note is not null and new.kind in ('listing', 'claim', 'change', 'correction', 'report', 'moderation', 'appeal', 'account')
  ) or not exists (
    select from public.mail_preferences
    join private.mail_kinds on mail_kinds.kind = concat_ws(' ', new.kind, new.detail)
    where member_id = new.user_id and mail_kinds.topic = any (not_shown)
  );
  return new;
end $$;

comment on function private.hide_unwished is 'Trigger: a notification of a topic that its reader wants only by mail, or not at all, unless it gives a reason. Definer: reads what others wish.';

create trigger hide_unwished before insert on public.notifications
for each row when (new.kind <> 'like') execute function private.hide_unwished();

create view public.notification_cards with (security_invoker = true) as
select
  notifications.id, notifications.kind, notifications.post_id, notifications.doctor_id,
  notifications.detail, notifications.note, notifications.alert_id, notifications.found_count, notifications.updated_at, notifications.read_at,
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
) as latest on true
where notifications.is_shown;

comment on view public.notification_cards is 'A notification as its list shows it: with the post or practice, the latest person and how many.';
grant select on public.notification_cards to authenticated, service_role;
-- The mail with a code, to the work address of a claim. Somebody sits there and waits for it.

create function private.is_stopped(wanted text) returns boolean
language sql stable
return exists (select from private.stopped_addresses where address = wanted);

comment on function private.is_stopped is 'Whether mails to an address came back, or were called spam.';

create function private.make_work_code(asked uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The first 48 bits of such an id are random.
  number constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 1000000;
  code constant text := lpad(number::text, 6, '0');
begin
  update private.work_codes set hashes = hashes || private.hash_work_code(id, code), made_at = now() where id = asked;
  return code;
end $$;

comment on function private.make_work_code is
  'Makes the code of a mail that a sender takes, and keeps its hash. Tried again, the mail brings another code, and each of them counts: '
  'nobody knows which one arrived.';

create function private.work_code_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'refusal', codes.id, 'code', private.make_work_code(codes.id), 'listing', codes.doctor_id,
    'practice', doctors.practice_name, 'person', claims.full_name
  ))
  from private.work_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  join public.doctors on doctors.id = codes.doctor_id
  where codes.id = asked;
end;

comment on function private.work_code_facts is 'What the mail with a code says: who claims what, the code, and which one is refused by its link.';

create function private.why_no_code(mail private.outbox) returns text
language sql stable
return (
  select case
    when private.is_suspended(mail.recipient) then 'Suspended'
    when claims.doctor_id is null then 'The claim is not open any more'
    when lower(claims.work_email) is distinct from codes.address then 'The claim has another address now'
    when claims.work_email_proven_at is not null then 'Proven already'
    when private.is_stopped(codes.address) then 'Earlier mails came back'
    when codes.refused_at is not null then 'Refused'
    when codes.asked_at < now() - interval '30 minutes' then 'Asked for too long ago'
    when exists (
      select from private.work_codes as later
      where later.doctor_id = codes.doctor_id and later.claimant = codes.claimant and later.asked_at > codes.asked_at
    ) then 'Another code was asked for'
  end
  from private.work_codes as codes
  left join public.claim_evidence as claims
    on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant and private.may_prove(claims)
  where codes.id = mail.work_code_id
);

comment on function private.why_no_code is 'Why a mail with a code is better not sent, as things are now; null when it is to be.';
-- How somebody is invited who has no account: by a mail to the address, once for each time that a practice asks. Who has confirmed the
-- address is told as a member instead, and who invites learns of neither.

create table private.invited_addresses (
  id uuid primary key default gen_random_uuid(),
  address text not null,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  mailed_at timestamptz not null default now(),
  unique (address, doctor_id)
);

comment on table private.invited_addresses is
  'Who was mailed an invitation, and when last by each practice. It outlives invitation and inviter: limits count it, and links name its rows.';
create index invited_addresses_doctor_id_idx on private.invited_addresses (doctor_id);
alter table private.invited_addresses enable row level security;

create table private.uninvitable (
  address text primary key,
  since timestamptz not null default now()
);

comment on table private.uninvitable is 'Addresses whose readers want no invitation mailed. Practices may still ask them: they see it once they have an account.';
alter table private.uninvitable enable row level security;

create function private.mail_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (recipient, kind, invitation_id, dedupe_key, due_at)
  select new.invited_by, 'invitation', new.id, 'invitation/' || new.id || '/' || extract(epoch from new.expires_at), now()
  where not exists (select from auth.users where email = new.email and email_confirmed_at is not null);
  return null;
end $$;

comment on function private.mail_invitation is 'Trigger: an address without an account was invited. Definer: reads accounts, writes a private table.';

create trigger mail_invitation after insert or update of expires_at on public.practice_invitations
for each row when (new.state = 'open' and new.email is not null) execute function private.mail_invitation();

create function private.note_invited(wanted text, practice uuid) returns uuid
language sql volatile set search_path = ''
begin atomic
  insert into private.invited_addresses (address, doctor_id) values (wanted, practice)
  on conflict (address, doctor_id) do update set mailed_at = now() returning id;
end;

comment on function private.note_invited is 'Remembers that an address is mailed an invitation of a practice; gives what the link in the mail names.';

create function private.invitation_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object(
    'invitation', invitations.id, 'invited', private.note_invited(invitations.email, invitations.doctor_id),
    'practice', doctors.practice_name, 'person', profiles.full_name, 'role', invitations.role
  ))
  from public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.id = asked;
end;

comment on function private.invitation_facts is 'What the mail with an invitation says: who asks, for which practice, and as what.';

create function private.why_no_invitation(mail private.outbox) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when invitations.state <> 'open' then 'The invitation is not open any more'
    when invitations.expires_at <= now() then 'The invitation has expired'
    when private.is_suspended(mail.recipient) then 'Suspended'
    when not private.may_appoint(invitations.doctor_id, invitations.role, invitations.invited_by) then 'The sender can no longer invite people'
    when not exists (select from public.doctors where id = invitations.doctor_id and status = 'published') then 'The listing is not public'
    when exists (select from private.uninvitable where address = invitations.email) then 'Not wished'
    when private.is_stopped(invitations.email) then 'Earlier mails came back'
    -- One that is tried again was counted when it was tried first.
    when mail.attempts = 0 and exists (
      select from private.invited_addresses as known
      where known.address = invitations.email and known.doctor_id = invitations.doctor_id and mailed_at > now() - interval '7 days'
    ) then 'The practice has mailed one within a week'
    when mail.attempts = 0 and (
      select count(*) from private.invited_addresses as known where known.address = invitations.email and mailed_at > now() - interval '7 days'
    ) >= 3 then 'Three practices have mailed one within a week'
  end
  from public.practice_invitations as invitations where invitations.id = mail.invitation_id;
end;

comment on function private.why_no_invitation is
  'Why a mail with an invitation is better not sent, as things are now; null when it is to be. An address is mailed one a week by a practice, and '
  'three by all.';

create function private.end_invitations(invited uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  named constant text := (select address from private.invited_addresses where id = invited);
begin
  if named is null then
    return false;
  end if;
  insert into private.uninvitable (address) values (named) on conflict do nothing;
  return true;
end $$;

comment on function private.end_invitations is
  'Mails no invitation any more to an address that was mailed one; false where that is not known any more. Called by the function that answers links '
  'of mails.';
-- The digest of a week: for who wishes it, what is new around a ZIP code. Off until wished for.

create type private.digest as (place text, fresh integer, one uuid, accepting integer);

create function private.digest_of(member uuid) returns private.digest
language sql stable set search_path = ''
begin atomic
  with area as (
    select zip_codes.city || ', ' || zip_codes.state || ' ' || zip as place, miles, private.earth_position(latitude, longitude) as center
    from public.mail_preferences join public.zip_codes on zip = digest_zip cross join private.near_miles() as miles
    where member_id = member
  ),
  fresh as (
    select doctors.id from area, private.published_listings
    join public.doctors on doctors.id = published_listings.doctor_id and doctors.verified
    where published_at > now() - interval '7 days'
      and exists (
        select from private.spots_of(doctors) as spot
        where private.earth_position(spot.latitude, spot.longitude) operator(extensions.<->) center <= miles
      )
      and member is distinct from doctors.submitted_by and member is distinct from doctors.user_id
  )
  select place, (select count(*)::integer from fresh), (select id from fresh order by id limit 1), (
    select count(*)::integer from (
      select distinct doctor_id from private.doctor_search
      where position operator(extensions.<@) extensions.cube_enlarge(center, miles, 3) and position operator(extensions.<->) center <= miles
        and facts @> private.fact_ids(array['=accepting-new-patients'])
      limit 1000
    ) as few
  )
  from area;
end;

comment on function private.digest_of is
  'The place around which a member is told of each week, the practices with an office there that became public within seven days (and one of them), and how many '
  'accept new patients, up to 1,000. What the member put up is not new to them.';

create function private.post_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, kind, dedupe_key, due_at)
  select member_id, 'digest', 'digest/' || member_id || '/' || to_char(here, 'IYYY-IW'), at
  from public.mail_preferences
  cross join lateral (select at at time zone coalesce(time_zone, 'America/New_York') as here) as clock
  where digest_zip is not null and not 'digest' = any (not_mailed) and extract(isodow from here) = 1 and extract(hour from here) >= 8
  on conflict (dedupe_key) do nothing;
end;

comment on function private.post_digests is
  'From Monday at 8 on, by their clock, one digest for each member who wishes it. Called before each look for mail; one that has nothing new to tell '
  'is not sent.';

create function private.post_admin_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, kind, dedupe_key, due_at)
  select user_roles.user_id, 'admin digest', 'admin digest/' || user_roles.user_id || '/' || here::date, at
  from public.user_roles
  left join public.mail_preferences on member_id = user_roles.user_id
  cross join lateral (select at at time zone coalesce(time_zone, 'America/New_York') as here) as clock
  where user_roles.role = 'admin' and extract(hour from here) >= 8
    and not coalesce('admin_digest' = any (not_mailed), false)
    and private.has_waiting_work(user_roles.user_id)
  on conflict (dedupe_key) do nothing;
end;

comment on function private.post_admin_digests is
  'From 8 a.m. on, by their clock, enqueues one mail a day for each admin who has not switched it off, when work waits. Called before each look for mail.';
-- What is asked of a mail when it is due: whether it is still to be sent, where to, and what it says. All of it as things are then.

create function private.why_not_mailed(mail private.outbox) returns text
language plpgsql stable set search_path = '' as $$
declare
  told public.notifications;
begin
  select * into told from public.notifications where id = mail.notification_id;
  return case
    when not exists (select from auth.users where id = mail.recipient and email is not null and email_confirmed_at is not null)
      then 'No confirmed address'
    when private.is_suspended(mail.recipient) and coalesce(told.kind not in ('account', 'appeal', 'moderation'), true) then 'Suspended'
    when exists (
      select from public.mail_preferences join private.mail_kinds on mail_kinds.kind = mail.kind
      where member_id = mail.recipient and mail_kinds.topic = any (not_mailed)
    ) then 'Not wished'
    when exists (
      select from public.mail_preferences join auth.users on users.id = member_id
      where member_id = mail.recipient and stopped_address = lower(users.email)
    ) then 'Earlier mails came back'
    when told.is_shown and told.read_at is not null then 'Read on the site'
    when exists (select from public.posts where id = told.post_id and (deleted_at is not null or hidden_at is not null)) and mail.kind in ('comment', 'story posted')
      then 'The post is gone'
    when mail.kind = 'request received'
      and not exists (select from public.practice_requests where id = told.request_id and status in ('sent', 'seen')) then 'Answered or withdrawn since'
    when mail.kind in ('request seen', 'request waiting', 'request next', 'request offered')
      and not exists (
        select from public.practice_requests
        where id = told.request_id and status::text = case told.detail when 'next' then 'waiting' else told.detail end
      ) then 'It has gone on since'
    when mail.kind in ('staff invited', 'staff offered')
      and not exists (
        select from public.practice_invitations as invitations join auth.users on users.id = mail.recipient
        where invitations.doctor_id = told.doctor_id and invitations.state = 'open' and invitations.expires_at > now()
          and (invitations.user_id = users.id or invitations.email = lower(users.email))
      ) then 'The invitation is not open any more'
    when mail.kind = 'staff invited'
      and exists (
        select from private.outbox as earlier join public.notifications as line on line.id = earlier.notification_id
        where earlier.recipient = mail.recipient and earlier.kind = mail.kind and line.doctor_id = told.doctor_id
          and earlier.sent_at > now() - interval '1 day'
      ) then 'The practice has mailed one within a day'
    when mail.kind = 'request received'
      and not exists (select from private.people_with(told.doctor_id, 'answer') as person where person = mail.recipient)
      then 'No longer answers for the practice'
    when mail.kind = 'contact message' and (
      not exists (select from public.user_roles where user_id = mail.recipient and role = 'admin')
      or not exists (select from public.contact_messages where status = 'open')
    ) then 'Nothing waits'
    when mail.kind = 'admin digest' and not private.has_waiting_work(mail.recipient) then 'Nothing waits'
    when mail.kind = 'digest' and coalesce((private.digest_of(mail.recipient)).fresh, 0) = 0 then 'Nothing new'
  end;
end $$;

comment on function private.why_not_mailed is 'Why a mail that is due is better not sent, as things are now; null when it is to be.';

create function private.mail_facts(mail private.outbox) returns jsonb
language sql stable
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'listing', doctors.id,
    'practice', doctors.practice_name,
    'post', told.post_id,
    'reason', case when mail_kinds.says_reason then told.note end,
    'place', coalesce(digest.place, case when told.kind = 'alert' then told.note end),
    'found', coalesce(digest.fresh, told.found_count),
    'accepting', digest.accepting,
    'person', case when told.kind = 'comment' then (
      select profiles.full_name from public.notification_actors
      join public.profiles on profiles.id = notification_actors.actor_id
      where notification_actors.notification_id = told.id order by notification_actors.at desc limit 1
    ) when mail.kind = 'request received' then asker.full_name end,
    'people', (select count(*) from public.notification_actors where notification_actors.notification_id = told.id),
    'plan', case when mail.kind = 'request received' then requests.plan end,
    'asks_for', case when mail.kind = 'request received' then requests.kind end,
    'waiting', case when mail.kind = 'contact message' then (select count(*) from public.contact_messages where status = 'open') end
  ))
  from (select mail.notification_id as id) as one
  left join private.mail_kinds on mail_kinds.kind = mail.kind
  left join public.notifications as told on told.id = one.id
  left join lateral private.digest_of(mail.recipient) as digest on mail.kind = 'digest'
  left join public.doctors on doctors.id = coalesce(told.doctor_id, case when digest.fresh = 1 then digest.one end)
  left join public.practice_requests as requests on requests.id = told.request_id
  left join public.profiles as asker on asker.id = requests.user_id
);

comment on function private.mail_facts is
  'What a mail says: names, numbers, and the reason of an admin''s decision. No word of a request but the plan, no answer, nothing of a post: these are '
  'read on the site.';

create function private.why_not_sent(mail private.outbox) returns text
language sql stable
return case
  when mail.work_code_id is not null then private.why_no_code(mail)
  when mail.invitation_id is not null then private.why_no_invitation(mail)
  when mail.removal_request_id is not null then private.why_no_removal_mail(mail)
  when mail.contact_reply_id is not null then private.why_no_contact_reply(mail)
  else private.why_not_mailed(mail)
end;

comment on function private.why_not_sent is 'Why a mail that is due is better not sent, to whomever it goes; null when it is to be.';

create function private.facts_of_mail(mail private.outbox) returns jsonb
language sql volatile
return case
  when mail.work_code_id is not null then private.work_code_facts(mail.work_code_id)
  when mail.invitation_id is not null then private.invitation_facts(mail.invitation_id)
  when mail.removal_request_id is not null then private.get_removal_facts(mail.kind, mail.removal_request_id)
  when mail.contact_reply_id is not null then private.get_contact_reply_facts(mail.contact_reply_id)
  when mail.kind = 'admin digest' then (select jsonb_build_object('queues', to_jsonb(work)) from private.count_waiting_work() as work)
  else private.mail_facts(mail)
end;

comment on function private.facts_of_mail is 'Returns what any mail says. Codes and tokens are made here.';

create function private.address_of_mail(mail private.outbox) returns text
language sql stable
return coalesce(
  (select address from private.work_codes where id = mail.work_code_id),
  (select email from public.practice_invitations where id = mail.invitation_id),
  (select email from public.removal_requests where id = mail.removal_request_id),
  (
    select email from public.contact_replies join public.contact_messages on contact_messages.id = message_id
    where contact_replies.id = mail.contact_reply_id
  ),
  (select email from auth.users where id = mail.recipient)
);

comment on function private.address_of_mail is 'Where a mail goes, as things are now.';
-- What a sender does: takes one mail, sends it, says what became of it. No role of the API may call any of this.

create type private.taken_mail as (
  id uuid, lease uuid, recipient uuid, address text, kind text, topic public.mail_topic, attempts integer, first_of_thread uuid, answers uuid, facts jsonb
);

create function private.close_line(notification uuid) returns void
language sql volatile set search_path = ''
begin atomic
  update public.notifications set read_at = now() where id = notification and not is_shown and read_at is null;
end;

comment on function private.close_line is
  'A notification that shows nowhere is over with its mail: what comes next begins a new one, and a new mail.';

create function private.prepare_mail(mail private.outbox, for_time interval) returns setof private.taken_mail
language plpgsql set search_path = '' as $$
declare
  because text := private.why_not_sent(mail);
  later timestamptz;
begin
  if because is null and mail.attempts >= 7 then
    because := coalesce(mail.last_error, 'Seven senders ended before they had sent it');
  end if;
  if because is not null then
    -- What is better not sent has not failed, however often it was tried.
    update private.outbox
    set given_up_at = now(), last_error = because, attempts = case when attempts >= 7 then attempts else 0 end
    where id = mail.id;
    perform private.close_line(mail.notification_id);
    return;
  end if;
  later := case when num_nonnulls(mail.work_code_id, mail.invitation_id, mail.removal_request_id, mail.contact_reply_id) = 0 then private.quiet_until(mail.recipient) end;
  if later > now() then
    update private.outbox set due_at = later where id = mail.id;
    return;
  end if;
  update private.outbox set attempts = attempts + 1, due_at = now() + for_time, lease = gen_random_uuid()
  where id = mail.id returning * into mail;
  return query
  select mail.id, mail.lease, mail.recipient, private.address_of_mail(mail), mail.kind, mail_kinds.topic, mail.attempts, thread.first, thread.latest,
    private.facts_of_mail(mail)
  from private.mail_kinds
  left join lateral (
    select (array_agg(earlier.id order by earlier.sent_at, earlier.id))[1] as first,
      (array_agg(earlier.id order by earlier.sent_at desc, earlier.id desc))[1] as latest
    from private.outbox as earlier
    where earlier.recipient = mail.recipient and earlier.thread_key = mail.thread_key and earlier.sent_at is not null
  ) as thread on true
  where mail_kinds.kind = mail.kind;
end $$;

comment on function private.prepare_mail is 'Gives a mail with all that a sender needs; gives nothing where it is given up or put off.';

create function private.take_mail(for_time interval) returns setof private.taken_mail
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
      return query select * from private.prepare_mail(mail, for_time);
      exit when found;
    exception when others then
      -- One that cannot be prepared must not stand before all the others for ever.
      get stacked diagnostics because = message_text;
      update private.outbox set attempts = attempts + 1 where id = mail.id;
      perform private.put_mail_back(mail.id, mail.lease, 'Not prepared: ' || because, false);
    end;
  end loop;
end $$;

comment on function private.take_mail is
  'Takes the mail that has been due longest, with the address of now, for a time in which nobody else takes it. It is taken again when nothing '
  'was said of it by then: a sender that dies between sending and saying so has it sent twice, and no sender loses one. What is better not sent is given up here.';

create function private.mark_mail_sent(mail uuid) returns void
language sql volatile set search_path = ''
begin atomic
  -- Whoever has it now: it is sent.
  update private.outbox set sent_at = now(), last_error = null where id = mail and sent_at is null and given_up_at is null;
  select private.close_line(notification_id) from private.outbox where id = mail;
end;

comment on function private.mark_mail_sent is 'Says that a mail is out.';

create function private.put_mail_back(mail uuid, of_lease uuid, because text, is_final boolean) returns void
language sql volatile set search_path = ''
begin atomic
  update private.outbox set
    -- Servers like to repeat the address, which administrators do not need to read.
    last_error = left(regexp_replace(because, '[^[:space:]<>"'']+@[^[:space:]<>"'']+', '(address)', 'g'), 500),
    given_up_at = case when is_final or attempts >= 7 then now() end,
    -- 1, 4, 16 minutes and so on to 17 hours, each a little more or less, so that what failed together does not come back together.
    due_at = now() + interval '1 minute' * power(4, attempts - 1) * (0.8 + random() * 0.4)
  where id = mail and lease is not distinct from of_lease and sent_at is null and given_up_at is null;
end;

comment on function private.put_mail_back is
  'Says that a mail could not be sent, by the sender that has it: it is tried again later, seven times in a day, or given up at once.';

create function private.clear_outbox() returns void
language sql volatile set search_path = ''
begin atomic
  delete from private.outbox
  where created_at < now() - interval '90 days' and (sent_at < now() - interval '90 days' or given_up_at < now() - interval '90 days');
  delete from private.work_codes
  where asked_at < now() - interval '90 days' or (claimant is null and asked_at < now() - interval '1 day');
  delete from private.stopped_addresses where stopped_at < now() - interval '90 days';
end;

comment on function private.clear_outbox is
  'Forgets what was sent or given up 90 days ago, codes and stopped addresses as long ago; codes without a claim after a day.';
-- What ends mails: the link that each of them has, and addresses that they come back from. Called by the functions that answer the outside
-- (supabase/functions), which check the link's signature or the caller's key; no role of the API may.

create function private.end_mails(member uuid, of_topic public.mail_topic) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.mail_preferences (member_id, not_mailed)
  select id, array[of_topic] from public.profiles where id = member
  on conflict (member_id) do update set not_mailed = array(
    select distinct topic from unnest(mail_preferences.not_mailed || excluded.not_mailed) as topic order by topic
  );
  return found;
end $$;

comment on function private.end_mails is 'Mails a member nothing of a topic any more; false where there is no such member. Doing it twice changes nothing.';

create function private.was_asked_for_by_others(wanted text) returns boolean
language sql stable set search_path = ''
begin atomic
  select coalesce((
    select mail_kinds.topic is null
    from private.outbox join private.mail_kinds on mail_kinds.kind = outbox.kind
    where sent_at is not null and (
      work_code_id in (select id from private.work_codes where address = wanted)
      or invitation_id in (select id from public.practice_invitations where email = wanted)
      or removal_request_id in (select id from public.removal_requests where lower(email) = wanted)
      or (mail_kinds.topic is not null and recipient in (select id from auth.users where lower(email) = wanted))
    )
    order by sent_at desc limit 1
  ), false);
end;

comment on function private.was_asked_for_by_others is 'Whether the latest mail to an address went there because somebody else had named it.';

create function private.stop_mails_to(address text, because text, is_complaint boolean default false) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  wanted constant text := lower(btrim(address));
  stopped integer;
begin
  insert into private.stopped_addresses as known (address, because) values (wanted, left(stop_mails_to.because, 200))
  on conflict on constraint stopped_addresses_pkey do update set because = excluded.because, stopped_at = now();
  -- Who calls a mail spam that others caused keeps their own.
  if is_complaint and private.was_asked_for_by_others(wanted) then
    return 0;
  end if;
  insert into public.mail_preferences (member_id, stopped_address, stopped_because)
  select profiles.id, lower(users.email), left(stop_mails_to.because, 200)
  from auth.users join public.profiles on profiles.id = users.id
  where lower(users.email) = wanted
  on conflict (member_id) do update set stopped_address = excluded.stopped_address, stopped_because = excluded.stopped_because;
  get diagnostics stopped = row_count;
  return stopped;
end $$;

comment on function private.stop_mails_to is
  'Mails nothing to an address any more, because a mail came back or was called spam; gives how many accounts have it. What others ask for '
  'does not go there either, and nothing but that stops where it was such a mail that was called spam.';

create function private.resume_mail() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active();
  update public.mail_preferences set stopped_address = null, stopped_because = null where member_id = auth.uid();
  delete from private.stopped_addresses where address = private.own_address();
end $$;

comment on function private.resume_mail is 'Mails the caller again. Definer: what stopped it is not the client''s to write.';
grant execute on function private.resume_mail to authenticated;

create function public.resume_mail() returns void
language sql volatile begin atomic select private.resume_mail(); end;

comment on function public.resume_mail is 'Mails the caller again, after their mailbox had refused a mail.';
grant execute on function public.resume_mail to authenticated;

create function private.export_mail() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'mail_preferences', (select to_jsonb(wish) from public.mail_preferences as wish where member_id = auth.uid()),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'created_at', created_at, 'due_at', due_at, 'sent_at', sent_at, 'not_sent_because', case when given_up_at is not null then last_error end
      ) order by created_at), '[]')
      -- Whether an address that they invited was mailed would say that it has no account.
      from private.outbox where recipient = auth.uid() and invitation_id is null
    )
  );
end;

comment on function private.export_mail is 'What the caller wishes to be mailed, and what was in the last 90 days. Definer: the outbox is nobody''s to read.';
grant execute on function private.export_mail to authenticated;

create function private.start_sender() returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := private.secret('send_mail_url');
  key constant text := private.secret('send_mail_key');
begin
  perform private.post_digests(), private.end_due_suspensions();
  if address is null or key is null
    or not exists (select from private.outbox where sent_at is null and given_up_at is null and due_at <= now()) then
    return;
  end if;
  -- Longer than the function sends: a call that is hung up may end it.
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_sender is
  'Calls the function that sends, when mail is due: its address and key are the secrets send_mail_url and send_mail_key of the vault. '
  'Two that run at once share the work.';

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension) then
      execute format('create extension if not exists %I', extension);
    end if;
  end loop;
  if exists (select from pg_extension where extname = 'pg_cron') and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('send mail', '* * * * *', 'select private.start_sender()');
    perform cron.schedule('lapse claims', '17 7 * * *', 'select private.lapse_claims()');
  end if;
exception when others then
  raise warning 'Mail is not sent by itself: % Enable pg_cron and pg_net, then schedule private.start_sender().', sqlerrm;
end $$;
-- What administrators see of the outbox: how much waits, since when, and what fails. No address and no name.

create function private.desk_mail()
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
    (select count(*)::integer from public.mail_preferences where stopped_address is not null)
  from (select) as once
  left join lateral (
    select last_error, coalesce(given_up_at, due_at) as failed_at from private.outbox
    where attempts > 0 and sent_at is null and last_error is not null and coalesce(given_up_at, now()) > now() - interval '7 days'
    order by coalesce(given_up_at, now()) desc, due_at desc limit 1
  ) as failure on true;
end $$;

comment on function private.desk_mail is
  'How much mail is due and since when, how much was tried in vain and will be again, what was sent and given up within a week, the latest reason, and '
  'how many accounts are not mailed because mails came back. Definer: the outbox is nobody''s to read.';
grant execute on function private.desk_mail to authenticated;

create function public.desk_mail()
returns table (waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text, last_failed_at timestamptz, stopped integer)
language sql stable
begin atomic
  select waiting, oldest, retried, sent, failed, last_failure, last_failed_at, stopped from private.desk_mail();
end;

comment on function public.desk_mail is 'How outgoing mail is doing; administrators only.';
grant execute on function public.desk_mail to authenticated;
