-- The parts of a listing, which stand in tables beside it, are nobody's to write but by calls that go through this door.

create function private.lock_to_edit(target uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.is_active();
  select * into listing from public.doctors where id = target for update;
  if listing.id is null or not (private.may_at(target, 'edit') or private.is_admin()) then
    raise exception 'This listing is not yours to edit' using errcode = '42501';
  end if;
  return listing;
end $$;

comment on function private.lock_to_edit is
  'A listing that the caller may edit, locked until the end of the transaction: one at a time, or two that are saved at once would see '
  'neither. Errors: 42501. Definer: for functions that write its parts.';

create function private.require_list(value jsonb, title text, most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  -- Nothing at all is not an empty list: it must not remove what is there.
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception '% are a list', initcap(left(title, 1)) || substr(title, 2) using errcode = '22023';
  elsif jsonb_array_length(value) > most then
    raise exception 'A practice has at most % %', most, title using errcode = '23514';
  elsif exists (select from jsonb_array_elements(value) as entry where jsonb_typeof(entry) <> 'object') then
    raise exception 'Each of the % is an object', title using errcode = '22023';
  end if;
end $$;

comment on function private.require_list is 'Refuses what is no list of a part, called by its title, or too long a one. Errors: 22023, 23514.';
-- Membership prices by age.

create table public.membership_tiers (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  label text not null constraint membership_tiers_label_check check (
    char_length(btrim(label)) between 1 and 60 and private.is_plain_line(label)
  ),
  min_age smallint not null constraint membership_tiers_min_age_check check (min_age between 0 and 120),
  -- Null: and older.
  max_age smallint constraint membership_tiers_max_age_check check (max_age between min_age and 120),
  monthly_price numeric(8, 2) not null constraint membership_tiers_monthly_price_check check (monthly_price between 0 and 100000),
  constraint membership_tiers_doctor_id_min_age_key unique (doctor_id, min_age)
);

comment on table public.membership_tiers is 'Membership prices of a practice by age in years, both ends included, in dollars a month. Written by functions only.';

grant select on table public.membership_tiers to anon, authenticated;
grant all on table public.membership_tiers to service_role;

select private.guard_table('membership_tiers');
alter table public.membership_tiers enable row level security;

create policy "membership_tiers: anyone reads those of visible listings" on public.membership_tiers
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

create function private.check_tiers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or bands written side by side would not see each other.
  perform from public.doctors where id = new.doctor_id for update;
  if exists (
    select 1 from public.membership_tiers as other
    where other.doctor_id = new.doctor_id and other.id <> new.id
      and int4range(other.min_age, other.max_age, '[]') && int4range(new.min_age, new.max_age, '[]')
  ) then
    raise exception 'The age bands of a practice do not overlap' using errcode = '23514';
  end if;
  return null;
end $$;

comment on function private.check_tiers is 'Trigger: age bands do not overlap. Definer: must see all bands of the practice.';

create trigger check_tiers after insert on public.membership_tiers
for each row execute function private.check_tiers();

create function private.tiers_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(membership_tiers) - array['id', 'doctor_id'] order by min_age), '[]')
  from public.membership_tiers where doctor_id = target
);

comment on function private.tiers_of is 'The age bands of a practice as [{label, min_age, max_age, monthly_price}]. Definer: for the versions of a listing.';
grant execute on function private.tiers_of to authenticated;

create function private.replace_membership_tiers(target uuid, tiers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  perform private.lock_to_edit(target);
  perform private.require_list(tiers, 'age bands', 12);
  before := private.tiers_of(target);
  delete from public.membership_tiers where doctor_id = target;
  insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
  select target, label, min_age, max_age, monthly_price
  from jsonb_to_recordset(tiers) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric);
  perform private.keep_part(target, 'tiers', 'prices by age', before, private.tiers_of(target));
end $$;

comment on function private.replace_membership_tiers is
  'Replaces the age bands of a practice, as its practice or an administrator. Definer: they are nobody''s to write.';
-- Prices by age are part of what search keeps of a listing, as other rows of it are.

create function private.index_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_listing(doctors) from public.doctors
  where verified and id in (select doctor_id from changed);
  return null;
end $$;

comment on function private.index_rows is
  'Trigger: keeps the search entries of listings whose rows change, such as age bands. Definer: whoever edits them may not write the '
  'private tables.';

create trigger index_added_bands after insert on public.membership_tiers
referencing new table as changed for each statement execute function private.index_rows();

create trigger index_removed_bands after delete on public.membership_tiers
referencing old table as changed for each statement execute function private.index_rows();
-- What a household pays. Cards, listings and comparisons show it from here, and nothing else adds it up.

create function public.household_prices(listing_ids uuid[], ages smallint[])
returns table (
  doctor_id uuid,
  monthly numeric,
  enrollment numeric,
  first_year numeric,
  each_year numeric,
  is_capped boolean,
  is_cheapest_level boolean,
  unpriced_adults integer,
  unpriced_children integer,
  refused text,
  is_acceptance_unknown boolean
)
language plpgsql stable set search_path = '' as $$
declare
  grown_up constant smallint := 18;
