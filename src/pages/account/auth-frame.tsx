import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Trans } from "@/components/ui/messages";
import { paths } from "@/lib/paths";

interface AuthFrameProps {
  title: string;
  /** The heading, if it differs from the title. */
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame around every sign-in page. */
export function AuthFrame({ title, heading = title, lead, children }: AuthFrameProps) {
  return (
    <div className="bg-linear-to-b from-sage to-paper">
      <Container className="pt-6 pb-section sm:pt-8">
        <PageHead title={title} isIndexed={false} />
        <LinkButton to={paths.home} variant="ghost" size="sm" className="-ml-4">
          <ArrowLeft aria-hidden="true" />
          <Trans>Back to Home</Trans>
        </LinkButton>
        <div className="mx-auto mt-6 max-w-lg sm:mt-10">
          <h1 className="text-3xl">{heading}</h1>
          {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
          <noscript>
            <p className="mt-5 text-sm font-semibold">
              <Trans>JavaScript is turned off. Turn it on to sign in or sign up.</Trans>
            </p>
          </noscript>
          <Card padding="lg" className="mt-7">
            {children}
          </Card>
        </div>
      </Container>
    </div>
  );
}
