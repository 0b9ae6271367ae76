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
