-- Actors and helper functions of all tests. It runs once before them and stays in the database;
-- `supabase test db` runs it as the first test.
begin;
-- Where the server lacks the extension, the test runner has created its functions already.
do $$ begin
  if to_regprocedure('extensions.plan(integer)') is null then create extension pgtap with schema extensions; end if;
end $$;
select plan(1);

create schema if not exists tests;
-- The schema's default privileges grant nothing, yet the actors must be able to call pgTAP and these helpers.
grant usage on schema tests to anon, authenticated;
alter default privileges in schema tests grant execute on functions to anon, authenticated;
grant execute on all functions in schema extensions to anon, authenticated;

create or replace function tests.id(actor text) returns uuid
language sql immutable as $$ select md5('actor ' || actor)::uuid $$;

-- Sets the caller: `level` is the assurance level of the token, `signed_in` how long ago the password was entered.
create or replace function tests.act_as(actor text, level text default 'aal1', signed_in interval default '0 minutes')
returns void
language plpgsql as $$
begin
  if actor = 'visitor' then
    perform set_config('request.jwt.claims', '{"role":"anon"}', true), set_config('role', 'anon', true);
  else
    perform
      set_config('request.jwt.claims', json_build_object(
        'sub', tests.id(actor), 'role', 'authenticated', 'aal', level,
        'amr', json_build_array(
          json_build_object('method', 'password', 'timestamp', extract(epoch from now() - signed_in)::bigint)
        )
      )::text, true),
      set_config('role', 'authenticated', true);
  end if;
end $$;

-- Acts as a member who is signed in to the session of that name.
create or replace function tests.use_session(actor text, session text, level text default 'aal1') returns void
language sql as $$
  select tests.act_as(actor, level);
  select set_config(
    'request.jwt.claims', (auth.jwt() || jsonb_build_object('session_id', md5(session)::uuid))::text, true
  );
$$;

create or replace function tests.sign_up(actor text, metadata jsonb) returns uuid
language sql as $$
  insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
  values (tests.id(actor), replace(actor, ' ', '-') || '@cast.test', metadata, now(), now())
  returning id;
$$;

create or replace function tests.add_listing(name text, is_verified boolean default true, owner text default null)
returns uuid
language sql as $$
  insert into public.doctors (
    id, practice_name, address_city, address_state, address_zip, status, submitted_by, user_id, claimed_by, claim_status
  )
  values (
    md5('listing ' || name)::uuid, name, 'Austin', 'TX', '78704',
    case when is_verified then 'published' else 'pending' end::public.listing_status, tests.id('patient'),
    tests.id(owner), tests.id(owner), case when owner is null then 'unclaimed' else 'approved' end::public.claim_status
  );
  insert into private.published_listings (doctor_id, published_at)
  select id, created_at from public.doctors where id = md5('listing ' || name)::uuid and verified;
  select md5('listing ' || name)::uuid;
$$;

create or replace function tests.listing(name text) returns uuid
language sql immutable as $$ select md5('listing ' || name)::uuid $$;

create or replace function tests.oak() returns uuid
language sql immutable as $$ select tests.listing('Owned Oak Medicine') $$;

create or replace function tests.version(name text) returns integer
language sql stable security definer
as $$ select version from public.doctors where id = md5('listing ' || name)::uuid $$;

create or replace function tests.current_version(target uuid) returns integer
language sql security definer as $$ select version from public.doctors where id = target $$;

-- Stores a value of one step for a later one of the same file.
create or replace function tests.store(name text, value text) returns void
language sql as $$ select set_config('tests.' || replace(name, ' ', '_'), value, true) $$;

create or replace function tests.stored(name text) returns text
language sql stable as $$ select nullif(current_setting('tests.' || replace(name, ' ', '_')), '') $$;

-- Saves changes at the current version of a listing and returns the names of the fields that wait for review.
create or replace function tests.save_changes(target uuid, changes jsonb) returns jsonb
language sql
as $$ select public.save_listing(target, changes, coalesce(tests.current_version(target), 1)) -> 'waiting' $$;

-- Writes changes of a listing as a function of the project does, for the database owner.
create or replace function tests.write_listing(target uuid, changes jsonb) returns void
language sql as $$ select private.write_listing(target, changes) $$;

