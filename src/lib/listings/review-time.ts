import { t } from "@/lib/messages";

/** How long people wait for a decision of an admin; shown wherever something was submitted. */
export const reviewTime = t`Reviews usually take one to three business days.`;
