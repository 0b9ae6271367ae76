-- The earlier versions of posts and comments.
begin;
select plan(17);
select tests.create_fixtures();
insert into public.posts (id, user_id, content, created_at) values
  (md5('post')::uuid, tests.id('patient'), 'One', now() - interval '2 hours'),
  (md5('new')::uuid, tests.id('patient'), 'Tpyo', now() - interval '1 minute');
insert into public.post_comments (id, post_id, user_id, content, created_at) values
  (md5('comment')::uuid, md5('post')::uuid, tests.id('doctor'), 'Comment', now() - interval '1 hour');

create function tests.versions(target uuid) returns text[] language sql as $$
  select coalesce(array_agg(content order by written_at), '{}') from public.content_versions
  where target in (post_id, comment_id)
$$;
create function tests.edit(name text, wanted text) returns void language sql as $$
  update public.posts set content = wanted where id = md5(name)::uuid;
$$;
-- Moves the last edit into the past, because all statements of a test have the same time.
create function tests.wait_an_hour() returns void language sql security definer as $$
  update public.posts set edited_at = edited_at - interval '1 hour' where edited_at is not null;
$$;

select tests.act_as('patient');
select tests.edit('post', 'Two');
select tests.edit('new', 'Typo');
select tests.act_as('doctor');
update public.post_comments set content = 'Better comment' where id = md5('comment')::uuid;

select tests.act_as('visitor');
select is(tests.versions(md5('post')::uuid), array['One'], 'a visitor can read the earlier version of a post');
select is(
  tests.versions(md5('comment')::uuid), array['Comment'], 'a visitor can read the earlier version of a comment'
);
select is(tests.versions(md5('new')::uuid), '{}', 'a text that was corrected within five minutes is not public');
select tests.act_as('patient');
select is(tests.versions(md5('new')::uuid), array['Tpyo'], 'its author can read it');
select throws_ok(
  $$ insert into public.content_versions (post_id, content, written_at, is_public)
    values (md5('post')::uuid, 'x', now(), true) $$,
  '42501', null, 'a member cannot add a version'
);
select throws_ok($$ delete from public.content_versions $$, '42501', null, 'a member cannot delete a version');
select is(
  jsonb_array_length(public.export_my_data() -> 'earlier_versions'),
  2, 'an export includes earlier versions of own posts'
);
select tests.act_as('admin');
select is(tests.versions(md5('new')::uuid), array['Tpyo'], 'an admin can read it');

select tests.wait_an_hour();
select public.moderate_post(md5('post')::uuid, 'remove', 'Spam', 2);
select tests.act_as('visitor');
select is(tests.versions(md5('post')::uuid), '{}', 'the versions of a removed post are not public');
select is(tests.versions(md5('comment')::uuid), '{}', 'nor are those of its comments');
select tests.act_as('patient');
select tests.edit('post', 'Three');
select tests.act_as('admin');
select public.moderate_post(md5('post')::uuid, 'keep', null, version) from public.posts where id = md5('post')::uuid;
select is(
  tests.versions(md5('post')::uuid), array['One', 'Two'], 'an admin can read the removed version and those before it'
);
select tests.act_as('doctor');
select is(tests.versions(md5('post')::uuid), '{}', 'others cannot, also after an admin has kept the edited post');
select tests.wait_an_hour();
select tests.act_as('patient');
select tests.edit('post', 'Four');
select tests.act_as('doctor');
select is(tests.versions(md5('post')::uuid), array['Three'], 'others can read the versions since then');
insert into public.blocks (blocked_id) values (tests.id('patient'));
select is(
  tests.versions(md5('post')::uuid),
  '{}', 'a member cannot read the versions of a post by a person whom they have blocked'
);

select tests.act_as('patient');
select public.delete_post(md5('post')::uuid);
select is(tests.versions(md5('post')::uuid), '{}', 'the versions of a deleted post cannot be read');
select tests.act_as('admin');
select is(tests.versions(md5('post')::uuid), '{}', 'nor by an admin');
reset role;
delete from public.posts where id = md5('post')::uuid;
select is(tests.versions(md5('post')::uuid), '{}', 'a purged post leaves no versions');

select * from finish();
rollback;
