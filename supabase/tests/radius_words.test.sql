-- Distances in the text of a search.
begin;
select plan(8);
select tests.create_fixtures();
delete from public.doctors;
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status)
values ('Downtown Care', 'Pediatrics', 'Austin', 'TX', '78701', 'published'),
  ('Georgetown Care', 'Pediatrics', 'Georgetown', 'TX', '78626', 'published');

select results_eq(
  $$ select typed, radius from (values
       ('within 10 miles of'), ('less than 10 miles from'), ('5 mile'), ('5 mile radius'), ('a 6 mile radius of'),
       ('0 miles'), ('26 miles'), ('999 miles'),
       ('2 5 miles'), ('10mi'), ('within 5 mile'), ('ten miles'), ('twenty five miles'), ('a hundred miles'),
       ('8 mile road'), ('1234 mi'), ('ten mile'),
       ('radius 20'), ('miles')
     ) as texts (typed) cross join private.find_radius_words(string_to_array(typed, ' ')) $$,
  $$ values ('within 10 miles of', 10),
  ('less than 10 miles from', 10), ('5 mile', null), ('5 mile radius', 5), ('a 6 mile radius of', 10),
       ('0 miles', 5),
       ('26 miles', 50), ('999 miles', 100), ('2 5 miles', 5), ('10mi', 10), ('within 5 mile', 5), ('ten miles', 10),
       ('twenty five miles', 25), ('a hundred miles', 100), ('8 mile road', null), ('1234 mi', null),
       ('ten mile', null), ('radius 20', 25), ('miles', null) $$,
  'a distance in the text is parsed to the next radius choice'
);

select tests.act_as('visitor');
select results_eq(
  $$ select practice_name, place_radius from public.search_doctors('within 10 miles of Austin') $$,
  $$ values ('Downtown Care', 10) $$, 'a distance in the text sets the radius'
);
select is(
  (select count(*)::integer from public.search_doctors('pediatrician up to 40 miles from austin')),
  2, 'a distance in the text is not matched as a word'
);
select is(
  (select max(place_radius) from public.search_doctors('within 10 miles of Austin', radius_miles => 50)),
  50, 'a chosen radius takes precedence over the text'
);
select is(
  (select count from public.filter_counts('austin 10 miles') where filter = 'total'),
  1, 'filter counts use the distance in the text'
);
select is(
  (select sum(count)::integer from public.map_clusters('austin 10 miles')), 1, 'the map uses the distance in the text'
);
select is(
  (
    select count(*)::integer
    from public.search_doctors('pediatrician within 10 miles', near_latitude => 30.27, near_longitude => -97.74)
  ),
  1,
  'a distance in the text applies around the visitor''s position'
);
select is(
  (select count(*)::integer from public.search_doctors('texas within 10 miles')),
  2, 'a distance in a state search is ignored'
);

select * from finish();
rollback;
