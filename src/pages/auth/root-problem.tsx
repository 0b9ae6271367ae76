import { Container } from "@/components/ui/container";
import { CleanAddress } from "@/pages/auth/clean-address";
import { LinkProblemNotice } from "@/pages/auth/link-problem-notice";
import { WaysForward } from "@/pages/auth/ways-forward";

/** What went wrong at the auth server, on top of the home page, with the ways to go on. */
export function RootProblem() {
  return (
    <CleanAddress>
      {(problem) =>
        problem && (
          <Container className="py-6">
            <LinkProblemNotice
              problem={problem}
              actions={<WaysForward type={null} next={null} />}
            />
          </Container>
        )
      }
    </CleanAddress>
  );
}
