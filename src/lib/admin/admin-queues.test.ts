import { expect, test } from "vitest";
import {
  parseDecisionFilters,
  parseListingFilters,
  parseMemberFilters,
} from "@/lib/admin/admin-queues";

const params = (query: string) => new URLSearchParams(query);

test("filters are parsed from valid parameters", () => {
  const listings = parseListingFilters(
    params("search=+oak+&status=rejected&ownership=owned&region=tx"),
  );
  expect(listings).toEqual({ search: "oak", status: "rejected", ownership: "owned", region: "TX" });
  expect(parseMemberFilters(params("search=dana&only=suspended")).only).toBe("suspended");
  const id = "5f0c4c1e-0000-4000-8000-000000000001";
  expect(parseDecisionFilters(params(`by=${id}&from=2026-11-01&to=2026-11-30`))).toMatchObject({
    by: id,
    from: "2026-11-01",
    to: "2026-11-30",
  });
});

test("invalid parameters are ignored without an error", () => {
  const rubbish =
    "search=%00&state=gone&ownership=1&region=Atlantis&by=me&from=soon&to=2026-99-99&only=friends";
  for (const parse of [parseListingFilters, parseDecisionFilters, parseMemberFilters]) {
    expect(Object.values(parse(params(rubbish))).filter(Boolean)).toEqual([]);
  }
});
