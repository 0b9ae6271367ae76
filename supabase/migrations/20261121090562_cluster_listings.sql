-- Listings with offices near each other become one cluster, so that a map draws few marks at any scale.

create type private.map_cluster as (
  latitude double precision,
  longitude double precision,
  count integer,
  is_estimate boolean,
  is_one_spot boolean,
  doctor_ids uuid[],
  offices smallint[],
  example_id uuid,
  example_office smallint,
  is_compact boolean,
  in_view integer
);

comment on type private.map_cluster is
  'Listings that have an office near each other''s, at the mean of these, and each once. "doctor_ids" are theirs where they are at most 8 '
  'and all read, "offices" which of their offices is there, the first of several; "example_id" is one of them, and "is_compact" says that all '
  'are near it. "in_view" is how many listings there are in all clusters, each once.';

create function private.cluster_points(
  source text, condition text, plan private.search_plan, view private.map_view, step integer
)
returns setof private.map_cluster
language plpgsql stable set search_path = '' as $$
begin
  -- "offset 0" keeps what follows from choosing another index.
  return query execute format(
    'with found as (select doctor_id, office, position from %s as entries where position is not null%s offset 0),
     points as (
       select doctor_id, office, degrees(asin(least(1, greatest(-1, extensions.cube_ll_coord(position, 3) / 3958.8)))) as latitude,
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
       case when $3 = 1 and many <= 8 then ids end, case when $3 = 1 and many <= 8 then offices end, ids[1], offices[1],
       sqrt((north - south) ^ 2 + ((east - west) * cos(radians(latitude))) ^ 2) * 69.1 <= private.near_miles(),
       (select count(distinct doctor_id)::integer from seen) * $3
     from (
       select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as many,
         array_agg(doctor_id order by doctor_id) as ids, array_agg(office order by doctor_id) as offices,
         max(latitude) - min(latitude) < 0.0005 and max(longitude) - min(longitude) < 0.0005 as is_one_spot,
         min(south) as south, max(north) as north, min(west) as west, max(east) as east
       from (
         -- Once, though it have several offices there.
         select doctor_id, floor(latitude / side) as y, floor(longitude * 0.8 / side) as x, min(office) as office,
           avg(latitude) as latitude, avg(longitude) as longitude,
           min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east
         from seen cross join grid group by 1, 2, 3
       ) as listings
       group by y, x order by many desc limit 400
     ) as cells', source, condition
  ) using plan, view, step;
end $$;

comment on function private.cluster_points is
  'Clusters of the listings with an office among the source''s that meets the condition, in which $1 is the plan and $2 the view; one in "step" '
  'of them is read.';
