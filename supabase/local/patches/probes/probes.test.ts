import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Backend } from "../../apis/backend.ts";
import type { PatchName } from "../../apis/handlers.ts";
import { startBackend } from "../../testing/helpers.ts";
import * as accounts from "./accounts.ts";
import type { Probe } from "./probe.ts";
import * as rest from "./rest.ts";
import * as signIn from "./sign-in.ts";
import * as storage from "./storage.ts";

// Each patch has a probe, or this does not compile.
const probes: Record<PatchName, Probe> = { ...rest, ...signIn, ...accounts, ...storage };

let backend: Backend;
let disabledPatch: PatchName | null = null;
// Refusals are printed for developers; here they are wanted.
vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  backend = await startBackend(() => disabledPatch);
});
afterAll(() => backend.close());

describe.each(Object.keys(probes) as PatchName[])("the patch %s", (name) => {
  it("makes the embedded backend answer as a hosted project", () => probes[name](backend));

  it("is needed", async () => {
    disabledPatch = name;
    const failure = await probes[name](backend).then(
      () => null,
      (error: unknown) => error,
    );
    disabledPatch = null;
    expect(failure, `@supabase/lite does this by itself: the patch ${name} can go`).not.toBeNull();
  });
});
