-- What the fee of a practice covers: each service is included, costs extra, or is not offered. Of what it does not name, nothing is known.

create type public.service_coverage as enum ('included', 'extra', 'not offered');

create table public.listing_services (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  service text not null references public.services (name) on update cascade,
  coverage public.service_coverage not null,
  -- What is extra costs something, or it would be included.
  price numeric(8, 2) constraint listing_services_price_check check (
    price is null or (coverage = 'extra' and price > 0 and price <= 100000)
  ),
  note text constraint listing_services_note_check check (
    note is null or (coverage <> 'not offered' and char_length(btrim(note)) between 1 and 120 and private.is_plain_line(note))
  ),
  primary key (doctor_id, service)
);

comment on table public.listing_services is 'Which services a practice''s fee covers, which cost extra and which it does not offer. Written by functions only.';
comment on column public.listing_services.price is 'Dollars, each time; null where it is not said or differs.';
comment on column public.listing_services.note is 'What limits or explains it, in a line: "Two a year".';

create index listing_services_service_idx on public.listing_services (service);

grant select on table public.listing_services to anon, authenticated;
grant all on table public.listing_services to service_role;
alter table public.listing_services enable row level security;

create policy "listing_services: anyone reads those of visible listings" on public.listing_services
for select to anon, authenticated
using (exists (select from public.doctors where doctors.id = doctor_id));

select private.guard_table('listing_services');

create function private.services_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(told) - 'doctor_id' || jsonb_build_object('label', services.label) order by services.position), '[]')
  from public.listing_services as told join public.services on services.name = told.service
  where told.doctor_id = target
);

comment on function private.services_of is
  'What the fee of a practice covers as [{service, label, coverage, price, note}]. Definer: for the versions of a listing.';
grant execute on function private.services_of to authenticated;

create function private.replace_listing_services(target uuid, services jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  perform private.lock_to_edit(target);
  perform private.require_list(services, 'services', 100);
  before := private.services_of(target);
  delete from public.listing_services where doctor_id = target;
  insert into public.listing_services (doctor_id, service, coverage, price, note)
  select target, service, coverage, price, note
  from jsonb_to_recordset(services) as told (service text, coverage public.service_coverage, price numeric, note text);
  perform private.keep_part(target, 'services', 'what the fee covers', before, private.services_of(target));
end $$;

comment on function private.replace_listing_services is
  'Replaces what the fee of a practice covers, as its practice or an administrator. Definer: as for prices by age.';


-- Search finds practices by what they offer.

create function private.offered_meanings(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(services.meaning, told.coverage <> 'not offered'), '{}')
    from public.listing_services as told join public.services on services.name = told.service
    where told.doctor_id = target
  );
end $$;

comment on function private.offered_meanings is
  'Which of the meanings of a search a practice says it offers, included or extra, and which not at all: {"House Calls": true}. Of the '
  'others it says neither.';

create function private.offers_of(target uuid) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select private.offer_fact(services.label)
    from public.listing_services as told join public.services on services.name = told.service
    where told.doctor_id = target and told.coverage <> 'not offered'
  );
end $$;

comment on function private.offers_of is 'The words for the services that a practice says it offers, included or extra.';

create trigger index_added_services after insert on public.listing_services
referencing new table as changed for each statement execute function private.index_rows();

create trigger index_removed_services after delete on public.listing_services
referencing old table as changed for each statement execute function private.index_rows();
