-- A practice confirms that its prices, panel, hours and phone are right, each by itself.
begin;
select plan(27);
select tests.raise_curtain();
select tests.sign_up(actor, '{"full_name":"Staff"}') from unnest(array['manager', 'desk']) as actor;
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'), (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk');

create function tests.stamp(part public.confirmed_part, seen integer default null) returns timestamptz
language sql as $$ select public.confirm_listing(tests.listing('Owned Oak Medicine'), part, seen) $$;

create function tests.confirmed() returns text language sql as $$
  select concat_ws(' ',
    case when prices_confirmed_at is not null then 'prices' end, case when panel_confirmed_at is not null then 'panel' end,
    case when hours_confirmed_at is not null then 'hours' end, case when phone_confirmed_at is not null then 'phone' end,
    case when confirmed_at is not null then 'all' end
  ) from public.doctors where id = tests.listing('Owned Oak Medicine')
$$;

select throws_ok($$ select tests.stamp(null) $$, '42501', null, actor || ' confirms nothing')
from unnest(array['doctor', 'patient']) as actor, tests.act_as(actor);
select tests.act_as('stranger');
select throws_ok($$ select tests.stamp('prices') $$, '42501', null, 'nor does a stranger');
select throws_ok($$ select public.confirm_listing(gen_random_uuid()) $$, '42501', null, 'nor is what does not exist');

-- The front desk
select tests.act_as('desk');
select throws_ok(format('select tests.stamp(%s)', part), '42501', null, 'the front desk does not confirm ' || part)
from unnest(array['''prices''', '''hours''', '''phone''', 'null']) as part;
select lives_ok($$ select tests.stamp('panel') $$, 'but whether the practice accepts patients');
select is(tests.confirmed(), 'panel', 'and nothing beside it');
select throws_ok($$ update public.doctors set panel_confirmed_at = now() $$, '42501', null, 'nobody writes a stamp');
select tests.act_as('owner');
select throws_ok($$ update public.doctors set prices_confirmed_at = now() + interval '1 year' $$, '42501', null, 'the owner neither');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone_confirmed_at) values ('New', 'Austin', 'TX', '78704', now()) $$, '42501', null, 'nor with a new listing');

-- The owner and a manager
select lives_ok($$ select tests.stamp('prices') $$, 'the owner confirms prices');
select is(tests.confirmed(), 'prices panel', 'and those only');
select tests.act_as('manager');
select lives_ok($$ select tests.stamp('hours') $$, 'a manager confirms hours');
select is((select version from public.doctors where id = tests.listing('Owned Oak Medicine')), (select max(version) from public.listing_versions where doctor_id = tests.listing('Owned Oak Medicine')), 'confirming makes no new version');
select lives_ok($$ select tests.stamp('phone') $$, 'and the phone');
select is(tests.confirmed(), 'prices panel hours phone all', 'with the last part all of it is confirmed');
select results_eq(
  $$ select act, (select string_agg(key, ',' order by key) from jsonb_object_keys(changes) as key) from public.listing_versions
     where doctor_id = tests.listing('Owned Oak Medicine') and act = 'confirm' order by id $$,
  $$ values ('confirm', 'panel_confirmed_at'), ('confirm', 'prices_confirmed_at'), ('confirm', 'hours_confirmed_at'), ('confirm', 'phone_confirmed_at') $$,
  'the history names the part');

-- The oldest counts
reset role;
update public.doctors set hours_confirmed_at = now() - interval '7 months' where id = tests.listing('Owned Oak Medicine');
select is((select confirmed_at from public.doctors where id = tests.listing('Owned Oak Medicine')), now() - interval '7 months', 'the oldest part says since when all is confirmed');
select is((select confirmed_at from private.doctor_search where doctor_id = tests.listing('Owned Oak Medicine')), now() - interval '7 months', 'and search knows it');
select tests.act_as('owner');
select lives_ok($$ select tests.stamp(null) $$, 'without a part all of it is confirmed');
select is((select confirmed_at from public.doctors where id = tests.listing('Owned Oak Medicine')), now(), 'at once');

-- What was looked at
select lives_ok($$ update public.doctors set monthly_price = 91 where id = tests.listing('Owned Oak Medicine') $$, 'a price changes');
select throws_ok(
  $$ select tests.stamp('prices', version - 1) from public.doctors where id = tests.listing('Owned Oak Medicine') $$,
  'PT409', null, 'and who saw the old one does not confirm the new one');
select lives_ok($$ select tests.stamp('prices', version) from public.doctors where id = tests.listing('Owned Oak Medicine') $$, 'but who saw it does');

select * from finish();
rollback;
