import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { expectHeadingsInOrder } from "@/test/headings";
import { renderApp } from "@/test/render-app";
import { structuredDataByType } from "@/test/structured-data";

async function openAbout() {
  const app = renderApp(paths.about);
  await screen.findByRole("heading", {
    level: 1,
    name: "Everyone should know their doctor by name",
  });
  return { ...app, main: within(screen.getByRole("main")) };
}

test("the page has its blocks under headings in order", async () => {
  const { main } = await openAbout();
  await waitFor(() => expect(document.title).toBe(`About | ${site.name}`));
  for (const name of [
    "Our Mission",
    "Our Vision",
    "Our Community",
    "Our Values",
    "Why Direct Primary Care",
  ]) {
    expect(main.getByRole("heading", { level: 2, name })).toBeTruthy();
  }
  expectHeadingsInOrder();
  expect(main.getByRole("img").getAttribute("alt")).toMatch(/kitchen table/);
  expect(main.getByText("Direct primary care is not health insurance.")).toBeTruthy();
});

test.each([
  ["Find a Doctor", paths.directory()],
  ["Join as Physician", paths.signUp("doctor")],
  ["how we verify", paths.howWeVerify],
  ["guidelines", paths.communityGuidelines],
])("%s leads to %s", async (name, href) => {
  const { main } = await openAbout();
  expect(main.getByRole("link", { name }).getAttribute("href")).toBe(href);
});

test("the page has structured data with breadcrumbs", async () => {
  await openAbout();
  const { AboutPage, BreadcrumbList } = structuredDataByType();
  expect(AboutPage).toMatchObject({
    url: "/about",
    about: { "@type": "Organization", name: site.name },
  });
  expect(BreadcrumbList?.itemListElement).toHaveLength(2);
  const description = document.head.querySelector("meta[name=description]");
  expect(description?.getAttribute("content")).toBe(AboutPage?.description);
});
