-- State and city pages.
begin;
select plan(17);
set local track_functions = 'all';
select tests.create_fixtures();
insert into public.doctors (practice_name, address_city, address_state, address_zip, status, monthly_price)
select 'Practice ' || lpad(n::text, 2, '0'), case when n % 2 = 0 then 'Austin' else 'Round Rock' end, 'TX', '78704',
  'published'::public.listing_status, n * 10
from generate_series(1, 30) as n;

-- In no place of its own: a page counts and lists where one can go.
insert into public.doctors (practice_name, address_city, address_state, address_zip, status, telehealth_only) values
  ('Austin by Video', 'Austin', 'TX', '78704', 'published', true),
  ('Waco by Video', 'Waco', 'TX', '76701', 'published', true);

select tests.act_as('visitor');
select is(
  (select coalesce(pg_stat_get_xact_function_calls('private.list_offices_in(text, text)'::regprocedure), 0)
   from (select count(*) from public.list_places('TX', 'round-rock')) as listed (towns) where towns > 0),
  0::bigint, 'towns without offices are not queried for practices');
select results_eq(
  $$ select described.practice_count, count(listed.id)::integer
    from public.describe_place('TX', 'waco') as described
    left join public.list_place_listings('TX', 'waco') as listed on true group by 1 $$,
  $$ values (0, 0) $$, 'a practice that sees patients by telehealth only is in no city'
);
select results_eq($$ select city, practice_count, priced_count, median_price from public.describe_place('TX') $$,
  $$ values (null::text, 32, 30, 155.00) $$, 'a state counts published practices and has the median price');
select results_eq($$ select city, practice_count from public.describe_place('TX', 'round-rock') $$,
  $$ values ('Round Rock', 15) $$, 'a city is found by its slug');
select is_empty($$ select * from public.describe_place('TX', 'no-such-town') $$, 'an unknown city returns nothing');
select is_empty($$ select * from public.describe_place('ZZ') $$, 'an unknown state returns nothing');
select is_empty(format('select * from public.describe_place(%L, %L)', odd, odd), 'nor is ' || odd)
from unnest(array[$odd$\$odd$, $odd$a' | '=office-tx$odd$, $odd$TX':*$odd$, $odd$ & !'$odd$]) as odd;
select results_eq(
  $$ select practice_count from public.describe_place('TX', 'dallas') $$,
  array[0], 'a known city without practices has a count of zero'
);
select results_eq($$ select slug, practice_count from public.list_places('TX') $$,
  $$ values ('austin', 17), ('round-rock', 15) $$, 'a state lists its cities with practices');
select results_eq(
  $$ select slug from public.list_places('TX', 'round-rock') $$, array['austin'], 'a city lists nearby cities'
);
select results_eq(
  $$ with first as (select * from public.list_place_listings('TX', page_size => 20)),
       second as (
         select * from public.list_place_listings(
           'TX', page_size => 20, after => (
             select page_cursor from first order by private.slug(practice_name) collate "C" desc, id desc limit 1
           )
         )
       )
     select (select count(*)::int from first), (select count(*)::int from second),
       (select count(distinct id)::int from (select id from first union all select id from second) as pages),
       (select max(total) from first) $$,
  $$ values (20, 12, 32, 32) $$, 'pages of a state follow without gaps or repeats');
select results_eq(
  $$ select distinct address_city from public.list_place_listings('TX', 'austin') $$,
  array['Austin'], 'a city lists only its own practices'
);

reset role;
update public.doctors set practice_name = names.new_name
from (
  select id,
    (array['Zebra Care', 'de la Cruz Care', 'Échevarría Care', 'Oak'])[row_number() over (order by id)] as new_name
  from public.doctors
  where verified and address_state = 'TX' and address_city = 'Austin' and not telehealth_only order by id limit 4
) as names
where names.id = doctors.id;
select results_eq(
  $$ select practice_name from public.list_place_listings('TX', 'austin')
    where practice_name ~ '^(Zebra|de la|Éche|Oak$)' $$,
  array['de la Cruz Care', 'Échevarría Care', 'Oak', 'Zebra Care'],
  'names follow each other as readers expect, whatever collation the database has'
);
select is(private.slug('Échevarría & Ñandú'), 'echevarria-nandu', 'a slug has no accents, also of capital letters');

select * from finish();
rollback;
