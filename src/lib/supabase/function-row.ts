import type { Database } from "@/lib/supabase/database.types";

type Functions = Database["public"]["Functions"];

type Row<Name extends keyof Functions> = Functions[Name]["Returns"] extends (infer One)[]
  ? One
  : never;

/** A row of a database function, whose generated type doesn't say which columns can be null. */
export type FunctionRow<
  Name extends keyof Functions,
  NullableColumn extends keyof Row<Name>,
> = Omit<Row<Name>, NullableColumn> & {
  [Column in NullableColumn]: Row<Name>[Column] | null;
};
