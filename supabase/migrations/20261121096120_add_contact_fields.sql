-- What practices publish of themselves beside phone and website: a fax, since when they have been open, and their profiles elsewhere.

create function private.are_web_addresses(addresses text[]) returns boolean
language sql immutable set search_path = ''
return (select coalesce(bool_and(coalesce(char_length(one) <= 500 and one ~ '^https?://[^\s<>"]+$', false)), true) from unnest(addresses) as one);

comment on function private.are_web_addresses is 'Whether each is the address of a page.';
grant execute on function private.are_web_addresses to anon, authenticated, service_role;

alter table public.doctors
  add column fax text constraint doctors_fax_check check (private.is_phone(fax)),
  -- A year that has come does not go again, so what was stored once stays right.
  add column opened_year integer constraint doctors_opened_year_check check (opened_year between 1900 and extract(year from now())),
  add column social_urls text[] not null default '{}' constraint doctors_social_urls_check check (
    cardinality(social_urls) <= 8 and private.are_web_addresses(social_urls)
  );

comment on column public.doctors.opened_year is 'Since when it has been open: a year.';
comment on column public.doctors.social_urls is 'The addresses of its profiles on social networks.';

grant insert (fax, opened_year, social_urls), update (fax, opened_year, social_urls) on table public.doctors to authenticated;

insert into private.listing_fields (name, is_correctable) values ('fax', true), ('opened_year', true), ('social_urls', false);

create trigger normalize_fax before insert or update of fax on public.doctors
for each row execute function private.normalize_phones('fax');
