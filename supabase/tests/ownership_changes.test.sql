-- Access of the former and the next owner to every table of a listing after a transfer, a merge, or a suspension.
-- A new table with a foreign key to listings needs an entry here.
begin;
select tests.create_fixtures();
-- Returns the readers of each table after an event, which is rolled back.
create function tests.readers_after(next_owner text, statement text) returns jsonb language plpgsql as $$
declare
  child record;
  viewer text;
  met bigint;
  found jsonb := '{}';
  read_by text[];
  detail text;
begin
  execute statement;
  for child in select * from children where not is_private loop
    read_by := '{}';
    foreach viewer in array array['former', 'next'] loop
      perform tests.act_as(case viewer when 'former' then 'owner' else next_owner end);
      execute format('select count(*) from %s where %I in (tests.oak(), tests.listing(''Second Door''))%s', child.name,
        child.key,
        -- Rows created by the event are not counted.
        case child.name
          when 'public.listing_versions' then ' and at < now()'
          when 'public.practice_invitations' then ' and role <> ''owner'''
          else '' end) into met;
      if met > 0 then
        read_by := read_by || viewer;
      end if;
    end loop;
    found := found || jsonb_build_object(child.name, case
      when cardinality(read_by) = 2 then 'both' when cardinality(read_by) = 0 then 'none' else read_by[1] end);
  end loop;
  raise exception using errcode = 'TU000', message = 'undone', detail = found::text;
exception when sqlstate 'TU000' then
  get stacked diagnostics detail = pg_exception_detail;
  return detail::jsonb;
end $$;
create function tests.touched(statement text) returns bigint language plpgsql as $$
declare met bigint; begin execute statement; get diagnostics met = row_count; return met; end $$;
create function tests.exchange(file text) returns bigint language sql as $$
  select tests.touched(format(
    'update storage.objects set metadata = ''{"size":1}'' where bucket_id = ''practice-photos'' and name = %L',
    tests.id('owner') || file
  ))
$$;
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
select tests.confirm(actor) from unnest('{owner,manager,desk,doctor,patient}'::text[]) as actor;
update public.profiles set created_at = now() - interval '1 month';
select tests.add_listing('Second Door', owner => 'doctor');

-- Something in every table
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind) values (md5('request')::uuid, tests.oak(), 'membership');
insert into public.listing_corrections (doctor_id, field, proposed_value, note)
values (tests.oak(), 'specialty', 'Pediatrics', 'As I heard from the nurse');
insert into public.saved_listings (doctor_id) values (tests.oak());
insert into public.reports (doctor_id, reason) values (tests.oak(), 'other');
insert into public.posts (kind, content, doctor_id)
values ('story', 'Kind people, and visits last as long as they need', tests.oak());
insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'appointment');
select tests.act_as('owner');
select
  tests.save_offices(tests.oak(), '[{"hours_note": "Evenings"}]'),
  tests.save_tiers(tests.oak(), '[{"label":"Adult","min_age":18,"max_age":null,"monthly_price":90}]'),
  tests.save_services(tests.oak(), '[{"service":"office_visits","coverage":"included"}]');
select public.update_request(md5('request')::uuid, 'answered', 'Come in');
select tests.act_as('admin');
select tests.save_clinicians(tests.oak(), '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"}]');
reset role;
update public.listing_corrections set status = 'declined', decision_note = 'Ask me by phone', decided_at = now();
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('manager'), 'manager');
select tests.act_as('owner');
select tests.save_changes(tests.oak(), '{"address_street": "12 Home Street"}');
select public.invite_staff(tests.oak(), 'desk@cast.test', 'front_desk');
reset role;
insert into public.listing_activity (doctor_id, day, kind, amount) values (tests.oak(), current_date, 'opened', 3);
insert into public.answer_templates (doctor_id, name, body, created_at)
values (tests.oak(), 'Forms', 'Please fill in our forms', now() - interval '1 day');
insert into public.submission_notes (doctor_id, author, how_known)
values (tests.oak(), tests.id('patient'), 'I am a member');
insert into public.claim_evidence (doctor_id, claimant, status, full_name, work_email)
values (tests.oak(), tests.id('owner'), 'approved', 'Owen Owner', 'owen@oak.test');
insert into public.alerts (id, member_id, doctor_id) values (md5('alert')::uuid, tests.id('patient'), tests.oak());
insert into public.alert_finds (alert_id, doctor_id) values (md5('alert')::uuid, tests.oak());
-- Everything is a day old and after the start of the ownership.
update public.doctors set owned_since = now() - interval '1 year';
update public.practice_requests set created_at = created_at - interval '1 day';
update public.listing_corrections set
  created_at = created_at - interval '1 day', decided_at = decided_at - interval '1 day';