begin
  if cardinality(listing_ids) > 100 then
    raise exception 'At most 100 listings are priced at once' using errcode = '22023';
  elsif ages is null or cardinality(ages) not between 1 and 12 or not coalesce(0 <= all (ages) and 120 >= all (ages), false) then
    raise exception 'A household is 1 to 12 people of 0 to 120 years' using errcode = '22023';
  end if;
  return query
  with people as (
    select
      age, age >= grown_up as is_adult, bool_or(age >= grown_up) over () as has_adult,
      -- Of more than two adults, the two oldest.
      case when count(*) filter (where age >= grown_up) over () >= 2 then row_number() over (order by age desc) end as place
    from unnest(ages) as age
  -- Once for each listing, and not for each of its people.
  ), listed as materialized (
    select
      doctors.*, private.refused_people(accepted, ages) as refused, private.is_known_to_accept(accepted, ages) as is_accepted,
      private.is_for_children(accepted) as is_for_children
    from public.doctors cross join lateral (select private.get_accepted_ages(doctors) as accepted offset 0) as policy
    where doctors.id = any (listing_ids)
  ), priced as (
    select
      listing.id, listing.family_cap, listing.refused, listing.is_accepted, is_adult,
      listing.enrollment_fee * case when listing.enrollment_per_person then cardinality(ages) else 1 end as enrollment_fee,
      case
        -- What two adults pay together is the one's, and the other pays no more.
        when place = 1 and listing.couple_price is not null then listing.couple_price
        when place = 2 and listing.couple_price is not null then 0
        -- The single price is that of an adult, unless the practice accepts only children.
        else coalesce(
          tier.monthly_price,
          case
            when is_adult or is_for_children then coalesce(listing.monthly_price, level.cheapest)
            when has_adult then listing.extra_child_price
          end
        )
      end as price,
      (is_adult or is_for_children) and coalesce(tier.monthly_price, listing.monthly_price) is null and level.cheapest is not null
        and not coalesce(place <= 2 and listing.couple_price is not null, false) as is_by_level
    from listed as listing
    cross join people
    cross join lateral (select private.cheapest_level(listing.membership_levels) as cheapest) as level
    left join public.membership_tiers as tier
      on tier.doctor_id = listing.id and age between tier.min_age and coalesce(tier.max_age, 120)
  ), added as (
    select
      id, enrollment_fee, priced.refused, priced.is_accepted, sum(price) as uncapped,
      case when sum(price) is not null then least(sum(price), family_cap) end as total,
      -- Whoever is missing costs nothing more once the cap is reached.
      coalesce(sum(price) >= family_cap, false) as is_complete,
      bool_or(is_by_level) as is_by_level,
      count(*) filter (where price is null and is_adult)::integer as adults,
      count(*) filter (where price is null and not is_adult)::integer as children
    from priced group by id, priced.enrollment_fee, priced.family_cap, priced.refused, priced.is_accepted
  )
  select
    id, total, enrollment_fee, 12 * total + coalesce(enrollment_fee, 0), 12 * total, coalesce(total < uncapped, false),
    is_by_level and not is_complete, case when is_complete then 0 else adults end, case when is_complete then 0 else children end,
    null::text, false
  from added where is_accepted
  union all
  select id, null, enrollment_fee, null, null, false, false, 0, 0, added.refused, added.refused is null from added where not is_accepted;
end $$;

comment on function public.household_prices is
  'What people of these ages pay together at each listing that the caller may read, in dollars: a month, for enrollment once, in the '
  'first year and in each that follows, paid monthly. Everybody pays the price of their age, adults without one the single price, or the '
  'cheapest of several levels (is_cheapest_level: it may be more), '
  'children without one beside an adult the price of an extra child; two adults, the oldest, pay the couple''s price where there is one; '
  'and all together at most the family cap (is_capped: it makes the sum smaller). Enrollment is paid once, or by each person where the '
  'practice says so. Without a published price they are counted in '
  'unpriced_adults and unpriced_children, and the sum is the least it can be; it is null when nobody has one. A practice that does not '
  'accept everybody has no sums: "refused" says whom ("adults", "patients under 65"), or is_acceptance_unknown that it must be asked. At most 100 listings, '
  'and 12 people of 0 to 120 years.';
grant execute on function public.household_prices to anon, authenticated, service_role;
-- Photos of practices: public to look at, each person writes below a folder named by their id. A photo that somebody else's listing shows
-- stays as it is: a former owner can neither exchange nor remove it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.photo_path(url text) returns text
language sql immutable
return substring(url from '/storage/v1/object/public/practice-photos/([^?#]+)$');

comment on function private.photo_path is 'The name of a practice''s photo in its bucket; null for other addresses.';

create index doctors_photo_path_idx on public.doctors (private.photo_path(photo_url)) where photo_url is not null;

create function private.is_photo_of_others(name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.doctors
  where private.photo_path(photo_url) = name and photo_url is not null
    and user_id is distinct from auth.uid()
    and not (private.is_submitter(doctors) and status in ('draft', 'pending', 'rejected'))
);

comment on function private.is_photo_of_others is
  'Whether a listing that isn''t the caller''s shows this photo. Definer: the listing may not be public.';
grant execute on function private.is_photo_of_others to authenticated;

create function private.require_own_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin()
    and split_part(private.photo_path(new.photo_url), '/', 1) is distinct from auth.uid()::text then
    raise exception 'The photo of a practice has to be uploaded for it' using errcode = '23514';
  end if;
  return new;
end $$;

comment on function private.require_own_photo is
  'Trigger: a listing shows a photo that the caller uploaded, or anybody could keep others from changing theirs. Definer: asks who is an admin.';

create trigger require_own_photo_when_added before insert on public.doctors
for each row when (new.photo_url is not null) execute function private.require_own_photo();

create trigger require_own_photo before update of photo_url on public.doctors
for each row when (new.photo_url is not null and new.photo_url is distinct from old.photo_url)
execute function private.require_own_photo();

create policy "practice-photos: person reads own" on storage.objects
for select to authenticated
using (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person uploads own" on storage.objects
for insert to authenticated
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.is_active()));

