-- Proof of a work address: who may ask for a code, what it opens, how often, and what the address itself says.
begin;
select plan(75);
select tests.raise_curtain();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
update public.profiles set created_at = now() - interval '1 month';
delete from private.outbox;

create function tests.claim(name text) returns void language sql as $$
  update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where id = tests.listing(name);
$$;
create function tests.say(name text, address text) returns void language sql as $$
  update public.claim_evidence set full_name = 'Dora Doctor', work_email = address where doctor_id = tests.listing(name) and claimant = auth.uid();
$$;
create function tests.ask(name text default 'Open Door Direct Care') returns void language sql as $$
  select public.ask_work_code(tests.listing(name));
$$;
create function tests.enter(code text, name text default 'Open Door Direct Care') returns integer language sql as $$
  select public.prove_work_address(tests.listing(name), code);
$$;
create function tests.state(name text default 'Open Door Direct Care') returns text language sql as $$
  select status from public.work_code_status(tests.listing(name));
$$;
create function tests.proven(name text default 'Open Door Direct Care', actor text default 'doctor') returns boolean
language sql security definer as $$
  select work_email_proven_at is not null from public.claim_evidence where doctor_id = tests.listing(name) and claimant = tests.id(actor);
$$;
-- The next mail, as a sender takes it; what it says is kept to be looked at.
create temporary table mailed (address text, kind text, topic text, facts jsonb);
create function tests.send() returns text language sql security definer as $$
  with taken as (select * from private.lease_email('5 minutes')), kept as (
    insert into mailed select address, kind, topic, facts from taken returning facts ->> 'code' as code
  ), marked as (select private.mark_email_sent(id) from taken)
  select code from kept left join marked on true;
$$;
create function tests.wrong(code text) returns text language sql immutable as $$ select lpad(((code::integer + 1) % 1000000)::text, 6, '0') $$;
create function tests.later(span interval) returns void language sql security definer as $$
  update private.work_codes set asked_at = asked_at - span, made_at = made_at - span;
$$;
create function tests.codes() returns integer language sql security definer as $$ select count(*)::integer from private.work_codes $$;

-- Nobody's to reach
select is_empty($$
  select grantee, table_name from information_schema.role_table_grants
  where table_schema = 'private' and table_name in ('work_codes', 'shared_domains') and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
$$, 'no role of the API has a right on the tables');
select is_empty($$
  select proc.oid::regprocedure, role.name
  from pg_proc as proc cross join (values ('anon'), ('authenticated'), ('service_role')) as role (name)
  where proc.pronamespace = 'private'::regnamespace and has_function_privilege(role.name, proc.oid, 'execute') and proc.proname in (
    'create_work_email_code', 'get_code_email_facts', 'hash_work_code', 'latest_work_code', 'require_work_address', 'is_suppressed', 'get_code_email_skip_reason',
    'disown_claim', 'end_disowned', 'lease_email'
  )
$$, 'nor on what makes codes and ends claims');
select tests.act_as('stranger');
select throws_ok('select tests.ask()', '42501', null, 'a stranger asks for no code');
select throws_ok($$ select tests.enter('000000') $$, '42501', null, 'nor enters one');
select throws_ok('select tests.state()', '42501', null, 'nor learns of one');

-- Who may ask
select tests.act_as('doctor');
select tests.claim('Open Door Direct Care');
select throws_ok('select tests.ask()', '23514', 'Save your full name and your work email first', 'there is an address to mail to, and a name to say');
select tests.say('Open Door Direct Care', 'Dora@Clinic.Example');
select tests.act_as('another patient');
select throws_ok('select tests.ask()', 'PT409', 'You have no open claim on this listing', 'who claims nothing asks for nothing');
select throws_ok($$ select tests.enter('000000') $$, 'PT409', 'You have no open claim on this listing', 'nor tries codes for somebody else');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('doctor'), 'Spam');
select tests.act_as('doctor');
select throws_ok('select tests.ask()', '42501', null, 'who is suspended asks for none');
select throws_ok($$ select tests.enter('000000') $$, '42501', null, 'and enters none');
reset role;
delete from private.suspensions;

