begin;
select plan(41);
select tests.create_fixtures();

-- Returns the price of a household: monthly, enrollment, first year, later years, capped, unpriced adults, unpriced
-- children.
create function tests.household(name text, variadic ages integer[]) returns text
language sql stable as $$
  select concat_ws(
    ' ', coalesce(monthly::float8::text, '-'), coalesce(enrollment::float8::text, '-'),
    coalesce(first_year::float8::text, '-'), coalesce(each_year::float8::text, '-'), is_capped, unpriced_adults,
    unpriced_children
  )
  from public.household_prices(array[tests.listing(name)], ages::smallint[]);
$$;
create function tests.from_level(name text, variadic ages integer[]) returns text
language sql as $$
  select tests.household(name, variadic ages) || case when is_cheapest_level then ' or more' else '' end
  from public.household_prices(array[tests.listing(name)], ages::smallint[]);
$$;

set local role postgres;
select tests.add_listing('Single Price'), tests.add_listing('By Age'), tests.add_listing('Children Only'),
  tests.add_listing('Says Nothing'),
  tests.add_listing('Not Public', false);
update public.doctors set monthly_price = 89, enrollment_fee = 99 where practice_name in ('Single Price', 'Not Public');
update public.doctors set monthly_price = 90, enrollment_fee = 0, family_cap = 250 where practice_name = 'By Age';
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('By Age'), 'Children', 0, 17, 30.1), (tests.listing('By Age'), 'Adults', 18, 64, 85),
    (tests.listing('By Age'), 'Seniors', 65, null, 110),
  (tests.listing('Children Only'), 'Children', 2, 20, 40);

select tests.act_as('visitor');
select is(tests.household('By Age', 34, 36), '170 0 2040 2040 f 0 0', 'each person pays the price for their age');
select is(tests.household('By Age', 34, 4, 7), '145.2 0 1742.4 1742.4 f 0 0', 'cents are added without rounding');
select is(
  tests.household('By Age', 17, 18), '115.1 0 1381.2 1381.2 f 0 0', 'an age band includes its first and last age'
);
select is(tests.household('By Age', 64, 65), '195 0 2340 2340 f 0 0', 'neighboring bands do not overlap');
select is(
  tests.household('By Age', 120), '110 0 1320 1320 f 0 0', 'a band without an upper age includes everyone older'
);
select is(
  tests.household('By Age', 70, 72, 34), '250 0 3000 3000 t 0 0', 'a household pays no more than the family cap'
);
reset role;
update public.doctors set family_cap_note = 'Up to 3 children' where practice_name = 'By Age';
select tests.act_as('visitor');
select results_eq(
  $$ select each_year, cap_note from unnest(array['{70,72,34}', '{70,72}']::text[]) as ages,
    public.household_prices(array[tests.listing('By Age')], ages::smallint[]) $$,
  $$ values (3000.00, 'Up to 3 children'), (2640.00, null) $$,
  'a sum that depends on the conditions of the family cap comes with them'
);
select is(
  tests.household('Single Price', 34, 36),
  '178 99 2235 2136 f 0 0', 'adults pay the single price and one enrollment fee'
);
select is(
  tests.household('Single Price', 34, 36, 4, 7),
  '178 99 2235 2136 f 0 2', 'children without a price are counted and left out of the sum'
);
select is(
  tests.household('Single Price', 4), '- 99 - - f 0 1', 'children alone have no price when only adults are priced'
);
select is(
  tests.household('Children Only', 34, 4, 7),
  '80 - 960 960 f 1 0', 'an adult without a price is counted and left out of the sum'
);
select is(tests.household('Children Only', 1), '- - - - f 0 1', 'an age between two bands has no price');
select is(tests.household('Says Nothing', 34, 4), '- - - - f 1 1', 'a listing without prices has no sum');

set local role postgres;
update public.doctors set family_cap = 150 where practice_name = 'Single Price';
update public.doctors set family_cap = 10 where practice_name = 'Says Nothing';
select tests.act_as('visitor');
select is(
  tests.household('Single Price', 34, 36, 4),
  '150 99 1899 1800 t 0 0', 'no one is counted as unpriced once the cap is reached'
);
select is(tests.household('Says Nothing', 34), '- - - - f 1 0', 'a family cap alone is not a price');
select is(tests.household('Not Public', 34), null, 'a visitor gets no price for an unpublished listing');
select is(
  (
    select count(*)::int from public.household_prices(
      array[tests.listing('By Age'), tests.listing('Single Price'), tests.listing('By Age')], '{34}'
    )
  ),
  2, 'a listing requested twice is priced once'
);
select tests.act_as('patient');
select is(
  tests.household('Not Public', 34),
  '89 99 1167 1068 f 0 0', 'a submitter can get the price of their unpublished listing'
);

-- Couples, children with an adult, and enrollment for each
set local role postgres;
select tests.add_listing('Couples'), tests.add_listing('Couples by Age'), tests.add_listing('Dear Couples'),
  tests.add_listing('Couples Only');
update public.doctors set
  monthly_price = 89, couple_price = 149.99, extra_child_price = 20, enrollment_fee = 50, enrollment_per_person = true
where practice_name = 'Couples';
update public.doctors set
  monthly_price = 90, couple_price = 150, extra_child_price = 20, family_cap = 190, enrollment_fee = 50,
  enrollment_per_person = false
