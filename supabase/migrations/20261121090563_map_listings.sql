-- Where the listings lie that a search finds.

create function private.mapped_source(plan private.search_plan) returns text
language sql stable
return case
  when (plan.place).label is null and plan.total <= 1000 then private.offices_source(plan.tiers[cardinality(plan.tiers)])
  else private.source_around(plan)
end;

comment on function private.mapped_source is
  'The SQL for the entries among which those on the map are, in which $1 is the plan: of what is rare, no others.';

create function private.mapped_condition(plan private.search_plan) returns text
language sql stable
return concat_ws(
  ' and ',
  -- Of what has no place and is rare the source has nothing else.
  case when (plan.place).label is not null or (plan.total <= 1000) is not true then private.asked_condition(plan) end,
  case when (plan.place).label is null and (plan.reading).state is not null then format('(state = %L) is true', (plan.reading).state) end
);

comment on function private.mapped_condition is
  'The SQL condition that an office is of what the plan asks for, wherever that lies, and in its state, so written that of what is common the '
  'index of positions tells it; empty when it asks for nothing.';

create function private.map_clusters(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, wanted jsonb, edges private.map_view
)
returns setof private.map_cluster
language plpgsql stable security definer rows 100
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  plan constant private.search_plan := private.narrow_plan(
    private.plan_asked(private.rough_position(near_latitude, near_longitude), query, radius_miles), private.read_filters(wanted));
  reach constant double precision := private.reach_of(private.radius_of(radius_miles, (plan.reading).radius));
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
      ' and ', case when step > 1 then format('uuid_hash(doctor_id) & %s = 0', step - 1) end,
      'position operator(extensions.<@) ($2).around', nullif(condition, '')
    );
  end if;
  return query
  select * from private.cluster_points(private.mapped_source(plan), coalesce(' and ' || nullif(condition, ''), ''), plan, view, step);
end $$;

comment on function private.map_clusters is
  'The clusters of public.map_clusters. Definer, as private.match_doctors is; it gives out where public listings are, which is public.';
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
    search, radius_miles, near_latitude, near_longitude, filters, private.read_view(west, south, east, north, zoom)
  ) as clusters
  join public.doctors on doctors.id = clusters.example_id
  left join public.offices
    on offices.doctor_id = clusters.example_id and offices.position = clusters.example_office and offices.position > 0
  where private.require_small_search(search, filters) and doctors.verified
  order by clusters.count desc, doctors.id;
end;

comment on function public.map_clusters is
  'Where the offices lie of the listings that search_doctors finds for the same text, position, distance and filters, each listing once a '
  'cluster. With edges, in degrees, those in sight instead, wherever the text or the position looks; cells of the map are halved by each step of "zoom", 0 to 14. '
  'Counts are exact, unless "is_estimate" says that of many thousands in sight only a sample was read. "practice_name" is '
  'that of one of them, and the city that of its office there, unless some are more than 25 miles from others; "in_view" is how many there '
  'are in all clusters, each once; where they are at most 8, "doctor_ids" are theirs, and "offices" the '
  'positions of their offices there, in the same order.';
grant execute on function public.map_clusters to anon, authenticated, service_role;
