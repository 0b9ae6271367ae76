import { z } from "zod";

const anyObject = z.record(z.string(), z.unknown());

/** Whether a request goes to this method and path. */
export function isCall(request: Request, method: string, path: string): boolean {
  return request.method === method && new URL(request.url).pathname === path;
}

/** Returns the JSON body without consuming the message, or an empty object. */
export async function bodyOf(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    return anyObject.parse(await message.clone().json());
  } catch {
    return {};
  }
}

/** Returns a string property, or an empty string. */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

/** Copies a request with another body and changed headers. Null removes a header. */
export function withBody(
  request: Request,
  body: unknown,
  changes: Record<string, string | null> = {},
): Request {
  const headers = new Headers(request.headers);
  const data = body instanceof ArrayBuffer ? body : JSON.stringify(body);
  const length = body instanceof ArrayBuffer ? body.byteLength : Buffer.byteLength(String(data));
  // @supabase/lite checks size limits against this header.
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

/** Copies a response with another JSON body. */
export function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** Creates an error response in the format of Supabase Auth. */
export function authError(status: number, code: string, message: string): Response {
  const body = { code: status, error_code: code, msg: message };
  return json(status, body, { "x-sb-error-code": code });
}
