-- What a member takes along: what each part of the schema has of them, as one document.

create function private.export_npis() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object('npis', coalesce(jsonb_agg(to_jsonb(records) - '{is_urgent,due_at,lease,attempts,failure}'::text[] order by npi), '[]'))
  from private.npi_records as records
  where npi in (
    select npi from public.claim_evidence where claimant = auth.uid()
    union
    select npi from public.doctors where user_id = auth.uid()
  );
end;

comment on function private.export_npis is
  'What the registry said of the NPIs that the caller gave for claims and listings. Definer: the records are nobody''s to read.';
grant execute on function private.export_npis to authenticated;

create function public.export_my_data() returns jsonb
language sql stable
begin atomic
  -- The policies alone would hand out half of it as if that were all.
  select private.require_proof();
  select private.export_account() || private.export_staff() || private.export_mail() || private.export_npis() || private.export_appeals();
end;

comment on function public.export_my_data is 'Everything the caller stored, and what was kept about it, as one JSON document.';
grant execute on function public.export_my_data to authenticated;
