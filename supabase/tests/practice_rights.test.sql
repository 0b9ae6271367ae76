-- Access of every actor to every table and function about one practice.
begin;
select plan(113);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'),
  tests.sign_up('former', '{"full_name":"Fay Former"}'), tests.sign_up('invited', '{"full_name":"Ina Invited"}');
select tests.confirm(actor) from unnest('{owner,manager,desk,former,invited,doctor,patient}'::text[]) as actor;
update public.profiles set created_at = now() - interval '1 month';

-- A practice with rows in every table, and another practice with a claim.
select tests.add_listing('Second Door', owner => 'doctor'), tests.add_listing('Left Behind');
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind) values (md5('request')::uuid, tests.oak(), 'membership');
insert into public.listing_corrections (id, doctor_id, field, proposed_value)
values (md5('correction')::uuid, tests.oak(), 'specialty', 'Pediatrics');
insert into public.saved_listings (doctor_id) values (tests.oak());
insert into public.reports (id, doctor_id, reason) values (md5('report')::uuid, tests.oak(), 'other');
select tests.act_as('owner');
select
  tests.save_offices(tests.oak(), '[{"hours_note": "Evenings"}]'),
  tests.save_tiers(tests.oak(), '[{"label":"Adult","min_age":18,"max_age":null,"monthly_price":90}]'),
  tests.save_services(tests.oak(), '[{"service":"office_visits","coverage":"included"}]');
select tests.act_as('admin');
select tests.save_clinicians(
  tests.oak(),
  '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"}, {"name":"Rosa Wren"}, {"name":"Hugo Gone"}]'
);
select tests.save_clinicians(
  tests.listing('Second Door'), '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"}]'
);
select tests.act_as('doctor');
update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending'
where id = tests.listing('Left Behind');
reset role;
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.oak(), tests.id('manager'), 'manager'), (tests.oak(), tests.id('desk'), 'front_desk'),
    (tests.oak(), tests.id('former'), 'manager');
select tests.act_as('owner');
select public.remove_staff(tests.oak(), tests.id('former')),
  public.invite_staff(tests.oak(), 'invited@cast.test', 'front_desk');
select tests.save_changes(tests.oak(), '{"practice_name": "Oak and Ash"}');
reset role;
insert into public.listing_activity (doctor_id, day, kind, amount)
values (tests.oak(), private.activity_day(), 'opened', 3), (tests.oak(), private.activity_day() - 31, 'opened', 3);
insert into public.answer_templates (doctor_id, name, body) values (tests.oak(), 'Forms', 'Please fill in our forms');
insert into public.submission_notes (doctor_id, author, how_known)
values (tests.oak(), tests.id('patient'), 'I am a member');
insert into public.claim_evidence (doctor_id, claimant, status, full_name, work_email)
values (tests.oak(), tests.id('owner'), 'approved', 'Owen Owner', 'owen@oak.test');
insert into public.practice_requests (doctor_id, user_id, kind, status, waiting_since)
values (tests.oak(), tests.id('invited'), 'membership', 'answered', now());

select tests.act_as('desk');
select public.update_request(md5('request')::uuid, 'seen');
select tests.act_as('owner');
select public.request_work_email_code(tests.oak());
reset role;
update private.work_email_codes set requested_at = now() - interval '2 minutes';

create function tests.first(statement text) returns uuid language plpgsql security definer as $$
declare found uuid; begin execute statement into found; return found; end $$;
create function tests.change() returns uuid language sql as $$
  select tests.first('select id from public.listing_changes where doctor_id = tests.oak() and status = ''open''')
$$;
create function tests.invitation() returns uuid language sql as $$
  select tests.first('select id from public.practice_invitations where doctor_id = tests.oak() and status = ''open''')
$$;

create function tests.members() returns text
language sql as $$ select 'patient doctor former invited desk manager owner admin' $$;
create function tests.everyone() returns text language sql as $$ select 'visitor ' || tests.members() $$;
create function tests.editors() returns text language sql as $$ select 'manager owner admin' $$;

