begin;
select plan(80);
select tests.create_fixtures();

-- Reading
select tests.act_as('visitor');
select is((select count(*)::int from public.doctors), 2, 'a visitor can read published listings only');
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('A Clinic', 'Austin', 'TX', '78704') $$,
  '42501', null, 'a visitor cannot add a listing'
);
select throws_ok(
  $$ update public.doctors set practice_name = 'Mine' $$, '42501', null, 'a visitor cannot edit a listing'
);

select tests.act_as('another patient');
select is((select count(*)::int from public.doctors), 2, 'a member cannot read another member''s pending listing');
select tests.act_as('patient');
select is((select count(*)::int from public.doctors), 3, 'a submitter can read their pending listing');
select tests.act_as('admin');
select is((select count(*)::int from public.doctors), 3, 'an admin can read all listings');

-- Adding
select tests.act_as('patient');
prepare add as
insert into public.doctors (
  practice_name, address_city, address_state, address_zip, monthly_price, submitted_by, user_id, claim_status
)
values ('Barton Hills Care', 'Austin', ' texas ', '78704', 75.50, tests.id('patient'), null, 'unclaimed')
returning address_state, round(latitude::numeric), verified::text, claim_status::text;
select results_eq('add', $$ values ('TX', 30::numeric, 'false', 'unclaimed') $$,
  'a new listing is pending, with a state code and coordinates from its ZIP code');
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, status)
    values ('A Clinic', 'Austin', 'TX', '78704', 'published') $$,
  '42501', null, 'a member cannot add a published listing'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, submitted_by)
    values ('A Clinic', 'Austin', 'TX', '78704', tests.id('doctor')) $$,
  '42501', null, 'a member cannot add a listing on behalf of another'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, claim_status)
    values ('A Clinic', 'Austin', 'TX', '78704', 'approved') $$,
  '42501', null, 'a member cannot add a listing with an approved claim'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id)
    values ('A Clinic', 'Austin', 'TX', '78704', tests.id('patient')) $$,
  '42501', null, 'a patient cannot add a listing as its owner'
);
select tests.act_as('doctor');
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id)
    values ('My Clinic', 'Austin', 'TX', '78704', tests.id('doctor')) $$,
  'a doctor can add a listing as its owner'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id)
    values ('A Clinic', 'Austin', 'TX', '78704', tests.id('owner')) $$,
  '42501', null, 'a doctor cannot add a listing with another owner'
);

-- Values
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('A Clinic', 'Austin', 'ZZ', '78704') $$,
  '23514', '78704 is in Austin, TX', 'an unknown state is refused'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('A Clinic', 'Austin', 'TX', '1234') $$,
  '23514', null, 'a ZIP code with four digits is refused'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('A Clinic', 'Boston', 'MA', '02134-1000') $$,
  'a ZIP+4 code with a leading zero is accepted'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, monthly_price)
    values ('A Clinic', 'Austin', 'TX', '78704', -1) $$,
  '23514', null, 'a negative price is refused'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, website)
    values ('A Clinic', 'Austin', 'TX', '78704', 'javascript:alert(1)') $$,
  '23514', null, 'a website that is not HTTP or HTTPS is refused'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi)
    values ('A Clinic', 'Austin', 'TX', '78704', '1234567898') $$,
  '23514', null, 'an NPI with a wrong check digit is refused'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi)
    values ('A Clinic', 'Austin', 'TX', '78704', '1234567893') $$,
  'a valid NPI is accepted'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, bio)
    values ('Another Clinic', 'Austin', 'TX', '78704', repeat('x', 4001)) $$,
  '23514', null, 'an About text of 4,001 characters is refused'
);

select is(
  (select array_agg(
    left(
      tests.refusal(format(
        $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, %s)
          values ('A Clinic %s', 'Austin', 'TX', '78704', %s) $$,
        name, name, value
      )),
      5
    ) order by place
  )
  from (values (1, 'couple_price', '-1'), (2, 'extra_child_price', '100001'), (3, 'student_price', '-0.5'),
    (4, 'employer_price', '1e9'), (5, 'employer_from', '0'),
    (6, 'employer_from', '10001'), (7, 'notice_days', '-1'), (8, 'notice_days', '366'), (9, 'leaving_fee', '-1'),
    (10, 'home_visit_miles', '0'), (11, 'home_visit_miles', '101'), (12, 'telehealth_states', '''{TX,ZZ}'''),
    (13, 'telehealth_states', '''{null}''')) as bad (place, name, value)),
  array[
    '23514', '23514', '23514', '22003', '23514', '23514', '23514', '23514', '23514', '23514', '23514', '23514', '23514'
  ],
  'prices, people, days, miles, and states outside their limits are refused');
