import type { QueryClient } from "@tanstack/react-query";
import { createContext, type LoaderFunctionArgs } from "react-router-dom";
import { withoutLanguage } from "@/lib/language";

declare module "react-router" {
  interface Future {
    v8_middleware: true;
  }
}

/** The server's response while a page's loader runs. */
export interface ServerResponse {
  /** The cache that the page is rendered from, which is also sent to the browser. */
  queryClient: QueryClient;
  status: number;
}

/** Null while the build renders pages without data. */
export const serverResponse = createContext<ServerResponse | null>(null);

interface ServerLoaderArgs {
  queryClient: QueryClient;
  params: LoaderFunctionArgs["params"];
  /** The URL without the prefix of the language. */
  url: URL;
  /** Sets the status to 404. The page itself shows what is missing. */
  setNotFound: () => void;
}

/**
 * Creates the `loader` of a page with public data, which prefetches the page's queries on the
 * server. In the browser, it does nothing, because components load the data. It can throw a
 * `redirect`; after any other error, the server returns the app shell.
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
    url.pathname = withoutLanguage(url.pathname);
    await load({ queryClient: response.queryClient, params, url, setNotFound });
    return null;
  };
}
