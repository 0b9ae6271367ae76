begin;
select plan(28);
select tests.create_fixtures();
-- Returns the labels of tags that match an About text.
create function tests.tags_of(about text) returns text
language sql as $$
  select coalesce(string_agg(label, ', ' order by label), '') from private.search_tags
  where kind = 'service' and label in ('Stitches', 'House Calls', 'Telehealth', 'Prenatal Care', 'Diabetes', 'Vaccines')
    and private.word_vector(private.normalize_words(private.remove_negated_clauses(about))) @@ query
$$;

select is(private.remove_negated_clauses(about), about, format('%L has no negated clause', about)) from unnest(array[
  'House calls, stitches and vaccines.', 'Known for notes, nothing else.',
  'A no-obligation tour, in person or by video.', ''
]) as about;

select is(tests.tags_of(about), tags, format('%L is tagged %L', about, tags)) from (values
  ('We do not offer prenatal care or stitches.', ''),
  ('We do not do stitches, prenatal care, or house calls. Vaccines are given.', 'Vaccines'),
  ('No house calls, but visits by video.', 'Telehealth'),
  ('No house calls but visits by video.', 'Telehealth'),
  ('No stitches, vaccines or prenatal care', ''),
  ('We don''t treat diabetes; vaccines are fine.', 'Vaccines'),
  ('Dr. Marsh doesn’t make house calls. Telehealth, yes.', 'Telehealth'),
  ('We cannot do stitches (vaccines we can).', 'Vaccines'),
  ('We never make house calls: telehealth is all we do.', 'Telehealth'),
  ('Family medicine without prenatal care.', ''),
  ('House calls are not available. Stitches are.', 'Stitches'),
  ('Vaccines and house calls aren''t currently offered.', 'Vaccines'),
  ('We give vaccines, but prenatal care is not offered here.', 'Vaccines'),
  ('We no longer make house calls.', ''),
  ('We do not bill insurance, and we make house calls.', 'House Calls'),
  ('Not only stitches but vaccines.', 'Stitches, Vaccines'),
  ('House calls at no charge. Vaccines at no extra charge for members.', 'House Calls, Vaccines'),
  ('No extra charge for house calls and telehealth.', 'House Calls, Telehealth'),
  ('For people with and without diabetes.', 'Diabetes'),
  ('No copays, house calls included.', 'House Calls'),
  ('Families pay no more than $90 a month, vaccines included.', 'Vaccines'),
  ('Do not hesitate to ask for house calls.', 'House Calls')
) as texts (about, tags);

-- In a search
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, bio) values
  ('Plain Practice', 'Family Medicine', 'Boise', 'ID', '83702', 'published',
    'We do not offer obstetrics. We make house calls.'),
  ('Women''s Clinic', 'Women''s Health', 'Boise', 'ID', '83702', 'published', null);
select tests.act_as('visitor');
select is(
  (select count(*)::integer from public.search_doctors('women''s health idaho') where practice_name = 'Plain Practice'),
  0, 'search leaves out a practice that says it does not offer a service'
);
select is(
  (select string_agg(practice_name, '') from public.search_doctors('house calls idaho')),
  'Plain Practice', 'search finds a practice that offers a service'
);

select * from finish();
rollback;
