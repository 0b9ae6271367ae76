-- What the log says: who did it, what they saw, and which object it was.
begin;
select plan(15);
select tests.create_fixtures();
select tests.sign_up('second admin', '{"full_name":"Sam Second"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');
create function tests.entry(wanted text) returns text language sql security definer as $$
  select concat_ws(' | ', subject, reason, seen - 'at', case when is_automatic then 'automatic' end)
  from public.moderation_log where event::text = wanted order by id desc limit 1
$$;
update public.profiles set created_at = now() - interval '40 days';
insert into public.posts (id, user_id, content)
values (md5('hidden')::uuid, tests.id('patient'), 'Her number is 555'),
  (md5('ad')::uuid, tests.id('patient'), 'Buy this');
select tests.act_as('owner');
insert into public.reports (post_id, reason) values (md5('hidden')::uuid, 'private_information');
select is(
  tests.entry('post_hidden'),
  'Pat Patient | {"code": "private_information_reported"} | {"text": "Her number is 555", "reports": 1} | automatic',
  'an automatic action says so, with the number of reports and the text'
);
select tests.act_as('admin');
select public.moderate_post(md5('ad')::uuid, 'remove', 'Spam', 1);
select is(
  tests.entry('post_removed'),
  'Pat Patient | Spam | {"text": "Buy this"}', 'a decision about a post has the text that was seen'
);
reset role;
delete from public.posts where id = md5('ad')::uuid;
select is(tests.entry('post_removed'), 'Pat Patient | Spam | {}', 'the log forgets the text of a deleted post');

-- Messages
insert into public.contact_messages (id, name, email, subject, message, created_at)
values (md5('message')::uuid, 'Sam', 'sam@oak.test', 'Cheap watches', 'Buy watches', '2026-11-02T12:00:00Z');
select tests.act_as('admin');
select public.set_contact_message_status(md5('message')::uuid, 'spam');
select is(
  tests.entry('message_marked_spam'),
  'Cheap watches | {"received_at": "2026-11-02T12:00:00+00:00"}', 'an action on a message names the message'
);

-- Listings
select tests.save_changes(
  tests.listing('Open Door Direct Care'), '{"monthly_price": 80, "address_street": "1 Elm St"}'
);
select is(
  tests.entry('listing_edited'),
  'Open Door Direct Care | {"fields": ["address_street", "monthly_price"]}', 'an edit names its fields'
);
select tests.act_as('owner');
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Owned Oak Care"}');
select tests.act_as('admin');
select public.decide_change((select id from public.listing_changes), 1, true);
select is(
  tests.entry('change_accepted'),
  'Owned Oak Care | {"fields": ["practice_name"]}', 'a decision about a change names its fields'
);
select tests.act_as('patient');
insert into public.listing_corrections (id, doctor_id, field, proposed_value)
values (md5('c')::uuid, tests.listing('Open Door Direct Care'), 'monthly_price', '99');
select tests.act_as('doctor');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Open Door Direct Care'), 'monthly_price', '95');
select tests.act_as('admin');
select public.decide_correction(md5('c')::uuid, true, 'Right');
select is(
  tests.entry('correction_accepted'),
  'Open Door Direct Care | Right | {"field": "monthly_price", "value": "99", "before": "80.00"}',
  'a decision about a correction has the values and the note'
);
select is(
  tests.entry('correction_declined'),
  'Open Door Direct Care | {"code" : "other_value_accepted", "value" : "99"} | {"field": "monthly_price", "value": '
  '"95", "before": "80.00"}',
  'a correction that another one settles is in the log'
);
select tests.act_as('doctor');
update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending'
where id = tests.listing('Open Door Direct Care');
select tests.act_as('admin');
select public.decide_claim(tests.listing('Open Door Direct Care'), tests.id('doctor'), 1, false, 'No');
select is(
  tests.entry('claim_rejected'),
  'Open Door Direct Care | No | {"failed": ["no work email", "no NPI"], "person": "Dora Doctor"}', 'a decision about a claim names the claimant'
);
select public.reassign_listing(
  tests.listing('Open Door Direct Care'), tests.id('doctor'), 'Hers', tests.version('Open Door Direct Care')
);
select is(
  tests.entry('listing_reassigned'),
  'Open Door Direct Care | Hers | {"person": "Dora Doctor"}', 'a reassignment names the new owner'
);
select public.revoke_ownership(tests.listing('Open Door Direct Care'), tests.version('Open Door Direct Care'), 'Sold');
select is(
  tests.entry('ownership_revoked'),
  'Open Door Direct Care | Sold | {"person": "Dora Doctor"}', 'a revoked ownership names the former owner'
);
select tests.act_as('owner');
insert into public.reports (id, doctor_id, reason)
values (md5('r')::uuid, tests.listing('Open Door Direct Care'), 'closed');
select tests.act_as('admin');
select public.close_report(md5('r')::uuid, 'Called them');
select is(
  tests.entry('report_closed'),
  'Open Door Direct Care | Called them | {"report": "closed"}', 'a closed report has its reason'
);
select public.suspend_member(tests.id('doctor'), 'Spam', '2099-03-02T02:00:00Z');
select is(
  tests.entry('member_suspended'),
  'Dora Doctor | Spam | {"ends_at": "2099-03-02T02:00:00+00:00"}', 'a suspension has its end'
);
select tests.act_as('doctor');
select public.submit_appeal('profiles', tests.id('doctor'), 'No');
select tests.act_as('second admin');
select public.decide_appeal((select id from public.appeals where appellant_id = tests.id('doctor')), false, 'Yes');
select is(
  tests.entry('appeal_declined'), 'Dora Doctor | Yes | {"appealed": "member_suspended"}',
  'a decision about an appeal names the decision that it is about'
);
reset role;
select is(
  (select bool_or(is_automatic) from public.moderation_log where event <> 'post_hidden'),
  false, 'an action of an admin is not automatic'
);
select * from finish();
rollback;
