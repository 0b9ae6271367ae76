-- Duplicates: a member can't add a practice that is listed or waiting for review.

create function private.match_listed(candidate jsonb, except_id uuid)
returns table (doctor_id uuid, matched text[], is_same boolean)
language sql stable set search_path = ''
begin atomic
  select doctors.id, found.matched,
    found.matched && '{name and ZIP}'
    -- A physician may own several offices, with one NPI, phone, and website.
    or (auth.uid() is null or doctors.user_id is distinct from auth.uid()) and (
      found.matched && '{NPI}'
      or found.matched @> '{phone,website}'
      or (found.matched && '{phone,website}' and found.matched && '{name,similar name}')
    )
  from private.find_duplicates(jsonb_build_array(candidate)) as duplicate
  join public.doctors on doctors.id = duplicate.doctor_id
  cross join lateral (
    -- Punctuation makes no other name.
    select case
      when left(doctors.address_zip, 5) = left(btrim(candidate ->> 'address_zip'), 5)
        and private.split_words(private.fold(doctors.practice_name)) = private.split_words(private.fold(candidate ->> 'practice_name'))
      then array_append(array_remove(array_remove(duplicate.matched, 'similar name'), 'name and ZIP'), 'name and ZIP')
      else duplicate.matched
    end as matched
  ) as found
  -- A rejected or withdrawn listing is no reason against a new one.
  where doctors.state in ('waiting', 'public') and doctors.id is distinct from except_id;
end;

comment on function private.match_listed is
  'Returns the public and waiting listings that may be the practice described by `candidate`, as find_duplicates takes it, and what matched. '
  '`is_same` means that a member can''t add it again: its NPI, its name and ZIP, its phone and website, or one of these with a similar name. '
  'Called by definer functions, which decide what of it the caller may see.';

create function private.match_reasons(matched text[]) returns text
language sql immutable
return (
  select coalesce(string_agg(label, ', ' order by position), 'same details')
  from (values
    (1, 'NPI', 'same NPI'), (2, 'name and ZIP', 'same name and ZIP code'), (3, 'phone', 'same phone number'), (4, 'website', 'same website'),
    (5, 'similar name', 'similar name in this ZIP code'), (6, 'clinician NPI', 'NPI of one of its clinicians')
  ) as reasons (position, name, label)
  where name = any (matched)
);

comment on function private.match_reasons is 'Returns what two practices share, for people: "same NPI, same phone number".';

create function private.refuse_duplicate_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  twin public.doctors;
  same record;
  reasons text;
begin
  -- Administrators may: they merge later. Without a person it is the project itself. A draft is checked when it is submitted.
  if auth.uid() is null or private.is_admin() or new.state = 'draft' then
    return new;
  end if;
  -- Two who add the same practice at once come here one after the other.
  perform pg_advisory_xact_lock(hashtextextended('add a listing', 0));
  select listed.doctor_id, listed.matched into same from private.match_listed(to_jsonb(new), new.id) as listed
  join public.doctors on doctors.id = listed.doctor_id
  where listed.is_same order by doctors.state desc, doctors.id limit 1;
  if not found then
    return new;
  end if;
  select * into strict twin from public.doctors where id = same.doctor_id;
  reasons := private.match_reasons(same.matched);
  if twin.state = 'public' then
    raise exception using
      errcode = 'PT409',
      message = format('This practice is already listed: %s, %s, %s (%s)', twin.practice_name, twin.address_city, twin.address_state, reasons),
      hint = json_build_object('code', 'duplicate_listing', 'matched', same.matched, 'listing', twin.id, 'is_public', true);
  elsif twin.user_id = auth.uid() or private.is_submitter(twin) then
    raise exception using
      errcode = 'PT409',
      message = format('You have already added this practice, and it is waiting for review (%s)', reasons),
      hint = json_build_object('code', 'duplicate_listing', 'matched', same.matched, 'listing', twin.id, 'is_public', false);
  end if;
  raise exception using
    errcode = 'PT409',
    message = format('This practice is already waiting for review (%s)', reasons),
    hint = json_build_object('code', 'duplicate_listing', 'matched', same.matched, 'listing', null, 'is_public', false);
end $$;

comment on function private.refuse_duplicate_listing is
  'Trigger: refuses a member''s listing that match_listed takes for one that is public or waiting. The hint is JSON: '
  '{code: "duplicate_listing", matched, listing, is_public}, where `listing` is null if the member may not read it. '
  'Definer: the waiting listings of others count too, and stay unnamed.';

create trigger refuse_duplicate_listing before insert on public.doctors
for each row execute function private.refuse_duplicate_listing();

create trigger refuse_duplicate_submission before update of state on public.doctors
for each row when (old.state = 'draft' and new.state = 'waiting') execute function private.refuse_duplicate_listing();

create function private.find_listed_practices(candidate jsonb, except_id uuid)
returns table (
  id uuid, practice_name text, address_city text, address_state text, matched text[], is_same boolean, is_public boolean, is_owned boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, listed.matched, listed.is_same,
    doctors.state = 'public', doctors.ownership = 'owned'
  from private.match_listed(candidate, except_id) as listed join public.doctors on doctors.id = listed.doctor_id
  where (doctors.state = 'public' or doctors.user_id = auth.uid() or private.is_submitter(doctors) or private.is_admin())
  union all
  select null, null, null, null, listed.matched, true, false, false
  from private.match_listed(candidate, except_id) as listed join public.doctors on doctors.id = listed.doctor_id
  where listed.is_same and auth.uid() is not null
    and (doctors.state = 'public' or doctors.user_id = auth.uid() or private.is_submitter(doctors) or private.is_admin()) is not true
  limit 10;
end;

comment on function private.find_listed_practices is
  'As find_listed_practices in public. Definer: that a practice is already waiting is for its next submitter to know, but not its name or who added it.';
grant execute on function private.find_listed_practices to anon, authenticated;

create function public.find_listed_practices(candidate jsonb, except_id uuid default null)
returns table (
  id uuid, practice_name text, address_city text, address_state text, matched text[], is_same boolean, is_public boolean, is_owned boolean
)
language sql stable
begin atomic
  select * from private.find_listed_practices(candidate, except_id)
  where private.require_at_most(pg_column_size(candidate), 4000, 'bytes of a practice')
  order by is_same desc, is_public desc, practice_name limit 5;
end;

comment on function public.find_listed_practices is
  'Returns the listings that may be the practice described by `candidate`, {practice_name, address_city, address_state, address_zip, npi, phone, '
  'website}, except that of `except_id`. `matched` says why, and `is_same` that adding it would be refused. A listing '
  'of somebody else that waits for review has no id and no name, and only signed-in members learn of it.';
grant execute on function public.find_listed_practices to anon, authenticated;
