import { z } from "zod";

const anyObject = z.record(z.string(), z.unknown());

/** Whether a request goes to this method and path. */
export function isCall(request: Request, method: string, path: string): boolean {
  return request.method === method && new URL(request.url).pathname === path;
}

/** A copy of the JSON body; an empty object when there is none. */
export async function bodyOf(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    return anyObject.parse(await message.clone().json());
  } catch {
    return {};
  }
}

/** The text under a name, or an empty one. */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

/** The same request with another body, and other headers where given (null removes one). */
export function withBody(
  request: Request,
  body: unknown,
  changes: Record<string, string | null> = {},
): Request {
  const headers = new Headers(request.headers);
  const data = body instanceof ArrayBuffer ? body : JSON.stringify(body);
  const length = body instanceof ArrayBuffer ? body.byteLength : Buffer.byteLength(String(data));
  // @supabase/lite compares size limits with this header.
  headers.set("content-length", String(length));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Request(request.url, { method: request.method, headers, body: data });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** The same answer with another JSON body. */
export function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** An error as Supabase Auth words it. */
export function authError(status: number, code: string, message: string): Response {
  const body = { code: status, error_code: code, msg: message };
  return json(status, body, { "x-sb-error-code": code });
}
