-- What administrators see of the outbox: how much waits, since when, and what fails. No address and no name.

create function private.desk_mail()
returns table (waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text, last_failed_at timestamptz, stopped integer)
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
    (select count(*)::integer from public.mail_preferences where stopped_address is not null)
  from (select) as once
  left join lateral (
    select last_error, coalesce(given_up_at, due_at) as failed_at from private.outbox
    where attempts > 0 and sent_at is null and last_error is not null and coalesce(given_up_at, now()) > now() - interval '7 days'
    order by coalesce(given_up_at, now()) desc, due_at desc limit 1
  ) as failure on true;
end $$;

comment on function private.desk_mail is
  'How much mail is due and since when, how much was tried in vain and will be again, what was sent and given up within a week, the latest reason, and '
  'how many accounts are not mailed because mails came back. Definer: the outbox is nobody''s to read.';
grant execute on function private.desk_mail to authenticated;

create function public.desk_mail()
returns table (waiting integer, oldest timestamptz, retried integer, sent integer, failed integer, last_failure text, last_failed_at timestamptz, stopped integer)
language sql stable
begin atomic
  select waiting, oldest, retried, sent, failed, last_failure, last_failed_at, stopped from private.desk_mail();
end;

comment on function public.desk_mail is 'How outgoing mail is doing; administrators only.';
grant execute on function public.desk_mail to authenticated;
