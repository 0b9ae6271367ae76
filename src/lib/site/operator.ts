import { readOperator } from "@/lib/site/operator-settings";

/** Who runs this site. The build has read the settings, so that no page carries along what reads them. */
export const operator = import.meta.env.PROD
  ? import.meta.env.OPERATOR
  : readOperator(import.meta.env);
