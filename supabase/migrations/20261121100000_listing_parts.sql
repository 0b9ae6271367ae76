-- The parts of a listing that have tables of their own: prices by age, clinicians, services, and offices. Anyone who
-- can read a listing can read its parts; only private.write_listing and, for new listings, imports write them, always
-- as complete lists.

-- Membership prices by age.
create table public.membership_tiers (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  label text not null constraint membership_tiers_label_check check (private.is_plain_line(label, 1, 60)),
  min_age smallint not null constraint membership_tiers_min_age_check check (min_age between 0 and 120),
  -- Null means no upper limit.
  max_age smallint constraint membership_tiers_max_age_check check (max_age between min_age and 120),
  monthly_price numeric(8, 2) not null
    constraint membership_tiers_monthly_price_check check (monthly_price between 0 and 100000),
  constraint membership_tiers_doctor_id_min_age_key unique (doctor_id, min_age)
);

comment on table public.membership_tiers is
  'Membership prices of a practice by age in years, both ends included, in dollars a month. Written by functions only.';

grant select on table public.membership_tiers to anon, authenticated;

create policy "membership_tiers: anyone can read prices of visible listings" on public.membership_tiers
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

select private.guard_table('membership_tiers');

-- Clinicians.
create table public.clinicians (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  -- Together with the unique key below, this limits a practice to 30 clinicians.
  position smallint not null constraint clinicians_position_check check (position between 1 and 30),
  name text not null
    constraint clinicians_name_check check (private.is_plain_line(name, 2, 120) and private.is_allowed_name(name)),
  credentials text constraint clinicians_credentials_check check (private.is_plain_line(credentials, 1, 120)),
  specialty text constraint clinicians_specialty_check check (private.is_plain_line(specialty, 2, 80)),
  languages text[] not null default '{}' constraint clinicians_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400
    and private.is_plain_line(array_to_string(languages, '')) and array_position(languages, null) is null
  ),
  npi text constraint clinicians_npi_check check (private.is_valid_npi(npi)),
  -- Null until the practice states it.
  accepting_new_patients boolean,
  practicing_since smallint constraint clinicians_practicing_since_check check (practicing_since between 1930 and 2100),
  photo_url text constraint clinicians_photo_url_check check (
    char_length(photo_url) <= 500
    and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/clinician-photos/[^\s?#<>"]+$'
  ),
  -- Null unless the practice states it.
  gender text constraint clinicians_gender_check check (gender in ('woman', 'man', 'nonbinary')),
  -- An opt-out lasts two years and can begin with the next quarter (42 CFR 405.405 and 405.410). The check depends on
  -- today's date, but a stored date never becomes invalid. The first opt-outs began in 1998.
  medicare_opt_out_until date constraint clinicians_medicare_opt_out_until_check check (
    medicare_opt_out_until between '1998-01-01' and current_date + interval '30 months'
  ),
  former_names text[] not null default '{}'
    constraint clinicians_former_names_check check (private.are_former_names(former_names)),
  constraint clinicians_doctor_id_position_key unique (doctor_id, position),
  constraint clinicians_doctor_id_npi_key unique (doctor_id, npi)
);

comment on table public.clinicians is
  'The clinicians of a practice, in its order. A practice of one can have none; its listing then describes the '
  'clinician. Written by functions only.';
comment on column public.clinicians.practicing_since is 'The year.';
comment on column public.clinicians.gender is 'woman, man, or nonbinary, as the practice states it.';
comment on column public.clinicians.medicare_opt_out_until is
  'The last day of the Medicare opt-out of the clinician, which the next one follows unless it is canceled; null when '
  'the clinician has not opted out, or this is unknown.';
comment on column public.clinicians.former_names is 'Names that the clinician had before, most recent first.';
comment on column public.clinicians.photo_url is 'The public address of a photo in the folder of the practice.';

grant select on table public.clinicians to anon, authenticated;

create policy "clinicians: anyone can read clinicians of visible listings" on public.clinicians
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('clinicians');

create function private.speaks(listing uuid, language text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.doctors cross join unnest(doctors.languages) as line
    where doctors.id = listing and private.language_of(line) = language
    union all
    select from public.clinicians cross join unnest(clinicians.languages) as line
    where doctor_id = listing and private.language_of(line) = language
  );
end;

