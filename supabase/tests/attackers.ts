import { publishableKey } from "../local/apis/keys.ts";
import { signUp, siteUrl, startBackend } from "../local/testing/helpers.ts";

/** A visitor has only the public key; a member also has an account. */
export const attackers = ["visitor", "member"] as const;
export type Attacker = (typeof attackers)[number];

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A path and the request to send to it. */
export type Attempt = [path: string, call: Call];

/** Starts a backend with a patient to attack and an attacking member. `call` sends requests without supabase-js. */
export async function setUpScene() {
  const backend = await startBackend();
  const patient = await signUp(backend, "quiet.patient", { role: "patient" });
  await patient.client.from("posts").insert({ content: "Hello", user_id: patient.id });
  const member = await signUp(backend, "curious");

  async function call(attacker: Attacker, path: string, { method, body, headers }: Call = {}) {
    const { data } = await member.client.auth.getSession();
    const token = attacker === "member" ? data.session?.access_token : undefined;
    const request = new Request(`${siteUrl}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        apikey: publishableKey,
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await backend.fetch(request);
    return { status: response.status, text: await response.text() };
  }
  return { backend, patient, member, call };
}

export type Scene = Awaited<ReturnType<typeof setUpScene>>;
