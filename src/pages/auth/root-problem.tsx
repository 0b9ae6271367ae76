import { Container } from "@/components/ui/container";
import { LinkProblemFromUrl } from "@/pages/auth/clean-address";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { NextSteps } from "@/pages/auth/ways-forward";

/** What went wrong at the auth server, on top of the home page, with the ways to go on. */
export function RootProblem() {
  return (
    <LinkProblemFromUrl>
      {(problem) =>
        problem && (
          <Container className="py-6">
            <LinkProblemNotice problem={problem} actions={<NextSteps type={null} next={null} />} />
          </Container>
        )
      }
    </LinkProblemFromUrl>
  );
}
