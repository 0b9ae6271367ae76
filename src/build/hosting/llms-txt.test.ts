import { expect, test } from "vitest";
import { llmsTxt } from "@/build/hosting/llms-txt";

const given = {
  site: "https://site.test",
  api: "https://api.test",
  key: "sb_public",
  license: undefined,
};

test("llms.txt links to pages of the site and to requests of the API with the public key", () => {
  const text = llmsTxt(given);
  expect(text).toContain("(https://site.test/directory/texas/austin)");
  const [request = ""] = /https:\/\/api\.test\/rest\/v1\/doctors\?\S+(?=`)/.exec(text) ?? [];
  const { searchParams } = new URL(request);
  expect(searchParams.get("verified")).toBe("eq.true");
  expect(searchParams.get("apikey")).toBe("sb_public");
});

test("llms.txt names the license of the operator, or says that there is none", () => {
  expect(llmsTxt({ ...given, license: "CC BY 4.0" })).toContain("CC BY 4.0. Link to the listing");
  expect(llmsTxt(given)).toContain("has not published a license");
});
