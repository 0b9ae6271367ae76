import { Link } from "react-router-dom";
import { LocalText } from "@/components/layout/local-text";
import { footerGroups } from "@/components/layout/site-links";
import { SocialLinks } from "@/components/layout/social-links";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths";
import { operator } from "@/lib/site/operator";
import { site } from "@/lib/site/site";

export function SiteFooter() {
  return (
    <footer className="print:hidden bg-deep text-on-deep [--focus:var(--accent)]">
      <Container className="grid gap-x-10 gap-y-12 pt-16 pb-12 lg:grid-cols-[1fr_2.3fr]">
        <div>
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center rounded-md font-display text-2xl font-bold tracking-display"
          >
            {site.name}
          </Link>
          <p className="mt-2 max-w-sm text-on-deep-soft">
            A nationwide directory and community for Direct Primary Care. Direct primary care is not
            health insurance.
          </p>
          <SocialLinks />
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 sm:grid-cols-[repeat(4,auto)]"
        >
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal text-on-deep-soft">
                {group.title}
              </h2>
              <ul className="mt-1.5">
                {group.links.map(({ label, to }) => (
                  <li key={label}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center rounded-md py-2 leading-snug decoration-accent decoration-2 underline-offset-6 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        <p className="border-t border-deep-line py-6 text-sm text-on-deep-soft">
          <LocalText>
            {`© ${new Date().getFullYear()} ${operator.name ?? site.name}. All rights reserved.`}
          </LocalText>
        </p>
      </Container>
    </footer>
  );
}
