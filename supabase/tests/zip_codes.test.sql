-- Access to ZIP codes.
begin;
select plan(8);
select tests.create_fixtures();

select tests.act_as('visitor');
select results_eq($$ select city, state from public.zip_codes where zip = '78704' $$, $$ values ('Austin', 'TX') $$, 'a visitor can read ZIP codes');
select throws_ok($$ delete from public.zip_codes where zip = '78704' $$, '42501', null, 'a visitor cannot delete a ZIP code');
select tests.act_as('admin');
select throws_ok($$ update public.zip_codes set city = 'Boston' where zip = '78704' $$, '42501', null, 'an admin cannot update a ZIP code');
select throws_ok($$ insert into public.zip_codes (zip, city, state, latitude, longitude) values ('00000', 'Nowhere', 'TX', 0, 0) $$, '42501', null, 'an admin cannot insert a ZIP code');
select throws_ok($$ select * from private.us_states $$, '42501', null, 'a member cannot read the table of states');
reset role;
select is(private.state_code(' new york '), 'NY', 'a state name is converted to its code');
select is(private.state_code('U.S. Virgin Islands'), 'VI', 'a territory''s name is converted to its code, with or without periods');
select is(private.state_label('VI'), 'U.S. Virgin Islands', 'a territory has the name that the site shows');

select * from finish();
rollback;