-- Indexes all listings, after a test has inserted parts directly.
create or replace function tests.index_listings() returns void
language sql
as $$ insert into private.changed_listings (doctor_id) select id from public.doctors on conflict do nothing $$;

create or replace function tests.save_offices(target uuid, offices jsonb) returns boolean
language sql as $$ select tests.save_changes(target, jsonb_build_object('offices', offices)) ? 'offices' $$;

create or replace function tests.save_clinicians(target uuid, clinicians jsonb) returns boolean
language sql as $$ select tests.save_changes(target, jsonb_build_object('clinicians', clinicians)) ? 'clinicians' $$;

create or replace function tests.clinician_names(listing text) returns text[]
language sql as $$
  select coalesce(array_agg(name order by position), '{}') from public.clinicians
  where doctor_id = tests.listing(listing)
$$;

create or replace function tests.save_tiers(target uuid, tiers jsonb) returns void
language sql as $$ select tests.save_changes(target, jsonb_build_object('tiers', tiers)) $$;

create or replace function tests.save_services(target uuid, services jsonb) returns void
language sql as $$ select tests.save_changes(target, jsonb_build_object('services', services)) $$;

create or replace function tests.status(name text) returns text
language sql security definer as $$
  select concat_ws(' ', status, ownership, verified, claim_status, status_reason)
  from public.doctors where id = tests.listing(name)
$$;

create or replace function tests.every_check() returns public.failed_check[]
language sql immutable as $$ select enum_range(null::public.failed_check) $$;

-- Returns the version of the claim of a doctor who added their own practice, also with an insert, which prepares none.
create or replace function tests.prepared_claim(name text) returns integer
language sql security definer as $$
  insert into public.claim_evidence (doctor_id, claimant, status)
  select id, user_id, 'prepared' from public.doctors
  where id = tests.listing(name) and user_id is not null and claim_status = 'unclaimed' on conflict do nothing;
  select version from public.claim_evidence where doctor_id = tests.listing(name) and status = 'prepared'
$$;

-- Decides a listing, and with it the claim of a doctor whose own practice it is, whichever checks have failed.
create or replace function tests.decide_listing(name text, is_verified boolean, reason text default null) returns void
language sql as $$
  select public.decide_listing(
    tests.listing(name), tests.version(name), is_verified, reason,
    tests.prepared_claim(name), tests.every_check()
  )
$$;

-- Claims an unclaimed listing for the caller.
create or replace function tests.claim(name text) returns setof uuid
language sql as $$
  update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
  where id = tests.listing(name) and claim_status = 'unclaimed' returning id;
$$;

create or replace function tests.claim_version(name text, actor text) returns integer
language sql security definer as $$
  select version from public.claim_evidence where doctor_id = tests.listing(name) and claimant = tests.id(actor)
$$;

-- Decides a claim at its current version, by default whichever checks have failed.
create or replace function tests.decide_claim(
  name text, actor text, is_approved boolean, reason text default null,
  accepted public.failed_check[] default tests.every_check()
) returns void
language sql as $$
  select public.decide_claim(
    tests.listing(name), tests.id(actor), tests.claim_version(name, actor), is_approved, reason, accepted
  )
$$;

-- Sends a membership request to a practice as the caller.
create or replace function tests.send_request(name text) returns void
language sql as $$
  insert into public.practice_requests (doctor_id, kind, preferred_times)
  values (tests.listing(name), 'membership', 'Mondays')
$$;

-- Returns the names of the practices that a search finds, best first.
create or replace function tests.search(query text) returns text[]
language sql as $$ select coalesce(array_agg(practice_name), '{}') from public.search_doctors(query) $$;

-- Returns the parts of a parsed search, such as 'tag Pediatrics + place Austin, TX'.
create or replace function tests.parsed(search text) returns text
language sql as $$ select coalesce(string_agg(kind || ' ' || label, ' + '), '') from public.describe_search(search) $$;

-- Returns the listings that may be the practice, and by what.
create or replace function tests.duplicates_of(candidate jsonb) returns text
language sql stable security definer as $$
  select string_agg(practice_name || ': ' || array_to_string(matched, ', '), '; ' order by practice_name)
  from private.find_duplicates(private.get_identity(candidate)) join public.doctors on doctors.id = doctor_id
