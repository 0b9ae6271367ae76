import type { SiteLink } from "@/components/layout/site-links";
import { paths } from "@/lib/paths";
import type { AnsweredQuestion } from "@/lib/schema-org/page-structured-data";

interface Question extends AnsweredQuestion {
  /** Where to go on. */
  link?: SiteLink;
}

/** What people ask before they write. */
export const questions: readonly Question[] = [
  {
    question: "What is Direct Primary Care?",
    answer:
      "Direct Primary Care, or DPC, is primary care that you pay for yourself, usually with a flat monthly fee. The practice does not bill insurance. In return you can see, call, email or text your own doctor as often as you need to, often on the same or the next day.",
    link: {
      label: "Read the complete guide",
      to: paths.article("what-is-direct-primary-care-complete-guide"),
    },
  },
  {
    question: "Is Direct Primary Care health insurance?",
    answer:
      "No. A membership covers what your primary care doctor does for you. It does not pay for emergencies, hospital stays or specialists. Most members keep a health plan for those.",
    link: {
      label: "Compare DPC and insurance",
      to: paths.article("dpc-vs-traditional-insurance"),
    },
  },
  {
    question: "What does a membership cost?",
    answer:
      "Typically about $50 to $150 a month for one person. Each practice sets its own price, often by age, and some charge once for joining. Where a practice publishes its price, the listing shows it. Ask the practice before you rely on it.",
  },
  {
    question: "Can I contribute to a Health Savings Account?",
    answer:
      "It depends. Since 2026 a membership of at most $150 a month for one person, or $300 for more than one, need not stop you from contributing, if it is a fixed fee, the only charge, and for primary care only. You also need an HSA-compatible health plan, and people enrolled in Medicare cannot contribute. How enrollment fees count is not settled. Ask the practice, and your tax adviser.",
  },
  {
    question: "Does DPC Nearby cost anything?",
    answer:
      "No. Searching, having an account and listing a practice are free. You pay the practice itself, never us, and no practice can pay to stand higher or to get a badge.",
  },
  {
    question: "Can you recommend a doctor, or answer a medical question?",
    answer:
      "No. We run a directory and cannot give medical advice. Please do not send us medical details. If you think that you have an emergency, call 911.",
  },
  {
    question: "I am a physician. How do I list my practice?",
    answer:
      "Create an account as a doctor and set up your practice from the dashboard. If your practice is in the directory already, open its listing and press Claim This Listing. If somebody else has claimed it, press This is my practice. An administrator checks new listings and claims before they take effect, and later changes of name, people, NPI and address.",
    link: {
      label: "Join as Physician",
      to: paths.signUp("doctor"),
    },
  },
  {
    question: "How do you check a listing?",
    answer:
      "An administrator looks at each new listing before it is public: whether the practice exists, whether its NPI number can be right, and whether it is listed already. If not, the person who added it reads why and can send it again. That is a check of a listing and no judgment of the care.",
    link: { label: "How we verify", to: paths.howWeVerify },
  },
  {
    question: "Something in a listing is wrong. How do I correct it?",
    answer:
      "Open the listing, sign in and suggest a correction. The owner of the listing or an administrator decides about it; a name or address is checked by an administrator in any case. If the whole listing should not be there, report it.",
    link: { label: "Find the listing", to: paths.directory() },
  },
  {
    question: "How do I delete my account?",
    answer:
      "Open Settings and choose Delete my account. Your profile, posts, comments and requests go with it. You can download everything you stored first.",
    link: {
      label: "What is stored and what goes",
      to: `${paths.privacy}#taking-your-data-along-and-leaving`,
    },
  },
];