update public.listing_changes set created_at = created_at - interval '1 day';
update public.listing_versions set at = at - interval '1 day';
update public.practice_invitations set created_at = created_at - interval '1 day';

create temp table children as
select namespace.nspname = 'private' as is_private, format('%I.%I', namespace.nspname, class.relname) as name,
  attribute.attname as key
from pg_constraint as link
join pg_class as class on class.oid = link.conrelid
join pg_namespace as namespace on namespace.oid = class.relnamespace
join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = link.conkey[1]
where link.contype = 'f' and link.confrelid = 'public.doctors'::regclass and class.oid <> 'public.doctors'::regclass;

-- The former owner is the owner and the next one the doctor, except for a handover to the manager.
create temp table events (event text primary key, next_owner text, statement text);
insert into events values
  ('claim approved', 'doctor', $$
    select tests.act_as('doctor'); select public.file_competing_claim(tests.oak());
    update public.claim_evidence set full_name = 'Dora Doctor'
    where doctor_id = tests.oak() and claimant = tests.id('doctor');
    select tests.act_as('admin');
    select tests.decide_claim('Owned Oak Medicine', 'doctor', true, 'Proved it') $$),
  ('reassign', 'doctor', $$ select tests.act_as('admin');
    select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold', tests.current_version(tests.oak())) $$),
  ('revoke', 'doctor', $$ select tests.act_as('admin');
    select public.revoke_ownership(tests.oak(), tests.current_version(tests.oak()), 'Left') $$),
  ('give back', 'doctor', $$ select tests.act_as('owner'); select public.leave_practice(tests.oak()) $$),
  ('hand over', 'manager', $$
    select tests.act_as('owner'); select public.offer_ownership(tests.oak(), tests.id('manager'));
    select tests.act_as('manager');
    select public.answer_invitation(id, true) from public.practice_invitations
    where role = 'owner' and status = 'open' $$),
  ('merge', 'doctor', $$
    select tests.act_as('admin');
    select public.revoke_ownership(tests.oak(), tests.current_version(tests.oak()), 'Left');
    select public.merge_listings(tests.oak(), tests.listing('Second Door'), 'The same') $$),
  ('suspension', 'doctor', $$ select tests.act_as('admin'); select public.suspend_member(tests.id('owner'), 'Spam') $$);

-- Readers of each table after each event.
create temp table expectations (name text, event text, readers text);
-- Part of the public listing; after a merge it is gone or belongs to the other listing.
insert into expectations
select 'public.' || name, event, case when event = 'merge' and not follows then 'none' else 'both' end
from events cross join (values
  ('offices', false), ('clinicians', false), ('posts', true), ('membership_tiers', false), ('listing_services', false)
) as content (name, follows);
-- Private data of the practice, which a handover within the practice keeps.
insert into expectations
select 'public.' || name, event, case event when 'hand over' then 'both' else 'none' end
from events cross join unnest(array[
  'listing_changes', 'listing_versions', 'listing_corrections', 'practice_members', 'practice_invitations',
  'practice_requests', 'answer_templates'
]) as name;
-- Data without the name of a former owner, which every owner can read.
insert into expectations
select 'public.listing_activity', event, case
  when event = 'hand over' then 'both'
  when event in ('claim approved', 'reassign', 'merge') then 'next'
  else 'none'
end
from events;
-- Admins alone can read removal requests.
insert into expectations select 'public.removal_requests', event, 'none' from events;
-- Rows that belong to a person
insert into expectations
select 'public.' || name, event, case
  when name not in ('claim_evidence', 'notifications') then 'none'
  -- Both then have a claim of their own, and a notification of the event.
  when event in ('claim approved', 'reassign', 'hand over') then 'both'
  else 'former' end
from events cross join unnest(
  array['claim_evidence', 'notifications', 'submission_notes', 'saved_listings', 'reports', 'alerts', 'alert_finds']
) as name;

select plan((select count(*)::integer from events) + 12);

select is_empty(
  $$ select name from children where not is_private except select name from expectations $$,
  'each table of a listing has an expectation for a new owner'
);
select is_empty(
  $$ select children.name, role from children cross join unnest('{anon,authenticated}'::text[]) as role
    where is_private and has_table_privilege(role, children.name, 'select') $$,
  'API roles cannot read private tables of a listing'
);

grant select on children to anon, authenticated;

select is(
  tests.readers_after(next_owner, statement),
  (
    select jsonb_object_agg(name, readers) from expectations
    where expectations.event = events.event and name in (select name from children)
  ),
  event || ': each table is read only by its expected readers'
)
from events order by event;

-- The photo
reset role;
insert into storage.objects (bucket_id, name)
values ('practice-photos', tests.id('owner') || '/1.webp'), ('practice-photos', tests.id('owner') || '/2.webp');
select tests.act_as('owner');
select lives_ok(
  $$ select tests.save_changes(
      tests.oak(), jsonb_build_object(
        'photo_url', 'https://x.example/storage/v1/object/public/practice-photos/' || tests.id('owner') || '/1.webp'
      )
    ) $$,
  'an owner can show their photo'
);
select is(tests.exchange('/1.webp'), 1::bigint, 'an owner can replace their photo');
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.save_changes(
      tests.listing('Second Door'), jsonb_build_object(
        'photo_url', 'https://x.example/storage/v1/object/public/practice-photos/' || tests.id('owner') || '/2.webp'
      )
    ) $$,
  '23514', 'The photo of a practice must be uploaded for it', 'another member''s photo cannot be shown by a new owner'
);
select tests.act_as('admin');
select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold', tests.current_version(tests.oak()));
select tests.act_as('owner');
select is(tests.exchange('/1.webp'), 0::bigint, 'a former owner cannot replace the photo that a listing shows');
select is(tests.exchange('/2.webp'), 1::bigint, 'a former owner can replace their other photos');
select is(
  tests.touched(
    $$ delete from storage.objects where bucket_id = 'practice-photos' and name = tests.id('owner') || '/1.webp' $$
  ),
  0::bigint,
  'a former owner cannot delete the photo that a listing shows'
);
select tests.act_as('doctor');
select tests.save_changes(tests.oak(), '{"photo_url": null}');
select tests.act_as('owner');
select is(
  tests.exchange('/1.webp'), 1::bigint, 'a former owner can replace their photo once the listing shows another'
);

-- The submitter of a listing that had another owner
select tests.act_as('doctor');
select public.withdraw_listing(tests.oak());
select tests.save_changes(tests.oak(), '{"practice_name": "A New Name", "address_street": "7 Home Street"}');
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.doctors where id = tests.oak() $$, 'a submitter cannot read a listing that its owner withdrew'
);
select tests.act_as('doctor');
select public.leave_practice(tests.oak());
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.doctors where id = tests.oak() $$,
  'a submitter cannot read a withdrawn listing that its owner gave up'
);

-- Requests to a former owner
reset role;
select is(
  (select count(*)::integer from public.doctors where private.had_other_owner(doctors) and id = tests.oak()),
  1, 'the history of a listing shows that it had another owner'
);

select * from finish();
rollback;