create policy "practice-photos: person replaces own" on storage.objects
for update to authenticated
using (
  bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_photo_of_others(name)
)
with check (bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "practice-photos: person removes own" on storage.objects
for delete to authenticated
using (
  bucket_id = 'practice-photos' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_photo_of_others(name)
);

-- How much one person uploads, to all buckets together. The storage server asks the policies in a transaction that it takes back, so
-- nothing can be counted there; what it really stores, it stores through the trigger.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What the service key stores elsewhere is nobody's.
  perform private.spend('uploads', profiles.id) from public.profiles
  where profiles.id::text = case
    when new.bucket_id in ('avatars', 'practice-photos') then (storage.foldername(new.name))[1]
    -- Several people of a practice share its folder.
    when new.bucket_id = 'clinician-photos' then new.owner_id
  end;
  return new;
end $$;

comment on function private.limit_uploads is 'Trigger: limits what one person uploads. Definer: members do not keep their own account of it.';

do $$
begin
  create trigger limit_uploads before insert on storage.objects
  for each row execute function private.limit_uploads();
exception when insufficient_privilege then
  raise warning 'This project allows no trigger on storage.objects: uploads are not limited. Ask Supabase support to create limit_uploads.';
end $$;

create function private.check_upload() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active(), private.check_limit('uploads', auth.uid());
end $$;

comment on function private.check_upload is 'Refuses an upload that the storage server would refuse without a word. Definer: as check_limit.';
grant execute on function private.check_upload to authenticated;

create function public.check_upload() returns void
language sql volatile begin atomic select private.check_upload(); end;

comment on function public.check_upload is 'Says why the caller cannot upload a picture now, and when it goes on; nothing when they can.';
grant execute on function public.check_upload to authenticated;
-- The practices of a state or city that have their own address elsewhere, for the pages of places.

-- Whether there can be one at all is asked of every town around a place.
create index offices_city_idx on public.offices (address_state, private.slug(address_city)) where position > 0;

create function private.quote_word(word text) returns text
language sql immutable strict parallel safe
return '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';

comment on function private.quote_word is 'A word as tsquery reads it, whatever it holds: quote_literal writes a backslash as SQL does.';

create function private.offices_at(in_state text, in_city text default null)
returns table (doctor_id uuid, name text, address_city text, address_state text)
language sql stable security definer set search_path = '' rows 50
begin atomic
  select entries.doctor_id, there.name, there.address_city, there.address_state
  from private.listing_entries as entries
  cross join lateral (
    select offices.* from public.offices
    where offices.doctor_id = entries.doctor_id and offices.position > 0
      and offices.address_state = in_state and (in_city is null or private.slug(offices.address_city) = in_city)
    order by offices.position limit 1
  ) as there
  where entries.words @@ private.quote_word(private.office_tag(in_state, in_city))::tsquery;
end;

comment on function private.offices_at is
  'For each public listing whose own address is elsewhere, its first office in a state or in one of its cities (by slug). Definer: the entries of '
  'search are private.';
grant execute on function private.offices_at to anon, authenticated, service_role;

create function private.office_cities(in_state text) returns table (doctor_id uuid, address_city text)
language sql stable security definer set search_path = '' rows 1000
begin atomic
  select distinct on (entries.doctor_id, private.slug(offices.address_city)) entries.doctor_id, offices.address_city
  from private.listing_entries as entries
  join public.offices on offices.doctor_id = entries.doctor_id and offices.position > 0 and offices.address_state = in_state
  where entries.words @@ (private.quote_word(private.office_tag(in_state) || '-') || ':*')::tsquery
    -- That of its own address is known by it.
    and entries.words @@ private.quote_word(private.office_tag(in_state, offices.address_city))::tsquery
  order by entries.doctor_id, private.slug(offices.address_city), offices.position;
end;

comment on function private.office_cities is
  'Each public listing with each city of a state, but that of its own address, in which it has an office. Definer, as private.offices_at is.';
grant execute on function private.office_cities to anon, authenticated, service_role;
-- State and city pages: what a place offers, which practices are there, and where to look next.

create index zip_codes_state_slug_idx on public.zip_codes (state, private.slug(city));
create index doctors_city_page_idx on public.doctors (address_state, private.slug(address_city), practice_name, id) where verified;
create index doctors_state_page_idx on public.doctors (address_state, practice_name, id) where verified;

create function public.describe_place(in_state text, in_city text default null)
returns table (city text, practice_count integer, priced_count integer, median_price numeric)
language plpgsql stable set search_path = '' rows 1 as $$
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city)), 1000, 'bytes of a place');
  return query
  with known as (
    (
      select zip_codes.city as name from public.zip_codes
      where zip_codes.state = in_state and (in_city is null or private.slug(zip_codes.city) = in_city) limit 1
    )
    union all
    (
      select doctors.address_city from public.doctors
      where verified and address_state = in_state and (in_city is null or private.slug(address_city) = in_city) limit 1
    )
    union all
    (select offices.address_city from private.offices_at(in_state, in_city) as offices limit 1)
    limit 1
  ),
  there as (
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end as price from public.doctors
    where verified and address_state = in_state and (in_city is null or private.slug(address_city) = in_city)
    union all
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end from private.offices_at(in_state, in_city) as offices
    join public.doctors on doctors.id = offices.doctor_id and doctors.verified
  )
  select case when in_city is not null then (select name from known) end,
    count(*)::integer, count(price)::integer,
    (percentile_cont(0.5) within group (order by price))::numeric(8, 2)
  from there
  having exists (select 1 from known);
end $$;

comment on function public.describe_place is
  'Verified practices with an office in a state (by code) or in one of its cities (by slug), how many name a monthly price, and the median of those, in '
  'dollars: where there is no single one, of the least that somebody pays. No row when there is no such place.';

