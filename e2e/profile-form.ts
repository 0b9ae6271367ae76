import type { Page } from "@playwright/test";
import { toast } from "./directory.ts";

// What a person who edits their profile looks for, by role and name.

export const box = (page: Page, name: string) => page.getByRole("main").getByLabel(name);

export const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });

export const saved = (page: Page) => toast(page, "Profile updated");
