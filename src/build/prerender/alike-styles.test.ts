import { expect, test } from "vitest";
import { stylesOfAlike } from "@/build/prerender/alike-styles";

/** Stands in for the search: the classes it was shown are the styles. */
function watchSearches() {
  const shown: string[] = [];
  const find = stylesOfAlike(async (body) => {
    shown.push(body);
    return [...body.matchAll(/class="([^"]*)"/g)].map(([, name]) => name).join(" ");
  });
  return { find, shown };
}

test("styles are looked for only when a body brings something new, and serve all before it too", async () => {
  const { find, shown } = watchSearches();
  expect(await find('<p class="a">One</p>')).toBe("a");
  expect(await find('<p class="a">Two</p>')).toBe("a");
  expect(await find('<p class="b">Three</p>')).toBe("a b");
  expect(await find('<p class="a">Four</p>')).toBe("a b");
  expect(shown).toHaveLength(2);
});

test("an element of another kind is something new", async () => {
  const { find, shown } = watchSearches();
  await find('<p class="a">One</p>');
  await find('<h2 class="a">Two</h2>');
  expect(shown).toHaveLength(2);
});
