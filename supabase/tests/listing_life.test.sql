-- The life of a listing: from "added" to "public", "owned" and "gone", by everybody who has a part in it.
begin;
select plan(72);
select tests.raise_curtain();
create function tests.state(name text) returns text
language sql security definer as $$
  select concat_ws(' ', state, ownership, verified, claim_status, state_reason) from public.doctors where id = tests.listing(name)
$$;
create function tests.decide(name text, is_verified boolean, reason text default null) returns void
language sql as $$ select public.decide_listing(tests.listing(name), tests.version(name), is_verified, reason) $$;
create function tests.act(name text, act text) returns void
language sql as $$ select public.move_own_listing(tests.listing(name), act) $$;
create function tests.ask(name text) returns void
language sql as $$ insert into public.practice_requests (doctor_id, kind, preferred_times) values (tests.listing(name), 'membership', 'Mondays') $$;

-- 1. A physician's own practice is theirs when it is verified
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select is(tests.state('Own Practice'), 'waiting claimed f unclaimed', 'a practice set up as the own waits');
select throws_ok($$ select tests.decide('Own Practice', true) $$, '42501', null, 'its owner does not verify it');
select tests.act_as('patient');
select throws_ok($$ select tests.ask('Own Practice') $$, '42501', null, 'nobody asks it yet');
select tests.act_as('admin');
select lives_ok($$ select tests.decide('Own Practice', true) $$, 'an administrator verifies it');
select is(tests.state('Own Practice'), 'public owned t approved', 'which makes who set it up its approved owner');
select tests.act_as('patient');
select lives_ok($$ select tests.ask('Own Practice') $$, 'so patients can ask');
select tests.act_as('doctor');
select is((select full_name from public.request_contacts()), 'Pat Patient', 'and the owner reads who asks');
select lives_ok($$ select public.confirm_listing(tests.listing('Own Practice')) $$, 'and confirms the listing');

-- 2. Refused is a step
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), 99, true) $$, 'PT409',
  'This listing has changed since you opened it. Look at it again.', 'a decision about another version is refused');
select throws_ok($$ select tests.decide('Hidden Creek Health', false, ' ') $$, '23514', 'Say why', 'a refusal needs its reason');
select lives_ok($$ select tests.decide('Hidden Creek Health', false, 'The phone is not in service') $$, 'an administrator refuses');
select throws_ok($$ select tests.decide('Hidden Creek Health', false, 'Again') $$, 'PT409', null, 'not twice');
select tests.act_as('another patient');
select throws_ok($$ select tests.act('Hidden Creek Health', 'send again') $$, '42501', null, 'somebody else does not send it again');
select tests.act_as('patient');
select is(tests.state('Hidden Creek Health'), 'refused none f unclaimed The phone is not in service', 'the submitter reads why');
select isnt_empty($$ update public.doctors set phone = '512 555 0100' where id = tests.listing('Hidden Creek Health') returning 1 $$, 'mends it');
select lives_ok($$ select tests.act('Hidden Creek Health', 'send again') $$, 'and sends it again');
select is(tests.state('Hidden Creek Health'), 'waiting none f unclaimed', 'so that it waits, without the old reason');
select throws_ok($$ select tests.act('Hidden Creek Health', 'send again') $$, 'PT409', null, 'once');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', false, 'Second');
select tests.act_as('patient');
select tests.act('Hidden Creek Health', 'send again');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', false, 'Third');
select tests.act_as('patient');
select throws_ok($$ select tests.act('Hidden Creek Health', 'send again') $$, 'PT409',
  'This listing was refused three times. Only an administrator can open it again: please write to us.', 'after the third refusal it stays refused');
