begin;
select plan(21);
select tests.raise_curtain();

select tests.act_as('stranger');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership') $$, '42501', null, 'a stranger asks nothing');
select tests.act_as('patient');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Open Door Direct Care'), 'membership') $$, '42501', null, 'nobody is there to answer for an unclaimed listing');
select lives_ok($$ insert into public.practice_requests (doctor_id, kind, plan) values (tests.listing('Owned Oak Medicine'), 'membership', 'Adult') $$, 'a member asks for a membership');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership') $$, '23505', null, 'once at a time');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind, user_id) values (tests.listing('Owned Oak Medicine'), 'appointment', tests.id('another patient')) $$, '42501', null, 'as nobody else');
select throws_ok($$ update public.practice_requests set status = 'answered' $$, '42501', null, 'the status is not the member''s to write');
select throws_ok($$ select public.update_request(id, 'answered') from public.practice_requests $$, '42501', null, 'nor is the practice''s part');
select is_empty($$ select 1 from public.request_contacts() $$, 'a patient reads no contacts');

select tests.act_as('another patient');
select is_empty($$ select 1 from public.practice_requests $$, 'others do not read requests');
select tests.act_as('admin');
select is_empty($$ select 1 from public.practice_requests $$, 'not even administrators');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.request_contacts() $$, 'a rival doctor reads no contacts');

select tests.act_as('owner');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership') $$, '42501', null, 'nobody asks the own practice');
select results_eq($$ select full_name, email from public.request_contacts() $$, $$ values ('Pat Patient', 'patient@cast.test') $$, 'the practice reads who asks');
select lives_ok($$ select public.update_request(id, 'seen') from public.practice_requests $$, 'and has seen it');
select throws_ok($$ select public.update_request(id, 'withdrawn') from public.practice_requests $$, '42501', null, 'but does not withdraw it');
select lives_ok($$ select public.update_request(id, 'answered', 'Welcome! Call us.') from public.practice_requests $$, 'and answers');
select throws_ok($$ select public.update_request(id, 'declined') from public.practice_requests $$, 'PT409', null, 'once');

select tests.act_as('patient');
select is((select status || ': ' || reply from public.practice_requests), 'answered: Welcome! Call us.', 'the member reads the answer');
select throws_ok($$ select public.update_request(id, 'withdrawn') from public.practice_requests $$, 'PT409', null, 'what is answered is not withdrawn');

reset role;
update public.practice_requests set closed_at = now() - interval '91 days';
select tests.act_as('patient');
select is_empty($$ select 1 from public.practice_requests $$, 'after 90 days nobody reads it');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'appointment');
reset role;
select is((select count(*)::int from public.practice_requests), 1, 'and the next request deletes it');

select * from finish();
rollback;
