-- Adds the privileges and functions of a hosted project to the auth and storage schemas of @supabase/lite.
-- Runs at each start.

grant usage on schema auth, storage to anon, authenticated, service_role;
revoke all on all tables in schema auth from anon, authenticated, public;
grant all on all tables in schema auth to service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- @supabase/lite's versions read only its own settings: SQL tests, which set request.jwt.claims, would run as anonymous
-- users, and auth.email() would always be null.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

grant execute on all functions in schema auth to anon, authenticated, service_role;

-- The tables of second factors and authentication methods, which @supabase/lite lacks.
do $$
begin
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
exception when duplicate_object then
  null;
end $$;

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  id uuid primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
grant all on auth.mfa_factors, auth.mfa_amr_claims to service_role;