select throws_ok($$ select public.rule_over_listing(tests.listing('Hidden Creek Health'), 'open again') $$, '42501', null, 'unless an administrator');
select tests.act_as('admin');
select lives_ok($$ select public.rule_over_listing(tests.listing('Hidden Creek Health'), 'open again') $$, 'opens it again');
select tests.act_as('patient');
select lives_ok($$ select tests.act('Hidden Creek Health', 'withdraw') $$, 'a submitter withdraws what is not public');
select lives_ok($$ select tests.act('Hidden Creek Health', 'put up again') $$, 'and puts it up again');
select is(tests.state('Hidden Creek Health'), 'waiting none f unclaimed', 'to be checked');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', true);
select tests.act_as('patient');
select throws_ok($$ update public.doctors set bio = 'x' where id = tests.listing('Hidden Creek Health') $$, '42501', null, 'what is public is no longer the submitter''s to edit');
select throws_ok($$ select tests.act('Hidden Creek Health', 'withdraw') $$, 'PT409', null, 'nor to withdraw');

-- 3. What was verified stays verified
select tests.act_as('doctor');
select lives_ok($$ update public.doctors set practice_name = 'Cheap Pills', npi = '1234567893', address_city = 'Dallas', address_zip = '75201', monthly_price = 55
  where id = tests.listing('Own Practice') $$, 'an owner changes name, NPI, address and price');
select results_eq($$ select practice_name, npi, address_zip, monthly_price, round(latitude::numeric) from public.doctors where id = tests.listing('Own Practice') $$,
  $$ values ('Own Practice', null::text, '78704', 55::numeric(8,2), 30::numeric) $$, 'the price is live, the rest stays as it was verified');
select is((select proposed ->> 'practice_name' from public.listing_changes), 'Cheap Pills', 'and waits for review');
select throws_ok($$ update public.doctors set npi = '1234567898' where id = tests.listing('Own Practice') $$, '23514', null, 'what the checks refuse is refused now, not at the review');
select lives_ok($$ update public.doctors set bio = 'Come in' where id = tests.listing('Own Practice') $$, 'texts are live at once');
select is((select proposed ->> 'practice_name' from public.listing_changes), 'Cheap Pills', 'and leave the change as it is');
select lives_ok($$ update public.doctors set address_zip = '78702' where id = tests.listing('Own Practice') $$, 'another ZIP');
select is((select proposed - 'npi' from public.listing_changes), '{"practice_name": "Cheap Pills", "address_zip": "78702"}', 'takes the place of the city that went with the first one');
select lives_ok($$ update public.doctors set address_city = 'Dallas', address_zip = '75201' where id = tests.listing('Own Practice') $$, 'and back');
select throws_ok($$ update public.listing_changes set state = 'accepted' $$, '42501', null, 'the owner does not accept it');
select throws_ok($$ select public.decide_change(id, 1, true) from public.listing_changes $$, '42501', null, 'by no call');
select tests.act_as('owner');
select is_empty($$ select 1 from public.listing_changes $$, 'a rival does not read it');
select throws_ok($$ select public.withdraw_change(id) from public.listing_changes union all select public.withdraw_change(gen_random_uuid()) $$, 'PT409', null, 'nor withdraws it');
select tests.act_as('admin');
select throws_ok($$ select public.decide_change(id, 7, true) from public.listing_changes $$, 'PT409', null, 'a review names the version that was seen');
select lives_ok($$ select public.decide_change(id, version, true) from public.listing_changes $$, 'an administrator accepts');
select is((select practice_name || ' ' || address_zip from public.doctors where id = tests.listing('Own Practice')), 'Cheap Pills 75201', 'and it is public');
select tests.act_as('doctor');
select is_empty($$ select act from public.listing_versions where doctor_id = tests.listing('Own Practice') and act not in ('verify', 'confirm', 'edit', 'accept change') $$, 'every version is kept');
select is((select changes -> 'practice_name' from public.listing_versions where act = 'accept change'), '["Own Practice", "Cheap Pills"]', 'with what stood there before');
select tests.act_as('admin');
select is((select subject from public.moderation_log where action = 'verify listing' and target_id = tests.listing('Own Practice')), 'Own Practice', 'the log keeps the name of its time');

