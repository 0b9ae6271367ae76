-- Prices by age are part of what search keeps of a listing, as other rows of it are.

create function private.index_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_entry(doctors) from public.doctors
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
