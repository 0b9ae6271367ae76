-- Where the listings lie that a search finds. Those near each other are one cluster, so that a map draws few marks at any scale.

-- About every 8th, 32nd and 1024th listing, drawn by lot: of a whole country of listings they tell what all would, at a bounded cost.
create index doctor_search_large_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, entry_id, doctor_id) where hashint8(entry_id) & 7 = 0;
create index doctor_search_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, entry_id, doctor_id) where hashint8(entry_id) & 31 = 0;
create index doctor_search_small_sample_idx on private.doctor_search using gist (position)
include (facts, tariff_id, confirmed_at, entry_id, doctor_id) where hashint8(entry_id) & 1023 = 0;

create type private.map_view as (
  -- A part of the globe north of the equator and west of Greenwich, and a cube around it.
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  around extensions.cube,
  is_given boolean,
  zoom integer
);

create type private.map_cluster as (
  latitude double precision,
  longitude double precision,
  count integer,
  is_estimate boolean,
  is_one_spot boolean,
  doctor_ids uuid[],
  example_id uuid
);

comment on type private.map_cluster is
  'Listings near each other, at the mean of their positions. "doctor_ids" are theirs where they are at most 8 and all read; "example_id" '
  'is one of them.';

create function private.read_view(
  west double precision, south double precision, east double precision, north double precision, zoom integer
)
returns private.map_view
language plpgsql immutable set search_path = '' as $$
declare
  globe constant double precision := 3958.8;
  view private.map_view;
  turns double precision[];
begin
  if west is null or south is null or east is null or north is null then
    return (-180, 0, 0, 90, extensions.cube_enlarge('(0, 0, 0)', globe, 3), false, null)::private.map_view;
  end if;
  -- No comparison with NaN holds that has it as the lesser one.
  if not (-180 <= west and west < east and east <= 180 and -90 <= south and south < north and north <= 90) then
    return null;
  end if;
  view := (least(west, 0), greatest(south, 0), least(east, 0), greatest(north, 0), null, true, zoom)::private.map_view;
  turns := array[sin(radians(view.west)), sin(radians(view.east)), case when -90 between view.west and view.east then -1 end];
  view.around := extensions.cube(
    array[
      globe * least(cos(radians(view.west)) * cos(radians(view.south)), cos(radians(view.west)) * cos(radians(view.north))),
      globe * (select min(turn) from unnest(turns) as turn) * cos(radians(view.south)),
      globe * sin(radians(view.south))
    ],
    array[
      globe * greatest(cos(radians(view.east)) * cos(radians(view.south)), cos(radians(view.east)) * cos(radians(view.north))),
      globe * (select max(turn) from unnest(turns) as turn) * cos(radians(view.north)),
      globe * sin(radians(view.north))
    ]
  );
  return view;
end $$;

comment on function private.read_view is
  'What a map shows, by its edges in degrees; without them, everywhere; null for what is no part of the globe.';

create function private.mapped_condition(plan private.search_plan) returns text
language sql stable
return case
  when (plan.place).label is null and plan.total <= 1000 then plan.tiers[cardinality(plan.tiers)]
  else concat_ws(
    ' and ', private.asked_condition(plan),
    case when (plan.place).label is null and (plan.reading).state is not null
      then format('(state = %L) is true', (plan.reading).state) end
  )
end;

comment on function private.mapped_condition is
  'The SQL condition for what the plan asks for, wherever it lies, so written that of what is common the index of positions tells it; '
  'empty when it asks for nothing.';

