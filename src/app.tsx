import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";

interface AppProps {
  queryClient: QueryClient;
  /** The router: the browser's or the server's. */
  children: ReactNode;
}

/** The providers around the router, in the browser and on the server. */
export function App({ queryClient, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
}
