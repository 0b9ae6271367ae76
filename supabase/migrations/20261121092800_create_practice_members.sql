-- The people of a practice: its owner and its staff, and what each of them may do with its listing. One view says who they are and one
-- function what a role may do; policies, functions, notifications and screens ask these.

alter type public.notification_kind add value 'staff';

create type public.practice_role as enum ('owner', 'manager', 'front_desk');
create type public.practice_right as enum ('answer', 'panel', 'edit', 'staff', 'govern');

create function private.rights_of(role public.practice_role) returns public.practice_right[]
language sql immutable
return case role
  when 'owner' then '{answer,panel,edit,staff,govern}'
  when 'manager' then '{answer,panel,edit,staff}'
  when 'front_desk' then '{answer,panel}'
end::public.practice_right[];

comment on function private.rights_of is
  'What a role may do. Answer: read and answer requests; panel: say whether the practice accepts patients; edit: the whole listing but its '
  'photo; staff: invite and remove the front desk; govern: managers too, the photo, and whose the listing is and whether it is up.';

create table public.practice_members (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.practice_role not null constraint practice_members_role_check check (role <> 'owner'),
  created_at timestamptz not null default now(),
  primary key (doctor_id, user_id)
);

comment on table public.practice_members is
  'The staff of practices. The owner is none of them: doctors.user_id says who that is, and nothing else does. Written by functions only.';
comment on column public.practice_members.created_at is 'Since when the person works here.';

create index practice_members_user_id_idx on public.practice_members (user_id);

create view private.practice_people as
select id as doctor_id, user_id, 'owner'::public.practice_role as role from public.doctors
where user_id is not null and not private.is_suspended(user_id)
union all
select doctor_id, user_id, role from public.practice_members where not private.is_suspended(user_id);

comment on view private.practice_people is
  'Who acts for which practice, and as what. A suspended owner or staff member acts for none until the suspension ends.';

create function private.may_at(target uuid, deed public.practice_right, person uuid default auth.uid()) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.practice_people
  where doctor_id = target and user_id = person and deed = any (private.rights_of(role))
);

comment on function private.may_at is 'Whether a person may do this with a listing, the caller without another one. Definer: policies of the tables it reads ask it.';
grant execute on function private.may_at to authenticated;

create function private.listings_with(deed public.practice_right) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select doctor_id from private.practice_people where user_id = (select auth.uid()) and deed = any (private.rights_of(role))
);

comment on function private.listings_with is
  'The listings that the caller may do this with: what private.may_at says, for all of them at once. Definer: as there.';
grant execute on function private.listings_with to authenticated;

create function private.people_with(target uuid, deed public.practice_right) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select user_id from private.practice_people where doctor_id = target and deed = any (private.rights_of(role));
end;

comment on function private.people_with is 'Who may do this with a listing: those are told of what calls for it. Called by definer functions.';

grant select on table public.practice_members to authenticated;
grant all on table public.practice_members to service_role;
alter table public.practice_members enable row level security;

create policy "practice_members: the practice reads" on public.practice_members
for select to authenticated using (doctor_id = any ((select private.listings_with('answer'))::uuid[]));

select private.guard_table('practice_members');

create function private.my_practices() returns table (
  doctor_id uuid, role public.practice_role, rights public.practice_right[], practice_name text,
  state public.listing_state, ownership public.listing_ownership, merged_into uuid, accepting_new_patients boolean, version integer
)
language sql stable security definer set search_path = ''
begin atomic
  select doctors.id, people.role, people.rights, doctors.practice_name,
    doctors.state, doctors.ownership, doctors.merged_into, doctors.accepting_new_patients, doctors.version
  from (
    select doctor_id, role, private.rights_of(role) from private.practice_people where user_id = (select auth.uid())
    union all
    select id, 'owner', '{}' from public.doctors where user_id = (select auth.uid()) and private.is_suspended(user_id)
  ) as people (doctor_id, role, rights)
  join public.doctors on doctors.id = people.doctor_id
  where (select private.has_proved_enough())
  order by doctors.created_at, doctors.id;
end;

comment on function private.my_practices is 'The practices that the caller acts for. A suspended owner still sees which ones they own, without any right. Definer: what a role may do is '
  'nobody''s to read but through this.';
grant execute on function private.my_practices to authenticated;

create function public.my_practices() returns table (
  doctor_id uuid, role public.practice_role, rights public.practice_right[], practice_name text,
  state public.listing_state, ownership public.listing_ownership, merged_into uuid, accepting_new_patients boolean, version integer
)
language sql stable
begin atomic
  select doctor_id, role, rights, practice_name, state, ownership, merged_into, accepting_new_patients, version from private.my_practices();
end;

comment on function public.my_practices is 'The practices that the caller owns or works for, oldest first, with the role and what it may do.';
grant execute on function public.my_practices to authenticated;
