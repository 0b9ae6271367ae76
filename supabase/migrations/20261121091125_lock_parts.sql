-- The parts of a listing, which stand in tables beside it, are nobody's to write but by calls that go through this door.

create function private.lock_to_edit(target uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.is_active();
  select * into listing from public.doctors where id = target for update;
  if listing.id is null or not (private.may_at(target, 'edit') or private.is_admin()) then
    raise exception 'This listing is not yours to edit' using errcode = '42501';
  end if;
  return listing;
end $$;

comment on function private.lock_to_edit is
  'A listing that the caller may edit, locked until the end of the transaction: one at a time, or two that are saved at once would see '
  'neither. Errors: 42501. Definer: for functions that write its parts.';

create function private.require_list(value jsonb, title text, most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  -- Nothing at all is not an empty list: it must not remove what is there.
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception '% are a list', initcap(left(title, 1)) || substr(title, 2) using errcode = '22023';
  elsif jsonb_array_length(value) > most then
    raise exception 'A practice has at most % %', most, title using errcode = '23514';
  elsif exists (select from jsonb_array_elements(value) as entry where jsonb_typeof(entry) <> 'object') then
    raise exception 'Each of the % is an object', title using errcode = '22023';
  end if;
end $$;

comment on function private.require_list is 'Refuses what is no list of a part, called by its title, or too long a one. Errors: 22023, 23514.';
