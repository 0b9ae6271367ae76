import type { Page } from "@playwright/test";
import { toast } from "./directory.ts";

// Locators for the profile form.

export const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name);

export const saveButton = (page: Page) => page.getByRole("button", { name: "Save Changes" });

export const savedToast = (page: Page) => toast(page, "Profile updated");
