import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Member } from "../members.ts";
import { toast } from "./directory.ts";
import { openSection } from "./practice-setup.ts";

/** Requests a membership from a practice. */
export async function requestMembership(
  request: APIRequestContext,
  { headers }: Member,
  doctor_id: string,
) {
  const data = { doctor_id, kind: "membership" };
  const response = await request.post("/rest/v1/practice_requests", { headers, data });
  expect(response.status()).toBe(201);
}

/** Enters the hours of a practice in Reno and adds an office in Sparks. */
export async function addOffice(page: Page) {
  await openSection(page, "Location and hours");
  await page.getByRole("link", { name: "Offices and hours" }).click();
  const main = page.getByRole("group", { name: "Reno, NV 89501" });
  await main.getByRole("button", { name: "Type hours instead" }).click();
  await main.getByRole("textbox", { name: /^Opening hours/ }).fill("Mon-Fri 9-5");
  await page.getByRole("button", { name: "Add an office" }).click();
  const second = page.getByRole("group", { name: "Office 2" });
  await second.getByLabel("ZIP code").fill("89431");
  await second.getByLabel("City").fill("Sparks");
  await second.getByLabel("State", { exact: true }).selectOption("Nevada");
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(toast(page, "Offices saved")).toBeVisible();
}

/** Invites a member to work for an owner's practice and accepts the invitation. */
export async function addStaff(
  request: APIRequestContext,
  owner: Member,
  practice: string,
  member: Member,
  role: "manager" | "front_desk",
) {
  const invited = await request.post("/rest/v1/rpc/invite_staff", {
    headers: owner.headers,
    data: { target: practice, address: member.email, as_role: role },
  });
  const accepted = await request.post("/rest/v1/rpc/answer_invitation", {
    headers: member.headers,
    data: { target: await invited.json(), is_accepted: true },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
}
