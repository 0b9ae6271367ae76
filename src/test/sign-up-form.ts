import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { checkNameUrl, userJson } from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

/** The response to a sign-up that needs confirmation by email. */
export const waiting = () => userJson({ email: "ada@example.com", identities: [], factors: [] });
export const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
export const passwordBox = () => screen.getByLabelText<HTMLInputElement>("Password");
export const submitButton = () => screen.getByRole("button", { name: "Sign Up" });

/** Opens the sign-up tab and fills in the form. */
export async function openSignUp(
  values: { name?: string; email?: string; password?: string } = {},
) {
  const {
    name = "Ada Lovelace",
    email = "ada+dpc@example.com",
    password = "tulip garden",
  } = values;
  server.use(http.post(checkNameUrl, () => HttpResponse.json(null)));
  const app = renderApp("/auth?tab=sign-up&next=/directory");
  const type = async (field: HTMLInputElement, text: string) => {
    await app.user.click(field);
    await app.user.paste(text);
  };
  await type(await box("Full name"), name);
  await type(await box("Email"), email);
  await type(passwordBox(), password);
  return app;
}
