import { expect, test } from "vitest";
import {
  aboutPageData,
  breadcrumbData,
  contactPageData,
  faqPageData,
  textPageData,
} from "@/lib/site/page-structured-data";
import { operator, site } from "@/lib/site/site";

const page = { path: "/some-page", title: "Some Page", description: "What it says." };

test.each([
  ["AboutPage", aboutPageData(page)],
  ["ContactPage", contactPageData(page)],
  ["WebPage", textPageData(page, "2026-11-21")],
])("a page is described as %s with its URL", (type, data) => {
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": type,
    url: "/some-page",
    name: page.title,
    description: page.description,
    isPartOf: { name: site.name, url: "/" },
  });
});

test("the contact page describes the email address and the country", () => {
  expect(contactPageData(page).about).toMatchObject({
    areaServed: { name: "United States" },
    contactPoint: { email: operator.email },
  });
});

test("questions keep their order and answers", () => {
  const { mainEntity } = faqPageData([
    { question: "One?", answer: "Yes." },
    { question: "Two?", answer: "No." },
  ]);
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
    ["One?", "Yes."],
    ["Two?", "No."],
  ]);
});

test("breadcrumbs start at home and count from one", () => {
  const { itemListElement } = breadcrumbData({ name: page.title, path: page.path });
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Home", "/"],
    [2, "Some Page", "/some-page"],
  ]);
});
