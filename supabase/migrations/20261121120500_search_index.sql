-- The search index: one entry for each office of a published listing, with everything that a search reads. These
-- private tables are written when a transaction that changed a listing commits, and only search functions read them.
-- They are private because row-level security would keep PostgreSQL from using the text indexes, whose operators are
-- not leakproof.

create function private.remove_negated_clauses(about text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Up to the end of the clause, or to a word such as "but".
  clause constant text := '(?:(?!\m(?:but|though|although|yet|instead|because|while|so)\M)[^,.;:!?()\n–—])*';
  -- "not only", "no more than ten", "with or without", "no extra charge", and "without insurance" do not negate a
  -- service.
  harmless constant text :=
    '\m(?:not (?:only|just|merely|simply)|no (?:more|less|later|longer) than|no matter|no need|no problem|with(?:out)? '
    '(?:and|or) with(?:out)?'
    '|(?:do not|don[''’]t) (?:hesitate|worry|wait|need|have to)|(?:no|without)(?: [\w-]+){0,2} (?:co-?pays?|insurance|'
    'contracts?|charges?'
    '|costs?|fees?|waits?|waiting|billing|obligation|appointments?|referrals?|rush|hassles?|surprises?|limits?))\M';
  -- "House calls are not available".
  refused constant text :=
    '(?:(?!\m(?:but|though|although|yet|and|while)\M)[^,.;:!?()\n–—])*\m(?:is|are)(?: not|n[''’]t)'
    '(?: [\w-]+){0,2}? (?:available|offered|provided|performed|possible|done)\M';
  negation constant text :=
    '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor|(?:ca|do|does|did|is|are|wo|could|would|has|have|'
    'should)n[''’]t)\M(?!-)';
  -- "stitches, biopsies, or X-rays": the negation applies to the whole list.
  listed constant text := '(?:(?:,(?: +[^\s,.;:!?]+){1,3})*,? +(?:or|nor)\M' || clause || ')?';
begin
  if about !~* '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor)\M|n[''’]t\M' then
    return about;
  end if;
  about := regexp_replace(about, harmless, ' ', 'gi');
  about := regexp_replace(about, refused || clause, ' ', 'gi');
  return regexp_replace(about, negation || clause || listed, ' ', 'gi');
end $$;
comment on function private.remove_negated_clauses is
  'Removes what an About text says a practice does not do ("We do not offer obstetrics"), so that it is not found by '
  'that.';

create function private.age_label(years integer) returns text
language sql immutable
return 'Ages: ' || case
  when years < 2
    then 'Babies' when years < 13 then 'Children' when years < 18 then 'Teens' when years < 65 then 'Adults'
  else 'Seniors'
end;
comment on function private.age_label is 'Returns the label of the tag of practices that accept an age in years.';

create function private.age_tags(listing public.doctors, ages private.accepted_ages, specialty_ages int4multirange)
returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  children constant int4multirange := case when listing.extra_child_price is not null then '{[0,18)}' else '{}' end;
  served int4multirange := case
    when listing.patient_ages is not null then int4multirange(private.age_span(listing.patient_ages))
    -- The single price and the prices of levels are for adults.
    when not isempty(ages.priced) then ages.priced + children + case
      when listing.monthly_price is not null
        or cardinality(listing.membership_levels) > 0 then '{[18,121)}' else '{}' end::int4multirange
    else specialty_ages + children
  end;
begin
  served := served - coalesce(ages.refused, '{}');
  return array(
    select '=' || private.slug(label)
    from (
      select distinct private.age_label(age) as label from generate_series(0, 120) as age where served @> age
    ) as ages
  );
end $$;
comment on function private.age_tags is
  'Returns the tags of the ages that a listing states, or else has prices for, or else its specialties are for, '
  'without those it refuses.';

create function private.location_tags(listing public.doctors) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(distinct tag), '{}')
    from (
      select listing.address_state as state, listing.address_city as city
      union select address_state, address_city from public.offices where doctor_id = listing.id and position > 0
    ) as places
    cross join lateral (values
      (private.state_tag(state)),
      (case when state <> listing.address_state then private.office_tag(state) end),
      (
        case
          when (state, private.slug(city)) <> (listing.address_state, private.slug(listing.address_city))
            then private.office_tag(state, city)
        end
      )
    ) as tags (tag)
    where tag is not null
  );
