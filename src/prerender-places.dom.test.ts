import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { queryClient, takeAlong } from "@/lib/supabase/query-client";
import { type RenderedWithData, renderDirectory } from "@/prerender";
import { answerSearch } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { answerPlace, cityRow } from "@/test/place-api";
import { takeOver } from "@/test/take-over";

const austin = "/directory/texas/austin";

/** Fills the document with a page as a deploy wrote it. */
function write({ rendered, data }: RenderedWithData) {
  document.body.innerHTML = `<div id="root" data-rendered="page">${rendered.body}</div>`;
  takeAlong(queryClient, JSON.stringify(data));
}

test("the page of a state holds its numbers, cities and practices", async () => {
  answerPlace({ cities: [cityRow("Austin", { practice_count: 14 })] });
  write(await renderDirectory({ state: "TX" }));
  const text = document.body.textContent;
  expect(document.querySelector("h1")?.textContent).toBe("Direct Primary Care in Texas");
  expect(text).toContain("15 practices.");
  expect(text).toContain("Oak Family Medicine");
  expect(document.querySelector(`a[href="${austin}"]`)).toBeTruthy();
  expect(text).not.toContain("Loading");
});

test("the browser takes a city over as it stands, then shows what has changed", async () => {
  const facts = { city: "Austin" };
  answerPlace({ facts });
  write(await renderDirectory({ state: "TX", city: "austin" }));
  expect(queryClient.getQueryCache().getAll()).not.toEqual([]);
  const card = document.querySelector("main li h2");
  expect(card?.textContent).toBe("Oak Family Medicine");
  const asked = answerPlace({
    facts,
    listings: () => [searchRow({ total: 15, monthly_price: 81 })],
  });
  const { problems } = await takeOver(austin);
  expect(problems).toEqual([]);
  expect(await screen.findByText("$81/month")).toBeTruthy();
  expect(document.querySelector("main li h2")).toBe(card);
  expect(asked.listed).toHaveLength(1);
});

test("the directory holds its first page", async () => {
  answerSearch(() => [searchRow({ total: 1 })]);
  write(await renderDirectory());
  expect(document.body.textContent).toContain("1 practice in the directory");
  const asked = answerSearch(() => []);
  const { problems } = await takeOver(paths.directory());
  expect(problems).toEqual([]);
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(await screen.findByText("No doctors found in this area.")).toBeTruthy();
});

test("without an answer there is no page", async () => {
  answerPlace({ facts: new Response(null, { status: 503 }) });
  await expect(renderDirectory({ state: "TX" })).rejects.toThrow();
});
