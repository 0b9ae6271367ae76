-- Alerts: what a member asked to be told of. Either that one practice accepts patients, which is told once, or that a practice is new
-- around a place, which is told until the member has heard enough.

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.profiles (id) on delete cascade,
  doctor_id uuid references public.doctors (id) on delete cascade,
  place text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  constraint alerts_kind_check check (num_nonnulls(doctor_id, place) = 1 and num_nonnulls(place, latitude, longitude) in (0, 3)),
  constraint alerts_listing_key unique (member_id, doctor_id),
  constraint alerts_place_key unique (member_id, place)
);

comment on table public.alerts is 'What a member asked to be told of, while it is waited for. Made by functions only.';
comment on column public.alerts.doctor_id is 'The listing that does not accept patients yet.';
comment on column public.alerts.place is 'The city or ZIP code around which new practices are told of; never where somebody is.';

create index alerts_doctor_id_idx on public.alerts (doctor_id);
create index alerts_position_idx on public.alerts (latitude, longitude);

grant select, delete on table public.alerts to authenticated;
grant all on table public.alerts to service_role;
alter table public.alerts enable row level security;

create policy "alerts: member reads own" on public.alerts
for select to authenticated using (member_id = (select auth.uid()));

create policy "alerts: member ends own" on public.alerts
for delete to authenticated using (member_id = (select auth.uid()));

create table public.alert_finds (
  alert_id uuid not null references public.alerts (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  found_at timestamptz not null default now(),
  primary key (alert_id, doctor_id)
);

comment on table public.alert_finds is 'The new practices that an alert around a place has told of.';

create index alert_finds_doctor_id_idx on public.alert_finds (doctor_id);

grant select on table public.alert_finds to authenticated;
grant all on table public.alert_finds to service_role;
alter table public.alert_finds enable row level security;

create policy "alert_finds: member reads those of own alerts" on public.alert_finds
for select to authenticated using (exists (select from public.alerts where alerts.id = alert_id));

create view public.alert_cards with (security_invoker = true) as
select
  alerts.id, alerts.doctor_id, alerts.place, alerts.created_at,
  doctors.practice_name,
  finds.ids as found_ids, finds.names as found_names, finds.total as found_count
from public.alerts
left join public.doctors on doctors.id = alerts.doctor_id and doctors.verified
left join lateral (
  select (array_agg(listed.id order by found_at desc, listed.id))[:6] as ids,
    (array_agg(listed.practice_name order by found_at desc, listed.id))[:6] as names, count(*)::integer as total
  from public.alert_finds join public.doctors as listed on listed.id = alert_finds.doctor_id
  where alert_finds.alert_id = alerts.id and listed.verified
) as finds on true;

comment on view public.alert_cards is
  'An alert as its list shows it: with the name of a listing that is public, and the newest practices that were found around a place.';
grant select on public.alert_cards to authenticated, service_role;