-- The mail
select tests.act_as('doctor');
select lives_ok('select tests.ask()', 'a claimant asks');
select is(tests.state(), 'waiting', 'the code waits to be sent');
select throws_ok($$ select tests.enter('000000') $$, 'PT409', 'There is no code that you could enter now. Ask for another one.', 'and is none before that');
select throws_ok('select tests.ask()', 'PT429', 'A code was asked for a moment ago. You can ask for another one in 60 seconds.', 'one a minute');
reset role;
insert into public.notification_preferences (member_id, muted_email_topics, quiet_from, quiet_until, time_zone)
values (tests.id('doctor'), '{requests,practice,alerts,community,admin}', '00:00', '23:59:59', 'UTC');
create temporary table first_code as select tests.send() as code;
select matches((select code from first_code), '^[0-9]{6}$', 'it is mailed, whatever mails are wished for and in quiet hours');
select results_eq($$ select address, kind, topic, facts - 'code' - 'refusal' from mailed $$, $$
  values ('dora@clinic.example', 'work address code', null::text, jsonb_build_object(
    'listing', tests.listing('Open Door Direct Care'), 'practice', 'Open Door Direct Care', 'person', 'Dora Doctor'
  ))
$$, 'to the work address, with who asked and for which practice');
select is_empty($$
  select from private.work_codes cross join first_code where to_jsonb(work_codes)::text like '%' || code || '%'
  union all select from private.outbox cross join first_code where to_jsonb(outbox)::text like '%' || code || '%'
$$, 'and is in no table');
grant select on first_code to authenticated;
select tests.act_as('doctor');
select is_empty($$
  select from first_code where public.export_my_data()::text like '%' || code || '%' or exists (select from public.notifications where note like '%' || code || '%')
$$, 'nor in the data of who asked, nor among the notifications');
select is((public.export_my_data() -> 'mails' -> 0 ->> 'kind'), 'work address code', 'which say that it was sent');

-- Wrong codes
select is(tests.state(), 'sent', 'it can be entered');
select throws_ok($$ select tests.enter('12345') $$, '22023', 'A code has six digits', 'six digits are a code');
select throws_ok($$ select tests.enter(null) $$, '22023', null, 'and nothing else is');
select results_eq($$ select tests.enter(tests.wrong(code)) from first_code, generate_series(1, 5) $$, array[4, 3, 2, 1, 0], 'five wrong ones are counted');
select throws_ok($$ select tests.enter(code) from first_code $$, 'PT409', null, 'after which the right one is of no use');
select is_empty($$
  select from generate_series(1, 20), first_code where tests.refusal(format('select tests.enter(%L)', code)) not like 'PT409%'
$$, 'however often it is tried');
select is(tests.state(), 'spent', 'which is said');
select is(tests.proven(), false, 'nothing is proven');

-- The right one
select tests.later('2 minutes');
select lives_ok('select tests.ask()', 'another code');
reset role;
create temporary table second_code as select tests.send() as code;
grant select on second_code to authenticated;
select tests.act_as('patient');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select tests.say('Open Door Direct Care', 'dora@clinic.example');
select throws_ok($$ select tests.enter(code) from second_code $$, 'PT409', null, 'a rival does not enter it, who names the same address');
select is(tests.proven('Open Door Direct Care', 'patient'), false, 'and has proven nothing');
select tests.act_as('doctor');
select tests.later('31 minutes');
select is(tests.state(), 'expired', 'after 30 minutes it has expired');
select throws_ok($$ select tests.enter(code) from second_code $$, 'PT409', null, 'and opens nothing');
select tests.later('-31 minutes');
select is((select tests.enter(code) from second_code), null, 'within them it is right');
select is(tests.proven(), true, 'and the address is proven');
select is((select tests.enter(code) from second_code), null, 'twice is once');
select throws_ok('select tests.ask()', 'PT409', 'Your work address is proven already', 'what is proven is not proven again');
select throws_ok($$ update public.claim_evidence set work_email_proven_at = now() $$, '42501', null, 'nobody proves by writing');
select tests.act_as('admin');
select results_eq($$ select claimant from public.claim_evidence where work_email_proven_at is not null $$, $$ values (tests.id('doctor')) $$, 'administrators see whose is');
select tests.act_as('another patient');
select is_empty('select work_email_proven_at from public.claim_evidence', 'nobody else does');
select tests.act_as('doctor');
update public.claim_evidence set work_phone = '512 555 0100', work_email = 'DORA@clinic.example' where claimant = auth.uid();
select is(tests.proven(), true, 'other words about oneself leave the proof, and so do capitals');
select tests.say('Open Door Direct Care', 'other@clinic.example');
select is(tests.proven(), false, 'another address takes it away');
select throws_ok($$ select tests.enter(code) from second_code $$, 'PT409', null, 'and the old code does not bring it back');

