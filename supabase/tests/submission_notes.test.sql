begin;
select plan(11);
select tests.create_fixtures();

select tests.act_as('visitor');
select throws_ok('select * from public.submission_notes', '42501', null, 'a visitor cannot read submission notes');
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.submission_notes (doctor_id, how_known)
    values (tests.listing('Hidden Creek Health'), 'I am a patient there') $$,
  'a submitter can add a note to a pending listing'
);
select throws_ok(
  $$ insert into public.submission_notes (doctor_id, how_known)
    values (tests.listing('Hidden Creek Health'), 'And more') $$,
  '23505', null, 'a second note on a listing is refused'
);
select throws_ok(
  $$ insert into public.submission_notes (doctor_id, how_known)
    values (tests.listing('Open Door Direct Care'), 'Late') $$,
  '42501', null, 'a note on a published listing is refused'
);
select throws_ok(
  $$ update public.submission_notes set how_known = 'x' $$, '42501', null, 'a submitter cannot edit a note'
);
select is(
  (select public.export_my_data() #>> '{submission_notes,0,how_known}'),
  'I am a patient there', 'an export includes submission notes'
);
select tests.act_as('another patient');
select throws_ok(
  $$ insert into public.submission_notes (doctor_id, how_known)
    values (tests.listing('Hidden Creek Health'), 'Mine') $$,
  '42501', null, 'another member cannot add a note'
);
select is_empty('select 1 from public.submission_notes', 'another member cannot read a note');
select tests.act_as('admin');
select is((select how_known from public.submission_notes), 'I am a patient there', 'an admin can read a note');
reset role;
select throws_ok(
  $$ insert into public.submission_notes (doctor_id, author, how_known)
    values (tests.listing('Owned Oak Medicine'), tests.id('owner'), repeat('x', 501)) $$,
  '23514', null, 'a note of 501 characters is refused'
);
delete from auth.users where id = tests.id('patient');
select is_empty('select 1 from public.submission_notes', 'deleting an account deletes its notes');

select * from finish();
rollback;
