-- The texts in a member's export: what they liked, shared, commented on, reported, blocked, and saved.
begin;
select plan(12);
select tests.create_fixtures();
select tests.confirm(actor) from unnest('{patient,doctor}'::text[]) as actor;
insert into public.posts (id, user_id, content) values
  (md5('liked')::uuid, tests.id('doctor'), 'Flat fees are simple'),
    (md5('hidden')::uuid, tests.id('doctor'), 'Hidden by an admin');
insert into public.post_likes (post_id, user_id)
values (md5('liked')::uuid, tests.id('patient')), (md5('hidden')::uuid, tests.id('patient'));
insert into public.post_shares (post_id, user_id) values (md5('liked')::uuid, tests.id('patient'));
insert into public.post_bookmarks (post_id, user_id) values (md5('liked')::uuid, tests.id('patient'));
insert into public.post_follows (post_id, user_id) values (md5('liked')::uuid, tests.id('patient'));
insert into public.post_comments (post_id, user_id, content)
values (md5('liked')::uuid, tests.id('patient'), 'They are');
insert into public.saved_listings (member_id, doctor_id)
values (tests.id('patient'), tests.listing('Owned Oak Medicine'));
insert into public.blocks (blocker_id, blocked_id) values (tests.id('patient'), tests.id('owner'));
update public.posts set hidden_at = now() where id = md5('hidden')::uuid;

select tests.act_as('patient');
select ok(
  jsonb_path_exists(
    public.export_my_data(), '$.likes[*].post ? (@.content == "Flat fees are simple" && @.author_name == "Dora Doctor")'
  ),
  'an export includes the text and author of a liked post'
);
select is(
  jsonb_array_length(public.export_my_data() -> 'likes'), 2, 'an export includes likes of posts that were hidden'
);
select ok(
  public.export_my_data()::text !~ 'Hidden by an admin', 'an export does not show a hidden post of another member'
);
select is(
  public.export_my_data() #>> '{shares,0,post,content}', 'Flat fees are simple',
  'an export includes the text of a shared post'
);
select is(
  public.export_my_data() #>> '{bookmarks,0,post,content}', 'Flat fees are simple',
  'an export includes the text of a bookmarked post'
);
select is(
  public.export_my_data() #>> '{followed_posts,0,post,content}', 'Flat fees are simple',
  'an export includes the text of a followed post'
);
select is(
  public.export_my_data() #>> '{comments,0,post,content}', 'Flat fees are simple',
  'an export includes the text that the member commented on'
);
select is(
  public.export_my_data() #>> '{saved_listings,0,practice_name}', 'Owned Oak Medicine',
  'an export names saved practices'
);
select is(public.export_my_data() #>> '{blocks,0,member_name}', 'Owen Owner', 'an export names blocked members');
select ok(not public.export_my_data() #> '{saved_listings,0}' ? 'post', 'an entry without a post has no post');

reset role;
insert into public.blocks (blocker_id, blocked_id) values (tests.id('patient'), tests.id('doctor'));
select tests.act_as('patient');
select ok(
  public.export_my_data()::text !~ 'Flat fees are simple', 'an export does not show a post of a blocked member'
);

-- The function that reads the parts of listings is not a way around their policies
reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
insert into public.clinicians (doctor_id, position, name)
values (tests.listing('Owned Oak Medicine'), 1, 'Wanda Withdrawn');
select tests.act_as('patient');
select is(
  private.get_part(tests.listing('Owned Oak Medicine'), 'clinicians'), '[]',
  'a member gets no clinicians of a listing that they cannot read'
);

select * from finish();
rollback;
