import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string().regex(/^[a-z]+$/), z.string()]);

/** The topic of invitation emails, for addresses without an account. */
export const invitations = "invitations";

/** What an unsubscribe link is for. */
export interface Ended {
  /** The id of a member or of an invited address. */
  id: string;
  topic: string;
}

const textOf = ({ id, topic }: Ended) => `end mails ${id} ${topic}`;

/** The token of a link, signed with the newest key. */
export const tokenFor = async (ended: Ended, keys: string[]): Promise<string> =>
  `${ended.id}.${ended.topic}.${await sign(textOf(ended), keys)}`;

/** Parses a token; null without a valid signature. Links don't expire, because people keep emails. */
export async function readToken(token: string, keys: string[]): Promise<Ended | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [id, topic, signed] = parts.data;
  return (await isSigned(textOf({ id, topic }), signed, keys)) ? { id, topic } : null;
}
