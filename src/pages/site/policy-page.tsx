import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { MDXContent } from "mdx/types";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { Policy } from "@/content/policies/policy";
import { formatCalendarDay } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/web-addresses";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { breadcrumbData, textPageData } from "@/lib/site/page-structured-data";
import { operator } from "@/lib/site/site";

const rows = [
  [t`Name, picture, bio, location and website in your profile`, t`Everyone`],
  [t`Email and phone you choose to publish in your profile`, t`Everyone`],
  [t`Your account email`, t`You, and practices you send a request to, so they can answer`],
  [t`Your role`, t`If you're a doctor: everyone. If you're a patient: you and the admins`],
  [
    t`Posts, stories, comments, likes and shares`,
    t`Everyone, signed in or not. Hidden content: you and the admins`,
  ],
  [
    t`Listings you add`,
    t`You and the admins, and everyone once they're published, with your name as “Added by”`,
  ],
  [t`Evidence for a claim`, t`You and the admins`],
  [t`Corrections you suggest`, t`You, the listing's owner and managers, and the admins`],
  [t`Reports you file`, t`You and the admins`],
  [t`Requests to a practice`, t`You, the practice's owner, and the staff the owner invited`],
  [t`Where you work`, t`You and the practice's team`],
  [
    t`Email addresses that a practice invites`,
    t`The practice's owner and managers, and the person with that email`,
  ],
  [t`Emails we send you`, t`You, and the email service that delivers them`],
  [
    t`The people you block, your saved practices, alerts, notifications, and email settings`,
    t`You`,
  ],
] as const;

/** What we store about members, and who can read it. */
function WhoReadsWhat() {
  return (
    <table className="mt-6 w-full text-left text-base wrap-anywhere">
      <caption className="sr-only">
        <Trans>What we store about members, and who can read it</Trans>
      </caption>
      <thead className="border-b-2 border-line-strong text-sm">
        <tr>
          <th scope="col" className="w-1/2 py-2 pr-5 font-semibold">
            <Trans>What</Trans>
          </th>
          <th scope="col" className="py-2 font-semibold">
            <Trans>Who can read it</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([what, who]) => (
          <tr key={what} className="align-top">
            <th scope="row" className="py-3 pr-5 font-medium">
              {what}
            </th>
            <td className="py-3 text-ink-soft">{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link in the text of a policy. */
const PolicyLink = ({ href = "", children }: ComponentProps<"a">) => (
  <TextLink to={href}>{children}</TextLink>
);

/** The heading of a section, focusable from the table of contents. */
const PolicyHeading = ({ id, children }: ComponentProps<"h2">) => (
  <h2 id={id} tabIndex={-1} className="text-2xl">
    {children}
  </h2>
);

interface PolicyPageProps {
  path: string;
  /** The module of the policy. */
  text: { default: MDXContent; policy: Policy; tableOfContents: Toc };
}

/** The components used in the policies. */
const elements = {
  a: PolicyLink,
  h2: PolicyHeading,
  Notice,
  RunBy,
  WaysToReachUs,
  WhoReadsWhat,
};

const proseClasses =
  "[&>h2]:mt-14 [&>h2:first-child]:mt-0 [&>h2+p]:mt-3 [&_dd]:mt-1 [&_dd]:mb-4 [&_dl]:mt-5 [&_dt]:font-semibold [&_li]:mt-2 [&_li]:pl-1 [&_li]:text-pretty [&_li]:marker:text-accent-ink [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6";

/** A policy page: title, date, table of contents, and text. */
export function PolicyPage({ path, text }: PolicyPageProps) {
  const { default: Text, policy, tableOfContents } = text;
  const { title, description, updated, intro } = policy;
  const day = formatCalendarDay(updated);
  return (
    <Container className="pt-12 pb-section sm:pt-16 lg:pt-20">
      <PageHead title={title} description={description} />
      <StructuredData data={textPageData({ path, title, description }, updated)} />
      <StructuredData data={breadcrumbData({ name: title, path })} />
      <header className="max-w-3xl">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <p className="mt-4 text-sm text-ink-soft">
          <Trans>
            Last updated <time dateTime={updated}>{day}</time>
          </Trans>
        </p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <PolicyContents contents={tableOfContents} />
        <div className={`max-w-prose ${proseClasses}`}>
          <Text components={elements} />
        </div>
      </div>
    </Container>
  );
}

/** The operator of the site, if configured. */
function RunBy() {
  if (!operator.name) return null;
  const owner = [operator.name, operator.place].filter(Boolean).join(", ");
  return (
    <p>
      <Trans>DPC Nearby is run by {owner}.</Trans>
    </p>
  );
}

/** The table of contents of a policy. */
function PolicyContents({ contents }: { contents: Toc }) {
  return (
    <nav
      aria-labelledby="contents"
      className="print:hidden lg:top-28 lg:self-start lg:[@media(height>=40rem)]:sticky"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        <Trans>On this page</Trans>
      </h2>
      <ol className="mt-2 grid sm:grid-cols-2 lg:grid-cols-1">
        {contents.map(({ id, value }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // The router scrolls to the section; this moves the focus.
              onClick={() => document.getElementById(id ?? "")?.focus({ preventScroll: true })}
              className="inline-flex min-h-11 items-center rounded-md py-1.5 pr-3 text-balance font-medium text-primary decoration-2 underline-offset-4 hover:text-primary-strong hover:underline"
            >
              {value}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Links to the contact page and the operator's email, if set, to be used within a sentence. */
function WaysToReachUs() {
  const { email } = operator;
  return email ? (
    <Trans>
      <TextLink to={paths.contact}>our contact page</TextLink> or{" "}
      <TextLink to={mailtoHref(email)}>{email}</TextLink>
    </Trans>
  ) : (
    <TextLink to={paths.contact}>
      <Trans>our contact page</Trans>
    </TextLink>
  );
}
