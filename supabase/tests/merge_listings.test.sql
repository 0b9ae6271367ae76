-- Two listings of one practice become one.
begin;
select plan(22);
select tests.raise_curtain();

select tests.add_listing('Second Door', owner => 'doctor');

select tests.act_as('doctor');
select throws_ok($$ select public.merge_listings(tests.listing('Owned Oak Medicine'), tests.listing('Second Door')) $$, '42501', null, 'a member merges nothing');
select throws_ok($$ select public.reassign_listing(tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'Mine') $$, '42501', null, 'nor takes a listing');
select throws_ok($$ select public.admin_update_listing_status(tests.listing('Owned Oak Medicine'), 'take down', 'Mine') $$, '42501', null, 'nor takes one down');
reset role;
insert into public.posts (user_id, kind, content, doctor_id) values (tests.id('patient'), 'story', 'Kind people', tests.listing('Open Door Direct Care'));
insert into public.clinician_departures (doctor_id, clinician, left_on, shows_new_practice, was_reviewed)
values (tests.listing('Open Door Direct Care'), '{"name":"Elena Quill"}', current_date, false, true);
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Second Door'), 'membership');
select tests.act_as('admin');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Second Door')) $$, '23514', 'A listing cannot be merged into itself', 'not into itself');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Open Door Direct Care')) $$, '23514', 'Keep the listing that has an owner: merge the other way round', 'the owner''s stays');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$, '23514', null, 'two owners are one too many');
select throws_ok($$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Hidden Creek Health')) $$, '23514', null, 'a public listing stays');
select lives_ok($$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Second Door'), 'The same practice') $$, 'an administrator merges two');
select is((select doctor_id from public.posts where content = 'Kind people'), tests.listing('Second Door'), 'stories follow');
select is((select array_agg(doctor_id) from public.clinician_departures), array[tests.listing('Second Door')], 'and who has left');
select throws_ok($$ select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'restore') $$, 'PT409', null, 'what was merged is not put back');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Second Door'), 'revoke', 'Left') $$, 'an owner may lose the rest');
select lives_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$, 'and be merged on');
select tests.act_as('stranger');
select is(public.merged_into(tests.listing('Open Door Direct Care')), tests.listing('Owned Oak Medicine'), 'the first address leads to the last listing');
select is(public.merged_into(tests.listing('Hidden Creek Health')), null, 'others lead nowhere');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Open Door Direct Care') $$, 'and what is gone is not read');

-- What nobody reviewed does not come along
reset role;
select tests.add_listing('Third Door', owner => 'owner');
select tests.add_listing('Unseen Clinic', is_verified => false);
insert into public.clinicians (doctor_id, position, name, npi) values (tests.listing('Unseen Clinic'), 1, 'Famous Person', '1234567893');
insert into public.offices (doctor_id, position, address_street, address_city, address_state, address_zip)
values (tests.listing('Unseen Clinic'), 0, null, null, null, null), (tests.listing('Unseen Clinic'), 1, '1 Unseen Street', 'Austin', 'TX', '78704');
select tests.act_as('admin');
select lives_ok($$ select public.merge_listings(tests.listing('Unseen Clinic'), tests.listing('Third Door')) $$, 'a listing that waits is merged');
select is_empty($$ select 1 from public.clinicians where doctor_id = tests.listing('Third Door') $$, 'without its clinicians, whom nobody reviewed');
select is_empty($$ select 1 from public.offices where doctor_id = tests.listing('Third Door') $$, 'and without its offices');

-- Requests follow their owner, and nobody else
reset role;
select tests.add_listing('Fourth Door', owner => 'owner');
insert into public.practice_requests (id, doctor_id, user_id, kind) values
  (md5('before')::uuid, tests.listing('Fourth Door'), tests.id('patient'), 'membership'),
  (md5('since')::uuid, tests.listing('Fourth Door'), tests.id('another patient'), 'membership');
update public.practice_requests set created_at = now() - interval '1 day', status = 'answered', closed_at = now() where id = md5('before')::uuid;
select tests.act_as('admin');
select public.merge_listings(tests.listing('Fourth Door'), tests.listing('Third Door'));
select tests.act_as('owner');
select is((select array_agg(id) from public.practice_requests), array[md5('since')::uuid], 'an owner of both keeps the requests sent to them');
select results_eq('select full_name from public.list_request_contacts()', $$ values ('Ann Other') $$, 'and reads who sent those');
select tests.act_as('patient');
select is((select status::text from public.practice_requests where id = md5('before')::uuid), 'answered', 'a person still reads their own request to a former owner');

select * from finish();
rollback;
