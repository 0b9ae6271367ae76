-- After @supabase/lite made its auth and storage schemas: the privileges and functions of a hosted project.

grant usage on schema auth, storage to anon, authenticated, service_role;
revoke all on all tables in schema auth from anon, authenticated, public;
grant all on all tables in schema auth to service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- @supabase/lite's own versions know only the settings that it makes itself: SQL tests, which set
-- request.jwt.claims, would be nobody, and auth.email() would always be null.
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
