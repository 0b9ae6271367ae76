-- A practice is found by its people: they are part of what search keeps of it, and are suggested.

create function private.index_clinicians() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_entry(doctors), private.write_names(doctors) from public.doctors
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
