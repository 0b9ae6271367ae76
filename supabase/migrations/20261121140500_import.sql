-- Import: an admin adds or updates many listings from a file, row by row, and can undo what one file did.
-- Only admins call these functions. A batch has the client's id and remembers each row, so a chunk that is sent twice
-- is imported once.

comment on column public.doctors.import_batch_id is 'The import that added the listing.';

create index doctors_import_batch_id_idx on public.doctors (import_batch_id);

-- Importing.

create function private.import_row(entry jsonb, new_values jsonb, mode public.import_mode, file uuid)
returns private.row_result
language plpgsql set search_path = '' as $$
declare
  decision constant text := entry ->> 'decision';
  this_row constant integer := entry ->> 'row';
  named constant uuid := (select id from public.doctors where id = (entry ->> 'id')::uuid and status <> 'draft');
  identity constant private.practice_identity := private.get_identity(new_values);
  matches constant jsonb := private.match_row(new_values, identity, named, file, this_row);
  best constant jsonb := matches -> 0;
  is_certain constant boolean := coalesce(
    (best -> 'is_exact')::boolean and (best -> 'strength')::integer > coalesce((matches #> '{1,strength}')::integer, 0),
    false
  );
  -- The listing that the row is without a decision.
  exact constant uuid := case when is_certain then best ->> 'id' end;
  listing_id uuid;
  holder integer;
  known public.doctors;
  result private.row_result;
begin
  if decision = 'update' then
    listing_id := (select id from public.doctors where id = (entry ->> 'target')::uuid and status <> 'draft');
    if listing_id is null then
      result.outcome := 'rejected';
      result.reason := 'The listing that was chosen is gone';
      return result;
    end if;
  elsif decision is null and mode <> 'add' then
    listing_id := exact;
  end if;
  result.identity := identity;
  result.doctor_id := coalesce(listing_id, exact);
  result.is_exact := coalesce(result.doctor_id = exact, false);
  for known in select * from public.doctors where result.doctor_id in (id, merged_into) loop
    result.listed := private.merge_identities(private.get_listing_identity(known), result.listed);
  end loop;
  if listing_id is not null then
    holder := (
      select row_number from private.checked_rows
      where batch_id = file and doctor_id = listing_id and row_number <> this_row
        and (row_number < this_row or (is_exact and not result.is_exact))
      order by row_number limit 1
    );
  end if;
  if holder is not null then
    result.outcome := case when result.is_exact then 'duplicate' else 'undecided' end;
    result.reason :=
      format('Row %s of this file is “%s”', holder, (select practice_name from public.doctors where id = listing_id));
    result.matches := matches;
    result.doctor_id := case when result.is_exact then listing_id end;
  elsif entry ? 'hold' and decision is null then
    result.outcome := 'undecided';
    result.reason := left(entry ->> 'hold', 400);
    result.matches := matches;
  elsif listing_id is not null then
    result := private.update_from_row(result, listing_id, new_values, entry);
    -- A certain match needs no decision.
    result.matches :=
      case when decision is not null then matches when result.outcome = 'undecided' then jsonb_build_array(best) end;
  elsif decision = 'skip' or (decision is distinct from 'add' and matches <> '[]') then
    result.outcome := case when decision = 'skip' or is_certain then 'duplicate' else 'undecided' end;
    result.reason := case
      when best -> 'strength' = matches #> '{1,strength}' and best -> 'strength' <> '0' then
        format('Is “%s” or “%s”', best ->> 'practice_name', matches #>> '{1,practice_name}')
      when best -> 'matched' ? 'name and ZIP' and best ->> 'npi' <> new_values ->> 'npi' then
        format('“%s” is listed with another NPI: %s', best ->> 'practice_name', best ->> 'npi')
      else 'Matches ' || coalesce('row ' || (best ->> 'row'), '“' || (best ->> 'practice_name') || '”') || ' by '
        || (best ->> 'evidence')
    end;
    result.matches := matches;
  elsif mode = 'update' and decision is null then
    result.outcome := 'rejected';
    result.reason := 'No listing has this id or NPI, or this name in this ZIP';
  else
    result := private.add_from_row(result, new_values, file);
    result.matches := matches;
  end if;
  result.matches := nullif(result.matches, '[]');
  if result.outcome in ('undecided', 'duplicate') or decision <> 'add' then
    result.removal := (
      select private.describe_removal(removal)
      from private.find_removal_entry(new_values, null, true) as removal where removal.id is not null
    );
  end if;
  return result;
end $$;

comment on function private.import_row is
  'Decides which listing a row is, and adds or updates it. `entry` can carry an admin''s decision: {decision: "add"}, '
  '{decision: "skip"}, or {decision: "update", target: <id>}. An update needs '
  'exact evidence or a decision, and two rows of a file never update one listing. A row with `hold`, a reason, waits '
  'for a decision. Called by definer functions.';

-- A chunk of rows, and the counts of its batch.
create function private.open_batch(batch uuid, mode public.import_mode, file_name text) returns void
language plpgsql set search_path = '' as $$
declare
  opened public.import_batches;
begin
  -- One import writes at a time; otherwise two files could add the same practice twice.
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  insert into public.import_batches (id, file_name, mode)
  values (batch, coalesce(left(nullif(btrim(file_name), ''), 200), 'Unnamed file'), mode) on conflict do nothing;
  select * into opened from public.import_batches where id = batch;
  if opened.actor is distinct from auth.uid() or opened.mode <> open_batch.mode then
    raise exception 'This import belongs to another admin' using errcode = '42501', hint = 'not_import_owner';
  elsif opened.undone_at is not null then
    raise exception 'This import has been undone' using errcode = 'PT409', hint = 'import_undone';
  end if;
end $$;

comment on function private.open_batch is
  'Creates the batch with its first chunk, and refuses a batch of somebody else or one that was undone. Called by '
  'definer functions.';

create function private.log_batch(batch uuid, event public.event_code, counts jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  words constant text := coalesce(
    (select string_agg(format('%s %s', value, key), ', ') from jsonb_each(counts) where value <> '0'), 'nothing'
  );
begin
  update public.moderation_log set reason = words where target_id = batch and moderation_log.event = log_batch.event;
  if not found then
    perform private.record_event(
      event, 'import_batches', batch, words, subject => (select file_name from public.import_batches where id = batch)
    );
  end if;
end $$;

comment on function private.log_batch is 'Writes or updates the one log entry of a batch. Called by definer functions.';

create function private.import_listings(
  rows jsonb, is_dry_run boolean, mode public.import_mode, batch uuid, file_name text, rejected_before integer,
  remaining integer
)
returns table (
  row_number integer, outcome text, reason text, removal text, doctor_id uuid, changes jsonb, matches jsonb,
  proposed jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  file constant uuid := coalesce(batch, gen_random_uuid());
  entry jsonb;
  new_values jsonb;
  result private.row_result;
  -- Each row needs a number.
  this_row integer not null := 0;
begin
  perform private.require_admin();
  is_dry_run := coalesce(is_dry_run, true);
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    raise exception 'Send at most 500 rows at a time, as an array' using errcode = '22023', hint = 'input_too_large';
  end if;
  if not is_dry_run then
    perform private.open_batch(batch, mode, file_name);
  end if;
  delete from private.checked_rows where checked_at < now() - interval '1 day';
  for entry in select each from jsonb_array_elements(rows) as each order by (each ->> 'row')::integer loop
    this_row := entry ->> 'row';
    result := null;
    select done.outcome, done.reason, done.doctor_id, done.changes, done.proposed
    into result.outcome, result.reason, result.doctor_id, result.changes, result.proposed
    from private.import_rows as done
    where not is_dry_run and done.batch_id = batch and done.row_number = this_row and done.outcome <> 'undecided';
    if not found then
      begin
        new_values := private.normalize_row(entry);
        result := private.import_row(entry, new_values, mode, file);
        if is_dry_run then
          raise exception using errcode = 'RB000';
        end if;
        update public.listing_versions set
          reason = (select batches.file_name from public.import_batches as batches where id = file)
        where doctor_id = result.doctor_id and at = now() and action in ('import', 'suggest') and reason is null;
      exception
        -- A dry run is the run, rolled back.
        when sqlstate 'RB000' then
          result.doctor_id := case when result.outcome <> 'created' then result.doctor_id end;
        when others then
          -- Invalid values and refusals of triggers reject the row; any other error fails the call.
          if sqlstate !~ '^(22|23|P0|PT)' then
            raise;
          end if;
          result := null;
          result.outcome := 'rejected';
          result.reason := sqlerrm;
      end;
      delete from private.checked_rows as earlier where earlier.batch_id = file and earlier.row_number = this_row;
      -- A row that repeats another row adds nothing to what the later ones are compared with.
      if result.outcome <> 'rejected'
        and (result.outcome <> 'duplicate' or result.doctor_id is not null or entry ->> 'decision' = 'skip') then
        insert into private.checked_rows (batch_id, row_number, practice, identity, listed, keys, doctor_id, is_exact)
        values (
          file, this_row, private.fields_of(new_values), result.identity, result.listed,
          private.list_keys(private.merge_identities(result.identity, result.listed)),
          case when result.outcome <> 'created' then result.doctor_id end, result.is_exact
        );
      end if;
      if not is_dry_run then
        insert into private.import_rows (batch_id, row_number, outcome, reason, doctor_id, changes, proposed)
        values (
          batch, this_row, result.outcome, result.reason, result.doctor_id,
          case result.outcome
            when 'created' then private.changes_between('{}', private.get_snapshot(result.doctor_id))
            else result.changes
          end,
          result.proposed
        )
        -- A row without a decision can be sent again with one.
        on conflict on constraint import_rows_pkey do update set
          outcome = excluded.outcome, reason = excluded.reason, doctor_id = excluded.doctor_id,
          changes = excluded.changes, proposed = excluded.proposed;
      end if;
    end if;
    return query select
      this_row, result.outcome, result.reason, result.removal, result.doctor_id,
        case when result.outcome = 'updated' then result.changes end, result.matches,
      (select jsonb_object_agg(key, value - 2) from jsonb_each(result.proposed));
  end loop;
  if not is_dry_run then
    update public.import_batches set counts = (
      select coalesce(jsonb_object_agg(done, number), '{}') from (
        select done, count(*) as number from (
          select outcome from private.import_rows where batch_id = batch
          union all select 'rejected' from generate_series(1, rejected_before)
          union all select 'not processed' from generate_series(1, remaining)
        ) as all_rows (done) group by done
      ) as counted
    ) where id = batch;
    perform private.log_batch(batch, 'listings_imported', (select counts from public.import_batches where id = batch));
  end if;
end $$;

comment on function private.import_listings is
  'Adds or updates listings from rows [{row, practice_name, …}], at most 500, in the order of their numbers. Each row '
  'is written completely or not at all, and only once per batch and row number. A row whose listing only an admin can '
  'decide is undecided, and writes nothing. A dry run executes each row and rolls it back; what it stores is what the '
  'later rows of the file are compared with. Returns the outcome of each row; `changes` that were written; `proposed` '
  'values of an owned listing that wait for review; and `matches`, the listings that a row may be, for a decision. '
  'The counts of the batch include the rows that were rejected before, and those that remain to be sent. '
  'Admins only. Definer: a new listing is verified immediately.';
grant execute on function private.import_listings to authenticated;

create function public.import_listings(
  rows jsonb, is_dry_run boolean default true, mode public.import_mode default 'add', batch uuid default null,
  file_name text default null, rejected_before integer default 0, remaining integer default 0
)
returns table (
  row_number integer, outcome text, reason text, removal text, doctor_id uuid, changes jsonb, matches jsonb,
  proposed jsonb
)
language sql volatile
begin atomic
  select row_number, outcome, reason, removal, doctor_id, changes, matches, proposed
  from private.import_listings(rows, is_dry_run, mode, batch, file_name, rejected_before, remaining);
end;

comment on function public.import_listings is
  'Adds or updates listings from the rows of a file, or shows in a dry run what would happen.';
grant execute on function public.import_listings to authenticated;

-- Undoing an import.

-- Undoing a batch restores the listings that have not been edited since.
create function private.find_undo_obstacle(listing public.doctors, changes jsonb) returns text
language sql stable
return case
  when listing.user_id is not null then 'owned since'
  when listing.claim_status <> 'unclaimed'
    or exists (select from public.claim_evidence where doctor_id = listing.id) then 'claimed since'
  when listing.status <> 'published' then 'taken down since'
  when exists (select from public.doctors as merged where merged.merged_into = listing.id)
    then 'merged with another since'
  when exists (select from public.practice_requests where doctor_id = listing.id)
    then 'asked for a membership or a visit since'
  when exists (select from public.posts where doctor_id = listing.id) then 'written about since'
  when exists (select from public.listing_corrections where doctor_id = listing.id)
    or exists (select from public.reports where doctor_id = listing.id) then 'corrected or reported since'
  when listing.photo_url is not null or listing.gallery <> '[]'
    or private.changes_between('{}', private.get_snapshot(listing.id)) <> changes then 'edited since'
end;

comment on function private.find_undo_obstacle is
  'Returns what has happened to an imported listing since, which prevents its removal; null when it is as imported.';

create function private.get_restorable_values(listing_id uuid, changes jsonb) returns jsonb
language sql stable
begin atomic
  with listed as materialized (
    select private.get_snapshot(listing_id) as now
  ),
  fields as (
    -- What the practice has confirmed since stays.
    select key, value, confirmation, now -> key = value -> 1 and (
      confirmation is null or now -> confirmation = coalesce(changes #> array[confirmation, '1'], 'null')
    ) and (
      key <> 'announced_prices' or value #>> '{0,starts_on}' > to_char(current_date + 1, 'YYYY-MM-DD')
    ) is not false as is_restorable
    from listed cross join jsonb_each(changes) cross join lateral (
      select (
        private.changed_confirmations(jsonb_build_object(key, value -> 0), jsonb_build_object(key, value -> 1))
      )[1] || '_confirmed_at' as confirmation
    ) as confirmed
    where key <> all (private.confirmation_columns())
  )
  select coalesce(jsonb_object_agg(key, value -> 0), '{}') from (
    select key, value from fields where is_restorable
    union all
    select part.key, part.value from jsonb_each(changes) as part
    where part.key = any (private.confirmation_columns())
      and (select bool_and(is_restorable) from fields where confirmation = part.key)
  ) as restorable;
end;

comment on function private.get_restorable_values is
  'Returns the earlier values of those fields that still have the imported value and were not confirmed since, and the '
  'confirmations of parts that are restored as a whole.';

create function private.plan_undo(batch uuid, at_most integer)
returns table (row_number integer, doctor_id uuid, act text, reason text, fields jsonb, proposals text[])
language sql stable
begin atomic
  select
    done.row_number, done.doctor_id,
    case
      when listing.id is null or (done.outcome = 'created' and hold is null) then 'removed'
      when done.outcome = 'created' or nothing_left then 'kept'
      else 'restored'
    end,
    case
      when listing.id is null or done.outcome = 'created' then hold
      when nothing_left then 'edited since'
      when restorable.fields is distinct from (
        select coalesce(jsonb_object_agg(key, value -> 0), '{}') from jsonb_each(done.changes)
      )
        then 'partly edited since'
    end,
    restorable.fields, restorable.proposals
  from private.import_rows as done
  left join public.doctors as listing on listing.id = done.doctor_id
  cross join lateral (
    select
      case
        when done.outcome = 'created' and listing.id is not null then private.find_undo_obstacle(listing, done.changes)
      end as hold,
      case
        when done.outcome <> 'created' then private.get_restorable_values(done.doctor_id, done.changes)
      end as fields,
      array(
        select key from jsonb_each(done.proposed), private.has_practice_permission(done.doctor_id, 'edit') as is_own
        where private.get_waiting_values(done.doctor_id, not is_own) -> key = value -> 2
      ) as proposals
  ) as restorable
  cross join lateral (select restorable.fields = '{}' and restorable.proposals = '{}' as nothing_left) as rest
  where done.batch_id = batch and done.outcome in ('created', 'updated', 'suggested') and done.undone is null
  order by done.row_number
  limit at_most;
end;

comment on function private.plan_undo is
  'Returns what undoing the rest of a batch would do row by row: removed, restored, or kept with the reason. Called by '
  'definer functions.';

create function private.undo_import(batch uuid, is_dry_run boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Few enough to finish before the API times out.
  at_most constant integer := 500;
  totals jsonb;
  step record;
begin
  perform private.require_admin();
  if not exists (select from public.import_batches where id = batch) then
    raise exception 'This import does not exist' using errcode = 'P0002', hint = 'import_not_found';
  end if;
  if is_dry_run is not false then
    return (
      with steps as materialized (select * from private.plan_undo(batch, null)),
      named as (
        select steps.doctor_id, doctors.practice_name, steps.reason, steps.row_number
        from steps join public.doctors on doctors.id = steps.doctor_id
        where steps.reason is not null order by steps.row_number limit 50
      )
      select jsonb_build_object(
        'removed', count(*) filter (where steps.act = 'removed'), 'restored',
        count(*) filter (where steps.act = 'restored'), 'kept', count(*) filter (where steps.act = 'kept'),
        'named', (select coalesce(jsonb_agg(to_jsonb(named) - 'row_number' order by named.row_number), '[]') from named)
      ) from steps
    );
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  -- The lock keeps others from claiming or editing these listings until it is decided what to undo.
  perform from public.doctors where id in (
    select doctor_id from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated', 'suggested') and undone is null
    order by row_number limit at_most
  ) order by id for update;
  for step in select * from private.plan_undo(batch, at_most) loop
    begin
      if step.act = 'removed' then
        delete from public.doctors where id = step.doctor_id;
      elsif step.act = 'restored' then
        perform private.remove_from_change(
          step.doctor_id, step.proposals, not private.has_practice_permission(step.doctor_id, 'edit')
        );
        perform private.save_or_propose(step.doctor_id, step.fields, 'undo import');
        update public.listing_versions set reason = (select file_name from public.import_batches where id = batch)
        where doctor_id = step.doctor_id and at = now() and action in ('undo import', 'withdraw suggestion')
          and reason is null;
      end if;
    exception
      -- The earlier values conflict with newer ones, or with the removal register.
      when integrity_constraint_violation or sqlstate 'PT409' then
        step.act := 'kept';
    end;
    update private.import_rows set undone = step.act where batch_id = batch and row_number = step.row_number;
  end loop;
  totals := (
    select jsonb_build_object(
      'removed', count(*) filter (where undone = 'removed'), 'restored', count(*) filter (where undone = 'restored'),
      'kept', count(*) filter (where undone = 'kept'),
      'left', count(*) filter (where undone is null and outcome in ('created', 'updated', 'suggested'))
    ) from private.import_rows where batch_id = batch
  );
  update public.import_batches
  set undone_at = coalesce(undone_at, now()), undone_by = coalesce(undone_by, auth.uid()),
    undone_counts = totals - 'left'
  where id = batch;
  perform private.log_batch(batch, 'import_undone', totals - 'left');
  return totals;
end $$;

comment on function private.undo_import is
  'Undoes 500 rows of a batch and returns {removed, restored, kept, left}; call it until none is left. Listings that '
  'were used or edited since are kept. A dry run returns what would happen to the rest, with up to 50 listings that '
  'are kept and the reason: {removed, restored, kept, named}. Admins only. Definer: API roles cannot delete listings.';
grant execute on function private.undo_import to authenticated;
select private.expose_function('undo_import');
