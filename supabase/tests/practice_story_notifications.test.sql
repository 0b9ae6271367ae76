-- Notifications about stories.
begin;
select plan(4);
select tests.create_fixtures();
do $$ begin perform tests.sign_up(name, '{}') from unnest(array['manager', 'front desk']) as name; end $$;
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'),
    (tests.listing('Owned Oak Medicine'), tests.id('front desk'), 'front_desk');

create function tests.notified_of_stories() returns setof uuid language sql as $$
  select user_id from public.notifications where event = 'story_posted' order by user_id;
$$;
create function tests.post_about(author text, practice text) returns void language plpgsql as $$
begin
  perform tests.act_as(author);
  insert into public.posts (kind, content, doctor_id)
  values ('story', 'They call back the same day, and visits start on time', tests.listing(practice));
  reset role;
  perform set_config('request.jwt.claims', '', true);
end $$;

select tests.post_about('patient', 'Owned Oak Medicine');
select set_eq(
  'select tests.notified_of_stories()', array[tests.id('owner'), tests.id('manager')],
  'the owner and the managers are notified of a story about their practice'
);
delete from public.notifications;
select tests.post_about('patient', 'Open Door Direct Care');
select is_empty('select tests.notified_of_stories()', 'a story about an unowned listing creates no notification');
insert into public.blocks (blocker_id, blocked_id)
values (tests.id('owner'), tests.id('patient')), (tests.id('another patient'), tests.id('manager'));
delete from public.notifications;
delete from public.posts;
select tests.post_about('patient', 'Owned Oak Medicine');
select set_eq(
  'select tests.notified_of_stories()', array[tests.id('manager')], 'an owner who blocked the author is not notified'
);
delete from public.notifications;
select tests.post_about('another patient', 'Owned Oak Medicine');
select set_eq(
  'select tests.notified_of_stories()', array[tests.id('owner')], 'a manager blocked by the author is not notified'
);

select * from finish();
rollback;
