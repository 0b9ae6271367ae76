/**
 * Makes supabase/seed.sql, the demo data. The same input gives the same file, byte for byte.
 *
 *   npx tsx supabase/scripts/generate-seed.ts          writes it
 *   npx tsx supabase/scripts/generate-seed.ts --check  compares it
 */
import { writeOrCheck } from "./output-file.ts";
import { seedSql } from "./seed/seed.ts";

writeOrCheck(new URL("../seed.sql", import.meta.url), seedSql());
