-- What a person has to do with a case, for each relation and each kind of case, and who can decide it then.
begin;
select plan(36);
select tests.create_fixtures();

-- One case of each kind: about a practice, a story about it, a comment on the story, and the story's author.
create function tests.practice() returns uuid language sql as $$ select tests.listing('Owned Oak Medicine') $$;
select tests.sign_up('ben', '{"full_name": "Ben Becker"}');
select tests.confirm('ben');
insert into public.user_roles (user_id, role) values (tests.id('ben'), 'admin');
delete from public.user_roles where role = 'admin' and user_id not in (tests.id('ben'), tests.id('admin'));
insert into public.claim_evidence (doctor_id, claimant, status)
values (tests.practice(), tests.id('doctor'), 'competing');
insert into public.listing_changes (id, doctor_id, author, proposed)
values (md5('change')::uuid, tests.practice(), tests.id('owner'), '{"practice_name": "Owned Elm"}');
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value) values
  (md5('correction')::uuid, tests.practice(), tests.id('another patient'), 'phone', '(512) 222-0100');
insert into public.posts (id, user_id, content, kind, doctor_id) values
  (md5('story')::uuid, tests.id('patient'), 'They charged me twice, and did not answer the phone', 'story',
    tests.practice());
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('story')::uuid, tests.id('doctor'), 'Same here');
insert into public.reports (id, reporter_id, doctor_id, reason)
values (md5('report')::uuid, tests.id('another patient'), tests.practice(), 'closed');
insert into public.removal_requests (
  id, subject, doctor_id, practice_name, address_city, address_state, address_zip, requester_name, email, relation,
  status, confirmed_at
)
values (
  md5('removal')::uuid, 'practice', tests.practice(), 'Owned Oak Medicine', 'Austin', 'TX', '78704', 'A', 'a@b.test',
  'owner', 'open', now()
);
insert into public.moderation_log (event, target_table, target_id, is_automatic) values
  ('post_hidden', 'posts', md5('story')::uuid, true), ('post_removed', 'posts', md5('story')::uuid, true),
  ('comment_removed', 'post_comments', md5('comment')::uuid, true),
  ('listing_taken_down', 'doctors', tests.practice(), true),
  ('member_suspended', 'profiles', tests.id('patient'), true);
insert into public.appeals (id, decision_id, appellant_id, message)
select md5('appeal ' || target_table)::uuid, id, case target_table
  when 'doctors' then tests.id('owner') when 'post_comments' then tests.id('doctor') else tests.id('patient')
end, 'Wrong'
from public.moderation_log where event <> 'post_hidden';

create function tests.cases() returns table (kind text, target_table text, target uuid) language sql as $$
  values ('claim', 'claim_evidence', tests.practice()), ('listing', 'doctors', tests.practice()),
    ('change', 'listing_changes', md5('change')::uuid), ('correction', 'listing_corrections', md5('correction')::uuid),
    ('report', 'reports', md5('report')::uuid), ('removal', 'removal_requests', md5('removal')::uuid),
    ('story', 'posts', md5('story')::uuid), ('comment', 'post_comments', md5('comment')::uuid),
    ('member', 'profiles', tests.id('patient')), ('story appeal', 'appeals', md5('appeal posts')::uuid),
    ('comment appeal', 'appeals', md5('appeal post_comments')::uuid),
    ('listing appeal', 'appeals', md5('appeal doctors')::uuid),
    ('member appeal', 'appeals', md5('appeal profiles')::uuid)
$$;

-- Makes Ben what a statement says, and returns in what, and how; undoes it.
create function tests.involve(statement text) returns text language plpgsql as $$
declare
  found text;
begin
  begin
    execute statement;
    select string_agg(involvement || ': ' || kinds, '; ' order by involvement desc) into found
    from (
      select involvement, string_agg(kind, ', ' order by kind) as kinds
      from tests.cases() cross join private.get_involvement(target_table, target, tests.id('ben')) as involvement
      where involvement <> 'none' group by involvement
    ) as involved;
    raise exception sqlstate 'UNDO1';
  exception when sqlstate 'UNDO1' then
    return coalesce(found, 'none');
  end;
end $$;

