-- Import: an administrator adds or updates many listings from a file, each row by itself. A batch is what one file did, and can be undone.

create type public.import_mode as enum ('add', 'update', 'both');

create table public.import_batches (
  -- Made by the client, so that a chunk whose answer was lost can be sent again.
  id uuid primary key,
  actor uuid default auth.uid() references public.profiles (id) on delete set null,
  file_name text not null constraint import_batches_file_name_check check (char_length(file_name) between 1 and 200),
  mode public.import_mode not null,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  duplicate_count integer not null default 0,
  rejected_count integer not null default 0,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references public.profiles (id) on delete set null,
  removed_count integer not null default 0,
  restored_count integer not null default 0,
  kept_count integer not null default 0
);

comment on table public.import_batches is 'Imports of listings, one row a file, and what became of its rows. Written by functions only; administrators read it.';
comment on column public.import_batches.rejected_count is 'Also counts the rows that the browser refused without sending them; duplicate_count likewise.';
comment on column public.import_batches.undone_at is 'When the undoing began. It is complete when removed, restored and kept rows are as many as created and updated ones.';
comment on column public.import_batches.kept_count is 'Rows that an undo left as they are, for somebody has gone on from there.';

create index import_batches_created_at_idx on public.import_batches (created_at desc);
create index import_batches_actor_idx on public.import_batches (actor);
create index import_batches_undone_by_idx on public.import_batches (undone_by);

grant select on table public.import_batches to authenticated;
grant all on table public.import_batches to service_role;
alter table public.import_batches enable row level security;

create policy "import_batches: admin reads" on public.import_batches
for select to authenticated using ((select private.is_admin()));

alter table public.doctors add column import_batch_id uuid references public.import_batches (id) on delete set null;

comment on column public.doctors.import_batch_id is 'The import that added the listing.';

create index doctors_import_batch_id_idx on public.doctors (import_batch_id);

create table private.import_rows (
  batch_id uuid not null references public.import_batches (id) on delete cascade,
  row_number integer not null constraint import_rows_row_number_check check (row_number > 0),
  outcome text not null constraint import_rows_outcome_check check (outcome in ('created', 'updated', 'unchanged', 'duplicate', 'rejected')),
  reason text,
  -- Kept when the listing goes: the row was done all the same.
  doctor_id uuid,
  changes jsonb,
  undone text constraint import_rows_undone_check check (undone in ('removed', 'restored', 'kept')),
  undone_reason text,
  primary key (batch_id, row_number)
);

comment on table private.import_rows is
  'What an import did with each row: nothing is done twice when a chunk is sent again, and an undo knows what to take back.';
comment on column private.import_rows.changes is 'Of a created or updated listing: {field: {before, after}}.';
