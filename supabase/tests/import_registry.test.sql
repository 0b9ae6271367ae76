-- Rows of a registry of providers, which fill in and check listings.
begin;
select plan(8);
select tests.create_fixtures();

create function tests.run(more jsonb, mode public.import_mode default 'update', batch uuid default null)
returns table (outcome text, reason text)
language sql as $$
  select outcome, reason from public.import_listings(
    jsonb_build_array('{"row":2,"fills_only":true,"npi":"1234567893"}'::jsonb || more),
    batch is null, mode, batch, 'npidata.csv'
  )
$$;

select tests.act_as('admin');
select lives_ok($$ select public.import_listings('[{"row":2,"practice_name":"Wren Direct Care","address_city":"Austin",
  "address_state":"TX","address_zip":"78704",
  "npi":"1234567893","phone":"(512) 555-0100"},
  {"row":3,"practice_name":"Elm Direct Care","address_city":"Dallas","address_state":"TX","address_zip":"75201",
    "npi":"1999999992"}]', false, 'add', md5('added')::uuid, 'list.csv') $$, 'two listings are added from a list');

select results_eq(
  $$ select outcome, reason from tests.run('{"practice_name":"WREN HOLDINGS LLC","phone":"(512) 555-0199",
    "specialty":"Geriatrics","address_street":"100 N 7th St",
    "address_city":"Austin","address_state":"TX","address_zip":"78704"}', 'update', md5('filled')::uuid) $$,
  $$ values ('updated', 'The registry has another {phone}, {practice_name}.') $$,
  'a row fills in a listing and names what differs'
);
select results_eq(
  $$ select practice_name, phone, specialty, address_street from public.doctors where npi = '1234567893' $$,
  $$ values ('Wren Direct Care', '+15125550100', 'Geriatrics', '100 N 7th St') $$,
  'only empty fields are filled in'
);
select results_eq(
  $$ select outcome, reason from tests.run('{"phone":"(512) 555-0199"}') $$,
  $$ values ('unchanged', 'The registry has another {phone}.') $$,
  'a row that only differs changes nothing'
);
select results_eq(
  $$ select outcome, reason from tests.run(
      '{
        "npi":"1999999992","address_street":"9 Elm St","address_city":"Austin","address_state":"TX",
        "address_zip":"78701"
      }'
    ) $$,
  $$ values ('unchanged', 'The registry has another {address_city}, {address_zip}.') $$,
  'a street in another ZIP code is not filled in'
);
select is(
  (
    select outcome from tests.run(
      '{
        "npi":"1999999984","practice_name":"Ash Care","address_city":"Austin","address_state":"TX","address_zip":"78704"
      }',
      'both'
    )
  ),
  'rejected', 'a practice that is not listed is not added'
);
select matches(
  (
    select reason from tests.run(
      '{
        "npi":"1999999984","practice_name":"Ash Care","address_city":"Austin","address_state":"TX","address_zip":"78704"
      }',
      'add'
    )
  ),
  'did not ask to be listed', 'the reason is that the practice did not ask to be listed'
);
select is(
  (
    select outcome from tests.run(
      '{
        "npi":"1999999984","practice_name":"Ash Care","address_city":"Austin","address_state":"TX",
        "address_zip":"78704","decision":"add"
      }',
      'add'
    )
  ),
  'created', 'an admin can decide to add a practice of a registry'
);

select finish();
rollback;
