import { freePort } from "../supabase/local/testing/free-port.ts";

// Chosen once by the main process. Workers load the configuration again but inherit the environment
// variable.
process.env.SITE_PORT ||= String(await freePort());

/** A free port, so that several checkouts can be tested at the same time. */
export const sitePort = Number(process.env.SITE_PORT);

export const siteOrigin = `http://localhost:${sitePort}`;
