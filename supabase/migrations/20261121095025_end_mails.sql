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
