import { z } from "zod";
import type { Database } from "../database/database.ts";

/** Generators of the tables in docs/database.md, by name. */
const tables: Record<string, (db: Database) => Promise<string>> = {
  transitions: transitionTable,
  access: accessMatrix,
};

/** Returns a document with regenerated tables between `<!-- name -->` and `<!-- /name -->`. */
export async function fillTables(document: string, db: Database): Promise<string> {
  let filled = document;
  for (const [name, generate] of Object.entries(tables)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, rest = ""] = filled.split(start);
    const [, after] = rest.split(end);
    if (after === undefined) throw new Error(`${start} or ${end} is missing`);
    filled = `${before}${start}\n${await generate(db)}\n${end}${after}`;
  }
  return filled;
}

const access = z.object({
  name: z.string(),
  visitors: z.string(),
  members: z.string(),
  policies: z.string(),
  guards: z.string(),
});

const accessQuery = `
  with relations as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
  ),
  columns as (
    select relations.oid, role, privilege,
      count(*) filter (where has_column_privilege(role, attrelid, attnum, privilege)) as allowed,
      count(*) as total
    from relations
    join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
    cross join unnest(array['anon', 'authenticated']) as role
    cross join unnest(array['select', 'insert', 'update']) as privilege
    group by 1, 2, 3
  ),
  privileges as (
    select oid, role, string_agg(
      privilege || case when allowed < total then format(' (%s of %s columns)', allowed, total) else '' end,
      ', ' order by array_position(array['select', 'insert', 'update'], privilege)
    ) as text
    from columns where allowed > 0 group by 1, 2
  )
  select relname as name,
    coalesce((select text from privileges where oid = relations.oid and role = 'anon'), '–') as visitors,
    concat_ws(', ',
      coalesce((select text from privileges where oid = relations.oid and role = 'authenticated'), '–'),
      case when has_table_privilege('authenticated', relations.oid, 'delete') then 'delete' end
    ) as members,
    coalesce((
      select string_agg(regexp_replace(polname, '^[^:]*: ', ''), '<br>' order by polcmd, polname)
      from pg_policy where polrelid = relations.oid and polpermissive
    ), '') as policies,
    coalesce((
      select string_agg(regexp_replace(polname, '^[^:]*: ', ''), '<br>' order by polcmd, polname)
      from pg_policy where polrelid = relations.oid and not polpermissive
    ), '') as guards
  from relations order by relname`;

/** Generates a table of the privileges and policies of each table and view of the API. */
async function accessMatrix(db: Database): Promise<string> {
  const rows = await db.query(access, accessQuery);
  return markdownTable(
    ["Table or view", "Visitors", "Members", "Policies: which rows", "Restrictions"],
    rows.map((row) => [`\`${row.name}\``, row.visitors, row.members, row.policies, row.guards]),
  );
}

const transition = z.object({
  action: z.string(),
  actor: z.string(),
  from: z.string(),
  to: z.string(),
  condition: z.string(),
  event: z.string(),
  notifies: z.string(),
});

const transitionsQuery = `
  select action, actor,
    coalesce(
      nullif(
        concat_ws(' · ', array_to_string(from_statuses, ', '), array_to_string(from_ownership, ', ')),
        ' · '
      ),
      '–'
    ) as from,
    concat_ws(' · ', coalesce(to_status::text, 'same'), coalesce(to_ownership::text, 'same')) as to,
    concat_ws(
      '; ',
      case when needs_reason then 'a reason' end,
      nullif(replace(array_to_string(conditions, ', '), '_', ' '), '')
    ) as condition,
    coalesce(event::text, '') as event, coalesce(array_to_string(notifies, ', '), '') as notifies
  from private.listing_transitions left join private.event_types on code = event
  order by from_statuses, action, actor, from_ownership`;

/** Generates a table of the transitions of a listing's status and ownership. */
async function transitionTable(db: Database): Promise<string> {
  const rows = await db.query(transition, transitionsQuery);
  return markdownTable(
    ["Action", "Actor", "From", "To", "Condition", "Event", "Notifies"],
    rows.map((row) => [
      row.action,
      row.actor,
      row.from,
      row.to,
      row.condition,
      row.event,
      row.notifies,
    ]),
  );
}

function markdownTable(heading: string[], rows: string[][]): string {
  const lines = [heading, heading.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
