/**
 * Makes the migration that loads private.public_suffixes.
 *
 *   npx tsx supabase/scripts/generate-public-suffixes.ts          writes it
 *   npx tsx supabase/scripts/generate-public-suffixes.ts --check  compares it
 *
 * The source is the public suffix list that the npm package `tldts` carries, so that the database and the site use the same version.
 */
import { writeOrCheck } from "./output-file.ts";
import { readPublicSuffixes } from "./public-suffixes.ts";

const target = new URL("../migrations/20261121091300_public_suffix_data.sql", import.meta.url);

const header = `-- The public suffix list (https://publicsuffix.org, Mozilla Public License 2.0), as carried by the npm package tldts: under which names
-- anybody can register a domain or get a page. Names of one label are left out, since every top-level domain is a public suffix.
-- Made by supabase/scripts/generate-public-suffixes.ts. Do not edit by hand.
`;

const suffixes = await readPublicSuffixes();
const namesOf = (isPrivate: boolean) =>
  suffixes.filter((suffix) => suffix.isPrivate === isPrivate).map(({ name }) => name);

writeOrCheck(
  target,
  `${header}
create table private.public_suffixes (
  name text primary key,
  is_private boolean not null
);

comment on table private.public_suffixes is
  'Names under which anybody can get a domain. "*.name" stands for every name one label longer, "!name" for an exception to that.';
comment on column private.public_suffixes.is_private is
  'Whether a company gives away pages or names there (wixsite.com, github.io), rather than a registry domains.';
alter table private.public_suffixes enable row level security;

insert into private.public_suffixes (name, is_private)
select name, false from string_to_table('${namesOf(false).join(" ")}', ' ') as name
union all
select name, true from string_to_table('${namesOf(true).join(" ")}', ' ') as name;
`,
);
