import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./helpers.ts";

/** Creates the database snapshot once, before test files run in parallel. */
export default async function setup() {
  const backend = await createBackend({ settings: inMemorySettings() });
  await backend.close();
}
