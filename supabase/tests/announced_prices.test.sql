-- Prices that a practice announces for a later day: who can announce which, who is notified, and their start.
begin;
-- The day at the practices in these tests, which is not always the day in UTC.
set local time zone 'America/Chicago';
select plan(52);
select tests.create_fixtures();
select tests.add_staff();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner']) as actor;
select tests.add_listing('Far West Care', owner => 'owner');
update public.doctors set
  monthly_price = 85, yearly_price = 900, family_cap = 200, prices_confirmed_at = now() - interval '3 days'
where id = tests.oak();
insert into public.saved_listings (doctor_id, member_id)
values (tests.oak(), tests.id('patient')), (tests.oak(), tests.id('another patient'));
insert into public.practice_requests (doctor_id, user_id, kind, status)
values (tests.oak(), tests.id('patient'), 'membership', 'sent'),
  (tests.oak(), tests.id('doctor'), 'membership', 'sent');
delete from private.outbox;
delete from public.notifications;

create function tests.announced(days integer, prices jsonb default '{"monthly_price": 95}') returns jsonb
language sql as $$
  select jsonb_build_object('announced_prices', jsonb_build_object('starts_on', (current_date + days)::text) || prices)
$$;
create function tests.announcing(days integer, prices jsonb default '{"monthly_price": 95}') returns text
language sql as $$ select format('select tests.save_changes(tests.oak(), %L)', tests.announced(days, prices)) $$;
create function tests.prices() returns text
language sql security definer as $$
  select concat_ws(' ', monthly_price, yearly_price, case when announced_prices is not null then 'announced' end)
  from public.doctors where id = tests.oak()
$$;
create function tests.announced_to(actor text) returns text
language sql security definer as $$
  select string_agg(coalesce(note::jsonb ->> 'monthly_price', 'as before'), ', ' order by note)
  from public.notifications where user_id = tests.id(actor) and event = 'prices_announced'
$$;

-- Who can announce prices
select tests.act_as('visitor');
select throws_ok(tests.announcing(30), '42501', null, 'a visitor cannot announce prices');
select throws_ok('select private.start_due_prices()', '42501', null, 'a visitor cannot start prices');
select tests.act_as('doctor');
select throws_ok(tests.announcing(30), '42501', null, 'the owner of another listing cannot announce prices');
select tests.act_as('front desk');
select throws_ok(tests.announcing(30), '42501', null, 'the front desk cannot announce prices');
select tests.act_as('patient');
select throws_ok(
  format(
    'select tests.save_changes(tests.listing(%L), %L)', 'Hidden Creek Health', tests.announced(30)
  ), '42501', null, 'the submitter of a listing cannot announce prices'
);
select throws_ok(
  format(
    'insert into public.doctors (practice_name, address_city, address_state, address_zip, announced_prices)
    values (%L, %L, %L, %L, %L)', 'Elm Care', 'Austin', 'TX', '78704', tests.announced(30) -> 'announced_prices'
  ),
  '42501', null, 'a member cannot add a listing with announced prices'
);
select is(tests.prices(), '85.00 900.00', 'a refused announcement changes nothing');

-- What can be announced
select tests.act_as('owner');
select throws_ok(
  tests.announcing(days), '23514', 'Announced prices start on a later day, within twelve months',
  format('prices that start %s days from today are refused', days)
) from unnest('{-1,0,367}'::integer[]) as days;
select throws_ok(
  tests.announcing(30, prices::jsonb), '22023', null, format('%s is refused as announced prices', prices)
)
from unnest(array[
  '{"practice_name": "Oak"}', '{"announced_prices": null}',
  '{"starts_on": "soon", "monthly_price": 95}', '{"starts_on": null, "monthly_price": 95}'
]) as prices;
select throws_ok(tests.announcing(30, '{}'), '22023', null, 'a day without prices is refused');
select throws_ok(
  tests.announcing(30, prices::jsonb), '23514', null, format('%s is refused like a price of today', prices)
)
from unnest(array[
  '{"monthly_price": -1}', '{"monthly_price": 250}', '{"membership_levels": ["Plus"]}',
  '{"tiers": [{"label": "Adults", "min_age": 18, "max_age": null, "monthly_price": 95},
    {"label": "Seniors", "min_age": 65, "max_age": null, "monthly_price": 99}]}'
]) as prices;
select is(tests.announced_to('another patient'), null, 'a refused announcement notifies nobody');

