begin;
select plan(15);
select tests.create_fixtures();
delete from public.doctors;

insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, accepting_new_patients, telehealth_only,
  monthly_price, languages,
  prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at
)
select 'Clinic ' || n, (array['Family Medicine', 'Pediatrics', 'Geriatrics'])[1 + n % 3], 'Dallas', 'TX', '75201',
  case when n % 9 > 0 then 'published' else 'pending' end::public.listing_status,
  (array[true, false, null])[1 + n % 2],
  n % 4 = 0, nullif(n % 5, 0) * 40, case when n % 2 = 0 then '{Spanish}' else '{English,French}' end::text[],
  confirmed, confirmed, confirmed, confirmed
from (select n, now() - n * interval '12 days' as confirmed from generate_series(1, 40) as n) as numbers;
insert into public.listing_services (doctor_id, service, coverage)
select id, case when row_number() over (order by practice_name) % 2 = 0 then 'ekg' else 'stitches' end,
  case when languages = '{Spanish}' then 'included' else 'not offered' end::public.service_coverage
from public.doctors;

-- Returns the options whose count differs from the number of results with that option.
create function tests.wrong_counts(filters jsonb, search text default 'texas')
returns table (filter text, value text, count integer, found integer)
language sql as $$
  select counted.filter, counted.value, counted.count, coalesce(found.total, 0)
  from public.filter_counts(search, filters => filters) as counted
  left join lateral (
    select total from public.search_doctors(search, filters => case counted.filter
      when 'total' then filters when 'without' then filters - counted.value
      -- Chosen ages and services are combined with the counted one.
      else filters || jsonb_build_object(
        counted.filter, concat_ws(
          ',', case when counted.filter in ('ages', 'service') then filters ->> counted.filter end, counted.value
        )
      ) end)
    limit 1
  ) as found on true
  where counted.count <> coalesce(found.total, 0) or counted.is_least
$$;

select tests.act_as('visitor');
select is_empty(
  format('select * from tests.wrong_counts(%L, %L)', filters, search),
  format('%L with %s: each count equals the number of results', search, filters)
)
from (values
  ('texas', '{}'), ('75201', '{}'), ('texas', '{"accepting": "yes", "specialty": "pediatrics"}'),
  ('dallas', '{"price-to": "100", "household": "34,36", "language": "french"}'),
  ('texas', '{"in-person": "yes", "verified": "yes", "ages": "seniors"}'),
  ('dallas', '{"service": "ekg", "specialty": "pediatrics"}'),
  ('texas', '{"specialty": "pediatrics,geriatrics", "language": "spanish,french", "accepting": "yes"}'),
  ('75201', '{"ages": "teens,seniors", "specialty": "pediatrics,family-medicine"}')
) as cases (search, filters);
select is(
  (
    select string_agg(value || ' ' || (count > 0), ', ' order by value)
    from public.filter_counts('telehealth only', filters => '{"in-person": "yes", "accepting": "yes"}')
    where filter = 'without'
  ),
  'accepting false, in-person true', 'an empty result counts what removing each filter would find');
select results_eq(
  $$ select value, count > 0 from public.filter_counts('texas')
    where value in ('geriatrics', 'sports-medicine') order by 1 $$,
  $$ values ('geriatrics', true), ('sports-medicine', false) $$, 'options without a listing have a count of zero');
select is((select max(count) from public.filter_counts('xqzvwk')), 0, 'a search without results has counts of zero');
select lives_ok(
  $$ select public.filter_counts(search, 0, 1e9, 'NaN', filters)
    from unnest(array['', '78704', '%', null]) as search, unnest(
      array[
        'null', '[]', '{"specialty": [], "language": {"a": 1}, "ages": "x", "price-to": "-5", "household": "x"}',
        '{"specialty": "a", "language": "b", "ages": "c", "price-to": "9e9", "accepting": "yes", "verified": "yes"}'
      ]::jsonb[]
    ) as filters $$,
  'invalid searches, positions, and filters do not fail');

-- More than search counts
reset role;
set local session_replication_role = replica;
insert into private.search_entries (
  doctor_id, state, document, words, tags, adult_price, price_schedule_id, newest_rank
)
select gen_random_uuid(), state, document, words, tags, adult_price, price_schedule_id, newest_rank
from (
  select * from private.search_entries
  where 'TX' = state and private.tag_ids(array['=accepting-new-patients']) <@ tags limit 1
) as copied, generate_series(1, 1000);
set local session_replication_role = origin;
select tests.act_as('visitor');
select results_eq(
  $$ select count, is_least from public.filter_counts('texas') where filter = 'total' $$, $$ values (1000, true) $$,
  'a total above one thousand is marked as a lower bound'
);
select ok(
  (select bool_and(is_least) and max(count) filter (where filter = 'accepting') between 50 and 1017
     and bool_and(count <= 40) filter (where value = 'french') from public.filter_counts('texas')),
  'option counts above one thousand are lower bounds');

-- Thousands of a state
reset role;
set local session_replication_role = replica;
insert into private.search_entries (
  doctor_id, state, document, words, tags, adult_price, price_schedule_id, newest_rank
)
select gen_random_uuid(), state, document, words, tags, adult_price, price_schedule_id, newest_rank
from (
  select * from private.search_entries
  where 'TX' = state and private.tag_ids(array['=accepting-new-patients']) <@ tags order by entry_id desc limit 1
) as copied, generate_series(1, 2200);
set local session_replication_role = origin;
analyze private.search_entries;
select tests.act_as('visitor');
select results_eq(
  $$ select max(count) filter (where filter = 'total'), bool_and(is_least),
      max(count) filter (where filter <> 'total') between 500 and 1001
    from public.filter_counts('texas', filters => '{"accepting": "yes"}') $$,
  $$ values (1000, true, true) $$, 'counts of a common term come from first sample');
select * from finish();
rollback;
