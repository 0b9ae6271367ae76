-- The email worker, outside the database, leases due emails, sends them, and reports the result. No API role can reach
-- these functions. Unsubscribing and bounces come from Edge Functions that have checked a signature.

-- Why an email is not sent, and what it says.

create function private.get_email_recipient(mail private.outbox, out address text, out language text)
language sql stable set search_path = ''
begin atomic
  select coalesce(codes.address, invitations.email, removals.email, messages.email, mail.address, users.email),
    coalesce(removals.language, messages.language, mail.language, preferences.language, 'en')
  from (select) as one
  left join private.work_email_codes as codes on codes.id = mail.work_code_id
  left join public.practice_invitations as invitations on invitations.id = mail.invitation_id
  left join public.removal_requests as removals on removals.id = mail.removal_request_id
  left join public.contact_replies as replies on replies.id = mail.contact_reply_id
  left join public.contact_messages as messages on messages.id = replies.message_id
  left join auth.users on users.id = mail.recipient
  left join public.notification_preferences as preferences on preferences.member_id = mail.recipient;
end;

comment on function private.get_email_recipient is
  'Returns the current address that an email goes to, and its language: that of the form which its recipient filled '
  'in, or the one that the member chose.';

create function private.get_email_skip_reason(mail private.outbox) returns text
language sql stable
return case
  when coalesce(mail.work_code_id, mail.invitation_id, mail.removal_request_id, mail.contact_reply_id) is null
    and mail.address is null then private.get_member_email_skip_reason(mail)
  else coalesce(
    private.get_code_email_skip_reason(mail), private.get_invitation_email_skip_reason(mail), (
      select case
        when status <> 'unconfirmed' then 'Already confirmed'
        when created_at < now() - interval '1 day' then 'Expired'
      end
      from public.removal_requests where id = mail.removal_request_id and mail.event = 'removal_requested'
    ),
    case
      when private.is_suppressed(lower((private.get_email_recipient(mail)).address)) then 'Earlier emails bounced'
    end
  )
end;

comment on function private.get_email_skip_reason is
  'Returns why an email should not be sent, as things are now; null if it should.';

create function private.get_email_facts(mail private.outbox) returns jsonb
language sql volatile
return case
  when mail.work_code_id is not null then private.get_code_email_facts(mail.work_code_id)
  when mail.invitation_id is not null then private.get_invitation_email_facts(mail.invitation_id)
  when mail.removal_request_id is not null then private.get_removal_email_facts(mail.event, mail.removal_request_id)
  when mail.contact_reply_id is not null then (
    select jsonb_build_object('subject', subject, 'reply', body, 'message', message)
    from public.contact_replies join public.contact_messages on contact_messages.id = message_id
    where contact_replies.id = mail.contact_reply_id
  )
  when mail.decision_id is not null then (
    select jsonb_strip_nulls(jsonb_build_object('person', subject, 'admin', profiles.full_name, 'reason', reason))
    from public.moderation_log left join public.profiles on profiles.id = actor
    where moderation_log.id = mail.decision_id
  )
  when mail.event = 'admin_digest'
    then (select jsonb_build_object('queues', to_jsonb(work)) from private.count_waiting_work() as work)
  else private.get_member_email_facts(mail)
end;

comment on function private.get_email_facts is 'Returns the content of an email. Codes and tokens are created here.';

-- The worker

create type private.leased_email as (
  id uuid, lease uuid, recipient uuid, address text, event public.event_code, topic public.email_topic,
  attempts integer, facts jsonb, language text
);

create function private.prepare_email(mail private.outbox, for_time interval) returns setof private.leased_email
language plpgsql set search_path = '' as $$
declare
  because text := private.get_email_skip_reason(mail);
begin
  if because is null and mail.attempts >= 7 then
    because := coalesce(mail.last_error, 'Seven workers stopped before sending it');
  end if;
  if because is not null then
    -- An email that is skipped has not failed, however often it was tried.
    update private.outbox
    set given_up_at = now(), last_error = because, attempts = case when attempts >= 7 then attempts else 0 end
    where id = mail.id;
    return;
  end if;
  update private.outbox set attempts = attempts + 1, due_at = now() + for_time, lease = gen_random_uuid()
  where id = mail.id returning * into mail;
  return query
  select mail.id, mail.lease, mail.recipient, address, mail.event, email_topic, mail.attempts,
    private.get_email_facts(mail), language
  from private.event_types cross join private.get_email_recipient(mail) where code = mail.event;