comment on function private.speaks is
  'Whether a listing says that the practice or one of its clinicians speaks a language. Definer: called for emails.';

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
    doctor_id, position, name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since,
    photo_url, gender,
    medicare_opt_out_until, former_names
  )
  select
    listing_id, ordinal, btrim(name), nullif(btrim(credentials), ''), nullif(btrim(specialty), ''),
      coalesce(languages, '{}'), nullif(btrim(npi), ''),
    accepting_new_patients, practicing_since, nullif(photo_url, ''), nullif(gender, ''), medicare_opt_out_until,
    array(select btrim(former) from unnest(former_names) as former)
  from jsonb_array_elements(new_clinicians) with ordinality as entry (given, ordinal)
  cross join lateral jsonb_populate_record(null::public.clinicians, given) as person;
  if exists (
    select from public.clinicians where doctor_id = listing_id and practicing_since > extract(year from now())
  ) then
    raise exception 'The year a clinician started practicing cannot be in the future'
      using errcode = '23514', hint = 'year_in_future';
  -- A photo in the folder of another practice could be replaced there.
  elsif exists (
    select from public.clinicians
    where doctor_id = listing_id and photo_url not like '%/clinician-photos/' || listing_id || '/%'
  ) then
    raise exception 'The photo of a clinician must be uploaded for this practice'
      using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
end $$;

comment on function private.write_clinicians is
  'Replaces the clinicians of a locked listing. Errors: 23514 two with the same NPI, a year in the future, or a photo '
  'that was not uploaded for the practice. Definer: API roles cannot write them.';

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
    where person ? 'left_in' and listing.status = 'published'
      and exists (select from public.clinicians where doctor_id = listing.id and clinicians.name = entries.name)
    union all
    -- A clinician who is listed again has not left.
    select known ->> 'name', known ->> 'left_in' from jsonb_array_elements(listing.former_clinicians) as known
    where known ->> 'name' not in (select name from entries where name is not null)
    order by left_in desc, name limit 30
  )
  select jsonb_build_object(
    'clinicians', (select coalesce(jsonb_agg(person order by ordinal), '[]') from entries where not person ? 'left_in'),
    'former_clinicians', (select coalesce(jsonb_agg(
      to_jsonb(former) order by left_in desc, private.slug(name) collate "C"
    ), '[]') from former)
  );
end;

comment on function private.separate_former_clinicians is
  'Returns {clinicians, former_clinicians} of a listing for a list in which `left_in` says when a clinician left, as '
  '"2027-05".';

create function private.has_new_clinician(before jsonb, after jsonb) returns boolean
language sql immutable
return exists (
  select from jsonb_array_elements(after) as person
  where not exists (
    select from jsonb_array_elements(before) as known
    where (
      known -> 'name', known -> 'credentials', known -> 'npi'
    ) = (person -> 'name', person -> 'credentials', person -> 'npi')
      and coalesce(person -> 'former_names', '[]') <@ coalesce(known -> 'former_names', '[]')
  )
);

comment on function private.has_new_clinician is
  'Whether the second list of clinicians has a name, former name, credentials, or NPI that the first one does not; '
  'removing clinicians and former names needs no review.';

create function private.former_names_of(listing public.doctors) returns text[]
language sql stable
begin atomic
  select listing.former_names || array(
    select former
    from public.clinicians cross join unnest(clinicians.former_names) with ordinality as known (former, ordinal)
    where doctor_id = listing.id order by position, ordinal
  ) || array(select former ->> 'name' from jsonb_array_elements(listing.former_clinicians) as former);
end;

comment on function private.former_names_of is
  'Returns the former names of a practice and of its clinicians, and the names of clinicians who have left.';

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

comment on table public.services is
  'The services whose coverage a practice can state, each with a sentence that explains it.';
comment on column public.services.is_basic is
  'Whether an ordinary membership includes it, so that practices can include all of these at once: primary care '
  'without procedures, labs, or medicines.';

grant select (name, label, explanation, position, is_basic) on table public.services to anon, authenticated;

create policy "services: anyone can read services" on public.services for select to anon, authenticated using (true);
select private.guard_table('services');

