import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { loadDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { paths } from "@/lib/paths";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

const rpc = "http://api.test/rest/v1/rpc";

function answerCall(name: string, answer: () => Response) {
  const asked: unknown[] = [];
  server.use(
    http.post(`${rpc}/${name}`, async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
}

async function fillIn(user: ReturnType<typeof renderApp>["user"]) {
  await user.type(await screen.findByRole("textbox", { name: "Practice name" }), "Quiet Oak");
  await user.type(screen.getByRole("textbox", { name: "City" }), "Austin");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "TX");
  await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "78704");
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ada Oak");
  await user.type(screen.getByRole("textbox", { name: "Your email" }), "ada@oak.test");
  await user.selectOptions(screen.getByRole("combobox", { name: "Your role" }), "owner");
}

test("a visitor can request a removal without an account", async () => {
  const asked = answerCall("request_removal", () => new HttpResponse(null, { status: 204 }));
  const { user } = renderApp(paths.removeListing());
  await user.click(await screen.findByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Enter the practice name")).toBeTruthy();
  expect(screen.getByText("Choose your role")).toBeTruthy();
  await fillIn(user);
  await user.type(screen.getByRole("textbox", { name: /^NPI/ }), "1234567890");
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText(/This is not a valid NPI/)).toBeTruthy();
  expect(asked).toEqual([]);
  await user.clear(screen.getByRole("textbox", { name: /^NPI/ }));
  await user.click(screen.getByRole("button", { name: "Send request" }));
  const heading = await screen.findByRole("heading", { name: "Check your email" });
  expect(document.activeElement).toBe(heading);
  expect(asked).toMatchObject([
    {
      request: {
        subject: "practice",
        practice_name: "Quiet Oak",
        email: "ada@oak.test",
        language: "en",
      },
    },
  ]);
});

test("a physician's request requires the physician's name, which shows with the other errors", async () => {
  const { user } = renderApp(paths.removeListing());
  await user.click(await screen.findByRole("radio", { name: /^A physician/ }));
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Enter the physician's name")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Physician's name" }));
  expect(screen.getByText("Enter the practice name")).toBeTruthy();
});

test("a person can ask that a former name stay hidden", async () => {
  const asked = answerCall("request_removal", () => new HttpResponse(null, { status: 204 }));
  const { user } = renderApp(paths.removeListing());
  await user.click(await screen.findByRole("radio", { name: /^A former name/ }));
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Enter the former name to hide")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Former name to hide" }), "Jane Doe");
  await user.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toMatchObject([
    { request: { subject: "former name", physician_name: "Jane Doe" } },
  ]);
});

test("a rejected request shows the reason and keeps the input", async () => {
  const limit = "You can send up to 3 removal requests per day. Please try again tomorrow.";
  answerCall("request_removal", () => apiError(429, "removal_limit_reached", "PT429", { max: 3 }));
  const { user } = renderApp(paths.removeListing());
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Send request" }));
  expect((await screen.findByRole("alert")).textContent).toContain(limit);
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Practice name" });
  expect(name.value).toBe("Quiet Oak");
});

test("an unsent request is restored after a reload, and forgotten once sent", async () => {
  const before = renderApp(paths.removeListing());
  await before.user.click(await screen.findByRole("radio", { name: /^A physician/ }));
  await fillIn(before.user);
  await before.user.type(screen.getByRole("textbox", { name: "Physician's name" }), "Jane Doe");
  before.unmount();

  const { user } = renderApp(paths.removeListing());
  const asked = answerCall("request_removal", () => new HttpResponse(null, { status: 204 }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Physician's name" });
  expect(name.value).toBe("Jane Doe");
  expect(loadDraft(formDraft("removal/", null))).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByRole("heading", { name: "Check your email" });
  expect(asked).toMatchObject([
    {
      request: {
        subject: "physician",
        physician_name: "Jane Doe",
        practice_name: "Quiet Oak",
        address_state: "TX",
        relation: "owner",
      },
    },
  ]);
  expect(loadDraft(formDraft("removal/", null))).toBeNull();
});

const token = "ab".repeat(32);

test("the emailed link confirms only on click", async () => {
  const asked = answerCall("confirm_removal", () => HttpResponse.json(true));
  const { user } = renderApp(`${paths.confirmRemoval}?token=${token}`);
  const button = await screen.findByRole("button", { name: "Confirm request" });
  expect(asked).toEqual([]);
  await user.click(button);
  const heading = await screen.findByRole("heading", { name: "Request confirmed" });
  expect(document.activeElement).toBe(heading);
  expect(asked).toEqual([{ token }]);
});

test("an expired link shows an error and offers a new request", async () => {
  answerCall("confirm_removal", () => HttpResponse.json(false));
  const { user } = renderApp(`${paths.confirmRemoval}?token=${token}`);
  await user.click(await screen.findByRole("button", { name: "Confirm request" }));
  expect((await screen.findByRole("alert")).textContent).toContain("expired");
  expect(screen.getByRole("link", { name: "Send a new request" })).toBeTruthy();
});

test("an incomplete link confirms nothing", async () => {
  renderApp(`${paths.confirmRemoval}?token=abc`);
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm request" })).toBeNull();
});
