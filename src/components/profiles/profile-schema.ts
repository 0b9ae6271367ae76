import { z } from "zod";
import { atMost, phoneNumber, webAddress } from "@/components/forms/field-rules";
import type { Profile, ProfileChanges } from "@/hooks/profiles/profile";

// Marks that let a name rearrange the text around it. Joiners stay: some scripts need them inside words.
const disruptive = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function tidyName(name: string): string {
  const text = name.replace(disruptive, "").trim();
  return /[^\s\p{Cf}]/u.test(text) ? text : "";
}

/** The profile form. An empty text stands for what the database keeps as null. */
export const profileSchema = z.object({
  full_name: z
    .string()
    .transform(tidyName)
    .refine(atMost(100), "A name has at most 100 characters"),
  bio: z
    .string()
    .trim()
    .refine(atMost(2000), "Please shorten your bio to at most 2,000 characters"),
  location: z.string().trim().refine(atMost(120), "A location has at most 120 characters"),
  website: webAddress,
  email: z
    .string()
    .trim()
    .regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Enter an address like name@example.com")
    .refine(atMost(254), "An email address has at most 254 characters"),
  phone: phoneNumber,
  avatar_url: z.string(),
});

export type ProfileValues = z.infer<typeof profileSchema>;

/** What the form starts with. */
export const toValues = (profile: Profile): ProfileValues => ({
  full_name: profile.full_name ?? "",
  bio: profile.bio ?? "",
  location: profile.location ?? "",
  website: profile.website ?? "",
  email: profile.email ?? "",
  phone: profile.phone ?? "",
  avatar_url: profile.avatar_url ?? "",
});

/** What is saved. */
export const toChanges = (values: ProfileValues): ProfileChanges => ({
  full_name: values.full_name || null,
  bio: values.bio || null,
  location: values.location || null,
  website: values.website || null,
  email: values.email || null,
  phone: values.phone || null,
  avatar_url: values.avatar_url || null,
});