insert into public.services (position, is_basic, name, label, explanation, spanish_label, spanish_explanation, tag)
values
  (1, true, 'office_visits', 'Office visits', 'In-person visits when you are sick or need something checked.',
    'Consultas en el consultorio', 'Consultas en persona cuando se siente mal o necesita que le revisen algo.',
    'Office Visits'),
  (2, true, 'same_day_visits', 'Same-day visits',
    'Visits on the same or next business day for problems that cannot wait.', 'Consultas el mismo día',
    'Consultas el mismo día o el siguiente día hábil para problemas que no pueden esperar.', 'Urgent Care'),
  (3, true, 'messages_and_calls', 'Messages and calls', 'Questions by text, email, or phone between visits.',
    'Mensajes y llamadas', 'Preguntas por mensaje de texto, correo electrónico o teléfono entre consultas.',
    'Messages and Calls'),
  (4, true, 'video_visits', 'Video visits', 'A visit by video instead of in the office.',
    'Consultas por video', 'Una consulta por video en lugar de ir al consultorio.', 'Telehealth'),
  (5, true, 'annual_physical', 'Annual physical', 'A complete yearly checkup.',
    'Examen físico anual', 'Un chequeo completo cada año.', 'Physicals'),
  (6, true, 'chronic_care', 'Chronic care',
    'Ongoing care for long-term conditions such as diabetes, asthma, or high blood pressure.',
    'Control de enfermedades crónicas',
    'Atención continua de enfermedades de larga duración, como diabetes, asma o presión alta.', 'Chronic Care'),
  (7, false, 'basic_labs', 'Basic labs',
    'Common blood and urine tests, such as cholesterol, blood sugar, and blood count.',
    'Análisis de laboratorio básicos',
    'Análisis comunes de sangre y orina, como colesterol, azúcar en la sangre y conteo sanguíneo.', 'Basic Labs'),
  (8, false, 'office_tests', 'Tests in the office',
    'Quick tests with results during the visit, such as strep, flu, urine, and pregnancy tests.',
    'Pruebas en el consultorio',
    'Pruebas rápidas con resultados durante la consulta, como las de estreptococo, gripe, orina y embarazo.',
    'Tests in the Office'),
  (9, false, 'ekg', 'EKG', 'A test that records the heart’s electrical activity.',
    'Electrocardiograma', 'Una prueba que registra la actividad eléctrica del corazón.', 'EKG'),
  (10, false, 'minor_procedures', 'Minor procedures',
    'Small treatments in the office, such as wart or ingrown nail removal.', 'Procedimientos menores',
    'Tratamientos sencillos en el consultorio, como quitar verrugas o uñas encarnadas.', 'Minor Procedures'),
  (11, false, 'stitches', 'Stitches', 'Closing a cut and removing the stitches later.',
    'Puntos de sutura', 'Cerrar una herida y quitar los puntos después.', 'Stitches'),
  (12, false, 'skin_biopsies', 'Skin biopsies', 'Removing a small piece of skin for a lab to examine.',
    'Biopsias de piel', 'Tomar una pequeña muestra de piel para que la examine un laboratorio.', 'Skin Biopsies'),
  (13, false, 'joint_injections', 'Joint injections',
    'Medicine injected into a sore joint, such as a knee or shoulder.', 'Inyecciones en las articulaciones',
    'Medicamento inyectado en una articulación adolorida, como la rodilla o el hombro.', 'Joint Injections'),
  (14, false, 'vaccines', 'Vaccines', 'Shots that protect against diseases such as flu and tetanus.',
    'Vacunas', 'Vacunas que protegen contra enfermedades como la gripe y el tétanos.', 'Vaccines'),
  (15, false, 'medicines_at_cost', 'Medicines at cost',
    'Common medicines from the practice, at about what it pays for them.', 'Medicamentos a precio de costo',
    'Medicamentos comunes que vende el consultorio, más o menos a lo que le cuestan.', 'Medicines at Cost'),
  (16, false, 'imaging_discounts', 'Imaging discounts',
    'Lower prices that the practice has negotiated for X-rays, CT scans, and MRI scans.',
    'Descuentos en estudios de imagen',
    'Precios más bajos que el consultorio ha negociado para radiografías, tomografías y resonancias magnéticas.',
    'Imaging Discounts'),
  (17, false, 'home_visits', 'Home visits', 'Visits at your home.',
    'Visitas a domicilio', 'Visitas en su casa.', 'House Calls'),
  (18, false, 'hospital_visits', 'Hospital visits',
    'Care from the practice’s own clinician while you are in the hospital.', 'Visitas en el hospital',
    'Atención de un profesional de la salud del propio consultorio mientras usted está en el hospital.',
    'Hospital Visits'),
  (19, false, 'prenatal_care', 'Prenatal care', 'Checkups during pregnancy.',
    'Atención prenatal', 'Consultas de control durante el embarazo.', 'Prenatal Care'),
  (20, false, 'after_hours', 'After hours', 'Access to the practice’s own clinician in the evening and on weekends.',
    'Fuera de horario',
    'Acceso a un profesional de la salud del propio consultorio por la noche y los fines de semana.', 'After Hours'),
  (21, false, 'gender_affirming_care', 'Gender-affirming care',
    'Care that supports a person’s gender identity, such as hormone therapy.', 'Atención de afirmación de género',
    'Atención que apoya la identidad de género de la persona, como la terapia hormonal.', 'Gender-Affirming Care');

