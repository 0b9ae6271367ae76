-- On hosted projects the sender is an Edge Function (supabase/functions/send-mail). pg_cron looks every minute whether mail is due, and
-- pg_net calls the function. Elsewhere neither exists, and whatever serves the database starts the sender.

create function private.secret(wanted text) returns text
language plpgsql stable set search_path = '' as $$
declare
  found_one text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into found_one using wanted;
  end if;
  return nullif(found_one, '');
end $$;

comment on function private.secret is 'A secret of the project''s vault, by name; null where there is none, or no vault.';

create function private.start_sender() returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := private.secret('send_mail_url');
  key constant text := private.secret('send_mail_key');
begin
  perform private.post_digests(), private.end_due_suspensions();
  if address is null or key is null
    or not exists (select from private.outbox where sent_at is null and given_up_at is null and due_at <= now()) then
    return;
  end if;
  -- Longer than the function sends: a call that is hung up may end it.
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 58000)'
  using address, jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json');
end $$;

comment on function private.start_sender is
  'Calls the function that sends, when mail is due: its address and key are the secrets send_mail_url and send_mail_key of the vault. '
  'Two that run at once share the work.';

do $$
declare
  extension text;
begin
  foreach extension in array array['pg_cron', 'pg_net'] loop
    if exists (select from pg_available_extensions where name = extension) then
      execute format('create extension if not exists %I', extension);
    end if;
  end loop;
  if exists (select from pg_extension where extname = 'pg_cron') and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('send mail', '* * * * *', 'select private.start_sender()');
    perform cron.schedule('lapse claims', '17 7 * * *', 'select private.lapse_claims()');
  end if;
exception when others then
  raise warning 'Mail is not sent by itself: % Enable pg_cron and pg_net, then schedule private.start_sender().', sqlerrm;
end $$;
