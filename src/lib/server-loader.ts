import type { QueryClient } from "@tanstack/react-query";
import { createContext, type LoaderFunctionArgs } from "react-router-dom";

declare module "react-router" {
  interface Future {
    v8_middleware: true;
  }
}

/** The response that the server is preparing while a page's loader runs. */
export interface ServerResponse {
  /** The page is rendered from this cache, which the browser takes over. */
  queryClient: QueryClient;
  status: number;
}

/** Null while the build renders pages without data. */
export const serverResponse = createContext<ServerResponse | null>(null);

interface ServerLoaderArgs {
  queryClient: QueryClient;
  params: LoaderFunctionArgs["params"];
  url: URL;
  /** Answers the request with 404. The page itself says what is missing. */
  setNotFound: () => void;
}

/**
 * Makes the `loader` of a page with public data: it reads the page's queries on the server, before the page is rendered.
 * There is none in the browser, where components read them. It may throw a `redirect`; any other error makes the server
 * answer with the app shell.
 */
export function serverLoader(load: (args: ServerLoaderArgs) => Promise<unknown>) {
  if (typeof window !== "undefined") return undefined;
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const response = context.get(serverResponse);
    if (!response) return null;
    const setNotFound = () => {
      response.status = 404;
    };
    const url = new URL(request.url);
    await load({ queryClient: response.queryClient, params, url, setNotFound });
    return null;
  };
}
