-- Extensions, the schema "private", and helpers that every other migration uses: functions of the API,
-- text, sizes, and phone numbers.
-- The API serves the schema "public" only, and API roles start without any privilege.
-- Later migrations therefore only grant privileges and never revoke any.
-- Functions that run for each row of an import are in PL/pgSQL: PostgreSQL plans an SQL function that it does not
-- inline again for each call.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists cube with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Functions and tables for policies, triggers, and search; the API cannot reach them because it serves only "public".
create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- By default PostgreSQL lets everybody execute a new function. With "in schema" this statement would have no effect.
alter default privileges revoke execute on functions from public;

-- Older Supabase projects grant everything on new objects to the API roles and new ones nothing; this makes them equal.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Functions of the API.
create function private.expose_function(name name) returns void
language plpgsql set search_path = '' as $$
declare
  exposed pg_catalog.pg_proc;
begin
  select * into strict exposed from pg_catalog.pg_proc
  where pronamespace = 'private'::regnamespace and proname = expose_function.name;
  execute format(
    'create function public.%1$I(%2$s) returns %3$s language sql %4$s %5$s '
      'begin atomic select %6$s private.%1$I(%7$s); end',
    name, pg_get_function_arguments(exposed.oid), pg_get_function_result(exposed.oid),
    case exposed.provolatile when 'v' then 'volatile' else 'stable' end,
    case when exposed.proretset then 'rows ' || exposed.prorows end,
    case when exposed.proretset then '* from' end,
    (select string_agg('$' || position, ', ' order by position) from generate_series(1, exposed.pronargs) as position)
  );
  execute format('comment on function public.%I is %L', name, obj_description(exposed.oid));
  execute (
    select format('grant execute on function public.%I to %s', expose_function.name, string_agg(role, ', '))
    from (
      select grantee::regrole::text as role from aclexplode(exposed.proacl) where grantee <> exposed.proowner
    ) as roles
  );
end $$;

comment on function private.expose_function is
  'Adds to the API what a private function does: a public function with its name, arguments, and result, which runs '
  'with the rights of the caller, calls it, and can be executed by the same roles.';

-- Text.
create function private.fold(value text) returns text
language sql stable strict parallel safe
return lower(extensions.unaccent('extensions.unaccent', value));

comment on function private.fold is 'Returns a text in lower case and without accents, as search compares text.';
grant execute on function private.fold to anon, authenticated;

create function private.plain_line(value text) returns text
language sql immutable strict parallel safe
return regexp_replace(regexp_replace(
  -- A line break becomes a space, so that it does not join two words.
  regexp_replace(value, '[\u0009-\u000D\u0085\u2028\u2029]+', ' ', 'g'),
  '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F'
  '\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]',
  '', 'g'
), '^\s*(=+(?=.)|[-+@](?=[a-z]+[(|]))', '', 'i');

comment on function private.plain_line is
  'Returns a text as one visible line: without line breaks, without control, direction-changing, and invisible '
  'characters, which could let a name pass for another or rearrange the text around it, and without the sign at the '
  'start that makes it a formula in a spreadsheet.';
grant execute on function private.plain_line to anon, authenticated, service_role;

create function private.is_plain_line(value text, shortest integer default 0, longest integer default null)
returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (longest is null or char_length(value) <= longest) and char_length(btrim(value)) >= shortest
    and private.plain_line(value) = value;
end $$;

comment on function private.is_plain_line is
  'Whether a text is one visible line, as names and other short published texts must be, of `shortest` '
  'characters or more without spaces around it, and of `longest` or fewer with them; null for null.';
grant execute on function private.is_plain_line to anon, authenticated, service_role;

create function private.is_email_address(value text) returns boolean
language sql immutable parallel safe
return value ~ '^[^@?&%<>()\[\]\\,;:"]+@[^@?&%<>()\[\]\\,;:"]+\.[^@?&%<>()\[\]\\,;:"]+$'
  and value !~ '[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]' and private.is_plain_line(value);

comment on function private.is_email_address is
  'Whether a text is one email address that email programs and the mailer (isAddress in smtp.ts) accept as it is; null '
  'for null. Without "?", "&", and "%", which would let it fill in the rest of an email when somebody opens its '
  'mailto: link.';
grant execute on function private.is_email_address to authenticated, service_role;

create function private.fold_mailbox(address text) returns text
language sql immutable strict parallel safe
return (
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (values
    (regexp_replace(split_part(lower(address), '@', 1), '(?<=.)\+.*$', ''), split_part(lower(address), '@', 2))
  ) as parts (mailbox, domain)
);

comment on function private.fold_mailbox is
  'Returns the mailbox of an email address, for limits: in lower case, without a plus tag, and at Gmail without dots.';
