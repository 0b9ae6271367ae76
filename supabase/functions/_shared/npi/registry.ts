import { type Answer, NoAnswer, readAnswer } from "./answer.ts";

/** The registry is down, so that the next query would fail, too. */
export class NoRegistry extends NoAnswer {}

/** Queries the registry for an NPI. Throws `NoAnswer`. */
export type Ask = (npi: string) => Promise<Answer>;

export interface RegistryOptions {
  /** Where it is, like `https://npiregistry.cms.hhs.gov/api/`. */
  address: string;
  /** How long it has to answer, to the last byte. */
  patienceMs?: number;
}

/** The answer about one NPI is about 5 kB. */
const largest = 256 * 1024;

/** Whether a setting is an address that can be asked. */
export const isRegistry = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

export const registryAt =
  ({ address, patienceMs = 10_000 }: RegistryOptions): Ask =>
  async (npi) => {
    const url = new URL(address);
    url.searchParams.set("version", "2.1");
    url.searchParams.set("number", npi);
    return readAnswer(await bodyOf(url, patienceMs), npi);
  };

async function bodyOf(url: URL, patienceMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    // Redirects are not followed.
    const response = await fetch(url, {
      signal,
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new NoRegistry(`It answered with status ${response.status}`);
    }
    return JSON.parse(await textOf(response));
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (signal.aborted)
      throw new NoRegistry(`It did not answer within ${patienceMs / 1000} seconds`);
    if (error instanceof SyntaxError) throw new NoAnswer("Its answer is not JSON");
    throw new NoRegistry("It could not be reached");
  }
}

/** Reads the response text up to a maximum length. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > largest) {
      await reader.cancel();
      throw new NoAnswer("Its answer is longer than one about one NPI can be");
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