-- The tag of an offered service differs from the tag that also an About text can have.
select
  private.add_tag(
    label, spanish_label, 'offer', filter => 'service', value => private.slug(label),
    tag => '=offers-' || private.slug(label)
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
    note is null or (
      coverage <> 'not offered' and private.is_plain_line(note, 1, 120)
    )
  ),
  primary key (doctor_id, service)
);

comment on table public.listing_services is
  'Which services the fee of a practice covers, which cost extra, and which it does not offer; unnamed ones are '
  'unknown. Written by functions only.';
comment on column public.listing_services.price is 'Dollars each time; null when it is unknown or varies.';
comment on column public.listing_services.note is 'One line that limits or explains it: "Two a year".';

create index listing_services_service_idx on public.listing_services (service);

grant select on table public.listing_services to anon, authenticated;

create policy "listing_services: anyone can read services of visible listings" on public.listing_services
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('listing_services');

-- All parts together.

create function private.parts_in(new_values jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(select part from unnest('{tiers,services,clinicians,offices}'::text[]) as part where new_values ? part);
end $$;

comment on function private.parts_in is
  'Returns which keys of an object of changes are parts of a listing that have tables of their own.';

create function private.get_part(listing_id uuid, part text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case part
    when 'tiers' then (
      select coalesce(jsonb_agg(to_jsonb(membership_tiers) - array['id', 'doctor_id'] order by min_age), '[]')
      from public.membership_tiers where doctor_id = listing_id
    )
    when 'services' then (
      select coalesce(
        jsonb_agg(
          to_jsonb(stated) - 'doctor_id' || jsonb_build_object('label', services.label) order by services.position
        ),
        '[]'
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
  'Returns a part of a listing as a list in order: tiers [{label, min_age, max_age, monthly_price}]; services '
  '[{service, label, coverage, price, note}]; clinicians with their columns; offices without nulls, each with its id, '
  'which identifies an office that moves. A caller with API rights gets what '
  'row-level security lets them read.';
grant execute on function private.get_part to authenticated;

create function private.get_parts(listing_id uuid, parts text[] default '{tiers,services,clinicians,offices}')
returns jsonb
language sql stable security definer set search_path = ''
return (select coalesce(jsonb_object_agg(part, private.get_part(listing_id, part)), '{}') from unnest(parts) as part);

comment on function private.get_parts is
  'Returns parts of a listing as {part: list}. Definer: the calling function checks who may read it.';

create function private.write_parts(listing_id uuid, new_values jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_entries(new_values -> part, part) from unnest(private.parts_in(new_values)) as part;
  if new_values ? 'tiers' then
    delete from public.membership_tiers where doctor_id = listing_id;
    insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
    select listing_id, label, min_age, max_age, monthly_price
    from jsonb_to_recordset(
      new_values -> 'tiers'
    ) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric);
    if exists (
      select from public.membership_tiers as one
      join public.membership_tiers as other on other.doctor_id = listing_id and other.min_age > one.min_age
      where one.doctor_id = listing_id
        and int4range(one.min_age, one.max_age, '[]') && int4range(other.min_age, other.max_age, '[]')
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
  'Replaces the given parts of a locked listing, {part: list}. Its callers record the version. Errors: those of '
  'require_entries and of the parts; 23514 age bands overlap.';

create index zip_codes_state_slug_idx on public.zip_codes (state, private.slug(city));
create index doctors_city_page_idx
on public.doctors (address_state, private.slug(address_city), (private.slug(practice_name) collate "C"), id)
where verified;
create index doctors_state_page_idx on public.doctors (address_state, (private.slug(practice_name) collate "C"), id)
where verified;
