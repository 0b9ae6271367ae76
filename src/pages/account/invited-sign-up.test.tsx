import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, checkNameUrl } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { forgetSession } from "@/test/sign-in-api";
import { box, passwordBox, submitButton, waiting } from "@/test/sign-up-form";

afterEach(forgetSession);

const id = "5f0c4c1e-0000-4000-8000-000000000007";
const invitation = { practice_name: "Oak Direct Care", role: "manager", email: "mia@oak.example" };

function followLink(found: object | null) {
  const asked: unknown[] = [];
  server.use(
    http.post(checkNameUrl, () => HttpResponse.json(null)),
    http.post("http://api.test/rest/v1/rpc/get_invitation", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(found ? [found] : []);
    }),
  );
  const next = encodeURIComponent(paths.invitation(id));
  return { ...renderApp(`/auth?tab=sign-up&next=${next}`), asked };
}

test("an invited manager is not asked for a role, and their email is filled in", async () => {
  const sent = answerAuth("post", "/signup", waiting);
  const { user, asked } = followLink(invitation);
  expect(await screen.findByRole("heading", { name: "Join Oak Direct Care" })).toBeTruthy();
  expect(asked).toEqual([{ target: id }]);
  const email = screen.getByRole<HTMLInputElement>("textbox", {
    name: "Email",
    description: /The invitation is for mia@oak\.example/,
  });
  expect(email.value).toBe("mia@oak.example");
  expect(screen.queryByRole("radio")).toBeNull();
  expect(within(screen.getByRole("main")).queryByText(/patient/i)).toBeNull();
  await user.type(await box("Full name"), "Mia Manager");
  await user.type(passwordBox(), "tulip garden");
  await user.click(submitButton());
  await screen.findByRole("heading", { name: "Check your email" });
  expect(sent).toMatchObject([
    { email: "mia@oak.example", data: { full_name: "Mia Manager", role: "patient" } },
  ]);
});

test("a closed invitation shows a message with the regular sign-up", async () => {
  followLink(null);
  expect(await screen.findByText("This invitation is no longer valid")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Patient" })).toBeTruthy();
  expect((await box("Email")).value).toBe("");
});
