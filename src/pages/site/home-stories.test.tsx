import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { apiError } from "@/test/directory-api";
import { postCard } from "@/test/feed-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

/** Opens the home page with a response for the newest stories. */
async function openHome(answer: () => object[] | Response) {
  const requests: URL[] = [];
  server.use(
    http.get("http://api.test/rest/v1/rpc/list_home_stories", ({ request }) => {
      requests.push(new URL(request.url));
      const given = answer();
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  renderApp(paths.home);
  await screen.findByRole("heading", { level: 2, name: "In members’ own words" });
  return requests;
}

const stories = [
  postCard({ id: "1", kind: "story", practice_name: "Oak Family Medicine", affiliated: true }),
  postCard({ id: "2", kind: "story", author_name: null, content: "Two\n\n\nlines" }),
  postCard({ id: "3", kind: "story", content: "<b>Three</b> javascript:alert(1)" }),
];

test("three stories load when they get near the screen", async () => {
  const requests = await openHome(() => stories);
  expect(requests).toEqual([]);
  scrollEverythingIntoView();
  const links = await screen.findAllByRole("link", { name: /^Read the story/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Read the story by Ana Rivera", "/post/1"],
    ["Read the story by Anonymous", "/post/2"],
    ["Read the story by Ana Rivera", "/post/3"],
  ]);
  expect(requests).toHaveLength(1);
  const [first] = screen.getAllByRole("figure");
  expect(within(first as HTMLElement).getByText("Ana Rivera")).toBeTruthy();
  expect(screen.getByText("Oak Family Medicine")).toBeTruthy();
  expect(screen.getByText("Affiliated with the practice")).toBeTruthy();
  expect(screen.getByText("Two lines")).toBeTruthy();
  expect(screen.getByText("<b>Three</b> javascript:alert(1)")).toBeTruthy();
});

test.each([
  ["there is none", () => []],
  ["the answer is a failure", () => apiError(400)],
])("an invitation is shown when %s", async (_name, answer) => {
  await openHome(answer);
  scrollEverythingIntoView();
  const link = await screen.findByRole("link", { name: "Share your story" });
  expect(link.getAttribute("href")).toBe(paths.shareStory);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