select is(tests.involve(statement), expected, relation || ' is involved in the right cases') from (values
  ('an owner', $$ update public.doctors set user_id = tests.id('ben'), claimed_by = tests.id('ben')
      where id = tests.practice() $$,
    'party: change, claim, comment, comment appeal, listing, listing appeal, removal, report, story, story appeal'),
  ('a manager', $$ insert into public.practice_members values (tests.practice(), tests.id('ben'), 'manager') $$,
    'party: change, claim, comment, comment appeal, listing, listing appeal, removal, report, story, story appeal'),
  ('the front desk', $$ insert into public.practice_members values (tests.practice(), tests.id('ben'), 'front_desk') $$,
    'party: change, claim, comment, comment appeal, correction, listing, listing appeal, removal, report, story, '
    'story appeal'),
  ('a claimant', $$ update public.claim_evidence set claimant = tests.id('ben') $$,
    'party: change, claim, comment, comment appeal, correction, listing, listing appeal, removal, report, story, '
    'story appeal'),
  ('a rejected claimant', $$ insert into public.claim_evidence (doctor_id, claimant, status)
      values (tests.practice(), tests.id('ben'), 'rejected') $$,
    'interested: change, claim, comment, comment appeal, correction, listing, listing appeal, removal, report, story, '
    'story appeal'),
  ('a former owner', $$ insert into public.listing_versions (doctor_id, version, action, changes)
      values (tests.practice(), 9, 'transfer', jsonb_build_object('user_id', jsonb_build_array(tests.id('ben'), null)))
    $$,
    'interested: change, claim, comment, comment appeal, correction, listing, listing appeal, removal, report, story, '
    'story appeal'),
  ('the submitter of a listing without an owner', $$ update public.doctors
      set submitted_by = tests.id('ben'), user_id = null, claimed_by = null, claim_status = 'unclaimed'
      where id = tests.practice() $$,
    'party: listing, listing appeal, removal, report'),
  ('the submitter of a listing with an owner',
    $$ update public.doctors set submitted_by = tests.id('ben') where id = tests.practice() $$, 'none'),
  ('the author of a change', $$ update public.listing_changes set author = tests.id('ben') $$, 'party: change'),
  ('the author of a correction', $$ update public.listing_corrections set author = tests.id('ben') $$,
    'party: correction'),
  ('the author of another correction of the field', $$ insert into public.listing_corrections
      (doctor_id, author, field, proposed_value)
      values (tests.practice(), tests.id('ben'), 'phone', '(512) 222-0101') $$, 'party: correction'),
  ('the author of a story', $$ update public.posts set user_id = tests.id('ben') where id = md5('story')::uuid $$,
    'party: story, story appeal; interested: comment, comment appeal'),
  ('the author of a comment', $$ update public.post_comments set user_id = tests.id('ben') $$,
    'party: comment, comment appeal'),
  ('the author of an appeal', $$ update public.appeals set appellant_id = tests.id('ben') $$,
    'party: comment appeal, listing appeal, member appeal, story appeal'),
  ('the author of a removal request', $$ update public.removal_requests
      set email = (select upper(email) from auth.users where id = tests.id('ben')) $$, 'party: removal'),
  ('the reporter of a listing', $$ insert into public.reports (reporter_id, doctor_id, reason)
      values (tests.id('ben'), tests.practice(), 'closed') $$,
    'interested: listing, listing appeal, removal, report'),
  ('the reporter of a story', $$ insert into public.reports (reporter_id, post_id, reason)
      values (tests.id('ben'), md5('story')::uuid, 'spam') $$, 'interested: story, story appeal'),
  ('the former reporter of a story', $$ insert into public.reports (reporter_id, post_id, reason, status, outcome)
      values (tests.id('ben'), md5('story')::uuid, 'spam', 'closed', 'upheld') $$, 'interested: story, story appeal'),
  ('the reporter of a comment', $$ insert into public.reports (reporter_id, comment_id, reason)
      values (tests.id('ben'), md5('comment')::uuid, 'spam') $$, 'interested: comment, comment appeal'),
  ('the reporter of a member', $$ insert into public.reports (reporter_id, profile_id, reason)
      values (tests.id('ben'), tests.id('patient'), 'spam') $$, 'interested: member, member appeal'),
  ('the admin who decided',
    $$ update public.moderation_log set actor = tests.id('ben') where event <> 'post_hidden' $$,
    'decided: comment appeal, listing appeal, member appeal, story appeal'),
  ('the admin who decided before',
    $$ update public.moderation_log set actor = tests.id('ben') where event = 'post_hidden' $$,
    'decided_before: story appeal'),
  ('anybody else', 'select 1', 'none')
) as relations (relation, statement, expected);

