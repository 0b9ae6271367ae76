-- Requests: a member asks a practice for a membership or a visit. No medical text, and no contact data beyond the practice.

create type public.request_kind as enum ('membership', 'appointment');
create type public.request_status as enum ('sent', 'seen', 'waiting', 'offered', 'answered', 'declined', 'withdrawn', 'ended');

create table public.practice_requests (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.request_kind not null,
  plan text constraint practice_requests_plan_check check (char_length(plan) <= 80 and private.is_plain_line(plan)),
  preferred_times text constraint practice_requests_preferred_times_check check (char_length(preferred_times) <= 300),
  status public.request_status not null default 'sent',
  reply text constraint practice_requests_reply_check check (char_length(reply) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  waiting_since timestamptz
);

comment on table public.practice_requests is 'What members ask of practices. Deleted 90 days after they close.';
comment on column public.practice_requests.status is 'Ended: the practice left the directory, or got another owner, before it answered.';

create index practice_requests_doctor_id_idx on public.practice_requests (doctor_id);
create index practice_requests_user_id_idx on public.practice_requests (user_id);
create index practice_requests_closed_at_idx on public.practice_requests (closed_at);
-- One open request of a kind by one person.
create unique index practice_requests_open_key on public.practice_requests (doctor_id, user_id, kind) where closed_at is null;

grant select on table public.practice_requests to authenticated;
grant insert (id, doctor_id, user_id, kind, plan, preferred_times) on table public.practice_requests to authenticated;
grant all on table public.practice_requests to service_role;

select private.guard_table('practice_requests');
alter table public.practice_requests enable row level security;

create policy "practice_requests: member asks an owned practice" on public.practice_requests
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (
    select 1 from public.doctors
    where doctors.id = doctor_id and doctors.status = 'published' and doctors.ownership = 'owned' and doctors.user_id <> (select auth.uid())
  )
);

create function private.takes_requests(target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.doctors where id = target and ownership = 'owned' and status = 'published')
    and exists (select from private.people_with(target, 'answer'));
end $$;

comment on function private.takes_requests is
  'Whether somebody can answer a request to this practice: it is published and owned, and not all of its people are suspended. Definer: reads '
  'who is suspended.';

create function private.tidy_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not exists (select from public.practice_requests where id = new.id) then
    if new.user_id = auth.uid() and not private.takes_requests(new.doctor_id) then
      raise exception 'This practice does not take requests at present' using errcode = '42501';
    end if;
    perform private.spend('requests');
  end if;
  delete from public.practice_requests where closed_at < now() - interval '90 days';
  return new;
end $$;

comment on function private.tidy_requests is
  'Trigger: refuses requests to practices without anyone to answer them, limits them, and deletes those closed for 90 days (policies hide them from that day on). '
  'Definer: deletes other people''s.';

create trigger tidy_requests before insert on public.practice_requests
for each row execute function private.tidy_requests();

create function private.may_reopen(request public.practice_requests) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if request.status <> 'withdrawn' or request.closed_at < now() - interval '10 minutes' then
    raise exception 'It is too late to bring this back' using errcode = 'PT409';
  end if;
  if not private.takes_requests(request.doctor_id)
    or not exists (select from public.doctors where id = request.doctor_id and owned_since <= request.created_at) then
    raise exception 'This practice does not take requests at present' using errcode = '42501';
  end if;
  if exists (
    select from public.practice_requests
    where doctor_id = request.doctor_id and user_id = request.user_id and kind = request.kind and closed_at is null
  ) then
    raise exception 'You have asked this practice anew in the meantime' using errcode = 'PT409';
  end if;
  -- The practice is told of it as of a new one.
  perform private.spend('requests');
end $$;

comment on function private.may_reopen is
  'Refuses to bring a request back that was not withdrawn within ten minutes, or that nobody can answer any more. Definer: as update_request.';

