-- Creates the roles and extensions of a new Supabase project. Runs at each start, so it is idempotent.

do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  execute format('grant anon, authenticated, service_role to %I', current_user);
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

grant usage on schema extensions, public to anon, authenticated, service_role;
revoke create on schema public from public;
