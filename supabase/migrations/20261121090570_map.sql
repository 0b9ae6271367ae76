-- Clusters of the listings that a search matches, for the map. Anyone can call map_clusters, which returns positions of published listings.
-- If very many listings are in view, it reads a fixed sample and estimates the counts.

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
  earth constant double precision := 3958.8;
  view private.map_view;
  -- The smallest and the largest values that a point of the view can have.
  cos_latitudes double precision[];
  cos_longitudes double precision[];
  sin_longitudes double precision[];
begin
  if west is null or south is null or east is null or north is null then
    return (-180, -90, 180, 90, extensions.cube_enlarge('(0, 0, 0)', earth, 3), false, null)::private.map_view;
  end if;
  -- NaN is greater than any number.
  if not (-180 <= west and west < east and east <= 180 and -90 <= south and south < north and north <= 90) then
    return null;
  end if;
  view := (west, south, east, north, null, true, zoom)::private.map_view;
  select array[min(cos(radians(degree))), max(cos(radians(degree)))] into cos_latitudes
  from unnest(array[south, north, 0]) as degree where degree between south and north;
  select array[min(cos(radians(degree))), max(cos(radians(degree)))] into cos_longitudes
  from unnest(array[west, east, 0]) as degree where degree between west and east;
  select array[min(sin(radians(degree))), max(sin(radians(degree)))] into sin_longitudes
  from unnest(array[west, east, -90, 90]) as degree where degree between west and east;
  view.around := extensions.cube(
    array[
      earth * least(cos_latitudes[1] * cos_longitudes[1], cos_latitudes[2] * cos_longitudes[1]),
      earth * least(cos_latitudes[1] * sin_longitudes[1], cos_latitudes[2] * sin_longitudes[1]),
      earth * sin(radians(south))
    ],
    array[
      earth * greatest(cos_latitudes[1] * cos_longitudes[2], cos_latitudes[2] * cos_longitudes[2]),
      earth * greatest(cos_latitudes[1] * sin_longitudes[2], cos_latitudes[2] * sin_longitudes[2]),
      earth * sin(radians(north))
    ]
  );
  return view;
end $$;
comment on function private.parse_map_view is
  'Returns a view by its edges in degrees; everything without edges, and null for edges outside the globe.';
grant execute on function private.parse_map_view to anon, authenticated, service_role;

