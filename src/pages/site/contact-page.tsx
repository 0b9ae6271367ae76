import { AtSign, Clock, Map as MapIcon } from "lucide-react";
import { PageHead } from "@/components/site/page-head";
import type { SiteLink } from "@/components/site/site-links";
import { StructuredData } from "@/components/site/structured-data";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Disclosure } from "@/components/ui/disclosure";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { mailtoHref } from "@/lib/format/web-addresses";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import {
  type AnsweredQuestion,
  breadcrumbData,
  contactPageData,
  faqPageData,
} from "@/lib/site/page-structured-data";
import { operator } from "@/lib/site/site";
import { ContactForm } from "@/pages/site/contact-form";
import { EmailAddress } from "@/pages/site/mail-address";

interface Question extends AnsweredQuestion {
  /** A related page. */
  link?: SiteLink;
}

/** The id of a heading of the privacy policy, which is derived from its text. */
const exportSection = t`exporting-your-data-and-deleting-your-account`;

/** Frequently asked questions. */
const questions: readonly Question[] = [
  {
    question: t`What is Direct Primary Care?`,
    answer: t`Direct Primary Care, or DPC, is primary care that you pay for yourself, usually with a flat monthly fee. The practice doesn't bill insurance. In return, you can see, call, email, or text your own doctor as often as you need to, often on the same or next day.`,
    link: {
      label: t`Read the complete guide`,
      to: paths.article("what-is-direct-primary-care-complete-guide"),
    },
  },
  {
    question: t`Is Direct Primary Care health insurance?`,
    answer: t`No. A membership covers the care your primary care doctor provides. It doesn't pay for emergencies, hospital stays, or specialists. Most members keep a health plan for those.`,
    link: {
      label: t`Compare DPC and insurance`,
      to: paths.article("dpc-vs-traditional-insurance"),
      hrefLang: "en",
    },
  },
  {
    question: t`What does a membership cost?`,
    answer: t`Typically about $50 to $150 a month for one person. Each practice sets its own price, often by age, and some charge a one-time enrollment fee. If a practice publishes its price, the listing shows it. Confirm it with the practice before you join.`,
  },
  {
    question: t`Can I contribute to a Health Savings Account?`,
    answer: t`It depends. Since 2026, a membership of at most $150 a month for one person, or $300 for more than one, doesn't have to stop you from contributing if it's a fixed fee, your only charge, and covers only primary care. You also need an HSA-compatible health plan, and people enrolled in Medicare can't contribute. How enrollment fees count isn't settled yet. Ask the practice and your tax adviser.`,
  },
  {
    question: t`Does DPC Nearby cost anything?`,
    answer: t`No. Searching, having an account, and listing a practice are free. You pay the practice, never us, and no practice can pay for a higher rank or a badge.`,
  },
  {
    question: t`Can you recommend a doctor, or answer a medical question?`,
    answer: t`No. We run a directory and can't give medical advice. Please don't send us medical details. If you think you have an emergency, call 911.`,
  },
  {
    question: t`I am a physician. How do I list my practice?`,
    answer: t`Create an account as a doctor and set up your practice from the dashboard. If your practice is already in the directory, open its listing and choose Claim This Listing. If someone else has claimed it, choose This is my practice. An admin reviews new listings and claims before they take effect, as well as later changes to the name, clinicians, NPI, and address.`,
    link: {
      label: t`Join as Physician`,
      to: paths.signUp("doctor"),
    },
  },
  {
    question: t`How do you check a listing?`,
    answer: t`An admin reviews each new listing before it's published: whether the practice exists, whether its NPI is valid, and whether it's already listed. If the listing is rejected, the person who added it sees the reason and can fix and resubmit it. We check the listing, not the quality of care.`,
    link: { label: t`How we verify`, to: paths.howWeVerify },
  },
  {
    question: t`Something in a listing is wrong. How do I correct it?`,
    answer: t`Open the listing, sign in, and suggest a correction. The listing's owner or an admin decides on it. Changes to a name or address always need an admin's approval. If the listing shouldn't be there at all, report it.`,
    link: { label: t`Find the listing`, to: paths.directory() },
  },
  {
    question: t`How do I delete my account?`,
    answer: t`Open Settings and choose Delete my account. We also delete your profile, posts, comments, and requests. You can download your data first.`,
    link: {
      label: t`What we store and what we delete`,
      to: `${paths.privacy}#${exportSection}`,
    },
  },
];

const facts = [
  ...(operator.email
    ? [
        {
          icon: AtSign,
          term: t`Email`,
          value: (
            <TextLink to={mailtoHref(operator.email)} className="wrap-anywhere">
              <EmailAddress address={operator.email} />
            </TextLink>
          ),
        },
      ]
    : []),
  { icon: MapIcon, term: t`Service area`, value: t`Nationwide Directory, United States` },
  { icon: Clock, term: t`Response time`, value: t`24-48 hours` },
  ...(operator.name
    ? [
        {
          icon: MapIcon,
          term: t`Operated by`,
          value: [operator.name, operator.place].filter(Boolean).join(", "),
        },
      ]
    : []),
];

function ContactFacts() {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Contact information</Trans>
      </h2>
      <dl className="mt-10 divide-y divide-line border-y border-line">
        {facts.map(({ icon: Icon, term, value }) => (
          <div key={term} className="relative py-4 pl-10">
            <Icon aria-hidden="true" className="absolute top-5 left-0 size-5 text-accent-ink" />
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Card tone="apricot" className="mt-8 text-sm">
        <Trans>
          Please don't include medical details. We can't give medical advice. In an emergency, call
          911.
        </Trans>
      </Card>
    </>
  );
}

const page = {
  path: paths.contact,
  title: t`Contact`,
  description: t`Contact DPC Nearby about a listing, your practice, or your account, and find answers to common questions about Direct Primary Care.`,
};

export function Component() {
  return (
    <>
      <PageHead title={page.title} description={page.description} socialImage="contact" />
      <StructuredData data={contactPageData(page)} />
      <StructuredData data={breadcrumbData({ name: page.title, path: page.path })} />
      <Container className="grid gap-x-16 gap-y-12 pt-12 sm:pt-16 lg:grid-cols-[5fr_7fr] lg:pt-20">
        <div>
          <h1 className="text-hero">
            <Trans>Contact us</Trans>
          </h1>
          <p className="mt-6 max-w-lg text-lg text-ink-soft">
            <Trans>
              Have a question, found a mistake in a listing, or know a practice we should add? Send
              us a message. A real person reads it.
            </Trans>
          </p>
          <ContactFacts />
        </div>
        <ContactForm />
      </Container>
      <Faq />
    </>
  );
}

/** Frequently asked questions, with structured data. */
function Faq() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[5fr_7fr]">
      <StructuredData data={faqPageData(questions)} />
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-3xl">
          <Trans>Frequently asked questions</Trans>
        </h2>
        <p className="mt-4 max-w-md text-ink-soft">
          <Trans>Find quick answers here, or send us a message.</Trans>
        </p>
      </div>
      <div className="border-t border-line">
        {questions.map(({ question, answer, link }) => (
          <Disclosure key={question} summary={<h3 className="text-lg">{question}</h3>}>
            <p>{answer}</p>
            {link && <FurtherLink {...link} />}
          </Disclosure>
        ))}
      </div>
    </Container>
  );
}

function FurtherLink({ label, ...link }: SiteLink) {
  return (
    <p className="mt-3">
      <TextLink {...link}>{label}</TextLink>
    </p>
  );
}
