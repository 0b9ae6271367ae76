import { expect, test } from "vitest";
import { rewrites } from "@/build/hosting/rewrites";
import { documentsOf } from "@/build/prerender/documents";
import { robots } from "@/build/prerender/robots";
import { patterns } from "@/lib/paths";
import { type PageRoute, type Routes, routes } from "@/routes";

const states = { [patterns.state]: ["/directory/ohio", "/directory/texas"] };
const lazy = async () => ({});

const withPage = (group: keyof Routes, page: Omit<PageRoute, "lazy">): Routes => ({
  ...routes,
  [group]: [...routes[group], { ...page, lazy }],
});

const fileFor = (table: Routes, answered: string) =>
  documentsOf(table, states).find(({ answers }) => answers.includes(answered))?.file;

const rulesFor = (table: Routes) => rewrites(documentsOf(table, states)).split("\n");

test("a page of fixed text is written whole, and no rule leads elsewhere", () => {
  const table = withPage("text", { path: "/fees" });
  const written = documentsOf(table, states).find(({ path }) => path === "/fees");
  expect(written).toMatchObject({
    file: "fees.html",
    kind: "page",
    at: "/fees",
    isAtRest: true,
  });
  expect(rulesFor(table).filter((rule) => rule.includes("/fees"))).toEqual([]);
});

test("the page not found rests, but where the app knows a page", () => {
  const [missing] = documentsOf(withPage("data", { path: "/events/:id" }), states).filter(
    ({ path }) => path === "/404",
  );
  const startsAt = new RegExp(missing?.startsAt ?? "");
  const known = ["/events/1", "/events", "/about/", "/blog/old", "/no/events", "/", "/event"];
  expect(known.filter((path) => startsAt.test(path))).toEqual(known.slice(0, 4));
});

test("a built page with data is written as a shell of its own", () => {
  const table = withPage("data", { path: "/events", isBuilt: true });
  const written = documentsOf(table, states).find(({ path }) => path === "/events");
  expect(written).toMatchObject({ file: "events.html", kind: "shell" });
});

test("the door, which needs no data without a query, rests", () => {
  const written = documentsOf(routes, states).find(({ path }) => path === "/auth");
  expect(written).toMatchObject({ kind: "shell", isAtRest: true });
});

test("the feed rests, and a program tells it the posts", () => {
  const written = documentsOf(routes, states).find(({ path }) => path === "/feed");
  const told = { program: "feed-teller", hasSamples: true };
  expect(written).toMatchObject({ kind: "shell", isAtRest: true, ...told });
});

test("any other page is answered with the frame, at each of its addresses", () => {
  const table = withPage("data", { path: "/events/:id?" });
  expect(fileFor(table, "/events/:id?")).toBe("shell/page.html");
  expect(rulesFor(table).filter((rule) => rule.includes("/events"))).toEqual([
    "/events /shell/page.html 200",
    "/events/ /shell/page.html 200",
    "/events/:id /shell/page.html 200",
    "/events/:id/ /shell/page.html 200",
  ]);
});

test("a rule for one address comes before those for many, of which the first would fit", () => {
  const rules = rulesFor(routes);
  const places = ["/doctor/setup ", "/doctor/:id "].map((from) =>
    rules.findIndex((rule) => rule.startsWith(from)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("a page of several addresses has a document for each, or one for all", () => {
  const written = documentsOf(routes, states);
  const files = written.map(({ file }) => file);
  expect(files).toContain("directory/ohio.html");
  expect(fileFor(routes, patterns.city)).toBe("shell/city.html");
  expect(new Set(files).size).toBe(files.length);
});

test("a built page whose addresses are not known fails the build", () => {
  const table = withPage("data", { path: "/events/:id", isBuilt: true });
  expect(() => documentsOf(table, states)).toThrow("knows no address of the page at /events/:id");
});

test("addresses of a page that is not in the table fail the build", () => {
  const known = { ...states, "/events/:id": ["/events/1"] };
  expect(() => documentsOf(routes, known)).toThrow("no built page at /events/:id");
});

test("crawlers stay out of pages for people with an account", () => {
  expect(robots(routes)).not.toContain("/orders");
  expect(robots(withPage("account", { path: "/orders" }))).toContain("Disallow: /orders\n");
});
