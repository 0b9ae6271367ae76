import { HttpResponse, http, type RequestHandler } from "msw";

const numeric = /^-?\d+(\.\d+)?$/;
const texts = ["search", "typed", "after", "in_state", "in_city"];

function readValue(name: string, value: string): unknown {
  if (texts.includes(name)) return value;
  if (numeric.test(value)) return Number(value);
  if (value.startsWith('{"') || value === "{}") return JSON.parse(value);
  const list = /^\{(.*)\}$/.exec(value)?.[1];
  return list?.split(",").map((item) => (numeric.test(item) ? Number(item) : item)) ?? value;
}

/** The arguments of a database function, from the URL of a GET request or the body of a POST request. */
async function argumentsOf(request: Request): Promise<unknown> {
  if (request.method === "POST") return request.json();
  const params = [...new URL(request.url).searchParams];
  return Object.fromEntries(params.map(([name, value]) => [name, readValue(name, value)]));
}

/** Mocks a database function that only reads, which is called with GET or, for some texts, with POST. */
export const answerRead = <Arguments>(
  name: string,
  answer: (args: Arguments, request: Request) => object | null | Promise<object | null>,
): RequestHandler =>
  http.all(`http://api.test/rest/v1/rpc/${name}`, async ({ request }) => {
    const given = await answer((await argumentsOf(request)) as Arguments, request);
    return given instanceof Response ? given : HttpResponse.json(given);
  });