$$;

create or replace function tests.batch(name text) returns uuid
language sql immutable as $$ select md5('batch ' || name)::uuid $$;

-- Imports rows, in a dry run without a batch, and returns the outcome of each.
create or replace function tests.import(
  rows jsonb, mode public.import_mode default 'both', batch uuid default null
) returns text[]
language sql as $$
  select array_agg(outcome order by row_number)
  from public.import_listings(rows, batch is null, mode, batch, 'sheet.csv')
$$;

-- Returns the path of an uploaded photo of a practice.
create or replace function tests.photo_path(listing text, file text default '1.webp') returns text
language sql immutable as $$ select tests.listing(listing) || '/' || file $$;

create or replace function tests.photo_url(bucket text, listing text, file text default '1.webp') returns text
language sql immutable as $$
  select format('https://api.example/storage/v1/object/public/%s/%s', bucket, tests.photo_path(listing, file))
$$;

create or replace function tests.upload(bucket text, path text) returns text
language sql as $$ insert into storage.objects (bucket_id, name) values (bucket, path) returning name $$;

-- Sends the next email that is due and returns it.
create or replace function tests.send_email() returns private.leased_email
language sql security definer as $$
  with taken as (select * from private.lease_email('5 minutes')),
    sent as (select private.mark_email_sent(id) from taken)
  select taken.* from taken left join sent on true
$$;

-- Counts the emails about events whose codes match a regular expression.
create or replace function tests.count_mails(events text) returns integer
language sql stable security definer as $$ select count(*)::int from private.outbox where event::text ~ events $$;

-- Adds a manager and a front desk to Owned Oak Medicine.
create or replace function tests.add_staff() returns void
language sql as $$
  select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
  insert into public.practice_members (doctor_id, user_id, role)
  values (tests.oak(), tests.id('manager'), 'manager'), (tests.oak(), tests.id('desk'), 'front_desk');
$$;

create or replace function tests.confirm(actor text) returns void
language sql as $$
  update auth.users set email_confirmed_at = now() where id = tests.id(actor);
$$;

create or replace function tests.enroll(actor text) returns void
language sql as $$
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (md5('factor ' || actor)::uuid, tests.id(actor), 'totp', 'verified', now(), now());
$$;

-- Returns code, message, and hint of the error that a statement raises, or 'accepted'.
create or replace function tests.refusal(statement text) returns text
language plpgsql as $$
declare
  hint text;
begin
  execute statement;
  return 'accepted';
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return sqlstate || ' ' || sqlerrm || ' ' || hint;
end $$;

-- Tests must not depend on the demo data.
create or replace function tests.remove_demo_data() returns void
language sql as $$
  truncate public.doctors, public.posts, private.search_entries, private.search_words, public.contact_messages,
    public.moderation_log,
    public.import_batches, public.case_notes, public.blocks, public.member_follows, private.suspensions,
    private.rate_limit_events cascade;
$$;

-- Creates the actors and one listing of each kind. Call it first, as the database owner.
create or replace function tests.create_fixtures() returns void
language plpgsql as $$
begin
  -- A test searches for what it has just written, and never commits.
  set constraints private.changed_listings_index, public.doctors_4_receive immediate;
  -- Truncating takes most of the time, so the test runner does it once.
  if exists (select from public.doctors) then perform tests.remove_demo_data(); end if;
  perform tests.sign_up('patient', '{"full_name":"Pat Patient","role":"patient"}');
  perform tests.sign_up('another patient', '{"full_name":"Ann Other"}');
  perform tests.sign_up('doctor', '{"full_name":"Dora Doctor","role":"doctor"}');
  perform tests.sign_up('owner', '{"full_name":"Owen Owner","role":"doctor"}');
  perform tests.sign_up('admin', '{"full_name":"Ada Adler"}');
  update public.user_roles set role = 'admin' where user_id = tests.id('admin');
  perform tests.add_listing('Open Door Direct Care');
  perform tests.add_listing('Hidden Creek Health', is_verified => false);
  perform tests.add_listing('Owned Oak Medicine', owner => 'owner');
end $$;

select pass('the test actors and helper functions exist');
select * from finish();
commit;