-- Returns whether a statement affects a row when an actor runs it, and rolls it back.
create function tests.may(actor text, statement text) returns boolean language plpgsql as $$
declare
  met bigint;
  detail text;
begin
  perform tests.act_as(actor);
  execute statement;
  get diagnostics met = row_count;
  raise exception 'undone' using errcode = 'TU000', detail = met;
exception
  when sqlstate 'TU000' then
    get stacked diagnostics detail = pg_exception_detail;
    return detail <> '0';
  -- Refused, or there is nothing of theirs to do it with. Anything else is a mistake of the test.
  when insufficient_privilege or sqlstate 'PT404' or sqlstate 'PT409' then
    return false;
end $$;

create function tests.who_may(statement text) returns text language sql as $$
  select coalesce(string_agg(actor, ' ' order by n) filter (where tests.may(actor, statement)), 'none')
  from regexp_split_to_table(tests.everyone(), ' ') with ordinality as cast_of (actor, n)
$$;
-- Completeness. Members' own content that only refers to a practice has its own tests.
create function tests.of_members() returns text[]
language sql as $$ select '{alerts,alert_finds,notifications,posts,removal_requests,reports}'::text[] $$;
create function tests.about_practices() returns setof text language sql as $$
  with recursive about (relation) as (
    select 'public.doctors'::regclass::oid
    union
    select conrelid from pg_constraint join about on confrelid = relation
    where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid not in (select oid from pg_class where relname = any (tests.of_members()))
  )
  select relname from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all (tests.of_members()) and (
    oid in (select relation from about)
    or exists (
      select from pg_attribute where attrelid = pg_class.oid and attname in ('doctor_id', 'listing', 'practice')
    )
  )
$$;

-- Operations, the actors who can run them, and, for reads, the actors who can still run them on an unpublished listing.
create temp table operations (n serial, what text, statement text, who text, who_of_hidden text);

insert into operations (what, who, who_of_hidden, statement)
select
  'read ' || name, coalesce(who, tests.everyone()), coalesce(who_of_hidden, who),
  format(
    'select 1 from public.%I where %I = tests.oak()', name, case name when 'doctors' then 'id' else 'doctor_id' end
  )
from (values
  ('doctors', null, 'desk manager owner admin'),
  ('offices', null, 'desk manager owner admin'),
  ('clinicians', null, 'desk manager owner admin'),
  ('membership_tiers', null, 'desk manager owner admin'),
  ('listing_services', null, 'desk manager owner admin'),
  ('listing_activity', tests.editors(), null),
  ('listing_versions', tests.editors(), null),
  ('listing_changes', tests.editors(), null),
  ('listing_corrections', 'patient manager owner admin', null),
  ('practice_members', 'desk manager owner', null),
  ('practice_invitations', 'invited manager owner', null),
  ('practice_requests', 'patient invited desk manager owner', 'patient invited'),
  ('answer_templates', 'desk manager owner', null),
  ('claim_evidence', 'owner admin', null),
  ('submission_notes', 'patient admin', null),
  ('saved_listings', 'patient', null)
) as tables (name, who, who_of_hidden);

insert into operations (what, who, who_of_hidden, statement) values
  ('read request_steps', 'desk manager owner', 'none',
    $$ select 1 from public.request_steps where request_id = md5('request')::uuid $$),
  ('listing_cards', tests.everyone(), 'none', $$ select 1 from public.listing_cards(array[tests.oak()]) $$),
  ('household_prices', tests.everyone(), 'desk manager owner admin',
    $$ select 1 from public.household_prices(array[tests.oak()], '{30}') $$);

