-- Draft listings: reading, editing, submitting, and deleting.
begin;
select plan(43);
select tests.create_fixtures();

create function tests.submit(name text) returns void
language sql as $$ select public.submit_listing(tests.listing(name)) $$;

-- Saving
select tests.act_as('doctor');
select lives_ok(
  $$ insert into public.doctors (id, status, practice_name, address_city, address_state, address_zip, user_id)
    values (tests.listing('Draft Practice'), 'draft', 'Draft Practice', 'Austin', 'TX', '78704', tests.id('doctor')) $$,
  'a doctor can save a draft of their practice'
);
select is(tests.status('Draft Practice'), 'draft claimed f unclaimed', 'a saved draft has the status draft');
select throws_ok(
  $$ insert into public.doctors (status, practice_name, address_city, address_state, address_zip)
    values ('published', 'A Clinic', 'Austin', 'TX', '78704') $$,
  '42501', null, 'a new listing cannot be public'
);
select throws_ok(
  $$ insert into public.doctors (status, practice_name, address_city, address_state, address_zip)
    values ('withdrawn', 'A Clinic', 'Austin', 'TX', '78704') $$,
  '42501', null, 'a new listing cannot be withdrawn'
);
select isnt_empty(
  $$ select tests.save_changes(tests.listing('Draft Practice'), jsonb_build_object('bio', 'First thoughts'::text)) $$,
  'the author can edit a draft'
);
select throws_ok(
  $$ update public.doctors set status = 'pending' where id = tests.listing('Draft Practice') $$,
  '42501', null, 'the author cannot update the status directly'
);
select lives_ok(
  $$ select public.save_listing(
      tests.listing('Draft Practice'),
      '{"tiers": [{"label": "Children", "min_age": 0, "max_age": 17, "monthly_price": 30}]}',
      tests.version('Draft Practice')
    ) $$,
  'the author can add prices to a draft'
);
select public.save_listing(
  tests.listing('Saved Draft'),
  '{"practice_name": "Saved Draft", "address_city": "Austin", "address_state": "TX", "address_zip": "78704"}', null,
  true, true
);
select is(tests.status('Saved Draft'), 'draft claimed f unclaimed', 'the first save of the setup page creates a draft');
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.doctors (id, status, practice_name, address_city, address_state, address_zip)
    values (tests.listing('Draft Known'), 'draft', 'Draft Known', 'Austin', 'TX', '78704') $$,
  'a member can save a draft of a practice they know'
);
select isnt_empty(
  $$ select tests.save_changes(tests.listing('Draft Known'), jsonb_build_object('phone', '(512) 555-0142'::text)) $$,
  'the submitter can edit a draft'
);

-- The specification's insert
insert into public.doctors (
  id, practice_name, address_city, address_state, address_zip, submitted_by, user_id, claim_status
)
values (tests.listing('Plain Insert'), 'Plain Insert', 'Austin', 'TX', '78704', tests.id('patient'), null, 'unclaimed');
select is(tests.status('Plain Insert'), 'pending none f unclaimed', 'an insert without a status waits for review');
set constraints all immediate;
set constraints all deferred;
select results_eq(
  $$ select practice_name from public.notifications join public.doctors on doctors.id = doctor_id
    where event = 'listing_submitted' $$,
  $$ values ('Plain Insert') $$, 'its submitter gets a receipt for it, and none for a draft'
);

