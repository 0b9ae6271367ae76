import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import {
  answerAuth,
  authError,
  type Factor,
  proveSecondStep,
  sessionJson,
  signInForTest,
  type TestUser,
} from "@/test/auth-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const factorId = "22222222-2222-4222-8222-222222222222";
const factor = (status: Factor["status"], id = factorId): Factor => ({
  id,
  friendly_name: "Authenticator app",
  factor_type: "totp",
  status,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
});

async function openTwoStep(changes: Partial<TestUser> = {}) {
  const member = await signInForTest(changes);
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Two-step verification" }));
  return { ...app, member, section };
}

function answerEnroll() {
  return answerAuth("post", "/factors", () => ({
    id: factorId,
    type: "totp",
    totp: { qr_code: "<svg></svg>", secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x" },
  }));
}

/** Verifies codes like GoTrue: only 123456 is correct and enables the factor. */
function answerCodes(member: TestUser) {
  answerAuth("post", `/factors/${factorId}/challenge`, () => ({
    id: "challenge",
    type: "totp",
    expires_at: Math.floor(Date.now() / 1000) + 300,
  }));
  return answerAuth("post", `/factors/${factorId}/verify`, (body) => {
    if ((body as { code: string }).code !== "123456") {
      return authError(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    member.factors = [factor("verified")];
    return sessionJson(member, "aal2");
  });
}

test("an app is set up with a QR code, a key, and a first code", async () => {
  const { user, member, section } = await openTwoStep();
  const enrolled = answerEnroll();
  const verified = answerCodes(member);
  await user.click(await section.findByRole("button", { name: "Set up" }));

  const picture = await section.findByRole("img", { name: /QR code/ });
  expect(picture.getAttribute("src")).toBe("data:image/svg+xml;utf-8,<svg></svg>");
  expect(section.getByText("JBSWY3DPEHPK3PXP")).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Scan the QR code/);
  expect(enrolled).toEqual([{ friendly_name: "Authenticator app", factor_type: "totp" }]);

  const code = section.getByLabelText("Code from your app");
  await user.type(code, "000000{Enter}");
  await section.findByText(
    "This code is incorrect, expired, or already used. Check it or request a new one.",
  );
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  await user.type(code, "123 456{Enter}");

  const status = await section.findByText(/^Two-step verification is on/);
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(verified).toHaveLength(2);
  expect(verified[1]).toEqual({ code: "123456", challenge_id: "challenge" });
  expect(section.queryByText("JBSWY3DPEHPK3PXP")).toBeNull();
});

test("an abandoned setup is removed before the next one", async () => {
  const { user, section } = await openTwoStep({ factors: [factor("unverified", "old")] });
  const removed = answerAuth("delete", "/factors/old", () => ({ id: "old" }));
  answerEnroll();
  await user.click(await section.findByRole("button", { name: "Set up" }));
  await section.findByRole("img", { name: /QR code/ });
  expect(removed).toHaveLength(1);

  await user.click(section.getByRole("button", { name: "Cancel" }));
  const status = section.getByText("Two-step verification is off.");
  expect(document.activeElement).toBe(status);
  expect(section.queryByRole("img")).toBeNull();
});

test.each([
  ["the embedded backend", 404, "not_supported"],
  ["a project without it", 422, "mfa_totp_enroll_not_enabled"],
])("%s shows that it is unavailable", async (_, status, code) => {
  const { user, section } = await openTwoStep();
  answerAuth("post", "/factors", () => authError(status, code, "MFA enroll is disabled for TOTP"));
  await user.click(await section.findByRole("button", { name: "Set up" }));
  const notice = await section.findByRole("alert");
  expect(notice.textContent).toBe("This isn't available on this site.");
});

/** A member whose session has completed the second step. */
async function openTurnedOn() {
  const member = await signInForTest();
  answerCodes(member);
  await proveSecondStep(factorId, "123456");
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Two-step verification" }));
  const turnOff = await section.findByRole("button", { name: "Turn off" });
  const confirmTurningOff = async () => {
    await app.user.click(turnOff);
    const dialog = screen.getByRole("dialog", { name: /Turn off two-step verification/ });
    await app.user.click(within(dialog).getByRole("button", { name: "Turn off" }));
  };
  return { ...app, member, section, turnOff, confirmTurningOff };
}

test("it is turned off after confirmation", async () => {
  const { user, member, section, turnOff, confirmTurningOff } = await openTurnedOn();
  const removed = answerAuth("delete", `/factors/${factorId}`, () => {
    member.factors = [];
    return { id: factorId };
  });
  await user.click(turnOff);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(turnOff));
  expect(removed).toEqual([]);
  await confirmTurningOff();
  const status = await section.findByText("Two-step verification is off.");
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(removed).toHaveLength(1);
});

test("an error while turning it off is shown, and it stays on", async () => {
  const { section, confirmTurningOff } = await openTurnedOn();
  answerAuth("delete", `/factors/${factorId}`, () =>
    authError(422, "insufficient_aal", "AAL2 required to unenroll verified factor"),
  );
  await confirmTurningOff();
  expect(await findToasts()).toEqual([
    "Error turning off two-step verificationSign in again with a code from your authenticator app.",
  ]);
  expect(section.getByText(/^Two-step verification is on/)).toBeTruthy();
});