-- A mail that is better not sent
select tests.later('2 minutes');
select tests.ask();
select tests.say('Open Door Direct Care', 'third@clinic.example');
reset role;
select is(tests.send(), null, 'an address that was changed meanwhile is not mailed to');
select results_eq($$ select last_error from private.outbox where given_up_at is not null $$, array['The claim has another address now'], 'and the row says why');
select tests.act_as('doctor');
select tests.later('2 minutes');
select tests.ask();
reset role;
select private.suppress_email('Third@clinic.example', 'It came back');
select is(tests.send(), null, 'nor one that mails come back from');
select tests.act_as('doctor');
select is(tests.state(), 'undelivered', 'which the claimant is told');
select tests.later('2 minutes');
select throws_ok('select tests.ask()', 'PT409', 'Mails to this address come back. Check it, or use another one.', 'and asks for no more there');

-- A mail that is tried again
select tests.say('Open Door Direct Care', 'fourth@clinic.example');
select tests.ask();
reset role;
create temporary table tried as
select facts ->> 'code' as code from private.lease_email('5 minutes');
update private.outbox set due_at = now() where sent_at is null and given_up_at is null;
insert into tried select tests.send();
grant select on tried to authenticated;
select tests.act_as('doctor');
select is((select tests.enter(code) from tried limit 1), null, 'the code of each try is right: nobody knows which one arrived');

-- Limits
reset role;
delete from private.work_codes;
delete from private.rate_limit_events;
insert into private.work_codes (address, asked_at) select 'full@clinic.example', now() - interval '2 minutes' * n from generate_series(1, 5) as n;
select tests.act_as('doctor');
select tests.say('Open Door Direct Care', 'full@clinic.example');
select throws_ok('select tests.ask()', 'PT429', 'Five codes were asked for to this address within a day. Ask again tomorrow, or use another address.',
  'an address is mailed five codes a day, also by those who have left');
reset role;
insert into private.work_codes (address, asked_at) select n || '@clinic.example', now() - interval '2 minutes' from generate_series(1, 25) as n;
insert into private.work_codes (address, asked_at) select n || '@gmail.com', now() - interval '2 minutes' from generate_series(1, 40) as n;
select tests.act_as('doctor');
select tests.say('Open Door Direct Care', 'free@clinic.example');
select throws_ok('select tests.ask()', 'PT429', null, 'a domain thirty');
select tests.say('Open Door Direct Care', 'free@gmail.com');
select lives_ok('select tests.ask()', 'but one that everybody shares as many as there are people');
reset role;
insert into private.rate_limit_events (user_id, action) select tests.id('doctor'), 'work codes' from generate_series(1, 9);
select tests.act_as('doctor');
select tests.later('2 minutes');
select throws_ok('select tests.ask()', 'PT429', 'You have asked for 10 codes within a day. You can ask for another one in 24 hours.', 'and a person ten');

-- "This was not me"
reset role;
delete from private.work_codes;
delete from private.rate_limit_events;
delete from private.outbox;
delete from public.notifications;
select tests.act_as('doctor');
select tests.say('Open Door Direct Care', 'victim@clinic.example');
select tests.ask();
reset role;
-- The function that answers links has no session.
select set_config('request.jwt.claims', '', true);
select isnt(tests.send(), null, 'somebody is mailed a code for a claim that is not theirs');
select is(private.disown_claim(gen_random_uuid()), null, 'a code that nobody asked for ends nothing');
select is((select private.disown_claim(id) from private.work_codes), 'ended', 'whoever reads mail there ends the claim');
select results_eq($$ select status::text, reason from public.claim_evidence where claimant = tests.id('doctor') $$,
  $$ values ('rejected', 'Whoever reads mail at the work address says that they did not make this claim.') $$, 'as it would be rejected');
