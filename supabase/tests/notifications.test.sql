-- Notifications: what makes one, who reads it, and what shares a line.
begin;
select plan(25);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');

create function tests.told(actor text) returns setof text language sql as $$
  select concat_ws(' ', kind, detail, note) from public.notifications where user_id = tests.id(actor) order by updated_at, kind;
$$;

select tests.act_as('patient');
insert into public.post_likes (post_id) values (md5('post')::uuid);
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'To add');
reset role;
select is_empty($$ select tests.told('patient') $$, 'nobody is told what they did themselves');

select tests.act_as('another patient');
insert into public.post_likes (post_id) values (md5('post')::uuid);
select tests.act_as('doctor');
insert into public.post_likes (post_id) values (md5('post')::uuid);
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Glad');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Really');

select tests.act_as('patient');
select results_eq($$ select kind::text, actor_count from public.notification_cards order by 2 desc $$,
  $$ values ('like', 2), ('comment', 1) $$, 'likes share a line, comments another, each person counted once');
select results_eq($$ select post_excerpt from public.notification_cards $$, array['A good visit today', 'A good visit today'], 'with the post');
select is((select unread_count from public.get_current_member()), 2, 'the bar counts them');
select throws_ok($$ insert into public.notifications (user_id, kind) values (tests.id('doctor'), 'like') $$, '42501', null, 'nobody writes one');
select throws_ok($$ update public.notifications set note = 'You won' $$, '42501', null, 'nor changes what it says');
select throws_ok($$ delete from public.notifications $$, '42501', null, 'nor deletes one');

select tests.act_as('doctor');
select is_empty('select * from public.notifications', 'nobody reads another''s');
select is_empty('select * from public.notification_actors', 'nor who stands behind them');
select is_empty('select * from public.notification_cards', 'nor by the view');
select is_empty('update public.notifications set read_at = now() returning id', 'nor marks them');
delete from public.post_likes where user_id = tests.id('doctor');
select tests.act_as('another patient');
delete from public.post_likes where user_id = tests.id('another patient');
select tests.act_as('patient');
select results_eq($$ select kind::text from public.notification_cards $$, array['comment'], 'likes taken back unread were never there');
select isnt_empty('update public.notifications set read_at = now() returning id', 'the person marks them read');
select is((select unread_count from public.get_current_member()), 0, 'and the bar is quiet');
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Once more');
select tests.act_as('patient');
select is((select count(*)::int from public.notifications), 2, 'after that a new line begins');
select tests.act_as('stranger');
select throws_ok('select * from public.notifications', '42501', null, 'a stranger has none');
select throws_ok('select * from public.get_current_member()', '42501', null, 'and no current member');

select tests.act_as('another patient');
update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending' where id = tests.listing('Open Door Direct Care');
select tests.act_as('admin');
select public.decide_claim(tests.listing('Open Door Direct Care'), tests.id('another patient'), 1, false, 'The address is not the practice''s');
reset role;
select results_eq($$ select tests.told('another patient') $$, array['claim rejected The address is not the practice''s'], 'a decided claim is told');

select tests.act_as('admin');
select public.decide_listing(tests.listing('Hidden Creek Health'), 1, true);
reset role;
select ok('listing verified' in (select tests.told('patient')), 'a verified listing is told to who added it');

select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Owned Oak Medicine'), 'address_city', 'Round Rock');
insert into public.practice_requests (id, doctor_id, kind) values (md5('request')::uuid, tests.listing('Owned Oak Medicine'), 'membership');
reset role;
select ok('correction suggested' in (select tests.told('owner')), 'a correction is told to the owner');
select ok('request received' in (select tests.told('owner')), 'and a request');
select tests.act_as('owner');
select public.decide_correction(id, true) from public.listing_corrections;
select public.update_request(md5('request')::uuid, 'answered', 'Welcome');
reset role;
select ok('correction accepted' in (select tests.told('patient')), 'what became of the correction is told');
select ok('request answered Welcome' in (select tests.told('patient')), 'and of the request');
select is((select count(*)::int from tests.told('owner') as line where line like '%accepted%' or line like '%answered%'), 0, 'not to who decided');

delete from auth.users where id = tests.id('doctor');
select is((select count(*)::int from public.notification_actors where actor_id = tests.id('doctor')), 0, 'who leaves stands behind nothing any more');

select * from finish();
rollback;
