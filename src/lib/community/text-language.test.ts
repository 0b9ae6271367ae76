import { expect, test } from "vitest";
import { languageOf } from "@/lib/community/text-language";

test.each([
  ["Mi doctora me llamó el mismo día, y la visita fue muy tranquila.", "es"],
  ["¿Alguien sabe si la cuota se puede pagar con la HSA?", "es"],
  ["My doctor called me back within the hour.", undefined],
  ["Dr. de la Cruz in El Paso is the best doctor that I have had", undefined],
  ["We moved from Los Angeles to Las Cruces", undefined],
  ["Gracias!", undefined],
  ["私の先生", undefined],
  ["", undefined],
])("the language of %j is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
