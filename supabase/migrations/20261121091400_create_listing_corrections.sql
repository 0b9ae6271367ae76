-- Corrections: a member proposes, the owner or an administrator decides, field by field.

create type public.correction_status as enum ('open', 'accepted', 'declined');

create table public.listing_corrections (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  author uuid default auth.uid() references public.profiles (id) on delete set null,
  -- One of private.listing_fields; the trigger below sees to it.
  field text not null,
  current_value text,
  proposed_value text not null constraint listing_corrections_proposed_value_check check (
    char_length(proposed_value) <= 500 and btrim(proposed_value) <> '' and private.is_plain_line(proposed_value)
  ),
  note text constraint listing_corrections_note_check check (char_length(note) <= 500),
  status public.correction_status not null default 'open',
  decision_note text constraint listing_corrections_decision_note_check check (char_length(decision_note) <= 500),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.listing_corrections is 'What members say is wrong in a listing. current_value is what stood there when they said so.';

create index listing_corrections_doctor_id_idx on public.listing_corrections (doctor_id);
create index listing_corrections_author_idx on public.listing_corrections (author);
create index listing_corrections_decided_by_idx on public.listing_corrections (decided_by);
create index listing_corrections_open_idx on public.listing_corrections (created_at) where status = 'open';

grant select on table public.listing_corrections to authenticated;
grant insert (id, doctor_id, field, proposed_value, note) on table public.listing_corrections to authenticated;
grant all on table public.listing_corrections to service_role;
alter table public.listing_corrections enable row level security;

create policy "listing_corrections: author, owner and admin read" on public.listing_corrections
for select to authenticated
using (
  author = (select auth.uid())
  or (select private.is_admin())
  or exists (select 1 from public.doctors where doctors.id = doctor_id and doctors.user_id = (select auth.uid()))
);

create policy "listing_corrections: member proposes for a visible listing" on public.listing_corrections
for insert to authenticated
with check (author = (select auth.uid()) and exists (select 1 from public.doctors where doctors.id = doctor_id));

create function private.prepare_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.listing_fields where name = new.field and is_correctable) then
    raise exception 'Members cannot correct this field' using errcode = '23514', constraint = 'listing_corrections_field_check';
  end if;
  if new.field in ('phone', 'fax') then
    new.proposed_value := coalesce(private.parse_phone(new.proposed_value, new.field), new.proposed_value);
  end if;
  -- Sent again after a lost answer: stored already, and counted already.
  if exists (select from public.listing_corrections where id = new.id) then
    return new;
  end if;
  if auth.uid() is not null then
    perform private.spend('corrections');
  end if;
  if (select count(*) from public.listing_corrections where author = new.author and status = 'open') >= 20 then
    raise exception 'You have 20 open corrections. Please wait until some are decided.' using errcode = 'PT429';
  end if;
  select to_jsonb(doctors) ->> new.field into new.current_value from public.doctors where id = new.doctor_id;
  return new;
end $$;

comment on function private.prepare_correction is
  'Trigger: notes what stands in the listing now, refuses fields that are not the members'' to correct, stores phone numbers in one form, and limits open corrections to 20 a member. Definer: counts what the author may not see.';

create trigger prepare_correction before insert on public.listing_corrections
for each row execute function private.prepare_correction();

create function private.check_corrected_place() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  mistake record;
begin
  select * into listing from public.doctors where id = new.doctor_id;
  select * into mistake from private.find_place_mistake(
    case when new.field = 'address_city' then new.proposed_value else listing.address_city end,
    listing.address_state,
    case when new.field = 'address_zip' then new.proposed_value else listing.address_zip end);
  -- A ZIP from elsewhere is a move; it needs to exist.
  if mistake.message is not null and (new.field = 'address_city' or mistake.city is null) then
    raise exception '%', mistake.message using errcode = '23514';
  end if;
  return new;
end $$;

comment on function private.check_corrected_place is
  'Trigger: refuses a city that does not fit the listing''s ZIP, and a ZIP that does not exist, while their author is still there to '
  'mend it. Definer: looks at the listing whoever asks.';

create trigger check_corrected_place before insert on public.listing_corrections
for each row when (new.field in ('address_city', 'address_zip')) execute function private.check_corrected_place();

create function private.move_to_zip(target uuid, new_zip text) returns void
language sql volatile set search_path = ''
begin atomic
  update public.doctors
  set address_zip = new_zip,
      address_city = coalesce(mistake.city, doctors.address_city),
      address_state = coalesce(mistake.state, doctors.address_state)
  from public.doctors as moved
  cross join lateral private.find_place_mistake(moved.address_city, moved.address_state, new_zip) as mistake
  where moved.id = target and doctors.id = target;
end;

comment on function private.move_to_zip is
  'Gives a listing another ZIP, and that ZIP''s city and state where its own do not fit any more: one without the other is no place.';

create function private.decide_correction(target uuid, is_accepted boolean, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  correction public.listing_corrections;
  field_type text;
begin
  perform private.is_active();
  select * into correction from public.listing_corrections where id = target for update;
  if correction.id is null or not (
    private.is_admin() or private.may_at(correction.doctor_id, 'edit')
  ) then
    raise exception 'Only the owner of the listing, a manager or an administrator can decide this' using errcode = '42501';
  end if;
  if correction.status <> 'open' then
    raise exception 'This correction is decided already' using errcode = 'PT409';
  end if;
  if is_accepted and correction.field = 'address_zip' then
    perform private.move_to_zip(correction.doctor_id, btrim(correction.proposed_value));
  elsif is_accepted then
    select format_type(atttypid, atttypmod) into field_type
    from pg_attribute where attrelid = 'public.doctors'::regclass and attname = correction.field;
    execute format('update public.doctors set %I = $1::%s where id = $2', correction.field, field_type)
    using btrim(correction.proposed_value), correction.doctor_id;
  end if;
  update public.listing_corrections
  set status = case when is_accepted then 'accepted' else 'declined' end::public.correction_status,
      decision_note = nullif(left(btrim(decide_correction.note), 500), ''), decided_by = auth.uid(), decided_at = now()
  where id = target;
  if private.is_admin() then
    perform private.log_act(case when is_accepted then 'accept correction' else 'decline correction' end,
      'doctors', correction.doctor_id, correction.field || ': ' || correction.proposed_value);
  end if;
end $$;

comment on function private.decide_correction is
  'Accepts a correction, which writes the proposed value into the listing under its own checks (a ZIP with the city that it is in), or '
  'declines it. What an owner or manager accepts of a name, people, NPI or address goes to review like any edit of theirs. '
  'Definer: the status is not the client''s to write. The field is one of a checked list.';
grant execute on function private.decide_correction to authenticated;

create function public.decide_correction(target uuid, is_accepted boolean, note text default null) returns void
language sql volatile
begin atomic
  select private.decide_correction(target, is_accepted, note);
end;

comment on function public.decide_correction is 'Accepts or declines a correction; the owner of the listing, a manager or an administrator.';
grant execute on function public.decide_correction to authenticated;
