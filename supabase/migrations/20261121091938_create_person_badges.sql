-- What is known of a person, with the day it was checked: whether they are of the site's team, a physician, or the owner of a practice.

create function private.is_physician_taxonomy(taxonomy text) returns boolean
language sql immutable parallel safe
-- The classifications that the NUCC groups as "Allopathic & Osteopathic Physicians".
return split_part(taxonomy, ',', 1) = any (array[
  'Allergy & Immunology', 'Anesthesiology', 'Clinical Pharmacology', 'Colon & Rectal Surgery', 'Dermatology', 'Emergency Medicine',
  'Family Medicine', 'General Practice', 'Hospitalist', 'Integrative Medicine', 'Internal Medicine', 'Medical Genetics', 'Neurological Surgery',
  'Neuromusculoskeletal Medicine & OMM', 'Neuromusculoskeletal Medicine', 'Nuclear Medicine', 'Obstetrics & Gynecology', 'Ophthalmology',
  'Orthopaedic Surgery', 'Otolaryngology', 'Pain Medicine', 'Pathology', 'Pediatrics', 'Phlebology', 'Physical Medicine & Rehabilitation',
  'Plastic Surgery', 'Preventive Medicine', 'Psychiatry & Neurology', 'Radiology', 'Surgery', 'Thoracic Surgery (Cardiothoracic Vascular Surgery)',
  'Transplant Surgery', 'Urology'
]);

comment on function private.is_physician_taxonomy is 'Whether a taxonomy of the NPI registry is one of physicians: nurses, dentists, and others have NPIs as well.';

-- These are in PL/pgSQL, which keeps its plans: the feed compares names for each physician on a page.
create function private.words_of_name(name text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array(
    select word from string_to_table(private.strip_titles(private.name_skeleton(name)), ' ') as word where char_length(word) > 1
  );
end $$;

comment on function private.words_of_name is 'The words of a name for comparing, without titles, credentials, and initials.';

create function private.names_agree(own_name text, registry_name text, other_names text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  own_words constant text[] := private.words_of_name(own_name);
begin
  return cardinality(own_words) >= 2
    and own_words <@ private.words_of_name(concat_ws(' ', registry_name, array_to_string(other_names, ' ')));
end $$;

comment on function private.names_agree is
  'Whether all words of a person''s name, two at least, are in the name that the registry has, or in an earlier one.';

create function private.person_badges(person uuid)
returns table (is_staff boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  is_staff := private.is_staff(person);
  select own.owned_since, own.id, own.practice_name into owner_since, practice_id, practice_name
  from public.doctors as own
  where own.user_id = person and own.verified and own.claim_status = 'approved'
  order by own.owned_since, own.id limit 1;
  if practice_id is not null then
    select max(records.checked_at) into physician_checked_at
    from public.doctors as own
    cross join lateral (
      select own.npi union all select clinicians.npi from public.clinicians where clinicians.doctor_id = own.id
    ) as named (npi)
    join private.npi_records as records on records.npi = named.npi
    where own.user_id = person and own.verified and own.claim_status = 'approved'
      and records.status = 'active' and records.kind = 'individual' and records.checked_at > now() - interval '45 days'
      and private.is_physician_taxonomy(records.taxonomy)
      and private.names_agree((select full_name from public.profiles where id = person), records.name, records.other_names);
  end if;
  return next;
end $$;

comment on function private.person_badges is
  'Whether a person is of the site''s team; since when they own a published practice, the first of them; and when the registry last said that an '
  'NPI which their practice names is of a physician of their name (45 days at most). Definer: reads roles and the registry''s answers.';
grant execute on function private.person_badges to anon, authenticated;

create function public.person_badges(person uuid)
returns table (is_staff boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language sql stable rows 1
begin atomic
  select is_staff, physician_checked_at, owner_since, practice_id, practice_name from private.person_badges(person);
end;

comment on function public.person_badges is 'The checked facts about one person, with their dates.';
grant execute on function public.person_badges to anon, authenticated;
