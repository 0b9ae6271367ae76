import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Backend } from "../../apis/backend.ts";
import type { PatchName } from "../../apis/handlers.ts";
import { startBackend } from "../../testing/helpers.ts";
import * as accounts from "./accounts.ts";
import type { Probe } from "./probe.ts";
import * as rest from "./rest.ts";
import * as signIn from "./sign-in.ts";
import * as storage from "./storage.ts";

// The type requires a probe for each patch.
const probes: Record<PatchName, Probe> = { ...rest, ...signIn, ...accounts, ...storage };

let backend: Backend;
let disabledPatch: PatchName | null = null;
// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  backend = await startBackend({ disabledPatch: () => disabledPatch });
});
afterAll(() => backend.close());

describe.each(Object.keys(probes) as PatchName[])("the patch %s", (name) => {
  it("makes the embedded backend respond like a hosted project", () => probes[name](backend));

  it("is needed", async () => {
    disabledPatch = name;
    const failure = await probes[name](backend).then(
      () => null,
      (error: unknown) => error,
    );
    disabledPatch = null;
    expect(failure, `@supabase/lite no longer needs the patch ${name}: delete it`).not.toBeNull();
  });
});