create function public.list_places(in_state text, in_city text default null)
returns table (city text, state text, slug text, practice_count integer, miles double precision)
language plpgsql stable set search_path = '' rows 60 as $$
declare
  here record;
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city)), 1000, 'bytes of a place');
  if in_city is null then
    return query
    select min(there.address_city), in_state, private.slug(there.address_city), count(*)::integer, null::double precision
    from (
      select doctors.address_city from public.doctors where doctors.verified and doctors.address_state = in_state
      union all
      select offices.address_city from private.office_cities(in_state) as offices
    ) as there
    group by 3 order by 4 desc, 1 limit 60;
    return;
  end if;
  select avg(zip_codes.latitude)::double precision as latitude, avg(zip_codes.longitude)::double precision as longitude into here
  from public.zip_codes where zip_codes.state = in_state and private.slug(zip_codes.city) = in_city;
  return query
  select nearby.city, nearby.state, nearby.slug, offers.practice_count, nearby.miles
  from (
    select min(zip_codes.city) as city, zip_codes.state, private.slug(zip_codes.city) as slug,
      -- Flat earth is good enough for ordering what lies within a degree: 69.1 miles to one of latitude.
      min(69.1 * sqrt((zip_codes.latitude - here.latitude) ^ 2
        + (cos(radians(here.latitude)) * (zip_codes.longitude - here.longitude)) ^ 2)) as miles
    from public.zip_codes
    where zip_codes.latitude between here.latitude - 1 and here.latitude + 1
      and zip_codes.longitude between here.longitude - 1.5 and here.longitude + 1.5
      and (zip_codes.state, private.slug(zip_codes.city)) <> (in_state, in_city)
    group by zip_codes.state, 3
    -- So that those are counted first that are shown.
    order by miles, slug
  ) as nearby
  cross join lateral (
    select (
      select count(*) from public.doctors
      where doctors.verified and doctors.address_state = nearby.state and private.slug(doctors.address_city) = nearby.slug
    )::integer + case when exists (
      select from public.offices
      where offices.position > 0 and offices.address_state = nearby.state and private.slug(offices.address_city) = nearby.slug
    -- Of hundreds of towns few have one, and the call is dear.
    ) then (select count(*) from private.offices_at(nearby.state, nearby.slug))::integer else 0 end as practice_count
  ) as offers
  where offers.practice_count > 0
  order by nearby.miles, nearby.slug
  limit 12;
end $$;

comment on function public.list_places is
  'The cities of a state with practices, most first; or, for a city, those around it, nearest first, within about 70 miles.';

create function public.place_doctors(in_state text, in_city text default null, after text default null, page_size integer default 24)
returns table (
  id uuid, practice_name text, credentials text, specialty text, bio text, photo_url text,
  address_city text, address_state text, monthly_price numeric(8, 2), price_from numeric, yearly_price numeric(8, 2),
  couple_price numeric(8, 2), accepting_new_patients boolean, telehealth_only boolean, ownership public.listing_ownership,
  distance_miles double precision, is_nearest_fallback boolean, place text, place_radius integer, corrected text, total integer, page_cursor text,
  office_name text, office_city text, office_state text
)
language plpgsql stable set search_path = '' rows 24 as $$
declare
  last_name text;
  room constant integer := least(greatest(page_size, 1), 100);
  last_id uuid;
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city, after)), 1000, 'bytes of a place');
  last_name := coalesce(after::jsonb ->> 0, '');
  last_id := coalesce(after::jsonb ->> 1, '00000000-0000-0000-0000-000000000000')::uuid;
  return query
  with found as (
    (
      select doctors.id, doctors.practice_name, null::text as name, null::text as city, null::text as state
      from public.doctors
      where doctors.verified and doctors.address_state = in_state
        and (in_city is null or private.slug(doctors.address_city) = in_city)
        and (doctors.practice_name, doctors.id) > (last_name, last_id)
      order by doctors.practice_name, doctors.id limit room
    )
    union all
    (
      select doctors.id, doctors.practice_name, offices.name, offices.address_city, offices.address_state
      from private.offices_at(in_state, in_city) as offices
      join public.doctors on doctors.id = offices.doctor_id and doctors.verified
      where (doctors.practice_name, doctors.id) > (last_name, last_id)
      order by doctors.practice_name, doctors.id limit room
    )
  )
  select cards.*, null::double precision, false, null::text, null::integer, null::text,
    case when after is null then least(1001, (
      select count(*)::integer from (
        select from public.doctors as others
        where others.verified and others.address_state = in_state
          and (in_city is null or private.slug(others.address_city) = in_city)
        limit 1001
      ) as counted
    ) + (select count(*)::integer from private.offices_at(in_state, in_city))) end,
    jsonb_build_array(found.practice_name, found.id)::text,
    found.name, found.city, found.state
  from found join private.cards on cards.id = found.id
  order by found.practice_name, found.id
  limit room;
end $$;

comment on function public.place_doctors is
  'The verified practices with an office in a state or city, by name, in the shape of search_doctors; the total comes with the first page, counted to 1,001.';

grant execute on function public.describe_place, public.list_places, public.place_doctors to anon, authenticated;
-- The people of a practice: who one can have as a doctor or nurse practitioner there.

create table public.clinicians (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  -- With the key below, it is also why a practice has no more.
  position smallint not null constraint clinicians_position_check check (position between 1 and 30),
  name text not null constraint clinicians_name_check check (char_length(btrim(name)) between 2 and 120 and private.is_plain_line(name) and private.is_honest_name(name)),
  credentials text constraint clinicians_credentials_check check (
    char_length(btrim(credentials)) between 1 and 120 and private.is_plain_line(credentials)
  ),
  specialty text constraint clinicians_specialty_check check (char_length(btrim(specialty)) between 2 and 80 and private.is_plain_line(specialty)),
  languages text[] not null default '{}' constraint clinicians_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400
    and private.is_plain_line(array_to_string(languages, '')) and array_position(languages, null) is null
  ),
  npi text constraint clinicians_npi_check check (private.is_valid_npi(npi)),
  -- Null until somebody says so, as of the practice.
  accepting_new_patients boolean,
  practicing_since smallint constraint clinicians_practicing_since_check check (practicing_since between 1930 and 2100),
  photo_url text constraint clinicians_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/clinician-photos/[^\s?#<>"]+$'
  ),
  constraint clinicians_doctor_id_position_key unique (doctor_id, position),
  constraint clinicians_doctor_id_npi_key unique (doctor_id, npi)
);

comment on table public.clinicians is
  'The clinicians of a practice, in its order. A practice of one may do without: the columns of its listing speak for it. Written by '
  'functions only.';
