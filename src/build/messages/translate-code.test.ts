// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code
import { expect, test } from "vitest";
import { translateCode } from "./translate-code.ts";

/** Returns a module's code with texts translated by their English. */
async function translated(code: string, translations: Record<string, string> = {}) {
  const imports = `import { plural, t } from "@/lib/messages";
import { Plural, Trans } from "@/components/ui/messages";
`;
  const result = await translateCode(
    imports + code,
    "/src/example.tsx",
    (_id, text) => translations[text] ?? text,
  );
  return result.replace(/\s+/g, " ").trim();
}

test.each([
  ["a text", "t`Open`", { Open: "Abierto" }, "`Abierto`"],
  [
    "values in another order",
    "t`${name} of ${place.city}`",
    { "{name} of {0}": "{0}: {name}" },
    "`${place.city}: ${name}`",
  ],
  ["a text within a text", "t`About ${t`prices`}`", { prices: "precios" }, "`About ${`precios`}`"],
  ["characters of template literals", "t`a`", { a: "`b` \\ $c" }, "`\\`b\\` \\\\ $c`"],
  [
    "elements in another order",
    "<Trans>Read <b>our <i>{name}</i></b> <a href={link}>policy</a><br /></Trans>",
    {
      "Read <0>our <1>{name}</1></0> <2>policy</2><3/>":
        "Lea <2>la política</2> <0><1>{name}</1></0><3/>",
    },
    '<>{"Lea "}<a href={link}>{"la política"}</a>{" "}<b><i>{name}</i></b><br /></>',
  ],
  [
    "a component with a dot",
    "<Trans>Read <Dialog.Title>this</Dialog.Title></Trans>",
    {},
    '<>{"Read "}<Dialog.Title>{"this"}</Dialog.Title></>',
  ],
])("%s", async (_name, code, translations, expected) => {
  expect(await translated(`use(${code});`, translations)).toBe(`use(${expected});`);
});

test("the forms of a plural", async () => {
  const forms = '{ one: "# practice", other: "# practices" }';
  const message = "{total, plural, one {# practice} other {# practices}}";
  const spanish = "{total, plural, one {# consultorio} other {# consultorios}}";
  expect(await translated(`use(plural(total, ${forms}));`, { [message]: spanish })).toBe(
    'import { formatCount as _formatCount } from "@/lib/format/numbers"; use(`${total === 1 ? `${_formatCount(total)} consultorio` : `${_formatCount(total)} consultorios`}`);',
  );
  expect(
    await translated(
      'use(<Trans>About <Plural value={total} one="a practice" other="practices" /></Trans>);',
    ),
  ).toBe('use(<>{"About "}{total === 1 ? `a practice` : `practices`}</>);');
});

test("a text without a translation is reported", async () => {
  const refuse = (_id: string, text: string): string => {
    throw new Error(`"${text}" has no translation`);
  };
  const code = 'import { t } from "@/lib/messages"; use(t`Open`);';
  await expect(translateCode(code, "/src/example.tsx", refuse)).rejects.toThrow(
    '"Open" has no translation',
  );
});
