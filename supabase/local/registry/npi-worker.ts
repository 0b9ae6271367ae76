import { z } from "zod";
import { type CheckerReport, checkDue } from "../../functions/_shared/npi/check-due.ts";
import { createRegistryClient, type LookUpNpi } from "../../functions/_shared/npi/registry.ts";
import type { Backend } from "../apis/backend.ts";
import type { Settings } from "../apis/settings.ts";
import { type IntervalWorker, startIntervalWorker } from "../server/interval-worker.ts";
import { startRegistry } from "./registry-server.ts";

/** Starts a worker that checks due NPIs, like pg_cron and the Edge Function `npi` on hosted projects. */
export async function startNpiWorker(
  backend: Pick<Backend, "db">,
  { npiRegistry }: Pick<Settings, "npiRegistry">,
): Promise<IntervalWorker> {
  const localRegistry = npiRegistry ? null : await startRegistry();
  const url = localRegistry?.url ?? (npiRegistry === "off" ? null : npiRegistry);
  let isOpen = true;
  const lookUp = url ? createRegistryClient({ url }) : null;
  const worker = startIntervalWorker(
    () => checkNpis(backend, lookUp, () => isOpen),
    "NPIs could not be checked:",
  );
  return {
    close: async () => {
      isOpen = false;
      await worker.close();
      localRegistry?.close();
    },
  };
}

/** Checks all due NPIs. */
export function checkNpis(
  { db }: Pick<Backend, "db">,
  lookUp: LookUpNpi | null,
  shouldContinue: () => boolean = () => true,
): Promise<CheckerReport> {
  const query = (statement: string, parameters: unknown[]) =>
    db.query(z.unknown(), statement, parameters);
  return checkDue({ query, lookUp, shouldContinue });
}
