-- What was checked of a public listing, and when: for whoever reads it. Dates and numbers only; who said what stays with the desk.

create type public.known_checks as (
  listed_on date, owner_decided_on date, address_proven_on date, npi text, npi_active_on date, clinician_npis integer, clinicians_active integer
);

comment on type public.known_checks is 'Null where something was not checked.';

create function private.listing_checks(target uuid)
returns setof public.known_checks
language sql stable security definer set search_path = ''
begin atomic
  select
    (select (published_at at time zone 'utc')::date from private.published_listings where doctor_id = doctors.id),
    (claim.decided_at at time zone 'utc')::date,
    -- Free mail proves an address, and nothing about the practice.
    case when private.is_at_website(claim.work_email, doctors.website) then (claim.work_email_proven_at at time zone 'utc')::date end,
    doctors.npi,
    (select checked_on from private.npi_state(doctors.npi)),
    people.named, people.active
  from public.doctors
  left join public.claim_evidence as claim
    on claim.doctor_id = doctors.id and claim.claimant = doctors.user_id and claim.state = 'approved' and doctors.ownership = 'owned'
  cross join lateral (
    select count(clinicians.npi)::integer, count(checked.state)::integer
    from public.clinicians left join lateral private.npi_state(clinicians.npi) as checked on true
    where clinicians.doctor_id = doctors.id
  ) as people (named, active)
  where doctors.id = target and doctors.verified;
end;

comment on function private.listing_checks is
  'What was checked of a public listing: no row for any other. Definer: claims and the registry''s answers are nobody''s to read.';
grant execute on function private.listing_checks to anon, authenticated, service_role;

create function public.listing_checks(target uuid)
returns setof public.known_checks
language sql stable
begin atomic
  select * from private.listing_checks(target);
end;

comment on function public.listing_checks is
  'Since when a public listing is in the directory, when who keeps it was approved, by an administrator or by the owner before, when that person proved an '
  'address at the domain of its website, and when the national registry last said that the NPIs it names are active; each null where it did not happen.';
grant execute on function public.listing_checks to anon, authenticated, service_role;
