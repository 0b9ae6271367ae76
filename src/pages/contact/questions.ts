import type { SiteLink } from "@/components/layout/site-links";
import { paths } from "@/lib/paths";
import type { AnsweredQuestion } from "@/lib/schema-org/page-structured-data";

interface Question extends AnsweredQuestion {
  /** A related page. */
  link?: SiteLink;
}

/** Frequently asked questions. */
export const questions: readonly Question[] = [
  {
    question: "What is Direct Primary Care?",
    answer:
      "Direct Primary Care, or DPC, is primary care that you pay for yourself, usually with a flat monthly fee. The practice doesn’t bill insurance. In return, you can see, call, email, or text your own doctor as often as you need to, often on the same or next day.",
    link: {
      label: "Read the complete guide",
      to: paths.article("what-is-direct-primary-care-complete-guide"),
    },
  },
  {
    question: "Is Direct Primary Care health insurance?",
    answer:
      "No. A membership covers the care your primary care doctor provides. It doesn’t pay for emergencies, hospital stays, or specialists. Most members keep a health plan for those.",
    link: {
      label: "Compare DPC and insurance",
      to: paths.article("dpc-vs-traditional-insurance"),
    },
  },
  {
    question: "What does a membership cost?",
    answer:
      "Typically about $50 to $150 a month for one person. Each practice sets its own price, often by age, and some charge a one-time enrollment fee. If a practice publishes its price, the listing shows it. Confirm it with the practice before you join.",
  },
  {
    question: "Can I contribute to a Health Savings Account?",
    answer:
      "It depends. Since 2026 a membership of at most $150 a month for one person, or $300 for more than one, need not stop you from contributing, if it is a fixed fee, the only charge, and for primary care only. You also need an HSA-compatible health plan, and people enrolled in Medicare can’t contribute. How enrollment fees count isn’t settled. Ask the practice and your tax adviser.",
  },
  {
    question: "Does DPC Nearby cost anything?",
    answer:
      "No. Searching, having an account, and listing a practice are free. You pay the practice, never us, and no practice can pay for a higher rank or a badge.",
  },
  {
    question: "Can you recommend a doctor, or answer a medical question?",
    answer:
      "No. We run a directory and can’t give medical advice. Please don’t send us medical details. If you think you have an emergency, call 911.",
  },
  {
    question: "I am a physician. How do I list my practice?",
    answer:
      "Create an account as a doctor and set up your practice from the dashboard. If your practice is already in the directory, open its listing and choose Claim This Listing. If someone else has claimed it, choose This is my practice. An admin reviews new listings and claims before they take effect, as well as later changes to the name, clinicians, NPI, and address.",
    link: {
      label: "Join as Physician",
      to: paths.signUp("doctor"),
    },
  },
  {
    question: "How do you check a listing?",
    answer:
      "An admin reviews each new listing before it’s published: whether the practice exists, whether its NPI is valid, and whether it’s already listed. If the listing is rejected, the person who added it sees the reason and can fix and resubmit it. We check the listing, not the quality of care.",
    link: { label: "How we verify", to: paths.howWeVerify },
  },
  {
    question: "Something in a listing is wrong. How do I correct it?",
    answer:
      "Open the listing, sign in, and suggest a correction. The listing’s owner or an admin decides on it. Changes to a name or address always need an admin’s approval. If the listing shouldn’t be there at all, report it.",
    link: { label: "Find the listing", to: paths.directory() },
  },
  {
    question: "How do I delete my account?",
    answer:
      "Open Settings and choose Delete my account. We also delete your profile, posts, comments, and requests. You can download your data first.",
    link: {
      label: "What we store and what we delete",
      to: `${paths.privacy}#exporting-your-data-and-deleting-your-account`,
    },
  },
];
