import { Rss } from "lucide-react";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LeadTeaser, Teaser } from "@/components/site/teaser";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { listedEntries } from "@/content/blog/listed-entries";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { blogData } from "@/lib/site/blog-data";
import { breadcrumbData } from "@/lib/site/page-structured-data";
import { site } from "@/lib/site/site";

const description = t`What Direct Primary Care is, what it costs, and where it saves money and where it doesn't: carefully sourced articles.`;

export function Component() {
  const [lead, ...others] = listedEntries;

  return (
    <Container className="pt-10 pb-section sm:pt-16">
      <PageHead title={t`Blog`} description={description} socialImage="blog" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${site.name} Blog`}
        href={paths.rss}
      />
      <StructuredData data={blogData(listedEntries, description)} />
      <StructuredData data={breadcrumbData({ name: t`Blog`, path: paths.blog })} />

      <header className="grid gap-x-12 gap-y-5 border-b-2 border-ink pb-7 lg:grid-cols-[1fr_22rem] lg:items-end">
        {/* One text node, to avoid a layout shift when the font loads. */}
        <h1 className="text-hero">{t`The DPC Nearby Blog`}</h1>
        <p className="text-ink-soft">
          <Trans>
            Know what you're joining before you join a practice. Carefully sourced articles about
            Direct Primary Care.
          </Trans>
        </p>
      </header>

      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[7fr_6fr]">
        {lead && <LeadTeaser entry={lead} />}
        <div className="grid gap-y-8 divide-y divide-line border-t border-line pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
          {others.map((entry) => (
            <div key={entry.slug} className="pb-6 last:pb-0">
              <Teaser entry={entry} />
            </div>
          ))}
        </div>
      </div>

      {import.meta.env.LANGUAGE !== "es" && <RssLink />}
    </Container>
  );
}

function RssLink() {
  return (
    <p className="mt-14 border-t border-line pt-6 text-sm text-ink-soft">
      {/* A file, not a route of the app. */}
      <a
        href={paths.rss}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-md font-medium text-primary underline-offset-4 hover:underline"
      >
        <Rss aria-hidden="true" className="size-4.5" />
        <Trans>Follow via RSS</Trans>
      </a>
    </p>
  );
}
