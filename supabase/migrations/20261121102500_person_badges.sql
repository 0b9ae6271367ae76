-- Badges: checked facts about a person, with the date of the check. A physician badge belongs to an NPI that an admin
-- accepted together with the person's name, so another name of the account gives no badge of another physician of the
-- practice.

create function private.get_person_badges(person uuid)
returns table (
  is_site_admin boolean, physician_checked_at timestamptz, owner_since timestamptz, practice_id uuid, practice_name text
)
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
      and private.names_match(
        (select full_name from public.profiles where id = person), records.name, records.other_names
      );
  end if;
  return next;
end $$;

comment on function private.get_person_badges is
  'Returns whether a person is an admin; since when they have owned a published practice, and which was first; and '
  'when the registry last confirmed (at most 45 days ago) that an NPI with which they were approved, or which their '
  'listing has now, belongs to a physician of their name and of the name under which they were approved. Definer: '
  'reads roles and registry records.';
grant execute on function private.get_person_badges to anon, authenticated;
select private.expose_function('get_person_badges');
