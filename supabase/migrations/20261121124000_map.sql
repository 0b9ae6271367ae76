-- Clusters of the listings that a search matches, for the map. Anyone can call map_clusters, which returns positions of
-- published listings. If very many listings are in view, it reads a fixed sample and estimates the counts.

create type private.map_view as (
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  -- A cube around the view.
  around extensions.cube,
  is_given boolean,
  zoom integer
);

create function private.parse_map_view(
  west double precision, south double precision, east double precision, north double precision, zoom integer
)
returns private.map_view
language plpgsql immutable set search_path = '' as $$
declare
  view private.map_view;
begin
  if west is null or south is null or east is null or north is null then
    return (-180, -90, 180, 90, extensions.cube_enlarge('(0, 0, 0)', 3958.8, 3), false, null)::private.map_view;
  end if;
  -- NaN is greater than any number.
  if not (-180 <= west and west < east and east <= 180 and -90 <= south and south < north and north <= 90) then
    return null;
  end if;
  view := (west, south, east, north, null, true, zoom)::private.map_view;
  -- The view's points are farthest east, north, and so on at its edges, at the equator, or at these meridians.
  view.around := (
    select extensions.cube(array_agg(least order by axis), array_agg(greatest order by axis))
    from (
      select axis, min(extensions.cube_ll_coord(corner, axis)) as least,
        max(extensions.cube_ll_coord(corner, axis)) as greatest
      from unnest(array[south, north, 0]) as latitude cross join unnest(array[west, east, -90, 0, 90]) as longitude
      cross join private.earth_position(latitude, longitude) as corner cross join generate_series(1, 3) as axis
      where latitude between south and north and longitude between west and east group by axis
    ) as extents
  );
  return view;
end $$;
comment on function private.parse_map_view is
  'Returns a view by its edges in degrees; everything without edges, and null for edges outside the globe.';

create type private.map_cluster as (
  latitude double precision,
  longitude double precision,
  count integer,
  is_estimate boolean,
  is_one_spot boolean,
  -- Of at most 8 listings, all ids, and the office of each in the cluster.
  doctor_ids uuid[],
  offices smallint[],
  example_id uuid,
  example_office smallint,
  is_compact boolean,
  -- The number of listings in all clusters, each counted once.
  in_view integer
);
comment on type private.map_cluster is
  'Listings with an office in the same cell of the map, each counted once, at the mean of their positions.';

create function private.cluster_entries(plan private.search_plan, view private.map_view, step integer)
returns setof private.map_cluster
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  center constant extensions.cube := case when not view.is_given then (plan.place).position end;
begin
  -- The price of one adult, at most that of a household.
  plan.filters.ages := null;
  -- "offset 0" keeps the filter by view from choosing another index, and each angle from being computed twice.
  return query
  with found as materialized (
    select doctor_id, office, position from private.search_entries as entries
    where position is not null and private.passes(entries, plan, true)
      -- A few listings are found by their ids; the index of positions would read the whole view for them.
      and (plan.candidates is not null or position operator(extensions.<@) view.around)
      -- One in "step" listings; the sample has an index of its own.
      and uuid_hash(doctor_id) & (least(step, 64) - 1) = 0 and uuid_hash(doctor_id) & (step - 1) = 0
      and (center is null or position operator(extensions.<->) center <= plan.radius_chord)
      and ((plan.parsed).state is null or plan.place is not null or state = (plan.parsed).state)
  ),
  points as (
    select doctor_id, office,
      degrees(asin(least(1, greatest(-1, extensions.cube_ll_coord(position, 3) / 3958.8)))) as latitude,
      degrees(atan2(extensions.cube_ll_coord(position, 2), extensions.cube_ll_coord(position, 1))) as longitude
    from found offset 0
  ),
  seen as materialized (
    select * from points
    where points.latitude between view.south and view.north and points.longitude between view.west and view.east
  ),
  extent as (
    select greatest(
      max(seen.latitude) - min(seen.latitude), (max(seen.longitude) - min(seen.longitude)) * 0.8, 0.0001
    ) as size
    from seen
  ),
  grid as materialized (
    -- Without a zoom the extent is eight cells wide or high; no view is more than 64, apart from the islands beyond the
    -- date line.
    select 4 / 2.0 ^ least(14, greatest(0, coalesce(
      case when view.is_given then least(
        view.zoom, floor(
          log(2, (4 * 64 / greatest(view.north - view.south, least(view.east - view.west, 120) * 0.8, 0.0001))::numeric)
        )
      ) end,
      floor(log(2, (32 / size)::numeric))
    )))::double precision as side from extent where size is not null
  ),
  -- One row for each listing of a cell.
  listings as (
    select seen.doctor_id, floor(seen.latitude / side) as y, floor(seen.longitude * 0.8 / side) as x,
      min(seen.office) as office,
      avg(seen.latitude) as latitude, avg(seen.longitude) as longitude,
      min(seen.latitude) as south, max(seen.latitude) as north, min(seen.longitude) as west, max(seen.longitude) as east
    from seen cross join grid group by 1, 2, 3
  ),
  cells as (
    select avg(listings.latitude) as latitude, avg(listings.longitude) as longitude, count(*)::integer as many,
      array_agg(listings.doctor_id order by listings.doctor_id) as ids,
      array_agg(listings.office order by listings.doctor_id) as offices,
      min(south) as south, max(north) as north, min(west) as west, max(east) as east
    from listings group by y, x order by many desc limit 400
  )
  select round(cells.latitude::numeric, 5)::double precision, round(cells.longitude::numeric, 5)::double precision,
    many * step, step > 1, miles < 0.04,
    case when step = 1 and many <= 8 then ids end,
    case when step = 1 and many <= 8 then cells.offices end, ids[1], cells.offices[1],
    miles <= private.shared_limit('near_miles'), (select count(distinct seen.doctor_id)::integer from seen) * step
  from cells cross join lateral (
    select 69.1 * sqrt(
      (cells.north - cells.south) ^ 2 + ((cells.east - cells.west) * cos(radians(cells.latitude))) ^ 2
    ) as miles
  ) as width;