comment on column public.clinicians.practicing_since is 'A year.';
comment on column public.clinicians.photo_url is 'The public address of a picture in the folder of the practice.';

grant select on table public.clinicians to anon, authenticated;
grant all on table public.clinicians to service_role;
alter table public.clinicians enable row level security;

create policy "clinicians: anyone reads those of visible listings" on public.clinicians
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('clinicians');

create function private.clinicians_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] order by position), '[]')
  from public.clinicians where doctor_id = target
);

comment on function private.clinicians_of is
  'The clinicians of a practice as [{name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, photo_url}]. '
  'Definer: for what is kept of a listing, whoever sees it.';

create function private.has_foreign_photo(target uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.clinicians as person
  where doctor_id = target and photo_url is not null and not exists (
    -- What was merged into a listing came with its pictures.
    select from public.doctors where target in (id, merged_into) and person.photo_url like '%/clinician-photos/' || id || '/%'
  )
);

comment on function private.has_foreign_photo is
  'Whether a clinician of a practice is shown by a picture that lies in the folder of another, who could exchange it. Definer: as above.';

create function private.write_clinicians(target uuid, wanted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := private.clinicians_of(target);
  repeated text;
begin
  perform private.require_list(wanted, 'clinicians', 30);
  select btrim(person ->> 'npi') into repeated from jsonb_array_elements(wanted) as person
  where btrim(person ->> 'npi') <> '' group by 1 having count(*) > 1 limit 1;
  if found then
    raise exception 'Two clinicians cannot have the same NPI: %', left(repeated, 20) using errcode = '23514';
  end if;
  delete from public.clinicians where doctor_id = target;
  insert into public.clinicians (
    doctor_id, position, name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, photo_url
  )
  select target, place, btrim(name), nullif(btrim(credentials), ''), nullif(btrim(specialty), ''), coalesce(languages, '{}'),
    nullif(btrim(npi), ''), accepting_new_patients, practicing_since, nullif(photo_url, '')
  from rows from (jsonb_to_recordset(wanted) as (
    name text, credentials text, specialty text, languages text[], npi text, accepting_new_patients boolean, practicing_since smallint,
    photo_url text
  )) with ordinality as person (
    name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, photo_url, place
  );
  if exists (select from public.clinicians where doctor_id = target and practicing_since > extract(year from now())) then
    raise exception 'Nobody has been practicing since a year that is still to come' using errcode = '23514';
  end if;
  if private.has_foreign_photo(target) then
    raise exception 'A photo of a clinician has to be uploaded for this practice' using errcode = '23514';
  end if;
  perform private.keep_part(target, 'clinicians', 'clinicians', before, private.clinicians_of(target));
end $$;

comment on function private.write_clinicians is
  'Writes the clinicians of a practice as a whole, and the version. The listing is locked before. Definer: they are nobody''s to write.';

create function private.names_somebody_new(before jsonb, after jsonb) returns boolean
language sql immutable
return exists (
  select from jsonb_array_elements(after) as wanted
  where not exists (
    select from jsonb_array_elements(before) as known
    where (known -> 'name', known -> 'credentials', known -> 'npi') = (wanted -> 'name', wanted -> 'credentials', wanted -> 'npi')
  )
);

comment on function private.names_somebody_new is
  'Whether a list of clinicians has a name, credentials or NPI that another has not: fewer of the people who were checked need no check.';

create function private.replace_clinicians(target uuid, wanted jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_to_edit(target);
  before constant jsonb := private.clinicians_of(target);
  after jsonb;
  waits boolean := false;
begin
  -- Written for real, so that every check of the table speaks now and not to the administrator; undone where it has to wait.
  begin
    perform private.write_clinicians(target, wanted);
    after := private.clinicians_of(target);
    if listing.status = 'published' and not private.is_admin() and private.names_somebody_new(before, after) then
      raise exception using errcode = 'PTDRY';
    end if;
  exception when sqlstate 'PTDRY' then
    waits := true;
  end;
  if waits then
    perform private.propose_change(target, jsonb_build_object('clinicians', after));
  elsif private.may_at(target, 'edit') then
    -- What the practice writes now takes the place of what waited.
    perform private.take_from_change(target, array['clinicians']);
  end if;
  return waits;
end $$;

comment on function private.replace_clinicians is
  'Replaces the clinicians of a practice, as its practice or an administrator. True where a practice names somebody new for a public listing: '
  'then all of it waits among its changes. Definer: clinicians and changes are nobody''s to write.';
-- A practice is found by its people: they are part of what search keeps of it, and are suggested.

create function private.index_clinicians() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_listing(doctors) from public.doctors
  where verified and id in (select doctor_id from changed);
  return null;
end $$;

comment on function private.index_clinicians is
  'Trigger: keeps the search entries and suggestions of listings whose clinicians change. Definer: nobody writes the private tables.';

create trigger index_added_clinicians after insert on public.clinicians
referencing new table as changed for each statement execute function private.index_clinicians();

create trigger index_changed_clinicians after update on public.clinicians
referencing new table as changed for each statement execute function private.index_clinicians();

create trigger index_removed_clinicians after delete on public.clinicians
referencing old table as changed for each statement execute function private.index_clinicians();

grant
  insert (
    extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels, notice_days,
    leaving_fee
  ),
  update (
    extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels, notice_days,
    leaving_fee
  )
on table public.doctors to authenticated;

insert into private.listing_fields (name, confirmed_as) values ('membership_levels', 'prices');
insert into private.listing_fields (name, is_correctable, confirmed_as)
select name, true, 'prices' from unnest(array[
  'couple_price', 'extra_child_price', 'student_price', 'employer_price', 'employer_from', 'enrollment_per_person', 'notice_days', 'leaving_fee'
]) as name;

grant
  insert (home_visit_miles, telehealth_states, medicare_opt_out), update (home_visit_miles, telehealth_states, medicare_opt_out)
on table public.doctors to authenticated;

insert into private.listing_fields (name, is_correctable)
values ('home_visit_miles', true), ('telehealth_states', false), ('medicare_opt_out', true);

create function private.complete_telehealth_states() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wrong text;
begin
  select given into wrong from unnest(new.telehealth_states) as given where given is null or private.state_code(given) is null limit 1;
  if found then
    raise exception 'There is no state "%"', left(wrong, 30) using errcode = '23514';
  end if;
  new.telehealth_states := array(select distinct private.state_code(given) as code from unnest(new.telehealth_states) as given order by code);
  return new;
end $$;

comment on function private.complete_telehealth_states is
  'Trigger: writes states as their codes, and refuses what is none. Definer: reads the private list of states.';

create trigger complete_telehealth_states before insert or update of telehealth_states on public.doctors
for each row when (new.telehealth_states <> '{}') execute function private.complete_telehealth_states();

insert into private.listing_fields (name, is_correctable) values ('model', true), ('state_statement', false);
-- What a membership fee may cover. The list is fixed, so that practices can be compared; a row more is a service more.

create table public.services (
  name text primary key constraint services_name_check check (name ~ '^[a-z_]{2,40}$'),
  label text not null unique,
  explanation text not null,
  -- The order in which they are asked for and told.
  position smallint not null unique,
  -- What finds it in everyday words.
  concept text not null unique references private.search_concepts (label) on update cascade
);

comment on table public.services is 'The services that a practice may say its fee covers or not, each with a sentence that explains it.';

grant select (name, label, explanation, position) on table public.services to anon, authenticated;
grant all on table public.services to service_role;
alter table public.services enable row level security;

create policy "services: anyone reads" on public.services for select to anon, authenticated using (true);
select private.guard_table('services');

create function private.offer_tag(label text) returns text
language sql immutable parallel safe
return '=offers-' || substr(private.concept_tag(label), 2);

comment on function private.offer_tag is
  'The word by which listings are indexed that say they offer a service: beside its concept, which an About text tells, too.';

insert into public.services (position, name, label, explanation, concept) values
  (1, 'office_visits', 'Office visits', 'Being seen in the office when something is wrong or needs a look.', 'Office Visits'),
  (2, 'same_day_visits', 'Same-day visits', 'Being seen the same or the next working day when it cannot wait.', 'Urgent Care'),
  (3, 'messages_and_calls', 'Messages and calls', 'Asking by text, e-mail or phone between visits.', 'Messages and Calls'),
  (4, 'video_visits', 'Video visits', 'A visit by video instead of in the office.', 'Telehealth'),
  (5, 'annual_physical', 'Annual physical', 'A yearly checkup from head to toe.', 'Physicals'),
  (6, 'chronic_care', 'Chronic care', 'Regular care for lasting conditions such as diabetes, asthma or high blood pressure.', 'Chronic Care'),
  (7, 'basic_labs', 'Basic labs', 'Common blood and urine tests, such as cholesterol, blood sugar and blood count.', 'Basic Labs'),
  (8, 'office_tests', 'Tests in the office', 'Quick tests with a result during the visit, such as strep, flu, urine and pregnancy.', 'Tests in the Office'),
  (9, 'ekg', 'EKG', 'A recording of the heart’s rhythm.', 'EKG'),
  (10, 'minor_procedures', 'Minor procedures', 'Small treatments in the office, such as wart or ingrown nail removal.', 'Minor Procedures'),
  (11, 'stitches', 'Stitches', 'Closing a cut, and taking the stitches out again.', 'Stitches'),
  (12, 'skin_biopsies', 'Skin biopsies', 'Taking a small piece of skin, which a laboratory looks at.', 'Skin Biopsies'),
  (13, 'joint_injections', 'Joint injections', 'Medicine put into a sore joint, such as a knee or shoulder.', 'Joint Injections'),
  (14, 'vaccines', 'Vaccines', 'Shots that protect against diseases such as flu and tetanus.', 'Vaccines'),
  (15, 'medicines_at_cost', 'Medicines at cost', 'Common medicines from the practice, for about what it pays for them.', 'Medicines at Cost'),
  (16, 'imaging_discounts', 'Imaging discounts', 'Lower prices for X-rays, CT and MRI scans that the practice has agreed on with others.', 'Imaging Discounts'),
  (17, 'home_visits', 'Home visits', 'Being seen at home.', 'House Calls'),
  (18, 'hospital_visits', 'Hospital visits', 'The practice’s own clinician looks after members who are in the hospital.', 'Hospital Visits'),
  (19, 'prenatal_care', 'Prenatal care', 'Checkups during a pregnancy. Ask the practice about the birth itself.', 'Prenatal Care'),
  (20, 'after_hours', 'After hours', 'Reaching the practice’s own clinician in the evening and on weekends.', 'After Hours');

insert into private.search_tags (tag)
select private.offer_tag(label) from public.services order by position;
-- What the fee of a practice covers: each service is included, costs extra, or is not offered. Of what it does not name, nothing is known.

create type public.service_coverage as enum ('included', 'extra', 'not offered');

create table public.listing_services (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  service text not null references public.services (name) on update cascade,
  coverage public.service_coverage not null,
  -- What is extra costs something, or it would be included.
  price numeric(8, 2) constraint listing_services_price_check check (
    price is null or (coverage = 'extra' and price > 0 and price <= 100000)
  ),
  note text constraint listing_services_note_check check (
    note is null or (coverage <> 'not offered' and char_length(btrim(note)) between 1 and 120 and private.is_plain_line(note))
  ),
  primary key (doctor_id, service)
);

comment on table public.listing_services is 'Which services a practice''s fee covers, which cost extra and which it does not offer. Written by functions only.';
comment on column public.listing_services.price is 'Dollars, each time; null where it is not said or differs.';
comment on column public.listing_services.note is 'What limits or explains it, in a line: "Two a year".';

create index listing_services_service_idx on public.listing_services (service);

grant select on table public.listing_services to anon, authenticated;
grant all on table public.listing_services to service_role;
alter table public.listing_services enable row level security;

create policy "listing_services: anyone reads those of visible listings" on public.listing_services
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('listing_services');

create function private.services_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(told) - 'doctor_id' || jsonb_build_object('label', services.label) order by services.position), '[]')
  from public.listing_services as told join public.services on services.name = told.service
  where told.doctor_id = target
);