-- Reading
select is_empty(
  $$ select 1 from public.doctors where id = tests.listing('Draft Practice') $$,
  'a member cannot read another member''s draft'
);
select is_empty(
  $$ select 1 from public.membership_tiers where doctor_id = tests.listing('Draft Practice') $$,
  'a member cannot read the prices of another member''s draft'
);
select is_empty(
  $$ select 1 from public.find_similar_listings('Draft Practice', '78704')
    where id = tests.listing('Draft Practice') $$,
  'similar listings leave out drafts'
);
select lives_ok(
  $$ insert into public.doctors (id, practice_name, address_city, address_state, address_zip)
    values (tests.listing('Rival'), 'Draft Practice', 'Austin', 'TX', '78704') $$,
  'a draft does not keep another member from adding the practice'
);
select tests.act_as('visitor');
select is_empty(
  $$ select 1 from public.doctors where id = tests.listing('Draft Practice') $$, 'a visitor cannot read a draft'
);
select tests.act_as('admin');
select is_empty($$ select 1 from public.doctors where status = 'draft' $$, 'an admin cannot read drafts');
select is_empty(
  $$ select 1 from public.membership_tiers where doctor_id = tests.listing('Draft Practice') $$,
  'an admin cannot read the prices of a draft'
);
select is_empty(
  $$ select 1 from public.listing_versions where doctor_id = tests.listing('Draft Practice') $$,
  'an admin cannot read the versions of a draft'
);
select is_empty(
  $$ select 1 from public.admin_search_listings() where status = 'draft' $$, 'admin search leaves out drafts'
);
select is_empty(
  $$ select 1 from public.admin_search_listings(in_status => 'draft') $$,
  'admin search with a draft filter finds no drafts'
);
select is(
  (select listings from public.admin_count_queues()),
  (select count(*)::int from public.doctors where status = 'pending'),
  'drafts do not count as pending in the admin queues'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Draft Practice'), jsonb_build_object('bio', 'x'::text)) $$,
  '42501', null, 'an admin cannot edit a draft'
);
select throws_ok(
  $$ select public.save_listing(tests.listing('Draft Practice'), '{"bio": "x"}', tests.version('Draft Practice')) $$,
  '42501', null, 'an admin cannot save a draft'
);
select throws_ok(
  $$ select public.decide_listing(tests.listing('Draft Practice'), tests.version('Draft Practice'), true) $$,
  'PT409', null, 'an admin cannot publish a draft'
);
select is_empty(
  $$ select 1 from public.notifications where doctor_id = tests.listing('Draft Practice') $$,
  'admins are not notified of a draft'
);
select tests.act_as('doctor');
select isnt_empty(
  $$ select 1 from public.doctors where id = tests.listing('Draft Practice') $$, 'the author can read a draft'
);
select ok(
  public.export_my_data() -> 'listings' @> jsonb_build_array(jsonb_build_object('id', tests.listing('Draft Practice'))),
  'the author''s export includes a draft'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Draft Practice'), 'pat@cast.test', 'manager') $$,
  'PT409', null, 'the author cannot invite staff to a draft'
);

-- Submitting
select throws_ok(
  $$ select tests.submit('Draft Practice') $$,
  'PT409', 'A listing needs a phone number or a website before it is submitted',
  'a listing without a phone or website cannot be submitted'
);
select tests.save_changes(tests.listing('Draft Practice'), jsonb_build_object('phone', '(512) 555-0143'::text));
select throws_like(
  $$ select tests.submit('Draft Practice') $$,
  'This practice is already waiting for review%', 'a draft of a practice that is under review cannot be submitted'
);
select tests.save_changes(
  tests.listing('Draft Practice'), jsonb_build_object('practice_name', 'Draft Practice of Austin'::text)
);
select tests.act_as('patient');
select throws_ok($$ select tests.submit('Draft Practice') $$, '42501', null, 'another member cannot submit a draft');
select tests.act_as('doctor');
select lives_ok($$ select tests.submit('Draft Practice') $$, 'the author can submit a draft');
select is(tests.status('Draft Practice'), 'pending claimed f unclaimed', 'a submitted draft has the status pending');
select throws_ok(
  $$ select tests.submit('Draft Practice') $$, 'PT409', null, 'a pending listing cannot be submitted again'
);
select tests.act_as('admin');
select isnt_empty(
  $$ select 1 from public.admin_search_listings() where id = tests.listing('Draft Practice') $$,
  'an admin can read a submitted listing'
);
select is(
  (select array_agg(action) from public.listing_versions where doctor_id = tests.listing('Draft Practice')),
  array['submit'], 'an admin cannot read the versions from before a draft was submitted'
);
select tests.act_as('patient');
select lives_ok($$ select tests.submit('Draft Known') $$, 'a submitter can submit their draft');

-- Deleting
select throws_ok(
  $$ select public.delete_draft(tests.listing('Draft Known')) $$, 'P0002', null, 'a submitted listing cannot be deleted'
);
select tests.act_as('doctor');
insert into public.doctors (id, status, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Second Draft'), 'draft', 'Second Draft', 'Austin', 'TX', '78704', tests.id('doctor'));
select tests.act_as('patient');
select throws_ok(
  $$ select public.delete_draft(tests.listing('Second Draft')) $$, 'P0002', null, 'another member cannot delete a draft'
);
select tests.act_as('doctor');
select lives_ok($$ select public.delete_draft(tests.listing('Second Draft')) $$, 'the author can delete a draft');

-- With the account
insert into public.doctors (id, status, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Third Draft'), 'draft', 'Third Draft', 'Austin', 'TX', '78704', tests.id('doctor'));
reset role;
delete from auth.users where id = tests.id('doctor');
select is_empty(
  $$ select 1 from public.doctors where id in (tests.listing('Second Draft'), tests.listing('Third Draft')) $$,
  'deleting an account deletes its drafts'
);

select * from finish();
