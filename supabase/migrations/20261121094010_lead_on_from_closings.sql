-- A closed practice leads on: to the practice that its owner named, to the one after it where that has closed as well, or, where one
-- physician was the practice and the owner allows it, to the one that lists the same NPI.

alter table private.listing_closings add column npi text;

comment on column private.listing_closings.npi is 'Its one physician''s, where the owner wants people led to the practice that lists it.';

create function private.sole_npi(target uuid) returns text
language sql stable security definer set search_path = ''
return (
  select case when count(clinicians.id) = 0 then doctors.npi when count(clinicians.id) = 1 then coalesce(max(clinicians.npi), doctors.npi) end
  from public.doctors left join public.clinicians on clinicians.doctor_id = doctors.id
  where doctors.id = target group by doctors.id
);

comment on function private.sole_npi is 'The NPI of a practice''s one physician; null where there are several, or none is known. Definer: for closings.';

create function private.step_on(target uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select coalesce(
    private.merged_into(closings.successor), closings.successor,
    (select listed.id from private.practices_listing(closings.npi, closings.doctor_id) as listed limit 1)
  )
  from private.listing_closings as closings
  join public.doctors as gone on gone.id = closings.doctor_id
  where closings.doctor_id = target and gone.state = 'withdrawn' and gone.state_reason is null and gone.merged_into is null
);

comment on function private.step_on is 'The listing that a closed one sends people to, itself public or not. Definer: reads what is not public.';

create function private.way_on(target uuid) returns uuid
language sql stable security definer set search_path = ''
begin atomic
  with recursive way as (
    select private.step_on(target) as id, array[target] as seen
    union all
    select private.step_on(way.id), way.seen || way.id
    from way where way.id is not null and way.id <> all (way.seen) and cardinality(way.seen) < 10
  )
  -- What is public is not closed: the way ends there.
  select doctors.id from way join public.doctors on doctors.id = way.id where doctors.state = 'public' and doctors.id <> target limit 1;
end;

comment on function private.way_on is 'The public listing where the way from a closed one ends; null when it ends nowhere, or in a circle. Definer: as above.';

drop function public.closing_of;
drop function private.closing_of;

create function private.closing_of(target uuid) returns table (
  practice_name text, closed_on date, successor uuid, successor_name text, follows_physician boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select closings.practice_name, closings.closed_on, kept.id, kept.practice_name, closings.successor is null and closings.npi is not null
  from private.listing_closings as closings
  join public.doctors on doctors.id = closings.doctor_id
  left join public.doctors as kept on kept.id = private.way_on(target)
  where closings.doctor_id = target and doctors.state = 'withdrawn' and doctors.state_reason is null and doctors.merged_into is null;
end;

comment on function private.closing_of is
  'Returns what visitors see of a closed practice, under the name that was public. Definer: API roles can''t read listings that aren''t public.';
grant execute on function private.closing_of to anon, authenticated;

create function public.closing_of(target uuid) returns table (
  practice_name text, closed_on date, successor uuid, successor_name text, follows_physician boolean
)
language sql stable
begin atomic
  select practice_name, closed_on, successor, successor_name, follows_physician from private.closing_of(target);
end;

comment on function public.closing_of is
  'Since when the practice of a listing is closed, and the public listing that its owner sends members to, or where its physician is listed now; '
  'no row for all others.';
grant execute on function public.closing_of to anon, authenticated;

drop function public.close_listing;

create function private.close_listing(target uuid, closed_on date, successor uuid, follows_physician boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  physician constant text := case when follows_physician then private.sole_npi(target) end;
begin
  perform private.close_listing(target, closed_on, successor);
  if follows_physician and physician is null then
    raise exception 'Only a practice of one physician, whose NPI its listing names, can lead on to where that physician is listed next'
      using errcode = '23514';
  end if;
  update private.listing_closings set npi = physician where doctor_id = target;
end $$;

comment on function private.close_listing(uuid, date, uuid, boolean) is
  'The same; with follows_physician its address leads to the practice that lists the NPI of its one physician. Errors: 23514 as well where there '
  'is no such NPI. Definer: the table is nobody''s to write.';
grant execute on function private.close_listing(uuid, date, uuid, boolean) to authenticated;

create function public.close_listing(target uuid, closed_on date, successor uuid default null, follows_physician boolean default false) returns void
language sql volatile begin atomic select private.close_listing(target, closed_on, successor, follows_physician); end;

comment on function public.close_listing is
  'Closes the caller''s practice: its listing leaves the directory, and its address says since when, and where its members go or its physician '
  'is listed now. Its owner only.';
grant execute on function public.close_listing to authenticated;
