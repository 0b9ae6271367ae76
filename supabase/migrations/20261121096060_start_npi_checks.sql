-- On hosted projects the checker is an Edge Function (supabase/functions/npi), started as the sender of mails is (20261121095030), with
-- the same secrets. It alone knows whether it has the address of a registry: without one the checks are off.

create table private.npi_checks (
  is_only boolean primary key default true constraint npi_checks_is_only_check check (is_only),
  is_on boolean not null,
  seen_at timestamptz not null
);

comment on table private.npi_checks is 'What the checker said last: one row, or none when there never was a checker.';
comment on column private.npi_checks.is_on is 'Whether it has the address of a registry.';
alter table private.npi_checks enable row level security;

create function private.mark_npi_checks(is_on boolean) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.npi_checks (is_on, seen_at) values (mark_npi_checks.is_on, now())
  on conflict (is_only) do update set is_on = excluded.is_on, seen_at = excluded.seen_at
  where npi_checks.is_on <> excluded.is_on or npi_checks.seen_at < now() - interval '10 minutes';
end;

comment on function private.mark_npi_checks is 'A checker says that it is there, and whether it has a registry to ask.';

create function private.checks_npis() returns boolean
language sql stable
return exists (select from private.npi_checks where is_on and seen_at > now() - interval '2 days');

comment on function private.checks_npis is 'Whether NPIs are compared with the registry: a checker that has one came within two days.';

create function private.start_npi_checks() returns void
language plpgsql set search_path = '' as $$
declare
  -- The functions stand beside each other.
  address constant text := regexp_replace(private.secret('send_mail_url'), '/send-mail/?$', '/npi');
  key constant text := private.secret('send_mail_key');
begin
  if address is null or key is null or address !~ '/npi$' then
    return;
  end if;
  -- Each hour it may say whether it was switched on or off meanwhile.
  if exists (select from private.npi_checks where seen_at > now() - interval '1 hour')
    and not (private.checks_npis() and exists (select from private.npi_records where due_at <= now())) then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_npi_checks is
  'Calls the function that asks the registry, when an NPI is due: it is beside the sender of mails (send_mail_url of the vault), under the same key.';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('check NPIs', '*/5 * * * *', 'select private.start_npi_checks()');
  end if;
exception when others then
  raise warning 'NPIs are not checked by themselves: % Enable pg_cron and pg_net, then schedule private.start_npi_checks().', sqlerrm;
end $$;
