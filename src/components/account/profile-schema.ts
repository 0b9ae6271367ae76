import { z } from "zod";
import { atMost, phoneNumber, webAddress } from "@/components/forms/field-rules";
import type { Profile, ProfileChanges } from "@/hooks/account/profile";
import { formatPhone } from "@/lib/format/format-phone";
import { plainLine } from "@/lib/format/plain-line";
import { t } from "@/lib/messages";
import { profilesLimits } from "@/lib/supabase/column-limits";

/** The profile form. An empty text corresponds to null in the database. */
export const profileSchema = z.object({
  full_name: plainLine.refine(...atMost(profilesLimits.full_name, t`A name`)),
  bio: z
    .string()
    .trim()
    .refine(...atMost(profilesLimits.bio, t`A bio`)),
  location: plainLine.refine(...atMost(profilesLimits.location, t`A location`)),
  website: webAddress,
  publishes_email: z.boolean(),
  phone: phoneNumber,
  avatar_url: z.string(),
});

export type ProfileValues = z.infer<typeof profileSchema>;

/** Converts a profile to form values. */
export const toValues = (profile: Profile): ProfileValues => ({
  full_name: profile.full_name ?? "",
  bio: profile.bio ?? "",
  location: profile.location ?? "",
  website: profile.website ?? "",
  publishes_email: profile.publishes_email,
  phone: formatPhone(profile.phone ?? ""),
  avatar_url: profile.avatar_url ?? "",
});

/** Converts form values to the columns to save. */
export const toChanges = (values: ProfileValues): ProfileChanges => ({
  full_name: values.full_name || null,
  bio: values.bio || null,
  location: values.location || null,
  website: values.website || null,
  publishes_email: values.publishes_email,
  phone: values.phone || null,
  avatar_url: values.avatar_url || null,
});
