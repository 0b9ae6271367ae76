-- What people write on the contact page, for the administrators to answer.

create type public.contact_message_status as enum ('open', 'answered', 'spam');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contact_messages_name_check check (char_length(btrim(name)) between 1 and 100 and private.is_plain_line(name)),
  -- What would add a header or a second recipient to the answer's mailto: link is refused.
  email text not null constraint contact_messages_email_check check (char_length(email) <= 254 and email ~ '^[^[:space:]@?&%,;]+@[^[:space:]@?&%,;]+$'),
  subject text not null constraint contact_messages_subject_check check (char_length(btrim(subject)) between 1 and 200 and private.is_plain_line(subject)),
  message text not null constraint contact_messages_message_check check (char_length(btrim(message)) between 1 and 5000),
  status public.contact_message_status not null default 'open',
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint contact_messages_settled_check check ((status = 'open') = (settled_at is null))
);

comment on table public.contact_messages is
  'Messages of the contact page, in their senders'' words. Anyone adds, within limits; administrators read and settle. '
  'What was settled is deleted 90 days later by the next message that comes in.';

create index contact_messages_open_idx on public.contact_messages (created_at, id) where status = 'open';
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_created_at_idx on public.contact_messages (created_at);
create index contact_messages_settled_at_idx on public.contact_messages (settled_at);

grant select on table public.contact_messages to authenticated;
-- The id is the client's, so that sending again after a lost answer stores one message.
grant insert (id, name, email, subject, message) on table public.contact_messages to anon, authenticated;
grant all on table public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create policy "contact messages: anyone writes" on public.contact_messages
for insert to anon, authenticated with check (true);

create policy "contact messages: admin reads" on public.contact_messages
for select to authenticated using ((select private.is_admin()));

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A message arrives rather than being refused for what its sender cannot see.
  new.name := private.plain_line(new.name);
  new.subject := private.plain_line(new.subject);
  -- One at a time, or messages side by side would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  -- Who sends again, because the answer was lost, hears of the key, not of a limit.
  if exists (select from public.contact_messages where id = new.id) then
    return new;
  end if;
  delete from public.contact_messages where settled_at < now() - interval '90 days';
  if (select count(*) from public.contact_messages where lower(email) = lower(new.email) and created_at > now() - interval '1 day') >= 5 then
    raise exception 'You have written 5 messages within a day. You can write again tomorrow.' using errcode = 'PT429';
  end if;
  if private.is_too_fast('contact messages', 5, 20) then
    raise exception 'Too many messages have come from your network today. Please try again later.' using errcode = 'PT429';
  end if;
  if (select count(*) from public.contact_messages where created_at > now() - interval '1 hour') >= 600 then
    raise exception 'Too many messages are coming in at the moment. Please try again in an hour.' using errcode = 'PT429';
  end if;
  return new;
end $$;

comment on function private.limit_contact_messages is
  'Trigger: makes name and subject one visible line; at most 5 messages a day from one email address, 20 from one network, and 600 an hour from everybody; forgets '
  'what was settled 90 days ago. '
  'Definer: senders read no messages.';

create trigger _require_small_row before insert on public.contact_messages
for each row execute function private.require_small_row();

create trigger limit_contact_messages before insert on public.contact_messages
for each row execute function private.limit_contact_messages();

create function private.settle_contact_message(target uuid, outcome public.contact_message_status) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.contact_messages
  set status = outcome, settled_at = case when outcome <> 'open' then now() end
  where id = target and (status = 'open') <> (outcome = 'open');
  if not found then
    raise exception 'This message has been settled meanwhile' using errcode = 'PT409';
  end if;
  perform private.log_act(
    case outcome when 'answered' then 'answer message' when 'spam' then 'mark message as spam' else 'open message again' end,
    'contact_messages', target, null
  );
end $$;

comment on function private.settle_contact_message is
  'Marks an open message as answered or spam, or opens a settled one again. Definer: the status is not the client''s to write.';
grant execute on function private.settle_contact_message to authenticated;

create function public.settle_contact_message(target uuid, outcome public.contact_message_status) returns void
language sql volatile begin atomic select private.settle_contact_message(target, outcome); end;

