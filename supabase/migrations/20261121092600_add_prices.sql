-- More of a price list: what a child with a parent, a student and an employer pay, whom the enrollment fee is for, and what
-- leaving takes; and what memberships of several levels cost.

create function private.are_membership_levels(levels text[]) returns boolean
language sql immutable set search_path = ''
return (
  select coalesce(bool_and(coalesce(level ~ '^[^;[:space:]][^;]{0,59}: (100000|[0-9]{1,5}([.][0-9]{2})?)$' and private.is_plain_line(level), false)), true)
  from unnest(levels) as level
);

comment on function private.are_membership_levels is 'Whether each is a name with dollars a month behind it: "Plus: 120".';
grant execute on function private.are_membership_levels to anon, authenticated, service_role;

alter table public.doctors
  add column extra_child_price numeric(8, 2) constraint doctors_extra_child_price_check check (extra_child_price between 0 and 100000),
  add column student_price numeric(8, 2) constraint doctors_student_price_check check (student_price between 0 and 100000),
  add column employer_price numeric(8, 2) constraint doctors_employer_price_check check (employer_price between 0 and 100000),
  add column employer_from integer constraint doctors_employer_from_check check (employer_from between 1 and 10000),
  -- Null until somebody says so: it then counts once, as the least.
  add column enrollment_per_person boolean,
  add column membership_levels text[] not null default '{}' constraint doctors_membership_levels_check check (
    cardinality(membership_levels) <= 12 and private.are_membership_levels(membership_levels)
  ),
  add column notice_days integer constraint doctors_notice_days_check check (notice_days between 0 and 365),
  add column leaving_fee numeric(8, 2) constraint doctors_leaving_fee_check check (leaving_fee between 0 and 100000);

comment on column public.doctors.extra_child_price is
  'Dollars a month for each child who joins with an adult, where no price by age says otherwise.';
comment on column public.doctors.student_price is 'Dollars a month for a student.';
comment on column public.doctors.employer_price is 'Dollars a month for each employee whose employer pays.';
comment on column public.doctors.employer_from is 'How many employees there must be for it.';
comment on column public.doctors.enrollment_per_person is 'Whether each person pays the enrollment fee, or the household once.';
comment on column public.doctors.membership_levels is
  'Where there are memberships of several levels, each with its dollars a month for one adult: "Plus: 120".';
comment on column public.doctors.notice_days is 'How many days before the end of a membership it must be canceled.';
comment on column public.doctors.leaving_fee is 'Dollars, once, when a member leaves.';
comment on column public.doctors.enrollment_fee is 'Dollars, once, when somebody joins: a person, or a household.';

grant
  insert (
    extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels, notice_days,
    leaving_fee
  ),
  update (
    extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels, notice_days,
    leaving_fee
  )
on table public.doctors to authenticated;

insert into private.listing_fields (name, confirmed_as) values ('membership_levels', 'prices');
insert into private.listing_fields (name, is_correctable, confirmed_as)
select name, true, 'prices' from unnest(array[
  'couple_price', 'extra_child_price', 'student_price', 'employer_price', 'employer_from', 'enrollment_per_person', 'notice_days', 'leaving_fee'
]) as name;

-- What a household pays is part of what search keeps of a listing.
create trigger index_household_prices after update of extra_child_price, membership_levels on public.doctors
for each row when (
  (old.extra_child_price, old.membership_levels) is distinct from (new.extra_child_price, new.membership_levels)
) execute function private.index_doctor();
