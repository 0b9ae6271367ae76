-- ZIP codes: everybody reads them, nobody writes them.
begin;
select plan(6);
select tests.raise_curtain();

select tests.act_as('stranger');
select results_eq($$ select city, state from public.zip_codes where zip = '78704' $$, $$ values ('Austin', 'TX') $$, 'a stranger reads them');
select throws_ok($$ delete from public.zip_codes where zip = '78704' $$, '42501', null, 'and removes none');
select tests.act_as('admin');
select throws_ok($$ update public.zip_codes set city = 'Boston' where zip = '78704' $$, '42501', null, 'not even an administrator changes one');
select throws_ok($$ insert into public.zip_codes (zip, city, state, latitude, longitude) values ('00000', 'Nowhere', 'TX', 0, 0) $$, '42501', null, 'or adds one');
select throws_ok($$ select * from private.us_states $$, '42501', null, 'the list of states is private');
reset role;
select is(private.state_code(' new york '), 'NY', 'but tells a state''s code');

select * from finish();
rollback;
