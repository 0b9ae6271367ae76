begin;
select plan(37);
select tests.create_fixtures();

create function tests.covers(name text) returns text
language sql stable as $$
  select string_agg(concat_ws(' ', service, coverage, price, note), '; ' order by service)
  from public.listing_services where doctor_id = tests.listing(name)
$$;
create function tests.found(search text) returns text
language sql stable
as $$ select string_agg(practice_name, ', ' order by practice_name) from public.search_doctors(search) $$;

-- The list
select tests.act_as('visitor');
select cmp_ok((select count(*)::int from public.services), '>=', 16, 'a visitor can read the list of services');
select is(
  (select count(*)::int from (select label, explanation from public.services where explanation like '%.') as explained),
  (select count(*)::int from public.services), 'each service has an explanation'
);
select is(
  (select string_agg(name, ', ' order by position) from public.services where is_basic),
  'office_visits, same_day_visits, messages_and_calls, video_visits, annual_physical, chronic_care',
  'a visitor can read which services an ordinary membership includes'
);
select throws_ok(
  $$ select tag from public.services $$, '42501', null, 'a visitor cannot read the search tag of a service'
);
select throws_ok(
  $$ insert into public.services (name, label, explanation, position) values ('x', 'X', 'X.', 99) $$,
  '42501', null, 'a visitor cannot add a service'
);
select tests.act_as('admin');
select throws_ok(
  $$ update public.services set label = 'X' $$, '42501', null, 'an admin cannot change the list of services'
);

-- Permissions
select tests.act_as('owner');
select lives_ok($$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[
  {"service":"office_visits","coverage":"included"}, {"service":"annual_physical","coverage":"included",
    "note":"One a year"},
  {"service":"ekg","coverage":"extra","price":35}, {"service":"home_visits","coverage":"extra","price":95.5,
    "note":"Within ten miles"},
  {"service":"prenatal_care","coverage":"not offered"}]') $$, 'an owner can save the services of their listing');
select is(
  tests.covers('Owned Oak Medicine'),
  'annual_physical included One a year; ekg extra 35.00; home_visits extra 95.50 Within ten miles; office_visits '
  'included; prenatal_care not offered',
  'saved services are stored'
);
select tests.act_as('visitor');
select is((select count(*)::int from public.listing_services), 5, 'a visitor can read services of a listing');
select throws_ok($$ delete from public.listing_services $$, '42501', null, 'a visitor cannot delete services');
select throws_ok(
  $$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[]') $$,
  '42501', null, 'a visitor cannot replace services'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[{"service":"ekg","coverage":"not offered"}]') $$,
  '42501', null, 'the owner of another listing cannot change services'
);
select throws_ok(
  $$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[]') $$,
  '42501', 'You cannot edit this listing', 'the owner of another listing cannot remove services'
);
select is((select count(*)::int from public.listing_services), 5, 'refused changes keep all services');
select throws_ok(
  $$ update public.listing_services set coverage = 'included' $$,
  '42501', null, 'a member cannot update services directly'
);
select throws_ok(
  $$ insert into public.listing_services (doctor_id, service, coverage)
    values (tests.listing('Open Door Direct Care'), 'ekg', 'included') $$,
  '42501', null, 'a member cannot insert services for an unowned listing'
);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.save_services(tests.listing('Hidden Creek Health'), '[{"service":"ekg","coverage":"included"}]') $$,
  '42501', null, 'a submitter cannot save services of an unowned listing'
);

-- Refused values
select tests.act_as('owner');
select is(
  (
    select array_agg(
      left(tests.refusal(format($$ select tests.save_services(tests.listing('Owned Oak Medicine'), %L) $$, rows)), 5)
      order by place
    )
    from unnest(array[
      '[{"service":"massage","coverage":"included"}]', '[{"service":"ekg","coverage":"perhaps"}]',
      '[{"service":"ekg"}]', '[{"service":"ekg","coverage":"included"},{"service":"ekg","coverage":"extra"}]',
      '[{"service":"ekg","coverage":"included","price":5}]', '[{"service":"ekg","coverage":"extra","price":0}]',
      '[{"service":"ekg","coverage":"extra","price":-5}]', '[{"service":"ekg","coverage":"extra","price":100001}]',
      '[{"service":"ekg","coverage":"not offered","note":"Never"}]',
      '[{"service":"ekg","coverage":"included","note":" "}]',
      format('[{"service":"ekg","coverage":"included","note":"%s"}]', repeat('x', 121)),
      '[{"service":"ekg","coverage":"included","note":"a\nb"}]', '{"service":"ekg","coverage":"included"}', '"ekg"',
      'null'
    ]) with ordinality as bad (rows, place)
  ),
  array[
    '23503', '22P02', '23502', '23505', '23514', '23514', '23514', '23514', '23514', '23514', '23514', '23514', '22023',
    '22023', '22023'
  ],
  'unknown or duplicate services and invalid prices or notes are refused');
