import { Container } from "@/components/ui/container";
import { LinkProblemFromUrl } from "@/pages/account/link-problem-from-url";
import { LinkProblemNotice } from "@/pages/account/link-problem-notice";
import { NextSteps } from "@/pages/account/next-steps";

/** Shows an auth error on the home page, with next steps. */
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
