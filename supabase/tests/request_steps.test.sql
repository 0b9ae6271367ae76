-- Requests and the people of a practice: who reads and answers them, what the patient is told of that, and the waiting list.
begin;
select plan(53);
select tests.raise_curtain();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('former', '{"full_name":"Fay Former"}');
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'), (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk');
create function tests.asked(actor text) returns uuid language sql security definer as $$
  select id from public.practice_requests where user_id = tests.id(actor) order by created_at desc limit 1;
$$;
grant execute on function tests.asked to anon, authenticated;

select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');

-- Who is told
reset role;
select results_eq(
  $$ select person from unnest('{owner,manager,desk,doctor,former}'::text[]) as person
     where exists (select from public.notifications where user_id = tests.id(person) and kind = 'request' and detail = 'received') order by person $$,
  $$ values ('desk'), ('manager'), ('owner') $$, 'all who answer for the practice are told, and nobody else');

-- Who reads
select tests.act_as('stranger');
select throws_ok('select * from public.practice_requests', '42501', null, 'a stranger reads no request');
select throws_ok('select * from public.request_steps', '42501', null, 'nor what became of it');
select throws_ok('select * from public.list_waitlist_positions()', '42501', null, 'nor who waits');
select tests.act_as('doctor');
select is_empty('select 1 from public.practice_requests', 'a rival reads no request');
select is_empty('select 1 from public.list_request_contacts()', 'and no contact');
select throws_ok($$ select public.update_request(tests.asked('patient'), 'seen') $$, '42501', null, 'and answers none');
select tests.act_as('former');
select is_empty('select 1 from public.practice_requests', 'former staff reads none');
select throws_ok($$ select public.update_request(tests.asked('patient'), 'answered', 'Hello') $$, '42501', null, 'and answers none');
select tests.act_as('desk');
select results_eq('select full_name, email from public.list_request_contacts()', $$ values ('Pat Patient', 'patient@cast.test') $$, 'the front desk reads who asks');
select lives_ok($$ select public.update_request(tests.asked('patient'), 'seen') $$, 'and has seen it');
select throws_ok($$ insert into public.request_steps (request_id, status) values (tests.asked('patient'), 'answered') $$, '42501', null, 'steps are written by nobody');
select tests.act_as('manager');
select results_eq('select status::text, actor from public.request_steps', $$ values ('seen', tests.id('desk')) $$, 'the practice reads who has');
select tests.act_as('owner');
select is((select count(*)::integer from public.request_steps), 1, 'the owner, too');
select tests.act_as('patient');
select is((select status::text from public.practice_requests), 'seen', 'the patient reads that it was seen');
select is_empty('select 1 from public.request_steps', 'not by whom');
select results_eq($$ select detail, note from public.notifications where kind = 'request' $$, $$ values ('seen', null::text) $$, 'and is told no more');
select tests.act_as('another patient');
select is_empty('select 1 from public.request_steps', 'another patient reads nothing of it');

-- Staff who are patients, too
select tests.act_as('desk');
select lives_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'appointment') $$, 'who works for a practice may ask it');
select throws_ok($$ select public.update_request(tests.asked('desk'), 'answered', 'Sure') $$, '42501', null, 'but does not answer themselves');
select tests.act_as('owner');
select lives_ok($$ select public.update_request(tests.asked('desk'), 'answered', 'Sure') $$, 'others do');
select tests.act_as('desk');
select is_empty($$ select 1 from public.request_steps where status = 'answered' $$, 'who of them, they are told as little as any patient');

