import { z } from "zod";
import { type CheckerReport, checkDue } from "../../functions/_shared/npi/checker.ts";
import { type Ask, registryAt } from "../../functions/_shared/npi/registry.ts";
import type { Backend } from "../apis/backend.ts";
import type { Settings } from "../apis/settings.ts";
import { openRounds, type Rounds } from "../server/rounds.ts";
import { startRegistry } from "./registry-server.ts";

/** Does what pg_cron and the Edge Function `npi` do on hosted projects: the same checker, which asks the small registry. */
export async function openCheckOffice(
  backend: Pick<Backend, "db">,
  { npiRegistry }: Pick<Settings, "npiRegistry">,
): Promise<Rounds> {
  const ownRegistry = npiRegistry ? null : await startRegistry();
  const address = ownRegistry?.address ?? (npiRegistry === "off" ? null : npiRegistry);
  let isOpen = true;
  const ask = address ? registryAt({ address }) : null;
  const rounds = openRounds(
    () => checkNpis(backend, ask, () => isOpen),
    "NPIs could not be checked:",
  );
  return {
    close: async () => {
      isOpen = false;
      await rounds.close();
      ownRegistry?.close();
    },
  };
}

/** Asks the registry for what is due. */
export function checkNpis(
  { db }: Pick<Backend, "db">,
  ask: Ask | null,
  mayGoOn: () => boolean = () => true,
): Promise<CheckerReport> {
  const query = (statement: string, parameters: unknown[]) =>
    db.query(z.unknown(), statement, parameters);
  return checkDue({ query, ask, mayGoOn });
}
