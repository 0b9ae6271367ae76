-- What is stored about pending changes, which a practice or an import proposes, and corrections by members.

create type public.listing_change_status as enum ('open', 'accepted', 'declined', 'withdrawn');

create table public.listing_changes (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  author uuid references public.profiles (id) on delete set null,
  -- {"column": value}. "clinicians" is the complete new list in the form of private.get_part; "offices" has only new,
  -- moved, and renamed ones, in the form of private.find_changes_to_review.
  proposed jsonb not null,
  status public.listing_change_status not null default 'open',
  reason text,
  answer text constraint listing_changes_answer_check check (char_length(answer) <= 500),
  version integer not null default 1,
  is_by_others boolean not null default false,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

comment on table public.listing_changes is
  'Pending and decided changes of a practice''s name, credentials, clinicians, NPI, address, or offices. Written by '
  'functions only.';
comment on column public.listing_changes.is_by_others is
  'Whether an admin''s import proposes it, for the practice to decide. Otherwise the practice does, for an admin.';
comment on column public.listing_changes.answer is 'What the practice answered to the rejection of an earlier change.';
comment on column public.listing_changes.version is
  'Increases with each change of its values. A decision names the version that the admin has seen.';

create unique index listing_changes_open_key on public.listing_changes (doctor_id, is_by_others) where status = 'open';
create index listing_changes_doctor_id_idx on public.listing_changes (doctor_id, created_at);
create index listing_changes_author_idx on public.listing_changes (author);
create index listing_changes_open_idx on public.listing_changes (created_at, id) where status = 'open';

grant select on table public.listing_changes to authenticated;

select private.guard_table('listing_changes');

create policy "listing_changes: editors and admins can read changes" on public.listing_changes
for select to authenticated
using (
  (select private.is_admin())
  or (
    doctor_id = any ((select private.listings_with_permission('edit'))::uuid[])
    and private.is_within_ownership(doctor_id, created_at)
  )
);

create type public.correction_status as enum ('open', 'accepted', 'declined');

create table public.listing_corrections (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  author uuid default auth.uid() references public.profiles (id) on delete set null,
  -- One of private.listing_fields, or a part: see is_correctable_part. The trigger below checks it.
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

comment on table public.listing_corrections is
  'Corrections that members propose for a listing. current_value is the value at the time of the proposal.';

create index listing_corrections_doctor_id_idx on public.listing_corrections (doctor_id);
create index listing_corrections_author_idx on public.listing_corrections (author);
create index listing_corrections_decided_by_idx on public.listing_corrections (decided_by);
create index listing_corrections_open_idx on public.listing_corrections (created_at) where status = 'open';

grant select on table public.listing_corrections to authenticated;
grant insert (id, doctor_id, field, proposed_value, note) on table public.listing_corrections to authenticated;

select private.guard_table('listing_corrections');

create policy "listing_corrections: authors, editors, and admins can read" on public.listing_corrections
for select to authenticated
using (
  author = (select auth.uid())
  or (select private.is_admin())
  or (
    doctor_id = any ((select private.listings_with_permission('edit'))::uuid[])
    and (status = 'open' or private.is_within_ownership(doctor_id, decided_at))
  )
);

create policy "listing_corrections: members can propose for a visible listing" on public.listing_corrections
for insert to authenticated
with check (author = (select auth.uid()) and exists (select 1 from public.doctors where doctors.id = doctor_id));
