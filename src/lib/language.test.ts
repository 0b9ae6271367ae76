import { expect, test } from "vitest";
import { languageOfPath, withLanguage, withoutLanguage } from "@/lib/language";

test.each([
  ["/", "/es"],
  ["/about", "/es/about"],
  ["/directory?search=Austin", "/es/directory?search=Austin"],
  ["/?next=%2Fsaved", "/es?next=%2Fsaved"],
])("the Spanish address of %s is %s", (path, address) => {
  expect(withLanguage(path, "es")).toBe(address);
  expect(withLanguage(path, "en")).toBe(path);
});

test.each([
  ["/es", "es", "/"],
  ["/es/about", "es", "/about"],
  ["/ES/About", "es", "/About"],
  ["/", "en", "/"],
  ["/about", "en", "/about"],
  ["/escondido", "en", "/escondido"],
])("the language of %s is %s, and its path %s", (address, language, path) => {
  expect(languageOfPath(address)).toBe(language);
  expect(withoutLanguage(address)).toBe(path);
});
