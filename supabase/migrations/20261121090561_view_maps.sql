-- What a map shows of the globe, and of how many listings with an office in it one is read.

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
grant execute on function private.read_view to anon, authenticated, service_role;

create function private.sample_step(view private.map_view, most integer) returns integer
language plpgsql stable set search_path = '' as $$
declare
  thirty_seconds integer;
begin
  select count(*) into thirty_seconds from (
    select from private.doctor_search
    where uuid_hash(doctor_id) & 31 = 0 and position operator(extensions.<@) view.around limit most * 8 + 1
  ) as few;
  return case
    when thirty_seconds <= most then 1
    when thirty_seconds <= most * 8 then 8
    when (select count(*) from (
      select from private.doctor_search
      where uuid_hash(doctor_id) & 1023 = 0 and position operator(extensions.<@) view.around limit most + 1
    ) as few) <= most then 32
    else 1024
  end;
end $$;

comment on function private.sample_step is
  'Of how many listings with an office in sight one is to be read: each, or every 8th, 32nd or 1024th, so that the offices read are about '
  '32 times "most".';
