import { literal } from "../supabase/local/database/script.ts";
import type { Query } from "./queries.ts";

const budget = 200;

const views: Readonly<Record<string, string>> = {
  "all results": "",
  country: "west => -125, south => 24, east => -66, north => 50, zoom => 0",
  state: "west => -106, south => 25.8, east => -93.5, north => 36.5, zoom => 2",
  "large city": "west => -118.9, south => 33.6, east => -117.6, north => 34.4, zoom => 5",
  "part of a city": "west => -118.3, south => 33.95, east => -118.1, north => 34.1, zoom => 8",
};

const searches: readonly (readonly [text: string, filters: object])[] = [
  ["", {}],
  ["family", {}],
  ["", { accepting: "yes" }],
  ["", { language: "korean" }],
];

/** Returns the queries for map clusters, from the whole country to part of a city. */
export const mapClusters = (): Query[] =>
  searches.flatMap(([text, filters]) =>
    Object.entries(views).map(([view, edges]): Query => {
      const parameters = [literal(text), `filters => ${literal(JSON.stringify(filters))}`, edges];
      const filterNames = Object.entries(filters).map((filter) => filter.join(" "));
      return {
        name: `map, ${view}: ${[text || "everything", ...filterNames].join(", ")}`,
        kind: "map",
        statement: `select * from public.map_clusters(${parameters.filter(Boolean).join(", ")})`,
        budget,
      };
    }),
  );
