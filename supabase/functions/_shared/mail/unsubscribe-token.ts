import { z } from "zod";
import { isSigned, sign } from "./signatures.ts";

const shape = z.tuple([z.uuid(), z.string().regex(/^[a-z]+$/), z.string()]);

/** The topic of invitation emails, for addresses without an account. */
export const invitations = "invitations";

/** The subscription that an unsubscribe link ends. */
export interface Subscription {
  /** The id of a member or of an invited address. */
  id: string;
  topic: string;
}

const signedText = ({ id, topic }: Subscription) => `end mails ${id} ${topic}`;

/** Creates the token of an unsubscribe link, signed with the newest key. */
export const createUnsubscribeToken = async (
  subscription: Subscription,
  keys: string[],
): Promise<string> =>
  `${subscription.id}.${subscription.topic}.${await sign(signedText(subscription), keys)}`;

/** Parses a token. Returns null if the signature is invalid. Links don't expire, because people keep emails. */
export async function readUnsubscribeToken(
  token: string,
  keys: string[],
): Promise<Subscription | null> {
  const parts = shape.safeParse(token.split("."));
  if (!parts.success) return null;
  const [id, topic, signed] = parts.data;
  return (await isSigned(signedText({ id, topic }), signed, keys)) ? { id, topic } : null;
}
