import { Link } from "react-router-dom";
import { footerGroups } from "@/components/layout/site-links";
import { SocialIcon } from "@/components/layout/social-icon";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths";
import { site, socialLinks } from "@/lib/site";

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
          <ul className="mt-6 -ml-3 flex" aria-label="Social media">
            {socialLinks.map(({ network, name, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="me noopener"
                  aria-label={`${site.name} on ${name} (opens in a new tab)`}
                  className="grid size-12 place-items-center rounded-full text-on-deep-soft transition-colors hover:bg-deep-line hover:text-on-deep [&_svg]:size-5.5"
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-8 sm:grid-cols-[repeat(4,auto)]"
        >
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className="font-sans text-sm font-semibold tracking-normal text-on-deep-soft">
                {group.title}
              </h2>
              <ul className="mt-1.5">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center rounded-md py-2 leading-snug decoration-accent decoration-2 underline-offset-6 hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container>
        {/* A page that was built last year still says so until it is taken over. */}
        <p
          className="border-t border-deep-line py-6 text-sm text-on-deep-soft"
          suppressHydrationWarning
        >
          © {new Date().getFullYear()} {site.name}. All rights reserved.
        </p>
      </Container>
    </footer>
  );
}