select lives_ok(
  $$ insert into public.doctors (
      practice_name, address_city, address_state, address_zip, couple_price, extra_child_price, student_price,
      employer_price, employer_from, enrollment_per_person, notice_days, leaving_fee, home_visit_miles,
      telehealth_states, medicare_opt_out, free_meeting
    ) values ('Priced Clinic', 'Austin', 'TX', '78704', 140, 0, 50, 65, 5, true, 30, 0, 15, '{TX}', true, true) $$,
  'prices, people, days, miles, and states within their limits are accepted'
);

-- Editing
select tests.act_as('owner');
select isnt_empty(
  $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'), jsonb_build_object('bio', 'Come in'::text, 'monthly_price', 80)
    ) $$,
  'an owner can edit their listing'
);
select throws_ok(
  $$ update public.doctors set bio = 'Come in' where id = tests.listing('Owned Oak Medicine') $$,
  '42501', null, 'an owner cannot update a column directly'
);
select throws_ok(
  $$ update public.doctors set verified = true where id = tests.listing('Owned Oak Medicine') $$,
  '428C9', null, 'an owner cannot write the verified column'
);
select is_empty(
  $$ update public.doctors set claim_status = 'unclaimed', claimed_by = null
    where id = tests.listing('Owned Oak Medicine') returning id $$,
  'an owner cannot change the claim status'
);
select throws_ok(
  $$ update public.doctors set user_id = tests.id('patient') where id = tests.listing('Owned Oak Medicine') $$,
  '42501', null, 'an owner cannot assign a new owner'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('bio', 'x'::text)) $$,
  '42501', null, 'the owner of another listing cannot edit a listing'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'x'::text)) $$,
  '42501', null, 'a claimant-to-be cannot edit an unclaimed listing'
);
select throws_ok($$ delete from public.doctors $$, '42501', null, 'a member cannot delete a listing');
select tests.act_as('admin');
select isnt_empty(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'Checked'::text)) $$,
  'an admin can edit any listing'
);

-- Claiming
select tests.act_as('doctor');
select throws_ok(
  $$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending', bio = 'Mine'
    where id = tests.listing('Open Door Direct Care') $$,
  '42501', null, 'a claim cannot change other columns'
);
select throws_ok(
  $$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'approved'
    where id = tests.listing('Open Door Direct Care') $$,
  '42501', null, 'a member cannot approve their own claim'
);
select throws_ok(
  $$ update public.doctors set claimed_by = tests.id('patient'), claim_status = 'pending'
    where id = tests.listing('Open Door Direct Care') $$,
  '42501', null, 'a member cannot claim on behalf of another'
);
select isnt_empty(
  $$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending'
    where id = tests.listing('Open Door Direct Care') returning id $$,
  'a member can claim an unclaimed listing'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'Mine now'::text)) $$,
  '42501', null, 'a pending claim does not allow editing'
);
select tests.act_as('another patient');
select is_empty(
  $$ update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending'
    where id = tests.listing('Open Door Direct Care') returning id $$,
  'a listing with a pending claim cannot be claimed again'
);

-- Fax, year of opening and profile
reset role;
select lives_ok(
  $$ update public.doctors set
      fax = '(512) 555-0199', opened_year = extract(year from now()),
      social_urls = '{https://social.example/oak,http://photos.example/oak}'
    where id = tests.listing('Owned Oak Medicine') $$,
  'fax, opening year, and social profiles are accepted'
);
select throws_ok(
  format('update public.doctors set %s where id = tests.listing(''Owned Oak Medicine'')', wrong),
  '23514', null, 'a listing with ' || wrong || ' is refused'
)
from unnest(array[
  'fax = ''by appointment''', 'opened_year = 1899', 'opened_year = extract(year from now()) + 1',
  'social_urls = ''{javascript:alert(1)}''', 'social_urls = ''{@oak}''', 'social_urls = ''{null}''',
  'social_urls = array_fill(''https://social.example/oak''::text, array[9])'
]) as wrong;

-- Ages, and levels of membership
select lives_ok(
  $$ update public.doctors set
      patient_ages = '18+', membership_levels = array['Basic: 60', 'Plus, with "visits": 95.50']
    where id = tests.listing('Owned Oak Medicine') $$,
  'patient ages and membership levels are accepted'
);
select throws_ok(
  format('update public.doctors set %s where id = tests.listing(''Owned Oak Medicine'')', wrong),
  '23514', null, 'a listing with ' || wrong || ' is refused'
)
from unnest(array[
  'patient_ages = ''adults''', 'patient_ages = ''''', 'patient_ages = ''17-0''', 'patient_ages = ''0-130''',
  'patient_ages = ''07+''', 'membership_levels = ''{Basic}''', 'membership_levels = ''{Basic: -1}''',
  'membership_levels = ''{Basic: 100001}''', 'membership_levels = ''{": 60"}''', 'membership_levels = ''{null}''',
  'membership_levels = array[E''Ba\nsic: 60'']', 'membership_levels = array_fill(''Basic: 60''::text, array[13])'
]) as wrong;

