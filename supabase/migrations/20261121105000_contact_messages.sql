-- What is stored of messages from the contact page, and the answers of admins.

-- Messages of the contact page.
create type public.contact_message_status as enum ('open', 'answered', 'spam');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contact_messages_name_check check (private.is_plain_line(name, 1, 100)),
  -- Refuses characters that would add a header or a second recipient to the mailto: link of the reply.
  email text not null constraint contact_messages_email_check
    check (char_length(email) <= 254 and email ~ '^[^[:space:]@?&%,;]+@[^[:space:]@?&%,;]+$'),
  subject text not null constraint contact_messages_subject_check check (private.is_plain_line(subject, 1, 200)),
  message text not null
    constraint contact_messages_message_check check (char_length(message) <= 5000 and char_length(btrim(message)) >= 1),
  language text not null default 'en' constraint contact_messages_language_check check (language in ('en', 'es')),
  status public.contact_message_status not null default 'open',
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint contact_messages_settled_check check ((status = 'open') = (settled_at is null))
);

comment on table public.contact_messages is
  'Messages of the contact page. Anyone adds messages, within limits; admins read and answer them. Closed messages are '
  'deleted after 90 days, when the next message arrives.';
comment on column public.contact_messages.language is 'The language of the form, for the email with the reply.';

create index contact_messages_open_idx on public.contact_messages (created_at, id) where status = 'open';
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_settled_at_idx on public.contact_messages (settled_at);

grant select on table public.contact_messages to authenticated;
-- The client sets the id, so that a retry after a lost response stores one message.
grant insert (id, name, email, subject, message, language) on table public.contact_messages to anon, authenticated;
grant all on table public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create policy "contact_messages: anyone can send messages" on public.contact_messages
for insert to anon, authenticated with check (true);

create policy "contact_messages: admins can read messages" on public.contact_messages
for select to authenticated using ((select private.is_admin()));

create policy "contact_messages: members can read only after MFA" on public.contact_messages as restrictive
for select to authenticated using ((select private.has_passed_mfa()));

create table public.contact_replies (
  -- Set by the client, so that a retry after a lost response stores and sends one reply.
  id uuid primary key,
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null
    constraint contact_replies_body_check check (char_length(body) <= 5000 and char_length(btrim(body)) >= 1),
  created_at timestamptz not null default now()
);

comment on table public.contact_replies is
  'What admins replied to messages of the contact page, mailed to the sender. Written by reply_to_contact_message; '
  'deleted with the message.';
create index contact_replies_message_id_idx on public.contact_replies (message_id, created_at);
create index contact_replies_author_id_idx on public.contact_replies (author_id);

select private.guard_table('contact_replies');
