-- Duplicates: a member adds no practice that is listed, or waits to be.

create function private.refuse_duplicate_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  twin public.doctors;
begin
  -- Administrators may: they merge later. Without a person it is the project itself. A draft is checked when it is submitted.
  if auth.uid() is null or private.is_admin() or new.state = 'draft' then
    return new;
  end if;
  -- Two who add the same practice at once come here one after the other.
  perform pg_advisory_xact_lock(hashtextextended('add a listing', 0));
  select * into twin from public.doctors
  where id <> new.id
    -- What was refused or withdrawn stands in nobody's way.
    and state in ('waiting', 'public')
    and (
      (
        left(address_zip, 5) = left(btrim(new.address_zip), 5)
        and private.split_words(private.fold(practice_name)) = private.split_words(private.fold(new.practice_name))
      )
      -- A physician may have several offices.
      or (npi = new.npi and user_id is distinct from auth.uid())
    )
  order by state desc
  limit 1;
  if twin.id is null then
    return new;
  end if;
  if twin.state = 'public' then
    raise exception using
      errcode = 'PT409',
      message = format('This practice is listed already: %s, %s, %s', twin.practice_name, twin.address_city, twin.address_state),
      hint = json_build_object('listing', twin.id, 'is_public', true);
  elsif auth.uid() in (twin.submitted_by, twin.user_id) then
    raise exception using
      errcode = 'PT409',
      message = 'You have added this practice already; it waits for a check',
      hint = json_build_object('listing', twin.id, 'is_public', false);
  end if;
  raise exception 'Somebody has added this practice already; it waits for a check' using errcode = 'PT409';
end $$;

comment on function private.refuse_duplicate_listing is
  'Trigger: refuses a member''s listing with the name and ZIP, or the NPI, of one that is public or waits. The hint is JSON with the '
  'id of that listing and whether it is public, where the member may read it. Definer: the listings of others that wait count too, and stay unnamed.';

create trigger refuse_duplicate_listing before insert on public.doctors
for each row execute function private.refuse_duplicate_listing();

create trigger refuse_duplicate_submission before update of state on public.doctors
for each row when (old.state = 'draft' and new.state = 'waiting') execute function private.refuse_duplicate_listing();