comment on function private.services_of is
  'What the fee of a practice covers as [{service, label, coverage, price, note}]. Definer: for the versions of a listing.';
grant execute on function private.services_of to authenticated;

create function private.replace_listing_services(target uuid, services jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  perform private.lock_to_edit(target);
  perform private.require_list(services, 'services', 100);
  before := private.services_of(target);
  delete from public.listing_services where doctor_id = target;
  insert into public.listing_services (doctor_id, service, coverage, price, note)
  select target, service, coverage, price, note
  from jsonb_to_recordset(services) as told (service text, coverage public.service_coverage, price numeric, note text);
  perform private.keep_part(target, 'services', 'what the fee covers', before, private.services_of(target));
end $$;

comment on function private.replace_listing_services is
  'Replaces what the fee of a practice covers, as its practice or an administrator. Definer: as for prices by age.';


-- Search finds practices by what they offer.

create function private.offered_concepts(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(services.concept, told.coverage <> 'not offered'), '{}')
    from public.listing_services as told join public.services on services.name = told.service
    where told.doctor_id = target
  );
end $$;

comment on function private.offered_concepts is
  'Which of the meanings of a search a practice says it offers, included or extra, and which not at all: {"House Calls": true}. Of the '
  'others it says neither.';

create function private.offers_of(target uuid) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select private.offer_tag(services.label)
    from public.listing_services as told join public.services on services.name = told.service
    where told.doctor_id = target and told.coverage <> 'not offered'
  );
