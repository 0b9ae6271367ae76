-- What emails about decisions offer as the next step.
begin;
select plan(8);
select tests.create_fixtures();
delete from private.outbox;

create function tests.next_steps(event text) returns jsonb language sql as $$
  select jsonb_object_agg(actor, private.get_member_email_facts(mail) ->> 'next_step')
  from private.outbox as mail, unnest(array['patient', 'another patient', 'doctor', 'owner']) as actor
  where mail.event::text = next_steps.event and recipient = tests.id(actor)
$$;

-- Claims
select tests.act_as('doctor');
select tests.claim('Open Door Direct Care');
select tests.act_as('admin');
select tests.decide_claim('Open Door Direct Care', 'doctor', false, 'For a reason');
reset role;
select is(tests.next_steps('claim_rejected'), '{"doctor": "claim"}', 'a free listing can be claimed again');
update public.doctors set user_id = tests.id('owner'), claimed_by = tests.id('owner'), claim_status = 'approved'
where id = tests.listing('Open Door Direct Care');
select is(tests.next_steps('claim_rejected'), '{"doctor": "compete"}', 'a listing with an owner can be disputed');
select tests.act_as('admin');
select public.take_down_listing(tests.listing('Open Door Direct Care'), tests.version('Open Door Direct Care'), 'Closed');
reset role;
select is(tests.next_steps('claim_rejected'), '{"doctor": "unlisted"}', 'a listing that is not public can''t be claimed');

-- Listings that are taken down
select is(tests.next_steps('listing_taken_down'), '{"owner": "appeal"}', 'the owner can appeal');
delete from private.outbox;
select tests.add_listing('Claimed Clinic');
update public.doctors set submitted_by = tests.id('patient') where practice_name = 'Claimed Clinic';
select tests.act_as('doctor');
select tests.claim('Claimed Clinic');
select tests.act_as('admin');
select public.take_down_listing(tests.listing('Claimed Clinic'), tests.version('Claimed Clinic'), 'Closed');
reset role;
select is(
  tests.next_steps('listing_taken_down'), '{"patient": "appeal", "doctor": "ended"}',
  'the submitter can appeal, but not a claimant'
);

-- Listings that are rejected
select tests.act_as('admin');
select tests.decide_listing('Hidden Creek Health', false, 'For a reason');
reset role;
select is(tests.next_steps('listing_rejected'), '{"patient": "resubmit"}', 'a rejected listing can be resubmitted');
update public.doctors set rejection_count = private.shared_limit('max_rejections')
where practice_name = 'Hidden Creek Health';
select is(tests.next_steps('listing_rejected'), '{"patient": "appeal"}', 'but not after the third rejection');
update public.doctors set rejection_count = 1 where practice_name = 'Hidden Creek Health';
insert into private.removal_register (subject, name, address_zip)
select 'practice', practice_name, left(address_zip, 5) from public.doctors where practice_name = 'Hidden Creek Health';
select is(
  tests.next_steps('listing_rejected'), '{"patient": "appeal"}', 'and not if the practice asked not to be listed'
);

select * from finish();
rollback;
