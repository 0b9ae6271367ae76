-- Rules for the whole schema, which also apply to new tables.
begin;
select plan(20);

select is_empty($$
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
$$, 'every public table has row-level security');

select is_empty($$
  select table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'public' and grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT'
$$, 'visitors have no write privileges on tables');

select is_empty($$
  select table_name, column_name from information_schema.column_privileges
  where table_schema = 'public' and grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT'
    and table_name <> 'contact_messages'
$$, 'visitors can write columns of contact messages only');

select is_empty($$
  select table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'public' and grantee = 'authenticated'
    and privilege_type in ('INSERT', 'UPDATE', 'TRUNCATE', 'TRIGGER', 'REFERENCES')
$$, 'members can write named columns only');

select is_empty($$
  select oid::regprocedure from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from unnest(coalesce(proconfig, '{}')) as setting where setting like 'search_path=%')
    and prokind = 'f' and prosqlbody is null
$$, 'every function has a fixed search path or a bound body');

select is_empty($$
  with api_types as (
    select proname as name, unnest(coalesce(proallargtypes, proargtypes::oid[]) || prorettype) as type
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select relname, atttypid from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  )
  select api_types.name, type::regtype from api_types
  join pg_type as arrays on arrays.oid = type join pg_type as items on items.oid = arrays.typelem
  where items.typtype = 'c' and arrays.typcategory = 'A'
$$, 'API functions and tables have no arrays of rows, which the embedded backend returns as text: they return jsonb');

select is_empty($$
  select oid::regprocedure from pg_proc
  where prosecdef and pronamespace = 'public'::regnamespace
$$, 'no public function is security definer');

select is_empty($$
  select oid::regprocedure from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))
$$, 'no function can be executed by everyone');

select is_empty($$
  select con.conrelid::regclass, con.conname
  from pg_constraint as con
  where con.contype = 'f' and con.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select from pg_index as idx
      where idx.indrelid = con.conrelid and idx.indpred is null and idx.indkey[0] = con.conkey[1]
    )
$$, 'every foreign key has an index');

select is_empty($$
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce(reloptions @> array['security_invoker=true'], false)
$$, 'every view runs with its caller''s rights');

select is_empty($$
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('notifications', 'contact_messages')
    and (
    select count(*) from pg_policy where polrelid = pg_class.oid and not polpermissive and polcmd in ('a', 'w', 'd')
  ) < 3
$$, 'every table has the restrictions for active members');

-- PostgreSQL caches an expression per session, so that a missing grant fails only in some sessions of a pool.
select is_empty($$
  select distinct role, pg_proc.oid::regprocedure, written
  from pg_depend join pg_proc on refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
  left join pg_index on classid = 'pg_class'::regclass and objid = indexrelid
  left join pg_constraint on classid = 'pg_constraint'::regclass and objid = pg_constraint.oid
  left join pg_attrdef on classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
  cross join lateral (select coalesce(indrelid, nullif(conrelid, 0), adrelid)::regclass as written) as target
  cross join unnest('{anon,authenticated,service_role}'::text[]) as role
  where written is not null and has_any_column_privilege(role, written, 'insert, update')
    and not has_function_privilege(role, pg_proc.oid, 'execute')
$$, 'roles can execute the functions in the indexes, checks, and defaults of the tables that they write');

-- Private tables and functions of workers
select is_empty($$
  select table_name, grantee, privilege_type from information_schema.role_table_grants
  where table_schema = 'private' and table_name <> 'cards'
    and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
  union all
  select table_name, grantee, privilege_type from information_schema.column_privileges
  where table_schema = 'private' and table_name <> 'cards'
    and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
$$, 'no API role has privileges on private tables');
select is((
  select string_agg(distinct proname::text, ' ' order by proname::text)
  from pg_proc cross join (values ('anon'), ('authenticated'), ('service_role')) as role (name)
  where pronamespace = 'private'::regnamespace and prokind = 'f'
    and has_function_privilege(role.name, pg_proc.oid, 'execute')
    and pg_get_functiondef(pg_proc.oid)
      ~ '(outbox|suppressed_emails|invited_emails|invitation_opt_outs|work_email_codes|npi_records|npi_worker_status|'
        'vault)'
),
'admin_get_email_health admin_get_npi_records admin_get_registry_health admin_list_failures admin_retry_failures '
'allow_listing decide_removal export_private_rows get_listing_checks get_person_badges '
'get_work_email_code_status list_contact_replies list_flagged_cases plan_claim_details reply_to_contact_message '
'request_removal request_work_email_code resume_email set_role verify_work_email',
'API roles can call only the listed functions about emails, codes, and NPI records');

