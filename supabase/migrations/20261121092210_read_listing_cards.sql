-- Listings by their ids, as the directory shows them: what somebody saved.

create function public.listing_cards(listing_ids uuid[])
returns table (
  -- Another one than the listing's where that took the place of the one asked for.
  asked_id uuid,
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision
)
language sql stable rows 24
begin atomic
  select asked.id, cards.*, null::double precision
  from unnest(listing_ids) with ordinality as asked (id, place)
  join private.cards on cards.id = coalesce(private.merged_into(asked.id), asked.id)
  where private.require_at_most(cardinality(listing_ids), 200, 'listings')
  order by asked.place;
end;

comment on function public.listing_cards is
  'The public listings of up to 200 ids, in their order; of one that was merged, the listing that took its place.';
grant execute on function public.listing_cards to anon, authenticated, service_role;
