import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";

const { webServer } = config;
if (!webServer || Array.isArray(webServer)) throw new Error("The browser tests have one server.");

const databaseUrl = process.env.LOCAL_STACK_DB_URL;
if (!databaseUrl) throw new Error("Start these tests with `npm run test:postgres`.");

const journeys = [
  "sign-up with email confirmation leads to the dashboard",
  "a visitor can find a doctor near Austin from the home page",
  "a visitor fills in a listing and submits it after signing in",
  "a doctor claims a listing with evidence",
  "an admin approves a listing, a claim, and a correction",
  "two members can read and like each other's posts",
];

/** Runs the main journeys of each kind of user on the database in LOCAL_STACK_DB_URL. */
export default defineConfig({
  ...config,
  projects: [{ testDir: "journeys" }],
  grep: new RegExp(journeys.join("|")),
  outputDir: "../test-results/postgres",
  webServer: {
    ...webServer,
    cwd: process.cwd(),
    env: { ...webServer.env, LOCAL_STACK_DB_URL: databaseUrl },
  },
});