end $$;
comment on function private.cluster_entries is
  'Returns the clusters of the offices that match a plan in a view, of which one in "step" listings is read.';

create function private.match_clusters(
  search text, radius_miles integer, near_latitude double precision, near_longitude double precision, filters jsonb,
  west double precision, south double precision, east double precision, north double precision, zoom integer
)
returns setof private.map_cluster
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  plan private.search_plan := private.build_plan(search, radius_miles, near_latitude, near_longitude, filters);
  state_of_search constant text := case when plan.place is null then (plan.parsed).state end;
  view private.map_view := private.parse_map_view(west, south, east, north, zoom);
  -- Reads one of so many listings.
  step integer := 1;
begin
  if view.west is null then
    return;
  end if;
  if not view.is_given and plan.place is not null then
    view.around := extensions.cube_enlarge((plan.place).position, plan.radius_chord, 3);
  end if;
  if plan.candidates is null then
    -- About 6,400 offices are read at most.
    select case when count(*) <= 100 then 1 when count(*) <= 6400 then 64 else 1024 end into step
    from (
      select from private.search_entries
      where uuid_hash(doctor_id) & 63 = 0 and position operator(extensions.<@) view.around limit 6401
    ) as sampled;
  end if;
  return query select * from private.cluster_entries(plan, view, step);
  if view.is_given and not found then
    -- The nearest office is shown as a cluster of none.
    plan.place := row('view', private.earth_position((view.south + view.north) / 2, (view.west + view.east) / 2));
    return query
    select
      round(degrees(asin(extensions.cube_ll_coord(position, 3) / 3958.8))::numeric, 5)::double precision,
      round(
        degrees(atan2(extensions.cube_ll_coord(position, 2), extensions.cube_ll_coord(position, 1)))::numeric, 5
      )::double precision,
      0, false, true, null::uuid[], null::smallint[], doctor_id, office, true, 0
    -- Of so many, some are in the state.
    from private.match_nearest(plan, 1, case when state_of_search is null then 1 else 200 end) as match
    join private.search_entries as entries using (doctor_id, office)
    where state_of_search is null or entries.state = state_of_search
    order by chord limit 1;
  end if;
end $$;
comment on function private.match_clusters is
  'Returns the clusters for public.map_clusters. Definer: as find_listings; it returns positions of published '
  'listings.';
grant execute on function private.match_clusters to anon, authenticated, service_role;

create function public.map_clusters(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}',
  west double precision default null, south double precision default null,
  east double precision default null, north double precision default null, zoom integer default null
)
returns table (
  latitude double precision,
  longitude double precision,
  count integer,
  is_estimate boolean,
  is_one_spot boolean,
  doctor_ids uuid[],
  offices smallint[],
  practice_name text,
  address_city text,
  address_state text,
  in_view integer
)
language sql stable rows 100
begin atomic
  select
    clusters.latitude, clusters.longitude, clusters.count, clusters.is_estimate, clusters.is_one_spot,
      clusters.doctor_ids,
    clusters.offices, doctors.practice_name,
    case when clusters.is_compact then coalesce(offices.address_city, doctors.address_city) end,
    case when clusters.is_compact then coalesce(offices.address_state, doctors.address_state) end, clusters.in_view
  from private.match_clusters(
    search, radius_miles, near_latitude, near_longitude, filters, west, south, east, north, zoom
  ) as clusters
  join public.doctors on doctors.id = clusters.example_id
  left join public.offices
    on offices.doctor_id = clusters.example_id and offices.position = clusters.example_office and offices.position > 0
  where private.require_small_search(search, filters) and doctors.verified
  order by clusters.count desc, doctors.id;
end;
comment on function public.map_clusters is
  'Returns clusters of the offices of the listings that search_doctors finds with the same arguments, or, with edges '
  'in degrees, of those in view wherever the text looks. Cells halve with each step of "zoom", 0 to 14. Counts are '
  'exact unless "is_estimate". "practice_name" is of one listing; the city is of its office there, and null if the '
  'cluster is wider than 25 miles. A view without any has one row with the count 0, which is the nearest office. '
  '"in_view" counts each listing once. Of at most 8 listings, "doctor_ids" are their ids and "offices" the positions '
  'of their offices there, in the same order.';
grant execute on function public.map_clusters to anon, authenticated, service_role;