end $$;

comment on function private.offers_of is 'The words for the services that a practice says it offers, included or extra.';

create trigger index_added_services after insert on public.listing_services
referencing new table as changed for each statement execute function private.index_rows();

create trigger index_removed_services after delete on public.listing_services
referencing old table as changed for each statement execute function private.index_rows();
-- Who writes the offices of a practice, and how: all at once, with a version kept, and search told. A place that nobody has checked does
-- not show in a public listing before an administrator has seen it.

create function private.identified_offices(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(
    jsonb_agg(jsonb_strip_nulls(to_jsonb(offices) - '{doctor_id,position,latitude,longitude}'::text[]) order by position), '[]'
  )
  from public.offices where doctor_id = target
);

comment on function private.identified_offices is
  'The offices of a practice, in their order, without what is null, each with its id: by that, one that moves is known. Definer: for what is '
  'kept of a listing, whoever sees it.';

create function private.offices_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(office - 'id' order by place), '[]')
  from jsonb_array_elements(private.identified_offices(target)) with ordinality as entry (office, place)
);

comment on function private.offices_of is 'The same without ids. Definer: as above.';
grant execute on function private.offices_of to authenticated;

create function private.write_offices(target uuid, wanted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant uuid[] := array(select id from public.offices where doctor_id = target);
  first_office constant uuid := (select id from public.offices where doctor_id = target and position = 0);
  before constant jsonb := private.identified_offices(target);
begin
  perform private.require_list(wanted, 'offices', 10);
  delete from public.offices where doctor_id = target;
  insert into public.offices (
    id, doctor_id, position, name, address_street, address_city, address_state, address_zip, phone, hours, hours_note, by_appointment,
    step_free, parking, transit
  )
  select
    case
      when given.id = any (known) and row_number() over (partition by given.id order by place) = 1 then given.id
      -- The first is known by its place.
      when place = 1 and given.id is null then coalesce(first_office, gen_random_uuid())
      else gen_random_uuid()
    end,
    target, (place - 1)::smallint, nullif(btrim(given.name), ''), nullif(btrim(given.address_street), ''), btrim(given.address_city),
    given.address_state, given.address_zip, given.phone, coalesce(given.hours, '[]'), given.hours_note,
    coalesce(given.by_appointment, false), given.step_free, given.parking, given.transit
  from jsonb_array_elements(wanted) with ordinality as entry (office, place)
  cross join lateral jsonb_populate_record(null::public.offices, entry.office) as given;
  perform private.keep_part(target, 'offices', 'offices and hours', before, private.identified_offices(target));
end $$;

comment on function private.write_offices is
  'Writes the offices of a practice as a whole, and the version; one that is given with its id keeps it. The listing is locked before. '
  'Definer: they are nobody''s to write.';

create function private.is_checked_office(before jsonb, office jsonb) returns boolean
language sql immutable
-- The first has no address of its own.
return not office ? 'address_city' or exists (
  select from jsonb_array_elements(before) as known
  where (known -> 'name', known -> 'address_city', known -> 'address_state', known -> 'address_zip')
    is not distinct from (office -> 'name', office -> 'address_city', office -> 'address_state', office -> 'address_zip')
    -- A street may be taken away at once.
    and (not office ? 'address_street' or known -> 'address_street' = office -> 'address_street')
);

comment on function private.is_checked_office is
  'Whether an office has a name and an address, or the same without its street, that one of those before has, all as private.identified_offices '
  'tells them.';

create function private.unchecked_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(
    case when before @> jsonb_build_array(jsonb_build_object('id', office -> 'id')) then office else office - 'id' end order by place
  ), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, place)
  where not private.is_checked_office(before, office)
);

comment on function private.unchecked_offices is 'Which of these offices have to be checked; with an id where one of before moves or is named anew.';

create function private.checked_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(case when private.is_checked_office(before, office) then office else known end order by place), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, place)
  left join jsonb_array_elements(before) as known on known -> 'id' = office -> 'id'
  where known is not null or private.is_checked_office(before, office)
);

