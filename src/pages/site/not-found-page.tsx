import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { PageHead } from "@/components/site/page-head";
import type { SiteLink } from "@/components/site/site-links";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const pages: (SiteLink & { description: string })[] = [
  {
    label: t`Find a Doctor`,
    to: paths.directory(),
    description: t`search practices by city, ZIP code, or name`,
  },
  {
    label: t`Community`,
    to: paths.feed,
    hrefLang: "en",
    description: t`read posts and stories from members`,
  },
  {
    label: t`Blog`,
    to: paths.blog,
    description: t`learn what Direct Primary Care is and what it costs`,
  },
  {
    label: t`List Your Practice`,
    to: paths.addListing,
    hrefLang: "en",
    description: t`add your practice to the directory`,
  },
  { label: t`Contact`, to: paths.contact, description: t`report a broken link` },
];

/** Links to popular pages. */
function LikelyPages() {
  return (
    <nav aria-labelledby="likely-pages" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="likely-pages" className="text-xl">
        <Trans>You might be looking for</Trans>
      </h2>
      <ul className="mt-3">
        {pages.map(({ label, to, hrefLang, description }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2.5 py-1.5">
            <TextLink to={to} hrefLang={hrefLang} className="py-1">
              {label}
            </TextLink>
            <span className="text-sm text-ink-soft">{description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Component() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();

  function goBack() {
    // The first page of a new tab has no page to go back to.
    const isFirst = key === "default" && window.history.length <= 1;
    void (isFirst ? navigate(paths.home) : navigate(-1));
  }

  // Logged once per missing path, as the specification requires.
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <Container className="grid items-center gap-12 py-section lg:grid-cols-[7fr_5fr]">
      <PageHead
        title={t`Page Not Found`}
        description={t`The page does not exist or has been moved.`}
        isIndexed={false}
      />
      <div>
        <h1 className="text-hero">
          <Trans>Page Not Found</Trans>
        </h1>
        <p className="mt-5 max-w-lg text-lg text-ink-soft">
          <Trans>
            The page you are looking for does not exist or has been moved. Try searching for a
            practice instead.
          </Trans>
        </p>
        <DirectorySearchForm className="mt-8 max-w-xl" />
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.home}>
            <Trans>Go Home</Trans>
          </LinkButton>
          <Button variant="secondary" onClick={goBack}>
            <Trans>Go Back</Trans>
          </Button>
        </div>
        <LikelyPages />
      </div>
      <Illustration
        name="lost"
        alt={t`A cat asleep on an unfolded map, covering the route to the doctor.`}
        className="mx-auto w-full max-w-96 lg:max-w-none"
      />
    </Container>
  );
}
