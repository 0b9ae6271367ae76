import { z } from "zod";
import { type CheckerReport, checkDue } from "../../functions/_shared/npi/check-due.ts";
import { createRegistryClient, type LookUpNpi } from "../../functions/_shared/npi/registry.ts";
import type { Backend } from "../apis/backend.ts";
import type { Settings } from "../apis/settings.ts";
import { type IntervalWorker, startIntervalWorker } from "../server/interval-worker.ts";
import { startRegistry } from "./registry-server.ts";

export interface Registry {
  /** Null if it is off. */
  lookUp: LookUpNpi | null;
  close(): void;
}

/** Opens the NPI registry of the settings; by default, a local one. */
export async function openRegistry({
  npiRegistry,
}: Pick<Settings, "npiRegistry">): Promise<Registry> {
  if (npiRegistry === "off") return { lookUp: null, close: () => {} };
  if (npiRegistry) return { lookUp: createRegistryClient({ url: npiRegistry }), close: () => {} };
  const { url, close } = await startRegistry();
  return { lookUp: createRegistryClient({ url }), close };
}

/** Starts a worker that checks due NPIs, like pg_cron and the Edge Function `npi` on hosted projects. */
export function startNpiWorker(
  backend: Pick<Backend, "db">,
  lookUp: LookUpNpi | null,
): IntervalWorker {
  let isOpen = true;
  const worker = startIntervalWorker(
    () => checkNpis(backend, lookUp, () => isOpen),
    "NPIs could not be checked:",
  );
  return {
    close: async () => {
      isOpen = false;
      await worker.close();
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
