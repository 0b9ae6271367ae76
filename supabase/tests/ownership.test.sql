-- What a practice is asked goes to its current, approved owner while it is public, and to nobody before or after.
begin;
select plan(19);
select tests.raise_curtain();

select tests.add_listing('Own Practice', owner => 'doctor');
create function tests.status(name text) returns text
language sql security definer as $$
  select concat_ws(' ', status, ownership, verified, claim_status, status_reason) from public.doctors where id = tests.listing(name)
$$;
create function tests.act(name text, act text) returns void
language sql as $$ select public.update_listing_status(tests.listing(name), act) $$;
create function tests.ask(name text) returns void
language sql as $$ insert into public.practice_requests (doctor_id, kind, preferred_times) values (tests.listing(name), 'membership', 'Mondays') $$;
select tests.act_as('patient');
select tests.ask('Own Practice');

select tests.act_as('admin');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Own Practice'), 'take down', 'The practice has closed') $$, 'an administrator takes a listing down');
select tests.act_as('stranger');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Own Practice') $$, 'nobody finds it');
select is_empty($$ select 1 from public.search_doctors('cheap pills') $$, 'by search either');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'the owner of what is not public reads no contacts');
select is_empty($$ select 1 from public.practice_requests $$, 'and no requests');
select throws_ok($$ select tests.act('Own Practice', 'relist') $$, 'PT409', 'An administrator took this listing down. Please write to us.', 'nor puts it up again');
select tests.act_as('patient');
select is((select status from public.practice_requests), 'ended', 'who asked sees that it ended');
select is((select preferred_times from public.practice_requests), 'Mondays', 'and can read back the own words');
select tests.act_as('admin');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Own Practice'), 'restore') $$, 'it is put back');
select is(tests.status('Own Practice'), 'published owned t approved', 'with its owner');
select tests.act_as('patient');
select tests.ask('Own Practice');
reset role;
update public.practice_requests set created_at = now() - interval '1 minute';
select tests.act_as('admin');
select lives_ok($$ select public.reassign_listing(tests.listing('Own Practice'), tests.id('owner'), 'Sold to a colleague') $$, 'and goes to another owner');
select tests.act_as('owner');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'who reads nothing that was asked before');
select is_empty($$ select 1 from public.practice_requests $$, 'by no table');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'nor does the former owner');
select tests.act_as('patient');
select tests.ask('Own Practice');
select tests.act_as('owner');
select isnt_empty($$ select 1 from public.list_request_contacts() $$, 'what is asked from now on is theirs');
select tests.act_as('patient');
select lives_ok($$ select public.update_request(id, 'withdrawn', 'We are full, sorry') from public.practice_requests where closed_at is null $$, 'a patient withdraws');
select is((select reply from public.practice_requests where status = 'withdrawn'), null, 'and puts no answer into the practice''s mouth');
select tests.act_as('owner');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'what is withdrawn gives up its contact at once');
select is_empty($$ select 1 from public.practice_requests $$, 'and its words');

select * from finish();
rollback;
