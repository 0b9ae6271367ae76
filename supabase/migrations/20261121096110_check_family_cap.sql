-- A family cap below what one adult pays, or two together, would never be what anybody reads it as: forms refuse it, and so does the table,
-- whoever writes it. In a trigger and not in a check, which could not say which prices do not go together.

create function private.refuse_low_family_cap() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.family_cap < new.monthly_price then
    raise exception 'The family cap is less than one adult pays' using errcode = '23514';
  elsif new.family_cap < new.couple_price then
    raise exception 'The family cap is less than two adults pay together' using errcode = '23514';
  end if;
  return new;
end $$;

comment on function private.refuse_low_family_cap is
  'Trigger: refuses a family cap that the monthly price or that of two adults is above. What stood so before stays until one of them is written.';

create trigger refuse_low_family_cap before insert or update of family_cap, monthly_price, couple_price on public.doctors
for each row when (new.family_cap is not null) execute function private.refuse_low_family_cap();
