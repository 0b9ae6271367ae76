-- An owner confirms that price, panel and phone are right.
begin;
select plan(3);
select tests.raise_curtain();

select tests.act_as('doctor');
select throws_ok($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'a rival confirms nothing');
select throws_ok($$ update public.doctors set confirmed_at = now() $$, '42501', null, 'nobody writes the stamp');
select tests.act_as('owner');
select isnt((select public.confirm_listing(tests.listing('Owned Oak Medicine'))), null, 'the owner confirms the own listing');

select * from finish();
rollback;
