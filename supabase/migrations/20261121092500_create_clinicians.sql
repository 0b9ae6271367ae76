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
    if listing.state = 'public' and not private.is_admin() and private.names_somebody_new(before, after) then
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
