-- The outbox: what is to be mailed. Triggers write it, a sender outside of the database takes from it (20261121095020). Nothing here is
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