end $$;
comment on function private.location_tags is
  'Returns the tags of the states and cities where a listing has its address and offices.';

create function private.other_spellings(folded text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Most names have no other spelling, and one test is cheaper than the query.
  if folded !~ '\m(?:st|saint|mt|mount|ft|fort|mc|mac|fitz|del?|d[aiu]|l[ae]|van|von)\M' then
    return null;
  end if;
  return (
    select string_agg(other, ' ') from (
      select other from regexp_matches(folded, '\m(st|saint|mt|mount|ft|fort)\M', 'g') as word
      join (values
        ('st', 'saint'), ('saint', 'st'), ('mt', 'mount'), ('mount', 'mt'), ('ft', 'fort'), ('fort', 'ft')
      ) as pairs (one, other)
        on one = word[1]
      union all
      select replace(name[1], ' ', '')
      from regexp_matches(
        folded, '\m((?:mc|mac|fitz|de|del|di|da|du|la|le|van|von)(?: (?:la|las|los|der|den))? [a-z]{3,})\M', 'g'
      ) as name
    ) as spellings
  );
end $$;
comment on function private.other_spellings is
  'Returns other spellings of words in names: "saint" for "st. luke", "mcallister" for "mc allister"; null without '
  'any.';

create function private.week_ranges(hours jsonb) returns int4multirange
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select range_agg(int4range(
      (span ->> 0)::integer * 1440 - 1440 + split_part(
        span ->> 1, ':', 1
      )::integer * 60 + split_part(span ->> 1, ':', 2)::integer,
      (span ->> 0)::integer * 1440 - 1440 + split_part(
        span ->> 2, ':', 1
      )::integer * 60 + split_part(span ->> 2, ':', 2)::integer
    ))
    from jsonb_array_elements(hours) as span
  );
end $$;
comment on function private.week_ranges is
  'Returns opening hours as minutes of the local week, which starts on Monday at midnight; null without hours.';

