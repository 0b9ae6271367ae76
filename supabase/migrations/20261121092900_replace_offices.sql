-- Who writes the offices of a practice, and how: all at once, with a version kept, and search told.

create policy "offices: editors and admin add" on public.offices
for insert to authenticated
with check (
  (select private.is_admin()) or doctor_id = any ((select private.listings_with('edit'))::uuid[])
);

create policy "offices: editors and admin remove" on public.offices
for delete to authenticated
using (
  (select private.is_admin()) or doctor_id = any ((select private.listings_with('edit'))::uuid[])
);

create function private.offices_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(
    jsonb_agg(jsonb_strip_nulls(to_jsonb(offices) - '{id,doctor_id,position,latitude,longitude}'::text[]) order by position), '[]'
  )
  from public.offices where doctor_id = target
);

comment on function private.offices_of is 'The offices of a practice, in their order, without what is null. Definer: for the versions of a listing.';
grant execute on function private.offices_of to authenticated;

create function public.replace_offices(target uuid, offices jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  before constant jsonb := private.offices_of(target);
begin
  if jsonb_typeof(offices) is distinct from 'array' or jsonb_array_length(offices) > 10 then
    raise exception 'A practice has at most 10 offices' using errcode = '23514';
  end if;
  -- One at a time, or two that are saved at once would both be first.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));
  delete from public.offices where doctor_id = target;
  insert into public.offices (
    doctor_id, position, name, address_street, address_city, address_state, address_zip, phone, hours, hours_note, by_appointment,
    step_free, parking, transit
  )
  select
    target, (place - 1)::smallint, given.name, given.address_street, given.address_city, given.address_state, given.address_zip,
    given.phone, coalesce(given.hours, '[]'), given.hours_note, coalesce(given.by_appointment, false), given.step_free, given.parking,
    given.transit
  from jsonb_array_elements(replace_offices.offices) with ordinality as entry (office, place)
  cross join lateral jsonb_populate_record(null::public.offices, entry.office) as given;
  perform private.keep_part_version(target, 'offices', 'offices and hours', before, private.offices_of(target));
end $$;

comment on function public.replace_offices is
  'Replaces the offices of a practice at once, that at the listing''s own address first, at most 10: [{name, address_street, address_city, '
  'address_state, address_zip, phone, hours, hours_note, by_appointment, step_free, parking, transit}]. The caller''s own rights apply.';
grant execute on function public.replace_offices to authenticated;

create function private.index_offices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_entry(doctors) from public.doctors where verified and id in (select doctor_id from changed where position > 0);
  return null;
end $$;

comment on function private.index_offices is
  'Trigger: keeps the search entries of practices whose further offices change. Definer: nobody writes the private tables.';

create trigger index_added_offices after insert on public.offices
referencing new table as changed for each statement execute function private.index_offices();

create trigger index_removed_offices after delete on public.offices
referencing old table as changed for each statement execute function private.index_offices();
