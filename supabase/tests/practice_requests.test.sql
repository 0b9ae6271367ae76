begin;
select plan(35);
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
select is_empty($$ select 1 from public.list_request_contacts() $$, 'a patient reads no contacts');

select tests.act_as('another patient');
select is_empty($$ select 1 from public.practice_requests $$, 'others do not read requests');
select tests.act_as('admin');
select is_empty($$ select 1 from public.practice_requests $$, 'not even administrators');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'a rival doctor reads no contacts');

select tests.act_as('owner');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership') $$, '42501', null, 'nobody asks the own practice');
select results_eq($$ select full_name, email from public.list_request_contacts() $$, $$ values ('Pat Patient', 'patient@cast.test') $$, 'the practice reads who asks');
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


-- Withdrawn by mistake
create function tests.asked() returns uuid
language sql security definer as $$ select id from public.practice_requests order by created_at desc limit 1 $$;
select tests.act_as('patient');
select lives_ok($$ select public.update_request(tests.asked(), 'withdrawn') $$, 'a request is withdrawn');
select tests.act_as('owner');
select is_empty($$ select 1 from public.practice_requests $$, 'the practice reads it no more');
select is_empty($$ select 1 from public.list_request_contacts() $$, 'and has no contact');
select throws_ok($$ select public.update_request(tests.asked(), 'sent') $$, '42501', null, 'the practice does not bring it back');
select tests.act_as('another patient');
select throws_ok($$ select public.update_request(tests.asked(), 'sent') $$, '42501', null, 'nor does anybody else');
select tests.act_as('patient');
select lives_ok($$ select public.update_request(tests.asked(), 'sent') $$, 'who withdrew it does');
select is((select closed_at from public.practice_requests), null, 'it is open');
select throws_ok($$ select public.update_request(tests.asked(), 'sent') $$, 'PT409', null, 'what is open is not brought back');
select tests.act_as('owner');
select isnt_empty($$ select 1 from public.list_request_contacts() $$, 'the practice can answer again');
select tests.act_as('patient');
select public.update_request(tests.asked(), 'withdrawn');
insert into public.practice_requests (id, doctor_id, kind) values (md5('anew')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select throws_like($$ select public.update_request(id, 'sent') from public.practice_requests where status = 'withdrawn' $$, 'You have already sent this practice%', 'whoever has asked anew has one open request');
select public.update_request(md5('anew')::uuid, 'withdrawn');
reset role;
delete from public.practice_requests where id <> md5('anew')::uuid;
update public.practice_requests set closed_at = now() - interval '11 minutes';
select tests.act_as('patient');
select throws_like($$ select public.update_request(tests.asked(), 'sent') $$, 'It is too late%', 'after ten minutes it stays withdrawn');
reset role;
update public.practice_requests set closed_at = now(),
  created_at = (select owned_since - interval '1 minute' from public.doctors where id = tests.listing('Owned Oak Medicine'));
select tests.act_as('patient');
select throws_like($$ select public.update_request(tests.asked(), 'sent') $$, 'This practice does not accept%', 'a new owner does not get what was asked of another');
reset role;
update public.practice_requests set created_at = now();
select is((select status from public.practice_requests), 'withdrawn', 'refused, it stays as it was');
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok($$ select public.update_request(tests.asked(), 'sent') $$, '42501', null, 'who is suspended brings nothing back');

select * from finish();
rollback;
