-- Functions return nothing that their caller could not select.
begin;
select plan(10);
select tests.create_fixtures();
select tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('manager', '{"full_name":"Maria Chen"}');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.oak(), tests.id('desk'), 'front_desk'), (tests.oak(), tests.id('manager'), 'manager');

-- What waits for review
select tests.act_as('owner');
select is(
  tests.save_changes(
    tests.oak(), '{
      "address_street": "12 Home Street", "clinicians": [{"name": "Elena Quill"}],
      "offices": [{"name": "Famous Clinic", "hours_note": "Evenings"}]
    }'
  ),
  '["address_street", "clinicians", "offices"]',
  'a street, a clinician, and the name of the first office wait for review'
);
select is(
  (select array_agg(hours_note || coalesce(name, '')) from public.offices where doctor_id = tests.oak()),
  '{Evenings}', 'the hours of the first office are public at once, without its new name'
);
select tests.act_as('desk');
select doesnt_match(
  public.save_listing(tests.oak(), '{"accepting_new_patients": true}', tests.current_version(tests.oak()))::text,
  'Home Street|Quill|Famous',
  'a save by the front desk returns nothing that waits for review'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where status = 'open';
select is(
  (select array_agg(hours_note || name) from public.offices where doctor_id = tests.oak()),
  '{EveningsFamous Clinic}', 'accepting the change names the first office, which keeps its hours'
);

-- The history of a former owner
select tests.act_as('manager');
select tests.save_changes(tests.oak(), '{"phone": "(512) 555-0100"}');
reset role;
update public.listing_versions set at = at - interval '1 day';
select tests.act_as('admin');
select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold', tests.current_version(tests.oak()));
select tests.act_as('doctor');
select is(
  (
    select public.save_listing(tests.oak(), '{"phone": "(512) 555-0199"}', 1) #> '{conflicts,0}'
  ) - array['mine', 'theirs'],
  '{"field": "phone", "is_self": false, "changed_at": null, "changed_by": null, "role": null}',
  'a conflict does not name the editors of a former owner'
);
select tests.act_as('admin');
select public.revoke_ownership(tests.oak(), tests.current_version(tests.oak()), 'The letterhead was forged');
select public.take_down_listing(tests.oak(), tests.current_version(tests.oak()), 'It has closed');
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.get_own_decision('doctors', tests.oak()) $$,
  'the first submitter cannot read decisions about a listing that had an owner'
);
select throws_ok(
  $$ select public.submit_appeal('doctors', tests.oak(), 'Please') $$,
  'P0002', null, 'the first submitter cannot appeal them'
);

-- Drafts
reset role;
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
values (tests.listing('Draft'), 'Draft', 'Austin', 'TX', '78704', 'draft', tests.id('patient'));
insert into public.submission_notes (doctor_id, author, how_known)
values (tests.listing('Draft'), tests.id('patient'), 'My doctor');
select tests.act_as('patient');
select isnt_empty('select 1 from public.submission_notes', 'the author of a draft can read their note');
select tests.act_as('admin');
select is_empty('select 1 from public.submission_notes', 'an admin cannot read the note of a draft');
select throws_ok(
  $$ select public.confirm_listing(tests.listing('Draft')) $$, '42501', null, 'an admin cannot confirm a draft'
);

select * from finish();
rollback;
