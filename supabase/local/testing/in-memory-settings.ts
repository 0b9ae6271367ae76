import { readSettings } from "../apis/settings.ts";

/** Returns the settings of an in-memory database. */
export const inMemorySettings = () =>
  readSettings(process.cwd(), { LOCAL_STACK_DATA: "memory://" });