comment on function private.checked_offices is 'The others, and in their order those of before that are to move, as they were.';

create function private.joined_offices(listed jsonb, waiting jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(office order by place)
  from (
    select coalesce(moved, here.office), here.place
    from jsonb_array_elements(case when listed = '[]' then '[{}]' else listed end) with ordinality as here (office, place)
    left join jsonb_array_elements(waiting) as moved on moved -> 'id' = here.office -> 'id'
    union all
    select office, 10 + place from jsonb_array_elements(waiting) with ordinality as entry (office, place)
    where not listed @> jsonb_build_array(jsonb_build_object('id', office -> 'id'))
  ) as joined (office, place)
);

comment on function private.joined_offices is
  'Offices as they are listed, with those that were checked: in the place of the one that moves, or after the others. What became of the listed '
  'ones meanwhile stays.';

create function private.replace_offices(target uuid, wanted jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_to_edit(target);
  before constant jsonb := private.identified_offices(target);
  after jsonb;
  unchecked jsonb;
  waits boolean := false;
begin
  -- Written for real, so that every check of the table speaks now and not to the administrator; undone where it has to wait.
  begin
    perform private.write_offices(target, wanted);
    after := private.identified_offices(target);
    unchecked := private.unchecked_offices(before, after);
    if listing.status = 'published' and not private.is_admin() and unchecked <> '[]' then
      raise exception using errcode = 'PTDRY';
    end if;
  exception when sqlstate 'PTDRY' then
    waits := true;
  end;
  if waits then
    perform private.write_offices(target, private.checked_offices(before, after));
    perform private.propose_change(target, jsonb_build_object('offices', unchecked));
  elsif private.may_at(target, 'edit') then
    -- What the practice writes now takes the place of what waited.
    perform private.take_from_change(target, array['offices']);
  end if;
  return waits;
end $$;

comment on function private.replace_offices is
  'Replaces the offices of a practice, as its practice or an administrator. True where a practice names a place that is new for a public '
  'listing: that waits among its changes, and all else is live. Definer: offices and changes are nobody''s to write.';

create function private.index_offices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_listing(doctors) from public.doctors where verified and id in (select doctor_id from changed where position > 0);
  return null;
end $$;

comment on function private.index_offices is
  'Trigger: keeps the search entries of practices whose further offices change. Definer: nobody writes the private tables.';

create trigger index_added_offices after insert on public.offices
referencing new table as changed for each statement execute function private.index_offices();

create trigger index_removed_offices after delete on public.offices
referencing old table as changed for each statement execute function private.index_offices();
-- Photos of clinicians: public to look at. Each practice has a folder named by its listing, which is open to whoever edits that now: who
-- works there no longer exchanges nobody's picture.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('clinician-photos', 'clinician-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

-- Deleting an account takes its files along. Hosted projects let nobody delete files by SQL, so the browser removes those that this names.
create function private.release_account_files() returns table (bucket text, name text)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  owned constant uuid[] := array(select id from public.doctors where user_id = me);
  listing uuid;
begin
  -- Tried and undone, so that no file goes while the account has to stay.
  begin
    perform private.delete_account();
    raise exception using errcode = 'PTDRY';
  exception when sqlstate 'PTDRY' then
    null;
  end;
  -- A listing that another owner has keeps the photo, in whose folder ever it is.
  update public.doctors set photo_url = null
  where split_part(private.photo_path(photo_url), '/', 1) = me::text and (user_id is null or user_id = me);
  foreach listing in array owned loop
    perform from public.doctors where id = listing for update;
    perform private.write_clinicians(listing, (
      select coalesce(jsonb_agg(person - 'photo_url'), '[]') from jsonb_array_elements(private.clinicians_of(listing)) as person
    ));
  end loop;
  return query
  select objects.bucket_id::text, objects.name::text from storage.objects
  where (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(objects.name))[1] = me::text
      and not (bucket_id = 'practice-photos' and private.is_photo_of_others(objects.name)))
    or (bucket_id = 'clinician-photos' and (storage.foldername(objects.name))[1] in (
      select id::text from public.doctors where id = any (owned) or merged_into = any (owned)
    ));
end $$;

comment on function private.release_account_files is
  'Takes the photos that only the caller''s account used off their listings, and returns these files and the avatar for the browser to remove. '
  'Errors: 42501 as delete_account. Definer: changes listings that the caller no longer owns.';
grant execute on function private.release_account_files to authenticated;

create function public.release_account_files() returns table (bucket text, name text)
language sql volatile begin atomic select bucket, name from private.release_account_files(); end;

comment on function public.release_account_files is
  'Called before delete_account: frees the photos that go with the caller''s account, and returns their buckets and names.';
grant execute on function public.release_account_files to authenticated;
-- A family cap below what one adult pays, or two together, would never be what anybody reads it as: forms refuse it, and so does the table,
-- whoever writes it. In a trigger and not in a check, which could not say which prices do not go together.

create function private.refuse_low_family_cap() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.family_cap < new.monthly_price then
    raise exception 'The family cap is less than one adult pays' using errcode = '23514';
  elsif new.family_cap < new.couple_price then
    raise exception 'The family cap is less than two adults pay together' using errcode = '23514';
  end if;
  return new;
end $$;

comment on function private.refuse_low_family_cap is
  'Trigger: refuses a family cap that the monthly price or that of two adults is above. What stood so before stays until one of them is written.';

create trigger refuse_low_family_cap before insert or update of family_cap, monthly_price, couple_price on public.doctors
for each row when (new.family_cap is not null) execute function private.refuse_low_family_cap();

insert into private.listing_fields (name, is_correctable) values ('fax', true), ('opened_year', true), ('social_urls', false);

create trigger normalize_fax before insert or update of fax on public.doctors
for each row execute function private.normalize_phones('fax');
