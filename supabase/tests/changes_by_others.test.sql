-- The owner of a listing is notified of every change that others make, with the values before and after.
begin;
select plan(28);
select tests.create_fixtures();
select tests.confirm('owner');

-- Returns what the owner was notified of since the last call, and marks it read.
create function tests.mailbox(actor text default 'owner') returns table (act text, changes jsonb)
language sql security definer as $$
  update public.notifications set read_at = now()
  where user_id = tests.id(actor) and event = 'listing_changed' and read_at is null
  returning note, changes;
$$;

create function tests.import_row(name text, new_values jsonb) returns text language sql as $$
  select outcome || coalesce(': ' || reason, '') from public.import_listings(
    jsonb_build_array(jsonb_build_object(
      'row', 2, 'practice_name', 'Owned Oak Medicine', 'address_city', 'Austin', 'address_state', 'TX',
      'address_zip', '78704', 'decision', 'update', 'target', tests.oak()
    ) || new_values), false, 'both', md5(name)::uuid, name
  )
$$;
create function tests.proposed() returns uuid language sql security definer as $$
  select id from public.listing_changes where doctor_id = tests.oak() and is_by_others and status = 'open'
$$;

-- An admin
select tests.act_as('admin');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0142", "monthly_price": 80}');
select results_eq('select * from tests.mailbox()',
  $$ values ('edit', '{"phone": [null, "+15125550142"], "monthly_price": [null, 80.00]}'::jsonb) $$,
  'an edit of an admin is one message with all fields, before and after');
select public.confirm_listing(tests.oak(), 'prices');
select is((select array_agg(act) from tests.mailbox()), '{confirm}', 'a confirmation of an admin is a message');
select public.take_down_listing(tests.oak(), tests.version('Owned Oak Medicine'), 'For now');
select public.restore_listing(tests.oak(), tests.version('Owned Oak Medicine'));
select is_empty('select * from tests.mailbox()', 'a change of the status has a notification of its own');

-- A burst
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0143", "monthly_price": 85}');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0142", "monthly_price": 90}');
select results_eq('select * from tests.mailbox()', $$ values ('edit', '{"monthly_price": [80.00, 90.00]}'::jsonb) $$,
  'edits before the email is due are one message, without what is as before');
select tests.save_changes(tests.oak(), '{"monthly_price": 95}');
select tests.save_changes(tests.oak(), '{"monthly_price": 90}');
select is_empty('select * from tests.mailbox()', 'an edit that is taken back before the email is due is no message');

