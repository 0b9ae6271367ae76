-- Badges: checked facts about a person, with the date of the check. A physician badge belongs to an NPI that an admin accepted together with the person's
-- name, so another name of the account gives no badge of another physician of the practice.

create table private.approved_owners (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  full_name text,
  npis text[] not null,
  primary key (doctor_id, user_id)
);

comment on table private.approved_owners is
  'The name and the NPIs that an admin saw when they approved an owner. A transfer to a manager adds no row, because no admin has checked the new owner.';
comment on column private.approved_owners.full_name is
  'The name in the claim; for a doctor who added their own practice, the name of the account.';
comment on column private.approved_owners.npis is 'The NPIs of the claim, the listing, and its clinicians.';

create index approved_owners_user_id_idx on private.approved_owners (user_id);
alter table private.approved_owners enable row level security;

create function private.record_approved_owner(listing uuid, person uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into private.approved_owners (doctor_id, user_id, full_name, npis)
  select listing, person, case when claims.claimant is null then profiles.full_name else claims.full_name end, array(
    select number from (
      select claims.npi as number
      union select npi from public.doctors where id = listing
      union select npi from public.clinicians where doctor_id = listing
    ) as seen
    where number is not null
  )
  from public.profiles left join public.claim_evidence as claims on claims.doctor_id = listing and claims.claimant = profiles.id
  where profiles.id = person
  on conflict (doctor_id, user_id) do update set full_name = excluded.full_name, npis = excluded.npis;
end;

comment on function private.record_approved_owner is
  'Records what an admin sees who approves an owner. Called before the claim is approved, which adds one for a doctor who added their own '
  'practice. Definer: writes a private table.';

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

comment on function private.is_physician_taxonomy is
  'Whether a taxonomy of the NPI registry belongs to physicians; nurses, dentists, and others have NPIs as well.';

-- The next two functions use PL/pgSQL because it caches plans: the feed compares names for each physician on a page.
create function private.split_person_name(name text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array(
    select word from string_to_table(private.strip_titles(private.name_skeleton(name)), ' ') as word where char_length(word) > 1
  );
end $$;

comment on function private.split_person_name is 'Returns the words of a name for comparison, without titles, credentials, and initials.';

create function private.names_match(own_name text, registry_name text, other_names text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  own_words constant text[] := private.split_person_name(own_name);
begin
  return cardinality(own_words) >= 2
    and own_words <@ private.split_person_name(concat_ws(' ', registry_name, array_to_string(other_names, ' ')));
end $$;

comment on function private.names_match is 'Whether all words of a person''s name, at least two, are in the registry''s current or an earlier name.';

create function private.get_person_badges(person uuid)
returns table (is_site_admin boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  is_site_admin := exists (select from public.user_roles where user_id = person and role = 'admin');
  select own.owned_since, own.id, own.practice_name into owner_since, practice_id, practice_name
  from public.doctors as own
  where own.user_id = person and own.verified and own.claim_status = 'approved'
  order by own.owned_since, own.id limit 1;
  if practice_id is not null then
    select max(records.checked_at) into physician_checked_at
    from public.doctors as own
    join private.approved_owners as approved on approved.doctor_id = own.id and approved.user_id = person
    join private.npi_records as records on records.npi = any (approved.npis || own.npi)
    where own.user_id = person and own.verified and own.claim_status = 'approved'
      and records.status = 'active' and records.kind = 'individual' and records.checked_at > now() - interval '45 days'
      and private.is_physician_taxonomy(records.taxonomy)
      and private.names_match(approved.full_name, records.name, records.other_names)
      and private.names_match((select full_name from public.profiles where id = person), records.name, records.other_names);
  end if;
  return next;
end $$;

comment on function private.get_person_badges is
  'Returns whether a person is an admin; since when they have owned a published practice, and which was first; and when the registry last confirmed '
  '(at most 45 days ago) that an NPI with which they were approved, or which their listing has now, belongs to a physician of their name and of the name '
  'under which they were approved. Definer: reads roles and registry records.';
grant execute on function private.get_person_badges to anon, authenticated;

create function public.get_person_badges(person uuid)
returns table (is_site_admin boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text)
language sql stable rows 1 begin atomic select * from private.get_person_badges(person); end;

comment on function public.get_person_badges is 'Returns the checked facts about one person, with their dates.';
grant execute on function public.get_person_badges to anon, authenticated;
