-- A chunk of an imported file's rows, and the count of what its batch has done.

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
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, removals jsonb
)
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
    matches := null;
    removals := null;
    if not is_dry_run then
      select done.outcome, done.reason, done.doctor_id, done.changes into outcome, reason, doctor_id, changes
      from private.import_rows as done where done.batch_id = batch and done.row_number = (entry ->> 'row')::integer;
    end if;
    if is_dry_run or not found then
      begin
        select made.outcome, made.reason, made.doctor_id, made.changes, made.matches, made.removals
        into outcome, reason, doctor_id, changes, matches, removals
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
          matches := null;
          removals := null;
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
  '`matches` are listings that a row may mean and `removals` what a listing would lose, both to be decided. A dry run writes nothing. Definer: only so is a new listing verified at once.';
grant execute on function private.import_listings to authenticated;

create function public.import_listings(
  rows jsonb, is_dry_run boolean default true, mode public.import_mode default 'add', batch uuid default null,
  file_name text default null, duplicates_before integer default 0, rejected_before integer default 0
)
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, removals jsonb
)
language sql volatile
begin atomic
  select row_number, outcome, reason, doctor_id, changes, matches, removals
  from private.import_listings(rows, is_dry_run, mode, batch, file_name, duplicates_before, rejected_before);
end;

comment on function public.import_listings is
  'Adds or updates listings from the rows of a file, or tells in a dry run what would happen; administrators only.';
grant execute on function public.import_listings to authenticated;
