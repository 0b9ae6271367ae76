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

-- Reading a row ---------------------------------------------------------------------------------------------------------------------

create function private.is_in_directory(listing public.doctors) returns boolean
language sql immutable
return listing.state in ('waiting', 'public');

comment on function private.is_in_directory is 'Whether a listing is public or waits to be: what was refused or withdrawn stands in nobody''s way.';

create function private.fold_name(name text) returns text
language sql stable
return regexp_replace(private.fold(btrim(name)), '\s+', ' ', 'g');

comment on function private.fold_name is 'A practice''s name as the import compares it: without case, accents and spaces too many.';

create function private.import_tiers(tiers jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(to_jsonb(tier) order by tier.min_age), '[]')
  from jsonb_to_recordset(tiers) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric(8, 2))
);

comment on function private.import_tiers is 'Prices by age in one form and order, to be compared.';

create function private.import_values(entry jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Each value as its column holds it: a price in cents, a list as a list.
  typed constant jsonb := to_jsonb(jsonb_populate_record(null::public.doctors, private.fields_of(entry)));
  trimmed jsonb;
begin
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(nullif(btrim(value #>> '{}'), '')) else value end)
  into trimmed from jsonb_each(private.fields_of(typed));
  return jsonb_strip_nulls(trimmed || jsonb_build_object(
    'address_state', coalesce(private.state_code(trimmed ->> 'address_state'), trimmed ->> 'address_state')
  )) || case when jsonb_typeof(entry -> 'tiers') = 'array'
    then jsonb_build_object('tiers', private.import_tiers(entry -> 'tiers')) else '{}' end;
end $$;

comment on function private.import_values is 'The fields that a row of a file fills: an empty cell is none.';

create function private.listed_values(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select private.fields_of(to_jsonb(doctors)) || jsonb_build_object('tiers', (
    select private.import_tiers(coalesce(jsonb_agg(to_jsonb(membership_tiers)), '[]'))
    from public.membership_tiers where doctor_id = target
  ))
  from public.doctors where id = target);
end $$;

comment on function private.listed_values is 'The same fields as a listing has them now, null where it has none.';

create function private.compare_values(listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', listed -> key, 'after', value)), '{}')
  from jsonb_each(wanted) where value is distinct from coalesce(listed -> key, 'null')
);

comment on function private.compare_values is 'What a row would change in a listing: {field: {before, after}}.';

create function private.write_values(target uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.write_fields(target, fields);
  if fields ? 'tiers' then
    perform public.replace_membership_tiers(target, fields -> 'tiers');
  end if;
end $$;

comment on function private.write_values is 'Writes fields of a listing, as `import_values` or `listed_values` name them. Called by definer functions.';

-- One row ---------------------------------------------------------------------------------------------------------------------------

create function private.match_listings(wanted jsonb) returns setof public.doctors
language sql stable
begin atomic
  -- The row as a whole: its columns named would be those of today.
  select doctors from public.doctors
  where private.is_in_directory(doctors) and (
    npi = wanted ->> 'npi'
    or (
      left(address_zip, 5) = left(wanted ->> 'address_zip', 5)
      and private.fold_name(practice_name) = private.fold_name(wanted ->> 'practice_name')
    )
  )
  order by id;
end;

comment on function private.match_listings is 'The listings that a row means: those of its NPI, and those of its name in its ZIP.';

create function private.find_twin(wanted jsonb, out doctor_id uuid, out reason text)
language plpgsql stable set search_path = '' as $$
declare
  name constant text := private.fold(wanted ->> 'practice_name');
  zip constant text := left(wanted ->> 'address_zip', 5);
begin
  select id, 'Same NPI as “' || practice_name || '”' into doctor_id, reason
  from public.doctors
  where npi = wanted ->> 'npi' and private.is_in_directory(doctors)
  order by id limit 1;
  if doctor_id is null then
    select id, 'Like “' || practice_name || '”' into doctor_id, reason
    from public.doctors
    where left(address_zip, 5) = zip and private.is_in_directory(doctors)
      and extensions.similarity(private.fold(practice_name), name) > 0.7
    order by extensions.similarity(private.fold(practice_name), name) desc, id limit 1;
  end if;
end $$;

comment on function private.find_twin is 'A listing that a new one would repeat: of the same NPI, or with a like name in the same ZIP.';

create function private.add_imported(wanted jsonb, batch uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  -- What the row does not fill keeps its default; without a name the insert says what is missing.
  columns constant text := (
    select string_agg(quote_ident(key), ', ') from jsonb_object_keys(jsonb '{"practice_name": null}' || private.fields_of(wanted)) as key
  );
  added uuid;
begin
  execute format(
    'insert into public.doctors (%1$s, submitted_by, verified, import_batch_id)
     select %1$s, auth.uid(), true, $2 from jsonb_populate_record(null::public.doctors, $1) returning id', columns
  ) into added using wanted - 'tiers', batch;
  insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
  select added, label, min_age, max_age, monthly_price
  from jsonb_to_recordset(wanted -> 'tiers') as tier (label text, min_age smallint, max_age smallint, monthly_price numeric);
  return added;
end $$;

comment on function private.add_imported is 'Adds a listing that is public at once. Called by definer functions.';

create function private.import_row(
  entry jsonb, mode public.import_mode, batch uuid, out outcome text, out reason text, out doctor_id uuid, out changes jsonb
)
language plpgsql set search_path = '' as $$
declare
  wanted constant jsonb := private.import_values(entry);
  matches public.doctors[];
  listing public.doctors;
begin
  if mode <> 'add' then
    matches := array(select match from private.match_listings(wanted) as match);
    if cardinality(matches) > 1 then
      outcome := 'rejected';
      reason := format(
        'Matches %s listings: %s', cardinality(matches),
        (select string_agg('“' || practice_name || '”', ', ') from unnest(matches))
      );
      return;
    elsif cardinality(matches) = 1 then
      -- Whoever edits it at this moment is waited for.
      select * into listing from public.doctors where id = (matches[1]).id for update;
      if listing.npi <> wanted ->> 'npi' then
        outcome := 'rejected';
        reason := format('“%s” is listed with another NPI: %s', listing.practice_name, listing.npi);
        return;
      end if;
      doctor_id := listing.id;
      changes := private.compare_values(private.listed_values(doctor_id), wanted);
      outcome := case when changes = '{}' then 'unchanged' else 'updated' end;
      reason := case when outcome = 'updated' and listing.claim_status = 'approved' then 'Its owner keeps this listing' end;
      perform private.write_values(doctor_id, (select jsonb_object_agg(key, value -> 'after') from jsonb_each(changes)));
      return;
    elsif mode = 'update' then
      outcome := 'rejected';
      reason := 'No listing has this NPI, or this name in this ZIP';
      return;
    end if;
  end if;
  select twin.doctor_id, twin.reason into doctor_id, reason from private.find_twin(wanted) as twin;
  if doctor_id is not null then
    outcome := 'duplicate';
    return;
  end if;
  doctor_id := private.add_imported(wanted, batch);
  outcome := 'created';
  changes := private.compare_values('{}', private.listed_values(doctor_id));
end $$;

comment on function private.import_row is
  'Adds or updates one listing: created, updated, unchanged, duplicate of one in the directory, or rejected with the reason. '
  'Called by definer functions.';

-- A chunk of rows -------------------------------------------------------------------------------------------------------------------

create function private.open_batch(batch uuid, mode public.import_mode, file_name text) returns void
language plpgsql set search_path = '' as $$
declare
  opened public.import_batches;
begin
  -- One import writes at a time: two files with the same practice would both find it missing.
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  insert into public.import_batches (id, file_name, mode)
  values (batch, coalesce(left(nullif(btrim(file_name), ''), 200), 'Unnamed file'), mode) on conflict do nothing;
  select * into opened from public.import_batches where id = batch;
  if opened.actor is distinct from auth.uid() or opened.mode <> open_batch.mode then
    raise exception 'This import belongs to somebody else' using errcode = '42501';
  elsif opened.undone_at is not null then
    raise exception 'This import has been undone. Choose the file again to start a new one.' using errcode = 'PT409';
  end if;
end $$;

comment on function private.open_batch is 'Makes the batch with its first chunk, and refuses one that is another''s or undone. Called by definer functions.';

create function private.count_in_words(variadic words text[]) returns text
language sql immutable
return (
  select coalesce(string_agg(words[place] || ' ' || words[place + 1], ', '), 'nothing')
  from generate_series(1, cardinality(words), 2) as place where words[place] <> '0'
);

comment on function private.count_in_words is 'Counts as a line of the log has them: ("3", "created", "0", "updated") is "3 created".';

create function private.log_batch(batch uuid, act text, counts text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.moderation_log set reason = counts where target_id = batch and action = act;
  if not found then
    perform private.log_act(act, 'import_batches', batch, counts, (select file_name from public.import_batches where id = batch));
  end if;
end $$;

comment on function private.log_batch is 'Keeps the one line of the log that tells what a batch did. Called by definer functions.';

create function private.close_chunk(batch uuid, duplicates_before integer, rejected_before integer) returns void
language plpgsql set search_path = '' as $$
declare
  closed public.import_batches;
begin
  update public.import_batches as kept
  set created_count = done.created, updated_count = done.updated, unchanged_count = done.unchanged,
    duplicate_count = done.duplicate + greatest(duplicates_before, 0), rejected_count = done.rejected + greatest(rejected_before, 0)
  from (
    select
      count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
      count(*) filter (where outcome = 'unchanged') as unchanged, count(*) filter (where outcome = 'duplicate') as duplicate,
      count(*) filter (where outcome = 'rejected') as rejected
    from private.import_rows where batch_id = batch
  ) as done
  where kept.id = batch
  returning kept.* into closed;
  perform private.log_batch(batch, 'import listings', private.count_in_words(
    closed.created_count::text, 'created', closed.updated_count::text, 'updated', closed.unchanged_count::text, 'unchanged',
    closed.duplicate_count::text, 'duplicate', closed.rejected_count::text, 'rejected'
  ));
end $$;

comment on function private.close_chunk is 'Counts what a batch has done so far, and brings its line of the log up to date. Called by definer functions.';

create function private.import_listings(
  rows jsonb, is_dry_run boolean, mode public.import_mode, batch uuid, file_name text, duplicates_before integer, rejected_before integer
)
returns table (row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    raise exception 'Send at most 500 rows at once, as an array' using errcode = '22023';
  end if;
  if exists (select from jsonb_array_elements(rows) as each where coalesce(each ->> 'row', '') !~ '^[1-9][0-9]{0,6}$') then
    raise exception 'Each row needs its number' using errcode = '22023';
  end if;
  if not is_dry_run then
    if batch is null then
      raise exception 'An import needs its batch' using errcode = '22023';
    end if;
    perform private.open_batch(batch, mode, file_name);
  end if;
  -- Versions say where they come from, and the log has its line already.
  perform set_config('private.act', 'import', true);

  for entry in select jsonb_array_elements(rows) loop
    row_number := entry ->> 'row';
    if not is_dry_run then
      select done.outcome, done.reason, done.doctor_id, done.changes into outcome, reason, doctor_id, changes
      from private.import_rows as done where done.batch_id = batch and done.row_number = (entry ->> 'row')::integer;
    end if;
    if is_dry_run or not found then
      begin
        select made.outcome, made.reason, made.doctor_id, made.changes into outcome, reason, doctor_id, changes
        from private.import_row(entry, mode, case when not is_dry_run then batch end) as made;
        if is_dry_run then
          -- Undoes this row and nothing else.
          raise exception using errcode = 'PTDRY';
        end if;
      exception
        when sqlstate 'PTDRY' then
          doctor_id := case when outcome <> 'created' then doctor_id end;
        when others then
          -- Wrong values and what triggers refuse; anything else is no fault of the row.
          if sqlstate !~ '^(22|23|P0|PT)' then
            raise;
          end if;
          outcome := 'rejected';
          reason := sqlerrm;
          doctor_id := null;
          changes := null;
      end;
      if not is_dry_run then
        insert into private.import_rows (batch_id, row_number, outcome, reason, doctor_id, changes)
        values (batch, (entry ->> 'row')::integer, outcome, reason, doctor_id, changes);
      end if;
    end if;
    changes := case when outcome = 'updated' then changes end;
    return next;
  end loop;

  perform set_config('private.act', '', true);
  if not is_dry_run then
    perform private.close_chunk(batch, duplicates_before, rejected_before);
  end if;
end $$;

comment on function private.import_listings is
  'Adds or updates listings from rows [{row, practice_name, …}], at most 500, each all or nothing, by its number once a batch. '
  'A dry run writes nothing. Definer: only so is a new listing verified at once.';
grant execute on function private.import_listings to authenticated;

create function public.import_listings(
  rows jsonb, is_dry_run boolean default true, mode public.import_mode default 'add', batch uuid default null,
  file_name text default null, duplicates_before integer default 0, rejected_before integer default 0
)
returns table (row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb)
language sql volatile
begin atomic
  select row_number, outcome, reason, doctor_id, changes
  from private.import_listings(rows, is_dry_run, mode, batch, file_name, duplicates_before, rejected_before);
end;

comment on function public.import_listings is
  'Adds or updates listings from the rows of a file, or tells in a dry run what would happen; administrators only.';
grant execute on function public.import_listings to authenticated;

-- Undoing a batch -------------------------------------------------------------------------------------------------------------------

create function private.holds_import(listing public.doctors, changes jsonb) returns text
language sql stable
return case
  when listing.user_id is not null then 'owned since'
  when listing.claim_status <> 'unclaimed' or exists (select from public.claim_evidence where doctor_id = listing.id) then 'claimed since'
  when listing.state <> 'public' then 'taken down since'
  when exists (select from public.doctors as gone where gone.merged_into = listing.id) then 'merged with another since'
  when exists (select from public.practice_requests where doctor_id = listing.id) then 'asked for a membership or a visit since'
  when exists (select from public.posts where doctor_id = listing.id) then 'written about since'
  when exists (select from public.listing_corrections where doctor_id = listing.id)
    or exists (select from public.reports where doctor_id = listing.id) then 'corrected or reported since'
  when listing.photo_url is not null or listing.confirmed_at is not null
    or private.compare_values(
      (select jsonb_object_agg(key, value -> 'after') from jsonb_each(changes)), private.listed_values(listing.id)
    ) <> '{}' then 'edited since'
end;

comment on function private.holds_import is 'Why a listing that an import added is more than that by now; null when it is as imported.';

create function private.restorable_values(target uuid, changes jsonb) returns jsonb
language sql stable
begin atomic
  select coalesce(jsonb_object_agg(key, value -> 'before'), '{}') from jsonb_each(changes)
  where private.listed_values(target) -> key = value -> 'after';
end;

comment on function private.restorable_values is 'The earlier values of those fields that still hold what the import wrote.';

create function private.plan_undo(batch uuid, at_most integer)
returns table (row_number integer, doctor_id uuid, act text, reason text, fields jsonb)
language sql stable
begin atomic
  select
    done.row_number, done.doctor_id,
    case
      when listing.id is null then 'removed'
      when done.outcome = 'created' then case when hold is null then 'removed' else 'kept' end
      when restorable.fields = '{}' then 'kept'
      else 'restored'
    end,
    case
      when listing.id is null then null
      when done.outcome = 'created' then hold
      when restorable.fields = '{}' then 'edited since'
      when restorable.fields is distinct from (select jsonb_object_agg(key, value -> 'before') from jsonb_each(done.changes))
        then 'partly edited since'
    end,
    restorable.fields
  from private.import_rows as done
  left join public.doctors as listing on listing.id = done.doctor_id
  cross join lateral (
    select case when done.outcome = 'created' and listing.id is not null then private.holds_import(listing, done.changes) end as hold
  ) as held
  cross join lateral (
    select case when done.outcome = 'updated' then private.restorable_values(done.doctor_id, done.changes) end as fields
  ) as restorable
  where done.batch_id = batch and done.outcome in ('created', 'updated') and done.undone is null
  order by done.row_number
  limit at_most;
end;

comment on function private.plan_undo is
  'What undoing the rest of a batch would do row by row: removed, restored, or kept with the reason. Called by definer functions.';

create function private.undo_summary(batch uuid, is_plan boolean) returns jsonb
language sql stable
begin atomic
  with steps as (
    select undone as act, undone_reason as reason, doctor_id, row_number from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated') and (undone is not null or not is_plan)
    union all
    select act, reason, doctor_id, row_number from private.plan_undo(batch, null) where is_plan
  ),
  named as (
    select steps.doctor_id, doctors.practice_name, steps.reason, steps.row_number
    from steps join public.doctors on doctors.id = steps.doctor_id
    where steps.reason is not null order by steps.row_number limit 50
  )
  select jsonb_build_object(
    'removed', (select count(*) from steps where act = 'removed'),
    'restored', (select count(*) from steps where act = 'restored'),
    'kept', (select count(*) from steps where act = 'kept'),
    'left', (select count(*) from steps where act is null),
    'named', (
      select coalesce(jsonb_agg(jsonb_build_object('doctor_id', doctor_id, 'practice_name', practice_name, 'reason', reason) order by row_number), '[]')
      from named
    )
  );
end;

comment on function private.undo_summary is
  'What undoing a batch did so far, or, as a plan, would do: counts, and up to 50 listings that stay as they are, with the reason.';

create function private.undo_rows(batch uuid, at_most integer) returns void
language plpgsql set search_path = '' as $$
declare
  step record;
  problem text;
begin
  -- Nobody claims, edits or asks while it is decided whether somebody has.
  perform from public.doctors where id in (
    select doctor_id from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated') and undone is null order by row_number limit at_most
  ) order by id for update;
  for step in select * from private.plan_undo(batch, at_most) loop
    problem := null;
    begin
      if step.act = 'removed' then
        delete from public.doctors where id = step.doctor_id;
      elsif step.act = 'restored' then
        perform private.write_values(step.doctor_id, step.fields);
      end if;
    exception
      -- The earlier values do not fit the others any more.
      when integrity_constraint_violation then
        problem := sqlerrm;
    end;
    update private.import_rows
    set undone = case when problem is null then step.act else 'kept' end, undone_reason = coalesce(problem, step.reason)
    where batch_id = batch and row_number = step.row_number;
  end loop;
end $$;

comment on function private.undo_rows is 'Undoes the next rows of a batch. Called by definer functions.';

create function private.undo_import(batch uuid, is_dry_run boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  summary jsonb;
begin
  perform private.require_admin();
  if not exists (select from public.import_batches where id = batch) then
    raise exception 'There is no such import' using errcode = 'P0002';
  end if;
  if is_dry_run then
    return private.undo_summary(batch, true);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  -- Few enough to be done before an API gives up on a call.
  perform set_config('private.act', 'undo import', true);
  perform private.undo_rows(batch, 500);
  perform set_config('private.act', '', true);
  summary := private.undo_summary(batch, false);
  update public.import_batches
  set undone_at = coalesce(undone_at, now()), undone_by = coalesce(undone_by, auth.uid()), removed_count = (summary -> 'removed')::integer,
    restored_count = (summary -> 'restored')::integer, kept_count = (summary -> 'kept')::integer
  where id = batch;
  perform private.log_batch(batch, 'undo import', private.count_in_words(
    summary ->> 'removed', 'removed', summary ->> 'restored', 'restored', summary ->> 'kept', 'kept'
  ));
  return summary;
end $$;

comment on function private.undo_import is
  'Takes back 500 rows of a batch: {removed, restored, kept, left, named}; call it until none is left. What somebody has gone on from '
  'stays. Definer: listings are not the client''s to delete.';
grant execute on function private.undo_import to authenticated;

create function public.undo_import(batch uuid, is_dry_run boolean default true) returns jsonb
language sql volatile
begin atomic
  select private.undo_import(batch, is_dry_run);
end;

comment on function public.undo_import is 'Takes back what an import did, or tells in a dry run what would happen; administrators only.';
grant execute on function public.undo_import to authenticated;
