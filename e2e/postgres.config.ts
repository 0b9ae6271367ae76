import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";

const { webServer } = config;
if (!webServer || Array.isArray(webServer)) throw new Error("The browser tests have one server.");

const databaseUrl = process.env.LOCAL_STACK_DB_URL;
if (!databaseUrl) throw new Error("Start these tests with `npm run test:postgres`.");

const journeys = [
  "from sign-up by way of the mailbox to the dashboard",
  "a visitor can find a doctor near Austin from the home page",
  "a neighbor tells of a practice",
  "a doctor claims a listing",
  "a listing is verified, claimed, handed over",
  "two people read each other's posts",
];

/** What a visit of each kind of person comes to, over the database server that LOCAL_STACK_DB_URL names. */
export default defineConfig({
  ...config,
  testDir: ".",
  grep: new RegExp(journeys.join("|")),
  outputDir: "../test-results/postgres",
  webServer: {
    ...webServer,
    cwd: process.cwd(),
    env: { ...webServer.env, LOCAL_STACK_DB_URL: databaseUrl },
  },
});
