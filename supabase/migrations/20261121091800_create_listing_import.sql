-- Import: an administrator adds many listings at once, each row by itself.

create function private.import_listings(rows jsonb, is_dry_run boolean)
returns table (row_number integer, outcome text, reason text, doctor_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    raise exception 'Send at most 500 rows at once, as an array' using errcode = '22023';
  end if;
  for entry in
    select ordinality::integer as number, value from jsonb_array_elements(rows) with ordinality
  loop
    row_number := entry.number;
    reason := null;
    doctor_id := null;
    begin
      select id, 'Like “' || practice_name || '”' into doctor_id, reason
      from public.find_similar_listings(entry.value ->> 'practice_name', entry.value ->> 'address_zip') where similarity > 0.7;
      if doctor_id is not null then
        outcome := 'duplicate';
      else
        insert into public.doctors (
          practice_name, credentials, specialty, bio, address_street, address_city, address_state, address_zip, monthly_price,
          yearly_price, phone, website, npi, accepting_new_patients, telehealth_only, submitted_by, verified
        )
        select
          btrim(practice_name), nullif(btrim(credentials), ''), nullif(btrim(specialty), ''), nullif(btrim(bio), ''),
          nullif(btrim(address_street), ''), btrim(address_city), btrim(address_state), btrim(address_zip), monthly_price, yearly_price,
          nullif(btrim(phone), ''), nullif(btrim(website), ''), nullif(btrim(npi), ''), accepting_new_patients,
          coalesce(telehealth_only, false), auth.uid(), true
        from jsonb_to_record(entry.value) as listing (
          practice_name text, credentials text, specialty text, bio text, address_street text, address_city text, address_state text,
          address_zip text, monthly_price numeric, yearly_price numeric, phone text, website text, npi text,
          accepting_new_patients boolean, telehealth_only boolean
        )
        returning id into doctor_id;
        outcome := 'created';
        if is_dry_run then
          -- Undoes this row and nothing else.
          raise exception using errcode = 'PTDRY';
        end if;
        perform private.log_act('import listing', 'doctors', doctor_id, null);
      end if;
    exception
      when sqlstate 'PTDRY' then
        doctor_id := null;
      when others then
        outcome := 'rejected';
        reason := sqlerrm;
        doctor_id := null;
    end;
    return next;
  end loop;
end $$;

comment on function private.import_listings is
  'Adds verified listings from rows [{practice_name, …}], at most 500, each all or nothing: created, duplicate of one in the same ZIP '
  'with a like name, or rejected with the reason. A dry run adds none. Definer: only so is a new listing verified at once.';
revoke execute on function private.import_listings from public;
grant execute on function private.import_listings to authenticated;

create function public.import_listings(rows jsonb, is_dry_run boolean default true)
returns table (row_number integer, outcome text, reason text, doctor_id uuid)
language sql volatile
begin atomic
  select row_number, outcome, reason, doctor_id from private.import_listings(rows, is_dry_run);
end;

comment on function public.import_listings is 'Adds verified listings from rows, or tells in a dry run what would happen; administrators only.';
revoke execute on function public.import_listings from public;
grant execute on function public.import_listings to authenticated;