create function private.sample_step(view private.map_view, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  thirty_seconds integer;
begin
  select count(*) into thirty_seconds from (
    select from private.doctor_search
    where hashint8(entry_id) & 31 = 0 and position operator(extensions.<@) view.around limit most * 8 + 1
  ) as few;
  return case
    when thirty_seconds <= most then 1
    when thirty_seconds <= most * 8 then 8
    when (select count(*) from (
      select from private.doctor_search
      where hashint8(entry_id) & 1023 = 0 and position operator(extensions.<@) view.around limit most + 1
    ) as few) <= most then 32
    else 1024
  end;
end $$;

comment on function private.sample_step is
  'Of how many listings in sight one is to be read: each, or every 8th, 32nd or 1024th, so that those read are about 32 times "most".';

create function private.cluster_points(condition text, plan private.search_plan, view private.map_view, step integer)
returns setof private.map_cluster
language plpgsql stable set search_path = '' as $$
begin
  -- "offset 0" keeps what follows from choosing another index.
  return query execute format(
    'with found as (select doctor_id, position from private.doctor_search where position is not null%s offset 0),
     points as (
       select doctor_id, degrees(asin(least(1, greatest(-1, extensions.cube_ll_coord(position, 3) / 3958.8)))) as latitude,
         degrees(atan2(extensions.cube_ll_coord(position, 2), extensions.cube_ll_coord(position, 1))) as longitude
       from found
     ),
     seen as materialized (
       -- Each angle is computed once.
       select * from (select * from points offset 0) as placed
       where latitude between ($2).south and ($2).north and longitude between ($2).west and ($2).east
     ),
     extent as (
       select greatest(max(latitude) - min(latitude), (max(longitude) - min(longitude)) * 0.8, 0.0001) as size from seen
     ),
     grid as materialized (
       -- What nobody asked for at a scale is eight cells wide or high; no view is 64.
       select 4 / 2.0 ^ least(14, greatest(0, coalesce(
         case when ($2).is_given then least(
           ($2).zoom, floor(log(2, (4 * 64 / greatest(($2).north - ($2).south, (($2).east - ($2).west) * 0.8, 0.0001))::numeric))
         ) end,
         floor(log(2, (32 / size)::numeric))
       )))::double precision as side from extent where size is not null
     )
     select round(latitude::numeric, 5)::double precision, round(longitude::numeric, 5)::double precision, many * $3, $3 > 1, is_one_spot,
       case when $3 = 1 and many <= 8 then array(select id from unnest(ids) as id order by id) end, ids[1]
     from (
       select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as many, array_agg(doctor_id) as ids,
         max(latitude) - min(latitude) < 0.0005 and max(longitude) - min(longitude) < 0.0005 as is_one_spot
       from seen cross join grid
       group by floor(latitude / side), floor(longitude * 0.8 / side)
       order by many desc limit 400
     ) as cells', condition
  ) using plan, view, step;
end $$;

comment on function private.cluster_points is
  'Clusters of the listings that meet the condition, in which $1 is the plan and $2 the view, of which one in "step" is read.';

create function private.map_clusters(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, wanted jsonb, edges private.map_view
)
returns setof private.map_cluster
language plpgsql stable security definer rows 100
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  reach constant double precision := private.reach_of(private.radius_of(radius_miles));
  plan constant private.search_plan := private.narrow_plan(
    private.plan_asked(private.rough_position(near_latitude, near_longitude), query), private.read_filters(wanted));
  view private.map_view := edges;
  condition text := private.mapped_condition(plan);
  step integer := 1;
begin
  if view.west is null then
    return;
  end if;
  if not view.is_given and (plan.place).label is not null then
    view.around := extensions.cube_enlarge((plan.place).position, reach, 3);
    condition := concat_ws(' and ', format('position operator(extensions.<->) (($1).place).position <= %s', reach), nullif(condition, ''));
  end if;
  -- What is rare is read as a whole, by the index of the words.
  if plan.total is null or plan.total > 1000 then
    -- Words are not in the index: for them the listings themselves are read, which takes longer.
    step := private.sample_step(view, case when plan.others is null and (plan.reading).state is null then 64 else 24 end);
    condition := concat_ws(
      ' and ', case when step > 1 then format('hashint8(entry_id) & %s = 0', step - 1) end,
      'position operator(extensions.<@) ($2).around', nullif(condition, '')
    );
  end if;
  return query select * from private.cluster_points(coalesce(' and ' || nullif(condition, ''), ''), plan, view, step);
end $$;

comment on function private.map_clusters is
  'The clusters of public.map_clusters. Definer, as private.match_doctors is; it gives out where public listings are, which is public.';
grant execute on function private.map_clusters, private.read_view to anon, authenticated, service_role;

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
  practice_name text,
  address_city text,
  address_state text
)
language sql stable rows 100
begin atomic
  select
    clusters.latitude, clusters.longitude, clusters.count, clusters.is_estimate, clusters.is_one_spot, clusters.doctor_ids,
    doctors.practice_name, doctors.address_city, doctors.address_state
  from private.map_clusters(
    search, radius_miles, near_latitude, near_longitude, filters, private.read_view(west, south, east, north, zoom)
  ) as clusters
  join public.doctors on doctors.id = clusters.example_id
  where doctors.verified
  order by clusters.count desc, doctors.id;
end;

comment on function public.map_clusters is
  'Where the listings lie that search_doctors finds for the same text, position, distance and filters. With edges, in degrees, '
  'those in sight instead, wherever the text or the position looks; cells of the map are halved by each step of "zoom", 0 to 14. '
  'Counts are exact, unless "is_estimate" says that of many thousands in sight only a sample was read. "practice_name" and city are '
  'those of one of them; "doctor_ids" are theirs where they are at most 8.';
grant execute on function public.map_clusters to anon, authenticated, service_role;
