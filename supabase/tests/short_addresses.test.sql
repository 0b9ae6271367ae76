-- Short addresses of listings.
begin;
select plan(9);
select tests.create_fixtures();
create function tests.short(name text) returns text
language sql immutable return private.slug(name) || '-austin-' || left(tests.listing(name)::text, 6);
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status) values
  ('abcdef00-0000-4000-8000-000000000001', 'Elm Care', 'Austin', 'TX', '78704', 'published'),
  ('abcdef00-0000-4000-8000-000000000002', 'Oak Care', 'Austin', 'TX', '78704', 'published');

select tests.act_as('visitor');
select is(
  public.find_listing_by_address(tests.short('Open Door Direct Care')),
  tests.listing('Open Door Direct Care'), 'a visitor finds a published listing'
);
select is(
  public.find_listing_by_address(upper(tests.short('Open Door Direct Care'))),
  tests.listing('Open Door Direct Care'), 'capitals make no difference'
);
select is(
  public.find_listing_by_address('other-name-' || left(tests.listing('Open Door Direct Care')::text, 6)),
  tests.listing('Open Door Direct Care'), 'an address works after a practice was renamed'
);
select is(
  public.find_listing_by_address('oak-care-austin-abcdef'),
  'abcdef00-0000-4000-8000-000000000002'::uuid, 'the name decides between ids that begin the same'
);
select is(
  public.find_listing_by_address('elm-care-austin-abcdef'),
  'abcdef00-0000-4000-8000-000000000001'::uuid, 'the other name finds the other listing'
);
select is(
  public.find_listing_by_address(tests.short('Hidden Creek Health')), null, 'an unpublished listing is not found'
);
select is(public.find_listing_by_address(address), null, format('%L is no short address', address))
from unnest('{"",oak-care}'::text[]) as address;
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine'));
select tests.act_as('visitor');
select is(
  public.find_listing_by_address(tests.short('Open Door Direct Care')),
  tests.listing('Owned Oak Medicine'), 'the address of a merged listing leads to the one that replaces it'
);

select * from finish();
rollback;
