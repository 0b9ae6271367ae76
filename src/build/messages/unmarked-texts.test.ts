import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { type NodePath, parseAsync, traverse, types } from "@babel/core";
import { expect, test } from "vitest";

const root = `${import.meta.dirname}/../../..`;

/** Modules with texts that stay in English. Their imports are not read either. */
const englishModules = [
  // All pages, of which those in Spanish are read one by one.
  /^src\/routes\.ts$/,
  // For practices and admins.
  /^src\/(?:pages|components|hooks|lib)\/(?:admin|claims|editor|import|practice)\//,
  /^src\/pages\/account\/(?:next-step|own-listings|received-\w+|staffed-practices)\.tsx$/,
  /^src\/components\/community\/(?:moderate-dialog|patient-privacy-notice)\.tsx$/,
  /^src\/components\/requests\/(?:after-answer|answer-dialog|answer-form|inbox-limits|waitlists)\.tsx$/,
  /^src\/lib\/(?:account\/staff-roles|listings\/(?:listing-status-labels|practice-fields|price-fields|review-time)|requests\/(?:answer-templates|request-status))\.ts$/,
  // A name that is stored.
  /^src\/hooks\/account\/two-step-verification\.ts$/,
  // Emails have a wording in each language.
  /^supabase\/functions\/_shared\/mail\//,
  // Data with its own Spanish names, and files for machines.
  /^src\/lib\/(?:format\/us-states|listings\/(?:federal-holidays|listing-structured-data)|supabase\/(?:filter-options|service-explanations|tag-names))\.ts$/,
  /^src\/lib\/(?:account\/(?:device-name|export-page)|site\/(?:page-structured-data|social-images))\.ts$/,
  /^src\/content\/blog\//,
];

/** Attributes that nobody reads. */
const codeAttributes =
  /^(?:className|href|to|id|key|type|name|value|rel|target|role|lang|hrefLang)$/;

interface Module {
  imports: string[];
  /** "src/pages/site/home-page.tsx:12 Find a doctor" */
  unmarked: string[];
}

/** A sentence or a label: "Sign in", "Required." Not a name in code, and not a list of classes. */
const isText = (value: string) =>
  /^\P{L}*\p{Lu}\p{Ll}*['’]?\p{Ll}*(?: \S|[.!?…]$)/u.test(value.trim());

async function parse(file: string) {
  const tree = await parseAsync(readFileSync(join(root, file), "utf8"), {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
  });
  if (!tree) throw new Error(`${file} is empty.`);
  return tree;
}

/** Returns the file of an import, or nothing for a package. */
function resolve(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith(".") ? join(dirname(from), specifier) : specifier;
  const base = path.replace(/^@\//, "src/");
  return [base, `${base}.ts`, `${base}.tsx`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
  );
}

async function readModule(file: string): Promise<Module> {
  const imports: string[] = [];
  const unmarked: string[] = [];
  const report = (path: NodePath, text: string) => {
    const isMarked = isWithin(path, /^(?:Trans|Plural)$/) || isWithin(path, /^plural$/);
    if (isMarked || isCode(path)) return;
    unmarked.push(`${file}:${path.node.loc?.start.line} ${text.replace(/\s+/g, " ").trim()}`);
  };
  traverse(await parse(file), {
    ImportDeclaration(path) {
      if (path.node.importKind !== "type") imports.push(path.node.source.value);
      path.skip();
    },
    Import(path) {
      imports.push(importedBy(path));
    },
    JSXText(path) {
      if (/\p{L}{2}/u.test(path.node.value)) report(path, path.node.value);
    },
    StringLiteral(path) {
      if (isText(path.node.value)) report(path, path.node.value);
    },
    TemplateLiteral(path) {
      const text = path.node.quasis.map(({ value }) => value.raw).join("{}");
      if (isText(text) && !path.parentPath.isTaggedTemplateExpression()) report(path, text);
    },
    TSType: (path) => path.skip(),
  });
  return { imports: imports.flatMap((each) => resolve(each, file) ?? []), unmarked };
}

const importedBy = ({ parent }: NodePath<types.Import>): string => {
  const [specifier] = types.isCallExpression(parent) ? parent.arguments : [];
  return types.isStringLiteral(specifier) ? specifier.value : "";
};

/** Whether code is part of an element, a call, or a constructor's call with such a name. */
const isWithin = (path: NodePath, name: RegExp): boolean =>
  path.findParent(({ node }) => {
    if (types.isJSXElement(node)) return name.test(nameOf(node.openingElement.name));
    return (
      (types.isCallExpression(node) || types.isNewExpression(node)) &&
      name.test(nameOf(node.callee))
    );
  }) !== null;

function nameOf(node: types.Node): string {
  if (types.isMemberExpression(node)) return nameOf(node.object);
  return types.isIdentifier(node) || types.isJSXIdentifier(node) ? node.name : "";
}

/** Whether a string is compared, a name, for developers, or in a language of its own. */
function isCode(path: NodePath): boolean {
  const { parent } = path;
  if (
    types.isBinaryExpression(parent) ||
    types.isSwitchCase(parent) ||
    types.isMemberExpression(parent)
  )
    return true;
  if (types.isObjectProperty(parent) && path.key === "key") return true;
  if (types.isJSXAttribute(parent) && codeAttributes.test(String(parent.name.name))) return true;
  return isWithin(path, /^(?:Error|ScriptNotLoaded|console)$/) || hasLanguage(path);
}

const hasLanguage = (path: NodePath): boolean =>
  path.findParent(
    ({ node }) =>
      types.isJSXElement(node) &&
      node.openingElement.attributes.some(
        (attribute) => types.isJSXAttribute(attribute) && attribute.name.name === "lang",
      ),
  ) !== null;

/** Returns the modules of the pages that are in Spanish, too. */
async function spanishPages(): Promise<string[]> {
  const file = "src/routes.ts";
  const pages: string[] = [];
  traverse(await parse(file), {
    Import(path) {
      const route = path.findParent((parent) => parent.isObjectExpression());
      const isEnglish =
        types.isObjectExpression(route?.node) &&
        route.node.properties.some(
          (property) =>
            types.isObjectProperty(property) &&
            types.isIdentifier(property.key, { name: "isEnglish" }) &&
            types.isBooleanLiteral(property.value, { value: true }),
        );
      if (!isEnglish) pages.push(resolve(importedBy(path), file) ?? "");
    },
  });
  return pages;
}

test("the texts of pages in Spanish are marked for translation", async () => {
  const files = new Set(["src/main.tsx", ...(await spanishPages())]);
  const unmarked: string[] = [];
  // Grows by the imports.
  for (const file of files) {
    if (englishModules.some((module) => module.test(file))) continue;
    const module = await readModule(file);
    unmarked.push(...module.unmarked);
    for (const each of module.imports) files.add(each);
  }
  expect(unmarked).toEqual([]);
}, 60_000);
