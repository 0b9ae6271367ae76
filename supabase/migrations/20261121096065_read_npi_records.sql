-- What administrators read of the registry's answers, beside claims and listings.

create type public.npi_answer as (
  npi text, is_on boolean, status public.npi_status, kind public.npi_kind, name text, other_names text[], taxonomy text, street text, city text,
  state text, zip text, phone text, enumerated_on date, updated_on date, checked_at timestamptz, failure text, due_at timestamptz
);

create function private.desk_npis(numbers text[]) returns setof public.npi_answer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(numbers) > 500 then
    raise exception 'At most 500 NPIs at once' using errcode = '22023';
  end if;
  return query
  select number, private.checks_npis(), records.status, records.kind, records.name, coalesce(records.other_names, '{}'), records.taxonomy,
    records.street, records.city, records.state, records.zip, records.phone, records.enumerated_on, records.updated_on, records.checked_at,
    records.failure, records.due_at
  from (select distinct unnest(numbers)) as asked (number)
  left join private.npi_records as records on records.npi = asked.number
  where number is not null;
end $$;

comment on function private.desk_npis is
  'What the registry said of each of these NPIs, and whether it is asked at all; of one that nobody names any more, nothing. Definer: the records '
  'are nobody''s to read.';
grant execute on function private.desk_npis to authenticated;

create function public.desk_npis(numbers text[]) returns setof public.npi_answer
language sql stable
begin atomic
  select * from private.desk_npis(numbers);
end;

comment on function public.desk_npis is 'What the national registry said of NPIs; administrators only.';
grant execute on function public.desk_npis to authenticated;

create function private.desk_registry()
returns table (is_on boolean, waiting integer, oldest timestamptz, unanswered integer, last_failure text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select private.checks_npis(), count(*) filter (where due_at <= now())::integer, min(due_at) filter (where due_at <= now()),
    count(*) filter (where failure is not null)::integer, (array_agg(failure order by due_at desc) filter (where failure is not null))[1]
  from private.npi_records;
end $$;

comment on function private.desk_registry is
  'Whether the registry is asked at all, how many NPIs are due and since when, how many it has not answered when last asked, and why the one that '
  'is tried again last. Definer: as desk_npis.';
grant execute on function private.desk_registry to authenticated;

create function public.desk_registry()
returns table (is_on boolean, waiting integer, oldest timestamptz, unanswered integer, last_failure text)
language sql stable
begin atomic
  select is_on, waiting, oldest, unanswered, last_failure from private.desk_registry();
end;

comment on function public.desk_registry is 'How asking the national registry for NPIs is doing; administrators only.';
grant execute on function public.desk_registry to authenticated;
