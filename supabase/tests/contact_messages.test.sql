-- Contact messages: sending, access, and settling.
begin;
select plan(38);
select tests.create_fixtures();

create function tests.write_to_us(
  from_address text default 'ada@cast.test', id uuid default gen_random_uuid(), words text default 'Hello'
) returns text
language sql as $$
  select format(
    'insert into public.contact_messages (id, name, email, subject, message) values (%L, %L, %L, %L, %L)',
    id, 'Ada', from_address, 'Fees', words
  )
$$;

-- Writing
select tests.act_as('visitor');
select lives_ok(tests.write_to_us(), 'a visitor can send a message');
select throws_ok('select * from public.contact_messages', '42501', null, 'a visitor cannot read messages');
select throws_ok(
  $$ update public.contact_messages set status = 'spam' $$, '42501', null, 'a visitor cannot update messages'
);
select throws_ok('delete from public.contact_messages', '42501', null, 'a visitor cannot delete messages');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message, status)
    values ('A', 'a@b.test', 'S', 'M', 'answered') $$,
  '42501', null, 'a sender cannot set the status of a message'
);
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message, created_at)
    values ('A', 'a@b.test', 'S', 'M', '2020-01-01') $$,
  '42501', null, 'a sender cannot set the date of a message'
);
select throws_ok(tests.write_to_us(address), '23514', null, address || ' is refused as an email address') from (values
  ('ada'), ('ada@'), ('ada@b.test?bcc=c@d.test'), ('ada@b.test&cc=c@d.test'), (E'ada@b.test\nBcc: c@d.test'),
  ('ada@b.test,c@d.test'), ('ada%0a@b.test')
) as bad (address);
select throws_ok(
  tests.write_to_us(words => repeat('a', 5001)), '23514', null, 'a message of 5,001 characters is refused'
);
select throws_ok(tests.write_to_us(words => '   '), '23514', null, 'a blank message is refused');
select tests.act_as('patient');
select lives_ok(tests.write_to_us('bea@cast.test'), 'a member can send a message');
select is((select count(*)::int from public.contact_messages), 0, 'a member cannot read messages');

-- Twice, and too much
select tests.act_as('visitor');
select lives_ok(
  tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'),
  'a message can have an id chosen by its sender'
);
select throws_ok(
  tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'),
  '23505', null, 'a second message with the same id is refused'
);
select lives_ok(tests.write_to_us('cid@cast.test')) from generate_series(1, 4);
select throws_ok(
  tests.write_to_us('CID@cast.test'), 'PT429', null, 'a sixth message from one address within a day is refused'
);
select throws_ok(
  tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'),
  '23505', null, 'sending a stored message again at the limit reports that it exists'
);

-- Settling
select tests.act_as('patient');
select throws_ok(
  $$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'spam') $$,
  '42501', null, 'a member cannot set the status of a message'
);
select tests.act_as('admin');
select is((select messages from public.admin_count_queues()), 7, 'open messages are counted in the admin queues');
select lives_ok(
  $$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'answered') $$,
  'an admin can mark a message as answered'
);
select throws_ok(
  $$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'spam') $$,
  'PT409', null, 'changing the status of an answered message fails with a conflict'
);

-- Forgetting
reset role;
update public.contact_messages set settled_at = now() - interval '91 days'
where id = '00000000-0000-4000-8000-0000000000c1';
select tests.act_as('visitor');
select lives_ok(tests.write_to_us('dan@cast.test'), 'a visitor can send a message after older ones were settled');
reset role;
select is(
  (select count(*)::int from public.contact_messages where id = '00000000-0000-4000-8000-0000000000c1'), 0,
  'a message settled 90 days ago is deleted by the next one');

-- From one network
select tests.act_as('visitor');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);
select lives_ok(tests.write_to_us('n' || n || '@network.test')) from generate_series(1, 5) as n;
select throws_ok(
  tests.write_to_us('more@network.test'), 'PT429', null, 'a sixth message from one network within a minute is refused'
);
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.9"}', true);
select lives_ok(tests.write_to_us('more@network.test'), 'a message from another network is accepted');
select set_config('request.headers', '', true);

select * from finish();
rollback;
