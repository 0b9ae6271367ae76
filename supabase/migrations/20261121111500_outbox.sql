-- What is stored for emails: the outbox, members' preferences, and the addresses that get no email. No API role can
-- reach these tables, except members for their own preferences. The outbox stores neither addresses nor text by
-- members.

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

comment on table private.outbox is
  'Emails to send, and for 90 days those that were sent. Deleting an account deletes its emails.';
comment on column private.outbox.recipient is
  'The member it goes to, or who caused an email to another address; null for visitors without an account.';
comment on column private.outbox.notification_id is 'The notification that is emailed.';
comment on column private.outbox.address is
  'The address of a deleted account. The row is deleted once the email is sent or given up.';
comment on column private.outbox.language is 'The language for the address of a deleted account.';
comment on column private.outbox.work_code_id is 'The code that it contains, for the work address of a claim.';
comment on column private.outbox.invitation_id is 'The invitation that it contains, for the invited address.';
comment on column private.outbox.removal_request_id is
  'The removal request that it asks to confirm, or reports the decision on.';
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
  'Addresses that bounced, or complained about spam. For 90 days nothing that somebody else requests is sent there; '
  'members can lift it for their own email in the settings.';
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
  'Addresses that were emailed an invitation, and when last by each practice. Rows outlive the invitation, for rate '
  'limits and unsubscribe links.';
create index invited_emails_doctor_id_idx on private.invited_emails (doctor_id);
create index invited_emails_mailbox_idx on private.invited_emails (private.fold_mailbox(address));
alter table private.invited_emails enable row level security;

create table private.invitation_opt_outs (
  address text primary key,
  since timestamptz not null default now()
);

comment on table private.invitation_opt_outs is
  'Mailboxes, as fold_mailbox returns them, that want no invitations by email. Practices can still invite them; they '
  'see it when they have an account.';
alter table private.invitation_opt_outs enable row level security;

create table public.notification_preferences (
  member_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  muted_email_topics public.email_topic[] not null default '{}'
  constraint notification_preferences_muted_email_topics_check check (cardinality(muted_email_topics) <= 20),
  digest_zip text references public.zip_codes (zip),
  language text not null default 'en' constraint notification_preferences_language_check check (
    language in ('en', 'es')
  ),
  suppressed_email text,
  suppressed_because text,
  followed_topics text[] not null default '{}' constraint notification_preferences_followed_topics_check check (
    cardinality(followed_topics) <= 20
    and followed_topics <@ '{finding-a-doctor,costs,membership,starting-a-practice,physicians}'
  )
);

comment on table public.notification_preferences is
  'What members want to be emailed about. Members without a row get everything. Also written by unsubscribe links and '
  'bounces.';
comment on column public.notification_preferences.muted_email_topics is 'Topics that are not emailed.';
comment on column public.notification_preferences.digest_zip is
  'The ZIP code that the weekly digest is about, with its state; null for no digest.';
comment on column public.notification_preferences.language is
  'The language of emails, which is that of the site where the member signed up or last changed it. Not in the '
  'profile, which others can read.';
comment on column public.notification_preferences.suppressed_email is
  'An address that bounced or complained about spam: nothing is sent to it. Changing the address lifts this.';
comment on column public.notification_preferences.followed_topics is
  'The topics of posts that the member''s feed of followed people and topics includes.';

create index notification_preferences_digest_zip_idx on public.notification_preferences (digest_zip);

grant select on table public.notification_preferences to authenticated;
grant insert (member_id, muted_email_topics, digest_zip, language, followed_topics)
on table public.notification_preferences to authenticated;
grant update (muted_email_topics, digest_zip, language, followed_topics)
on table public.notification_preferences to authenticated;

select private.guard_table('notification_preferences');

create function private.copy_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users
  set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where id = new.member_id and coalesce(raw_user_meta_data ->> 'language', 'en') <> new.language;
  return null;
end $$;

comment on function private.copy_language is
  'Trigger on notification_preferences: copies the language to the account, where the templates of the auth server''s '
  'emails read it. Definer: members cannot write accounts in SQL.';

create trigger notification_preferences_copy_language
after insert or update of language on public.notification_preferences
for each row execute function private.copy_language();

create policy "notification_preferences: member can read own" on public.notification_preferences
for select to authenticated using (member_id = (select auth.uid()));

create policy "notification_preferences: member can create own" on public.notification_preferences
for insert to authenticated with check (member_id = (select auth.uid()));

create policy "notification_preferences: member can update own" on public.notification_preferences
for update to authenticated using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()));

create function private.is_suppressed(wanted text) returns boolean
language sql stable
return exists (select from private.suppressed_emails where address = wanted);

comment on function private.is_suppressed is 'Whether an address bounced or complained about spam.';
