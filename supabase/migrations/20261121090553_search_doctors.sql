-- Search, eighth step: the answer. One request, one function.

create function private.match_doctors(
  query text, page_size integer, after text, radius_miles integer, near_latitude double precision, near_longitude double precision,
  wanted jsonb
)
returns private.search_page
language plpgsql stable security definer
-- Planned once a session, whatever is asked: what the best plan depends on is put together as text, and planned each time.
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  room constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  near constant extensions.cube := private.rough_position(near_latitude, near_longitude);
  filters constant private.search_filters := private.read_filters(wanted);
  plan constant private.search_plan := private.narrow_plan(
    private.plan_asked(near, query, radius_miles), filters, coalesce(filters.sort = 'price', false));
  radius constant integer := private.radius_of(radius_miles, (plan.reading).radius);
  reach constant double precision := private.reach_of(radius);
  inside constant text := private.inside_condition(plan, reach);
  start private.search_match;
  page private.search_page;
  sorted private.search_page;
begin
  page.place := (plan.place).label;
  page.state := case when page.place is null then (plan.reading).state end;
  page.radius := radius;
  page.corrected := plan.corrected;
  page.unmatched := plan.unmatched;
  page.elsewhere := plan.elsewhere;
  if filters.sort is not null then
    sorted := private.sort_page(page, plan, inside, filters, after, room);
    if sorted.total > 0 or after is not null or page.place is null then
      return sorted;
    end if;
  end if;
  start := private.parse_cursor(after);
  if page.place is null then
    page.total := plan.total;
    page.matches := array(select match from private.find_by_text(plan, start, room) as match);
    return page;
  end if;
  select found.total, found.matches into page.total, page.matches from private.find_inside(plan, reach, start, room) as found;
  if cardinality(page.matches) < room and plan.beyond is not null then
    page.matches := page.matches || array(
      select match from private.find_beyond(plan, inside, reach, start, room - cardinality(page.matches)) as match);
  end if;
  if page.total > 0 or after is not null then
    return page;
  end if;
  -- Nothing within reach: what carries the name of the place, or else what is nearest.
  if cardinality(page.matches) > 0 then
    page.total := private.count_matches(plan.beyond, plan);
    page.place := null;
  else
    page.matches := array(select match from private.find_nearest(plan, 9, 10) as match);
  end if;
  return page;
end $$;

comment on function private.match_doctors is
  'The listings that answer a search, or lie around a position, best first, from the cursor on. Definer: policies would keep '
  'the text indexes from being used; it reads verified listings only and gives out their ids, and the caller''s own policies '
  'decide what is shown of them.';
grant execute on function private.match_doctors to anon, authenticated, service_role;

create view private.cards with (security_invoker = true) as
select
  id, practice_name, credentials, specialty, left(bio, 300) as bio, photo_url, address_city, address_state, monthly_price,
  case when monthly_price is null then private.price_from(doctors) end as price_from, yearly_price, couple_price, accepting_new_patients, telehealth_only, ownership
from public.doctors where verified;

comment on view private.cards is 'Listings as cards show them: what they cost, as src/lib/listings/told-price.ts tells it. Functions that answer with cards take all its columns, in this order.';
grant select on private.cards to anon, authenticated, service_role;

create function public.search_doctors(
  search text default '', page_size integer default 24, after text default null,
  radius_miles integer default null, near_latitude double precision default null, near_longitude double precision default null,
  filters jsonb default '{}'
)
returns table (
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
  distance_miles double precision,
  is_nearest_fallback boolean,
  place text,
  place_radius integer,
  corrected text,
  total integer,
  page_cursor text,
  office_name text,
  office_city text,
  office_state text,
  state text,
  unmatched text,
  elsewhere integer
)
language sql stable
begin atomic
  select
    cards.*,
    case when page.place is not null and match.tier <> 2 then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.tier = 9, page.place, case when page.place is not null then page.radius end, page.corrected, least(page.total, 1001),
    coalesce(match.mark, match.tier || '/' || match.chord || '/' || match.entry_id),
    offices.name, offices.address_city, offices.address_state, page.state, page.unmatched, case when page.unmatched is not null then least(page.elsewhere, 1001) end
  from private.match_doctors(search, page_size, after, radius_miles, near_latitude, near_longitude, filters) as page
  cross join unnest(page.matches) with ordinality as match (doctor_id, entry_id, tier, chord, mark, office, place)
  join private.cards on cards.id = match.doctor_id
  left join lateral (
    select * from public.offices
    where offices.doctor_id = match.doctor_id and offices.position > 0 and (
      offices.position = match.office or (offices.address_state = page.state and page.state <> cards.address_state)
    )
    order by offices.position limit 1
  ) as offices on true
  where private.require_small_search(search, filters) and private.require_at_most(octet_length(after), 1000, 'bytes of a cursor')
  order by match.place;
end;

comment on function public.search_doctors is
  'The directory''s one request: verified listings for a search text (place, specialty or service, practice, person, telephone '
  'number, NPI), best first, 24 a page, or around the position of whoever asks. "after" is the page_cursor of the last row '
  'shown. "total" is 1001 for more than 1,000; "place" is where distances are measured from, "place_radius" how far around it, '
  '1 to 100 miles: "radius_miles", or what the text says, or 25; "office_name" and city are of the office nearest to it, or in the state searched in, where that is not the listing''s own address; "state" is the code of the state searched in; "corrected" is the text searched instead when the one given has a typing error; "unmatched" are words that no listing '
  'of the place or state matches, without which it was searched, and "elsewhere" is how many listings of other places match them. "filters" are those of the '
  'directory''s address, as {"accepting": "yes", "price-to": "100", "household": "34,36,4", "sort": "price"}: private.filter_facts '
  'and private.read_filters say which there are. What is none of them is ignored.';
grant execute on function public.search_doctors to anon, authenticated, service_role;
