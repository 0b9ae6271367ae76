import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it } from "vitest";
import { clearDraft } from "@/lib/draft";
import { paths } from "@/lib/paths";
import type { Role } from "@/lib/roles";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerSearch, apiError } from "@/test/doctor-api";
import { answerPlate } from "@/test/plate-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

afterEach(() => clearDraft("listing"));

interface Api {
  roles?: Role[];
  insert?: () => Response;
  similar?: object[];
}

/** Answers what the page asks, and keeps the listings it submits. */
function answerForm({ roles = ["patient"], insert, similar = [] }: Api = {}) {
  const submitted: unknown[] = [];
  answerSearch(() => []);
  answerPlate({ roles });
  server.use(
    http.get("http://api.test/rest/v1/zip_codes", () =>
      HttpResponse.json([{ city: "Austin", state: "TX" }]),
    ),
    http.post("http://api.test/rest/v1/rpc/find_similar_listings", () =>
      HttpResponse.json(similar),
    ),
    http.post("http://api.test/rest/v1/doctors", async ({ request }) => {
      submitted.push(await request.json());
      return insert?.() ?? new HttpResponse(null, { status: 201 });
    }),
  );
  return submitted;
}

async function openForm() {
  const app = renderApp(paths.addDoctor);
  await screen.findByRole("heading", { level: 1, name: "Add a DPC Doctor or Clinic" });
  return app;
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(screen.getByLabelText("Practice name"), "Oak Family Medicine");
  await user.type(screen.getByLabelText("ZIP code"), "78704");
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveProperty("value", "Austin"));
  expect(screen.getByLabelText("State")).toHaveProperty("value", "TX");
}

it("submits what the specification says, and goes to the directory", async () => {
  await signInForTest();
  const submitted = answerForm();
  const app = await openForm();
  await fillIn(app);
  await app.user.type(screen.getByLabelText(/^Monthly price/), "$75.50");
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));

  await waitFor(() => expect(app.router.state.location.pathname).toBe("/directory"));
  expect(await findToasts()).toContainEqual(
    expect.stringContaining("Doctor listing submitted successfully"),
  );
  expect(submitted).toEqual([
    {
      practice_name: "Oak Family Medicine",
      credentials: null,
      bio: null,
      address_street: null,
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      monthly_price: 75.5,
      yearly_price: null,
      submitted_by: memberId,
      user_id: null,
      claim_status: "unclaimed",
    },
  ]);
});

it("tells a stranger “Not authenticated”, and keeps the draft over a reload", async () => {
  const submitted = answerForm();
  const app = await openForm();
  expect(await screen.findByText("You need an account to submit")).toBeTruthy();
  await fillIn(app);
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));

  expect(await findToasts()).toContainEqual(expect.stringContaining("Not authenticated"));
  expect(submitted).toEqual([]);
  app.unmount();
  await openForm();
  expect(screen.getByLabelText("Practice name")).toHaveProperty("value", "Oak Family Medicine");
});

it("lets a doctor list the own practice", async () => {
  await signInForTest();
  const submitted = answerForm({ roles: ["doctor"] });
  const app = await openForm();
  await app.user.click(await screen.findByLabelText("This is my practice"));
  await fillIn(app);
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  await waitFor(() => expect(submitted).toMatchObject([{ user_id: memberId }]));
});

it("says what is missing, at the fields, and sends nothing", async () => {
  await signInForTest();
  const submitted = answerForm();
  const { user } = await openForm();
  await user.type(screen.getByLabelText(/^Yearly price/), "75,50");
  await user.click(screen.getByRole("button", { name: "Submit Listing" }));

  const name = screen.getByLabelText("Practice name");
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  for (const message of [
    "Enter the name of the practice",
    "Enter a ZIP code of five digits, like 78704",
    "Enter the city",
    "Choose the state",
    "Enter dollars and cents, like 75 or 75.50",
  ]) {
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(submitted).toEqual([]);
});

it("warns of a listing with a like name in the same ZIP", async () => {
  await signInForTest();
  answerForm({
    similar: [
      { id: "1", practice_name: "Oak Family Care", address_city: "Austin", address_state: "TX" },
    ],
  });
  await fillIn(await openForm());
  expect((await screen.findByRole("link", { name: "Oak Family Care" })).getAttribute("href")).toBe(
    "/doctor/1",
  );
});

it("shows the server's refusal and keeps what was typed", async () => {
  await signInForTest();
  answerForm({ insert: () => apiError(400, "violates check constraint", "23514") });
  const app = await openForm();
  await fillIn(app);
  await app.user.click(screen.getByRole("button", { name: "Submit Listing" }));
  expect(await findToasts()).toContainEqual(expect.stringContaining("violates check constraint"));
  expect(screen.getByLabelText("Practice name")).toHaveProperty("value", "Oak Family Medicine");
});