-- Roles that write an address evaluate the index expression.
grant execute on function private.fold_mailbox to service_role;

-- Size limits.
create function private.require_at_most(amount integer, most integer, what text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if amount > most then
    raise exception 'Send at most % %', btrim(to_char(most, '999,999,999')), what
      using errcode = '22023', hint = 'input_too_large';
  end if;
  return true;
end $$;

comment on function private.require_at_most is
  'Returns true, or raises 22023 when `amount` is more than `most`; true for null. Every function of the API checks '
  'its texts (octet_length), JSON (pg_column_size), and arrays (cardinality, which counts nested elements) with it '
  'first. In a SQL function the condition uses no column, so it is checked once, before the first row.';
grant execute on function private.require_at_most to anon, authenticated, service_role;

create function private.require_small_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.require_at_most(pg_column_size(new), 100000, 'bytes at once');
  return new;
end $$;

comment on function private.require_small_row is
  'Trigger: refuses rows above 100 kB before other triggers and checks read them. Its trigger name starts with "_" so '
  'that it fires first.';

-- Phone numbers of the North American Numbering Plan, stored as RFC 3966 writes them: +15125550142, or
-- +15125550142;ext=3.
create function private.is_phone(value text) returns boolean
language sql immutable parallel safe
return value ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}(?:;ext=[0-9]{1,7})?$';

comment on function private.is_phone is 'Whether a text is a phone number in the stored format; null for null.';

create function private.parse_phone(written text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  stored constant text := '+1' || regexp_replace(regexp_replace(written, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '');
begin
  if written is null or private.is_phone(written) or btrim(written) = '' then
    return nullif(btrim(written), '');
  end if;
  if written !~ '^[-+(). 0-9]{10,30}$' or not private.is_phone(stored) then
    raise exception 'A phone number has ten digits, like (512) 555-0100'
      using errcode = '23514', hint = 'invalid_phone';
  end if;
  return stored;
end $$;

comment on function private.parse_phone is
  'Returns a phone number in the stored format, or written with ten digits and the usual signs; null for an empty '
  'text. Raises 23514 for other texts. Forms and imports read extensions and send the stored format.';

grant execute on function private.is_phone, private.parse_phone
to anon, authenticated, service_role;

-- Limits.
create function private.list_shared_limits() returns table (name text, value integer, meaning text)
language sql immutable parallel safe
begin atomic
  values
    ('feed_page_size', 20, 'How many posts a page of the feed has.'),
    -- Section 71308 of Public Law 119-21, for months after 2025. The IRS left the limits unchanged for 2027.
    ('hsa_limit_for_one', 150, 'What direct primary care may cost one person, in dollars a month, without stopping '
      'contributions to an HSA.'),
    ('hsa_limit_for_several', 300, 'What direct primary care may cost several people, in dollars a month, without '
      'stopping contributions to an HSA.'),
    ('max_age_bands', 12, 'How many prices by age a practice can have.'),
    ('max_clinicians', 30, 'How many clinicians a practice can have.'),
    ('max_closing_instructions', 500,
      'How many characters the instructions for members can have when a practice closes.'),
    ('max_former_names', 5, 'How many former names a practice or clinician can have.'),
    ('max_gallery_photos', 5, 'How many photos a practice can have besides its main one.'),
    ('max_household_size', 12, 'How many people a household can have when its prices are computed.'),
    ('max_offices', 10, 'How many offices a practice can have.'),
    ('max_photo_description', 160, 'How many characters the description of a photo can have.'),
    ('max_rejections', 3, 'How often a listing can be rejected before only an admin can reopen it.'),
    ('max_saved_listings', 200, 'How many listings one member can save.'),
    ('max_special_hours', 20, 'How many holidays and other days with special hours an office can have.'),
    ('near_miles', 25, 'The default radius of a search and of an alert, in miles.'),
    ('shortest_practice_story', 40, 'How many characters a story about a practice has at least.');
end;

comment on function private.list_shared_limits is
  'Returns the limits that the database and the site share. A function instead of a table, so that checks '
  'can use them.';

create function private.shared_limit(name text) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  found integer;
begin
  select value into strict found from private.list_shared_limits() as limits where limits.name = shared_limit.name;
  return found;
end $$;

comment on function private.shared_limit is 'Returns a limit of list_shared_limits; fails for an unknown name.';
grant execute on function private.list_shared_limits, private.shared_limit to anon, authenticated, service_role;

-- Secrets of hosted projects, which the scheduled jobs for email and NPI checks need.
create function private.get_secret(wanted text) returns text
language plpgsql stable set search_path = '' as $$
declare
  found_one text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into found_one using wanted;
  end if;
  return nullif(found_one, '');
end $$;

comment on function private.get_secret is
  'Returns a secret of the project''s vault by name; null when it is missing or there is no vault.';
