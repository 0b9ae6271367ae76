import { freePort } from "../supabase/local/testing/free-port.ts";

// The process that runs the tests chooses, and its workers, which load the configuration again, inherit its environment.
process.env.SITE_PORT ||= String(await freePort());

/** A port that was free when the run began, so that several checkouts can be tested at once. */
export const sitePort = Number(process.env.SITE_PORT);

export const siteOrigin = `http://localhost:${sitePort}`;
