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
