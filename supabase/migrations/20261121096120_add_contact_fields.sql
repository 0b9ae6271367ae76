-- What practices publish of themselves beside phone and website: a fax, since when they have been open, and a profile elsewhere.

alter table public.doctors
  add column fax text constraint doctors_fax_check check (fax ~ '^[0-9+(). x-]{7,40}$'),
  -- A year that has come does not go again, so what was stored once stays right.
  add column opened_year integer constraint doctors_opened_year_check check (opened_year between 1900 and extract(year from now())),
  add column social_url text constraint doctors_social_url_check check (char_length(social_url) <= 500 and social_url ~ '^https?://[^\s<>"]+$');

comment on column public.doctors.opened_year is 'Since when it has been open: a year.';
comment on column public.doctors.social_url is 'The address of its profile on a social network.';

grant insert (fax, opened_year, social_url), update (fax, opened_year, social_url) on table public.doctors to authenticated;

insert into private.listing_fields (name, is_correctable) values ('fax', true), ('opened_year', true), ('social_url', true);
