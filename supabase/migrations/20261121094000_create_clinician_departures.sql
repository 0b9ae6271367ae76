-- Physicians move. A practice says who has left it, and since when: its listing says nothing of them any more, but, where it allows that,
-- leads on to the practice that lists the same NPI. Whoever lists it was checked; a practice that allows nothing leads nobody away.

create table public.clinician_departures (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  -- As private.clinicians_of tells of one, to be put back.
  clinician jsonb not null,
  name text not null generated always as (clinician ->> 'name') stored,
  npi text generated always as (clinician ->> 'npi') stored,
  left_on date not null,
  leads_on boolean not null,
  was_checked boolean not null,
  created_at timestamptz not null default now(),
  constraint clinician_departures_leads_on_check check (not leads_on or (npi is not null and was_checked)),
  constraint clinician_departures_doctor_id_npi_key unique (doctor_id, npi)
);

comment on table public.clinician_departures is 'Who has left which practice, as the practice says. Written by functions only; a row goes when the person comes back.';
comment on column public.clinician_departures.leads_on is 'The practice wants people who look for them led to the practice that lists the same NPI.';
comment on column public.clinician_departures.was_checked is
  'The listing was public: who was named there had been checked. Nobody else is led on to, or an owner could claim that anybody had left.';

create index clinician_departures_npi_idx on public.clinician_departures (npi) where leads_on;
create index clinicians_npi_idx on public.clinicians (npi) where npi is not null;

create function private.practices_listing(npi text, but uuid) returns table (id uuid, practice_name text)
language sql stable security definer set search_path = ''
begin atomic
  select doctors.id, doctors.practice_name from public.doctors
  where state = 'public' and doctors.id <> but and (
    doctors.npi = practices_listing.npi
    or doctors.id in (select doctor_id from public.clinicians where clinicians.npi = practices_listing.npi)
  )
  order by doctors.created_at, doctors.id limit 3;
end;

comment on function private.practices_listing is
  'The public listings but one that name an NPI as their own or of a clinician; administrators checked it there. Definer: for policies.';
grant execute on function private.practices_listing to anon, authenticated;

grant select (id, doctor_id, name, npi, left_on, leads_on, created_at) on table public.clinician_departures to anon, authenticated;
grant all on table public.clinician_departures to service_role;
alter table public.clinician_departures enable row level security;

create policy "clinician_departures: anyone reads where they lead on" on public.clinician_departures
for select to anon
using (
  leads_on and exists (select from public.doctors where doctors.id = doctor_id and verified)
  and exists (select from private.practices_listing(npi, doctor_id))
);

create policy "clinician_departures: members too, editors and admin all" on public.clinician_departures
for select to authenticated
using (
  (select private.is_admin())
  or doctor_id = any ((select private.listings_with('edit'))::uuid[])
  or (
    leads_on and exists (select from public.doctors where doctors.id = doctor_id and verified)
    and exists (select from private.practices_listing(npi, doctor_id))
  )
);

select private.guard_table('clinician_departures');

create policy "clinician_departures: without the second step like a stranger" on public.clinician_departures as restrictive
for select to authenticated using (leads_on or (select private.has_proved_enough()));

create function private.forget_departures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.clinician_departures as gone using changed
  where gone.doctor_id = changed.doctor_id
    and (gone.npi = changed.npi or (gone.name = changed.name and num_nulls(gone.npi, changed.npi) > 0));
  return null;
end $$;

comment on function private.forget_departures is 'Trigger: who is back has not left. Definer: departures are nobody''s to write.';

create trigger forget_departures after insert on public.clinicians
referencing new table as changed for each statement execute function private.forget_departures();

create function public.departures_of(target uuid) returns table (departure uuid, name text, left_on date, listing uuid, practice_name text)
language sql stable
begin atomic
  select gone.id, gone.name, gone.left_on, listed.id, listed.practice_name
  from public.clinician_departures as gone
  cross join lateral private.practices_listing(gone.npi, gone.doctor_id) as listed
  where gone.doctor_id = target and gone.leads_on
  order by gone.left_on desc, gone.name, listed.practice_name;
end;

comment on function public.departures_of is 'Who has left a practice, and where they are listed now, as far as the practice leads on.';
grant execute on function public.departures_of to anon, authenticated;
