import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./helpers.ts";

/** Makes the snapshot that every test file starts from, if there is none: in two of them at once it would be made twice. */
export default async function setup() {
  const backend = await createBackend({ settings: inMemorySettings() });
  await backend.close();
}