-- Billing model and state-required statement
select lives_ok(
  $$ update public.doctors set model = 'hybrid', state_statement = E'This is not <b>insurance</b>.\n\nSee section 162.'
    where id = tests.listing('Owned Oak Medicine') $$,
  'the billing model and a state-required statement of several lines are accepted'
);
select throws_ok(
  format('update public.doctors set %s where id = tests.listing(''Owned Oak Medicine'')', wrong),
  '23514', null, 'a listing with ' || left(wrong, 40) || ' is refused'
)
from unnest(
  array['model = ''both''', 'model = ''''', 'state_statement = '' ''', 'state_statement = repeat(''x'', 1001)']
) as wrong;

-- Prices that cannot be meant together
reset role;
update public.doctors set monthly_price = 90, couple_price = 160, family_cap = null
where id = tests.listing('Owned Oak Medicine');
select throws_ok(
  $$ update public.doctors set family_cap = 89 where id = tests.listing('Owned Oak Medicine') $$,
  '23514', 'The family cap is less than one adult pays', 'a family cap below one adult''s price is refused'
);
select throws_ok(
  $$ update public.doctors set family_cap = 159 where id = tests.listing('Owned Oak Medicine') $$,
  '23514', 'The family cap is less than two adults pay together', 'a family cap below two adults'' price is refused'
);
select lives_ok(
  $$ update public.doctors set family_cap = 160 where id = tests.listing('Owned Oak Medicine') $$,
  'a family cap equal to two adults'' price is accepted'
);
select throws_ok(
  $$ update public.doctors set couple_price = 161 where id = tests.listing('Owned Oak Medicine') $$,
  '23514', null, 'a couple price above the family cap is refused'
);
select lives_ok(
  $$ update public.doctors set couple_price = null, family_cap = 100 where id = tests.listing('Owned Oak Medicine') $$,
  'a family cap below two single prices is accepted'
);
select tests.act_as('patient');
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, monthly_price, family_cap)
    values ('Cap Clinic', 'Austin', 'TX', '78704', 90, 80) $$,
  '23514', 'The family cap is less than one adult pays',
  'a new listing with a family cap below one adult''s price is refused'
);
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Owned Oak Medicine'), 'family_cap', '20');
select tests.act_as('owner');
select throws_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections $$, '23514',
  'The family cap is less than one adult pays', 'a correction to a family cap below one adult''s price is refused'
);
select tests.act_as('admin');
select is(
  (
    select reason from public.import_listings(
      jsonb_build_array(jsonb_build_object(
        'row', 2, 'practice_name', 'Cap Clinic', 'address_city', 'Austin', 'address_state', 'TX',
        'address_zip', '78704', 'monthly_price', 90, 'family_cap', 80
      )),
      true, 'add'
    )
  ),
  'The family cap is less than one adult pays', 'an import with a family cap below one adult''s price is refused'
);

-- Leaving
reset role;
delete from auth.users where id in (tests.id('doctor'), tests.id('owner'));
select results_eq(
  $$ select claim_status, claimed_by, user_id from public.doctors
    where practice_name in ('Open Door Direct Care', 'Owned Oak Medicine') $$,
  $$ values ('unclaimed'::public.claim_status, null::uuid, null::uuid), ('unclaimed', null, null) $$,
  'a listing becomes unclaimed when its claimant or owner deletes their account');
select isnt_empty(
  $$ select 1 from public.doctors where practice_name = 'My Clinic' and user_id is null $$,
  'a listing stays when its submitter deletes their account'
);

-- Formulas
select throws_ok(
  format($$ update public.doctors set %I = '=HYPERLINK("x")' $$, field),
  '23514', null, 'no formula can be the ' || field
)
from unnest('{practice_name,bio,state_statement,credentials}'::text[]) as field;
select lives_ok(
  $$ update public.doctors set bio = '- No insurance' where id = tests.oak() $$, 'a text can start with a dash'
);

-- Languages
select results_eq(
  $$ select private.language_of(line) from unnest(array[
      'Vietnamese, basic', 'Spanish (fluent)', 'ASL - conversational', ' Haitian Creole ',
      'Serbo-Croatian: some', '(basic)'
    ]) as line $$,
  array['Vietnamese', 'Spanish', 'ASL', 'Haitian Creole', 'Serbo-Croatian', '(basic)'],
  'a language is the part of its line before a remark'
);

select * from finish();
rollback;
