import { readOperator } from "@/lib/operator-settings";

/** Who runs this site. */
export const operator = readOperator(import.meta.env);