insert into operations (what, who, statement) values
  ('update doctors', 'none', $$ update public.doctors set phone = '(512) 555-0100' where id = tests.oak() $$),
  ('save_listing: whether it accepts patients', 'desk manager owner admin',
    $$ select tests.save_changes(tests.oak(), '{"accepting_new_patients": false}') $$),
  ('update doctors: whose it is', 'none',
    $$ update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where id = tests.oak() $$),
  ('insert doctors', tests.members(),
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('Oak Again', 'Austin', 'TX', '78704') $$),
  ('delete doctors', 'none', $$ delete from public.doctors where id = tests.oak() $$),
  ('insert listing_corrections', tests.members(),
    $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
      values (tests.oak(), 'website', 'https://oak.test') $$),
  ('insert practice_requests', 'patient doctor former invited desk manager admin',
    $$ insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'appointment') $$),
  ('insert answer_templates', 'desk manager owner', $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.oak(), 'Hours', 'We open at eight') $$),
  ('delete answer_templates', 'desk manager owner',
    $$ delete from public.answer_templates where doctor_id = tests.oak() $$),
  ('propose_again', 'none', $$ select public.propose_again(tests.change(), '{practice_name}') $$),
  ('log_request_call', 'desk manager owner', $$ select public.log_request_call(md5('request')::uuid, 'reached') $$),
  ('insert submission_notes', 'patient', $$ insert into public.submission_notes (doctor_id, how_known)
    values (tests.listing('Hidden Creek Health'), 'I am a member') $$),
  ('insert saved_listings', tests.members(),
    $$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care')) $$),
  ('delete saved_listings', 'patient', $$ delete from public.saved_listings where doctor_id = tests.oak() $$),
  ('update claim_evidence', 'doctor', $$ update public.claim_evidence set work_phone = '(512) 555-0100'
    where doctor_id = tests.listing('Left Behind') $$),
  ('save_listing: offices', tests.editors(), $$ select tests.save_offices(tests.oak(), '[{}]') $$),
  ('save_listing: offices: a new one', tests.editors(), $$ select tests.save_offices(
      tests.oak(), '[{}, {"address_city": "Austin", "address_state": "TX", "address_zip": "78702"}]'
    ) $$),
  ('save_listing: offices: none', tests.editors(), $$ select tests.save_offices(tests.oak(), '[]') $$),
  ('save_listing: clinicians: none', tests.editors(), $$ select tests.save_clinicians(tests.oak(), '[]') $$),
  ('save_listing: prices by age: none', tests.editors(), $$ select tests.save_tiers(tests.oak(), '[]') $$),
  ('save_listing: services: none', tests.editors(), $$ select tests.save_services(tests.oak(), '[]') $$),
  ('confirm_listing', tests.editors(), $$ select public.confirm_listing(tests.oak()) $$),
  ('confirm_listing: the panel', 'desk manager owner admin',
    $$ select public.confirm_listing(tests.oak(), part => 'panel') $$),
  ('get_listing_checks', tests.everyone(), $$ select 1 from public.get_listing_checks(tests.oak()) $$),
  ('list_weekly_activity', tests.editors(), $$ select 1 from public.list_weekly_activity(tests.oak()) $$),
  ('close_listing', 'owner', $$ select public.close_listing(tests.oak(), current_date) $$),
  ('cancel_closing', 'none', $$ select public.cancel_closing(tests.oak()) $$),
  ('remove_suggestion', 'none', $$ select public.remove_suggestion(tests.oak()) $$),
  ('get_closing', 'none', $$ select 1 from public.get_closing(tests.oak()) $$),
  ('find_values_before', tests.editors(),
    $$ select public.find_values_before(tests.oak(), tests.current_version(tests.oak())) $$),
  ('restore_values_before', tests.editors(), $$ select public.restore_values_before(
      tests.oak(), tests.current_version(tests.oak()), tests.current_version(tests.oak())
    ) $$),
  ('get_merge_target', 'none', $$ select 1 where public.get_merge_target(tests.oak()) is not null $$),
  ('withdraw_listing', 'owner', $$ select public.withdraw_listing(tests.oak()) $$),
  ('leave_practice', 'owner', $$ select public.leave_practice(tests.oak()) $$),
  ('take_down_listing', 'admin',
    $$ select public.take_down_listing(tests.oak(), tests.current_version(tests.oak()), 'It is not a practice.') $$),
  ('submit_listing', 'none', $$ select public.submit_listing(tests.oak()) $$),
  ('restore_listing', 'none', $$ select public.restore_listing(tests.oak(), tests.current_version(tests.oak())) $$),
  ('reopen_listing', 'none', $$ select public.reopen_listing(tests.oak(), tests.current_version(tests.oak())) $$),
  ('revoke_ownership', 'admin',
    $$ select public.revoke_ownership(tests.oak(), tests.current_version(tests.oak()), 'It was not theirs.') $$),
  ('reassign_listing', 'admin', $$
    select public.reassign_listing(tests.oak(), tests.id('doctor'), 'It was sold.', tests.current_version(tests.oak()))
  $$),
  ('merge_listings', 'admin', $$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.oak()) $$),
  (
    'decide_listing', 'admin',
    $$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$
  ),
  ('decide_claim', 'admin',
    $$ select public.decide_claim(tests.listing('Left Behind'), tests.id('doctor'), 1, true, null, tests.every_check()) $$),
  ('withdraw_claim', 'doctor', $$ select public.withdraw_claim(tests.listing('Left Behind')) $$),
  ('file_competing_claim', 'patient doctor former invited desk manager admin',
    $$ select public.file_competing_claim(tests.oak()) $$),
  ('request_work_email_code', 'owner', $$ select public.request_work_email_code(tests.oak()) $$),
  ('get_work_email_code_status', 'owner', $$ select 1 from public.get_work_email_code_status(tests.oak()) $$),
  ('verify_work_email', 'none', $$ select 1 where public.verify_work_email(tests.oak(), '000000') = 0 $$),
  ('decide_change', 'admin', $$ select public.decide_change(tests.change(), 1, true) $$),
  ('withdraw_change', 'manager owner', $$ select public.withdraw_change(tests.change()) $$),
  ('withdraw_change: a part', 'manager owner', $$ select public.withdraw_change(tests.change(), '{practice_name}') $$),
  ('approval_adds', 'admin',
    $$ select public.approval_adds(claims) from public.claim_evidence as claims where doctor_id = tests.oak() $$),
  ('admin_get_listing_evidence', 'admin', $$ select 1 from public.admin_get_listing_evidence(array[tests.oak()]) $$),
  ('take_down_reported_listing', 'admin', $$ select public.take_down_reported_listing(
      md5('report')::uuid, 'It is not a practice.', tests.current_version(doctor_id)
    ) from public.reports where id = md5('report')::uuid $$),
  ('save_listings', tests.members(), $$ select public.save_listings(array[tests.listing('Second Door')]) $$),
  ('decide_correction', tests.editors(), $$ select public.decide_correction(md5('correction')::uuid, true) $$),
  ('invite_staff: front desk', 'manager owner',
    $$ select public.invite_staff(tests.oak(), 'new@cast.test', 'front_desk') $$),
  ('invite_staff: manager', 'owner', $$ select public.invite_staff(tests.oak(), 'new@cast.test', 'manager') $$),
  ('withdraw_invitation', 'manager owner', $$ select public.withdraw_invitation(tests.invitation()) $$),
  ('answer_invitation', 'invited', $$ select public.answer_invitation(tests.invitation(), true) $$),
  ('list_my_invitations', 'invited', $$ select 1 from public.list_my_invitations() $$),
  ('list_my_practices', 'desk manager owner',
    $$ select 1 from public.list_my_practices() where doctor_id = tests.oak() $$),
  ('offer_ownership', 'owner', $$ select public.offer_ownership(tests.oak(), tests.id('manager')) $$),
  ('remove_staff: the front desk', 'desk manager owner',
    $$ select public.remove_staff(tests.oak(), tests.id('desk')) $$),
  ('remove_staff: a manager', 'manager owner', $$ select public.remove_staff(tests.oak(), tests.id('manager')) $$),
  ('set_staff_role', 'owner', $$ select public.set_staff_role(tests.oak(), tests.id('desk'), 'manager') $$),
  ('update_request: answer', 'desk manager owner',
    $$ select public.update_request(md5('request')::uuid, 'answered', 'Welcome') $$),
  ('update_request: withdraw', 'patient', $$ select public.update_request(md5('request')::uuid, 'withdrawn') $$),
  ('list_request_contacts', 'desk manager owner', $$ select 1 from public.list_request_contacts() $$),
  ('list_waitlist_positions', 'invited desk manager owner', $$ select 1 from public.list_waitlist_positions() $$),
  ('create_alert', 'patient doctor former invited desk manager admin',
    $$ select public.create_alert(tests.oak()) $$);