-- Who can decide: those who have least to do with it, and never a party.
create function tests.find_deciders(statement text, wanted text) returns text language plpgsql as $$
declare
  actor text;
  found text := '';
begin
  begin
    execute statement;
    foreach actor in array array['admin', 'ben'] loop
      perform set_config('request.jwt.claims', json_build_object('sub', tests.id(actor))::text, true);
      select found || case when private.is_own_case(target_table, target) then '' else ' ' || actor end into found
      from tests.cases() where kind = wanted;
    end loop;
    raise exception sqlstate 'UNDO1';
  exception when sqlstate 'UNDO1' then
    return btrim(found);
  end;
end $$;

select is(tests.find_deciders(statement, kind), expected, title) from (values
  ('story', 'select 1', 'admin ben', 'all admins can decide a case that none of them has to do with'),
  ('story appeal', $$ insert into public.reports (reporter_id, post_id, reason, status)
      values (tests.id('ben'), md5('story')::uuid, 'spam', 'closed') $$,
    'admin', 'a former reporter cannot decide the appeal while another admin can'),
  ('story appeal', $$ insert into public.reports (reporter_id, post_id, reason, status)
      values (tests.id('ben'), md5('story')::uuid, 'spam', 'closed');
      update public.moderation_log set actor = tests.id('admin') where event = 'post_removed' $$,
    'admin', 'the admin who decided can decide the appeal rather than the reporter'),
  ('story appeal',
    $$ update public.moderation_log set actor = tests.id('ben') where event = 'post_removed' $$,
    'admin', 'the admin who decided cannot decide the appeal while another one can'),
  ('story appeal', $$ update public.moderation_log set actor = tests.id('ben') where event = 'post_removed';
      update public.moderation_log set actor = tests.id('admin') where event = 'post_hidden' $$,
    'admin', 'an admin who decided earlier can decide the appeal rather than the one who decided last'),
  ('story appeal', $$ update public.moderation_log set actor = tests.id('ben') where event = 'post_removed';
      delete from public.user_roles where user_id = tests.id('admin') and role = 'admin' $$,
    'admin ben', 'the only admin can decide the appeal against their own decision'),
  ('story appeal', $$ update public.moderation_log set actor = tests.id('ben') where event = 'post_removed';
      insert into private.suspensions (user_id, reason) values (tests.id('admin'), 'Spam') $$,
    'admin ben', 'a suspended admin does not count as another one'),
  ('story', $$ insert into public.reports (reporter_id, post_id, reason)
      values (tests.id('ben'), md5('story')::uuid, 'spam') $$,
    'admin', 'a reporter cannot decide while another admin can'),
  ('story', $$ insert into public.reports (reporter_id, post_id, reason)
      select tests.id(actor), md5('story')::uuid, 'spam' from unnest(array['admin', 'ben']) as actor $$,
    'admin ben', 'all admins can decide when all of them have reported it'),
  ('listing', $$ insert into public.claim_evidence (doctor_id, claimant, status)
      values (tests.practice(), tests.id('ben'), 'revoked') $$,
    'admin', 'a former owner cannot decide while another admin can'),
  ('listing', $$ insert into public.practice_members values (tests.practice(), tests.id('ben'), 'front_desk');
      delete from public.user_roles where user_id = tests.id('admin') and role = 'admin' $$,
    'admin', 'the staff of a practice cannot decide about it, not even the only admin'),
  ('member', $$ insert into public.reports (reporter_id, profile_id, reason)
      values (tests.id('ben'), tests.id('patient'), 'spam') $$,
    'admin', 'the reporter of a member cannot decide about them while another admin can'),
  ('report', $$ insert into public.reports (reporter_id, doctor_id, reason)
      values (tests.id('ben'), tests.practice(), 'closed') $$,
    'admin', 'the reporter of a listing cannot decide the reports of others while another admin can')
) as situations (kind, statement, expected, title);

select * from finish();
rollback;
