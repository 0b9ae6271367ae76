import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../migrations");

export interface MigrationFile {
  name: string;
  text: string;
}

/** An object that a file uses above its definition: a file reads downward if there is none. */
export interface LateUse {
  file: string;
  object: string;
  definedIn: string;
}

export const readMigrations = (): MigrationFile[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

const commentOrText = /--.*|'(?:[^']|'')*'/g;
const definition =
  /\bcreate (?:or replace )?(?:function|table|view|type) ((?:public|private)\.\w+)/g;
const mention = /\b(?:public|private)\.\w+/g;

const exposure = /^select private\.expose_function\('(\w+)'\);/gm;

/** The SQL of a file without comments and texts; the bodies of functions stay. */
const codeOf = ({ text }: MigrationFile) =>
  text.replace(exposure, "create function public.$1").replace(commentOrText, "''");

/** The functions, tables, views, and types that the files define, each with its first file. */
export function findDefinitions(files: readonly MigrationFile[]): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const file of files) {
    for (const [, object = ""] of codeOf(file).matchAll(definition)) {
      if (!definitions.has(object)) definitions.set(object, file.name);
    }
  }
  return definitions;
}

/** The objects that are used above their definition, in an earlier file or in the same one. */
export function findLateUses(files: readonly MigrationFile[]): LateUse[] {
  const definitions = findDefinitions(files);
  const seen = new Set<string>();
  const late = new Map<string, LateUse>();
  for (const file of files) {
    const code = codeOf(file);
    const starts = new Map(
      [...code.matchAll(definition)].map((match) => [match.index + match[0].length, match[1]]),
    );
    for (const { 0: object, index } of code.matchAll(mention)) {
      if (starts.get(index + object.length) === object) seen.add(object);
      const definedIn = definitions.get(object);
      if (definedIn && !seen.has(object)) {
        late.set(`${file.name} ${object}`, { file: file.name, object, definedIn });
      }
    }
  }
  return [...late.values()];
}