-- A correction
select tests.act_as('another patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.oak(), 'website', 'https://oak.example');
select tests.act_as('admin');
select public.decide_correction(id, true) from public.listing_corrections;
select results_eq(
  'select * from tests.mailbox()',
  $$ values ('accept correction', '{"website": [null, "https://oak.example"]}'::jsonb) $$,
  'a correction that an admin accepts is a message, which names it'
);

-- An import, and its undo
select public.import_listings(jsonb_build_array(jsonb_build_object(
  'row', 2, 'practice_name', 'Owned Oak Medicine', 'address_city', 'Austin', 'address_state', 'TX', 'address_zip',
  '78704', 'monthly_price', 70,
  'tiers', jsonb '[{"label":"Children","min_age":0,"max_age":17,"monthly_price":50}]'
)), true, 'both');
select is_empty('select * from tests.mailbox()', 'a dry run of an import is no message');
select public.import_listings(jsonb_build_array(jsonb_build_object(
  'row', 2, 'practice_name', 'Owned Oak Medicine', 'address_city', 'Austin', 'address_state', 'TX', 'address_zip',
  '78704', 'monthly_price', 70,
  'tiers', jsonb '[{"label":"Children","min_age":0,"max_age":17,"monthly_price":50}]'
)), false, 'both', md5('batch')::uuid, 'sheet.csv');
select results_eq(
  $$ select act, changes - 'tiers', changes #>> '{tiers,1,0,label}' from tests.mailbox() $$,
  $$ values ('import', '{"monthly_price": [90.00, 70.00]}'::jsonb, 'Children') $$,
  'an import is a message, with prices by age'
);
select public.undo_import(md5('batch')::uuid, false);
select results_eq($$ select act, changes - 'tiers' from tests.mailbox() where not changes ? 'prices_confirmed_at' $$,
  $$ values ('undo import', '{"monthly_price": [70.00, 90.00]}'::jsonb) $$, 'the undo of an import is a message');
select results_eq(
  $$ select action, reason from public.listing_versions where action like '%import' order by id $$,
  $$ values ('import', 'sheet.csv'), ('undo import', 'sheet.csv') $$,
  'the history names the file of an import and its undo'
);

-- An import that is undone before the email is due
select tests.import_row('undone.csv', '{"phone": "(512) 555-0177"}');
select public.undo_import(md5('undone.csv')::uuid, false);
select is_empty('select * from tests.mailbox()', 'an import that is undone before the email is due is no message');

-- A change that an import proposes
select is(
  tests.import_row('npi.csv', '{"npi": "1245319599"}'), 'suggested: Sent to its owner to decide: {npi}.',
  'an import that changes the identity of an owned listing is sent to its owner'
);
select results_eq(
  'select * from tests.mailbox()', $$ values ('suggest', '{"npi": [null, "1245319599"]}'::jsonb) $$,
  'a change that an import proposes is a message'
);
select is((select changes from public.admin_count_queues()), 0, 'it does not wait for an admin');
select throws_ok(
  $$ select public.decide_change(tests.proposed(), 1, true) $$, '42501', null, 'an admin cannot accept it'
);
select public.undo_import(md5('npi.csv')::uuid, false);
select is(tests.proposed(), null, 'undoing the import withdraws it');
select is_empty('select * from tests.mailbox()', 'which is no message');
select tests.import_row('again.csv', '{"npi": "1245319599"}');
select tests.act_as('owner');
select ok(
  public.save_listing(
    tests.oak(), '{"bio": "Come in"}', tests.current_version(tests.oak())
  ) #>> '{listing,npi}' is null,
  'it does not look like a change of the owner'
);
select throws_ok(
  $$ select public.withdraw_change(tests.proposed()) $$, 'PT409', null, 'the owner cannot cancel it like their own'
);
select lives_ok($$ select public.decide_change(tests.proposed(), 1, true) $$, 'the owner can accept it');
select is((select npi from public.doctors where id = tests.oak()), '1245319599', 'an accepted value is public');
reset role;
select is_empty('select * from tests.mailbox()', 'the message about it does not outlast the decision');
select results_eq(
  $$ select action, actor from public.listing_versions
    where doctor_id = tests.oak() and changes ? 'npi' order by id $$,
  $$ values ('suggest', tests.id('admin')), ('withdraw suggestion', tests.id('admin')),
    ('suggest', tests.id('admin')), ('accept suggestion', tests.id('owner')) $$,
  'the history says who proposed, withdrew, and accepted it'
);

-- The practice itself
reset role;
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('doctor'), 'manager');
select tests.act_as('owner');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0199", "practice_name": "Owned Oak Family Medicine"}');
select tests.act_as('doctor');
select tests.save_changes(tests.oak(), '{"monthly_price": 99}');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where status = 'open';
reset role;
select is_empty('select * from tests.mailbox()', 'changes that the practice made or proposed are no messages');

-- The email
select tests.act_as('admin');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0142"}');
reset role;
select results_eq(
  $$ select event::text, recipient, due_at from private.outbox
    where event = 'listing_changed' order by created_at desc, id limit 1 $$,
  $$ values ('listing_changed', tests.id('owner'), now() + interval '10 minutes') $$,
  'a message is emailed to the owner ten minutes later'
);
delete from private.outbox
where event <> 'listing_changed' or notification_id in (select id from public.notifications where read_at is not null);
update private.outbox set due_at = now() where event = 'listing_changed';
select results_eq(
  $$ select facts -> 'act', facts -> 'changes' from private.lease_email('1 minute') $$,
  $$ values ('"edit"'::jsonb, '{"phone": ["+15125550199", "+15125550142"]}'::jsonb) $$,
  'the email has the values before and after'
);
update private.outbox set due_at = now(), sent_at = null where event = 'listing_changed';
select tests.act_as('owner');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0123"}');
reset role;
select is(
  (select private.get_email_skip_reason(mail) from private.outbox as mail where event = 'listing_changed'),
  'No longer true', 'the email is not sent when the owner has changed the value since'
);
select tests.act_as('admin');
select public.revoke_ownership(tests.oak(), tests.version('Owned Oak Medicine'), 'Not theirs');
reset role;
update private.outbox set due_at = now() where event = 'listing_changed';
select is_empty(
  $$ select 1 from private.lease_email('1 minute') where event = 'listing_changed' $$,
  'the email is not sent to a former owner'
);

select * from finish();
rollback;
