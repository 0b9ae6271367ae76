-- Notifications: triggers, grouping, and access.
begin;
select plan(27);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');

create function tests.notifications_of(actor text) returns setof text language sql as $$
  select concat_ws(' ', event, note) from public.notifications
  where user_id = tests.id(actor) order by updated_at, event;
$$;

select tests.act_as('patient');
insert into public.post_likes (post_id) values (md5('post')::uuid);
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'To add');
reset role;
select is_empty($$ select tests.notifications_of('patient') $$, 'a member is not notified of their own actions');

select tests.act_as('another patient');
insert into public.post_likes (post_id) values (md5('post')::uuid);
select tests.act_as('doctor');
insert into public.post_likes (post_id) values (md5('post')::uuid);
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Glad');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Really');

select tests.act_as('patient');
select results_eq(
  $$ select event::text, actor_count from public.notification_cards order by 2 desc $$,
  $$ values ('post_liked', 2), ('post_commented', 1) $$,
  'likes of a post share a notification that counts each person once'
);
select results_eq(
  $$ select excerpt from public.notification_cards order by event $$,
  array['A good visit today', 'Really'], 'a notification quotes the post, or the latest comment'
);
select is((select unread_count from public.get_current_member()), 2, 'unread notifications are counted');
select throws_ok(
  $$ insert into public.notifications (user_id, event) values (tests.id('doctor'), 'post_liked') $$,
  '42501', null, 'a member cannot insert a notification'
);
select throws_ok(
  $$ update public.notifications set note = 'You won' $$,
  '42501', null, 'a member cannot change the text of a notification'
);
select throws_ok($$ delete from public.notifications $$, '42501', null, 'a member cannot delete a notification');

select tests.act_as('doctor');
select is_empty('select * from public.notifications', 'a member cannot read another member''s notifications');
select is_empty(
  'select * from public.notification_actors', 'a member cannot read the actors of another member''s notifications'
);
select is_empty(
  'select * from public.notification_cards', 'a member cannot read another member''s notifications through the view'
);
select is_empty(
  'update public.notifications set read_at = now() returning id',
  'a member cannot mark another member''s notifications as read'
);
delete from public.post_likes where user_id = tests.id('doctor');
select tests.act_as('another patient');
delete from public.post_likes where user_id = tests.id('another patient');
select tests.act_as('patient');
select results_eq(
  $$ select event::text from public.notification_cards $$,
  array['post_commented'], 'undoing unread likes removes their notification'
);
select isnt_empty(
  'update public.notifications set read_at = now() returning id', 'a member can mark notifications as read'
);
select is((select unread_count from public.get_current_member()), 0, 'read notifications are not counted');
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Once more');
select tests.act_as('patient');
select is((select count(*)::int from public.notifications), 2, 'a new notification starts after the last one was read');
reset role;
select tests.act_as('doctor');
select public.delete_comment(id) from public.post_comments where content = 'Glad';
reset role;
select is(
  (select count(*)::int from public.notifications where user_id = tests.id('patient') and event = 'post_commented'),
  2, 'deleting one of several comments keeps the notifications about the others'
);
select tests.act_as('doctor');
select public.delete_comment(id) from public.post_comments where user_id = tests.id('doctor');
reset role;
select is_empty(
  $$ select from public.notifications where user_id = tests.id('patient') and event = 'post_commented' $$,
  'deleting a comment removes its notifications'
);
select tests.act_as('visitor');
select throws_ok('select * from public.notifications', '42501', null, 'a visitor cannot read notifications');
select throws_ok(
  'select * from public.get_current_member()', '42501', null, 'a visitor cannot request the current member'
);

select tests.act_as('another patient');
update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending'
where id = tests.listing('Open Door Direct Care');
select tests.act_as('admin');
select public.decide_claim(
  tests.listing('Open Door Direct Care'), tests.id('another patient'), 1, false, 'The address is not the practice''s'
);
reset role;
select results_eq(
  $$ select tests.notifications_of('another patient') $$,
  array['claim_rejected The address is not the practice''s'], 'a claimant is notified of a rejected claim'
);

select tests.act_as('admin');
select public.decide_listing(tests.listing('Hidden Creek Health'), 1, true);
reset role;
select ok(
  'listing_verified' in (select tests.notifications_of('patient')), 'a submitter is notified of a published listing'
);

select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Owned Oak Medicine'), 'address_city', 'Round Rock');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('request')::uuid, tests.listing('Owned Oak Medicine'), 'membership');
reset role;
select ok(
  'correction_suggested' in (select tests.notifications_of('owner')), 'an owner is notified of a suggested correction'
);
select ok(
  'request_received membership' in (select tests.notifications_of('owner')), 'an owner is notified of a request'
);
select tests.act_as('owner');
select public.decide_correction(id, true) from public.listing_corrections;
select public.update_request(md5('request')::uuid, 'answered', 'Welcome');
reset role;
select ok(
  'correction_accepted' in (select tests.notifications_of('patient')),
  'the author is notified of an accepted correction'
);
select ok(
  'request_answered Welcome' in (select tests.notifications_of('patient')),
  'a member is notified of an answered request'
);
select is(
  (
    select count(*)::int from tests.notifications_of('owner') as line
    where line like '%accepted%' or line like '%answered%'
  ),
  0, 'an owner is not notified of their own decisions'
);

delete from auth.users where id = tests.id('doctor');
select is(
  (select count(*)::int from public.notification_actors where actor_id = tests.id('doctor')),
  0, 'deleting an account removes the member from notifications'
);

select * from finish();
rollback;