-- The announcement
select lives_ok(
  tests.announcing(30, '{
    "monthly_price": 95, "yearly_price": null,
    "tiers": [{"label": "Adults", "min_age": 18, "max_age": null, "monthly_price": 95.001},
      {"label": "Children", "min_age": 0, "max_age": "17", "monthly_price": 45}]
  }'), 'an owner can announce prices'
);
select is(
  (select announced_prices - 'starts_on' from public.doctors where id = tests.oak()),
  '{
    "monthly_price": 95, "yearly_price": null,
    "tiers": [{"label": "Children", "min_age": 0, "max_age": 17, "monthly_price": 45},
      {"label": "Adults", "min_age": 18, "max_age": null, "monthly_price": 95}]
  }', 'announced prices are stored in the form of those of today'
);
select is(tests.prices(), '85.00 900.00 announced', 'the prices of today stay');
select is_empty('select * from public.membership_tiers', 'announced prices by age are not among those of today');
select is(
  (select prices_confirmed_at from public.doctors where id = tests.oak()), now(),
  'a practice that announces prices confirms those of today'
);
select throws_ok(
  'select tests.save_changes(tests.oak(), $${"family_cap": 90}$$)', '23514', null,
  'a family maximum below an announced price is refused'
);
reset role;
select tests.write_listing(tests.listing('Hidden Creek Health'), tests.announced(30));
select tests.act_as('visitor');
select is(
  (select announced_prices ->> 'starts_on' from public.doctors where id = tests.oak()), (current_date + 30)::text,
  'visitors see the announced prices of a published listing'
);
select is_empty(
  'select from public.doctors where announced_prices is not null and not verified',
  'visitors do not see those of other listings'
);
select tests.act_as('owner');
select is(
  (
    select concat_ws(' ', action, actor = tests.id('owner'), changes #>> '{announced_prices,1,monthly_price}')
    from public.listing_versions where doctor_id = tests.oak() order by id desc limit 1
  ),
  'edit t 95.00', 'the history shows the announced prices, and who announced them'
);

-- Who is notified
reset role;
select is(tests.announced_to('patient'), '95.00', 'a member who saved the practice and asked it is notified once');
select is(tests.announced_to('another patient'), '95.00', 'a member who saved the practice is notified');
select is(tests.announced_to('doctor'), '95.00', 'a member with an open request is notified');
select is(tests.announced_to('owner'), null, 'the owner is not notified');
select results_eq(
  $$ select distinct private.get_email_skip_reason(outbox),
      private.get_member_email_facts(outbox) #>> '{announced,monthly_price}'
    from private.outbox where event = 'prices_announced' $$,
  $$ values (null::text, '95.00') $$, 'the email has the announced prices'
);

-- Another announcement, and none
update public.notifications set read_at = now() where user_id = tests.id('patient');
select tests.act_as('manager');
select lives_ok(tests.announcing(40, '{"monthly_price": 99}'), 'a manager can change the announcement');
reset role;
select is(tests.announced_to('another patient'), '99.00', 'a notification that is not read yet is replaced');
select is(tests.announced_to('patient'), '95.00, 99.00', 'a member who read the earlier one is notified again');
update public.notifications set read_at = now() where user_id = tests.id('patient');
select tests.act_as('owner');
select is(
  public.save_listing(
    tests.oak(), tests.announced(50), tests.current_version(tests.oak()) - 1
  ) #>> '{conflicts,0,theirs,monthly_price}', '99.00', 'an announcement by somebody else is a conflict'
);
select tests.save_changes(tests.oak(), '{"announced_prices": null}');
select is(tests.prices(), '85.00 900.00', 'an owner can withdraw the announcement');
reset role;
select is(tests.announced_to('patient'), '95.00, 99.00, as before', 'a member who has read it is notified that the prices stay');
select is(tests.announced_to('another patient'), null, 'a member who has not read it is not notified anymore');
select is_empty(
  $$ select from private.outbox where event = 'prices_announced' and recipient <> tests.id('patient') $$,
  'nor emailed'
);
select results_eq(
  $$ select distinct coalesce(private.get_email_skip_reason(outbox), 'sent') from private.outbox
    join public.notifications on notifications.id = notification_id
    where outbox.event = 'prices_announced' and note is null $$,
  $$ values ('sent') $$, 'an email says that the prices stay'
);

-- The day at the practice
update public.doctors set address_city = 'Honolulu', address_state = 'HI', address_zip = '96813'
where id = tests.listing('Far West Care');
select tests.act_as('owner');
select tests.save_changes(
  tests.listing('Far West Care'),
  tests.announced((now() at time zone 'Pacific/Honolulu')::date + 1 - current_date)
);
select tests.save_changes(tests.oak(), tests.announced(1, '{
  "monthly_price": 95, "tiers": [{"label": "Children", "min_age": 0, "max_age": 17, "monthly_price": 45}]
}'));
reset role;
select set_config('request.jwt.claims', '', true);
update public.doctors set
  prices_confirmed_at = now() - interval '20 days',
  announced_prices = announced_prices || jsonb_build_object('starts_on', current_date::text)
where id = tests.oak();
delete from public.notifications where event <> 'prices_announced';
select private.run_due_tasks();
select is(tests.prices(), '95.00 900.00', 'announced prices start on their day, and other prices stay');
select results_eq(
  'select label, monthly_price from public.membership_tiers', $$ values ('Children', 45.00) $$, 'with prices by age'
);
select is(
  (select prices_confirmed_at from public.doctors where id = tests.oak()), now() - interval '20 days',
  'they keep the confirmation'
);
select is(
  (
    select concat_ws(' ', action, actor, changes ->> 'monthly_price') from public.listing_versions
    where doctor_id = tests.oak() order by id desc limit 1
  ),
  'start prices [85.00, 95.00]', 'the history shows that they started by themselves'
);
select is_empty(
  $$ select from public.notifications where event <> 'prices_announced' $$, 'nobody is notified again when prices start'
);
select isnt(
  (select announced_prices from public.doctors where id = tests.listing('Far West Care')), null,
  'prices do not start before the day begins at the practice'
);
select tests.act_as('owner');
select is(
  public.find_values_before(tests.oak(), tests.current_version(tests.oak())) - 'tiers',
  '{"monthly_price": [95, 85]}', 'restoring the earlier prices does not announce the new ones again'
);

-- Imports
select tests.act_as('admin');
select results_eq(
  $$ select outcome, reason from public.import_listings(
      (
        select jsonb_agg(
          jsonb_build_object(
            'row', days + 2, 'practice_name', format('Listed Care %s', days), 'address_city', 'Austin',
            'address_state', 'TX', 'address_zip', '78704', 'monthly_price', 85
          ) || tests.announced(days)
        )
        from unnest('{0,30}'::integer[]) as days
      ),
      false, 'add', md5('file')::uuid
    ) $$,
  $$ values ('rejected', 'Announced prices start on a later day, within twelve months'), ('created', null) $$,
  'an import adds a listing with announced prices, unless their day has passed'
);
select results_eq(
  $$ select monthly_price, announced_prices from public.doctors where practice_name like 'Listed Care%' $$,
  $$ select 85.00, tests.announced(30) -> 'announced_prices' $$, 'an imported listing has both prices'
);

select * from finish();
rollback;
