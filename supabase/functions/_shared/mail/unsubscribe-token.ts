import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string().regex(/^[a-z]+$/), z.string()]);

/** What links end that is no topic of a member's: mails with invitations, to the address of one. */
export const invitations = "invitations";

/** Whose mails about what a link ends. */
export interface Ended {
  /** A member, or what was remembered of an address that was invited. */
  id: string;
  topic: string;
}

const textOf = ({ id, topic }: Ended) => `end mails ${id} ${topic}`;

/** The token of a link, signed with the newest key. */
export const tokenFor = async (ended: Ended, keys: string[]): Promise<string> =>
  `${ended.id}.${ended.topic}.${await sign(textOf(ended), keys)}`;

/** What a token is for, if one of the keys signed it. Links do not expire: mails are kept. */
export async function readToken(token: string, keys: string[]): Promise<Ended | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [id, topic, signed] = parts.data;
  return (await isSigned(textOf({ id, topic }), signed, keys)) ? { id, topic } : null;
}
