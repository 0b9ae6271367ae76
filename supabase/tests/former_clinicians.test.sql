-- Clinicians who have left a practice: who is named, search, review, and removal.
begin;
select plan(19);
select tests.create_fixtures();
create function tests.former() returns text
language sql as $$
  select coalesce(string_agg(concat_ws(' ', known ->> 'name', known ->> 'left_in'), ', ' order by place), '')
  from public.doctors, jsonb_array_elements(former_clinicians) with ordinality as former (known, place)
  where doctors.id = tests.oak()
$$;
create function tests.month() returns text language sql as $$ select to_char(now(), 'YYYY-MM') $$;
create function tests.leaving(who text, left_in text default tests.month()) returns jsonb
language sql as $$ select jsonb_build_object('name', who, 'left_in', left_in) $$;
select tests.act_as('admin');
select tests.save_clinicians(
  tests.oak(), '[
    {"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics"}, {"name":"Rosa Wren"}, {"name":"Hugo Zephyrine"}
  ]'
);

-- Leaving
select tests.act_as('owner');
select is(
  tests.save_clinicians(
    tests.oak(),
    jsonb_build_array(tests.leaving('Elena Quill'), jsonb '{"name":"Rosa Wren"}', jsonb '{"name":"Hugo Zephyrine"}')
  ),
  false, 'a clinician who leaves needs no review'
);
select is(
  tests.clinician_names('Owned Oak Medicine'),
  '{Rosa Wren,Hugo Zephyrine}', 'a clinician who left is no longer on the list'
);
select is(
  tests.save_clinicians(tests.oak(), '[{"name":"Rosa Wren"}]'), false, 'a clinician can be removed without a month'
);
select tests.act_as('visitor');
select is(tests.former(), 'Elena Quill ' || tests.month(), 'a visitor can read who left, and in which month');
select is(
  tests.search('Dr. Elena Quill'),
  '{Owned Oak Medicine}', 'search finds the practice by the name of a clinician who left'
);
select is(
  (select kind from public.describe_search('geriatrics')),
  'not listed', 'search does not find the practice by the specialty of a clinician who left'
);
select is(
  tests.search('zephyrine'), '{}', 'search does not find the practice by a clinician who was removed without a month'
);
select tests.act_as('owner');
select is(
  (
    select changes #>> '{former_clinicians,1,0,name}' from public.listing_versions
    where doctor_id = tests.oak() and changes ? 'former_clinicians'
  ),
  'Elena Quill',
  'a version records who left'
);

-- What is refused
select tests.save_clinicians(
  tests.oak(), jsonb_build_array(tests.leaving('Famous Person'), jsonb '{"name":"Rosa Wren"}')
);
select is(tests.former(), 'Elena Quill ' || tests.month(), 'a practice cannot name a person who was not on its list');
select throws_ok(
  $$ select tests.save_clinicians(tests.oak(), jsonb_build_array(tests.leaving('Rosa Wren', 'May'))) $$,
  '23514', null, 'a month that is none is refused'
);
select tests.save_clinicians(tests.oak(), jsonb_build_array(tests.leaving('Rosa Wren')));

-- Back again, together with somebody new
select is(
  tests.save_clinicians(tests.oak(), jsonb_build_array(jsonb '{"name":"Rosa Wren"}', jsonb '{"name":"Nell New"}')),
  true, 'a clinician who comes back waits for review'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select is(tests.former(), 'Elena Quill ' || tests.month(), 'a clinician who is listed again has not left');
select tests.act_as('owner');
select is(
  tests.save_clinicians(
    tests.oak(), jsonb_build_array(tests.leaving('Rosa Wren'), jsonb '{"name":"Nell New"}', jsonb '{"name":"Ida Next"}')
  ),
  true, 'a list with a new clinician waits as a whole'
);
select is(
  tests.clinician_names('Owned Oak Medicine'),
  '{Rosa Wren,Nell New}', 'a clinician whose leaving waits is still on the list'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select is(
  tests.former(), format('Elena Quill %1$s, Rosa Wren %1$s', tests.month()), 'an accepted list records who left'
);

-- Removal
select tests.act_as('visitor');
select public.request_removal(jsonb_build_object(
  'id', '00000000-0000-4000-8000-0000000000f1', 'subject', 'physician', 'physician_name', 'Elena Quill, MD',
  'address_zip', '78704', 'doctor_id', tests.oak(),
  'relation', 'physician', 'requester_name', 'Elena Quill', 'email', 'elena@oak.test'
));
reset role;
update public.removal_requests set status = 'open', confirmed_at = now();
select tests.act_as('admin');
select ok(
  (select matched @> '{former name}' from public.find_removal_listings('00000000-0000-4000-8000-0000000000f1')),
  'an admin can see which listings name a physician who has left'
);
select public.decide_removal('00000000-0000-4000-8000-0000000000f1', true, null, array[tests.oak()]);
select is(
  tests.former(), 'Rosa Wren ' || tests.month(), 'an approved request removes the name of a physician who has left'
);
select is(
  (select status::text from public.doctors where id = tests.oak()), 'published', 'the practice stays published'
);

-- An unpublished listing
select tests.act_as('owner');
select public.withdraw_listing(tests.oak());
select tests.save_clinicians(tests.oak(), jsonb_build_array(tests.leaving('Nell New'), jsonb '{"name":"Ida Next"}'));
select is(tests.former(), 'Rosa Wren ' || tests.month(), 'an unpublished listing records no one who left');

select * from finish();
rollback;