end $$;

comment on function private.prepare_email is
  'Leases an email and returns all that a worker needs to send it; returns nothing if it is skipped or given up.';

create function private.release_email(mail uuid, of_lease uuid, because text, is_final boolean) returns void
language sql volatile set search_path = ''
begin atomic
  update private.outbox set
    -- Mail servers repeat the address in their errors, which admins should not see.
    last_error = left(regexp_replace(because, '[^[:space:]<>"'']+@[^[:space:]<>"'']+', '(address)', 'g'), 500),
    given_up_at = case when is_final or attempts >= 7 then now() end,
    -- 1, 4, 16 minutes, and so on up to 17 hours, with jitter.
    due_at = now() + interval '1 minute' * power(4, attempts - 1) * (0.8 + random() * 0.4)
  where id = mail and lease is not distinct from of_lease and sent_at is null and given_up_at is null;
end;

comment on function private.release_email is
  'Returns an email that could not be sent, by the worker that leased it: retried seven times within a day, or given '
  'up at once if `is_final`.';

create function private.lease_email(for_time interval) returns setof private.leased_email
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
      return query select * from private.prepare_email(mail, for_time);
      exit when found;
    exception when others then
      -- An email that can't be prepared must not block all others.
      get stacked diagnostics because = message_text;
      update private.outbox set attempts = attempts + 1 where id = mail.id;
      perform private.release_email(mail.id, mail.lease, 'Preparing failed: ' || because, false);
    end;
  end loop;
end $$;

comment on function private.lease_email is
  'Leases the email that has been due longest for a time in which no other worker gets it. If the worker stops before '
  'reporting a result, the email is sent again. Skips emails that should no longer be sent.';

create function private.mark_email_sent(mail uuid) returns void
language sql volatile set search_path = ''
begin atomic
  -- The lease does not matter: the email is sent.
  update private.outbox set sent_at = now(), last_error = null
  where id = mail and sent_at is null and given_up_at is null;
  delete from private.outbox where id = mail and address is not null;
end;

comment on function private.mark_email_sent is 'Marks an email sent.';

create function private.purge_outbox() returns void
language sql volatile set search_path = ''
begin atomic
  delete from private.outbox
  where created_at < now() - interval '90 days'
    and (sent_at < now() - interval '90 days' or given_up_at < now() - interval '90 days');
  delete from private.outbox where address is not null and given_up_at is not null;
  delete from private.work_email_codes
  where requested_at < now() - interval '90 days' or (claimant is null and requested_at < now() - interval '1 day');
  delete from private.suppressed_emails where stopped_at < now() - interval '90 days';
end;

comment on function private.purge_outbox is
  'Deletes emails, codes, and suppressed addresses after 90 days, and codes without a claim after a day.';

-- Unsubscribing, and addresses that refuse email: called by Edge Functions that have checked a signature or key

create function private.unsubscribe_member(member uuid, of_topic public.email_topic) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.notification_preferences (member_id, muted_email_topics)
  select id, array[of_topic] from public.profiles where id = member
  on conflict (member_id) do update set muted_email_topics = array(
    select distinct topic
    from unnest(notification_preferences.muted_email_topics || excluded.muted_email_topics) as topic order by topic
  );
  return found;
end $$;

comment on function private.unsubscribe_member is
  'Stops emails of a topic to a member; false if there is no such member.';

