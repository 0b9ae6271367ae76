-- What every later migration stands on: extensions, the private schema, and privileges that start from nothing, so that later
-- migrations only grant.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists cube with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Functions that policies, triggers and search need, out of reach of the API, which serves only "public".
create schema private;
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

create function private.plain_line(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(
  -- What ends a line becomes a space, or two words would grow together.
  regexp_replace(value, '[\u0009-\u000D\u0085\u2028\u2029]+', ' ', 'g'),
  '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F'
  '\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]',
  '', 'g'
);

comment on function private.plain_line is
  'A text as one line of what can be seen: without line breaks, control, direction-changing and invisible characters, which would let a '
  'name pass for another or rearrange the text around it.';
grant execute on function private.plain_line to anon, authenticated, service_role;

create function private.is_plain_line(value text) returns boolean
language sql immutable parallel safe
return private.plain_line(value) = value;

comment on function private.is_plain_line is 'Whether a text is one line of what can be seen. Names and other short texts that others read must be; null may.';
grant execute on function private.is_plain_line to anon, authenticated, service_role;

create function private.require_at_most(amount integer, most integer, what text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if amount > most then
    raise exception 'Send at most % %', btrim(to_char(most, '999,999,999')), what using errcode = '22023';
  end if;
  return true;
end $$;

comment on function private.require_at_most is
  'True, or an error (22023) when `amount` is more than `most`; true for null. Each function that the API serves checks its texts (octet_length), '
  'JSON (pg_column_size), and arrays (cardinality, which counts nested ones) with it before anything reads them. In a SQL function the condition '
  'has no column, so it is checked once, before the first row.';
grant execute on function private.require_at_most to anon, authenticated, service_role;

create function private.require_small_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.require_at_most(pg_column_size(new), 100000, 'bytes at once');
  return new;
end $$;

comment on function private.require_small_row is
  'Trigger: refuses megabytes before other triggers and checks read them. Named so that it is the first of its table.';

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

comment on function private.set_updated_at is 'Trigger: stamps updated_at.';
