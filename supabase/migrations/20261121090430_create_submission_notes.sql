-- Submission notes: how somebody who adds a listing knows the practice. For whoever verifies it; never a part of the public row.

create table public.submission_notes (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  author uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  how_known text not null constraint submission_notes_how_known_check check (
    char_length(how_known) <= 500 and btrim(how_known) <> ''
  ),
  created_at timestamptz not null default now()
);

comment on table public.submission_notes is 'How the person who added a listing knows the practice, for its verification.';

create index submission_notes_author_idx on public.submission_notes (author);

grant select on table public.submission_notes to authenticated;
grant insert (doctor_id, how_known) on table public.submission_notes to authenticated;
grant all on table public.submission_notes to service_role;
alter table public.submission_notes enable row level security;

create policy "submission_notes: author and admin read" on public.submission_notes
for select to authenticated
using (author = (select auth.uid()) or (select private.is_admin()));

create policy "submission_notes: submitter tells of a listing that waits" on public.submission_notes
for insert to authenticated
with check (
  author = (select auth.uid())
  and exists (
    select 1 from public.doctors
    where doctors.id = doctor_id and doctors.submitted_by = (select auth.uid()) and doctors.state = 'waiting'
  )
);