select is((select claimed_by from public.doctors where id = tests.listing('Open Door Direct Care')), tests.id('patient'), 'and the rival has their turn');
select results_eq($$ select user_id, detail from public.notifications where user_id in (tests.id('admin'), tests.id('doctor')) order by detail $$,
  $$ values (tests.id('admin'), 'disowned'), (tests.id('doctor'), 'rejected') $$, 'administrators and claimant are told');
select results_eq($$ select action, actor from public.moderation_log where action = 'dispute claim' $$, $$ values ('dispute claim', null::uuid) $$, 'the log has it');
select is((select private.disown_claim(id) from private.work_codes), 'ended', 'said twice');
select is((select count(*)::int from public.notifications where user_id = tests.id('admin')), 1, 'it is told once');

-- A rival's, and one that was approved
select tests.act_as('patient');
select tests.later('2 minutes');
select tests.say('Open Door Direct Care', 'owner@clinic.example');
select tests.ask();
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select throws_ok('select tests.ask()', 'PT409', 'Whoever reads mail at this address said that they did not make your claim. Use another address, or write to us.',
  'who was refused asks that address no more');
reset role;
select set_config('request.jwt.claims', '', true);
update public.claim_evidence set work_email_proven_at = now() where claimant = tests.id('patient');
select private.transition_listing(tests.listing('Open Door Direct Care'), 'approve claim', 'administrator');
select is((select private.disown_claim(id) from private.work_codes where address = 'owner@clinic.example'), 'told', 'an owner is not put out by a link');
select results_eq($$ select status::text, work_email_proven_at from public.claim_evidence where claimant = tests.id('patient') $$,
  $$ values ('approved', null::timestamptz) $$, 'but the proof is gone');
select alike((select note from public.notifications where detail = 'disowned' order by note desc limit 1), '%look at who has the listing now.', 'and the administrators are told');

select tests.act_as('patient');
select tests.say('Open Door Direct Care', 'elsewhere@clinic.example');
select is((select work_email from public.claim_evidence where claimant = tests.id('patient')), 'owner@clinic.example', 'what an approved claim said stays what it was');
reset role;
update private.work_codes set refused_at = null, asked_at = asked_at - interval '1 day';
delete from private.outbox;
select tests.act_as('patient');
select lives_ok('select tests.ask()', 'its owner may still prove the address');
reset role;
create temporary table late as select tests.send() as code;
grant select on late to authenticated;
select tests.act_as('patient');
select is((select tests.enter(code) from late), null, 'by a code');
select ok(tests.proven(actor => 'patient'), 'as any claimant');
reset role;
update public.doctors set user_id = tests.id('doctor') where id = tests.listing('Open Door Direct Care');
update public.claim_evidence set work_email_proven_at = null where claimant = tests.id('patient');
select tests.act_as('patient');
select throws_ok('select tests.ask()', 'PT409', null, 'who has it no longer does not');
reset role;
select set_config('request.jwt.claims', '', true);

-- A claim that is over when its address speaks up
delete from public.notifications;
update private.work_codes set refused_at = null where address = 'owner@clinic.example';
update public.claim_evidence set status = 'withdrawn' where claimant = tests.id('patient');
select is((select private.disown_claim(id) from private.work_codes where address = 'owner@clinic.example' order by asked_at limit 1), 'ended', 'a claim that was withdrawn has ended');
select is((select count(*)::int from public.notifications where user_id = tests.id('admin') and detail = 'disowned'), 1, 'and the administrators know what it was');

-- Who leaves
delete from private.work_codes where refused_at is null;
delete from auth.users where id = tests.id('patient');
select results_eq($$ select claimant from private.work_codes where address = 'owner@clinic.example' $$, $$ values (null::uuid) $$, 'a code outlives its account, without it');
select is((select private.disown_claim(id) from private.work_codes where address = 'owner@clinic.example'), 'over', 'whose claim is gone');
update private.work_codes set asked_at = now() - interval '25 hours' where claimant is null;
select private.purge_outbox();
select is_empty($$ select from private.work_codes where address = 'owner@clinic.example' $$, 'and is forgotten after a day');

select * from finish();
rollback;
