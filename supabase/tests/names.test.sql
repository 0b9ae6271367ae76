-- Refused names: those of the site and its team in any spelling, and imitated badges.
begin;
select plan(106);
select tests.create_fixtures();

create function tests.try_name(name text) returns text
language sql as $$
  select tests.refusal(format('update public.profiles set full_name = %L where id = %L', name, tests.id('patient')))
$$;
update private.rate_limits set max_count = 1000 where action = 'profile changes';

select tests.act_as('patient');
select is(tests.try_name(name), 'accepted', name || ' is accepted')
from unnest(array[
  'Ольга Петрова', '김민준', 'محمد بن سلمان', 'مُحَمَّد', 'Nguyễn Thị Ánh', normalize('Nguyễn Thị Ánh Việt', NFD),
  'O''Brien-Smith Jr.', 'Ẹ̀ṣọ́ Adéwálé',
  'Admire Moyo', 'Verity Officer', 'José Núñez', 'Χρήστος Παπαδόπουλος', 'Anne-Marie D''Arcy', '王小明', 'สมชาย ใจดี',
  'कृष्णमूर्ति', 'שָׁלוֹם', 'X', '😀😀', '<b>Bo</b>', 'Marnie Vaughn', 'Ivv Lee', 'Dr. Jane Doe, MD', 'Martin Staff',
  'Ada Adler-Smith', 'Ada B. Adler', 'Ade Adler',
  'Đặng Thị Thu Hà', 'Þórunn Æsa', 'Łukasz Żółć', 'İpek Şahin', 'Team Jones', 'Robin Root',
  'Zoë Système', 'Oak Family Direct Care'
]) as name;

select matches(tests.try_name(name), 'reserved name_not_allowed$', name || ' is reserved')
from unnest(array[
  'DPC Nearby', 'dpc nearby', 'DPC-Nearby', 'D P C  N e a r b y', 'DPCNearby Support', 'The DPC Nearby Team',
  'DΡС Nеаrbу', 'ÐPC Nearby', 'ᴅᴘᴄ ɴᴇᴀʀʙʏ', '𝐃𝐏𝐂 𝐍𝐞𝐚𝐫𝐛𝐲',
  'DPC Neаrby', 'DPC Néarby', 'Support', 'Support Team', 'Suppоrt', 'Ｓｕｐｐｏｒｔ', 'S.u.p.p.o.r.t', 'Supp0rt',
  '$upport', 'Admin', 'Аdmin', 'Adrnin', 'adm1n', '4dmin', 'ADMIN', 'Adm|n', 'Site Admin',
  'Ana (Administrator)', 'Moderator', 'Mοderator', 'Ana Bell - Official', 'Verified Physician', 'Veriﬁed Physician',
  'Verífied', 'Jane Doe, Verifled', 'Staff', 'Team', 'Help Desk',
  'Trust and Safety', 'System', 'DPC', 'Anonymous'
]) as name;

select matches(tests.try_name(name), 'team_member name_not_allowed$', name || ' imitates an admin')
from unnest(array['Ada Adler', 'ada  adler', 'Аdа Аdlеr', 'Dr. Ada Adler, MD', 'Ada Ad1er']) as name;

select matches(tests.try_name(name), 'badge_symbol name_not_allowed$', name || ' imitates a badge')
from unnest(array['Jane Doe ✓', 'Jane Doe ✔️', '✅ Jane', 'Jane ☑', 'Jane ★', '🛡 Jane', 'Jane Ⓥ', '🅰nn']) as name;

select matches(
  tests.try_name('Ja' || repeat(U&'\0301', 3) || 'ne'),
  'stacked_accents name_not_allowed$', 'three accents on one letter are refused'
);
select matches(
  tests.try_name('Ja' || repeat(U&'\0E47', 6) || 'ne'),
  'stacked_accents name_not_allowed$', 'marks of other scripts are limited to a few on one letter'
);
select matches(
  tests.try_name(U&'\2800\2800'), 'invisible name_not_allowed$', 'a name of blank Braille patterns is refused'
);
select is(
  (select full_name from public.profiles where id = tests.id('admin')), 'Ada Adler', 'an admin can have their own name'
);

reset role;
select lives_ok(
  $$ select tests.sign_up('impostor', '{"full_name":"DPC Nearby Suppоrt"}') $$,
  'sign-up does not fail because of a name'
);
select results_eq(
  $$ select full_name from public.profiles where id = tests.id('impostor') $$, $$ values (null::text) $$,
  'a refused name is not stored at sign-up'
);
select lives_ok(
  $$ select tests.sign_up('zalgo', jsonb_build_object('full_name', 'J' || repeat(U&'\0301', 90))) $$,
  'a sign-up with piled-up marks in the name succeeds'
);
select lives_ok(
  $$ select tests.sign_up('second Ada', '{"full_name":"Ada Adler"}') $$, 'a sign-up with the name of an admin succeeds'
);
select results_eq(
  $$ select full_name from public.profiles where id = tests.id('second Ada') $$, $$ values (null::text) $$,
  'the name of an admin is not stored at sign-up'
);
select tests.act_as('visitor');
select is(public.check_name('Jane Doe'), null, 'a visitor can check that a name is available');
select is(public.check_name('DPC Nearby Support'), 'reserved', 'a reserved name is reported as reserved');
select is(public.check_name(null), null, 'a missing name is accepted');
select tests.act_as('admin');
select is(public.check_name('Ada Adler'), null, 'an admin can check their own name');
select lives_ok(
  $$ update public.profiles set full_name = 'Dr. Ada Adler' where id = tests.id('admin') $$,
  'an admin can change how their name is written'
);
reset role;
select throws_ok(
  $$ update public.doctors set practice_name = 'Oak ✓ Medicine' where id = tests.listing('Open Door Direct Care') $$,
  '23514', null, 'a practice name with a check mark is refused'
);
select lives_ok(
  $$ update public.doctors set practice_name = 'St. Mary''s Clínica №5'
    where id = tests.listing('Open Door Direct Care') $$,
  'a practice name with other signs is accepted'
);
select * from finish();
rollback;
