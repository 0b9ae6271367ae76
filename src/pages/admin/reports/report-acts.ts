import type { Act } from "@/components/moderation/decision-form";
import { cannedReasons } from "@/lib/moderation/canned-reasons";

/** The listing stays, and whoever reported it is told why. */
export const closing: Act = {
  label: "Close…",
  question: {
    title: "What was done?",
    hint: "The reporter reads this. The listing stays in the directory.",
    reasons: cannedReasons.closeReport,
    send: "Close report",
    missing: "Say what was done",
  },
};

/** The listing leaves the directory, and everybody concerned is told why. */
export const takingDown: Act = {
  label: "Take down…",
  question: {
    title: "Why is the listing taken down?",
    hint: "Its owner, who added it and the reporter read this. The report is closed with it.",
    reasons: cannedReasons.takeDown,
    send: "Take down",
    missing: "Say why the listing is taken down",
  },
};
