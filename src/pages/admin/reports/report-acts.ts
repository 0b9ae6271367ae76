import type { DecisionOption } from "@/components/moderation/decision-form";
import { cannedReasons } from "@/lib/moderation/canned-reasons";

/** Closes a report. The listing stays, and the reporter is notified. */
export const closeOption: DecisionOption = {
  label: "Close…",
  question: {
    title: "How was this resolved?",
    hint: "The reporter sees this. The listing stays in the directory.",
    reasons: cannedReasons.closeReport,
    send: "Close report",
    missing: "Enter how this was resolved",
  },
};

/** Takes the listing down and notifies its owner, its submitter, and the reporter. */
export const takeDownOption: DecisionOption = {
  label: "Take down…",
  question: {
    title: "Why are you taking this listing down?",
    hint: "The owner, the submitter, and the reporter see this reason. The report is closed.",
    reasons: cannedReasons.takeDown,
    send: "Take down",
    missing: "Enter a reason for taking the listing down",
  },
};
