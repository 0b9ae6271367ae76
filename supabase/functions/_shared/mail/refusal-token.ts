import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string()]);

const textOf = (code: string) => `refuse work code ${code}`;

/** The token of the link "This wasn't me", which contains the id of the emailed code. */
export const notMeTokenFor = async (code: string, keys: string[]): Promise<string> =>
  `${code}.${await sign(textOf(code), keys)}`;

/** The code id of a token; null without a valid signature. */
export async function readNotMeToken(token: string, keys: string[]): Promise<string | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [code, signed] = parts.data;
  return (await isSigned(textOf(code), signed, keys)) ? code : null;
}
