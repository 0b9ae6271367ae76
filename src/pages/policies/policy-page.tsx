import type { Toc } from "@stefanprobst/rehype-extract-toc";
import type { MDXContent } from "mdx/types";
import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { WaysToReachUs } from "@/components/layout/ways-to-reach-us";
import { Container } from "@/components/ui/container";
import { Notice } from "@/components/ui/notice";
import type { Policy } from "@/content/policies/policy";
import { formatCalendarDay } from "@/lib/format/dates";
import { breadcrumbData } from "@/lib/schema-org/breadcrumbs";
import { textPageData } from "@/lib/schema-org/page-structured-data";
import { PolicyContents } from "@/pages/policies/policy-contents";
import { PolicyHeading, PolicyLink } from "@/pages/policies/policy-elements";
import { RunBy } from "@/pages/policies/run-by";
import { WhoReadsWhat } from "@/pages/policies/who-reads-what";

interface PolicyPageProps {
  path: string;
  policy: Policy;
  Text: MDXContent;
  contents: Toc;
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
export function PolicyPage({ path, policy, Text, contents }: PolicyPageProps) {
  const { title, description, updated, intro } = policy;
  return (
    <Container className="pt-12 pb-section sm:pt-16 lg:pt-20">
      <PageHead title={title} description={description} />
      <StructuredData data={textPageData({ path, title, description }, updated)} />
      <StructuredData data={breadcrumbData({ name: title, path })} />
      <header className="max-w-3xl">
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <p className="mt-4 text-sm text-ink-soft">
          Last updated <time dateTime={updated}>{formatCalendarDay(updated)}</time>
        </p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <PolicyContents contents={contents} />
        <div className={`max-w-prose ${proseClasses}`}>
          <Text components={elements} />
        </div>
      </div>
    </Container>
  );
}
