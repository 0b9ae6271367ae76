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
