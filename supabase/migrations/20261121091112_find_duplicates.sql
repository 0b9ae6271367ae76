-- Possible duplicates: the listings, whatever their state, that share an identifier, a contact, or a name and place with a practice that
-- somebody adds. Imports ask about many practices at once, forms about one.

create function private.fold_name(name text) returns text
language sql stable
return regexp_replace(private.fold(btrim(name)), '\s+', ' ', 'g');

comment on function private.fold_name is 'Returns a practice''s name without case, accents, and repeated spaces, for comparison.';

create function private.website_key(website text) returns text
language sql immutable parallel safe
return (
  select case
    -- A page on a site that many practices share is told apart by its path.
    when host ~ '(?:^|\.)(?:facebook|instagram|linkedin|youtube|twitter|x|google|linktr|yelp|healthgrades|zocdoc|hint|elationemr|wixsite|wordpress|blogspot|square|weebly|godaddysites|webflow)\.[a-z]+$'
    then host || rtrim(path, '/')
    else host
  end
  from (
    select regexp_replace(found[1], '^www\.', '') as host, coalesce(found[2], '') as path
    from regexp_match(lower(website), '^(?:https?://)?([^/?#:\s]+)[^/?#]*(/[^?#\s]*)?') as found
  ) as parts
  where host like '%.%'
);

comment on function private.website_key is 'Returns the host of a website without www, and on a shared site also the path, for comparison; null for none.';
-- Index expressions run as whoever writes the row.
grant execute on function private.website_key to authenticated, service_role;

create index doctors_phone_digits_idx on public.doctors (private.phone_digits(phone)) where phone is not null;
create index doctors_website_key_idx on public.doctors (private.website_key(website)) where website is not null;
create index offices_address_zip_idx on public.offices (left(address_zip, 5)) where address_zip is not null;

create function private.find_duplicates(candidates jsonb)
returns table (place integer, doctor_id uuid, matched text[])
-- Planning takes longer than looking: an import asks thousands of times.
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
begin
  return query
  with wanted as materialized (
    select
      ordinality::integer as place,
      private.fold_name(candidate ->> 'practice_name') as name,
      left(btrim(candidate ->> 'address_zip'), 5) as zip,
      array[btrim(candidate ->> 'address_city'), initcap(btrim(candidate ->> 'address_city'))] as cities,
      coalesce(private.state_code(candidate ->> 'address_state'), candidate ->> 'address_state') as state,
      nullif(btrim(candidate ->> 'npi'), '') as npi,
      private.phone_digits(candidate ->> 'phone') as phone,
      private.website_key(candidate ->> 'website') as website,
      array(
        select clinician ->> 'npi'
        from jsonb_array_elements(case when jsonb_typeof(candidate -> 'clinicians') = 'array' then candidate -> 'clinicians' else '[]' end) as clinician
        where clinician ->> 'npi' is not null
      ) as clinician_npis
    from jsonb_array_elements(candidates) with ordinality as entry (candidate, ordinality)
  ),
  found as (
    select wanted.place, doctors.id, 'NPI' as reason from wanted join public.doctors on doctors.npi = wanted.npi
    union all
    -- Two practices that name the same clinician are two: a clinician may work at several.
    select wanted.place, clinicians.doctor_id, 'clinician NPI' from wanted join public.clinicians on clinicians.npi = wanted.npi
    union all
    select wanted.place, doctors.id, 'clinician NPI' from wanted join public.doctors on doctors.npi = any (wanted.clinician_npis)
    union all
    select wanted.place, doctors.id, 'phone'
    from wanted join public.doctors on doctors.phone is not null and private.phone_digits(doctors.phone) = wanted.phone
    union all
    select wanted.place, offices.doctor_id, 'phone'
    from wanted join public.offices on offices.phone is not null and private.phone_digits(offices.phone) = wanted.phone
    union all
    select wanted.place, doctors.id, 'website'
    from wanted join public.doctors on doctors.website is not null and private.website_key(doctors.website) = wanted.website
    union all
    select wanted.place, doctors.id, case when private.fold_name(practice_name) = wanted.name then 'name and ZIP' else 'similar name' end
    from wanted join public.doctors on left(address_zip, 5) = wanted.zip
      and extensions.similarity(private.fold(practice_name), wanted.name) > 0.7
    union all
    select wanted.place, doctors.id, 'name and city'
    from wanted join public.doctors on doctors.address_state = wanted.state
      and doctors.address_city = any (wanted.cities) and left(doctors.address_zip, 5) <> wanted.zip
      and private.fold_name(practice_name) = wanted.name
    union all
    select wanted.place, doctors.id, 'name and ZIP'
    from wanted join public.offices on offices.address_zip is not null and left(offices.address_zip, 5) = wanted.zip
      join public.doctors on doctors.id = offices.doctor_id and private.fold_name(practice_name) = wanted.name
  )
  select found.place, coalesce(doctors.merged_into, doctors.id), array_agg(distinct found.reason order by found.reason)
  from (
    select place, id, reason from found
    union all
    -- A name alone says nothing, but beside the same contact it does.
    select found.place, found.id, 'name' from found join wanted on wanted.place = found.place
      join public.doctors on doctors.id = found.id and private.fold_name(practice_name) = wanted.name
    where found.reason in ('phone', 'website', 'clinician NPI')
  ) as found
  join public.doctors on doctors.id = found.id
  group by found.place, coalesce(doctors.merged_into, doctors.id);
end $$;

comment on function private.find_duplicates is
  'Returns the listings that may be the same practice as one of `candidates`, an array of {practice_name, address_city, address_state, '
  'address_zip, npi, phone, website, clinicians}, with the position of the candidate, counted from 1, and what matched: NPI, clinician NPI, '
  'phone, website, name and ZIP, name and city, similar name, or, beside a contact, name. Listings of every state count; a merged one stands for the one it became. '
  'Called by definer functions, which decide what of it the caller may see.';
