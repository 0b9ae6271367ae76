import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Manifest, manifestFile } from "../../src/build/hosting/page-scripts.ts";
import { type Language, withLanguage } from "../../src/lib/language.ts";
import { expect, test } from "../fixtures.ts";
import { cards } from "../journeys/directory.ts";
import { demoListing, hydratedRoot, openBeforeApp, titleOf } from "../pages.ts";

// What browser extensions do to pages. See docs/rendering.md.

/**
 * Changes a page as password managers, spelling checkers, and dark modes do before React hydrates
 * it, where React can tolerate it. Marks elements from the server's HTML and returns their number.
 * React reports a mismatch as an error.
 */
function changePage(): number {
  const style = '<style>.extension { color: red; }</style><meta name="extension" content="on">';
  document.head.insertAdjacentHTML("afterbegin", style);
  document.head.insertAdjacentHTML("beforeend", style);
  document.querySelector("title")?.insertAdjacentHTML("beforebegin", style);
  document.body.insertAdjacentHTML("afterbegin", "<extension-bar></extension-bar>");
  document.body.insertAdjacentHTML("beforeend", "<extension-frame></extension-frame>");
  document.getElementById("root")?.insertAdjacentHTML("beforeend", "<div>Extension</div>");
  for (const form of document.forms) form.insertAdjacentHTML("beforeend", "<div>Extension</div>");
  for (const element of document.querySelectorAll("*")) {
    element.setAttribute("data-extension", "on");
    element.setAttribute("style", "--extension: 1");
    element.classList.add("extension");
  }
  for (const field of document.querySelectorAll("input, select, textarea")) {
    field.setAttribute("autocomplete", "off");
    field.setAttribute("spellcheck", "false");
  }
  const elements = document.querySelectorAll("main :is(h1, h2, input)");
  for (const element of elements) element.setAttribute("data-from-server", "");
  return elements.length;
}

/** Returns the addresses of the scripts that a page names. */
const listScripts = (): string[] =>
  [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map((element) => {
    const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
    return new URL(address, window.location.href).pathname;
  });

/** Answers 404 for the script of a page, such as `site/contact-page.tsx`, and returns the pattern of its address. */
async function blockPage(page: Page, source: string, language: Language): Promise<string> {
  const manifest: Manifest = JSON.parse(readFileSync(`dist/${manifestFile[language]}`, "utf8"));
  const script = `**/${manifest[`src/pages/${source}`]?.file}`;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  return script;
}

for (const { language, name, text, tryAgain } of [
  { language: "en", name: "English", text: "couldn't be loaded", tryAgain: "Try again" },
  { language: "es", name: "Spanish", text: "No se pudo cargar", tryAgain: "Intentar de nuevo" },
] as const) {
  test(`a click opens the server's page, with working links, if the script of the page is blocked, in ${name}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/answered 404: .*\/assets\//);
    expectProblem(/dynamically imported module/);
    await blockPage(page, "listings/listing-page.tsx", language);
    await page.goto(withLanguage("/directory?search=Boise", language));
    const link = cards(page).first().getByRole("link").first();
    const practice = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
    await expect(titleOf(page)).toContainText(practice);
    await page.locator("footer a[href$='/about']").click();
    await expect(page).toHaveURL(withLanguage("/about", language));
    await hydratedRoot(page).waitFor();
  });

  test(`a page whose script is blocked keeps the server's HTML and typed text, in ${name}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/answered 404: .*\/assets\//);
    expectProblem(/dynamically imported module/);
    const script = await blockPage(page, "site/contact-page.tsx", language);
    await page.goto(withLanguage("/contact", language), { waitUntil: "load" });
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("Ada Lovelace");
    const alert = page.getByRole("alert").filter({ hasText: text });
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue("Ada Lovelace");
    await page.unroute(script);
    await alert.getByRole("link", { name: tryAgain }).click();
    await hydratedRoot(page).waitFor();
    await expect(alert).toBeHidden();
  });

  test(`extensions can change what React doesn't render, in ${name}`, async ({ page }) => {
    for (const path of ["/", "/directory?search=Boise", demoListing, "/auth", "/contact"]) {
      const release = await openBeforeApp(page, withLanguage(path, language));
      await titleOf(page).waitFor();
      const count = await page.evaluate(changePage);
      release();
      await hydratedRoot(page).waitFor();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main [data-from-server]")).toHaveCount(count);
      await page.unrouteAll({ behavior: "wait" });
    }
    await page.locator("footer a[href$='/about']").click();
    await expect(page).toHaveURL(withLanguage("/about", language));
  });

  test(`the names of scripts have no words that a content blocker could look for, in ${name}`, async ({
    page,
  }) => {
    const names: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") names.push(new URL(request.url()).pathname);
    });
    for (const path of ["/", "/directory", demoListing, "/auth", "/saved"]) {
      await page.goto(withLanguage(path, language), { waitUntil: "networkidle" });
      names.push(...(await page.evaluate(listScripts)));
    }
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((file) => !/^\/assets\/[0-9a-f]+\.js$/.test(file))).toEqual([]);
  });
}