comment on function public.settle_contact_message is
  'Marks an open message as answered or spam, or opens a settled one again; administrators only.';
grant execute on function public.settle_contact_message to authenticated;

create table public.contact_replies (
  -- The client's, so that sending again after a lost answer stores and mails one reply.
  id uuid primary key,
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null constraint contact_replies_body_check check (char_length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);

comment on table public.contact_replies is
  'What admins replied to messages of the contact page, mailed to the sender. Written by reply_to_contact_message; deleted with the message.';
create index contact_replies_message_id_idx on public.contact_replies (message_id, created_at);
create index contact_replies_author_id_idx on public.contact_replies (author_id);
grant all on table public.contact_replies to service_role;
alter table public.contact_replies enable row level security;

create function private.reply_to_contact_message(reply uuid, target uuid, body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.contact_messages;
begin
  perform private.require_admin();
  select * into message from public.contact_messages where id = target for update;
  if message.id is null then
    raise exception 'This message has been deleted' using errcode = 'P0002';
  end if;
  -- Sent again after a lost answer, it is there already.
  if exists (select from public.contact_replies where id = reply and message_id = target and author_id = auth.uid()) then
    return;
  end if;
  if message.status <> 'open' then
    raise exception 'Another admin has already answered or closed this message. Nothing was sent.' using errcode = 'PT409';
  end if;
  insert into public.contact_replies (id, message_id, author_id, body)
  values (reply, target, auth.uid(), btrim(reply_to_contact_message.body));
  update public.contact_messages set status = 'answered', settled_at = now() where id = target;
  perform private.log_act('answer message', 'contact_messages', target, null);
  insert into private.outbox (kind, contact_reply_id, dedupe_key, due_at) values ('contact reply', reply, 'contact reply/' || reply, now());
  perform private.notify(users.id, 'contact', null, 'answered', message.subject)
  from auth.users join public.profiles on profiles.id = users.id
  where lower(users.email) = lower(message.email) and users.email_confirmed_at is not null;
end $$;

comment on function private.reply_to_contact_message is 'As reply_to_contact_message in public. Definer: API roles can''t write replies and the outbox.';
grant execute on function private.reply_to_contact_message to authenticated;

create function public.reply_to_contact_message(reply uuid, target uuid, body text) returns void
language sql volatile begin atomic select private.reply_to_contact_message(reply, target, body); end;

comment on function public.reply_to_contact_message is
  'Mails a reply to the sender of an open contact message and marks it as answered; a member with that address is notified, too. `reply` is the new '
  'reply''s id. PT409 when the message has been answered or closed. Admins only.';
grant execute on function public.reply_to_contact_message to authenticated;

create function private.list_contact_replies(messages uuid[])
returns table (id uuid, message_id uuid, author_name text, body text, created_at timestamptz, sent_at timestamptz, failure text, is_given_up boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if cardinality(messages) > 100 then
    raise exception 'Ask for the replies to at most 100 messages' using errcode = '22023';
  end if;
  return query
  select replies.id, replies.message_id, profiles.full_name, replies.body, replies.created_at, mail.sent_at,
    case when mail.sent_at is null then mail.last_error end, mail.given_up_at is not null
  from public.contact_replies as replies
  left join public.profiles on profiles.id = replies.author_id
  left join private.outbox as mail on mail.contact_reply_id = replies.id
  where replies.message_id = any (messages)
  order by replies.created_at, replies.id;
end $$;

comment on function private.list_contact_replies is 'As list_contact_replies in public. Definer: API roles can''t read the outbox.';
grant execute on function private.list_contact_replies to authenticated;

create function public.list_contact_replies(messages uuid[])
returns table (id uuid, message_id uuid, author_name text, body text, created_at timestamptz, sent_at timestamptz, failure text, is_given_up boolean)
language sql stable
begin atomic
  select id, message_id, author_name, body, created_at, sent_at, failure, is_given_up from private.list_contact_replies(messages);
end;

comment on function public.list_contact_replies is
  'Returns the replies to contact messages, oldest first, with when each was sent or what has kept it from being delivered; admins only.';
grant execute on function public.list_contact_replies to authenticated;
