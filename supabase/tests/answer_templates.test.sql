-- Answer templates: access, limits, and another owner.
begin;
select plan(17);
select tests.create_fixtures();
select tests.sign_up('desk', '{"full_name":"Dee Desk"}');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk');

select tests.act_as('desk');
select lives_ok(
  $$ insert into public.answer_templates (id, doctor_id, name, body)
    values (md5('one')::uuid, tests.listing('Owned Oak Medicine'), 'Forms', 'Please fill in our forms.') $$,
  'the front desk can add a template'
);
select throws_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), ' ', 'Text') $$,
  '23514', null, 'a template needs a name'
);
select throws_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), 'Empty', ' ') $$,
  '23514', null, 'a template needs a text'
);
select throws_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), 'Long', repeat('x', 1001)) $$,
  '23514', null, 'a template has at most 1,000 characters'
);
select throws_ok(
  $$ update public.answer_templates set body = 'Other' $$, '42501', null, 'a template cannot be updated'
);
select tests.act_as('owner');
select is((select name from public.answer_templates), 'Forms', 'the owner can read the templates of the front desk');

select tests.act_as('visitor');
select throws_ok('select 1 from public.answer_templates', '42501', null, 'a visitor cannot read templates');
select tests.act_as('doctor');
select is_empty('select 1 from public.answer_templates', 'a member cannot read the templates of a practice');
select throws_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), 'Spam', 'Buy this') $$,
  '42501', null, 'a member cannot add a template to a practice'
);
select is_empty('delete from public.answer_templates returning 1', 'a member cannot delete the template of a practice');
select tests.act_as('admin');
select is_empty('select 1 from public.answer_templates', 'an admin cannot read the templates of a practice');

select tests.act_as('owner');
insert into public.answer_templates (doctor_id, name, body)
select tests.listing('Owned Oak Medicine'), 'Template ' || n, 'Text' from generate_series(2, 20) as n;
select throws_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), 'One more', 'Text') $$,
  'PT409', null, 'a practice can have at most 20 templates'
);
select isnt_empty(
  $$ delete from public.answer_templates where id = md5('one')::uuid returning 1 $$, 'the owner can delete a template'
);

reset role;
update public.answer_templates set created_at = now() - interval '1 day';
select tests.act_as('admin');
select public.reassign_listing(
  tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'Sold', tests.version('Owned Oak Medicine')
);
select tests.act_as('doctor');
select is_empty('select 1 from public.answer_templates', 'a new owner cannot read the templates of a former one');
select lives_ok(
  $$ insert into public.answer_templates (doctor_id, name, body)
    values (tests.listing('Owned Oak Medicine'), 'Forms', 'Ours') $$,
  'the templates of a former owner do not count'
);
select tests.act_as('owner');
select is_empty('select 1 from public.answer_templates', 'a former owner cannot read templates');
select tests.act_as('desk');
select is_empty(
  $$ select 1 from public.answer_templates where body <> 'Ours' $$, 'staff of a former owner cannot read its templates'
);

select * from finish();
rollback;
