-- The life of a listing: from "added" to "public", by everybody who has a part in it, and by no other way.
begin;
select plan(31);
select tests.raise_curtain();

create function tests.status(name text) returns text
language sql security definer as $$
  select concat_ws(' ', status, ownership, verified, claim_status, status_reason) from public.doctors where id = tests.listing(name)
$$;
create function tests.decide(name text, is_verified boolean, reason text default null) returns void
language sql as $$ select public.decide_listing(tests.listing(name), tests.version(name), is_verified, reason) $$;
create function tests.act(name text, act text) returns void
language sql as $$ select public.update_listing_status(tests.listing(name), act) $$;
create function tests.ask(name text) returns void
language sql as $$ insert into public.practice_requests (doctor_id, kind, preferred_times) values (tests.listing(name), 'membership', 'Mondays') $$;

-- A physician's own practice is theirs when it is verified
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select is(tests.status('Own Practice'), 'pending claimed f unclaimed', 'a practice set up as the own waits');
select throws_ok($$ select tests.decide('Own Practice', true) $$, '42501', null, 'its owner does not verify it');
select tests.act_as('patient');
select throws_ok($$ select tests.ask('Own Practice') $$, '42501', null, 'nobody asks it yet');
select tests.act_as('admin');
select lives_ok($$ select tests.decide('Own Practice', true) $$, 'an administrator verifies it');
select is(tests.status('Own Practice'), 'published owned t approved', 'which makes who set it up its approved owner');
select tests.act_as('patient');
select lives_ok($$ select tests.ask('Own Practice') $$, 'so patients can ask');
select tests.act_as('doctor');
select is((select full_name from public.list_request_contacts()), 'Pat Patient', 'and the owner reads who asks');
select lives_ok($$ select public.confirm_listing(tests.listing('Own Practice')) $$, 'and confirms the listing');

-- Refused is a step
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), 99, true) $$, 'PT409',
  'This listing has changed since you opened it. Look at it again.', 'a decision about another version is refused');
select throws_ok($$ select tests.decide('Hidden Creek Health', false, ' ') $$, '23514', 'Say why', 'a refusal needs its reason');
select lives_ok($$ select tests.decide('Hidden Creek Health', false, 'The phone is not in service') $$, 'an administrator refuses');
select throws_ok($$ select tests.decide('Hidden Creek Health', false, 'Again') $$, 'PT409', null, 'not twice');
select tests.act_as('another patient');
select throws_ok($$ select tests.act('Hidden Creek Health', 'resubmit') $$, '42501', null, 'somebody else does not send it again');
select tests.act_as('patient');
select is(tests.status('Hidden Creek Health'), 'rejected none f unclaimed The phone is not in service', 'the submitter reads why');
select isnt_empty($$ update public.doctors set phone = '512 555 0100' where id = tests.listing('Hidden Creek Health') returning 1 $$, 'mends it');
select lives_ok($$ select tests.act('Hidden Creek Health', 'resubmit') $$, 'and sends it again');
select is(tests.status('Hidden Creek Health'), 'pending none f unclaimed', 'so that it waits, without the old reason');
select throws_ok($$ select tests.act('Hidden Creek Health', 'resubmit') $$, 'PT409', null, 'once');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', false, 'Second');
select tests.act_as('patient');
select tests.act('Hidden Creek Health', 'resubmit');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', false, 'Third');
select tests.act_as('patient');
select throws_ok($$ select tests.act('Hidden Creek Health', 'resubmit') $$, 'PT409',
  'This listing was refused three times. Only an administrator can open it again: please write to us.', 'after the third refusal it stays refused');
select throws_ok($$ select public.admin_update_listing_status(tests.listing('Hidden Creek Health'), 'reopen') $$, '42501', null, 'unless an administrator');
select tests.act_as('admin');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Hidden Creek Health'), 'reopen') $$, 'opens it again');
select tests.act_as('patient');
select lives_ok($$ select tests.act('Hidden Creek Health', 'withdraw') $$, 'a submitter withdraws what is not public');
select lives_ok($$ select tests.act('Hidden Creek Health', 'relist') $$, 'and puts it up again');
select is(tests.status('Hidden Creek Health'), 'pending none f unclaimed', 'to be checked');
select tests.act_as('admin');
select tests.decide('Hidden Creek Health', true);
select tests.act_as('patient');
select throws_ok($$ update public.doctors set bio = 'x' where id = tests.listing('Hidden Creek Health') $$, '42501', null, 'what is public is no longer the submitter''s to edit');
select throws_ok($$ select tests.act('Hidden Creek Health', 'withdraw') $$, 'PT409', null, 'nor to withdraw');

-- No other way
reset role;
select throws_ok($$ update public.doctors set status = 'rejected' where id = tests.listing('Open Door Direct Care') $$, '23514', null, 'not even the database''s owner takes a way that is not in the table');
select lives_ok($$ update public.doctors set status = 'withdrawn' where id = tests.listing('Open Door Direct Care') $$, 'the database''s owner may take a listing down');
select is(tests.status('Open Door Direct Care'), 'withdrawn none f unclaimed', 'is understood');
select is_empty($$ select 1 from public.doctors where verified is distinct from (status = 'published') or (claim_status = 'approved') is distinct from (ownership = 'owned') $$, 'and the columns never disagree');
select tests.act_as('doctor');
select throws_ok($$ update public.doctors set status = 'published' where user_id = tests.id('doctor') $$, '42501', null, 'no member writes a state');

select * from finish();
rollback;
