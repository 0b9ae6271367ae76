import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { useLookUpNpi } from "@/hooks/editor/npi-lookup";
import { queryClient } from "@/lib/supabase/query-client";
import { expectConsole } from "@/test/console";
import { server } from "@/test/server";

function lookUp(answer: Response) {
  server.use(http.post("http://api.test/functions/v1/look-up-npi", () => answer));
  const { result } = renderHook(useLookUpNpi, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return result.current("1234567893");
}

test("a lookup fails if the registry can't be reached", async () => {
  await expect(lookUp(HttpResponse.error())).rejects.toMatchObject({ kind: "offline" });
});

test("a lookup fails if the registry returns nonsense", async () => {
  expectConsole("error", /Invalid option/);
  await expect(lookUp(HttpResponse.json({ status: "new" }))).rejects.toThrow(/Invalid option/);
});
