-- Requests to practices and the waitlist, and messages of the contact page: the functions with which members send them,
-- and staff and admins answer. Requests carry no medical text; closed requests and messages are deleted after 90 days.

create policy "practice_requests: members can send requests to owned practices" on public.practice_requests
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (
    select 1 from public.doctors
    where doctors.id = doctor_id and doctors.status = 'published' and doctors.ownership = 'owned'
      and doctors.user_id <> (select auth.uid())
  )
);

-- The waitlist.
create view private.waitlist_positions as
select id, doctor_id, (rank() over (partition by doctor_id order by waiting_since, id))::integer as place
from public.practice_requests where waiting_since is not null and closed_at is null;

comment on view private.waitlist_positions is 'The waitlist position of each waiting request.';

create function private.accepts_requests(target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.doctors where id = target and ownership = 'owned' and status = 'published' and closes_on is null
  )
    and exists (select from private.people_with_permission(target, 'answer'));
end $$;

comment on function private.accepts_requests is
  'Whether a practice is published, owned, and not about to close, and somebody who is not suspended can answer its '
  'requests. Definer: reads suspensions.';
grant execute on function private.accepts_requests to anon, authenticated;

create function public.accepts_requests(listing public.doctors) returns boolean
language sql stable return private.accepts_requests(listing.id);

comment on function public.accepts_requests is
  'A computed column of doctors: whether somebody can answer requests to the practice here.';
grant execute on function public.accepts_requests to anon, authenticated;

-- Answering a request.

create function private.require_reopenable(request public.practice_requests) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if request.status <> 'withdrawn' or request.closed_at < now() - interval '10 minutes' then
    raise exception 'It is too late to reopen this request' using errcode = 'PT409', hint = 'reopen_too_late';
  end if;
  if not private.accepts_requests(request.doctor_id)
    or not exists (select from public.doctors where id = request.doctor_id and owned_since <= request.created_at) then
    raise exception 'This practice does not accept requests right now'
      using errcode = '42501', hint = 'practice_not_accepting_requests';
  end if;
  if exists (
    select from public.practice_requests
    where doctor_id = request.doctor_id and user_id = request.user_id and kind = request.kind and closed_at is null
  ) then
    raise exception 'You have already sent this practice a new request'
      using errcode = 'PT409', hint = 'request_already_open';
  end if;
  -- The practice is notified as for a new request.
  perform private.enforce_rate_limit('requests');
end $$;

comment on function private.require_reopenable is
  'Refuses to reopen a request that was not withdrawn within the last ten minutes, or that the practice can no longer '
  'answer. Definer: called by update_request.';

