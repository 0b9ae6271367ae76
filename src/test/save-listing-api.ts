import { HttpResponse, http } from "msw";
import { server } from "@/test/server";

/** The arguments of `save_listing`. */
export interface SentSave {
  target: string;
  base_version?: number;
  changes: Record<string, unknown>;
  is_own_practice?: boolean;
  how_known?: string;
}

interface SaveOverrides {
  version?: number;
  waiting?: string[];
  conflicts?: object[];
  changes?: object;
  listing?: object;
}

/** The response of `save_listing`. By default, all changes are saved. */
export const saveAnswer = (sent: SentSave, listing: object = {}, overrides: SaveOverrides = {}) =>
  HttpResponse.json({
    version: (sent.base_version ?? 0) + 1,
    listing: { ...listing, ...sent.changes },
    waiting: [],
    conflicts: [],
    changes: sent.changes,
    ...overrides,
  });

/** A conflict with a change by Maria Chen, a manager. */
export const conflictWith = (field: string, mine: unknown, theirs: unknown, changes = {}) => ({
  field,
  mine,
  theirs,
  changed_by: "Maria Chen",
  role: "manager",
  is_self: false,
  changed_at: new Date(Date.now() - 2 * 60_000).toISOString(),
  ...changes,
});

/** Mocks saving a listing and returns the request bodies. */
export function answerSaves(
  listing: () => object,
  reply: (sent: SentSave) => Response | undefined = () => undefined,
): SentSave[] {
  const saves: SentSave[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/save_listing", async ({ request }) => {
      const sent = (await request.json()) as SentSave;
      saves.push(sent);
      return reply(sent) ?? saveAnswer(sent, listing());
    }),
  );
  return saves;
}
