import { type NodePath, type PluginObj, template, transformAsync, types } from "@babel/core";
import macro from "@lingui/babel-plugin-lingui-macro";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { type Content, parse, type Token } from "@messageformat/parser";

const linguiConfig = getConfig();

/** Returns the Spanish translations by the identifiers that Lingui makes of the English texts. */
export async function readTranslations(): Promise<Record<string, string>> {
  const catalogs = await getCatalogs(linguiConfig);
  const translations = await Promise.all(
    catalogs.map((catalog) =>
      catalog.getTranslations("es", { fallbackLocales: {}, sourceLocale: "en" }),
    ),
  );
  return Object.assign({}, ...translations.map(({ messages }) => messages));
}

/** Returns a module with its marked texts translated. `translate` gets the identifier of a text, and the text. */
export async function translateCode(
  code: string,
  id: string,
  translate: (message: string, text: string) => string,
): Promise<string> {
  const result = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    retainLines: true,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [[macro, { linguiConfig, extract: true }], writeTranslations(translate)],
  });
  return result?.code ?? code;
}

/**
 * Lingui's plugin replaces each marked text by a call, `i18n._({ id, message, values })`, or by an element, `<Trans {...{ id, message, values,
 * components }} />`. This replaces both by the translation, so that nothing of Lingui is left.
 */
const writeTranslations = (translate: (message: string, text: string) => string): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        let hasCount = false;
        program.traverse({
          ImportDeclaration(path) {
            if (path.node.source.value.startsWith("@lingui/")) path.remove();
          },
          ObjectExpression: {
            // Inner texts first.
            exit(path) {
              if (!path.node.leadingComments?.some(({ value }) => value === "i18n")) return;
              const { id, message, values, components } = propertiesOf(path);
              const text = translate(stringOf(id), stringOf(message));
              const tokens = parse(text);
              hasCount ||= text.includes("#");
              const expressions = sourcesOf(values);
              const element = path.findParent(
                (parent) => parent.isJSXElement() || parent.isCallExpression(),
              );
              const source = element?.isJSXElement()
                ? `<>${childrenOf(tokens, expressions, sourcesOf(components))}</>`
                : literalOf(tokens, expressions);
              element?.replaceWith(
                template.expression(source, {
                  plugins: ["jsx", "typescript"],
                  placeholderPattern: false,
                })(),
              );
            },
          },
        });
        if (hasCount) program.unshiftContainer("body", template.statement.ast(importOfCount));
      },
    },
  },
});

const importOfCount = 'import { formatCount as _formatCount } from "@/lib/format/numbers";';

/** Returns a text as the source of a template literal. `count` is what "#" stands for. */
function literalOf(tokens: Token[], values: Sources, count?: string): string {
  const parts = tokens.map((token) =>
    token.type === "content"
      ? token.value.replace(/[`\\]|\$\{/g, "\\$&")
      : `\${${expressionOf(token, values, count)}}`,
  );
  return `\`${parts.join("")}\``;
}

/** Returns a text as the source of JSX children, with its elements, which the text numbers: "Lea <0>la política</0>". */
function childrenOf(tokens: Token[], values: Sources, elements: Sources): string {
  const parts = tokens.flatMap((token) => {
    if (token.type !== "content") return `{${expressionOf(token, values)}}`;
    return token.value.split(/(<\/?\d+\/?>)/).map((piece) => {
      const [, closes, number = "", isEmpty] = /^<(\/?)(\d+)(\/?)>$/.exec(piece) ?? [];
      if (closes === undefined) return piece && `{${JSON.stringify(piece)}}`;
      const element = elements[number] ?? "";
      if (isEmpty) return element;
      return closes ? `</${/^<([\w.]+)/.exec(element)?.[1]}>` : element.replace(/\s*\/>$/, ">");
    });
  });
  return parts.join("");
}

/** Returns the source of a value, or of a choice between the forms of a plural. In Spanish, as in English, only 1 is singular. */
function expressionOf(token: Exclude<Token, Content>, values: Sources, count?: string): string {
  if (token.type === "octothorpe") return `_formatCount(${count})`;
  const value = values[token.arg] ?? token.arg;
  if (token.type !== "plural") return value;
  const form = (key: string) =>
    literalOf(token.cases.find((each) => each.key === key)?.tokens ?? [], values, value);
  return `${value} === 1 ? ${form("one")} : ${form("other")}`;
}

/** Source code by the names or numbers in a text. */
type Sources = Record<string, string>;

const sourcesOf = (object: NodePath | undefined): Sources =>
  object?.isObjectExpression()
    ? Object.fromEntries(
        Object.entries(propertiesOf(object)).map(([name, value]) => [name, value.toString()]),
      )
    : {};

const propertiesOf = (object: NodePath<types.ObjectExpression>): Record<string, NodePath> =>
  Object.fromEntries(
    object
      .get("properties")
      .filter((property) => property.isObjectProperty())
      .map((property) => {
        const { key } = property.node;
        const name = types.isIdentifier(key)
          ? key.name
          : types.isNumericLiteral(key)
            ? String(key.value)
            : "";
        return [name, property.get("value")];
      }),
  );

const stringOf = (value: NodePath | undefined): string =>
  value?.isStringLiteral() ? value.node.value : "";
