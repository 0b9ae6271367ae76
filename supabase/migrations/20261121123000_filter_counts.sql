-- How many listings each filter option would leave, and the practices that work by telehealth in a state. Anyone can
-- call these functions.

create function private.state_search_text(code text) returns text
language sql stable
return concat_ws(
  ' ', private.state_label(code),
  -- "New York" alone is the city.
  (select 'State' from private.search_terms
   where kind = 'place' and value is null and term = lower(private.state_label(state_search_text.code)) || ' state')
);
comment on function private.state_search_text is 'Returns the text that searches a state.';

create type private.telehealth_group as (doctor_ids uuid[], state_name text, onward_search text);

create function private.match_telehealth(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns private.telehealth_group
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 6;
  plan private.search_plan :=
    private.build_plan(query, radius_miles, near_latitude, near_longitude, requested, leaves_out => false);
  center constant extensions.cube := (plan.place).position;
  state constant text := private.state_of_place(plan.place, near_latitude, near_longitude);
  -- Without the practices out of reach that search_doctors adds.
  text_query constant tsquery := private.all_queries(plan.query, !!plan.outside);
  -- Whether search_doctors leaves all of them out.
  is_apart constant boolean := coalesce(plan.tag_ids @> private.tag_ids('{=in-person}'), false);
  group_query tsquery;
  found private.telehealth_group;
begin
  if state is null then
    return null;
  end if;
  plan.place := null;
  plan.candidates := null;
  plan.is_common := false;
  found.doctor_ids := '{}';
  -- Practices of the state first, then others that also see its people.
  foreach group_query in array array[
    private.all_of(array['=telehealth-only', private.state_tag(state)]), private.any_of(array['=sees-' || lower(state)])
  ] loop
    plan.query := private.all_queries(text_query, group_query);
    found.doctor_ids := found.doctor_ids || array(
      select doctor_id
      from private.find_entries(plan, 2000)
      where (is_apart or (position operator(extensions.<->) center <= plan.radius_chord) is not true)
        and private.fits_price(
          plan.filters, case
            when (plan.filters).ages is null then adult_price::bigint
            else private.price_for((plan.filters).ages, price_schedule_id)
          end
        )
        -- A practice that lists the states where it sees people may leave out its own.
        and exists (
          select from public.doctors
          where id = doctor_id and (telehealth_states = '{}' or state = any (telehealth_states))
        )
      order by entry_id limit most - cardinality(found.doctor_ids)
    );
  end loop;
  found.state_name := private.state_label(state);
  -- Everything in the text but its place and the words for telehealth.
  found.onward_search := concat_ws(' ', nullif(private.remove_words(
    plan.parsed,
    private.words_of_span(plan.parsed, ((plan.parsed).place_span).first, ((plan.parsed).place_span).last) || array(
      select word from unnest((plan.parsed).parts) as part
      cross join unnest(private.words_of_span(plan.parsed, part.first, part.last)) as word
      where part.value in ('Telehealth', 'Telehealth Only')
    ),
    removes_radius => true
  ), ''), 'telehealth only in', private.state_search_text(state));
  return found;
end $$;
comment on function private.match_telehealth is
  'Returns the listings for public.telehealth_listings; null without a place. Definer: as find_listings.';
grant execute on function private.match_telehealth to anon, authenticated, service_role;

create function public.telehealth_listings(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
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
  languages text[],
  has_waitlist boolean,
  distance_miles double precision,
  state_name text,
  onward_search text,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text,
  step_free boolean,
  clinicians jsonb,
  clinician_count integer
)
language sql stable rows 6
begin atomic
  select cards.*, null::double precision, found.state_name, found.onward_search,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone,
    offices.step_free, team.clinicians, team.clinician_count
  from private.match_telehealth(search, radius_miles, near_latitude, near_longitude, filters) as found
  cross join unnest(found.doctor_ids) with ordinality as match (doctor_id, place)
  join private.cards on cards.id = match.doctor_id
  left join public.offices on offices.doctor_id = match.doctor_id and offices.position = 0
  cross join lateral private.card_clinicians(cards.id) as team
  where private.require_small_search(search, filters)
  order by match.place;
end;
comment on function public.telehealth_listings is
  'Returns up to six telehealth-only listings that see people of the state of the place that search_doctors is called '
  'with, except those that it returns itself. "onward_search" is the text that finds all of the state. Nothing without '
  'a place.';
grant execute on function public.telehealth_listings to anon, authenticated, service_role;

create type private.option_count as (filter text, value text, count integer, is_least boolean);

create function private.count_filter_options(plan private.search_plan, most integer) returns setof private.option_count
language plpgsql stable set search_path = '' as $$
declare
  filters constant private.search_filters := plan.filters;
  hsa_basis constant smallint[] := private.tag_ids('{=hsa-basis}');
  hsa_limit constant integer := 100 * private.shared_limit(
    case when cardinality(filters.ages) > 1 then 'hsa_limit_for_several' else 'hsa_limit_for_one' end
  );
  -- Reading 1,000 of the matches of a common search can take 60 ms, and 100 of them a tenth of that.
  most_read constant integer := case when plan.is_common and plan.place is null then 100 else most end;
begin
  if plan.outside is not null and not exists (select from private.find_entries(plan, 1)) then
    plan := private.plan_outside(plan);
  end if;
  return query
  with found as materialized (
    select *, case
      when filters.ages is null then adult_price::bigint
      else private.price_for(filters.ages, price_schedule_id)
    end as price
    from private.find_entries(plan, most_read + 1)
  ),
  passed as materialized (select * from found where private.fits_price(filters, price)),
  size as materialized (select count(*) > most_read as is_more from found),
  counted as (select id, count(*)::integer as count from passed, unnest(tags) as id group by id)
  select option.filter, option.value, option.count::integer, is_more
  from size cross join lateral (
    select 'total', '', case when is_more then most else least(count(*), most) end from passed
    union all
    select 'confirmed', 'yes', count(*) from passed where confirmed_at > now() - interval '6 months'
    union all
    select 'accepts-household', 'yes', count(*) from passed
    where private.accepts_household(price) having filters.ages is not null
    union all
    select 'hsa', 'yes', count(*) from passed where tags @> hsa_basis and price <= hsa_limit
    union all
    select 'open', 'now', (
      select count(*) from passed join private.search_entries as entries using (doctor_id, office)
      where private.is_open(entries.opening, entries.time_zone, entries.has_special_hours, doctor_id, office)
    )
    -- Hours are not in the index of positions: 1,000 of them take 20 ms.
    where plan.place is not null and not is_more
    union all
    -- The steps of a price filter, in dollars.
    select 'price-to', step::text, count(*) filter (where price <= step * 100)
    from unnest(array[50, 75, 100, 125, 150, 200, 300, 400, 500] || filters.price_to / 100) as step left join passed
      on true
    where step is not null group by step
  ) as option (filter, value, count)
  union all
  select filter, value, coalesce(count, 0), is_more
  from private.search_tags left join counted using (id) cross join size where filter is not null;
end $$;
comment on function private.count_filter_options is
  'Returns how many of the matching listings have each option: exact up to "most" listings, and a lower bound for '
  'more. "total" is at most "most".';

create function private.count_options(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns setof private.option_count
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  given constant jsonb := case when jsonb_typeof(requested) = 'object' then requested else '{}' end;
  plan constant private.search_plan := private.build_plan(query, radius_miles, near_latitude, near_longitude, given);
  -- Options of these filters replace or extend each other, and those of the text, so each is counted without the others
  -- of its filter.
  alternatives constant text[] := array(
    select filter from unnest(array['specialty', 'language', 'price-to', 'model', 'gender']) as filter
    where given ? filter
      or exists (select from unnest((plan.parsed).parts) where kind = 'filter' and starts_with(value, filter || '='))
  );
  -- Of some 2,000 to 10,000 listings everywhere, each more search would take 50 ms.
  without text[] :=
    case when plan.place is not null or plan.candidates is not null or plan.is_common then alternatives else '{}' end;
  counted constant private.option_count[] :=
    array(select option from private.count_filter_options(plan, 1000) as option);
  -- The total is the first.
  is_empty constant boolean := (counted[1]).count = 0;
begin
  return query select * from unnest(counted) where filter <> all (alternatives);
  if is_empty then
    without := without || array(
      select filter from jsonb_object_keys(given) as given_filter (filter) where filter <> all (alternatives) and (
        filter in ('confirmed', 'hsa', 'accepts-household')
        or exists (select from private.search_tags where search_tags.filter = given_filter.filter)
      )
    );
  end if;
  return query
  select options.*
  from unnest(without) as removed
  cross join lateral private.count_filter_options(
    private.add_filters(plan, given || jsonb_build_object(removed, null)), 500
  ) as found
  cross join lateral (
    select found.filter, found.value, found.count, found.is_least
    where found.filter = removed and removed = any (alternatives)
    union all
    select 'without', removed, found.count, found.is_least where found.filter = 'total' and is_empty and given ? removed
  ) as options;
end $$;
comment on function private.count_options is
  'Returns how many listings search_doctors would find with each option of a filter added, or, for specialties, '
  'languages, and prices, with it alone; in "total" what it finds now, and if that is nothing, in "without" what it '
  'would find without each filter. Exact up to 500 listings; "is_least" for a lower bound. Definer: as find_listings; '
  'it returns numbers of published listings only.';
grant execute on function private.count_options to anon, authenticated, service_role;

create function public.filter_counts(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
)
returns table (filter text, value text, count integer, is_least boolean)
language sql stable rows 100
begin atomic
  select counted.*
  from private.count_options(search, radius_miles, near_latitude, near_longitude, filters) as counted
  where private.require_small_search(search, filters);
end;
comment on function public.filter_counts is 'Calls private.count_options.';
grant execute on function public.filter_counts to anon, authenticated, service_role;
