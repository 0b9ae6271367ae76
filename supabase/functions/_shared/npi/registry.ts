import { parseResponse, RegistryError, type RegistryRecord } from "./parse-response.ts";

/** The registry is down, so the next query would fail too. */
export class RegistryUnavailable extends RegistryError {}

/** Queries the registry for an NPI. Throws `RegistryError`. */
export type LookUpNpi = (npi: string) => Promise<RegistryRecord>;

export interface RegistryOptions {
  /** For example, `https://npiregistry.cms.hhs.gov/api/`. */
  url: string;
  /** The time limit for the complete response. */
  timeoutMs?: number;
}

/** In bytes. The response for one NPI is about 5 kB. */
const maxSize = 256 * 1024;

/** Whether a setting is a valid HTTP URL. */
export const isRegistryUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Creates a client for the NPI registry's API, version 2.1. */
export const createRegistryClient =
  ({ url: baseUrl, timeoutMs = 10_000 }: RegistryOptions): LookUpNpi =>
  async (npi) => {
    const url = new URL(baseUrl);
    url.searchParams.set("version", "2.1");
    url.searchParams.set("number", npi);
    return parseResponse(await bodyOf(url, timeoutMs), npi);
  };

async function bodyOf(url: URL, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: "error",
      headers: { accept: "application/json" },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RegistryUnavailable(`It responded with status ${response.status}`);
    }
    return JSON.parse(await textOf(response));
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    if (signal.aborted)
      throw new RegistryUnavailable(`It did not respond within ${timeoutMs / 1000} seconds`);
    if (error instanceof SyntaxError) throw new RegistryError("The response is not JSON");
    throw new RegistryUnavailable("It could not be reached");
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
    if (size > maxSize) {
      await reader.cancel();
      throw new RegistryError("The response is too large");
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
