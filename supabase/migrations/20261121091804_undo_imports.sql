-- Undoing a batch: what nobody has gone on from goes back to how it was.

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
  when listing.photo_url is not null or num_nonnulls(
    listing.prices_confirmed_at, listing.panel_confirmed_at, listing.hours_confirmed_at, listing.phone_confirmed_at
  ) > 0
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