select is_empty($$
  with callers (function, definition) as materialized (
    select oid, pg_get_functiondef(oid) from pg_proc
    where prokind = 'f' and not prosecdef and (
      pronamespace = 'public'::regnamespace or pronamespace = 'private'::regnamespace and (
        prorettype = 'trigger'::regtype or has_function_privilege('anon', oid, 'execute') or has_function_privilege(
          'authenticated', oid, 'execute'
        ) or has_function_privilege('service_role', oid, 'execute')
      )
    )
    union all select null, concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
    union all select null, pg_get_viewdef(oid) from pg_class
    where relkind = 'v' and (relnamespace = 'public'::regnamespace or relname = 'cards')
    union all select null, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select null, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
    union all select null, pg_get_expr(adbin, adrelid) from pg_attrdef
  )
  select role, proname from pg_proc cross join unnest('{anon,authenticated,service_role}'::text[]) as role
  where pronamespace = 'private'::regnamespace and prokind = 'f'
    and has_function_privilege(role, pg_proc.oid, 'execute')
    and not exists (
      select from callers
      where function is distinct from pg_proc.oid and strpos(definition, 'private.' || proname || '(') > 0
    )
$$,
  'API roles can execute only the private functions that policies, checks, views, and functions with the rights of '
  'their caller call');

-- Functions that run with their owner's rights pass by the policies that ask for the second step and the session. The
-- exceptions answer only for policies or other functions that ask, or return nothing private about the caller.
with recursive functions as materialized (
  select oid, proname, pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'private'::regnamespace and prokind = 'f'
), calls as materialized (
  select distinct functions.proname as caller, callee[1] as callee
  from functions cross join regexp_matches(definition, 'private\.(\w+)\(', 'g') as callee
  -- As one of several alternatives, this asks admins only.
  where callee[1] not in (functions.proname, 'is_admin')
), reached as (
  select proname as function, proname as reached from functions
  union
  select reached.function, calls.callee from reached join calls on calls.caller = reached.reached
)
select is(
  string_agg(proname::text, ' ' order by proname),
  'can_answer_request can_edit_comment can_edit_photo count_activity count_blocked_comments export_private_rows '
  'get_own_email has_blocked_anyone has_current_session has_role is_blocked_by is_photo_of_other_listing '
  'listings_with_permission search_feed',
  'functions with the rights of their owner that depend on the caller ask for the second step and a current session'
) from functions join pg_proc using (oid, proname)
where prosecdef and prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', oid, 'execute')
  and exists (
    select from reached join functions as called on called.proname = reached.reached
    where reached.function = functions.proname and called.definition like '%auth.uid()%'
  )
  and not exists (
    select from reached
    where reached.function = functions.proname
      and reached in ('require_active_member', 'require_mfa', 'has_passed_mfa', 'require_admin')
  );

-- Pairs: an API function that calls the private function of its name, which has the contract in its comment. The
-- exceptions: a computed column takes a row, two functions add to the result, and the API offers fewer arguments of
-- one.
select is_empty($$
  select api.oid::regprocedure
  from pg_proc as api join pg_proc as definer using (proname)
  where api.pronamespace = 'public'::regnamespace and definer.pronamespace = 'private'::regnamespace
    and proname not in ('accepts_requests', 'search_feed', 'list_case_reports', 'restore_member')
    and (
      pg_get_function_identity_arguments(api.oid) <> pg_get_function_identity_arguments(definer.oid)
      or pg_get_function_result(api.oid) <> pg_get_function_result(definer.oid)
    )
$$, 'an API function and the private function of its name have the same arguments and the same result');

-- Migrations grant and never revoke
create table public.made_in_a_hurry (id integer generated always as identity);
create sequence public.counted_in_a_hurry;
create function public.done_in_a_hurry() returns void language sql begin atomic end;
create function private.done_in_a_hurry() returns void language sql begin atomic end;
select is_empty($$
  select relname, grantee::regrole from pg_class, aclexplode(relacl)
  where relname in ('made_in_a_hurry', 'counted_in_a_hurry')
    and grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
$$, 'a new table or sequence has no privileges for API roles');
select is_empty($$
  select oid::regprocedure from pg_proc
  where proname = 'done_in_a_hurry'
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
$$, 'a new function has no privileges for API roles');
select is_empty($$
  select nspname from pg_namespace, aclexplode(nspacl)
  where nspname = 'private' and (grantee = 0 or privilege_type = 'CREATE') and grantee <> nspowner
$$, 'only the owner can create objects in the private schema');

select * from finish();
rollback;
