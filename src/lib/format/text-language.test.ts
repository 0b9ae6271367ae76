import { expect, test } from "vitest";
import { textLanguage } from "@/lib/format/text-language";

test.each([
  ["Mi doctora me llamó el mismo día, y la visita fue muy tranquila.", "es"],
  ["¿Alguien sabe si la cuota se puede pagar con la HSA?", "es"],
  ["My doctor called me back within the hour.", undefined],
  ["Dr. de la Cruz in El Paso is the best doctor that I have had", undefined],
  ["We moved from Los Angeles to Las Cruces", undefined],
  ["Atendemos a toda la familia en español.", "es"],
  ["Primary care for the whole family, de la Cruz Medical in El Paso", undefined],
  ["Family Medicine", undefined],
  ["Gracias!", undefined],
  ["私の先生", undefined],
  ["", undefined],
])("the language of %j is %s", (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