create function private.update_request(target uuid, new_status public.request_status, new_reply text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.practice_requests;
  changed public.practice_requests;
  is_allowed boolean;
  how_often integer;
begin
  perform private.require_active_member();
  -- Every function locks the listing first, to prevent deadlocks. No one can end its ownership until the transaction
  -- ends.
  perform from public.doctors where id = (select doctor_id from public.practice_requests where id = target) for share;
  select * into request from public.practice_requests where id = target for update;
  is_allowed := case
    when request.id is null then false
    when new_status in ('withdrawn', 'sent') then request.user_id = auth.uid()
    when new_status in ('seen', 'waiting', 'offered', 'answered', 'declined', 'joined')
      then private.can_answer_request(request)
    else false
  end;
  if not is_allowed then
    raise exception 'You cannot change this request' using errcode = '42501', hint = 'cannot_change_request';
  end if;
  if new_status = 'sent' then
    perform private.require_reopenable(request);
  elsif (request.status in ('answered', 'declined', 'joined') and new_status = 'answered' and btrim(new_reply) <> '')
    or (request.status in ('answered', 'declined') and new_status = 'joined') then
    null;
  elsif request.closed_at is not null or request.status = new_status
    or (new_status = 'seen' and request.status <> 'sent') then
    raise exception 'This request has changed since you opened it' using errcode = 'PT409', hint = 'request_changed';
  elsif new_status = 'waiting' and request.kind <> 'membership' then
    raise exception 'The waitlist is for memberships. Answer or decline this request.'
      using errcode = '23514', hint = 'waitlist_for_memberships';
  elsif new_status = 'offered'
    and not exists (select from private.waitlist_positions where id = target and place = 1) then
    raise exception 'Another request is first on the waitlist. Please review the list again.'
      using errcode = 'PT409', hint = 'not_first_on_waitlist';
  end if;
  update public.practice_requests
  set status = new_status, updated_at = now(),
      -- Only the practice can set the reply. That of the waitlist doesn't belong to the offer of a spot.
      reply = case
        when new_status = 'offered' then null
        when new_status in ('waiting', 'answered', 'declined') then coalesce(nullif(btrim(new_reply), ''), reply)
        else reply
      end,
      waiting_since = case when new_status = 'waiting' then now() end,
      closed_at = case when new_status in ('sent', 'seen', 'waiting', 'offered') then null else now() end
  where id = target returning * into changed;
  -- Changes by the member are not steps of the practice.
  if new_status not in ('sent', 'withdrawn')
    and (changed.status, changed.reply) is distinct from (request.status, request.reply) then
    insert into public.request_steps (request_id, status, actor) values (target, new_status, auth.uid())
    on conflict (request_id, status) do update set actor = excluded.actor, at = now(), times = request_steps.times + 1
    returning times into how_often;
    -- Each change notifies the member.
    if how_often > 5 then
      raise exception 'This request has gone back and forth five times'
      using errcode = 'PT409', hint = 'request_step_limit_reached';
    end if;
  end if;
end $$;

comment on function private.update_request is
  'Changes the status of a request: the practice sees, answers, or declines it, puts it on the waitlist, offers a '
  'place to the first one there, and notes that the member has joined; the member withdraws it, and can reopen it '
  'within ten minutes. Answered, declined, joined, and withdrawn requests are closed. The practice can send another '
  'answer, which replaces the first. What the practice does is recorded as a step, at most five times per status. '
  'Definer: API roles cannot update requests.';
grant execute on function private.update_request to authenticated;
select private.expose_function('update_request');

create function private.log_request_call(target uuid, outcome public.call_outcome) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
  request public.practice_requests;
begin
  perform private.require_active_member();
  select * into request from public.practice_requests where id = target for update;
  if request.id is null or request.status = 'withdrawn' or not private.can_answer_request(request) then
    raise exception 'You cannot change this request' using errcode = '42501', hint = 'cannot_change_request';
  end if;
  if (select count(*) from public.request_steps where request_id = target and call is not null) >= most then
    raise exception 'A request can have at most % calls', most
      using errcode = 'PT409', hint = 'call_limit_reached', detail = json_build_object('max', most);
  end if;
  insert into public.request_steps (request_id, call, actor) values (target, outcome, auth.uid());
end $$;

comment on function private.log_request_call is
  'Notes that the practice has called the sender of a request, for the practice''s own people. Staff only. Errors: '
  'PT409 too many calls. Definer: API roles cannot write steps.';
grant execute on function private.log_request_call to authenticated;
select private.expose_function('log_request_call');

create function private.list_request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, profiles.full_name, users.email::text
  from public.practice_requests as requests
  join public.profiles on profiles.id = requests.user_id
  join auth.users on users.id = requests.user_id
  where (select private.has_passed_mfa())
    and requests.doctor_id = any ((select private.listings_with_permission('answer'))::uuid[])
    and requests.status <> 'withdrawn'
    and (requests.closed_at is null or requests.closed_at > now() - interval '90 days')
    and private.can_answer_request(requests);
end;

comment on function private.list_request_contacts is
  'Returns the names and email addresses of members who sent requests that the caller can answer. Definer: API roles '
  'cannot read the addresses of accounts.';
grant execute on function private.list_request_contacts to authenticated;
select private.expose_function('list_request_contacts');

create function private.list_waitlist_positions() returns table (request_id uuid, place integer)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, lines.place
  from public.practice_requests as requests join private.waitlist_positions as lines on lines.id = requests.id
  where (select private.has_passed_mfa())
    and (
      requests.user_id = (select auth.uid())
      or requests.doctor_id = any ((select private.listings_with_permission('answer'))::uuid[])
    )
    and (requests.user_id = (select auth.uid()) or private.can_answer_request(requests))
  order by lines.place;
end;

comment on function private.list_waitlist_positions is
  'Returns the waitlist positions of the caller''s own requests, and of requests that the caller can answer, in their '
  'order. Definer: members cannot read the requests of others.';
grant execute on function private.list_waitlist_positions to authenticated;
select private.expose_function('list_waitlist_positions');

-- Sending a request.

create function private.check_new_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.phone := private.parse_phone(new.phone);
  new.questions := array(select distinct question from unnest(new.questions) as question order by question);
  if auth.uid() is not null and not exists (select from public.practice_requests where id = new.id) then
    -- The lock waits for an admin who is revoking the owner. Otherwise the request would stay open at a practice
    -- without an owner.
    perform from public.doctors where id = new.doctor_id for share;
    if new.user_id = auth.uid() and not private.accepts_requests(new.doctor_id) then
      raise exception 'This practice does not accept requests right now'
        using errcode = '42501', hint = 'practice_not_accepting_requests';
    end if;
    perform private.enforce_rate_limit('requests');
    -- Today in the member's time zone may be yesterday or tomorrow in UTC.
    if new.starts_on not between current_date - 1 and current_date + interval '1 year 1 day' then
      raise exception 'Choose a start date from today up to 12 months ahead'
        using errcode = '23514', hint = 'start_date_out_of_range';
    end if;
  end if;
  new.practice_name := (select practice_name from public.doctors where id = new.doctor_id);
  new.for_waitlist := new.kind = 'membership'
    and exists (select from public.doctors where id = new.doctor_id and not accepting_new_patients);
  delete from public.practice_requests where closed_at < now() - interval '90 days';
  return new;
end $$;

comment on function private.check_new_request is
  'Trigger: refuses a request that the practice cannot answer, or with a start date in the past or over a year ahead, '
  'limits requests per person, stores the phone in one format, removes repeated questions, notes the practice''s name '
  'and whether the request asks for a spot on the waitlist, and deletes requests closed for 90 days, which policies '
  'already hide. Definer: deletes requests of others.';

create trigger practice_requests_check_new before insert on public.practice_requests
for each row execute function private.check_new_request();

create function private.limit_answer_templates() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 20;
begin
  -- The lock keeps simultaneous requests from each taking the last place.
  perform pg_advisory_xact_lock(hashtextextended('templates ' || new.doctor_id, 0));
  if (
    select count(*) from public.answer_templates
    where doctor_id = new.doctor_id and private.is_within_ownership(doctor_id, created_at)
  ) >= most then
    raise exception 'A practice can have at most % templates', most
    using errcode = 'PT409', hint = 'template_limit_reached', detail = json_build_object('max', most);
  end if;
  return new;
end $$;

comment on function private.limit_answer_templates is
  'Trigger: refuses one more template than the limit. Definer: counts all rows.';

create trigger answer_templates_limit before insert on public.answer_templates
for each row execute function private.limit_answer_templates();

-- Messages of the contact page.

create function private.set_contact_message_status(target uuid, outcome public.contact_message_status) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.contact_messages
  set status = outcome, settled_at = case when outcome <> 'open' then now() end
  where id = target and (status = 'open') <> (outcome = 'open');
  if not found then
    raise exception 'This message has already been closed' using errcode = 'PT409', hint = 'message_changed';
  end if;
  perform private.record_event(
    case outcome
      when 'answered' then 'message_answered' when 'spam' then 'message_marked_spam' else 'message_reopened'
    end::public.event_code,
    'contact_messages', target, subject => subject, seen => jsonb_build_object('received_at', created_at)
  ) from public.contact_messages where id = target;
end $$;

comment on function private.set_contact_message_status is
  'Marks an open message as answered or spam, or reopens a closed one. PT409 otherwise. Admins only. Definer: API '
  'roles cannot update messages.';
grant execute on function private.set_contact_message_status to authenticated;
select private.expose_function('set_contact_message_status');

create function private.reply_to_contact_message(reply uuid, target uuid, body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.contact_messages;
begin
  perform private.require_admin();
  select * into message from public.contact_messages where id = target for update;
  if message.id is null then
    raise exception 'This message has been deleted' using errcode = 'P0002', hint = 'message_deleted';
  end if;
  -- A retry after a lost response changes nothing.
  if exists (
    select from public.contact_replies where id = reply and message_id = target and author_id = auth.uid()
  ) then
    return;
  end if;
  if message.status <> 'open' then
    raise exception 'Another admin has already answered or closed this message. Nothing was sent.'
      using errcode = 'PT409', hint = 'message_changed';
  end if;
  insert into public.contact_replies (id, message_id, author_id, body)
  values (reply, target, auth.uid(), btrim(reply_to_contact_message.body));
  update public.contact_messages set status = 'answered', settled_at = now() where id = target;
  perform private.record_event(
    'message_answered', 'contact_messages', target, subject => message.subject,
    seen => jsonb_build_object('received_at', message.created_at)
  );
  insert into private.outbox (event, contact_reply_id, dedupe_key, due_at)
  values ('message_reply', reply, 'message_reply/' || reply, now());
  perform private.notify(users.id, 'message_answered', reason => message.subject)
  from auth.users join public.profiles on profiles.id = users.id
  where lower(users.email) = lower(message.email) and users.email_confirmed_at is not null;
end $$;

comment on function private.reply_to_contact_message is
  'Mails a reply to the sender of an open contact message and marks it as answered; a member with that address is '
  'notified, too. `reply` is the new reply''s id. PT409 when the message has been answered or closed. Admins only. '
  'Definer: API roles can''t write replies and the outbox.';
grant execute on function private.reply_to_contact_message to authenticated;
select private.expose_function('reply_to_contact_message');

create function private.list_contact_replies(messages uuid[])
returns table (
  id uuid, message_id uuid, author_name text, body text, created_at timestamptz, sent_at timestamptz, failure text,
  is_given_up boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.require_at_most(cardinality(messages), 100, 'messages');
  return query
  select replies.id, replies.message_id, profiles.full_name, replies.body, replies.created_at, mail.sent_at,
    case when mail.sent_at is null then mail.last_error end, mail.given_up_at is not null
  from public.contact_replies as replies
  left join public.profiles on profiles.id = replies.author_id
  left join private.outbox as mail on mail.contact_reply_id = replies.id
  where replies.message_id = any (messages)
  order by replies.created_at, replies.id;
end $$;

comment on function private.list_contact_replies is
  'Returns the replies to up to 100 contact messages, oldest first, with when each was sent or what has kept it from '
  'being delivered. Admins only. Definer: API roles can''t read the outbox.';
grant execute on function private.list_contact_replies to authenticated;
select private.expose_function('list_contact_replies');

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_at_most(pg_column_size(new), 100000, 'bytes at once');
  -- Invisible characters are removed, because the sender could not see why they are refused.
  new.name := private.plain_line(new.name);
  new.subject := private.plain_line(new.subject);
  -- The lock keeps concurrent messages from each seeing room for one more.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  -- A retry after a lost response gets the unique violation, not a rate limit.
  if exists (select from public.contact_messages where id = new.id) then
    return new;
  end if;
  delete from public.contact_messages where settled_at < now() - interval '90 days';
  if (
    select count(*) from public.contact_messages
    where lower(email) = lower(new.email) and created_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'An address can send 5 messages per day'
      using errcode = 'PT429', hint = 'contact_limit_reached', detail = '{"max": 5}';
  end if;
  if private.exceeds_network_limit('contact messages', 5, 20) then
    raise exception 'Too many messages from one network today'
    using errcode = 'PT429', hint = 'network_limit_reached';
  end if;
  if (select count(*) from public.contact_messages where created_at > now() - interval '1 hour') >= 600 then
    raise exception 'Too many messages within an hour'
    using errcode = 'PT429', hint = 'site_limit_reached';
  end if;
  return new;
end $$;

comment on function private.limit_contact_messages is
  'Trigger: makes name and subject one visible line; allows 5 messages a day from one email address, 20 from one '
  'network, and 600 an hour in total; deletes messages closed 90 days ago. Definer: senders cannot read messages.';

create trigger contact_messages_limit before insert on public.contact_messages
for each row execute function private.limit_contact_messages();

-- Notifying about requests.

create function private.announce_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first public.practice_requests;
begin
  if tg_op = 'INSERT' then
    perform private.count_member_action(new.doctor_id, 'request', new.created_at);
    perform private.notify_practice(new, 'request_received');
    return null;
  elsif tg_op = 'UPDATE' and (new.status, new.reply) is distinct from (old.status, old.reply) then
    case new.status
      when 'sent' then perform private.notify_practice(new, 'request_received');
      when 'withdrawn' then perform private.notify_practice(new, 'request_withdrawn');
      when 'joined' then null;
      else perform private.notify(
        new.user_id,
        case new.status
          when 'seen' then 'request_seen'
          when 'answered' then 'request_answered'
          when 'declined' then 'request_declined'
          when 'waiting' then 'request_waitlisted'
          when 'offered' then 'request_offered'
          when 'ended' then 'request_ended'
        end::public.event_code,
        new.doctor_id, new.reply, request => new.id
      );
    end case;
  end if;
  if old.waiting_since is not null and old.closed_at is null
    and (tg_op = 'DELETE' or new.waiting_since is null or new.closed_at is not null) then
    select requests.* into first
    from private.waitlist_positions as lines
    join public.practice_requests as requests on requests.id = lines.id
    -- A request that is being deleted with its practice or member has no one to notify.
    join public.doctors on doctors.id = requests.doctor_id
    join public.profiles on profiles.id = requests.user_id
    where lines.doctor_id = old.doctor_id and lines.place = 1;
    if (old.waiting_since, old.id) < (first.waiting_since, first.id) then
      perform private.notify(first.user_id, 'request_first_in_line', first.doctor_id, request => first.id);
    end if;
  end if;
  return null;
end $$;

comment on function private.announce_request is
  'Trigger: counts a new request, and notifies the practice about it or its withdrawal, the requester when it was seen '
  'or answered, also again, and the next person on the waitlist. Definer: API roles can''t write notifications.';

create trigger practice_requests_announce after insert or update of status, reply, waiting_since, closed_at or delete
on public.practice_requests for each row execute function private.announce_request();