-- An accepted correction is no way around
select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Own Practice'), 'practice_name', 'Cheaper Pills');
select tests.act_as('doctor');
select lives_ok($$ select public.decide_correction(id, true) from public.listing_corrections $$, 'an owner accepts a correction of the name');
select is((select practice_name from public.doctors where id = tests.listing('Own Practice')), 'Cheap Pills', 'which goes to review, too');
select lives_ok($$ select public.withdraw_change(id) from public.listing_changes where state = 'open' $$, 'and can be taken back');

-- 5. Access follows the current, approved, public ownership
select tests.act_as('admin');
select lives_ok($$ select public.rule_over_listing(tests.listing('Own Practice'), 'take down', 'The practice has closed') $$, 'an administrator takes a listing down');
select tests.act_as('stranger');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Own Practice') $$, 'nobody finds it');
select is_empty($$ select 1 from public.search_doctors('cheap pills') $$, 'by search either');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.request_contacts() $$, 'the owner of what is not public reads no contacts');
select is_empty($$ select 1 from public.practice_requests $$, 'and no requests');
select throws_ok($$ select tests.act('Own Practice', 'put up again') $$, 'PT409', 'An administrator took this listing down. Please write to us.', 'nor puts it up again');
select tests.act_as('patient');
select is((select status from public.practice_requests), 'ended', 'who asked sees that it ended');
select is((select preferred_times from public.practice_requests), 'Mondays', 'and can read back the own words');
select tests.act_as('admin');
select lives_ok($$ select public.rule_over_listing(tests.listing('Own Practice'), 'put back') $$, 'it is put back');
select is(tests.state('Own Practice'), 'public owned t approved', 'with its owner');
select tests.act_as('patient');
select tests.ask('Own Practice');
reset role;
update public.practice_requests set created_at = now() - interval '1 minute';
select tests.act_as('admin');
select lives_ok($$ select public.reassign_listing(tests.listing('Own Practice'), tests.id('owner'), 'Sold to a colleague') $$, 'and goes to another owner');
select tests.act_as('owner');
select is_empty($$ select 1 from public.request_contacts() $$, 'who reads nothing that was asked before');
select is_empty($$ select 1 from public.practice_requests $$, 'by no table');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.request_contacts() $$, 'nor does the former owner');
select tests.act_as('patient');
select tests.ask('Own Practice');
select tests.act_as('owner');
select isnt_empty($$ select 1 from public.request_contacts() $$, 'what is asked from now on is theirs');
select tests.act_as('patient');
select lives_ok($$ select public.update_request(id, 'withdrawn', 'We are full, sorry') from public.practice_requests where closed_at is null $$, 'a patient withdraws');
select is((select reply from public.practice_requests where status = 'withdrawn'), null, 'and puts no answer into the practice''s mouth');
select tests.act_as('owner');
select is_empty($$ select 1 from public.request_contacts() $$, 'what is withdrawn gives up its contact at once');
select is_empty($$ select 1 from public.practice_requests $$, 'and its words');

-- No other way
reset role;
select throws_ok($$ update public.doctors set state = 'refused' where id = tests.listing('Open Door Direct Care') $$, '23514', null, 'not even the database''s owner takes a way that is not in the table');
select lives_ok($$ update public.doctors set verified = false where id = tests.listing('Open Door Direct Care') $$, 'the specification''s word');
select is(tests.state('Open Door Direct Care'), 'withdrawn none f unclaimed', 'is understood');
select is_empty($$ select 1 from public.doctors where verified is distinct from (state = 'public') or (claim_status = 'approved') is distinct from (ownership = 'owned') $$, 'and the columns never disagree');
select tests.act_as('doctor');
select throws_ok($$ update public.doctors set state = 'public' where user_id = tests.id('doctor') $$, '42501', null, 'no member writes a state');

select * from finish();
rollback;