create function private.choose_sample_step(view private.map_view, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  sampled integer;
begin
  select count(*) into sampled from (
    select from private.doctor_search
    where uuid_hash(doctor_id) & 31 = 0 and position operator(extensions.<@) view.around limit most * 8 + 1
  ) as few;
  return case
    when sampled <= most then 1
    when sampled <= most * 8 then 8
    when (select count(*) from (
      select from private.doctor_search
      where uuid_hash(doctor_id) & 1023 = 0 and position operator(extensions.<@) view.around limit most + 1
    ) as few) <= most then 32
    else 1024
  end;
end $$;
comment on function private.choose_sample_step is 'Returns 1, 8, 32, or 1024: reading one in so many listings reads about 32 times "most" offices.';

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
comment on type private.map_cluster is 'Listings with an office in the same cell of the map, each counted once, at the mean of their positions.';

create function private.cluster_points(condition text, plan private.search_plan, view private.map_view, step integer)
returns setof private.map_cluster
language plpgsql stable set search_path = '' as $$
begin
  -- "offset 0" keeps the filter by view from choosing another index, and each angle from being computed twice.
  return query execute format(
    'with found as (select doctor_id, office, position from private.doctor_search where position is not null and %s offset 0),
     points as (
       select doctor_id, office, degrees(asin(least(1, greatest(-1, extensions.cube_ll_coord(position, 3) / 3958.8)))) as latitude,
         degrees(atan2(extensions.cube_ll_coord(position, 2), extensions.cube_ll_coord(position, 1))) as longitude
       from found offset 0
     ),
     seen as materialized (
       select * from points
       where latitude between ($2).south and ($2).north and longitude between ($2).west and ($2).east
     ),
     extent as (
       select greatest(max(latitude) - min(latitude), (max(longitude) - min(longitude)) * 0.8, 0.0001) as size from seen
     ),
     grid as materialized (
       -- Without a zoom the extent is eight cells wide or high; no view is more than 64, apart from the islands beyond the date line.
       select 4 / 2.0 ^ least(14, greatest(0, coalesce(
         case when ($2).is_given then least(
           ($2).zoom, floor(log(2, (4 * 64 / greatest(($2).north - ($2).south, least(($2).east - ($2).west, 120) * 0.8, 0.0001))::numeric))
         ) end,
         floor(log(2, (32 / size)::numeric))
       )))::double precision as side from extent where size is not null
     )
     select round(latitude::numeric, 5)::double precision, round(longitude::numeric, 5)::double precision, many * $3, $3 > 1, is_one_spot,
       case when $3 = 1 and many <= 8 then ids end, case when $3 = 1 and many <= 8 then offices end, ids[1], offices[1],
       sqrt((north - south) ^ 2 + ((east - west) * cos(radians(latitude))) ^ 2) * 69.1 <= private.near_miles(),
       (select count(distinct doctor_id)::integer from seen) * $3
     from (
       select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as many,
         array_agg(doctor_id order by doctor_id) as ids, array_agg(office order by doctor_id) as offices,
         max(latitude) - min(latitude) < 0.0005 and max(longitude) - min(longitude) < 0.0005 as is_one_spot,
         min(south) as south, max(north) as north, min(west) as west, max(east) as east
       from (
         -- One row for each listing of a cell.
         select doctor_id, floor(latitude / side) as y, floor(longitude * 0.8 / side) as x, min(office) as office,
           avg(latitude) as latitude, avg(longitude) as longitude,
           min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east
         from seen cross join grid group by 1, 2, 3
       ) as listings
       group by y, x order by many desc limit 400
     ) as cells', condition
  ) using plan, view, step;
end $$;
comment on function private.cluster_points is
  'Returns the clusters of the entries that match a condition, in which $1 is the plan and $2 the view, and of which one in "step" listings is read.';

create function private.map_clusters(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb, edges private.map_view
)
returns setof private.map_cluster
language plpgsql stable security definer rows 100
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  plan constant private.search_plan := private.count_matches(private.apply_filters(
    private.build_search_plan(query, radius_miles, near_latitude, near_longitude), private.parse_filters(requested)));
  state constant text := case when plan.place is null then (plan.parsed).state end;
  view private.map_view := edges;
  step integer := 1;
  conditions text[] := array[
    private.entry_condition(plan), case when state is not null then format('(state = %L) is true', state) end];
begin
  if view.west is null then
    return;
  end if;
  if not view.is_given and plan.place is not null then
    view.around := extensions.cube_enlarge((plan.place).position, plan.radius_chord, 3);
    conditions := private.radius_condition(plan) || conditions;
  end if;
  if plan.is_few is not true then
    -- Words and states are not in the index of positions, so fewer entries can be read for them.
    step := private.choose_sample_step(view, case when plan.others is null and (plan.parsed).state is null then 64 else 24 end);
    conditions := array[
      case when step > 1 then format('uuid_hash(doctor_id) & %s = 0', step - 1) end, 'position operator(extensions.<@) ($2).around'
    ] || conditions;
  end if;
  return query
  select * from private.cluster_points(array_to_string(conditions, ' and '), plan, view, step);
end $$;
comment on function private.map_clusters is
  'Returns the clusters for public.map_clusters. Security definer like private.find_listings; it returns positions of published listings.';
grant execute on function private.map_clusters to anon, authenticated, service_role;

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
    clusters.latitude, clusters.longitude, clusters.count, clusters.is_estimate, clusters.is_one_spot, clusters.doctor_ids,
    clusters.offices, doctors.practice_name,
    case when clusters.is_compact then coalesce(offices.address_city, doctors.address_city) end,
    case when clusters.is_compact then coalesce(offices.address_state, doctors.address_state) end, clusters.in_view
  from private.map_clusters(
    search, radius_miles, near_latitude, near_longitude, filters, private.parse_map_view(west, south, east, north, zoom)
  ) as clusters
  join public.doctors on doctors.id = clusters.example_id
  left join public.offices
    on offices.doctor_id = clusters.example_id and offices.position = clusters.example_office and offices.position > 0
  where private.require_small_search(search, filters) and doctors.verified
  order by clusters.count desc, doctors.id;
end;
comment on function public.map_clusters is
  'Returns clusters of the offices of the listings that search_doctors finds with the same arguments, or, with edges in degrees, of those in view '
  'wherever the text looks. Cells halve with each step of "zoom", 0 to 14. Counts are exact unless "is_estimate". "practice_name" is of one '
  'listing; the city is of its office there, and null if the cluster is wider than 25 miles. "in_view" counts each listing once. Of at most 8 '
  'listings, "doctor_ids" are their ids and "offices" the positions of their offices there, in the same order.';
grant execute on function public.map_clusters to anon, authenticated, service_role;