select is(tests.who_may(statement), who, what || ' is limited to the expected members') from operations order by n;

select is_empty($$
  select 'read ' || name from tests.about_practices() as name except select split_part(what, ':', 1) from operations
$$, 'each table about a practice is covered by a read test');
select is_empty($$
  select proname from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
    and ('uuid'::regtype = any (proargtypes) or 'uuid[]'::regtype = any (proargtypes))
    and proname <> all (array[
      -- Posts, comments, messages and reports,
      'get_comment_page', 'count_newer_posts', 'delete_comment', 'delete_post', 'erase_comment', 'erase_post',
      'feature_story', 'get_feed_page', 'moderate_comment', 'moderate_post',
      'restore_comment', 'restore_post', 'confirm_membership', 'search_feed',
      'set_contact_message_status', 'close_report', 'list_cases', 'list_case_reports', 'list_contact_replies',
      'reply_to_contact_message',
      -- appeals and removals, which have tests of their own,
      'decide_appeal', 'submit_appeal', 'get_own_decision', 'allow_listing', 'decide_removal', 'find_listing_removal',
      'find_removal_listings', 'find_own_cases',
      -- members,
      'end_session', 'get_person_badges', 'list_reports_about_member', 'list_decisions_about_member',
      'restore_member', 'set_role', 'suspend_member',
      -- the admin's day, which has tests of its own,
      'admin_list_waiting_cases', 'list_case_notes',
      -- files of an import,
      'import_listings', 'undo_import',
      -- an invitation link for people without an account,
      'get_invitation',
      -- a draft, which only its author may delete, and a search for duplicates, which leaves out the listing at hand.
      'delete_draft', 'find_listed_practices'
    ])
  except select split_part(what, ':', 1) from operations
$$, 'each function that takes a practice is covered by a call test');
select is_empty($$
  select distinct lower(privilege_type) || ' ' || table_name from (
    select table_name, privilege_type from information_schema.role_column_grants
    where table_schema = 'public' and grantee = 'authenticated'
    union all
    select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'authenticated'
  ) as granted
  where privilege_type in ('INSERT', 'UPDATE', 'DELETE') and table_name in (select tests.about_practices())
  except select split_part(what, ':', 1) from operations
$$, 'each write privilege on a table about a practice is covered by a test');

-- New tables must be detected.
create table public.made_in_a_hurry (id uuid primary key, practice uuid);
create table public.of_it (made uuid references public.doctors (id));
select bag_has(
  'select tests.about_practices()', $$ values ('made_in_a_hurry'), ('of_it') $$,
  'a new table that refers to a practice is detected'
);
drop table public.made_in_a_hurry, public.of_it;

-- Out of the directory
select tests.act_as('owner');
select public.withdraw_listing(tests.oak());
reset role;
select is(
  tests.who_may(statement), who_of_hidden, what || ' is limited to the expected members when the listing is unpublished'
) from operations where who_of_hidden is not null order by n;

select * from finish();
rollback;
