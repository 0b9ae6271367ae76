-- Whom a practice reaches beside those who come: by visits at home, by telehealth in other states, and on Medicare.

alter table public.doctors
  add column home_visit_miles integer constraint doctors_home_visit_miles_check check (home_visit_miles between 1 and 100),
  add column telehealth_states text[] not null default '{}' constraint doctors_telehealth_states_check check (cardinality(telehealth_states) <= 51),
  -- Null until somebody says so.
  add column medicare_opt_out boolean;

comment on column public.doctors.home_visit_miles is 'How far from its address it visits patients at home, in miles; null where it does not, or does not say.';
comment on column public.doctors.telehealth_states is 'The codes of the states whose people it sees by video or phone, in their order.';
comment on column public.doctors.medicare_opt_out is 'Whether its physicians have opted out of Medicare.';

grant
  insert (home_visit_miles, telehealth_states, medicare_opt_out), update (home_visit_miles, telehealth_states, medicare_opt_out)
on table public.doctors to authenticated;

insert into private.listing_fields (name, is_correctable)
values ('home_visit_miles', true), ('telehealth_states', false), ('medicare_opt_out', true);

create function private.complete_telehealth_states() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wrong text;
begin
  select given into wrong from unnest(new.telehealth_states) as given where given is null or private.state_code(given) is null limit 1;
  if found then
    raise exception 'There is no state "%"', left(wrong, 30) using errcode = '23514';
  end if;
  new.telehealth_states := array(select distinct private.state_code(given) as code from unnest(new.telehealth_states) as given order by code);
  return new;
end $$;

comment on function private.complete_telehealth_states is
  'Trigger: writes states as their codes, and refuses what is none. Definer: reads the private list of states.';

create trigger complete_telehealth_states before insert or update of telehealth_states on public.doctors
for each row when (new.telehealth_states <> '{}') execute function private.complete_telehealth_states();

create trigger index_telehealth_states after update of telehealth_states on public.doctors
for each row when (old.telehealth_states is distinct from new.telehealth_states) execute function private.index_doctor();
