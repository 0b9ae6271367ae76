import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string()]);

const textOf = (code: string) => `refuse work code ${code}`;

/** The token of the link "This wasn't me": it names the code that the mail brings, by its id. */
export const refusalFor = async (code: string, keys: string[]): Promise<string> =>
  `${code}.${await sign(textOf(code), keys)}`;

/** Which code a token refuses, if one of the keys signed it. */
export async function readRefusal(token: string, keys: string[]): Promise<string | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [code, signed] = parts.data;
  return (await isSigned(textOf(code), signed, keys)) ? code : null;
}