create function private.update_request(target uuid, new_status public.request_status, new_reply text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.practice_requests;
  is_allowed boolean;
begin
  perform private.is_active();
  select * into request from public.practice_requests where id = target for update;
  is_allowed := case
    when request.id is null then false
    when new_status in ('withdrawn', 'sent') then request.user_id = auth.uid()
    when new_status in ('seen', 'waiting', 'offered', 'answered', 'declined') then private.answers_for(request)
    else false
  end;
  if not is_allowed then
    raise exception 'You cannot change this request' using errcode = '42501';
  end if;
  if new_status = 'sent' then
    perform private.may_reopen(request);
  elsif request.closed_at is not null or request.status = new_status or (new_status = 'seen' and request.status <> 'sent') then
    raise exception 'This request has changed in the meantime' using errcode = 'PT409';
  elsif new_status in ('waiting', 'offered') then
    perform private.may_wait(request, new_status);
  end if;
  update public.practice_requests
  set status = new_status, updated_at = now(),
      -- The answer is the practice's word, whoever else sends one along.
      reply = case when new_status in ('waiting', 'answered', 'declined') then coalesce(nullif(btrim(new_reply), ''), reply) else reply end,
      waiting_since = case when new_status = 'waiting' then now() end,
      closed_at = case when new_status in ('sent', 'seen', 'waiting', 'offered') then null else now() end
  where id = target;
end $$;

comment on function private.update_request is
  'Moves a request on: the practice sees, answers or declines it, lets it wait, and offers the next who waits a place; the person '
  'withdraws it, and may send it again within ten minutes; answered, declined and withdrawn ones are closed. '
  'Definer: the status is not the client''s to write.';
grant execute on function private.update_request to authenticated;

create function public.update_request(target uuid, new_status public.request_status, new_reply text default null) returns void
language sql volatile
begin atomic
  select private.update_request(target, new_status, new_reply);
end;

comment on function public.update_request is 'Moves a request on: seen, waiting, offered, answered, declined by the practice; withdrawn, and sent again, by the person.';
grant execute on function public.update_request to authenticated;
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

select private.guard_table('contact_replies');
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

create policy "contact_messages: read after the second step" on public.contact_messages as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create function private.answers_for(request public.practice_requests) returns boolean
language sql stable security definer set search_path = ''
return request.user_id <> auth.uid() and private.may_at(request.doctor_id, 'answer') and exists (
  select from public.doctors
  where id = request.doctor_id and ownership = 'owned' and status = 'published' and owned_since <= request.created_at
);

comment on function private.answers_for is
  'Whether the caller answers this request for its practice: a public one, whose owner was approved before it was sent. Nobody answers '
  'themselves. Definer: asked for each row by policies, it saves theirs.';
grant execute on function private.answers_for to authenticated;
create policy "practice_requests: person and practice read" on public.practice_requests
for select to authenticated
using (
  (closed_at is null or closed_at > now() - interval '90 days')
  and (
    user_id = (select auth.uid())
    or (
      status <> 'withdrawn' and doctor_id = any ((select private.listings_with('answer'))::uuid[])
      and private.answers_for(practice_requests)
    )
  )
);

create function private.request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, profiles.full_name, users.email::text
  from public.practice_requests as requests
  join public.profiles on profiles.id = requests.user_id
  join auth.users on users.id = requests.user_id
  where (select private.has_proved_enough())
    and requests.doctor_id = any ((select private.listings_with('answer'))::uuid[])
    and requests.status <> 'withdrawn' and (requests.closed_at is null or requests.closed_at > now() - interval '90 days')
    and private.answers_for(requests);
end;

comment on function private.request_contacts is
  'Names and addresses of those who asked the caller''s practices. Definer: account addresses are nobody else''s to read.';
grant execute on function private.request_contacts to authenticated;

create function public.request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable
begin atomic
  select request_id, full_name, email from private.request_contacts();
end;

comment on function public.request_contacts is 'Names and addresses of those who asked the caller''s practices.';
grant execute on function public.request_contacts to authenticated;

create table public.request_steps (
  request_id uuid not null references public.practice_requests (id) on delete cascade,
  status public.request_status not null,
  actor uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  times integer not null default 1,
  primary key (request_id, status)
);

comment on table public.request_steps is 'What a practice did with a request, and who of its people. The practice reads it, the patient does not.';
comment on column public.request_steps.times is 'How often: the patient is told each time, so that there is an end to going back and forth.';

create index request_steps_actor_idx on public.request_steps (actor);

grant select on table public.request_steps to authenticated;
grant all on table public.request_steps to service_role;
alter table public.request_steps enable row level security;

create policy "request_steps: the practice reads" on public.request_steps
for select to authenticated
using (exists (
  -- Those that the caller may read, without their own.
  select from public.practice_requests where practice_requests.id = request_id and user_id <> (select auth.uid())
));

select private.guard_table('request_steps');

create function private.note_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  how_often integer;
begin
  -- What the person does, and what time brings, is no step of the practice.
  if private.answers_for(new) and new.status not in ('sent', 'withdrawn', 'ended') then
    insert into public.request_steps (request_id, status, actor) values (new.id, new.status, auth.uid())
    on conflict (request_id, status) do update set actor = excluded.actor, at = now(), times = request_steps.times + 1
    returning times into how_often;
    if how_often > 5 then
      raise exception 'This request has gone back and forth five times. Answer or decline it.' using errcode = 'PT409';
    end if;
  end if;
  return null;
end $$;

comment on function private.note_step is 'Trigger: keeps who of the practice saw or answered a request, and when, and refuses what is done for the sixth time: the person is told each '
  'time. Definer: steps are nobody''s to write.';

create trigger note_step after update of status on public.practice_requests
for each row when (old.status is distinct from new.status) execute function private.note_step();

comment on column public.practice_requests.waiting_since is 'Since when it is on the practice''s waiting list; null when it is not.';

create index practice_requests_waiting_idx on public.practice_requests (doctor_id, waiting_since, id) where waiting_since is not null;

create view private.waiting_lines as
select id, doctor_id, (rank() over (partition by doctor_id order by waiting_since, id))::integer as place
from public.practice_requests where waiting_since is not null and closed_at is null;

comment on view private.waiting_lines is 'The place in line of each request that waits.';

create function private.withdraw_offers_of_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.practice_invitations set state = 'withdrawn', closed_at = now()
  where state = 'open' and new.user_id in (invited_by, user_id);
  -- Back to the place on the waiting list that the request had before.
  update public.practice_requests as offered set status = 'waiting', waiting_since = waited.at, updated_at = now()
  from public.request_steps as offer
  join public.request_steps as waited on waited.request_id = offer.request_id and waited.status = 'waiting'
  where offer.request_id = offered.id and offer.status = 'offered' and offer.actor = new.user_id and offered.status = 'offered';
  return null;
end $$;

comment on function private.withdraw_offers_of_suspended is
  'Trigger: when a member is suspended, withdraws the invitations and ownership offers that they made or hold, and puts requests that they '
  'offered a place to back on the waiting list. Definer: invitations and requests can''t be written directly.';

create trigger withdraw_offers after insert or update on private.suspensions
for each row execute function private.withdraw_offers_of_suspended();

create function private.may_wait(request public.practice_requests, new_status public.request_status) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if new_status = 'waiting' and request.kind <> 'membership' then
    raise exception 'A waiting list is for memberships. Answer this request, or decline it.' using errcode = '23514';
  end if;
  if new_status = 'offered' and not exists (select from private.waiting_lines where id = request.id and place = 1) then
    raise exception 'Somebody else is next in line. Look at the list again.' using errcode = 'PT409';
  end if;
end $$;

comment on function private.may_wait is
  'Refuses a place on the waiting list to what is no membership, and the offer of a place to anybody but the next in line. Definer: as update_request.';

create function private.waiting_places() returns table (request_id uuid, place integer)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, lines.place
  from public.practice_requests as requests join private.waiting_lines as lines on lines.id = requests.id
  where (select private.has_proved_enough())
    and (requests.user_id = (select auth.uid()) or requests.doctor_id = any ((select private.listings_with('answer'))::uuid[]))
    and (requests.user_id = (select auth.uid()) or private.answers_for(requests));
end;

comment on function private.waiting_places is 'As the public one. Definer: who waits does not read who else does.';
grant execute on function private.waiting_places to authenticated;

create function public.waiting_places() returns table (request_id uuid, place integer)
language sql stable begin atomic select request_id, place from private.waiting_places() order by place; end;

comment on function public.waiting_places is 'The places in line of the caller''s own requests that wait, and of those to practices that the caller answers for; the first ones first.';
grant execute on function public.waiting_places to authenticated;
