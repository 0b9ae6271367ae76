begin;
select plan(11);
select tests.raise_curtain();

select tests.act_as('stranger');
select throws_ok('select * from public.submission_notes', '42501', null, 'a stranger reads none');
select tests.act_as('patient');
select lives_ok($$ insert into public.submission_notes (doctor_id, how_known) values (tests.listing('Hidden Creek Health'), 'I am a patient there') $$, 'who added a listing says how they know it');
select throws_ok($$ insert into public.submission_notes (doctor_id, how_known) values (tests.listing('Hidden Creek Health'), 'And more') $$, '23505', null, 'once');
select throws_ok($$ insert into public.submission_notes (doctor_id, how_known) values (tests.listing('Open Door Direct Care'), 'Late') $$, '42501', null, 'not about one that is public');
select throws_ok($$ update public.submission_notes set how_known = 'x' $$, '42501', null, 'and does not rewrite it');
select is((select public.export_my_data() #>> '{submission_notes,0,how_known}'), 'I am a patient there', 'it is in the author''s export');
select tests.act_as('another patient');
select throws_ok($$ insert into public.submission_notes (doctor_id, how_known) values (tests.listing('Hidden Creek Health'), 'Mine') $$, '42501', null, 'nobody says it for another');
select is_empty('select 1 from public.submission_notes', 'nor reads it');
select tests.act_as('admin');
select is((select how_known from public.submission_notes), 'I am a patient there', 'the verifier reads it');
reset role;
select throws_ok($$ insert into public.submission_notes (doctor_id, author, how_known) values (tests.listing('Owned Oak Medicine'), tests.id('owner'), repeat('x', 501)) $$, '23514', null, 'at most 500 characters');
delete from auth.users where id = tests.id('patient');
select is_empty('select 1 from public.submission_notes', 'it goes with its author');

select * from finish();
rollback;
