import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { authUrl, signInForTest } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

test.each([
  ["Sign out of all devices", "global"],
  ["Sign out of this device only", "local"],
])("%s signs out with scope %s and redirects home", async (name, scope) => {
  await signInForTest();
  const { router, user } = renderApp(paths.settings);
  const scopes: (string | null)[] = [];
  server.use(
    http.post(`${authUrl}/logout`, ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(scopes[0]).toBe(scope);
});
