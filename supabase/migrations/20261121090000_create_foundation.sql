-- What every later migration stands on: extensions, the private schema, and privileges that start from nothing.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists cube with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Functions that policies, triggers and search need, out of reach of the API, which serves only "public".
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- PostgreSQL lets everybody execute a new function. Without "in schema", or it has no effect.
alter default privileges revoke execute on functions from public;

-- Older Supabase projects grant everything on new objects to the API roles; new ones grant nothing. Both start equal here.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create function private.fold(value text) returns text
language sql stable strict parallel safe
return lower(extensions.unaccent('extensions.unaccent', value));

comment on function private.fold is 'Lower case without accents: how search compares text.';
revoke execute on function private.fold from public;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

comment on function private.set_updated_at is 'Trigger: stamps updated_at.';
revoke execute on function private.set_updated_at from public;