create function private.opt_out_of_invitations(invited uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  named constant text := (select address from private.invited_emails where id = invited);
begin
  if named is null then
    return false;
  end if;
  insert into private.invitation_opt_outs (address) values (private.fold_mailbox(named)) on conflict do nothing;
  return true;
end $$;

comment on function private.opt_out_of_invitations is
  'Stops invitations by email to an address that was sent one; false for an unknown id.';

create function private.suppress_email(address text, because text, is_complaint boolean default false) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  wanted constant text := lower(btrim(address));
  stopped integer;
begin
  insert into private.suppressed_emails as known (address, because) values (wanted, left(suppress_email.because, 200))
  on conflict on constraint suppressed_emails_pkey do update set because = excluded.because, stopped_at = now();
  -- A complaint about an email that somebody else requested does not stop the member's own emails.
  if is_complaint and (
    select email_topic is null
    from private.outbox join private.event_types on code = event
    where sent_at is not null and (
      work_code_id in (select id from private.work_email_codes where work_email_codes.address = wanted)
      or invitation_id in (select id from public.practice_invitations where email = wanted)
      or removal_request_id in (select id from public.removal_requests where lower(email) = wanted)
      or (email_topic is not null and recipient in (select id from auth.users where lower(email) = wanted))
    )
    order by sent_at desc limit 1
  ) then
    return 0;
  end if;
  insert into public.notification_preferences (member_id, suppressed_email, suppressed_because)
  select profiles.id, lower(users.email), left(suppress_email.because, 200)
  from auth.users join public.profiles on profiles.id = users.id
  where lower(users.email) = wanted
  on conflict (member_id) do update set
    suppressed_email = excluded.suppressed_email, suppressed_because = excluded.suppressed_because;
  get diagnostics stopped = row_count;
  return stopped;
end $$;

comment on function private.suppress_email is
  'Suppresses an address that bounced or complained about spam, and returns how many accounts have it. After a '
  'complaint about an email that somebody else requested, the member''s own emails continue.';

create function private.resume_email() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  update public.notification_preferences set suppressed_email = null, suppressed_because = null
  where member_id = auth.uid();
  delete from private.suppressed_emails where address = private.get_own_email();
end $$;

comment on function private.resume_email is
  'Resumes emails to the caller after their address was suppressed. Definer: API roles can''t write these columns.';
grant execute on function private.resume_email to authenticated;
select private.expose_function('resume_email');

-- Admin view

create function private.admin_get_email_health()
returns table (
  waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text,
  last_failed_at timestamptz, stopped integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select
    (select count(*)::integer from private.outbox where sent_at is null and given_up_at is null and due_at <= now()),
    (
      select min(due_at) from private.outbox
      where sent_at is null and given_up_at is null and due_at <= now()
    ),
    (
      select count(*)::integer from private.outbox
      where sent_at is null and given_up_at is null and due_at > now() and attempts > 0 and last_error is not null
    ),
    (select count(*)::integer from private.outbox where sent_at > now() - interval '7 days'),
    (select count(*)::integer from private.outbox where given_up_at > now() - interval '7 days' and attempts > 0),
    failure.last_error, failure.failed_at,
    (select count(*)::integer from public.notification_preferences where suppressed_email is not null)
  from (select) as once
  left join lateral (
    select last_error, coalesce(given_up_at, due_at) as failed_at from private.outbox
    where attempts > 0 and sent_at is null and last_error is not null
      and coalesce(given_up_at, now()) > now() - interval '7 days'
    order by coalesce(given_up_at, now()) desc, due_at desc limit 1
  ) as failure on true;
end $$;

comment on function private.admin_get_email_health is
  'Returns how many emails are due and since when, will be retried, were sent and given up within a week, the latest '
  'error, and how many accounts have a suppressed address. Admins only. Definer: API roles can''t read the outbox.';
grant execute on function private.admin_get_email_health to authenticated;
select private.expose_function('admin_get_email_health');

-- Scheduling on hosted projects

create function private.start_email_worker() returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := private.get_secret('send_mail_url');
  key constant text := private.get_secret('send_mail_key');
begin
  perform private.run_due_tasks();
  if address is null or key is null
    or not exists (select from private.outbox where sent_at is null and given_up_at is null and due_at <= now()) then
    return;
  end if;
  -- The timeout exceeds the run time of the function, because hanging up may end it.
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_email_worker is
  'Calls the Edge Function that sends email when any is due, with the address and key in the vault (send_mail_url, '
  'send_mail_key). Workers that run at the same time share the work.';

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension) then
      execute format('create extension if not exists %I', extension);
    end if;
  end loop;
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(
      'lapse claims', '17 7 * * *',
      'select private.lapse_claims(), private.close_due_listings(), private.start_due_prices(), private.end_opt_outs()'
    );
    if exists (select from pg_extension where extname = 'pg_net') then
      perform cron.schedule('send mail', '* * * * *', 'select private.start_email_worker()');
    end if;
  end if;
exception when others then
  raise warning 'The email worker is not scheduled: % Enable pg_cron and pg_net, then schedule '
    'private.start_email_worker().',
    sqlerrm;
end $$;
