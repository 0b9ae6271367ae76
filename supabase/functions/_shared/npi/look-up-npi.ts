import { z } from "zod";
import { type Environment, missingSettingsResponse } from "../mail/environment.ts";
import { RegistryError, type RegistryRecord } from "./parse-response.ts";
import { createRegistryClient, isRegistryUrl, type LookUpNpi } from "./registry.ts";

export interface LookupOptions {
  /** The URL of the project's APIs. */
  apiUrl: string;
  /** Calls the REST API. */
  callApi(request: Request): Promise<Response>;
  /** Null if no registry is configured. */
  lookUp: LookUpNpi | null;
}

/** In milliseconds. A person is waiting, and can continue without the record. */
const registryTimeout = 5_000;
const apiTimeout = 10_000;

// The site calls from another origin. The wildcard does not include the Authorization header.
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": "POST",
};

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { ...corsHeaders, "cache-control": "no-store" } });

const unavailable = () => respond(503, { message: "The NPI registry is not available." });

const bodySchema = z.object({ npi: z.string() });

/** Looks up an NPI for a member, on hosted projects. */
export function lookUpNpi(request: Request, env: Environment): Response | Promise<Response> {
  const unset = missingSettingsResponse(env, ["SUPABASE_URL"]);
  if (unset) return unset;
  const url = env.NPI_REGISTRY_URL ?? "";
  return handleLookup(request, {
    apiUrl: env.SUPABASE_URL ?? "",
    callApi: (call) => fetch(call),
    lookUp: isRegistryUrl(url) ? createRegistryClient({ url, timeoutMs: registryTimeout }) : null,
  });
}

/**
 * Returns the registry's record of an NPI to a signed-in member. The database checks the caller's
 * token and the NPI, and counts the lookup; its error is returned if it refuses.
 */
export async function handleLookup(
  request: Request,
  { apiUrl, callApi, lookUp }: LookupOptions,
): Promise<Response> {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  if (request.method !== "POST") return respond(405, { message: "POST" });
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return respond(400, { message: "The body must have an NPI." });
  const { npi } = body.data;
  try {
    const counted = await callApi(countingRequest(apiUrl, request.headers, npi));
    if (counted.status >= 500) {
      throw new Error(`The lookup could not be counted: status ${counted.status}`);
    }
    if (!counted.ok) return respond(counted.status, await counted.json());
    if (!lookUp) return unavailable();
    return respond(200, detailsOf(await lookUp(npi)));
  } catch (error) {
    if (!(error instanceof RegistryError)) console.error(error);
    return unavailable();
  }
}

/** A call of `count_npi_lookup` with the caller's token and public key. */
function countingRequest(apiUrl: string, caller: Headers, npi: string): Request {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["apikey", "authorization"]) {
    const value = caller.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(new URL("/rest/v1/rpc/count_npi_lookup", apiUrl), {
    method: "POST",
    headers,
    body: JSON.stringify({ npi }),
    signal: AbortSignal.timeout(apiTimeout),
  });
}

/** The part of a record that fills in a form. An inactive NPI has no details. */
function detailsOf(record: RegistryRecord) {
  const { other_names: _names, enumerated_on: _on, updated_on: _updated, ...details } = record;
  return record.status === "active" ? details : { status: record.status };
}
