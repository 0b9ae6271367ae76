import { execFile } from "node:child_process";
import { expect, test } from "@playwright/test";

test("the deployment check passes the preview, except for what the preview lacks", async ({
  baseURL,
}) => {
  const report = await new Promise<string>((resolve) => {
    const command = ["--import", "tsx", "src/build/deploy/check-deployment.ts", String(baseURL)];
    const env = { PATH: process.env.PATH, VITE_SUPABASE_URL: baseURL };
    execFile(process.execPath, command, { env }, (_error, _output, text) => resolve(text));
  });
  const linesOf = (verdict: string) =>
    report.split("\n").flatMap((line) => line.split(verdict)[1]?.trim() ?? []);
  // It is built without VITE_SITE_URL, and its workers are part of the server.
  expect(linesOf("FAILS")).toEqual([
    "pages name their canonical address",
    "robots.txt and the sitemap name this site",
    "the functions are deployed and have the secrets that they report",
  ]);
  expect(linesOf("holds")).toHaveLength(14);
});
