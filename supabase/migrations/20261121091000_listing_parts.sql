-- The parts of a listing that have tables of their own: prices by age, clinicians, services, and offices; and the pages of states and cities.
-- Anyone who can read a listing can read its parts; only private.write_listing and, for new listings, imports write them, always as complete lists.

-- Helpers of the functions that write listings.

create function private.max_age_bands() returns integer
language sql immutable
return 12;

comment on function private.max_age_bands is 'Returns how many prices by age a practice can have.';

create function private.max_clinicians() returns integer
language sql immutable
return 30;

comment on function private.max_clinicians is 'Returns how many clinicians a practice can have.';

create function private.max_offices() returns integer
language sql immutable
return 10;

comment on function private.max_offices is 'Returns how many offices a practice can have.';

create function private.max_household_size() returns integer
language sql immutable
return 12;

comment on function private.max_household_size is 'Returns how many people a household can have when its prices are computed.';
grant execute on function private.max_household_size to anon, authenticated, service_role;

create function private.require_entries(value jsonb, part text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  title constant text := case part when 'tiers' then 'age bands' else part end;
  most constant integer := case part
    when 'tiers' then private.max_age_bands()
    when 'services' then 100
    when 'clinicians' then private.max_clinicians()
    when 'offices' then private.max_offices()
  end;
begin
  -- Null is not an empty list and must not remove the existing entries.
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception 'The % must be a list', title using errcode = '22023', hint = 'invalid_input';
  elsif jsonb_array_length(value) > most then
    raise exception 'A practice can have at most % %', most, title
    using errcode = '23514', hint = 'list_too_long', detail = json_build_object('max', most, 'list', title);
  elsif exists (select from jsonb_array_elements(value) as entry where jsonb_typeof(entry) <> 'object') then
    raise exception 'Each of the % must be an object', title using errcode = '22023', hint = 'invalid_input';
  end if;
end $$;

comment on function private.require_entries is
  'Refuses a value of a part that is not an array of objects (22023) or has too many entries (23514).';

-- The photo of a practice, and the limit of uploads.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('practice-photos', 'practice-photos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']);

create function private.photo_path(url text) returns text
language sql immutable
return substring(url from '/storage/v1/object/public/practice-photos/([^?#]+)$');

comment on function private.photo_path is 'Returns the name of a practice''s photo in its bucket; null for other addresses.';

-- Roles that write a listing must be able to execute the function of its index.
grant execute on function private.photo_path to authenticated, service_role;

create index doctors_photo_path_idx on public.doctors (private.photo_path(photo_url)) where photo_url is not null;

create function private.is_photo_of_other_listing(name text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.doctors
  where private.photo_path(photo_url) = name and photo_url is not null
    and user_id is distinct from auth.uid()
    and not (private.is_submitter(doctors) and status in ('draft', 'pending', 'rejected'))
);

comment on function private.is_photo_of_other_listing is
  'Whether a listing that is not the caller''s shows this photo. Definer: the listing may not be published.';
grant execute on function private.is_photo_of_other_listing to authenticated;

