-- The contact page: anybody writes, administrators read and settle.
begin;
select plan(38);
select tests.raise_curtain();

create function tests.write_to_us(from_address text default 'ada@cast.test', id uuid default gen_random_uuid(), words text default 'Hello') returns text
language sql as $$
  select format(
    'insert into public.contact_messages (id, name, email, subject, message) values (%L, %L, %L, %L, %L)',
    id, 'Ada', from_address, 'Fees', words
  )
$$;

-- Writing
select tests.act_as('stranger');
select lives_ok(tests.write_to_us(), 'a stranger writes');
select throws_ok('select * from public.contact_messages', '42501', null, 'and reads nothing');
select throws_ok($$ update public.contact_messages set status = 'spam' $$, '42501', null, 'changes nothing');
select throws_ok('delete from public.contact_messages', '42501', null, 'and takes nothing back');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message, status) values ('A', 'a@b.test', 'S', 'M', 'answered') $$,
  '42501', null, 'a message is open, whatever its sender says'
);
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message, created_at) values ('A', 'a@b.test', 'S', 'M', '2020-01-01') $$,
  '42501', null, 'and of today'
);
select throws_ok(tests.write_to_us(address), '23514', null, address || ' is no address to answer to') from (values
  ('ada'), ('ada@'), ('ada@b.test?bcc=c@d.test'), ('ada@b.test&cc=c@d.test'), (E'ada@b.test\nBcc: c@d.test'), ('ada@b.test,c@d.test'), ('ada%0a@b.test')
) as bad (address);
select throws_ok(tests.write_to_us(words => repeat('a', 5001)), '23514', null, 'what is too long is refused');
select throws_ok(tests.write_to_us(words => '   '), '23514', null, 'as is what is blank');
select tests.act_as('patient');
select lives_ok(tests.write_to_us('bea@cast.test'), 'a member writes');
select is((select count(*)::int from public.contact_messages), 0, 'and reads nothing either');

-- Twice, and too much
select tests.act_as('stranger');
select lives_ok(tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'), 'a message has the id its sender gave it');
select throws_ok(tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'), '23505', null, 'and is stored once');
select lives_ok(tests.write_to_us('cid@cast.test')) from generate_series(1, 4);
select throws_ok(tests.write_to_us('CID@cast.test'), 'PT429', null, 'one address writes five messages a day');
select throws_ok(
  tests.write_to_us('cid@cast.test', '00000000-0000-4000-8000-0000000000c1'), '23505', null, 'who sends the fifth again hears that it is stored');

-- Settling
select tests.act_as('patient');
select throws_ok(
  $$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'spam') $$, '42501', null, 'a member settles nothing');
select tests.act_as('admin');
select is((select messages from public.admin_count_queues()), 7, 'the desk counts what is open');
select lives_ok($$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'answered') $$, 'an administrator answers');
select throws_ok(
  $$ select public.set_contact_message_status('00000000-0000-4000-8000-0000000000c1', 'spam') $$, 'PT409', null, 'and a second one is told');

-- Forgetting
reset role;
update public.contact_messages set settled_at = now() - interval '91 days' where id = '00000000-0000-4000-8000-0000000000c1';
select tests.act_as('stranger');
select lives_ok(tests.write_to_us('dan@cast.test'), 'the next message comes in');
reset role;
select is(
  (select count(*)::int from public.contact_messages where id = '00000000-0000-4000-8000-0000000000c1'), 0,
  'and what was settled 90 days ago is gone');

-- From one network
select tests.act_as('stranger');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);
select lives_ok(tests.write_to_us('n' || n || '@network.test')) from generate_series(1, 5) as n;
select throws_ok(tests.write_to_us('more@network.test'), 'PT429', null, 'one network sends five messages a minute, whatever the email addresses');
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.9"}', true);
select lives_ok(tests.write_to_us('more@network.test'), 'another network still sends messages');
select set_config('request.headers', '', true);

select * from finish();
rollback;
