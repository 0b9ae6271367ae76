begin;
select plan(30);
select tests.create_fixtures();
delete from public.doctors;

-- Listings with equal prices and dates, and without prices.
insert into public.doctors (
  practice_name, address_city, address_state, address_zip, status, monthly_price, family_cap, created_at
)
select 'Clinic ' || n, 'Dallas', 'TX', '75201',
  case when n <> 40 then 'published' else 'pending' end::public.listing_status, nullif(n % 4, 0) * 40,
  case when n % 5 = 0 then 120 end, now() - (n / 7) * interval '1 day'
from generate_series(1, 60) as n;
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
select id, 'Children', n % 3, 17, 10 + n % 2 * 5 from public.doctors, generate_series(1, 60) as n
where practice_name = 'Clinic ' || n and n % 2 = 0;
select tests.index_listings();

update public.doctors set couple_price = 90 + length(practice_name) * 5 where practice_name ~ '[37]$';
update public.doctors set extra_child_price = 15 where practice_name ~ '[1379]$';

update public.doctors set membership_levels = '{Plus: 95,Basic: 55}' where practice_name ~ '[48]$';

-- Some refuse a part of the household, or may.
update public.doctors set patient_ages = '18+' where practice_name ~ '[5]$';
update public.doctors set specialty = 'Pediatrics' where practice_name ~ '[6]$';
update public.doctors set specialty = 'Obstetrics and Gynecology' where practice_name ~ '[9]$';

create function tests.sorted(search text, filters jsonb, page_size integer) returns table (id uuid, place bigint)
language plpgsql as $$
declare
  last text;
  row record;
begin
  for step in 1..80 loop
    for row in select * from public.search_doctors(search, page_size, last, filters => filters) loop
      place := coalesce(place, 0) + 1;
      id := row.id;
      last := row.page_cursor;
      return next;
    end loop;
    exit when not found;
  end loop;
end $$;
-- Prices as the cards show them.
create function tests.sums(filters jsonb) returns table (id uuid, is_open integer, sum numeric)
language sql as $$
  select doctors.id, case when filters ? 'household' then case
      when prices.refused is not null then 4 when prices.is_acceptance_unknown then 3
      when prices.monthly is null then 2 when prices.unpriced_adults + prices.unpriced_children > 0 then 1 else 0
    end else case when coalesce(monthly_price, private.price_from(doctors)) is null then 2 else 0 end end,
    case when filters ? 'household' then prices.monthly else coalesce(monthly_price, private.price_from(doctors)) end
  from public.doctors left join public.household_prices(
    array(select doctors.id from public.doctors),
    string_to_array(coalesce(filters ->> 'household', '40'), ',')::smallint[]
  ) as prices on prices.doctor_id = doctors.id
  where verified
$$;
create function tests.walked(filters jsonb, page_size integer) returns bigint[]
language plpgsql as $$
declare
  plan constant private.search_plan := private.build_plan('texas', null, null, null, filters);
  walked bigint[] := '{}';
  match private.search_match := private.parse_cursor(null, null);
begin
  for step in 1..80 loop
    for match in select * from private.walk_entries(plan, match, page_size) loop
      walked := walked || match.entry_id;
    end loop;
    exit when not found;
  end loop;
  return walked;
end $$;

select tests.act_as('visitor');
select is(
  (select array_agg(id order by place) from tests.sorted(search, filters, 7)),
  (select array_agg(id order by place) from tests.sorted(search, filters, 100)),
  format('%s with %s: pages of a sorted search match the whole result', search, filters))
from unnest(array['texas', '75201']) as search,
  unnest(
    array['{"sort": "price"}', '{"sort": "price", "household": "34,36,4"}', '{"sort": "newest"}']::jsonb[]
  ) as filters;