-- Members write avatars and photos of practices in a folder named by their id. The buckets are public, so their URLs need no policy; only the owner reads
-- rows, so that members can't list the files of others.
create policy "own files: members can list them" on storage.objects
for select to authenticated
using (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "own files: members can upload them" on storage.objects
for insert to authenticated
with check (
  bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text and (select private.require_active_member())
);

create policy "own files: members can replace them unless shown elsewhere" on storage.objects
for update to authenticated
using (
  bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text
  and not (bucket_id = 'practice-photos' and private.is_photo_of_other_listing(name))
)
with check (bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "own files: members can delete them unless shown elsewhere" on storage.objects
for delete to authenticated
using (
  bucket_id in ('avatars', 'practice-photos') and (storage.foldername(name))[1] = (select auth.uid())::text
  and not (bucket_id = 'practice-photos' and private.is_photo_of_other_listing(name))
);

-- How much one person can upload, to all buckets together. The storage server evaluates policies in a transaction that it rolls back, so
-- only a trigger on the stored row can count.
create function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Files that the service key stores in other buckets have no owner.
  perform private.enforce_rate_limit('uploads', profiles.id) from public.profiles
  where profiles.id::text = case
    when new.bucket_id in ('avatars', 'practice-photos') then (storage.foldername(new.name))[1]
    -- Several people of a practice share its folder.
    when new.bucket_id in ('clinician-photos', 'gallery-photos') then new.owner_id
  end;
  return new;
end $$;

comment on function private.limit_uploads is 'Trigger: limits what one person uploads. Definer: calls enforce_rate_limit.';

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
  perform private.require_active_member(), private.check_rate_limit('uploads', auth.uid());
end $$;

comment on function private.check_upload is
  'Raises the reason why the caller cannot upload a picture now, and the time to wait; the storage server would '
  'refuse it without a reason. Definer: calls check_rate_limit.';
grant execute on function private.check_upload to authenticated;

create function public.check_upload() returns void
language sql volatile begin atomic select private.check_upload(); end;

comment on function public.check_upload is 'Checks whether the caller can upload a picture now.';
grant execute on function public.check_upload to authenticated;

-- Membership prices by age.
create table public.membership_tiers (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  label text not null constraint membership_tiers_label_check check (
    char_length(label) <= 60 and char_length(btrim(label)) >= 1 and private.is_plain_line(label)
  ),
  min_age smallint not null constraint membership_tiers_min_age_check check (min_age between 0 and 120),
  -- Null means no upper limit.
  max_age smallint constraint membership_tiers_max_age_check check (max_age between min_age and 120),
  monthly_price numeric(8, 2) not null constraint membership_tiers_monthly_price_check check (monthly_price between 0 and 100000),
  constraint membership_tiers_doctor_id_min_age_key unique (doctor_id, min_age)
);

comment on table public.membership_tiers is
  'Membership prices of a practice by age in years, both ends included, in dollars a month. Written by functions only.';

grant select on table public.membership_tiers to anon, authenticated;

create policy "membership_tiers: anyone can read prices of visible listings" on public.membership_tiers
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

select private.guard_table('membership_tiers');

-- What a household pays: cards, listings, and comparisons all show these numbers.
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
  perform private.require_at_most(cardinality(listing_ids), 100, 'listings');
  if ages is null or cardinality(ages) not between 1 and private.max_household_size() or not coalesce(0 <= all (ages) and 120 >= all (ages), false) then
    raise exception 'A household must have 1 to % people aged 0 to 120', private.max_household_size() using errcode = '22023', hint = 'invalid_input';
  end if;
  return query
  with people as (
    select
      age, age >= grown_up as is_adult, bool_or(age >= grown_up) over () as has_adult,
      -- With more than two adults, the couple's price is for the two oldest.
      case when count(*) filter (where age >= grown_up) over () >= 2 then row_number() over (order by age desc) end as ordinal
    from unnest(ages) as age
  -- Materialized, so that it is computed once per listing and not per person.
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
        -- The first of two adults pays the couple's price, the second nothing.
        when ordinal = 1 and listing.couple_price is not null then listing.couple_price
        when ordinal = 2 and listing.couple_price is not null then 0
        -- The single price is for adults, unless the practice accepts only children.
        else coalesce(
          tier.monthly_price,
          case
            when is_adult or is_for_children then coalesce(listing.monthly_price, level.cheapest)
            when has_adult then listing.extra_child_price
          end
        )
      end as price,
      (is_adult or is_for_children) and coalesce(tier.monthly_price, listing.monthly_price) is null and level.cheapest is not null
        and not coalesce(ordinal <= 2 and listing.couple_price is not null, false) as is_by_level
    from listed as listing
    cross join people
    cross join lateral (select private.cheapest_level(listing.membership_levels) as cheapest) as level
    left join public.membership_tiers as tier
      on tier.doctor_id = listing.id and age between tier.min_age and coalesce(tier.max_age, 120)
  ), added as (
    select
      id, enrollment_fee, priced.refused, priced.is_accepted, sum(price) as uncapped,
      case when sum(price) is not null then least(sum(price), family_cap) end as total,
      -- Once the cap is reached, people without a price cost nothing more.
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
  'Returns what people of these ages pay together at each listing that the caller can read, in dollars: per month, for enrollment, in the first '
  'year, and in each later year, paid monthly. Each person pays the price of their age band; without one, an adult pays the single price, or the '
  'cheapest of several levels (is_cheapest_level: it may be more), and a child with an adult pays the price of an extra child. The two oldest '
  'adults pay the couple''s price if there is one, and all together pay at most the family cap (is_capped: the cap lowers the sum). Enrollment is '
  'paid once, or per person if the practice says so. People without a published price are counted in unpriced_adults and unpriced_children; the sum '
  'is then a minimum, and null when no one has a price. A practice that does not accept the whole household has no sums: "refused" names the people it does '
  'not accept ("adults", "patients under 65"), or is_acceptance_unknown is true. Takes at most 100 listings, and 1 to 12 people aged 0 to 120.';
grant execute on function public.household_prices to anon, authenticated, service_role;

-- Clinicians.
create table public.clinicians (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  -- Together with the unique key below, this limits a practice to 30 clinicians.
  position smallint not null constraint clinicians_position_check check (position between 1 and 30),
  name text not null constraint clinicians_name_check check (char_length(name) <= 120 and char_length(btrim(name)) >= 2 and private.is_plain_line(name) and private.is_allowed_name(name)),
  credentials text constraint clinicians_credentials_check check (
    char_length(credentials) <= 120 and char_length(btrim(credentials)) >= 1 and private.is_plain_line(credentials)
  ),
  specialty text constraint clinicians_specialty_check check (char_length(specialty) <= 80 and char_length(btrim(specialty)) >= 2 and private.is_plain_line(specialty)),
  languages text[] not null default '{}' constraint clinicians_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400
    and private.is_plain_line(array_to_string(languages, '')) and array_position(languages, null) is null
  ),
  npi text constraint clinicians_npi_check check (private.is_valid_npi(npi)),
  -- Null until the practice states it.
  accepting_new_patients boolean,
  practicing_since smallint constraint clinicians_practicing_since_check check (practicing_since between 1930 and 2100),
  photo_url text constraint clinicians_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/clinician-photos/[^\s?#<>"]+$'
  ),
  -- Null unless the practice states it.
  gender text constraint clinicians_gender_check check (gender in ('woman', 'man', 'nonbinary')),
  -- An opt-out lasts two years and can begin with the next quarter (42 CFR 405.405 and 405.410). The check depends on today's date, but a stored date
  -- never becomes invalid. The first opt-outs began in 1998.
  medicare_opt_out_until date constraint clinicians_medicare_opt_out_until_check check (
    medicare_opt_out_until between '1998-01-01' and current_date + interval '30 months'
  ),
  former_names text[] not null default '{}' constraint clinicians_former_names_check check (private.are_former_names(former_names)),
  constraint clinicians_doctor_id_position_key unique (doctor_id, position),
  constraint clinicians_doctor_id_npi_key unique (doctor_id, npi)
);

comment on table public.clinicians is
  'The clinicians of a practice, in its order. A practice of one can have none; its listing then describes the clinician. Written by functions '
  'only.';
comment on column public.clinicians.practicing_since is 'The year.';
comment on column public.clinicians.gender is 'woman, man, or nonbinary, as the practice states it.';
comment on column public.clinicians.medicare_opt_out_until is
  'The last day of the Medicare opt-out of the clinician, which the next one follows unless it is canceled; null when the clinician has not opted out, or this is unknown.';
comment on column public.clinicians.former_names is 'Names that the clinician had before, most recent first.';
comment on column public.clinicians.photo_url is 'The public address of a photo in the folder of the practice.';

grant select on table public.clinicians to anon, authenticated;

create policy "clinicians: anyone can read clinicians of visible listings" on public.clinicians
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('clinicians');

create function private.write_clinicians(listing_id uuid, new_clinicians jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  repeated text;
begin
  select btrim(person ->> 'npi') into repeated from jsonb_array_elements(new_clinicians) as person
  where btrim(person ->> 'npi') <> '' group by 1 having count(*) > 1 limit 1;
  if found then
    raise exception 'Two clinicians cannot have the same NPI: %', left(repeated, 20)
    using errcode = '23514', hint = 'duplicate_npi', detail = json_build_object('npi', left(repeated, 20));
  end if;
  delete from public.clinicians where doctor_id = listing_id;
  insert into public.clinicians (
    doctor_id, position, name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, photo_url, gender,
    medicare_opt_out_until, former_names
  )
  select
    listing_id, ordinal, btrim(name), nullif(btrim(credentials), ''), nullif(btrim(specialty), ''), coalesce(languages, '{}'), nullif(btrim(npi), ''),
    accepting_new_patients, practicing_since, nullif(photo_url, ''), nullif(gender, ''), medicare_opt_out_until,
    array(select btrim(former) from unnest(former_names) as former)
  from jsonb_array_elements(new_clinicians) with ordinality as entry (given, ordinal)
  cross join lateral jsonb_populate_record(null::public.clinicians, given) as person;
  if exists (select from public.clinicians where doctor_id = listing_id and practicing_since > extract(year from now())) then
    raise exception 'The year a clinician started practicing cannot be in the future' using errcode = '23514', hint = 'year_in_future';
  -- A photo in the folder of another practice could be replaced there.
  elsif exists (select from public.clinicians where doctor_id = listing_id and photo_url not like '%/clinician-photos/' || listing_id || '/%') then
    raise exception 'The photo of a clinician must be uploaded for this practice' using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
end $$;

comment on function private.write_clinicians is
  'Replaces the clinicians of a locked listing. Errors: 23514 two with the same NPI, a year in the future, or a photo that was not uploaded for the practice. '
  'Definer: API roles cannot write them.';

create function private.separate_former_clinicians(listing public.doctors, people jsonb) returns jsonb
language sql stable
begin atomic
  with entries as (
    select person, ordinal, btrim(person ->> 'name') as name, person ->> 'left_in' as left_in
    from jsonb_array_elements(people) with ordinality as entry (person, ordinal)
  ),
  former as (
    -- Only the clinicians of a published listing have been reviewed.
    select name, left_in from entries
    where person ? 'left_in' and listing.status = 'published' and exists (select from public.clinicians where doctor_id = listing.id and clinicians.name = entries.name)
    union all
    -- A clinician who is listed again has not left.
    select known ->> 'name', known ->> 'left_in' from jsonb_array_elements(listing.former_clinicians) as known
    where known ->> 'name' not in (select name from entries where name is not null)
    order by left_in desc, name limit 30
  )
  select jsonb_build_object(
    'clinicians', (select coalesce(jsonb_agg(person order by ordinal), '[]') from entries where not person ? 'left_in'),
    'former_clinicians', (select coalesce(jsonb_agg(to_jsonb(former) order by left_in desc, name), '[]') from former)
  );
end;

comment on function private.separate_former_clinicians is
  'Returns {clinicians, former_clinicians} of a listing for a list in which `left_in` says when a clinician left, as "2027-05".';

create function private.has_new_clinician(before jsonb, after jsonb) returns boolean
language sql immutable
return exists (
  select from jsonb_array_elements(after) as person
  where not exists (
    select from jsonb_array_elements(before) as known
    where (known -> 'name', known -> 'credentials', known -> 'npi') = (person -> 'name', person -> 'credentials', person -> 'npi')
      and coalesce(person -> 'former_names', '[]') <@ coalesce(known -> 'former_names', '[]')
  )
);

comment on function private.has_new_clinician is
  'Whether the second list of clinicians has a name, former name, credentials, or NPI that the first one does not; removing clinicians and former names '
  'needs no review.';

create function private.former_names_of(listing public.doctors) returns text[]
language sql stable
begin atomic
  select listing.former_names || array(
    select former from public.clinicians cross join unnest(clinicians.former_names) with ordinality as known (former, ordinal)
    where doctor_id = listing.id order by position, ordinal
  ) || array(select former ->> 'name' from jsonb_array_elements(listing.former_clinicians) as former);
end;

comment on function private.former_names_of is 'Returns the former names of a practice and of its clinicians, and the names of clinicians who have left.';

-- Services: a fixed list, so that practices can be compared, and what the fee of each practice covers.
create table public.services (
  name text primary key constraint services_name_check check (name ~ '^[a-z_]{2,40}$'),
  label text not null unique,
  explanation text not null,
  spanish_label text not null,
  spanish_explanation text not null,
  -- The order in forms and on pages.
  position smallint not null unique,
  is_basic boolean not null,
  -- The label of the search tag whose everyday terms find it.
  tag text not null unique
);

comment on table public.services is 'The services whose coverage a practice can state, each with a sentence that explains it.';
comment on column public.services.is_basic is
  'Whether an ordinary membership includes it, so that practices can include all of these at once: primary care without procedures, labs, or medicines.';

grant select (name, label, explanation, position, is_basic) on table public.services to anon, authenticated;

create policy "services: anyone can read services" on public.services for select to anon, authenticated using (true);
select private.guard_table('services');

insert into public.services (position, is_basic, name, label, explanation, spanish_label, spanish_explanation, tag) values
  (1, true, 'office_visits', 'Office visits', 'In-person visits when you are sick or need something checked.',
    'Consultas en el consultorio', 'Consultas en persona cuando se siente mal o necesita que le revisen algo.', 'Office Visits'),
  (2, true, 'same_day_visits', 'Same-day visits', 'Visits on the same or next business day for problems that cannot wait.',
    'Consultas el mismo día', 'Consultas el mismo día o el siguiente día hábil para problemas que no pueden esperar.', 'Urgent Care'),
  (3, true, 'messages_and_calls', 'Messages and calls', 'Questions by text, email, or phone between visits.',
    'Mensajes y llamadas', 'Preguntas por mensaje de texto, correo electrónico o teléfono entre consultas.', 'Messages and Calls'),
  (4, true, 'video_visits', 'Video visits', 'A visit by video instead of in the office.',
    'Consultas por video', 'Una consulta por video en lugar de ir al consultorio.', 'Telehealth'),
  (5, true, 'annual_physical', 'Annual physical', 'A complete yearly checkup.',
    'Examen físico anual', 'Un chequeo completo cada año.', 'Physicals'),
  (6, true, 'chronic_care', 'Chronic care', 'Ongoing care for long-term conditions such as diabetes, asthma, or high blood pressure.',
    'Control de enfermedades crónicas', 'Atención continua de enfermedades de larga duración, como diabetes, asma o presión alta.', 'Chronic Care'),
  (7, false, 'basic_labs', 'Basic labs', 'Common blood and urine tests, such as cholesterol, blood sugar, and blood count.',
    'Análisis de laboratorio básicos', 'Análisis comunes de sangre y orina, como colesterol, azúcar en la sangre y conteo sanguíneo.', 'Basic Labs'),
  (8, false, 'office_tests', 'Tests in the office', 'Quick tests with results during the visit, such as strep, flu, urine, and pregnancy tests.',
    'Pruebas en el consultorio', 'Pruebas rápidas con resultados durante la consulta, como las de estreptococo, gripe, orina y embarazo.', 'Tests in the Office'),
  (9, false, 'ekg', 'EKG', 'A test that records the heart’s electrical activity.',
    'Electrocardiograma', 'Una prueba que registra la actividad eléctrica del corazón.', 'EKG'),
  (10, false, 'minor_procedures', 'Minor procedures', 'Small treatments in the office, such as wart or ingrown nail removal.',
    'Procedimientos menores', 'Tratamientos sencillos en el consultorio, como quitar verrugas o uñas encarnadas.', 'Minor Procedures'),
  (11, false, 'stitches', 'Stitches', 'Closing a cut and removing the stitches later.',
    'Puntos de sutura', 'Cerrar una herida y quitar los puntos después.', 'Stitches'),
  (12, false, 'skin_biopsies', 'Skin biopsies', 'Removing a small piece of skin for a lab to examine.',
    'Biopsias de piel', 'Tomar una pequeña muestra de piel para que la examine un laboratorio.', 'Skin Biopsies'),
  (13, false, 'joint_injections', 'Joint injections', 'Medicine injected into a sore joint, such as a knee or shoulder.',
    'Inyecciones en las articulaciones', 'Medicamento inyectado en una articulación adolorida, como la rodilla o el hombro.', 'Joint Injections'),
  (14, false, 'vaccines', 'Vaccines', 'Shots that protect against diseases such as flu and tetanus.',
    'Vacunas', 'Vacunas que protegen contra enfermedades como la gripe y el tétanos.', 'Vaccines'),
  (15, false, 'medicines_at_cost', 'Medicines at cost', 'Common medicines from the practice, at about what it pays for them.',
    'Medicamentos a precio de costo', 'Medicamentos comunes que vende el consultorio, más o menos a lo que le cuestan.', 'Medicines at Cost'),
  (16, false, 'imaging_discounts', 'Imaging discounts', 'Lower prices that the practice has negotiated for X-rays, CT scans, and MRI scans.',
    'Descuentos en estudios de imagen', 'Precios más bajos que el consultorio ha negociado para radiografías, tomografías y resonancias magnéticas.', 'Imaging Discounts'),
  (17, false, 'home_visits', 'Home visits', 'Visits at your home.',
    'Visitas a domicilio', 'Visitas en su casa.', 'House Calls'),
  (18, false, 'hospital_visits', 'Hospital visits', 'Care from the practice’s own clinician while you are in the hospital.',
    'Visitas en el hospital', 'Atención de un profesional de la salud del propio consultorio mientras usted está en el hospital.', 'Hospital Visits'),
  (19, false, 'prenatal_care', 'Prenatal care', 'Checkups during pregnancy.',
    'Atención prenatal', 'Consultas de control durante el embarazo.', 'Prenatal Care'),
  (20, false, 'after_hours', 'After hours', 'Access to the practice’s own clinician in the evening and on weekends.',
    'Fuera de horario', 'Acceso a un profesional de la salud del propio consultorio por la noche y los fines de semana.', 'After Hours'),
  (21, false, 'gender_affirming_care', 'Gender-affirming care', 'Care that supports a person’s gender identity, such as hormone therapy.',
    'Atención de afirmación de género', 'Atención que apoya la identidad de género de la persona, como la terapia hormonal.', 'Gender-Affirming Care');

-- The tag of an offered service differs from the tag that also an About text can have.
select
  private.add_tag(
    label, spanish_label, 'offer', filter => 'service', value => private.slug(label), tag => '=offers-' || private.slug(label)
  ),
  private.add_terms('tag', tag, 'es', spanish_label)
from public.services order by position;

create type public.service_coverage as enum ('included', 'extra', 'not offered');

create table public.listing_services (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  service text not null references public.services (name) on update cascade,
  coverage public.service_coverage not null,
  -- An extra service costs something, or it would be included.
  price numeric(8, 2) constraint listing_services_price_check check (
    price is null or (coverage = 'extra' and price > 0 and price <= 100000)
  ),
  note text constraint listing_services_note_check check (
    note is null or (coverage <> 'not offered' and char_length(note) <= 120 and char_length(btrim(note)) >= 1 and private.is_plain_line(note))
  ),
  primary key (doctor_id, service)
);

comment on table public.listing_services is
  'Which services the fee of a practice covers, which cost extra, and which it does not offer; unnamed ones are unknown. Written by functions only.';
comment on column public.listing_services.price is 'Dollars each time; null when it is unknown or varies.';
comment on column public.listing_services.note is 'One line that limits or explains it: "Two a year".';

create index listing_services_service_idx on public.listing_services (service);

grant select on table public.listing_services to anon, authenticated;

create policy "listing_services: anyone can read services of visible listings" on public.listing_services
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('listing_services');

-- Offices.
create function private.describe_office(office jsonb) returns jsonb
language sql immutable
return jsonb_strip_nulls(office - '{doctor_id,position,latitude,longitude,time_zone}'::text[]);

comment on function private.describe_office is 'Returns what versions and pending changes hold of a row of offices: its values without nulls, and its id.';

create function private.write_offices(listing_id uuid, new_offices jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant uuid[] := array(select id from public.offices where doctor_id = listing_id);
  first_office constant uuid := (select id from public.offices where doctor_id = listing_id and position = 0);
begin
  delete from public.offices where doctor_id = listing_id;
  insert into public.offices
  select written.*
  from (
    select ordinal, given as office, row_number() over (partition by given.id order by ordinal) as repetition
    from jsonb_array_elements(new_offices) with ordinality as entry (value, ordinal)
    cross join lateral jsonb_populate_record(null::public.offices, entry.value) as given
  ) as listed
  cross join lateral jsonb_populate_record(office, jsonb_build_object(
    'id', case
      when (office).id = any (known) and repetition = 1 then (office).id
      -- The first office is identified by its position.
      when ordinal = 1 and (office).id is null then coalesce(first_office, gen_random_uuid())
      else gen_random_uuid()
    end,
    'doctor_id', listing_id, 'position', ordinal - 1, 'name', nullif(btrim((office).name), ''),
    'address_street', nullif(btrim((office).address_street), ''), 'address_city', btrim((office).address_city),
    'hours', coalesce((office).hours, '[]'), 'by_appointment', coalesce((office).by_appointment, false),
    'special_hours', coalesce((office).special_hours, '[]'), 'latitude', null, 'longitude', null
  )) as written;
end $$;

comment on function private.write_offices is
  'Replaces the offices of a locked listing; an office given with its id keeps it. Definer: API roles cannot write them.';

create function private.is_reviewed_office(before jsonb, office jsonb) returns boolean
language sql immutable
return case when office ? 'address_city' then exists (
  select from jsonb_array_elements(before) as known
  where (known -> 'name', known -> 'address_city', known -> 'address_state', known -> 'address_zip')
    is not distinct from (office -> 'name', office -> 'address_city', office -> 'address_state', office -> 'address_zip')
    -- Removing a street needs no review.
    and (not office ? 'address_street' or known -> 'address_street' = office -> 'address_street')
-- The first office has the address of the listing.
) else not office ? 'name' or before -> 0 -> 'name' is not distinct from office -> 'name' end;

comment on function private.is_reviewed_office is
  'Whether an office has the name and address of one of the offices before, or the same without its street; whether the first office has its name. Both are in '
  'the format of get_part.';

create function private.keep_reviewed_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(case
    when private.is_reviewed_office(before, office) then office
    when ordinal = 1 then jsonb_strip_nulls(office || jsonb_build_object('name', before -> 0 -> 'name'))
    else known
  end order by ordinal), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, ordinal)
  left join jsonb_array_elements(before) as known on known -> 'id' = office -> 'id'
  where ordinal = 1 or known is not null or private.is_reviewed_office(before, office)
);

comment on function private.keep_reviewed_offices is
  'Returns the offices that need no review and, in their positions, the unchanged originals of those that are about to move.';

create function private.merge_offices(listed jsonb, waiting jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(office order by ordinal)
  from (
    select case when moved ? 'address_city' then moved else here.office || coalesce(moved, '{}') end, here.ordinal
    from jsonb_array_elements(case when listed = '[]' then '[{}]' else listed end) with ordinality as here (office, ordinal)
    left join jsonb_array_elements(waiting) as moved
      on moved -> 'id' = here.office -> 'id' or (here.ordinal = 1 and not moved ? 'address_city')
    union all
    select office, 10 + ordinal from jsonb_array_elements(waiting) with ordinality as entry (office, ordinal)
    where office ? 'address_city' and not listed @> jsonb_build_array(jsonb_build_object('id', office -> 'id'))
  ) as joined (office, ordinal)
);

comment on function private.merge_offices is
  'Returns the listed offices together with the reviewed ones, which replace the office with their id or follow the others.';

-- All parts together.

create function private.parts_in(new_values jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(select part from unnest('{tiers,services,clinicians,offices}'::text[]) as part where new_values ? part);
end $$;

comment on function private.parts_in is 'Returns which keys of an object of changes are parts of a listing that have tables of their own.';

create function private.get_part(listing_id uuid, part text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case part
    when 'tiers' then (
      select coalesce(jsonb_agg(to_jsonb(membership_tiers) - array['id', 'doctor_id'] order by min_age), '[]')
      from public.membership_tiers where doctor_id = listing_id
    )
    when 'services' then (
      select coalesce(
        jsonb_agg(to_jsonb(stated) - 'doctor_id' || jsonb_build_object('label', services.label) order by services.position), '[]'
      )
      from public.listing_services as stated join public.services on services.name = stated.service
      where stated.doctor_id = listing_id
    )
    when 'clinicians' then (
      select coalesce(jsonb_agg(to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] order by position), '[]')
      from public.clinicians where doctor_id = listing_id
    )
    when 'offices' then (
      select coalesce(jsonb_agg(private.describe_office(to_jsonb(offices)) order by position), '[]')
      from public.offices where doctor_id = listing_id
    )
  end;
end $$;

comment on function private.get_part is
  'Returns a part of a listing as a list in order: tiers [{label, min_age, max_age, monthly_price}]; services [{service, label, coverage, price, note}]; '
  'clinicians with their columns; offices without nulls, each with its id, which identifies an office that moves. Definer: the calling function checks who '
  'may read it.';
grant execute on function private.get_part to authenticated;

create function private.get_parts(listing_id uuid, parts text[] default '{tiers,services,clinicians,offices}') returns jsonb
language sql stable security definer set search_path = ''
return (select coalesce(jsonb_object_agg(part, private.get_part(listing_id, part)), '{}') from unnest(parts) as part);

comment on function private.get_parts is 'Returns parts of a listing as {part: list}. Definer: the calling function checks who may read it.';

create function private.write_parts(listing_id uuid, new_values jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_entries(new_values -> part, part) from unnest(private.parts_in(new_values)) as part;
  if new_values ? 'tiers' then
    delete from public.membership_tiers where doctor_id = listing_id;
    insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
    select listing_id, label, min_age, max_age, monthly_price
    from jsonb_to_recordset(new_values -> 'tiers') as tier (label text, min_age smallint, max_age smallint, monthly_price numeric);
    if exists (
      select from public.membership_tiers as one join public.membership_tiers as other on other.doctor_id = listing_id and other.min_age > one.min_age
      where one.doctor_id = listing_id and int4range(one.min_age, one.max_age, '[]') && int4range(other.min_age, other.max_age, '[]')
    ) then
      raise exception 'Age bands cannot overlap' using errcode = '23514', hint = 'age_bands_overlap';
    end if;
  end if;
  if new_values ? 'services' then
    delete from public.listing_services where doctor_id = listing_id;
    insert into public.listing_services (doctor_id, service, coverage, price, note)
    select listing_id, service, coverage, price, note
    from jsonb_to_recordset(new_values -> 'services')
      as stated (service text, coverage public.service_coverage, price numeric, note text);
  end if;
  if new_values ? 'clinicians' then
    perform private.write_clinicians(listing_id, new_values -> 'clinicians');
  end if;
  if new_values ? 'offices' then
    perform private.write_offices(listing_id, new_values -> 'offices');
  end if;
end $$;

comment on function private.write_parts is
  'Replaces the given parts of a locked listing, {part: list}. Its callers record the version. Errors: those of require_entries and of the parts; 23514 age '
  'bands overlap.';

-- State and city pages.
create index offices_city_idx on public.offices (address_state, private.slug(address_city)) where position > 0;

create function private.list_offices_in(in_state text, in_city text default null)
returns table (doctor_id uuid, name text, address_city text, address_state text, "position" smallint)
language sql stable security definer set search_path = '' rows 50
begin atomic
  select entries.doctor_id, there.name, there.address_city, there.address_state, there.position
  from private.search_entries as entries
  cross join lateral (
    select offices.* from public.offices
    where offices.doctor_id = entries.doctor_id and offices.position > 0
      and offices.address_state = in_state and (in_city is null or private.slug(offices.address_city) = in_city)
    order by offices.position limit 1
  ) as there
  where entries.office = 0 and entries.words @@ private.any_of(array[private.office_tag(in_state, in_city)]);
end;

comment on function private.list_offices_in is
  'Returns the first office in a state, or in one of its cities (by slug), of each published listing whose own address is elsewhere. Definer: '
  'search entries are private.';
grant execute on function private.list_offices_in to anon, authenticated, service_role;

create function private.list_office_cities(in_state text) returns table (doctor_id uuid, address_city text)
language sql stable security definer set search_path = '' rows 1000
begin atomic
  select distinct on (entries.doctor_id, private.slug(offices.address_city)) entries.doctor_id, offices.address_city
  from private.search_entries as entries
  join public.offices on offices.doctor_id = entries.doctor_id and offices.position > 0 and offices.address_state = in_state
  where entries.office = 0 and entries.words @@ (private.quote_tsquery_word(private.office_tag(in_state) || '-') || ':*')::tsquery
    -- Skips the city of the listing's own address.
    and entries.words @@ private.any_of(array[private.office_tag(in_state, offices.address_city)])
  order by entries.doctor_id, private.slug(offices.address_city), offices.position;
end;

comment on function private.list_office_cities is
  'Returns each published listing with each city of a state in which it has an office, except the city of its own address. Definer: search entries '
  'are private.';
grant execute on function private.list_office_cities to anon, authenticated, service_role;
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
    (select offices.address_city from private.list_offices_in(in_state, in_city) as offices limit 1)
    limit 1
  ),
  there as (
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end as price from public.doctors
    where verified and address_state = in_state and (in_city is null or private.slug(address_city) = in_city)
    union all
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end from private.list_offices_in(in_state, in_city) as offices
    join public.doctors on doctors.id = offices.doctor_id and doctors.verified
  )
  select case when in_city is not null then (select name from known) end,
    count(*)::integer, count(price)::integer,
    (percentile_cont(0.5) within group (order by price))::numeric(8, 2)
  from there
  having exists (select 1 from known);
end $$;

comment on function public.describe_place is
  'Returns how many verified practices have an office in a state (by code) or in one of its cities (by slug), how many have a monthly price, and '
  'the median of those in dollars, using the lowest price where there is no single one. Returns no row for an unknown place.';

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
      select offices.address_city from private.list_office_cities(in_state) as offices
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
      -- A flat earth is exact enough to order cities within a degree; one degree of latitude is 69.1 miles.
      min(69.1 * sqrt((zip_codes.latitude - here.latitude) ^ 2
        + (cos(radians(here.latitude)) * (zip_codes.longitude - here.longitude)) ^ 2)) as miles
    from public.zip_codes
    where zip_codes.latitude between here.latitude - 1 and here.latitude + 1
      and zip_codes.longitude between here.longitude - 1.5 and here.longitude + 1.5
      and (zip_codes.state, private.slug(zip_codes.city)) <> (in_state, in_city)
    group by zip_codes.state, 3
    -- Nearest first, so that only the cities that are shown are counted.
    order by miles, slug
  ) as nearby
  cross join lateral (
    select (
      select count(*) from public.doctors
      where doctors.verified and doctors.address_state = nearby.state and private.slug(doctors.address_city) = nearby.slug
    )::integer + case when exists (
      select from public.offices
      where offices.position > 0 and offices.address_state = nearby.state and private.slug(offices.address_city) = nearby.slug
    -- Few of the hundreds of towns have one, and the call is expensive.
    ) then (select count(*) from private.list_offices_in(nearby.state, nearby.slug))::integer else 0 end as practice_count
  ) as offers
  where offers.practice_count > 0
  order by nearby.miles, nearby.slug
  limit 12;
end $$;

comment on function public.list_places is
  'Returns the cities of a state with practices, most practices first; or, for a city, the cities within about 70 miles, nearest first.';

create function public.list_place_listings(in_state text, in_city text default null, after text default null, page_size integer default 24)
returns table (
  id uuid, practice_name text, credentials text, specialty text, bio text, photo_url text,
  address_city text, address_state text, monthly_price numeric(8, 2), price_from numeric, yearly_price numeric(8, 2),
  couple_price numeric(8, 2), accepting_new_patients boolean, telehealth_only boolean, ownership public.listing_ownership, languages text[], has_waitlist boolean,
  distance_miles double precision, is_nearest_fallback boolean, place text, place_radius integer, corrected text, total integer, page_cursor text,
  office_name text, office_city text, office_state text,
  hours jsonb, special_hours jsonb, hours_note text, by_appointment boolean, time_zone text, step_free boolean,
  clinicians jsonb, clinician_count integer
)
language plpgsql stable set search_path = '' rows 24 as $$
declare
  last_name text;
  page_rows constant integer := least(greatest(page_size, 1), 100);
  last_id uuid;
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city, after)), 1000, 'bytes of a place');
  last_name := coalesce(after::jsonb ->> 0, '');
  last_id := coalesce(after::jsonb ->> 1, '00000000-0000-0000-0000-000000000000')::uuid;
  return query
  with found as (
    (
      select doctors.id, doctors.practice_name, null::text as name, null::text as city, null::text as state, 0 as position
      from public.doctors
      where doctors.verified and doctors.address_state = in_state
        and (in_city is null or private.slug(doctors.address_city) = in_city)
        and (doctors.practice_name, doctors.id) > (last_name, last_id)
      order by doctors.practice_name, doctors.id limit page_rows
    )
    union all
    (
      select doctors.id, doctors.practice_name, offices.name, offices.address_city, offices.address_state, offices.position
      from private.list_offices_in(in_state, in_city) as offices
      join public.doctors on doctors.id = offices.doctor_id and doctors.verified
      where (doctors.practice_name, doctors.id) > (last_name, last_id)
      order by doctors.practice_name, doctors.id limit page_rows
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
    ) + (select count(*)::integer from private.list_offices_in(in_state, in_city))) end,
    jsonb_build_array(found.practice_name, found.id)::text,
    found.name, found.city, found.state,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone, offices.step_free,
    team.clinicians, team.clinician_count
  from found join private.cards on cards.id = found.id
  left join public.offices on offices.doctor_id = found.id and offices.position = found.position
  cross join lateral private.card_clinicians(found.id) as team
  order by found.practice_name, found.id
  limit page_rows;
end $$;

comment on function public.list_place_listings is
  'Returns the verified practices with an office in a state or city, by name, in the columns of search_doctors. The first page has the total, '
  'counted up to 1,001.';

grant execute on function public.describe_place, public.list_places, public.list_place_listings to anon, authenticated;