where practice_name = 'Couples by Age';
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Couples by Age'), 'Children', 3, 12, 30), (tests.listing('Couples by Age'), 'Seniors', 65, null, 110);
update public.doctors set monthly_price = 50, couple_price = 120 where practice_name = 'Dear Couples';
update public.doctors set couple_price = 120 where practice_name = 'Couples Only';
select tests.act_as('visitor');
select is(
  tests.household('Couples', 34, 36),
  '149.99 100 1899.88 1799.88 f 0 0', 'two adults pay the couple price, with an enrollment fee each'
);
select is(tests.household('Couples', 34), '89 50 1118 1068 f 0 0', 'one adult pays the single price');
select is(
  tests.household('Couples', 34, 4, 7),
  '129 150 1698 1548 f 0 0', 'each child with an adult pays the price of an extra child'
);
select is(
  tests.household('Couples', 36, 34, 4),
  '169.99 150 2189.88 2039.88 f 0 0', 'a child with a couple pays the price of an extra child'
);
select is(tests.household('Couples', 4, 7), '- 100 - - f 0 2', 'children alone do not get the price of an extra child');
select is(
  tests.household('Couples', 19, 50, 48),
  '238.99 150 3017.88 2867.88 f 0 0', 'the two oldest of three adults pay the couple price'
);
select is(
  tests.household('Couples by Age', 70, 66),
  '150 50 1850 1800 f 0 0', 'two seniors pay the couple price and one enrollment fee'
);
select is(
  tests.household('Couples by Age', 34, 70),
  '150 50 1850 1800 f 0 0', 'two adults in different age bands pay the couple price'
);
select is(
  tests.household('Couples by Age', 34, 5, 15),
  '140 50 1730 1680 f 0 0', 'a child''s age band takes precedence over the price of an extra child'
);
select is(
  tests.household('Couples by Age', 34, 36, 5, 15),
  '190 50 2330 2280 t 0 0', 'the family cap applies to a couple with children'
);
select is(
  tests.household('Dear Couples', 34, 36),
  '120 - 1440 1440 f 0 0', 'a couple pays the couple price even when two single prices are lower'
);
select is(
  tests.household('Couples Only', 34, 36, 4),
  '120 - 1440 1440 f 0 1', 'a child without a price is counted when only couples are priced'
);
select is(tests.household('Couples Only', 34), '- - - - f 1 0', 'one adult has no price when only couples are priced');

-- Memberships of several levels
set local role postgres;
select tests.add_listing('Levels'), tests.add_listing('Levels and Ages'), tests.add_listing('Levels and Couples'),
  tests.add_listing('Level Beside');
update public.doctors set membership_levels = '{Plus 24/7: 120.50,Basic: 79}', family_cap = 200, extra_child_price = 20
where practice_name = 'Levels';
update public.doctors set membership_levels = '{Plus: 120,Basic: 79}' where practice_name = 'Levels and Ages';
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Levels and Ages'), 'Children', 0, 17, 30),
    (tests.listing('Levels and Ages'), 'Seniors', 65, null, 110);
update public.doctors set membership_levels = '{Basic: 79}', couple_price = 140
where practice_name = 'Levels and Couples';
update public.doctors set monthly_price = 90, membership_levels = '{Basic: 79}' where practice_name = 'Level Beside';
select tests.act_as('visitor');
select is(
  tests.from_level('Levels', 34, 36),
  '158 - 1896 1896 f 0 0 or more', 'adults pay the lowest membership level, marked as a minimum'
);
select is(
  tests.from_level('Levels', 34, 36, 5, 7, 9),
  '200 - 2400 2400 t 0 0', 'a sum at the family cap is not marked as a minimum'
);
select is(tests.from_level('Levels', 5), '- - - - f 0 1', 'a membership level does not price a child');
select is(
  tests.from_level('Levels and Ages', 34, 70, 4),
  '219 - 2628 2628 f 0 0 or more', 'a price by age takes precedence over a membership level'
);
select is(
  tests.from_level('Levels and Ages', 70, 4),
  '140 - 1680 1680 f 0 0', 'a sum of prices by age is not marked as a minimum'
);
select is(
  tests.from_level('Levels and Couples', 34, 36),
  '140 - 1680 1680 f 0 0', 'a couple price takes precedence over a membership level'
);
select is(
  tests.from_level('Level Beside', 34),
  '90 - 1080 1080 f 0 0', 'a single price takes precedence over a membership level'
);

select is(
  (
    select array_agg(tests.refusal(format($$ select public.household_prices('{}', %L) $$, ages)))
    from unnest(array['{}', '{-1}', '{34,200}', '{34,null}', '{1,2,3,4,5,6,7,8,9,10,11,12,13}', null]) as ages
  ),
  array_fill('22023 A household must have 1 to 12 people aged 0 to 120 invalid_input'::text, '{6}'),
  'an empty household, impossible ages, and too many people are refused'
);
select throws_ok(
  $$ select public.household_prices(array_fill(gen_random_uuid(), '{101}'), '{34}') $$,
  '22023', 'Send at most 100 listings', 'prices for more than 100 listings are refused'
);
select is(
  (select count(*)::int from public.household_prices(null, '{0}')), 0, 'a request without listings returns no prices'
);

select * from finish();
rollback;
