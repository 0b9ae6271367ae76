-- An owner leaves a practice or deletes the account: to a manager, with a closing, or without an owner.
begin;
select plan(29);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
select tests.confirm(actor) from unnest('{owner,manager,desk,patient}'::text[]) as actor;
select tests.add_listing(name, owner => 'owner')
from unnest('{Lone Pine Care,Still Elm Care,Second Oak}'::text[]) as name;
create function tests.owner_of(name text) returns uuid
language sql security definer as $$ select user_id from public.doctors where id = tests.listing(name) $$;
create function tests.mails(actor text) returns text[] language sql security definer as $$
  select array_agg(outbox.event || ': ' || practice_name order by outbox.event::text, practice_name) from private.outbox
  join public.notifications on notifications.id = notification_id
  join public.doctors on doctors.id = notifications.doctor_id
  where recipient = tests.id(actor)
$$;
create function tests.prepare() returns void language sql as $$
  select public.prepare_account_deletion(jsonb_build_array(
    jsonb_build_object('target', tests.listing('Still Elm Care'), 'next_owner', tests.id('manager')),
    jsonb_build_object('target', tests.listing('Late Larch Care'), 'is_closing', true)
  ))
$$;
insert into public.practice_members (doctor_id, user_id, role)
select id, tests.id(actor), case actor when 'desk' then 'front_desk' else 'manager' end::public.practice_role
from public.doctors cross join unnest('{manager,desk}'::text[]) as actor
where user_id = tests.id('owner') and practice_name <> 'Lone Pine Care';
update public.doctors set gallery = jsonb_build_array(jsonb_build_object(
  'url', 'https://api.test/storage/v1/object/public/gallery-photos/' || id || '/1.jpg', 'description', 'Door'
)) where user_id = tests.id('owner');
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'membership');

-- Who can leave to which manager
select tests.act_as('visitor');
select throws_ok($$ select public.leave_practice(tests.oak()) $$, '42501', null, 'a visitor cannot end an ownership');
select tests.act_as('manager');
select throws_ok(
  $$ select public.leave_practice(tests.oak(), tests.id('manager')) $$,
  '42501', null, 'a manager cannot make themselves the owner'
);
select tests.act_as('owner');
select throws_ok(
  $$ select public.leave_practice(tests.oak(), tests.id('desk')) $$,
  '23514', null, 'the front desk cannot become the owner'
);
select throws_ok(
  $$ select public.leave_practice(tests.oak(), tests.id('patient')) $$,
  '23514', null, 'another member cannot become the owner'
);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('manager'), 'Spam');
select tests.act_as('owner');
select throws_ok(
  $$ select public.leave_practice(tests.oak(), tests.id('manager')) $$,
  '23514', null, 'a suspended manager cannot become the owner'
);
reset role;
delete from private.suspensions;
delete from private.outbox;

-- Leaving to a manager
select tests.act_as('manager');
select public.invite_staff(tests.oak(), 'of-the-manager@else.test', 'front_desk');
select tests.act_as('owner');
select public.invite_staff(tests.oak(), 'of-the-owner@else.test', 'front_desk');
select lives_ok(
  $$ select public.leave_practice(tests.oak(), tests.id('manager')) $$, 'an owner can leave a practice to a manager'
);
select is_empty(
  $$ select from public.list_my_practices() where doctor_id = tests.oak() $$,
  'the former owner does not work for the practice'
);
reset role;
select is(tests.owner_of('Owned Oak Medicine'), tests.id('manager'), 'the manager is the owner at once');
select results_eq(
  $$ select user_id, role::text from public.practice_members where doctor_id = tests.oak() $$,
  $$ values (tests.id('desk'), 'front_desk') $$, 'the others keep working for the practice'
);
select is(tests.mails('manager'), '{"ownership_received: Owned Oak Medicine"}', 'the new owner gets one email');
select is(tests.mails('desk'), '{"ownership_transferred: Owned Oak Medicine"}', 'the remaining staff get one email');
select is(
  (select private.get_member_email_facts(outbox) ->> 'person' from private.outbox where event = 'ownership_transferred'),
  'Mia Manager', 'the email to the remaining staff names the new owner'
);
select results_eq(
  'select email, status::text from public.practice_invitations order by email',
  $$ values ('of-the-manager@else.test', 'open'), ('of-the-owner@else.test', 'withdrawn') $$,
  'the invitations of the new owner stay open, and those of the former owner are withdrawn'
);
select tests.act_as('desk');
select isnt_empty('select 1 from public.practice_requests', 'open requests stay with the practice');

-- Leaving with a closing
select tests.act_as('owner');
select lives_ok(
  $$ select public.leave_practice(tests.listing('Second Oak'), is_closing => true) $$,
  'an owner can close a practice and leave it'
);
reset role;
delete from private.rate_limit_events;
select is(tests.owner_of('Second Oak'), null, 'the closed practice has no owner');
select is(
  (select closed_on from public.get_closing(tests.listing('Second Oak'))),
  (select private.today_at(doctors) from public.doctors where id = tests.listing('Second Oak')),
  'its page shows that it closed today'
);
select is(
  tests.mails('desk'), '{"ownership_transferred: Owned Oak Medicine","staff_removed: Second Oak"}',
  'the staff of a practice that closes get one email'
);

-- Deleting the account
delete from private.outbox;
select tests.add_listing('Late Larch Care', owner => 'owner');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Late Larch Care'), tests.id('desk'), 'front_desk');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
  values (md5('draft')::uuid, 'Half Done', 'Austin', 'TX', '78704', 'draft', tests.id('owner'));
select tests.act_as('owner');
select public.close_listing(tests.listing('Late Larch Care'), current_date + 30);
select lives_ok(
  'select tests.prepare()', 'an owner can choose what happens to the practices before the account is deleted'
);
select lives_ok('select tests.prepare()', 'the choices can be sent again');
select public.delete_account();
reset role;
select is(tests.owner_of('Still Elm Care'), tests.id('manager'), 'the chosen manager is the owner');
select is(
  (select jsonb_array_length(gallery) from public.doctors where id = tests.listing('Still Elm Care')),
  1, 'a practice with a new owner keeps its gallery'
);
select is(tests.owner_of('Lone Pine Care'), null, 'a listing without a choice has no owner');
select is(
  (select status::text from public.doctors where id = tests.listing('Lone Pine Care')),
  'published', 'and stays in the directory'
);
select is(
  (select gallery from public.doctors where id = tests.listing('Lone Pine Care')),
  '[]', 'without the gallery of the account'
);
select ok(
  (select closed_on <= current_date + 1 from public.get_closing(tests.listing('Late Larch Care'))),
  'a practice whose closing was announced for later closes today'
);
select is_empty(
  $$ select from public.practice_members where doctor_id = tests.listing('Late Larch Care') $$,
  'a closed practice without an owner has no staff'
);
select is(
  tests.mails('desk'), '{"ownership_transferred: Still Elm Care","staff_removed: Late Larch Care"}',
  'remaining staff get one email about each practice'
);
select is_empty($$ select from public.doctors where id = md5('draft')::uuid $$, 'drafts are deleted');

select * from finish();
rollback;
