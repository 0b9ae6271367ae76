-- What a row of an imported file says, and what of it differs from the directory.

create function private.is_in_directory(listing public.doctors) returns boolean
language sql immutable
return listing.state in ('waiting', 'public');

comment on function private.is_in_directory is 'Whether a listing is public or waits to be: what was refused or withdrawn stands in nobody''s way.';

create function private.import_values(entry jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Each value as its column holds it: a price in cents, a list as a list.
  typed constant jsonb := to_jsonb(jsonb_populate_record(null::public.doctors, private.fields_of(entry)));
  trimmed jsonb;
begin
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(nullif(btrim(value #>> '{}'), '')) else value end)
  into trimmed from jsonb_each(private.fields_of(typed));
  return jsonb_strip_nulls(trimmed || jsonb_build_object(
    'address_state', coalesce(private.state_code(trimmed ->> 'address_state'), trimmed ->> 'address_state'),
    'phone', private.parse_phone(trimmed ->> 'phone'),
    'fax', private.parse_phone(trimmed ->> 'fax', 'fax')
  )) || private.import_parts(entry);
end $$;

comment on function private.import_values is
  'The fields that a row of a file fills, an empty cell is none, and the parts of the practice that come with it.';

create function private.listed_values(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select private.fields_of(to_jsonb(doctors)) || private.listed_parts(target) from public.doctors where id = target);
end $$;

comment on function private.listed_values is 'The same fields and parts as a listing has them now, null where it has none.';

create function private.compare_values(listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', listed -> key, 'after', value)), '{}')
  from jsonb_each(wanted) where value is distinct from coalesce(listed -> key, 'null')
);

comment on function private.compare_values is 'What a row would change in a listing: {field: {before, after}}.';

create function private.write_values(target uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.write_fields(target, fields);
  perform private.write_parts(target, fields);
end $$;

comment on function private.write_values is 'Writes fields and parts of a listing, as `import_values` or `listed_values` name them. Called by definer functions.';
