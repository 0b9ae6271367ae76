-- Membership prices by age.

create table public.membership_tiers (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  label text not null constraint membership_tiers_label_check check (
    char_length(btrim(label)) between 1 and 60 and private.is_plain_line(label)
  ),
  min_age smallint not null constraint membership_tiers_min_age_check check (min_age between 0 and 120),
  -- Null: and older.
  max_age smallint constraint membership_tiers_max_age_check check (max_age between min_age and 120),
  monthly_price numeric(8, 2) not null constraint membership_tiers_monthly_price_check check (monthly_price between 0 and 100000),
  constraint membership_tiers_doctor_id_min_age_key unique (doctor_id, min_age)
);

comment on table public.membership_tiers is 'Membership prices of a practice by age in years, both ends included, in dollars a month. Written by functions only.';

grant select on table public.membership_tiers to anon, authenticated;
grant all on table public.membership_tiers to service_role;
alter table public.membership_tiers enable row level security;

create policy "membership_tiers: anyone reads those of visible listings" on public.membership_tiers
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

create function private.check_tiers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or bands written side by side would not see each other.
  perform from public.doctors where id = new.doctor_id for update;
  if exists (
    select 1 from public.membership_tiers as other
    where other.doctor_id = new.doctor_id and other.id <> new.id
      and int4range(other.min_age, other.max_age, '[]') && int4range(new.min_age, new.max_age, '[]')
  ) then
    raise exception 'The age bands of a practice do not overlap' using errcode = '23514';
  end if;
  return null;
end $$;

comment on function private.check_tiers is 'Trigger: age bands do not overlap. Definer: must see all bands of the practice.';

create trigger check_tiers after insert on public.membership_tiers
for each row execute function private.check_tiers();

create function private.tiers_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(membership_tiers) - array['id', 'doctor_id'] order by min_age), '[]')
  from public.membership_tiers where doctor_id = target
);

comment on function private.tiers_of is 'The age bands of a practice as [{label, min_age, max_age, monthly_price}]. Definer: for the versions of a listing.';
grant execute on function private.tiers_of to authenticated;

create function private.replace_membership_tiers(target uuid, tiers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  perform private.lock_to_edit(target);
  perform private.require_list(tiers, 'age bands', 12);
  before := private.tiers_of(target);
  delete from public.membership_tiers where doctor_id = target;
  insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
  select target, label, min_age, max_age, monthly_price
  from jsonb_to_recordset(tiers) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric);
  perform private.keep_part(target, 'tiers', 'prices by age', before, private.tiers_of(target));
end $$;

comment on function private.replace_membership_tiers is
  'Replaces the age bands of a practice, as its practice or an administrator. Definer: they are nobody''s to write.';