create function private.office_tags(opening int4multirange, step_free boolean, parking text, transit text)
returns text[]
language sql immutable parallel safe
return array_remove(array[
  case when step_free then '=step-free' end,
  case when parking !~* '^no\M' then '=parking' end,
  case when transit !~* '^no\M' then '=transit' end
], null) || array(
  select distinct '=open-' || case when is_any_day then times.name else day || coalesce('-' || times.name, 's') end
  from unnest('{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[])
    with ordinality as days (day, place)
  -- In minutes of the day; an evening is later than 6 PM.
  cross join (values (null, 0, 1440), ('mornings', 0, 720), ('afternoons', 721, 1080), ('evenings', 1081, 1440))
    as times (name, start, until)
  cross join (values (true), (false)) as kinds (is_any_day)
  where opening && int4range(place::integer * 1440 - 1440 + start, place::integer * 1440 - 1440 + until)
    -- Times of any weekday, and of days on which most practices are closed then.
    and case
      when is_any_day then place < 6 and times.name is not null
      else coalesce(times.name = case when place < 6 then 'evenings' else 'afternoons' end, true)
    end
);
comment on function private.office_tags is
  'Returns the tags of an office: whether it is step-free, has parking or transit, and the weekdays, evenings, and '
  'weekends that it is open.';

create function private.has_waitlist(listing public.doctors) returns boolean
language sql stable
return listing.accepting_new_patients is false and listing.ownership = 'owned' and listing.enrollment_url is null
  and listing.closes_on is null;
comment on function private.has_waitlist is
  'Returns whether a listing is full, and members can join its waitlist here.';
grant execute on function private.has_waitlist to anon, authenticated, service_role;

create function private.listing_tags(listing public.doctors, ages private.accepted_ages) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  team record;
  title tsvector;
  degrees tsvector;
  spelled text[];
  text tsvector;
  spoken text[];
  offers record;
  found record;
begin
  select
    string_agg(concat_ws(' | ', specialty, credentials), ' | ' order by position) as titles,
      string_agg(array_to_string(languages, E'\n'), E'\n') as languages,
    string_agg(clinicians.credentials, ' | ') as credentials,
    array_agg(clinicians.specialty) as specialties,
    coalesce(bool_or(gender = 'woman'), false) as has_woman, coalesce(bool_or(gender = 'man'), false) as has_man,
    coalesce(bool_or(medicare_opt_out_until >= current_date), false) as has_opted_out
  into team from public.clinicians where doctor_id = listing.id;
  title := private.word_vector(private.normalize_words(
    concat_ws(' | ', listing.practice_name, listing.specialty, listing.credentials, team.titles)));
  degrees := private.word_vector(private.normalize_words(concat_ws(' | ', listing.credentials, team.credentials)));
  -- The specialties that are spelled as people search for them.
  spelled := array(
    select value from private.search_terms
    where kind = 'tag'
      and key in (
        select private.place_key(private.normalize_words(name))
        from unnest(team.specialties || listing.specialty) as name
      )
  );
  text := title
    || private.word_vector(private.normalize_words(private.remove_negated_clauses(coalesce(listing.bio, ''))));
  -- "Vietnamese, basic" is Vietnamese.
  spoken := array(
    select private.fold(private.language_of(line))
    from string_to_table(concat_ws(E'\n', array_to_string(listing.languages, E'\n'), team.languages), E'\n') as line
  );
  select
    coalesce(jsonb_object_agg(services.tag, stated.coverage <> 'not offered'), '{}') as offered,
    array_agg(services.label) filter (where stated.coverage <> 'not offered') as labels
  into offers
  from public.listing_services as stated join public.services on services.name = stated.service
  where stated.doctor_id = listing.id;
  select array_agg(tag) as tags, range_agg(accepted) filter (where not is_for_one_sex) as ages into found
  from private.search_tags left join private.specialty_ages using (label)
  where case kind
    when 'specialty' then title @@ query or label = any (spelled)
    when 'specialist' then label = any (spelled)
    -- Stated values take precedence over the About text.
    when 'service' then coalesce((offers.offered ->> label)::boolean, text @@ query)
      or (label = 'Telehealth' and listing.telehealth_only)
    when 'language' then private.fold(label) = any (spoken)
    when 'offer' then label = any (offers.labels)
    when 'fact' then coalesce(case label
      when 'Telehealth Only' then listing.telehealth_only
      when 'In Person' then not listing.telehealth_only
      when 'Accepting New Patients' then listing.accepting_new_patients
      when 'Waitlist' then private.has_waitlist(listing)
      when 'Verified' then listing.ownership = 'owned'
      when 'Price Published' then num_nonnulls(listing.monthly_price, listing.yearly_price, listing.couple_price) > 0
        or cardinality(listing.membership_levels) > 0 or not isempty(ages.priced)
      when 'No Enrollment Fee' then listing.enrollment_fee = 0
      when 'Month to Month' then listing.notice_days <= 31 and coalesce(listing.leaving_fee, 0) = 0
      when 'Opted Out of Medicare' then listing.medicare_opt_out is true or team.has_opted_out
      when 'Free Meet-and-Greet' then listing.free_meeting
      when 'Pure DPC' then listing.model = 'pure'
      when 'Hybrid Practice' then listing.model = 'hybrid'
      when 'Woman Clinician' then team.has_woman
      when 'Man Clinician' then team.has_man
      -- The fixed fee is the only charge, for primary care only: see docs/decisions for the limits of the household's
      -- price.
      when 'HSA Basis' then private.has_hsa_basis(listing)
      else degrees @@ query
    end, false)
    else false
  end;
  return found.tags || private.age_tags(listing, ages, found.ages);
end $$;
comment on function private.listing_tags is
  'Returns the tags of a listing: specialties, services, languages, and facts ("=pediatrics"), the ages it serves, and '
  'the services that it states.';

create table private.search_entries (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  office smallint not null default 0,
  entry_id bigint not null unique generated by default as identity,
  state text not null,
  document text not null,
  words tsvector not null,
  tags smallint[] not null,
  adult_price double precision not null,
  price_schedule_id integer not null,
  newest_rank double precision not null,
  confirmed_at timestamptz,
  opening int4multirange,
  time_zone text,
  has_special_hours boolean not null default false,
  position extensions.cube,
  other_positions extensions.cube[],
  primary key (doctor_id, office)
);
comment on table private.search_entries is 'One entry for each office of a published listing.';
comment on column private.search_entries.office is
  'The position of the office in the practice. 0 is the listing''s own address, which also stands for the listing as a '
  'whole.';
comment on column private.search_entries.entry_id is
  'The order within equally good matches, and on disk, so that reading in this order is cheap.';
comment on column private.search_entries.document is
  'The folded text in which a fragment of a word is found: name | place | specialty and credentials | people.';
comment on column private.search_entries.words is
  'The words of the document, and with a prefix what is searched for in its own way: "n:" words of the names of the '
  'practice and its people, "s:" how a person''s name sounds, "p:" phones, "i:" NPIs, and "=" tags.';
comment on column private.search_entries.tags is 'The ids of the tags of the listing and of this office.';
comment on column private.search_entries.adult_price is
  'The price on cards, that of one adult, in cents a month; the largest integer if it is not published, so that it is '
  'sorted last. Of the type of newest_rank, so that one query can follow either index.';
comment on column private.search_entries.newest_rank is
  'The time when it was listed in seconds before 1970, so that the newest come first.';
comment on column private.search_entries.opening is 'When the office is open, in minutes of the local week.';
comment on column private.search_entries.other_positions is
  'The positions of the listing''s other offices; null without any.';

create index search_entries_words_idx on private.search_entries using gin (words) where office = 0;
create index search_entries_adult_price_idx on private.search_entries (adult_price, entry_id) where office = 0;
create index search_entries_newest_rank_idx on private.search_entries (newest_rank, entry_id) where office = 0;
create index search_entries_confirmed_at_idx on private.search_entries (confirmed_at)
where confirmed_at is not null and office = 0;
-- An index-only scan finds what is around a place; reading the rows of a crowded city takes ten times as long.
create index search_entries_position_idx on private.search_entries using gist (position)
include (tags, adult_price, price_schedule_id, newest_rank, confirmed_at, entry_id, doctor_id, office, other_positions);
-- A sample of 1 in 64 listings, with all of their offices, estimates counts for the map at a bounded cost.
create index search_entries_sample_idx on private.search_entries using gist (position)
include (tags, adult_price, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 63 = 0;

create table private.search_words (word text primary key);
comment on table private.search_words is
  'Every word of listings and of terms, to find the whole words that contain a fragment and the words that resemble a '
  'misspelled one without scanning listings.';
create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);
insert into private.search_words (word)
select distinct word from private.search_terms, unnest(string_to_array(term, ' ')) as word
where kind in ('tag', 'filter') and char_length(word) > 3;

-- Generic plans, because the estimates for arrays would make PostgreSQL plan some queries again for each listing.
create function private.build_entries(listing public.doctors) returns setof private.search_entries
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  entry private.search_entries;
  ages constant private.accepted_ages := private.get_accepted_ages(listing);
  tags constant text[] := private.listing_tags(listing, ages);
  folded_specialty constant text := private.fold(listing.specialty);
  name constant text := private.fold(listing.practice_name);
  team record;
  people text;
  names text;
  texts text[];
  lexemes text[];
  own_tags text[];
begin
  select
    string_agg(clinicians.name, ' ' order by position) as names,
      string_agg(concat_ws(' ', specialty, credentials), ' ' order by position) as titles,
    array_agg('i:' || npi) filter (where npi is not null) as npis
  into team from public.clinicians where doctor_id = listing.id;
  people := private.fold(concat_ws(
    ' ', team.names,
    (select string_agg(person, ' ' order by person) from private.people_named_in(listing.bio) as person)
  ));
  names := concat_ws(' ', name, people, private.fold(array_to_string(private.former_names_of(listing), ' ')));
  entry.doctor_id := listing.id;
  entry.document := concat_ws(
    ' ', name, '|', private.fold(btrim(listing.address_city)) || ',', lower(listing.address_state), listing.address_zip,
    (select us_states.name from private.us_states where code = listing.address_state),
    '|', private.fold(concat_ws(' ', listing.specialty, listing.credentials, team.titles)), '|', people
  );
  texts := array[entry.document, names, private.other_spellings(names)];
  -- The listing as a whole has what any of its offices has.
  lexemes := tags || private.location_tags(listing) || array(
      select tag from public.offices
      cross join unnest(private.office_tags(private.week_ranges(hours), step_free, parking, transit)) as tag
      where doctor_id = listing.id
    ) || team.npis || ('i:' || listing.npi)
    || array(
      select 'n:' || word
      from unnest(private.split_words(replace(names, '''', '') || ' ' || concat_ws(' ', names, texts[3]))) as word
      union select 's:' || extensions.dmetaphone(word) from unnest(private.split_words(people)) as word
        where char_length(word) > 2 and extensions.dmetaphone(word) <> ''
    )
    || array(
      select 'p:' || phone from (
        select private.phone_digits(listing.phone) as phone
        union select private.phone_digits(phone) from public.offices where doctor_id = listing.id
      ) as phones where phone is not null
    )
    -- A listing whose only specialty it is comes before others that have it.
    || array(select '=' || tag from private.search_tags where kind = 'specialty' and lower(label) = folded_specialty)
    || array(
      select '=sees-' || lower(code) from unnest(listing.telehealth_states) as code
      where listing.telehealth_only and code <> listing.address_state
    );
  entry.words := strip(
    private.word_vector(array_to_string(texts, ' '))
      || private.word_vector(replace(array_to_string(texts, ' '), '''', ''))
  )
    || array_to_tsvector(array_remove(lexemes, null));
  entry.price_schedule_id := private.price_schedule_of(listing, ages);
  select case when single < 0 then 2147483647 else single end into entry.adult_price from private.price_schedules
  where id = entry.price_schedule_id;
  entry.newest_rank := -extract(epoch from listing.created_at);
  entry.confirmed_at := listing.confirmed_at;
  for
    entry.office, entry.state, entry.position, entry.other_positions, entry.entry_id, entry.opening, entry.time_zone,
      entry.has_special_hours,
    own_tags in
    with located as (
      select spots.office, spots.state, private.earth_position(spots.latitude, spots.longitude) as position,
        private.week_ranges(offices.hours) as opening, offices.time_zone,
        coalesce(offices.special_hours, '[]') <> '[]' as has_special_hours,
        private.office_tags(
          private.week_ranges(offices.hours), offices.step_free, offices.parking, offices.transit
        ) as tags
      from private.list_locations(listing) as spots
      left join public.offices on offices.doctor_id = listing.id and offices.position = spots.office
    ),
    -- Offices at the same position are equally far from any place, so one entry with the tags of all is enough.
    apart as (select distinct on (position) * from located order by position, office)
    select
      office, state, position,
        (select array_agg(other.position) from apart as other where other.office <> apart.office),
      (
        select entry_id from private.search_entries as current
        where (current.doctor_id, current.office) = (listing.id, apart.office)
      ),
      opening, time_zone, has_special_hours, array(
        select tag from located as same cross join unnest(same.tags) as tag
        where same.office = apart.office or same.position operator(extensions.=) apart.position)
    from apart order by office
  loop
    entry.entry_id := coalesce(entry.entry_id, nextval('private.search_entries_entry_id_seq'));
    entry.tags := private.tag_ids(tags || own_tags);
    return next entry;
  end loop;
end $$;
comment on function private.build_entries is
  'Returns the entries of a listing, the one of its own address first, with the entry_id that they already have. '
  'Volatile, because it may create a price schedule.';

create table private.name_starts (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  is_person boolean not null,
  is_inner boolean not null,
  start text collate "C" not null,
  person text,
  primary key (doctor_id, is_person, start)
);
comment on table private.name_starts is
  'The folded names of published listings, of their clinicians, and of people in their About texts, from each word on, '
  'for suggestions.';
comment on column private.name_starts.is_inner is 'Whether it starts after the first word of a practice''s name.';
comment on column private.name_starts.person is 'The name to suggest, with a title or credentials.';
create index name_starts_start_idx on private.name_starts (is_person, is_inner, start, doctor_id);

create function private.name_starts_of(listing public.doctors) returns setof private.name_starts
language plpgsql stable set search_path = '' as $$
begin
  return query
  with names as (
    select false as is_person, null::text as person, private.normalize_words(listing.practice_name) as name
    union all
    select true, 'Dr. ' || named, private.normalize_words(named)
    from private.people_named_in(listing.bio) as each, regexp_replace(each, '[''’]s$', '') as named
    union all
    -- Not every clinician is a doctor.
    select true, concat_ws(', ', clinicians.name, credentials),
      private.normalize_words(regexp_replace(clinicians.name, '^Drs?\.?\s+', '', 'i'))
    from public.clinicians where clinicians.doctor_id = listing.id
  ),
  words as (select names.*, string_to_array(names.name, ' ') as words from names where names.name <> '')
  select distinct on (words.is_person, rotated.start)
    listing.id, words.is_person, not words.is_person and ordinal > 1, rotated.start collate "C", words.person
  from words, generate_series(1, cardinality(words.words)) as ordinal,
    -- "marsh" can continue with "elena".
    array_to_string(
      words.words[ordinal:] || case when words.is_person then words.words[:ordinal - 1] end, ' '
    ) as rotated (start)
  where ordinal = 1 or not private.is_filler(words.words[ordinal])
  order by words.is_person, rotated.start, ordinal, words.person;
end $$;
comment on function private.name_starts_of is 'Returns the rows of private.name_starts for a listing.';

-- A transaction that changes a listing, however often, indexes it once when it commits.

create table private.changed_listings (doctor_id uuid primary key references public.doctors (id) on delete cascade);
comment on table private.changed_listings is
  'The listings that the current transaction has changed. Empty outside of transactions.';
alter table private.changed_listings enable row level security;

create function private.add_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_listings (doctor_id) values (new.id) on conflict do nothing;
  return null;
end $$;
comment on function private.add_changed_listing is
  'Trigger: adds a listing to those to be indexed. Definer: API roles cannot write the table.';

create trigger doctors_3_index after insert or update on public.doctors
for each row execute function private.add_changed_listing();

create function private.index_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := (select doctors from public.doctors where id = new.doctor_id);
  entries private.search_entries[];
begin
  delete from private.changed_listings where doctor_id = new.doctor_id;
  delete from private.name_starts where doctor_id = new.doctor_id;
  entries := case when listing.verified then array(select entry from private.build_entries(listing) as entry) end;
  delete from private.search_entries where doctor_id = new.doctor_id;
  if listing.verified then
    insert into private.name_starts select * from private.name_starts_of(listing);
    insert into private.search_entries select * from unnest(entries);
    insert into private.search_words (word)
    select word from unnest(tsvector_to_array(entries[1].words)) as word where word !~ '^(=|[nspi]:|[0-9]{5}$)'
    on conflict do nothing;
  end if;
  return null;
end $$;
comment on function private.index_changed_listing is
  'Deferred trigger: writes what search stores for a changed listing, or removes it if the listing is not published. '
  'Definer: editors of listings cannot write the private tables.';

create constraint trigger changed_listings_index after insert on private.changed_listings
deferrable initially deferred for each row execute function private.index_changed_listing();

create function private.end_opt_outs() returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.changed_listings (doctor_id)
  select doctor_id from public.clinicians
  where medicare_opt_out_until < current_date and exists (
    select from private.search_entries
    where search_entries.doctor_id = clinicians.doctor_id and words @@ '''=medicare-opt-out'''::tsquery
  )
  on conflict do nothing;
end $$;
comment on function private.end_opt_outs is
  'Indexes the listings again that are found by a clinician''s opt-out of Medicare that has ended. Runs nightly where '
  'pg_cron exists.';
