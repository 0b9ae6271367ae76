import { type PluginObj, template, transformAsync, types } from "@babel/core";
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
    // Writes letters with accents as they are.
    generatorOpts: { jsescOption: { minimal: true } },
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [[macro, { linguiConfig, extract: true }], writeTranslations(translate)],
  });
  return result?.code ?? code;
}

/**
 * Lingui's plugin replaces each marked text by a call, `i18n._({ id, message, values })`, or by an element,
 * `<Trans {...{ id, message, values, components }} />`. This replaces both by the translation, so that nothing of
 * Lingui is left.
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
              const { id, message, values, components } = propertiesOf(path.node);
              const text = translate(stringOf(id), stringOf(message));
              const tokens = parse(text);
              hasCount ||= text.includes("#");
              const element = path.findParent(
                (parent) => parent.isJSXElement() || parent.isCallExpression(),
              );
              element?.replaceWith(
                element.isJSXElement()
                  ? fragmentOf(childrenOf(tokens, propertiesOf(values), propertiesOf(components)))
                  : literalOf(tokens, propertiesOf(values)),
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

/** The expressions of an object by their names or numbers in a text. */
type Expressions = Record<string, types.Expression>;

/** Returns a text as a template literal. `count` is what "#" stands for. */
function literalOf(
  tokens: Token[],
  values: Expressions,
  count?: types.Expression,
): types.TemplateLiteral {
  const texts = [""];
  const expressions: types.Expression[] = [];
  for (const token of tokens) {
    if (token.type === "content") texts.push(texts.pop() + token.value);
    else {
      expressions.push(expressionOf(token, values, count));
      texts.push("");
    }
  }
  const quasis = texts.map((cooked) => {
    const raw = cooked.replace(/[`\\]|\$\{/g, "\\$&");
    return types.templateElement({ cooked, raw });
  });
  return types.templateLiteral(quasis, expressions);
}

type Children = types.JSXElement["children"];

const fragmentOf = (children: Children): types.JSXFragment =>
  types.jsxFragment(types.jsxOpeningFragment(), types.jsxClosingFragment(), children);

/** Returns a text as JSX children, with its elements, which the text numbers: "Lea <0>la política</0>". */
function childrenOf(tokens: Token[], values: Expressions, elements: Expressions): Children {
  // The children of the open elements, of the outermost first.
  const levels: Children[] = [[]];
  const add = (child: Children[number]) => levels.at(-1)?.push(child);
  for (const token of tokens) {
    if (token.type !== "content") {
      add(types.jsxExpressionContainer(expressionOf(token, values)));
      continue;
    }
    for (const piece of token.value.split(/(<\/?\d+\/?>)/).filter(Boolean)) {
      const [, closes, number = "", isEmpty] = /^<(\/?)(\d+)(\/?)>$/.exec(piece) ?? [];
      if (closes === undefined) add(types.jsxExpressionContainer(types.stringLiteral(piece)));
      else if (isEmpty) add(elementOf(elements[number], []));
      else if (closes) add(elementOf(elements[number], levels.pop() ?? []));
      else levels.push([]);
    }
  }
  return levels.flat();
}

/** Returns an element of the source with other children. */
function elementOf(element: types.Expression | undefined, children: Children): types.JSXElement {
  types.assertJSXElement(element);
  const { name, attributes } = types.cloneNode(element.openingElement);
  const isEmpty = children.length === 0;
  return types.jsxElement(
    types.jsxOpeningElement(name, attributes, isEmpty),
    isEmpty ? null : types.jsxClosingElement(name),
    children,
  );
}

/** Returns a value, or a choice between the forms of a plural. In Spanish, as in English, only 1 is singular. */
function expressionOf(
  token: Exclude<Token, Content>,
  values: Expressions,
  count?: types.Expression,
): types.Expression {
  if (token.type === "octothorpe") {
    return types.callExpression(types.identifier("_formatCount"), count ? [count] : []);
  }
  const value = types.cloneNode(values[token.arg] ?? types.identifier(token.arg));
  if (token.type !== "plural") return value;
  const form = (key: string) =>
    literalOf(token.cases.find((each) => each.key === key)?.tokens ?? [], values, value);
  const isOne = types.binaryExpression("===", value, types.numericLiteral(1));
  return types.conditionalExpression(isOne, form("one"), form("other"));
}

const propertiesOf = (object: types.Expression | undefined): Expressions =>
  types.isObjectExpression(object)
    ? Object.fromEntries(
        object.properties.flatMap((property) => {
          if (!types.isObjectProperty(property) || !types.isExpression(property.value)) return [];
          const { key, value } = property;
          const name = types.isIdentifier(key)
            ? key.name
            : types.isNumericLiteral(key)
              ? String(key.value)
              : "";
          return [[name, value]];
        }),
      )
    : {};

const stringOf = (value: types.Expression | undefined): string =>
  types.isStringLiteral(value) ? value.value : "";