-- The waiting list
select tests.act_as('owner');
select lives_ok($$ select public.update_request(tests.asked('patient'), 'waiting', 'We call you') $$, 'a request waits for a place');
select throws_ok($$ select public.update_request(tests.asked('patient'), 'waiting') $$, 'PT409', null, 'once');
select tests.act_as('another patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');
insert into public.practice_requests (id, doctor_id, kind) values (md5('visit')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select throws_ok($$ select public.update_request(tests.asked('another patient'), 'waiting') $$, '42501', null, 'nobody puts themselves on the list');
select tests.act_as('desk');
select throws_like($$ select public.update_request(md5('visit')::uuid, 'waiting') $$, 'The waitlist is for memberships%', 'a visit does not wait');
reset role;
update public.practice_requests set waiting_since = now() - interval '1 hour' where id = tests.asked('patient');
select tests.act_as('desk');
select lives_ok($$ select public.update_request(id, 'waiting') from public.practice_requests where user_id = tests.id('another patient') and kind = 'membership' $$, 'the next one comes after');
select results_eq('select place from public.list_waitlist_positions() order by place', $$ values (1), (2) $$, 'the practice reads the line');
select tests.act_as('another patient');
select results_eq('select place from public.list_waitlist_positions()', $$ values (2) $$, 'who waits, their own place');
select tests.act_as('doctor');
select is_empty('select place from public.list_waitlist_positions()', 'a rival, none');
select tests.act_as('desk');
select throws_like($$ select public.update_request(id, 'offered') from public.practice_requests where user_id = tests.id('another patient') and kind = 'membership' $$, 'Another request is first on the waitlist%', 'nobody is preferred');
select throws_like($$ select public.update_request(md5('visit')::uuid, 'offered') $$, 'Another request is first on the waitlist%', 'least of all who does not wait');
select lives_ok($$ select public.update_request(tests.asked('patient'), 'offered') $$, 'the next is offered a place');
select throws_ok($$ select public.update_request(tests.asked('patient'), 'offered') $$, 'PT409', null, 'once');
select tests.act_as('patient');
select results_eq($$ select note from public.notifications where kind = 'request' and detail = 'offered' $$, $$ values (null::text) $$, 'and told so, without what was said before');
select throws_ok($$ select public.update_request(tests.asked('patient'), 'offered') $$, '42501', null, 'nobody offers themselves one');
select is_empty('select place from public.list_waitlist_positions()', 'and stands in no line any more');
select tests.act_as('another patient');
select results_eq('select place from public.list_waitlist_positions()', $$ values (1) $$, 'the others move up');
select throws_ok($$ update public.practice_requests set waiting_since = now() - interval '1 year' $$, '42501', null, 'nobody by their own hand');
select lives_ok($$ select public.update_request(id, 'withdrawn') from public.practice_requests where kind = 'membership' $$, 'who no longer wants to wait, withdraws');
select lives_ok($$ select public.update_request(id, 'sent') from public.practice_requests where kind = 'membership' $$, 'and asks again');
select is_empty('select place from public.list_waitlist_positions()', 'but has left the line');

-- Back and forth
select tests.act_as('desk');
do $$ begin
  for n in 1..4 loop
    perform public.update_request(tests.asked('patient'), 'waiting');
    perform public.update_request(tests.asked('patient'), 'offered');
  end loop;
end $$;
select throws_like($$ select public.update_request(tests.asked('patient'), 'waiting') $$, 'This request has gone back and forth five times%', 'nobody is told the same for ever');

-- Who is removed or suspended, and a practice that leaves
reset role;
delete from public.practice_members where user_id = tests.id('manager');
select tests.act_as('manager');
select is_empty('select 1 from public.practice_requests', 'who is removed reads nothing at once');
select is_empty('select 1 from public.list_request_contacts()', 'and no contact');
select is_empty('select 1 from public.request_steps', 'nor what they did themselves');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('desk'), 'Spam');
select tests.act_as('desk');
select is_empty($$ select 1 from public.practice_requests where user_id <> tests.id('desk') $$, 'nor does who is suspended');
reset role;
delete from private.suspensions;
select tests.enroll('desk');
select tests.act_as('desk');
select is_empty('select 1 from public.practice_requests', 'nor who has not given their code');
select is_empty('select 1 from public.request_steps', 'of steps, too');
select is_empty('select 1 from public.list_waitlist_positions()', 'and of the line');
select tests.act_as('owner');
select lives_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw') $$, 'the listing leaves the directory');
select is_empty('select 1 from public.practice_requests', 'and nobody reads what was asked');
select tests.act_as('patient');
select is((select status::text from public.practice_requests), 'ended', 'whoever waited is told');

select * from finish();
rollback;