select is((select count(*)::int from public.listing_services), 5, 'a refused save keeps all services');

-- Versions
select is(
  (select changes -> 'services' -> 1 -> 2 from public.listing_versions order by id desc limit 1),
  '{"service": "ekg", "label": "EKG", "coverage": "extra", "price": 35.00, "note": null}',
  'a version has the services after the save'
);
select is(
  (select jsonb_array_length(changes -> 'services' -> 0) from public.listing_versions order by id desc limit 1),
  0, 'a version has the services before the save'
);
select lives_ok(
  $$ select tests.save_services(
      tests.listing('Owned Oak Medicine'), (
        select jsonb_agg(jsonb_build_object('service', service, 'coverage', coverage, 'price', price, 'note', note))
        from public.listing_services
      )
    ) $$,
  'an owner can save the same services again'
);
select is((select count(*)::int from public.listing_versions), 1, 'saving the same services creates no version');
select is(
  (
    select jsonb_array_length(listing -> 'services')
    from jsonb_array_elements(public.export_my_data() -> 'listings') as listing
  ),
  5, 'an export includes services'
);
select tests.act_as('admin');
select lives_ok(
  $$ select tests.save_services(
      tests.listing('Open Door Direct Care'), '[{"service":"home_visits","coverage":"included"}]'
    ) $$,
  'an admin can save the services of any listing'
);
select is(
  (
    select event::text || ': ' || (seen ->> 'fields') from public.moderation_log
    where target_id = tests.listing('Open Door Direct Care') order by id desc limit 1
  ),
  'listing_edited: ["services"]', 'the moderation log records services saved by an admin'
);

-- Search
select tests.act_as('visitor');
select is(
  tests.found('house calls texas'),
  'Open Door Direct Care, Owned Oak Medicine', 'search finds practices that offer home visits, included or for a price'
);
select is(tests.found('physicals texas'), 'Owned Oak Medicine', 'search finds practices by an included service');
select is(tests.found('ecg texas'), 'Owned Oak Medicine', 'search finds practices by a synonym of a service');
select is(
  (select kind from public.describe_search('pregnancy texas') limit 1),
  'not listed', 'search finds no practices that do not offer the service'
);
select results_eq(
  $$ select service, (
      select string_agg(practice_name, ', ' order by practice_name)
      from public.search_doctors('texas', filters => jsonb_build_object('service', service))
    ) from unnest(array['home-visits', 'ekg', 'prenatal-care', 'home_visits', 'massage']) as service $$,
  $$ values ('home-visits', 'Open Door Direct Care, Owned Oak Medicine'),
  ('ekg', 'Owned Oak Medicine'), ('prenatal-care', null),
     ('home_visits', tests.found('texas')), ('massage', tests.found('texas')) $$,
  'a service filter finds practices that offer the service');
select results_eq(
  $$ select value, count from public.filter_counts('texas') where filter = 'service' and count > 0 order by value $$,
  $$ values ('annual-physical', 1), ('ekg', 1), ('home-visits', 2), ('office-visits', 1) $$,
  'each service filter is counted'
);
select tests.act_as('owner');
select tests.save_changes(
  tests.listing('Owned Oak Medicine'), jsonb_build_object('bio', 'House calls and visits by video.'::text)
);
select lives_ok(
  $$ select tests.save_services(
      tests.listing('Owned Oak Medicine'), '[{"service":"home_visits","coverage":"not offered"}]'
    ) $$,
  'an owner can mark a service as not offered'
);
select tests.act_as('visitor');
select is(
  tests.found('house calls texas'),
  'Open Door Direct Care', 'search leaves out a practice that does not offer a service its About text mentions'
);
select is(
  tests.found('telehealth texas'),
  'Owned Oak Medicine', 'search uses the About text for services without a stated coverage'
);

-- Leaving the directory
set local role postgres;
select is_empty(
  $$ select services.label, part.label
    from public.services cross join lateral public.describe_search(services.label) as part
    -- What no practice lists has no chip.
    where part.kind <> 'not listed' and part.label <> tag $$,
  'each service label is recognized as a search tag'
);
update public.doctors set status = 'withdrawn' where id = tests.listing('Open Door Direct Care');
select tests.act_as('visitor');
select is(tests.covers('Open Door Direct Care'), null, 'a visitor cannot read services of an unpublished listing');

select * from finish();
rollback;
