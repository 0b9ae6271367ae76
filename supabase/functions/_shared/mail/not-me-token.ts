import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string()]);

const signedText = (code: string) => `refuse work code ${code}`;

/** Creates the token of the "This wasn't me" link, which contains the id of the emailed code. */
export const createNotMeToken = async (code: string, keys: string[]): Promise<string> =>
  `${code}.${await sign(signedText(code), keys)}`;

/** Returns the code id of a token, or null if the signature is invalid. */
export async function readNotMeToken(token: string, keys: string[]): Promise<string | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [code, signed] = parts.data;
  return (await isSigned(signedText(code), signed, keys)) ? code : null;
}