select is(
  (select count(distinct id)::int || ' ' || count(*) from tests.sorted('texas', filters, 7)),
  '59 59', filters::text || ': each published listing is returned once'
)
from unnest(
  array['{"sort": "price"}', '{"sort": "price", "household": "34,36,4"}', '{"sort": "newest"}']::jsonb[]
) as filters;
select is(
  (
    select array_agg((is_open, sum)::text order by place)
    from tests.sorted('texas', filters, 100) join tests.sums(filters) using (id)
  ),
  (select array_agg((is_open, sum)::text order by is_open, sum) from tests.sums(filters)),
  filters::text
    || ': listings follow the order of their prices, with incomplete prices later, missing ones after them, and '
      'refusing practices last')
from unnest(array[
  '{"sort": "price"}', '{"sort": "price", "household": "34,36,4"}', '{"sort": "price", "household": "1,1,70"}',
  '{"sort": "price", "household": "40,42"}', '{"sort": "price", "household": "3,19,50,48,16"}',
  '{"sort": "price", "household": "4,7"}'
]::jsonb[]) as filters;
select is(
  (
    select array_agg(coalesce(monthly_price, price_from) order by nr)
    from public.search_doctors('texas', 100, filters => '{"sort": "price"}') with ordinality as cards (
      id, a, b, c, d, e, f, g, monthly_price, price_from, yearly_price, couple_price, h, i, j, k, l, m, n, o, p, q, r,
      s, t, nr
    )
  ),
  (select array_agg(sum order by is_open, sum) from tests.sums('{}')),
  'the price sort follows the prices on the cards');
select is(
  (
    select array_agg(created_at order by place)
    from tests.sorted('texas', '{"sort": "newest"}', 100) join public.doctors using (id)
  ),
  (select array_agg(created_at order by created_at desc) from public.doctors),
  'the newest sort follows the date of the listing');
select ok(
  (select bool_and(distance_miles < 5) from public.search_doctors('75201', filters => '{"sort": "price"}')),
  'a sorted search has distances'
);

select results_eq(
  format(
    $$ select distinct place, is_nearest_fallback, total from public.search_doctors('Nome', filters => %L) $$, filters
  ),
  $$ values ('Nome, AK', true, 0) $$, format('%s: an empty sorted search shows the nearest listings', filters))
from unnest(array['{"sort": "newest", "in-person": "yes"}', '{"sort": "price", "price-to": "80"}']) as filters;

-- Too many to be sorted as a whole are walked along an index, in the same order.
reset role;
select is(
  (select array_agg(match.entry_id) from private.walk_entries(plan, start, 100) as match),
  (select array_agg(match.entry_id) from private.match_entries(plan, start, 100) as page,
    unnest(page.matches) as match),
  format('%s: walking an index gives the same order as sorting', wanted))
from unnest(
  array[
    '{}', '{"sort": "price"}', '{"sort": "price", "price-to": "80"}', '{"sort": "newest"}', '{"language": "spanish"}'
  ]::jsonb[]
) as wanted
cross join lateral private.build_plan('texas', null, null, null, wanted) as plan
cross join lateral private.parse_cursor(null, null) as start;

select is(
  tests.walked(filters, 7),
  tests.walked(filters, 100), format('%s: walking the index page by page gives the same order', filters)
)
from unnest(array['{}', '{"sort": "price"}', '{"sort": "newest"}']::jsonb[]) as filters;
select is(cardinality(tests.walked('{"sort": "price"}', 7)), 59, 'walking the index returns each listing once');

select tests.act_as('visitor');
select is(
  (
    select array_agg(left(
      tests.refusal(
        format($$ select public.search_doctors('texas', after => %L, filters => '{"sort": "price"}') $$, cursor)
      ),
      5
    ))
    from unnest(array[
      'best/1/0/5', 'newest/1/-1/1', 'price/1/1', 'price/-1/1/1', 'price/1/1/1; drop', 'price/1/99999999999999999999/1',
      ''
    ]) as cursor
  ),
  array_fill('22023'::text, '{7}'), 'a cursor of another sort is refused');

select * from finish();
rollback;
