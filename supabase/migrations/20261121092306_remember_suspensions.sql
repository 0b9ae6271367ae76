-- A suspension outlives the account: deleting it and signing up again with the same address resumes the suspension.

create table private.address_key (
  is_only boolean primary key default true constraint address_key_is_only_check check (is_only),
  key uuid not null default gen_random_uuid()
);

comment on table private.address_key is 'The secret that addresses are hashed with. It never leaves the database.';
alter table private.address_key enable row level security;
insert into private.address_key default values;

create function private.hash_address(address text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Many providers ignore what follows a plus sign, and Gmail ignores dots.
  mailbox text := split_part(lower(btrim(split_part(address, '@', 1))), '+', 1);
  domain text := lower(btrim(split_part(address, '@', 2)));
begin
  if domain in ('gmail.com', 'googlemail.com') then
    domain := 'gmail.com';
    mailbox := replace(mailbox, '.', '');
  end if;
  if mailbox = '' or domain = '' then
    return null;
  end if;
  return (select sha256(convert_to(key || ' ' || mailbox || '@' || domain, 'UTF8')) from private.address_key);
end $$;

comment on function private.hash_address is
  'A keyed hash of the mailbox that an email address names, which can''t be turned back into the address; null without one. Definer: reads the key.';

alter table private.suspensions add column address_hash bytea;
comment on column private.suspensions.address_hash is 'Of the account''s address when the suspension began: changing it does not end the suspension.';

create table private.suspended_addresses (
  address_hash bytea primary key,
  reason text not null,
  ends_at timestamptz,
  hides_content boolean not null,
  created_at timestamptz not null default now()
);

comment on table private.suspended_addresses is
  'Addresses of accounts that were deleted while suspended, as keyed hashes, until the suspension would have ended or an admin ends it.';
create index suspended_addresses_ends_at_idx on private.suspended_addresses (ends_at);
alter table private.suspended_addresses enable row level security;

create function private.remember_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suspended_addresses (address_hash, reason, ends_at, hides_content)
  select distinct hashed.address, suspensions.reason, suspensions.ends_at, suspensions.hides_content
  from private.suspensions cross join unnest(array[private.hash_address(old.email), suspensions.address_hash]) as hashed (address)
  where suspensions.user_id = old.id and private.is_suspended(old.id) and hashed.address is not null
  on conflict (address_hash) do update
  set reason = excluded.reason, ends_at = excluded.ends_at, hides_content = excluded.hides_content;
  return old;
end $$;

comment on function private.remember_suspension is
  'Trigger on auth.users: keeps what is left of a suspension when the account is deleted. Definer: runs as the auth server''s role.';

create trigger on_auth_user_deleted before delete on auth.users
for each row execute function private.remember_suspension();

create function private.resume_suspension(member uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.suspended_addresses;
begin
  select * into known from private.suspended_addresses
  where address_hash = private.hash_address(address) and (ends_at is null or ends_at > now());
  if known.address_hash is not null then
    perform private.suspend(member, known.reason, known.ends_at, known.hides_content);
  end if;
exception when others then
  raise warning 'A suspension was not resumed: %', sqlerrm;
end $$;

comment on function private.resume_suspension is
  'Suspends a new account for what was left when an account with its address was deleted. Sign-up goes through whatever happens here. '
  'Definer: sign-up runs as the auth server''s role.';
