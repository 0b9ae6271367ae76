-- The language of emails: who sets it, and what the worker gets.
begin;
select plan(35);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor']) as actor;
delete from private.outbox;
delete from public.notification_preferences;

create function tests.language(actor text) returns text
language sql as $$ select language from public.notification_preferences where member_id = tests.id(actor) $$;
create function tests.leased_language(event text) returns text language sql as $$
  select leased.language from private.outbox as mail
  cross join lateral private.prepare_email(mail, '1 minute') as leased where mail.event::text = leased_language.event
$$;
create function tests.request_removal(changes jsonb) returns text language sql as $$
  select format('select public.request_removal(%L)', '{"subject":"practice","practice_name":"Quiet Oak Care",
    "address_city":"Austin","address_state":"TX","address_zip":"78704",
    "requester_name":"Ada Oak","email":"ada@oak.test","relation":"owner"}'::jsonb || changes)
$$;

-- Signing up
select tests.sign_up('in spanish', '{"language":"es"}');
select is(tests.language('in spanish'), 'es', 'a sign-up in Spanish stores the language');
select tests.sign_up('in english', '{"language":"en"}');
select is(tests.language('in english'), null, 'a sign-up in English stores no preferences');
select lives_ok(
  format('select tests.sign_up(%L, %L)', 'odd ' || n, jsonb_build_object('language', value)),
  'a sign-up with the language ' || value::text || ' succeeds'
)
from unnest(
  array['"fr"', '["es"]', '{"es":1}', 'null', '5', '"es'' or 1=1"']::jsonb[]
) with ordinality as odd (value, n);
select is_empty(
  $$ select from public.notification_preferences where member_id <> tests.id('in spanish') $$,
  'a sign-up with another language stores no preferences'
);

-- Choosing
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.notification_preferences (language) values ('es') $$, 'a member can choose a language'
);
reset role;
select is(
  (select raw_user_meta_data ->> 'language' from auth.users where id = tests.id('patient')),
  'es', 'the account has the language, for the emails of the auth server'
);
select is(
  (select raw_user_meta_data ->> 'language' from auth.users where id = tests.id('another patient')),
  null, 'the account of another member does not'
);
select tests.act_as('patient');
select throws_ok(
  $$ update public.notification_preferences set language = 'fr' $$, '23514', null, 'an unknown language is refused'
);
select throws_ok(
  $$ update public.notification_preferences set language = null $$, '23502', null, 'a language is required'
);
select tests.act_as('doctor');
select is_empty(
  'select language from public.notification_preferences', 'a member cannot read another member''s language'
);
select is_empty(
  $$ update public.notification_preferences set language = 'en' returning member_id $$,
  'a member cannot update another member''s language'
);
select throws_ok(
  $$ insert into public.notification_preferences (member_id, language) values (tests.id('another patient'), 'es') $$,
  '42501', null, 'a member cannot choose another member''s language'
);
select throws_ok(
  $$ insert into public.notification_preferences (member_id, language)
    values (tests.id('patient'), 'en') on conflict (member_id) do update set language = 'en' $$,
  '42501', null, 'a member cannot replace another member''s language'
);
select tests.act_as('admin');
select is_empty('select language from public.notification_preferences', 'an admin cannot read a member''s language');
select tests.act_as('visitor');
select throws_ok(
  'select language from public.notification_preferences', '42501', null, 'a visitor cannot read languages'
);
select throws_ok(
  $$ update public.notification_preferences set language = 'en' $$, '42501', null, 'a visitor cannot update languages'
);
select throws_ok(
  $$ insert into public.notification_preferences (member_id, language) values (tests.id('doctor'), 'es') $$,
  '42501', null, 'a visitor cannot choose a member''s language'
);
reset role;
select is(tests.language('patient'), 'es', 'a language that others tried to change stays');
select tests.act_as('patient');
select is(
  (select public.export_my_data() #>> '{notification_preferences,language}'), 'es', 'an export includes the language'
);
reset role;

-- Members
select private.notify(tests.id('patient'), 'post_erased', actor => null);
select private.notify(tests.id('another patient'), 'listing_verified', tests.listing('Owned Oak Medicine'));
select is(tests.leased_language('post_erased'), 'es', 'an email to a member has the chosen language');
select is(tests.leased_language('listing_verified'), 'en', 'an email to a member without preferences is in English');

-- Forms
select tests.act_as('visitor');
select throws_ok(
  $$ insert into public.contact_messages (name, email, subject, message, language)
    values ('Ada', 'ada@cast.test', 'Fees', 'Hola', 'fr') $$,
  '23514', null, 'a message in an unknown language is refused');
-- The address is that of a member who chose Spanish.
insert into public.contact_messages (id, name, email, subject, message, language)
values (md5('english')::uuid, 'Pat', 'patient@cast.test', 'Fees', 'Hello', 'en'),
  (md5('spanish')::uuid, 'Ada', 'ada@cast.test', 'Precios', 'Hola', 'es');
select tests.act_as('admin');
select public.reply_to_contact_message(md5('english reply')::uuid, md5('english')::uuid, 'Thank you');
reset role;
select is(
  tests.leased_language('message_reply'),
  'en', 'a reply has the language of the form, not the one that the member chose'
);
delete from private.outbox;
select tests.act_as('admin');
select public.reply_to_contact_message(md5('spanish reply')::uuid, md5('spanish')::uuid, 'Gracias');
reset role;
select is(tests.leased_language('message_reply'), 'es', 'a reply to a form in Spanish is in Spanish');

select tests.act_as('visitor');
select throws_ok(
  tests.request_removal('{"language": "fr"}'), '23514', null, 'a removal request in an unknown language is refused'
);
select lives_ok(tests.request_removal('{}'), 'a removal request without a language is accepted');
reset role;
select is(
  tests.leased_language('removal_requested'), 'en', 'the confirmation of a request without a language is in English'
);
delete from private.outbox;
select tests.act_as('visitor');
select lives_ok(tests.request_removal('{"language": "es"}'), 'a removal request can be in Spanish');
reset role;
select is(tests.leased_language('removal_requested'), 'es', 'the confirmation of a request in Spanish is in Spanish');

-- A deleted account
delete from auth.users where id in (tests.id('patient'));
select is(tests.leased_language('account_deleted'), 'es', 'the email about a deleted account has its language');

select * from finish();
rollback;
